package org.marienbad.games.nim;

import java.util.List;

/**
 * One variant of Nim, and its matches as bits. A match is one bit, and taking it together with all matches after it in
 * its heap is one action: the code is the number of the bit. Heaps fill from bit 0 and none crosses a word of 64 bits.
 */
final class NimRules {
    final int seats;
    final boolean misere;
    /** Most matches a turn, 0 for any number. */
    final int limit;
    /** Sizes of the heaps at the start. */
    final List<Integer> sizes;

    /** All matches, a word of 64 codes each. */
    final long[] start;
    /** For every code the bits of its word that stay when it is played. */
    final long[] kept;
    /** For every word the bits that have, {@code limit} bits further, another bit of their heap. */
    final long[] inner;

    private final int[] first;
    private final int[] heapOf;
    /** For every heap all its bits in its word. */
    private final long[] whole;

    NimRules(int seats, List<Integer> sizes, boolean misere, int limit) {
        this.seats = seats;
        this.misere = misere;
        this.limit = limit;
        this.sizes = List.copyOf(sizes);
        first = new int[sizes.size()];
        int codes = 0;
        for (int heap = 0; heap < first.length; heap++) {
            int size = sizes.get(heap);
            if (codes % 64 + size > 64) {
                codes += 64 - codes % 64;
            }
            first[heap] = codes;
            codes += size;
        }
        start = new long[(codes + 63) / 64];
        inner = new long[start.length];
        kept = new long[codes];
        heapOf = new int[codes];
        whole = new long[first.length];
        for (int heap = 0; heap < first.length; heap++) {
            int end = first[heap] + sizes.get(heap);
            for (int code = first[heap]; code < end; code++) {
                start[code / 64] |= 1L << code;
                inner[code / 64] |= limit > 0 && code + limit < end ? 1L << code : 0;
                kept[code] = ~(-1L << code & -1L >>> 63 - (end - 1) % 64);
                heapOf[code] = heap;
                whole[heap] |= 1L << code;
            }
        }
    }

    int actionCount() {
        return kept.length;
    }

    int heapCount() {
        return first.length;
    }

    int total() {
        return sizes.stream().mapToInt(Integer::intValue).sum();
    }

    /** Most legal actions in any position: those of the start. */
    int maxLegalActions() {
        return sizes.stream()
                .mapToInt(size -> limit == 0 ? size : Math.min(size, limit))
                .sum();
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

    /** The number of matches of {@code heap} in its word of bits. */
    int count(int heap, long word) {
        return Long.bitCount(word & whole[heap]);
    }

    /** Index of the word that holds {@code heap}. */
    int word(int heap) {
        return first[heap] / 64;
    }
}
