package org.marienbad.learn.run;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.marienbad.framework.file.AtomicFiles;

/** Bytes in a file with a checksum behind them: disks of several machines lose the ends of files, or bring old ones. */
final class Checked {
    private Checked() {}

    /** A file does not hold what was written. */
    static final class Damaged extends IOException {
        private static final long serialVersionUID = 1L;

        private final transient Path file;

        Damaged(Path file) {
            super(file + " is damaged");
            this.file = file;
        }

        Path file() {
            return file;
        }
    }

    static void write(Path file, byte[] bytes) throws IOException {
        AtomicFiles.write(file, out -> {
            out.write(bytes);
            out.write(sum(bytes));
        });
    }

    /** @throws Damaged if it is not the output of {@link #write} */
    static byte[] read(Path file) throws IOException {
        byte[] all = Files.readAllBytes(file);
        if (all.length < Long.BYTES) {
            throw new Damaged(file);
        }
        byte[] bytes = Arrays.copyOf(all, all.length - Long.BYTES);
        if (!Arrays.equals(sum(bytes), Arrays.copyOfRange(all, bytes.length, all.length))) {
            throw new Damaged(file);
        }
        return bytes;
    }

    private static byte[] sum(byte[] bytes) {
        CRC32C sum = new CRC32C();
        sum.update(bytes);
        // Not 0 where there is nothing but zeros, as in a file whose contents were lost.
        return ByteBuffer.allocate(Long.BYTES).putLong(~sum.getValue()).array();
    }
}
