package org.marienbad.framework.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads text files that the user named, with a limit on their size and without ever blocking. */
public final class TextFiles {
    /** Longest file that is read if nothing else is said: 16 megabytes. */
    public static final int MAX_BYTES = 1 << 24;

    private TextFiles() {}

    /** The text of {@code file}, at most {@link #MAX_BYTES} long. */
    public static String read(Path file) throws IOException {
        return read(file, MAX_BYTES);
    }

    /**
     * The text of {@code file}: a regular one, or a pipe that the shell has opened for this program.
     *
     * @throws FileSystemException with the reason in words if it is something else or longer than {@code maxBytes}
     * @throws java.nio.charset.CharacterCodingException if it is not text in UTF-8
     */
    public static String read(Path file, int maxBytes) throws IOException {
        if (!Files.isRegularFile(file) && !isOpen(file)) {
            if (!Files.exists(file)) {
                throw new NoSuchFileException(file.toString());
            }
            throw new FileSystemException(
                    file.toString(), null, Files.isDirectory(file) ? "it is a directory" : "it is not a regular file");
        }
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(maxBytes + 1);
        }
        if (bytes.length > maxBytes) {
            throw tooLong(file.toString(), maxBytes);
        }
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString();
    }

    /**
     * All that is left of {@code in}.
     *
     * @param name the kind of the text, for the message
     * @throws FileSystemException with the reason in words if that is longer than {@link #MAX_BYTES} characters
     */
    public static String read(String name, Reader in) throws IOException {
        StringBuilder text = new StringBuilder();
        char[] buffer = new char[1 << 13];
        for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
            text.append(buffer, 0, count);
            if (text.length() > MAX_BYTES) {
                throw tooLong(name, MAX_BYTES);
            }
        }
        return text.toString();
    }

    private static FileSystemException tooLong(String name, int most) {
        return new FileSystemException(name, null, "it is longer than " + (most >> 20) + " MB");
    }

    /** Whether it is a descriptor that this program was started with, as a shell writes it. */
    private static boolean isOpen(Path file) {
        return (file.startsWith("/dev/fd") || file.equals(Path.of("/dev/stdin"))) && Files.exists(file);
    }
}
