package org.marienbad.games.nim;

import java.util.List;

/**
 * One variant of Nim. An action says how many matches it leaves in a heap; the codes of a heap follow those of the
 * heaps before it.
 */
final class NimRules {
    /** Of the size of a heap; none has more than 63 matches. */
    static final int BITS = 6;

    final int seats;
    final boolean misere;
    /** Most matches a turn, 0 for any number. */
    final int limit;
    /** Sizes of the heaps at the start. */
    final List<Integer> sizes;

    private final int[] first;
    private final int[] heapOf;

    NimRules(int seats, List<Integer> sizes, boolean misere, int limit) {
        this.seats = seats;
        this.misere = misere;
        this.limit = limit;
        this.sizes = List.copyOf(sizes);
        first = new int[sizes.size()];
        heapOf = new int[total()];
        int code = 0;
        for (int heap = 0; heap < first.length; heap++) {
            first[heap] = code;
            for (int left = 0; left < sizes.get(heap); left++) {
                heapOf[code++] = heap;
            }
        }
    }

    int actionCount() {
        return heapOf.length;
    }

    int heapCount() {
        return first.length;
    }

    int total() {
        return sizes.stream().mapToInt(Integer::intValue).sum();
    }

    /** Most legal actions in any position: those of the start. */
    int maxLegalActions() {
        return sizes.stream().mapToInt(this::most).sum();
    }

    /** The most matches that may be taken from a heap of {@code size}. */
    int most(int size) {
        return limit == 0 ? size : Math.min(size, limit);
    }

    int heapOf(int code) {
        return heapOf[code];
    }

    /** The action that leaves {@code left} matches in {@code heap}. */
    int code(int heap, int left) {
        return first[heap] + left;
    }

    /** How many matches {@code code} leaves in its heap. */
    int left(int code) {
        return code - first[heapOf[code]];
    }
}
