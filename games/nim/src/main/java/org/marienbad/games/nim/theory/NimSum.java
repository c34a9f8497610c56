package org.marienbad.games.nim.theory;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * Who wins at Nim (C. L. Bouton 1901): a position is lost exactly when the nim-sum, the exclusive or of the heaps, is
 * 0. With at most k matches per turn a heap counts modulo k + 1. In misère the same holds until all heaps count 0 or 1;
 * then a position is lost exactly when the nim-sum is 1.
 *
 * @param misere whether the last match loses
 * @param limit most matches per turn, 0 for any number
 */
record NimSum(boolean misere, int limit) {
    /** The matches to take, the heap (from 0), and the nim-sum after it. */
    record Take(int heap, int matches, int leaves) {}

    /** The value of a heap: its Sprague–Grundy value. */
    int count(int heap) {
        return limit == 0 ? heap : heap % (limit + 1);
    }

    int sum(int[] heaps) {
        int sum = 0;
        for (int heap : heaps) {
            sum ^= count(heap);
        }
        return sum;
    }

    /** Whether every heap counts 0 or 1: there the misère outcome is the opposite of the normal one. */
    boolean onlySingles(int[] heaps) {
        return Arrays.stream(heaps).allMatch(heap -> count(heap) <= 1);
    }

    /** Whether the seat to move loses against best play. */
    boolean isLost(int[] heaps) {
        return sum(heaps) == (misere && onlySingles(heaps) ? 1 : 0);
    }

    /**
     * A winning take where there is one, the one that leaves least; else a single match from the greatest heap, which
     * makes the fight long. There must be a match.
     */
    Take best(int[] heaps) {
        Take best = null;
        for (int heap = 0; heap < heaps.length; heap++) {
            int most = limit == 0 ? heaps[heap] : Math.min(limit, heaps[heap]);
            for (int matches = most; matches > 0 && (best == null || matches > best.matches); matches--) {
                int[] after = after(heaps, heap, matches);
                if (isLost(after)) {
                    best = new Take(heap, matches, sum(after));
                }
            }
        }
        return best == null ? patient(heaps) : best;
    }

    private Take patient(int[] heaps) {
        int greatest = 0;
        for (int heap = 1; heap < heaps.length; heap++) {
            greatest = heaps[heap] > heaps[greatest] ? heap : greatest;
        }
        return new Take(greatest, 1, sum(after(heaps, greatest, 1)));
    }

    static int[] after(int[] heaps, int heap, int matches) {
        int[] after = heaps.clone();
        after[heap] -= matches;
        return after;
    }

    /** The sum written out: {@code 1 xor 3 xor 6}, heaps that count 0 left out where there are others. */
    String written(int[] heaps) {
        String terms = Arrays.stream(heaps)
                .map(this::count)
                .filter(count -> count > 0)
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" xor "));
        return terms.isEmpty() ? "0" : terms;
    }
}
