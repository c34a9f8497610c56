package org.marienbad.server.threads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RoomThreadsTest {
    private final AtomicLong nanos = new AtomicLong();
    private final RoomThreads threads = new RoomThreads(2, Thread::new, nanos::get);
    private final CountDownLatch entered = new CountDownLatch(2);
    private final CountDownLatch answered = new CountDownLatch(1);

    private void hang() {
        entered.countDown();
        try {
            answered.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void aHangingTaskKeepsNoThreadFromOthers() throws Exception {
        threads.execute(this::hang);
        threads.execute(this::hang);
        entered.await();
        CountDownLatch others = new CountDownLatch(5);
        for (int i = 0; i < 5; i++) {
            threads.execute(others::countDown);
        }
        threads.look();
        assertEquals(5, others.getCount(), "a thread may be held for a moment");
        nanos.addAndGet(RoomThreads.HELD.toNanos());
        threads.look();
        assertTrue(others.await(30, TimeUnit.SECONDS));
        assertEquals(4, threads.getMaximumPoolSize());
        answered.countDown();
        while (threads.getActiveCount() > 0) {
            Thread.onSpinWait();
        }
        threads.look();
        assertEquals(2, threads.getMaximumPoolSize());
        threads.shutdownNow();
    }
}
