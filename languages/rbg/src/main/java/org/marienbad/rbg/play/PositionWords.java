package org.marienbad.rbg.play;

import org.marienbad.framework.game.BitPacking;
import org.marienbad.framework.game.Seeds;
import org.marienbad.rbg.tree.RbgDescription;

/** How positions of a description are packed into words: first the pieces by vertex, then player, node, vertex and numbers. */
public final class PositionWords {
    private final int pieceBits;
    private final int numberBits;
    private final int numbers;
    private final int words;

    PositionWords(RbgDescription description, Automaton automaton) {
        pieceBits = bits(description.pieces().size() - 1);
        int most = Math.max(
                Math.max(description.players().size(), automaton.size()),
                description.board().size());
        for (int bound : description.bounds()) {
            most = Math.max(most, bound);
        }
        numberBits = bits(most);
        numbers = 3 + description.bounds().size();
        words = BitPacking.count(pieceBits, description.board().size()) + BitPacking.count(numberBits, numbers);
    }

    private static int bits(int most) {
        return Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(most));
    }

    /** How many words a position takes. */
    public int count() {
        return words;
    }

    /** How many numbers there are: player + 1, node, vertex, then scores and variables. */
    public int numbers() {
        return numbers;
    }

    public void pack(int[] board, int[] others, long[] out) {
        BitPacking.pack(numberBits, others, out, BitPacking.pack(pieceBits, board, out, 0));
    }

    public void unpack(long[] in, int[] board, int[] others) {
        BitPacking.unpack(numberBits, in, BitPacking.unpack(pieceBits, in, 0, board), others);
    }

    /** A hash of packed words. */
    public long hash(long[] packed) {
        long hash = 0;
        for (int word = 0; word < words; word++) {
            hash = Seeds.mix(hash + 0x9E3779B97F4A7C15L ^ packed[word]);
        }
        return hash;
    }
}
