package org.marienbad.framework.match;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.shared.PluginGuard;

/**
 * A player at its seat: how much of the game it has been told, and how it is asked. Only this class calls the players
 * of a game. An executor runs all that a player is told and asked, in this order; only pondering has another one, which
 * may be the same. The methods return when the executor has taken the task. Unless it says otherwise, one thread calls
 * them.
 */
final class Seat {
    /** A decision that a player is asked for. The player's thread calls the methods. */
    interface Question extends Monitor {
        /** The player begins to think; false if nobody waits for the decision any more. */
        default boolean begins() {
            return true;
        }

        /** The player has decided, legally or not; null if it gave no decision. */
        void decided(Decision decision);

        /** The player has thrown {@code thrown} instead of deciding. */
        void failed(Throwable thrown);
    }

    private enum Stage {
        PLAYING,
        ENDED,
        CLOSED
    }

    /** Value of {@link #told}: the player has not been told anything, not even that a game began. */
    private static final int NOTHING = -1;

    private final Player player;
    private final int number;
    private final Lifecycle lifecycle;
    private final Executor executor;
    private final Executor background;
    private final Consumer<Throwable> onFailure;
    private final AtomicReference<Stage> stage = new AtomicReference<>(Stage.PLAYING);
    /** Null while the player does not ponder. */
    private final AtomicReference<Pondering> pondering = new AtomicReference<>();
    /** How many plies the player has been told. */
    private int told = NOTHING;

    /**
     * The seat with this {@code number}, from 0.
     *
     * @param background runs the player while it ponders
     * @param onFailure gets exceptions of the player where nobody asks it for a decision, in the thread that ran it
     */
    Seat(Player player, int number, Executor executor, Executor background, Consumer<Throwable> onFailure) {
        this.player = player;
        this.number = number;
        this.lifecycle = Lifecycle.of(player);
        this.executor = executor;
        this.background = background;
        this.onFailure = onFailure;
    }

    Player player() {
        return player;
    }

    int number() {
        return number;
    }

    boolean observes() {
        return lifecycle.observes();
    }

    boolean ponders() {
        return lifecycle.ponders();
    }

    /** Whether the player knows of the game that is being played. */
    boolean hasBegun() {
        return told != NOTHING;
    }

    /** The player has to be told the game anew: it was told another one, or one that has gone another way. */
    void forget() {
        rest();
        told = NOTHING;
    }

    void begin(GameSetup setup) {
        told = 0;
        stage.compareAndSet(Stage.ENDED, Stage.PLAYING);
        if (lifecycle.begins()) {
            tell(() -> player.begin(setup, number));
        }
    }

    /** Tells the player the next ply. */
    void observe(Seen ply) {
        told++;
        if (lifecycle.observes()) {
            tell(() -> player.observe(ply));
        }
    }

    /** Tells the player the next plies. */
    void observe(List<Seen> news) {
        told += news.size();
        if (!news.isEmpty() && lifecycle.observes()) {
            tell(() -> news.forEach(player::observe));
        }
    }

    /** Tells the player all news up to the position that {@code tree} shows. */
    void tell(GameTree tree) {
        if (!hasBegun()) {
            begin(tree.setup());
        }
        if (lifecycle.observes()) {
            observe(tree.seen(number, told));
        }
        if (lifecycle.ends() && stage.get() == Stage.PLAYING && tree.isOver()) {
            stage.set(Stage.ENDED);
            double[] payoffs = tree.payoffsHere();
            tell(() -> player.end(payoffs));
        }
    }

    private void tell(Runnable part) {
        rest();
        run(part);
    }

    private void run(Runnable task) {
        executor.execute(() -> {
            try {
                task.run();
            } catch (Throwable thrown) { // errors too, as in a decision
                onFailure.accept(thrown);
            }
        });
    }

    /** Asks for a decision in {@code view}, the player's own copy of the position. */
    void ask(State view, Budget budget, Question question) {
        rest();
        executor.execute(() -> {
            if (!question.begins()) {
                return;
            }
            Decision decision;
            try {
                decision = player.choose(view, number, budget, question);
            } catch (Throwable thrown) { // errors too: a player that throws loses by its own fault
                question.failed(thrown);
                return;
            }
            question.decided(decision);
        });
    }

    /**
     * Lets the player think in the time of others after {@code plies} plies, until it is told or asked anything. It goes on
     * if it does so already.
     */
    void ponder(int plies, Supplier<State> view) {
        Pondering now = pondering.get();
        if (now != null && now.plies == plies) {
            return;
        }
        rest();
        Pondering begun = new Pondering(view.get(), plies);
        pondering.set(begun);
        background.execute(begun);
    }

    /** Ends pondering; the executor goes on when the player has stopped. */
    void rest() {
        Pondering begun = pondering.get();
        if (begun != null && pondering.compareAndSet(begun, null)) {
            begun.stopped = true;
            run(begun::await);
        }
    }

    /** Tells the player to ponder no more; by any thread. */
    void stopPondering() {
        Pondering begun = pondering.get();
        if (begun != null) {
            begun.stopped = true;
        }
    }

    /** As {@link #leave}, run by the executor. */
    void dismiss(Optional<double[]> payoffs) {
        if (lifecycle.closes() || lifecycle.ends() && payoffs.isPresent()) {
            run(() -> leave(payoffs));
        }
    }

    /**
     * Closes the player, and tells it the end first unless it knows that; nothing that it throws matters any more.
     * Called by any thread, even while another one is stuck in this: then it does the rest of the work.
     *
     * @param payoffs empty if the player is not told the end
     */
    void leave(Optional<double[]> payoffs) {
        Pondering begun = pondering.getAndSet(null);
        if (begun != null) {
            begun.stopped = true;
            begun.await(Match.GRACE);
        }
        if (payoffs.isPresent() && lifecycle.ends() && stage.compareAndSet(Stage.PLAYING, Stage.ENDED)) {
            PluginGuard.run(() -> player.end(payoffs.get()), ignored -> {});
        }
        if (stage.getAndSet(Stage.CLOSED) != Stage.CLOSED && lifecycle.closes()) {
            PluginGuard.run(player::close, ignored -> {});
        }
    }

    /** The player thinks in the time of others until it is stopped. */
    private final class Pondering implements Runnable, Monitor {
        private final State view;
        private final int plies;
        private final CountDownLatch ended = new CountDownLatch(1);
        private volatile boolean stopped;

        Pondering(State view, int plies) {
            this.view = view;
            this.plies = plies;
        }

        @Override
        public void run() {
            try {
                if (!stopped) {
                    player.ponder(view, number, this);
                }
            } catch (Throwable thrown) { // errors too, as in a decision
                onFailure.accept(thrown);
            } finally {
                ended.countDown();
            }
        }

        private void await() {
            try {
                ended.await();
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted while pondering", interrupted);
            }
        }

        private void await(Duration most) {
            try {
                ended.await(most.toNanos(), TimeUnit.NANOSECONDS);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public boolean cancelled() {
            return stopped;
        }
    }
}
