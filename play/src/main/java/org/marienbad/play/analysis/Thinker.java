package org.marienbad.play.analysis;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.marienbad.framework.match.Advisor;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.shared.DaemonThreads;
import org.marienbad.framework.shared.PluginGuard;

/** An analyst and its thread, which answers one inquiry after the other; the newest takes the place of all before it. */
final class Thinker {
    private final Supplier<Player> maker;
    private final Supplier<Optional<Solver>> solvers;
    private final List<Budget> budgets;
    private final Consumer<Throwable> failed;
    private final Thread thread;
    private Inquiry waiting;
    private Inquiry current;
    private boolean leaving;
    private volatile Advisor advisor;
    private Optional<Solver> solver;

    /**
     * @param maker of the player, which is closed here
     * @param solvers called when one is wanted first
     * @param failed told the throwable; this thinker is of no use then
     */
    Thinker(
            Supplier<Player> maker,
            Supplier<Optional<Solver>> solvers,
            List<Budget> budgets,
            Consumer<Throwable> failed) {
        this.maker = maker;
        this.solvers = solvers;
        this.budgets = budgets;
        this.failed = failed;
        thread = DaemonThreads.start("analyst", this::live);
    }

    /** Drops earlier questions. */
    synchronized void ask(Inquiry inquiry) {
        drop();
        waiting = inquiry;
        notifyAll();
    }

    /** Stops thinking, and waits for the next inquiry. */
    synchronized void drop() {
        waiting = null;
        if (current != null) {
            current.cancel();
        }
    }

    /** Is not asked any more; one that does not come back within {@code millis} is closed by another thread. */
    synchronized void leave(long millis) {
        drop();
        leaving = true;
        notifyAll();
        CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS).execute(this::abandon);
    }

    private void abandon() {
        Advisor hanging = advisor;
        if (thread.isAlive()) {
            thread.interrupt();
            if (hanging != null) {
                DaemonThreads.start("analyst's end", () -> PluginGuard.run(hanging::close, ignored -> {}));
            }
        }
    }

    private void live() {
        PluginGuard.run(
                () -> {
                    try (Advisor asked = new Advisor(maker.get())) {
                        advisor = asked;
                        for (Inquiry next = next(); next != null; next = next()) {
                            next.run(asked, budgets, this::solver);
                        }
                    }
                },
                failed);
    }

    private Optional<Solver> solver() {
        if (solver == null) {
            solver = solvers.get();
        }
        return solver;
    }

    private synchronized Inquiry next() {
        current = null;
        while (waiting == null && !leaving) {
            try {
                wait();
            } catch (InterruptedException end) {
                Thread.currentThread().interrupt();
                return null;
            }
        }
        current = waiting;
        waiting = null;
        return current;
    }
}
