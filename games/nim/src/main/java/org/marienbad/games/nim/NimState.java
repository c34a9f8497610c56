package org.marienbad.games.nim;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.marienbad.framework.game.BitPacking;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** The sizes of the heaps and the seat to move, which is the one that finds no match at the end. */
public final class NimState implements State {
    private static final int HEAPS_A_WORD = Long.SIZE / NimRules.BITS;

    private final NimRules rules;
    private final int[] heaps;
    /** The number of legal actions. */
    private int choices;

    private int turn;

    NimState(NimRules rules, int[] heaps, int turn) {
        this.rules = rules;
        this.heaps = heaps.clone();
        this.turn = turn;
        count();
    }

    private void count() {
        choices = 0;
        for (int size : heaps) {
            choices += rules.most(size);
        }
    }

    @Override
    public int actor() {
        return over() ? TERMINAL : turn;
    }

    /** Whether no match is left. */
    boolean over() {
        return choices == 0;
    }

    @Override
    public int legalActions(int[] buffer) {
        int count = 0;
        for (int heap = 0; heap < heaps.length; heap++) {
            int size = heaps[heap];
            for (int left = size - rules.most(size); left < size; left++) {
                buffer[count++] = rules.code(heap, left);
            }
        }
        return count;
    }

    /** Draws among the legal actions without listing them. */
    @Override
    public int randomAction(int[] buffer, SplittableRandom random) {
        if (over()) {
            return -1;
        }
        int index = Playout.index(choices, random);
        int heap = 0;
        while (index >= rules.most(heaps[heap])) {
            index -= rules.most(heaps[heap++]);
        }
        return rules.code(heap, heaps[heap] - rules.most(heaps[heap]) + index);
    }

    @Override
    public void apply(int action) {
        int heap = rules.heapOf(action);
        int left = rules.left(action);
        choices += rules.most(left) - rules.most(heaps[heap]);
        heaps[heap] = left;
        turn = turn + 1 == rules.seats ? 0 : turn + 1;
    }

    @Override
    public void payoffs(double[] out) {
        double others = (rules.misere ? 1.0 : -1.0) / (rules.seats - 1);
        Arrays.fill(out, 0, rules.seats, others);
        out[lastTaker()] = rules.misere ? -1 : 1;
    }

    /** The seat that moved before the one to move. */
    int lastTaker() {
        return (turn == 0 ? rules.seats : turn) - 1;
    }

    int turn() {
        return turn;
    }

    /** Number of matches in {@code heap} (from 0). */
    public int heap(int heap) {
        return heaps[heap];
    }

    /** The sizes of all heaps, in order. */
    public int[] heaps() {
        return heaps.clone();
    }

    @Override
    public NimState copy() {
        return new NimState(rules, heaps, turn);
    }

    @Override
    public void copyFrom(State other) {
        NimState nim = (NimState) other;
        System.arraycopy(nim.heaps, 0, heaps, 0, heaps.length);
        choices = nim.choices;
        turn = nim.turn;
    }

    @Override
    public long hash() {
        long hash = turn;
        for (int heap = 0; heap < heaps.length; heap++) {
            hash = Long.rotateLeft(hash, NimRules.BITS) ^ heaps[heap];
            if (heap % HEAPS_A_WORD == HEAPS_A_WORD - 1) {
                hash = Seeds.mix(hash);
            }
        }
        return Seeds.mix(hash);
    }

    @Override
    public void encode(long[] out) {
        out[0] = turn;
        BitPacking.pack(NimRules.BITS, heaps, out, 1);
    }

    @Override
    public void decode(long[] words) {
        turn = (int) words[0];
        BitPacking.unpack(NimRules.BITS, words, 1, heaps);
        count();
    }

    /** The heaps in the notation of the theory. */
    String shortForm() {
        return Arrays.stream(heaps).mapToObj(String::valueOf).collect(Collectors.joining(";", "⟨", "⟩"));
    }

    /** The heaps in the notation of the theory, whose turn it is, and the matches as they lie. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(shortForm()).append(' ');
        if (over()) {
            text.append("player ").append(lastTaker() + 1).append(" took the last match");
        } else {
            text.append("player ").append(turn + 1).append(" to move");
        }
        for (int heap = 0; heap < heaps.length; heap++) {
            text.append(String.format("\n%2d  %s", heap + 1, "|".repeat(heaps[heap]))
                    .stripTrailing());
        }
        return text.toString();
    }
}
