package org.marienbad.server.threads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.match.PlayerThread;
import org.marienbad.server.house.ThinkingThreads;

class ThoughtQueueTest {
    private static final Duration LONG = Duration.ofMinutes(1);
    private final List<String> done = new ArrayList<>();

    @Test
    void roomsTakeTurnsHoweverMuchEachHasToDo() {
        ThoughtQueue queue = new ThoughtQueue(0, LONG, Thread::new);
        ThinkingThreads.Place first = queue.place();
        ThinkingThreads.Place second = queue.place();
        PlayerThread a = first.lane(() -> {});
        PlayerThread b = first.lane(() -> {});
        PlayerThread c = second.lane(() -> {});
        a.execute(() -> done.add("a1"));
        b.execute(() -> done.add("b1"));
        a.execute(() -> done.add("a2"));
        c.execute(() -> done.add("c1"));
        c.execute(() -> done.add("c2"));
        assertEquals(5, queue.waiting());
        while (queue.runNext()) {}
        assertEquals(List.of("a1", "c1", "b1", "c2", "a2"), done);
        assertTrue(first.isIdle());
    }

    @Test
    void aRoomHasOneThoughtAtATime() {
        ThoughtQueue queue = new ThoughtQueue(0, LONG, Thread::new);
        ThinkingThreads.Place place = queue.place();
        PlayerThread lane = place.lane(() -> {});
        lane.execute(() -> {
            lane.execute(() -> done.add("second"));
            assertFalse(queue.runNext(), "the first is still at it");
            done.add("first");
        });
        while (queue.runNext()) {}
        assertEquals(List.of("first", "second"), done);
    }

    @Test
    void aStoppedLaneDropsItsTasks() {
        ThoughtQueue queue = new ThoughtQueue(0, LONG, Thread::new);
        ThinkingThreads.Place place = queue.place();
        PlayerThread lane = place.lane(() -> {});
        PlayerThread other = place.lane(() -> {});
        lane.execute(() -> done.add("dropped"));
        other.execute(() -> done.add("done"));
        lane.abandon();
        assertEquals(1, queue.waiting());
        assertThrows(RejectedExecutionException.class, () -> lane.execute(() -> {}));
        while (queue.runNext()) {}
        assertEquals(List.of("done"), done);
        assertTrue(lane.isDone());
        assertEquals(0, queue.waiting());
    }

    @Test
    void aTaskThatHangsLosesItsThreadToAnother() throws InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch after = new CountDownLatch(1);
        CountDownLatch told = new CountDownLatch(1);
        try (ThoughtQueue queue = new ThoughtQueue(1, Duration.ZERO, ThoughtQueueTest::daemon)) {
            PlayerThread hanging = queue.place().lane(told::countDown);
            hanging.execute(() -> {
                begun.countDown();
                awaitDeaf(never);
            });
            begun.await();
            queue.place().lane(() -> {}).execute(after::countDown);
            assertEquals(1, queue.waiting());
            queue.giveUpHanging();
            told.await();
            after.await();
            assertThrows(RejectedExecutionException.class, () -> hanging.execute(() -> {}));
            never.countDown();
        }
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    }

    /** Waits whatever anybody says. */
    private static void awaitDeaf(CountDownLatch latch) {
        while (true) {
            try {
                latch.await();
                return;
            } catch (InterruptedException deaf) {
                continue;
            }
        }
    }

    @Test
    void aThoughtThatLacksAClassDoesNotEndTheThread() throws InterruptedException {
        try (ThoughtQueue queue = new ThoughtQueue(1, LONG, Thread::new)) {
            PlayerThread lane = queue.place().lane(() -> {});
            CountDownLatch next = new CountDownLatch(1);
            lane.execute(() -> {
                throw new NoClassDefFoundError("of the test");
            });
            lane.execute(next::countDown);
            next.await();
        }
    }
}
