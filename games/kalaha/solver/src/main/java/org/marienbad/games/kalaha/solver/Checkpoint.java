package org.marienbad.games.kalaha.solver;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.file.LockFile;
import org.marienbad.games.kalaha.KalahaState;

/**
 * A file from which a long proof resumes after an interruption: what is proven of the position, and the bounds that
 * took many nodes. It is replaced atomically, and names the position it belongs to.
 */
final class Checkpoint implements AutoCloseable {
    private static final long MAGIC = 0x4B414C4148413032L;
    private static final long SAVE_NANOS = 300_000_000_000L;
    /** Logarithm of the nodes that an entry must have cost to be saved. */
    private static final int LEAST_COST = 5;

    private final Path file;
    private long saved = System.nanoTime();
    private Optional<IOException> failure = Optional.empty();
    /** Whether the contents of the file have been loaded, so that it may be replaced. */
    private boolean resumed;
    /** Held from {@link #resume} to {@link #close}, so that no other process writes the file. */
    private LockFile lock;

    Checkpoint(Path file) {
        this.file = file;
    }

    /**
     * Locks the file, loads it if it exists, and has it written every five minutes.
     *
     * @throws IllegalArgumentException if it is damaged, belongs to another position, is in use, or cannot be written
     */
    void resume(KalahaState position, Proof proof, Prover prover, ProofTask job) {
        try {
            lock = LockFile.tryLock(file)
                    .orElseThrow(() -> new IllegalArgumentException(
                            "checkpoint " + file + " is in use by another proof; name another file, or wait"));
        } catch (IOException unwritable) {
            throw new IllegalArgumentException(
                    "checkpoint " + file + " cannot be written (" + AtomicFiles.reason(unwritable) + ")", unwritable);
        }
        if (Files.exists(file)) {
            try {
                check();
                read(position, proof, prover, job);
            } catch (IOException unreadable) {
                throw new IllegalArgumentException(
                        "checkpoint " + file + " cannot be read (" + unreadable.getMessage() + ")", unreadable);
            }
        }
        try {
            note("begins, " + job.threads() + (job.threads() == 1 ? " thread" : " threads"), job);
        } catch (IOException unwritable) {
            throw new IllegalArgumentException(
                    "checkpoint " + file + " cannot be written (" + unwritable + ")", unwritable);
        }
        resumed = true;
        job.journal(fact -> tryTo(() -> note(fact, job)));
        job.aside(() -> {
            if (System.nanoTime() - saved > SAVE_NANOS) {
                tryTo(() -> {
                    save(position, proof, prover, job);
                    note("continues", job);
                });
            }
        });
    }

    /** Adds a line to the journal beside the file: the time, the event, and the effort so far. */
    private void note(String fact, ProofTask job) throws IOException {
        String line = String.format(
                Locale.ROOT,
                "%s  %s; %,d nodes, %d s, %d s of CPU time%n",
                Instant.now().truncatedTo(ChronoUnit.SECONDS),
                fact,
                job.nodes(),
                job.nanos() / 1_000_000_000L,
                job.cpuNanos() / 1_000_000_000L);
        Files.writeString(
                file.resolveSibling(file.getFileName() + ".log"),
                line,
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }

    @FunctionalInterface
    private interface Writing {
        void run() throws IOException;
    }

    /** A disk that is full for a while must not end a proof of hours; the next attempt may succeed. */
    private void tryTo(Writing writing) {
        try {
            writing.run();
            failure = Optional.empty();
        } catch (IOException unwritable) {
            failure = Optional.of(unwritable);
        }
    }

    private void check() throws IOException {
        try (CheckedInputStream checked =
                        new CheckedInputStream(new BufferedInputStream(Files.newInputStream(file)), new CRC32());
                DataInputStream in = new DataInputStream(checked)) {
            in.skipNBytes(Math.max(0, Files.size(file) - Long.BYTES));
            long sum = checked.getChecksum().getValue();
            if (Files.size(file) < 2 * Long.BYTES || in.readLong() != sum) {
                throw new IllegalArgumentException("checkpoint " + file + " is damaged; delete it to start afresh");
            }
        }
    }

    private void read(KalahaState position, Proof proof, Prover prover, ProofTask job) throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16))) {
            if (in.readLong() != MAGIC || !in.readUTF().equals(identity(position, prover))) {
                throw new IllegalArgumentException("checkpoint " + file
                        + " belongs to another position, or other rules; name another file to start afresh");
            }
            prover.grow(ProofPlan.values()[in.readInt()], job);
            for (int action : proof.actions()) {
                proof.know(action, new Range(in.readInt(), in.readInt()));
            }
            job.spentBefore(in.readLong(), in.readLong(), in.readLong());
            BoundsTable bounds = prover.tables().bounds();
            for (long spread = in.readLong(); spread >= 0; spread = in.readLong()) {
                bounds.add(spread, in.readInt());
            }
        }
    }

    /**
     * Writes the file for the last time, unless there was no time to load it. Returns the reason of a failure, after
     * which the old one is still there.
     */
    Optional<IOException> end(KalahaState position, Proof proof, Prover prover, ProofTask job) {
        if (!resumed) {
            return Optional.empty();
        }
        tryTo(() -> {
            save(position, proof, prover, job);
            note("ends, worth " + proof.value(), job);
        });
        return failure;
    }

    @Override
    public void close() {
        if (lock != null) {
            lock.close();
            lock = null;
        }
        resumed = false;
    }

    private void save(KalahaState position, Proof proof, Prover prover, ProofTask job) throws IOException {
        saved = System.nanoTime();
        AtomicFiles.write(file, out -> write(out, position, proof, prover, job));
    }

    private static void write(OutputStream stream, KalahaState position, Proof proof, Prover prover, ProofTask job)
            throws IOException {
        CheckedOutputStream checked = new CheckedOutputStream(stream, new CRC32());
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(checked, 1 << 16));
        try {
            out.writeLong(MAGIC);
            out.writeUTF(identity(position, prover));
            out.writeInt(prover.plan().ordinal());
            for (int action : proof.actions()) {
                out.writeInt(proof.range(action).low());
                out.writeInt(proof.range(action).high());
            }
            out.writeLong(job.nodes());
            out.writeLong(job.nanos());
            out.writeLong(job.cpuNanos());
            prover.tables().bounds().forEach(LEAST_COST, (spread, facts) -> {
                try {
                    out.writeLong(spread);
                    out.writeInt((int) facts);
                } catch (IOException failed) {
                    throw new UncheckedIOException(failed);
                }
            });
            out.writeLong(-1);
            out.flush();
            out.writeLong(checked.getChecksum().getValue());
            out.flush();
        } catch (UncheckedIOException failed) {
            throw failed.getCause();
        }
    }

    private static String identity(KalahaState position, Prover prover) {
        return prover.tables().rules() + "\n" + position;
    }

    @Override
    public String toString() {
        return file.toString();
    }
}
