package org.marienbad.framework.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Locks a file against other processes by locking {@code FILE.lock} beside it, since the file itself may be replaced
 * while it is locked. {@code FILE.lock} is deleted with the lock; one left behind by a killed process locks nothing.
 */
public final class LockFile implements AutoCloseable {
    /**
     * The locks that this process holds. On POSIX systems a process loses a lock as soon as it closes any channel of
     * the file. So no second channel may be opened.
     */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private static final int MOST_BYTES = 1 << 20;

    private final Path path;
    private final FileChannel channel;

    private LockFile(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    /** Locks {@code file}; empty if this or another process already holds the lock. */
    public static Optional<LockFile> tryLock(Path file) throws IOException {
        Path path = file.resolveSibling(file.getFileName() + ".lock")
                .toAbsolutePath()
                .normalize();
        if (!HELD.add(path)) {
            return Optional.empty();
        }
        FileChannel channel = null;
        try {
            channel = open(path);
        } finally {
            if (channel == null) {
                HELD.remove(path);
            }
        }
        return Optional.ofNullable(channel).map(locked -> new LockFile(path, locked));
    }

    /** A locked channel; null if another process has locked it. */
    private static FileChannel open(Path path) throws IOException {
        while (true) {
            FileChannel channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            try {
                if (channel.tryLock() == null) {
                    channel.close();
                    return null;
                }
                if (isStillThere(path, channel)) {
                    return channel;
                }
            } catch (IOException | RuntimeException failure) {
                channel.close();
                throw failure;
            }
            channel.close();
        }
    }

    /**
     * Whether {@code channel} still belongs to the file at {@code path}, and not to a file that its owner has just
     * deleted. If it does, a new size shows at both. Reading the file would mean opening it, see {@link #HELD}.
     */
    private static boolean isStillThere(Path path, FileChannel channel) throws IOException {
        int size = 1 + ThreadLocalRandom.current().nextInt(MOST_BYTES);
        channel.truncate(0);
        channel.write(ByteBuffer.allocate(1), size - 1);
        return Files.exists(path) && Files.size(path) == size;
    }

    @Override
    public void close() {
        try {
            Files.deleteIfExists(path);
        } catch (IOException stillOpen) {
            // Windows removes no open file; the next to lock it does.
        }
        try {
            channel.close();
        } catch (IOException impossible) {
            // The lock ends with the process.
        }
        HELD.remove(path);
    }
}
