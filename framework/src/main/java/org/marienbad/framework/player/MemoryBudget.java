package org.marienbad.framework.player;

import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.util.HashSet;
import java.util.Set;
import org.marienbad.framework.text.Text;

/**
 * Memory that all players of a process share. A player reserves the memory of its settings when it is made, and frees it
 * in {@link Player#close}. So it is admitted with the memory that it may come to need, or refused with a sentence. The
 * memory never shrinks, so decisions are the same with any size of the heap. Thread-safe.
 */
public final class MemoryBudget {
    /** Of this process: three quarters of the heap, as the rest of the program lives there, too. */
    private static final MemoryBudget PROCESS =
            new MemoryBudget(Runtime.getRuntime().maxMemory() / 4 * 3);

    private static final long BYTES_PER_MIB = 1 << 20;
    private static final long MIB_PER_GIB = 1 << 10;
    /** Longest wait for the collector before somebody is refused. */
    private static final long PATIENCE_NANOS = 1_000_000_000;

    private static final long POLL_MILLIS = 10;

    private final long limit;
    private final ReferenceQueue<Reservation> collected = new ReferenceQueue<>();
    /** The reservations, kept here to find those that were dropped without being closed. */
    private final Set<Share> shares = new HashSet<>();

    private long reserved;

    /** A budget apart from that of the process. */
    public MemoryBudget(long limit) {
        this.limit = limit;
    }

    public static MemoryBudget ofProcess() {
        return PROCESS;
    }

    /** Bytes that nobody has reserved. */
    public synchronized long free() {
        return limit - reserved;
    }

    /**
     * Reserves {@code bytes} until the reservation is closed, or dropped and collected.
     *
     * @param who the user of the memory, for people
     * @throws Refusal if they are not free, naming the memory needed and the memory free
     */
    public Reservation reserve(String who, long bytes) {
        Reservation reservation = tryReserve(bytes);
        if (reservation == null && bytes <= limit) {
            // As with direct buffers: reservations that became unreachable without being closed are freed first.
            System.gc();
            long end = System.nanoTime() + PATIENCE_NANOS;
            while (reservation == null && System.nanoTime() < end && awaitCollected()) {
                reservation = tryReserve(bytes);
            }
        }
        if (reservation == null) {
            throw refusal(who, bytes);
        }
        return reservation;
    }

    private Refusal refusal(String who, long bytes) {
        long wanted = (limit - free() + bytes) / 3 * 4;
        return new Refusal(Text.of(
                "memory.refusal",
                who,
                String.valueOf(ceil(bytes, BYTES_PER_MIB)),
                String.valueOf(limit / BYTES_PER_MIB),
                String.valueOf(free() / BYTES_PER_MIB),
                String.valueOf(ceil(wanted, BYTES_PER_MIB * MIB_PER_GIB))));
    }

    private static long ceil(long value, long unit) {
        return (value + unit - 1) / unit;
    }

    private synchronized Reservation tryReserve(long bytes) {
        for (Object dropped = collected.poll(); dropped != null; dropped = collected.poll()) {
            free((Share) dropped);
        }
        if (bytes > limit - reserved) {
            return null;
        }
        reserved += bytes;
        Reservation reservation = new Reservation();
        reservation.share = new Share(reservation, collected, bytes);
        shares.add(reservation.share);
        return reservation;
    }

    private synchronized void free(Share share) {
        if (shares.remove(share)) {
            reserved -= share.bytes;
        }
    }

    /** Waits a little for something to be given back, here or to another thread that waits; false if interrupted. */
    private boolean awaitCollected() {
        try {
            Object dropped = collected.remove(POLL_MILLIS);
            if (dropped != null) {
                free((Share) dropped);
            }
            return true;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** There is not enough memory for a player; the words tell what is needed and available. */
    public static final class Refusal extends Unavailable {
        private static final long serialVersionUID = 1L;

        private Refusal(Text words) {
            super(words);
        }
    }

    /** A reservation of somebody. */
    public final class Reservation {
        private Share share;

        private Reservation() {}

        /** Frees it; does nothing the second time. */
        public void close() {
            free(share);
        }
    }

    /** The rest of a reservation when it is collected. */
    private static final class Share extends PhantomReference<Reservation> {
        private final long bytes;

        Share(Reservation reservation, ReferenceQueue<Reservation> queue, long bytes) {
            super(reservation, queue);
            this.bytes = bytes;
        }
    }
}
