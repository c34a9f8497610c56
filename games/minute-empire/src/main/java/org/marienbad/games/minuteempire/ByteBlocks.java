package org.marienbad.games.minuteempire;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Bytes of a position, read eight at a time. */
final class ByteBlocks {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private ByteBlocks() {}

    /** {@code start} mixed with all of {@code cells}, whose length is a multiple of 8. */
    static long mix(long start, byte[] cells) {
        long hash = start;
        for (int i = 0; i < cells.length; i += 8) {
            hash = mix(hash, word(cells, i));
        }
        return hash;
    }

    static long mix(long start, long word) {
        long hash = (start ^ word) * 0x9E3779B97F4A7C15L;
        return hash ^ hash >>> 29;
    }

    /** The word that begins with cell {@code from}. */
    static long word(byte[] cells, int from) {
        return (long) LONGS.get(cells, from);
    }

    /** Writes {@code cells} from word {@code from} on; returns the word after the last. */
    static int encode(byte[] cells, long[] out, int from) {
        for (int i = 0; i < cells.length; i += Long.BYTES) {
            out[from + i / Long.BYTES] = word(cells, i);
        }
        return from + cells.length / Long.BYTES;
    }

    /** Reads the numbers of {@link #encode}; returns the word after the last. */
    static int decode(long[] words, int from, byte[] cells) {
        for (int i = 0; i < cells.length; i += Long.BYTES) {
            LONGS.set(cells, i, words[from + i / Long.BYTES]);
        }
        return from + cells.length / Long.BYTES;
    }
}
