package org.marienbad.framework.game;

/** Small numbers, packed into the words of {@link State#encode}. */
public final class BitPacking {
    private BitPacking() {}

    /** Words that {@code count} numbers of {@code bits} bits take. */
    public static int count(int bits, int count) {
        int each = Long.SIZE / bits;
        return (count + each - 1) / each;
    }

    /**
     * Writes {@code values}, each in [0, 2^bits), into {@code out} from word {@code from} on.
     *
     * @return the word after the last one written
     */
    public static int pack(int bits, int[] values, long[] out, int from) {
        int word = from - 1;
        int shift = Long.SIZE;
        for (int value : values) {
            if (shift + bits > Long.SIZE) {
                out[++word] = 0;
                shift = 0;
            }
            out[word] |= (long) value << shift;
            shift += bits;
        }
        return word + 1;
    }

    /**
     * Reads what {@link #pack} wrote.
     *
     * @return the word after the last one read
     */
    public static int unpack(int bits, long[] words, int from, int[] values) {
        long mask = -1L >>> Long.SIZE - bits;
        int word = from - 1;
        int shift = Long.SIZE;
        for (int i = 0; i < values.length; i++) {
            if (shift + bits > Long.SIZE) {
                word++;
                shift = 0;
            }
            values[i] = (int) (words[word] >>> shift & mask);
            shift += bits;
        }
        return word + 1;
    }
}
