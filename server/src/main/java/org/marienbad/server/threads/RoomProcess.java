package org.marienbad.server.threads;

import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.shared.DaemonThreads;
import org.marienbad.server.house.RoomSettings;
import org.marienbad.server.serving.Rooms;
import org.marienbad.store.GameStore;

/** The rooms of a process in threads of their own: those that run the rooms, those that think, and one that waits. */
public final class RoomProcess {
    private static final Duration SWEEP = Duration.ofSeconds(10);
    private static final Duration WATCH = Duration.ofSeconds(1);
    private static final int THREADS = 4;

    private RoomProcess() {}

    /**
     * The rooms kept in {@code store}, in threads of their own until {@link Rooms#close}.
     *
     * @param url where browsers reach this process
     */
    public static Rooms open(Plugins plugins, GameStore store, String url, RoomSettings settings) {
        Objects.requireNonNull(plugins, "plugins");
        RoomThreads pool = new RoomThreads(
                Math.max(THREADS, 2 * Runtime.getRuntime().availableProcessors()), numbered("room"), System::nanoTime);
        ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1, numbered("room timer"));
        timer.setRemoveOnCancelPolicy(true);
        ThoughtQueue thoughts = new ThoughtQueue(settings.workers(), settings.hanging(), numbered("thought"));
        Rooms rooms = Rooms.of(
                plugins,
                store.rooms(url),
                settings,
                thoughts,
                pool,
                (wait, task) -> {
                    ScheduledFuture<?> unused = timer.schedule(task, wait.toMillis(), TimeUnit.MILLISECONDS);
                },
                () -> {
                    thoughts.close();
                    pool.shutdownNow();
                    timer.shutdownNow();
                });
        every(WATCH, timer, pool::look);
        every(WATCH, timer, thoughts::giveUpHanging);
        every(WATCH, timer, () -> pool.execute(() -> Rooms.guarded(rooms::adopt)));
        every(SWEEP, timer, () -> pool.execute(() -> Rooms.guarded(rooms::sweep)));
        pool.execute(() -> Rooms.guarded(rooms::prepare));
        return rooms;
    }

    private static void every(Duration period, ScheduledThreadPoolExecutor timer, Runnable task) {
        ScheduledFuture<?> unused = timer.scheduleWithFixedDelay(
                () -> Rooms.guarded(task), period.toMillis(), period.toMillis(), TimeUnit.MILLISECONDS);
    }

    private static ThreadFactory numbered(String name) {
        AtomicInteger made = new AtomicInteger();
        return task -> DaemonThreads.named(name + " " + made.incrementAndGet()).newThread(task);
    }
}
