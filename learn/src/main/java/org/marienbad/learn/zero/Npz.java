package org.marienbad.learn.zero;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes arrays as NumPy reads them: a zip of files in the format NPY 1.0. The same arrays give the same bytes. */
final class Npz implements Closeable {
    private static final byte[] MAGIC = {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0};
    private static final int ALIGNMENT = 64;
    private static final int LENGTH_BYTES = 2;
    /** The time of every entry, always the same, so that equal arrays give equal files. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 2, 1, 0, 0);

    private final ZipOutputStream zip;

    Npz(OutputStream out) {
        zip = new ZipOutputStream(out);
    }

    /** Elements of an array, one after the other. */
    @FunctionalInterface
    interface Rows {
        /** Puts row {@code number}, which is full of the padding. */
        void put(int number, ByteBuffer row);
    }

    /**
     * Adds an array of 32-bit numbers.
     *
     * @param type {@code i4} or {@code f4}
     * @param padding the bits that a row is filled with where nothing is put
     * @param shape the number of rows first, or nothing for a single number
     */
    void add(String name, String type, int padding, Rows rows, int... shape) throws IOException {
        ZipEntry entry = new ZipEntry(name + ".npy");
        entry.setTimeLocal(TIME);
        zip.putNextEntry(entry);
        zip.write(header(type, shape));
        int length = 1;
        for (int i = 1; i < shape.length; i++) {
            length *= shape[i];
        }
        ByteBuffer row = ByteBuffer.allocate(length * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        int count = shape.length == 0 ? 1 : shape[0];
        for (int number = 0; number < count; number++) {
            row.clear();
            while (row.hasRemaining()) {
                row.putInt(padding);
            }
            row.clear();
            rows.put(number, row);
            zip.write(row.array());
        }
        zip.closeEntry();
    }

    private static byte[] header(String type, int... shape) {
        String dimensions =
                Arrays.stream(shape).mapToObj(length -> length + ",").collect(Collectors.joining(" "));
        String text = "{'descr': '<" + type + "', 'fortran_order': False, 'shape': (" + dimensions + "), }";
        int length = MAGIC.length + LENGTH_BYTES + text.length() + 1;
        int padding = (ALIGNMENT - length % ALIGNMENT) % ALIGNMENT;
        byte[] words = (text + " ".repeat(padding) + "\n").getBytes(StandardCharsets.ISO_8859_1);
        return ByteBuffer.allocate(length + padding)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put(MAGIC)
                .putShort((short) words.length)
                .put(words)
                .array();
    }

    @Override
    public void close() throws IOException {
        // Finished, not closed: the file is not this class's.
        zip.finish();
    }
}
