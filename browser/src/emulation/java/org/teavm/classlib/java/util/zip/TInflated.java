package org.teavm.classlib.java.util.zip;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.zip.ZipException;

/** Unpacks what is deflated (RFC 1951), and reads no byte behind it. */
final class TInflated {
    private static final int MOST_BITS = 15;
    private static final int LITERALS = 288;
    private static final int END = 256;
    private static final int[] ORDER = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

    private final InputStream in;
    private byte[] out = new byte[1 << 16];
    private int length;
    private int bits;
    private int kept;

    /** A canonical code of Huffman: how many words have each length, and the symbols in the order of their words. */
    private record Code(int[] counts, int[] symbols) {
        static Code of(int[] lengths, int from, int to) {
            int[] counts = new int[MOST_BITS + 1];
            int[] symbols = new int[to - from];
            int placed = 0;
            for (int bits = 1; bits <= MOST_BITS; bits++) {
                for (int symbol = from; symbol < to; symbol++) {
                    if (lengths[symbol] == bits) {
                        counts[bits]++;
                        symbols[placed++] = symbol - from;
                    }
                }
            }
            return new Code(counts, symbols);
        }
    }

    TInflated(InputStream in) {
        this.in = in;
    }

    byte[] bytes() throws IOException {
        boolean last;
        do {
            last = take(1) == 1;
            switch (take(2)) {
                case 0 -> copy();
                case 1 -> {
                    int[] lengths = new int[LITERALS + 30];
                    for (int i = 0; i < lengths.length; i++) {
                        lengths[i] = i >= LITERALS ? 5 : i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
                    }
                    unpack(Code.of(lengths, 0, LITERALS), Code.of(lengths, LITERALS, lengths.length));
                }
                case 2 -> own();
                default -> throw new ZipException("no such block");
            }
        } while (!last);
        return Arrays.copyOf(out, length);
    }

    private int take(int count) throws IOException {
        while (kept < count) {
            int next = in.read();
            if (next < 0) {
                throw new EOFException();
            }
            bits |= next << kept;
            kept += 8;
        }
        int taken = bits & (1 << count) - 1;
        bits >>>= count;
        kept -= count;
        return taken;
    }

    private void put(int value) {
        if (length == out.length) {
            out = Arrays.copyOf(out, 2 * length);
        }
        out[length++] = (byte) value;
    }

    private void copy() throws IOException {
        bits = 0;
        kept = 0;
        int count = take(16);
        take(16);
        for (int i = 0; i < count; i++) {
            put(take(8));
        }
    }

    private int symbol(Code code) throws IOException {
        int word = 0;
        int first = 0;
        int index = 0;
        for (int bits = 1; bits <= MOST_BITS; bits++) {
            word |= take(1);
            int count = code.counts[bits];
            if (word - first < count) {
                return code.symbols[index + word - first];
            }
            index += count;
            first = first + count << 1;
            word <<= 1;
        }
        throw new ZipException("no such word");
    }

    /** A block that begins with its codes. */
    private void own() throws IOException {
        int literals = take(5) + 257;
        int all = literals + take(5) + 1;
        int told = take(4) + 4;
        int[] lengths = new int[ORDER.length];
        for (int i = 0; i < told; i++) {
            lengths[ORDER[i]] = take(3);
        }
        Code code = Code.of(lengths, 0, lengths.length);
        lengths = new int[all];
        for (int i = 0; i < all; ) {
            int symbol = symbol(code);
            int value = symbol < 16 ? symbol : symbol == 16 ? lengths[i - 1] : 0;
            int times = symbol < 16 ? 1 : symbol == 16 ? 3 + take(2) : symbol == 17 ? 3 + take(3) : 11 + take(7);
            for (int end = i + times; i < end; i++) {
                lengths[i] = value;
            }
        }
        unpack(Code.of(lengths, 0, literals), Code.of(lengths, literals, all));
    }

    private void unpack(Code literals, Code distances) throws IOException {
        for (int symbol = symbol(literals); symbol != END; symbol = symbol(literals)) {
            if (symbol < END) {
                put(symbol);
                continue;
            }
            int count = symbol == 285 ? 258 : stepped(symbol - END - 1, 4) + 3;
            int from = length - 1 - stepped(symbol(distances), 2);
            for (int i = 0; i < count; i++) {
                put(out[from + i]);
            }
        }
    }

    /** The number of a symbol whose successors stand for twice as many numbers after every {@code width}. */
    private int stepped(int symbol, int width) throws IOException {
        if (symbol < 2 * width) {
            return symbol;
        }
        int extra = symbol / width - 1;
        return (width + symbol % width << extra) + take(extra);
    }
}
