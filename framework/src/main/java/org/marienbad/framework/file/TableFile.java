package org.marienbad.framework.file;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * Tables of bytes kept in a file, so that they are computed only once. The file is replaced atomically, has a title that says
 * what is in it, and a checksum; one that does not match counts as missing. A directory that cannot be written only means that
 * the tables are computed again next time.
 */
public final class TableFile {
    /** Set by the application to the user's cache directory. */
    private static final String FOLDER_PROPERTY = "marienbad.cache";

    private final Path file;
    private final String title;

    /** @param title the version of the tables, and all that their content depends on */
    public TableFile(Path file, String title) {
        this.file = file;
        this.title = title;
    }

    /** The user's cache directory, if the application has named one. */
    public static Optional<Path> userFolder() {
        return Optional.ofNullable(System.getProperty(FOLDER_PROPERTY)).map(Path::of);
    }

    /** Fills {@code tables}, whose lengths must be those of the tables written. If it returns false, they hold anything. */
    public boolean read(List<byte[]> tables) {
        if (!Files.isReadable(file)) {
            return false;
        }
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            if (!in.readUTF().equals(title)) {
                return false;
            }
            long sum = in.readLong();
            for (byte[] table : tables) {
                in.readFully(table);
            }
            return in.read() < 0 && sum == checksum(tables);
        } catch (IOException unreadable) {
            return false;
        }
    }

    /** Replaces the file, and makes its directory if there is none; leaves things as they are if that fails. */
    public void write(List<byte[]> tables) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            AtomicFiles.write(file, stream -> {
                DataOutputStream out = new DataOutputStream(stream);
                out.writeUTF(title);
                out.writeLong(checksum(tables));
                for (byte[] table : tables) {
                    out.write(table);
                }
                out.flush();
            });
        } catch (IOException unwritable) {
            // They are computed again next time.
        }
    }

    private static long checksum(List<byte[]> tables) {
        CRC32 sum = new CRC32();
        tables.forEach(sum::update);
        return sum.getValue();
    }
}
