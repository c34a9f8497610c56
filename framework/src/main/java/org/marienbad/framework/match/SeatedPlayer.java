package org.marienbad.framework.match;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginGuard;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;

/**
 * A player at its seat in a session, in a thread of its own or one of its owner's: what it is told and asked comes in order, and one that
 * hangs blocks nobody else. Its methods are called by the owner of the session alone and never wait.
 */
final class SeatedPlayer {
    /** What the player has been told of no ply, not even that a game has begun. */
    static final int NOTHING = -1;

    private static final ScheduledThreadPoolExecutor WATCH =
            new ScheduledThreadPoolExecutor(1, daemon("session watch"));

    static {
        WATCH.setRemoveOnCancelPolicy(true);
    }

    private final Player player;
    private final int seat;
    private final Lifecycle life;
    private final Consumer<Throwable> onFailure;
    private final ExecutorService thread;
    private final boolean hasOwnThread;
    private final AtomicBoolean closed = new AtomicBoolean();
    private int told = NOTHING;
    private boolean ended;
    private Pondering pondering;
    /** After how many plies it ponders. */
    private int ponderedAt;

    /**
     * @param shared runs the player; empty if it gets a thread of its own
     * @param onFailure gets what the player throws where it is told something, in the player's thread
     */
    SeatedPlayer(Player player, int seat, Optional<ExecutorService> shared, Consumer<Throwable> onFailure) {
        this.player = player;
        this.seat = seat;
        this.life = Lifecycle.of(player);
        this.onFailure = onFailure;
        this.hasOwnThread = shared.isEmpty();
        this.thread = shared.orElseGet(() -> Executors.newSingleThreadExecutor(daemon("player " + (seat + 1))));
    }

    private static ThreadFactory daemon(String name) {
        return task -> {
            Thread made = new Thread(task, name);
            made.setDaemon(true); // one that hangs must not keep the program from ending
            return made;
        };
    }

    /** Runs {@code task}, which must not take long, when {@code nanos} have passed. */
    static ScheduledFuture<?> after(long nanos, Runnable task) {
        return WATCH.schedule(task, nanos, TimeUnit.NANOSECONDS);
    }

    Player player() {
        return player;
    }

    int seat() {
        return seat;
    }

    /** Whether it begins a decision at once. */
    boolean hasOwnThread() {
        return hasOwnThread;
    }

    /** Of how many plies the player knows; {@link #NOTHING} if it is to be told from the beginning. */
    int told() {
        return told;
    }

    boolean observes() {
        return life.observes();
    }

    boolean ends() {
        return life.ends() && !ended;
    }

    boolean ponders() {
        return life.ponders();
    }

    /** Thinks in the time of others after {@code plies} plies, until anything else is asked of it; goes on if it does already. */
    void ponder(int plies, Supplier<State> view) {
        if (pondering != null && ponderedAt == plies) {
            return;
        }
        rest();
        Pondering begun = new Pondering(player, seat, view.get(), Monitor.NONE);
        pondering = begun;
        ponderedAt = plies;
        thread.execute(() -> {
            synchronized (player) {
                begun.run();
            }
            if (begun.failure() != null) {
                onFailure.accept(begun.failure());
            }
        });
    }

    /** Ponders no more. */
    void rest() {
        if (pondering != null) {
            pondering.stop();
            pondering = null;
        }
    }

    /** What the player has been told does not hold any more. */
    void forget() {
        rest();
        told = NOTHING;
    }

    void begin(GameSetup setup) {
        told = 0;
        ended = false;
        if (life.begins()) {
            tell(() -> player.begin(setup, seat));
        }
    }

    /** Tells what is new; {@code plies} is how many it knows then. */
    void observe(List<Seen> news, int plies) {
        told = plies;
        if (!news.isEmpty()) {
            tell(() -> news.forEach(player::observe));
        }
    }

    void end(double[] payoffs) {
        ended = true;
        tell(() -> player.end(payoffs));
    }

    /** Asks for a decision; {@code decision} tells what came of it. */
    void think(State view, Budget budget, PendingDecision decision) {
        rest();
        thread.execute(() -> {
            if (!decision.started()) {
                decision.ended(null, null); // dropped while it waited for a thread: nobody minds
                return;
            }
            Decision chosen = null;
            Throwable failure = null;
            try {
                synchronized (player) { // the same one may sit at two seats
                    chosen = player.choose(view, seat, budget, decision);
                }
            } catch (Throwable thrown) { // errors too: the player's fault must reach the person
                failure = thrown;
            }
            decision.ended(chosen, failure);
        });
    }

    private void tell(Runnable part) {
        rest();
        thread.execute(() -> {
            try {
                synchronized (player) {
                    part.run();
                }
            } catch (Throwable thrown) { // as in a decision
                onFailure.accept(thrown);
            }
        });
    }

    /**
     * Closes the player after what it is doing. One that has not come back after {@code grace} is interrupted and left
     * to itself, and closed by another thread.
     */
    void leave(Duration grace) {
        rest();
        if (thread.isShutdown()) {
            return;
        }
        if (life.closes()) {
            thread.execute(this::close);
        }
        thread.shutdown();
        ScheduledFuture<?> unused = after(grace.toNanos(), () -> {
            if (!thread.isTerminated()) {
                thread.shutdownNow();
                Match.inBackground(this::close);
            }
        });
    }

    private void close() {
        if (life.closes() && closed.compareAndSet(false, true)) {
            PluginGuard.run(player::close, ignored -> {}); // it is gone anyway
        }
    }
}
