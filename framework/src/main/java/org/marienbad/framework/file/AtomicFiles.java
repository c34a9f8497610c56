package org.marienbad.framework.file;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

/**
 * Replaces files atomically, even if the process or the machine crashes. The content is written to a temporary part
 * file beside the target, forced to the disk and renamed. Several processes may write the same file: the last wins.
 */
public final class AtomicFiles {
    private static final String PART = ".part";
    private static final int UUID_LENGTH = 36;

    /** A part file not written to for this long was left behind by a process that was killed. */
    private static final Duration ABANDONED = Duration.ofHours(1);

    /** Writes the content of a file. */
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    private AtomicFiles() {}

    /** Makes {@code text}, in UTF-8, the content of {@code target}. */
    public static void write(Path target, String text) throws IOException {
        write(target, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Makes the output of {@code content} the content of {@code target}. If that fails, the file stays as it was. */
    public static void write(Path target, Content content) throws IOException {
        Path part = target.resolveSibling(target.getFileName() + "." + UUID.randomUUID() + PART);
        removeAbandonedParts(target);
        try {
            try (FileChannel channel =
                    FileChannel.open(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16);
                content.writeTo(out);
                out.flush();
            }
            move(part, target);
        } catch (IOException failure) {
            throw naming(target, failure);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /** The system's message about a full disk names no file. */
    private static IOException naming(Path target, IOException failure) {
        if (failure.getClass() != IOException.class) {
            return failure;
        }
        IOException named = new FileSystemException(target.toString(), null, failure.getMessage());
        named.initCause(failure);
        return named;
    }

    /**
     * As {@link #write}, for a file that must not exist yet.
     *
     * @throws FileAlreadyExistsException if it does
     */
    public static void create(Path target, String text) throws IOException {
        if (Files.exists(target)) {
            throw new FileAlreadyExistsException(target.toString());
        }
        write(target, text);
    }

    /** Makes the closed file {@code part}, prepared in the same directory, the content of {@code target}. */
    public static void move(Path part, Path target) throws IOException {
        try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
        try {
            Files.move(part, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException unsupported) {
            Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
        }
        forceDirectory(target.toAbsolutePath().getParent());
    }

    /** Forces the renaming to the disk too. Windows cannot open directories, and needs no such call. */
    private static void forceDirectory(Path directory) {
        try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException unsupported) {
            // The file itself is complete in any case.
        }
    }

    private static void removeAbandonedParts(Path target) {
        String start = target.getFileName() + ".";
        Instant limit = Instant.now().minus(ABANDONED);
        try (DirectoryStream<Path> parts = Files.newDirectoryStream(
                target.toAbsolutePath().getParent(),
                file -> isPart(file.getFileName().toString(), start))) {
            for (Path part : parts) {
                if (Files.getLastModifiedTime(part).toInstant().isBefore(limit)) {
                    Files.deleteIfExists(part);
                }
            }
        } catch (IOException unreadable) {
            // A leftover part file only takes space.
        }
    }

    private static boolean isPart(String name, String start) {
        return name.startsWith(start)
                && name.endsWith(PART)
                && name.length() == start.length() + UUID_LENGTH + PART.length();
    }

    /** Why a file cannot be read or written, in a few words. */
    public static String reason(IOException why) {
        if (why instanceof NoSuchFileException) {
            return "no such file or directory";
        }
        if (why instanceof FileAlreadyExistsException) {
            return "it exists already";
        }
        if (why instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (why instanceof CharacterCodingException) {
            return "it is not text in UTF-8";
        }
        if (why instanceof FileSystemException system && system.getReason() != null) {
            return system.getReason();
        }
        return String.valueOf(why.getMessage());
    }
}
