package org.marienbad.learn.feature;

import java.util.BitSet;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/**
 * The bits of {@link State#encode} that vary in random games, each a cell of two states. Neighbors lie side by side, as
 * the bits of a number do. An encoding holds everything, so this is for games without hidden information. For one
 * thread.
 */
final class EncodingCells implements CellView {
    private static final int GAMES = 200;
    private static final int[][] NO_NEIGHBOURS = {};

    private final int[] bits;
    private final long[] words;

    private EncodingCells(int[] bits, int words) {
        this.bits = bits;
        this.words = new long[words];
    }

    static EncodingCells of(Game game) {
        long[] words = new long[game.info().words()];
        BitSet ones = new BitSet();
        BitSet zeros = new BitSet();
        RandomGames.walk(game, "encoding", GAMES, state -> {
            state.encode(words);
            BitSet set = BitSet.valueOf(words);
            ones.or(set);
            set.flip(0, words.length * Long.SIZE);
            zeros.or(set);
            return true;
        });
        ones.and(zeros);
        return new EncodingCells(ones.stream().toArray(), words.length);
    }

    @Override
    public FeatureSet.Source source() {
        return FeatureSet.Source.ENCODING;
    }

    @Override
    public int cellCount() {
        return bits.length;
    }

    @Override
    public int cellStates(int cell) {
        return 2;
    }

    @Override
    public void readCells(State state, int seat, int[] out) {
        state.encode(words);
        for (int i = 0; i < bits.length; i++) {
            out[i] = (int) (words[bits[i] / Long.SIZE] >>> bits[i]) & 1;
        }
    }

    @Override
    public int[][] neighbours() {
        int count = bits.length;
        if (count < 2) {
            return NO_NEIGHBOURS;
        }
        int[][] neighbours = new int[count][];
        for (int i = 0; i < count; i++) {
            neighbours[i] = i == 0 ? new int[] {1} : i == count - 1 ? new int[] {i - 1} : new int[] {i - 1, i + 1};
        }
        return neighbours;
    }

    @Override
    public CellView forThread() {
        return new EncodingCells(bits, words.length);
    }
}
