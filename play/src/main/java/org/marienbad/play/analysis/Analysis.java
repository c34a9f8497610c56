package org.marienbad.play.analysis;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.play.Consultation;
import org.marienbad.play.analysis.Thoughts.Status;

/**
 * Thinks in the background about the position shown, with the knowledge of the seat to move, as long as a screen wants
 * that. Confined to the thread of its owner, in which the listener is called, too. Players think in a thread of their
 * own and are always closed.
 */
public final class Analysis implements AutoCloseable {
    private static final List<Budget> BUDGETS =
            Stream.of(300, 1_000, 4_000, 15_000).map(Budget::ofMillis).toList();
    /** So long an analyst may be late: some build tables before they answer for the first time. */
    private static final Duration PATIENCE = Duration.ofSeconds(40);

    private final Analysts analysts;
    private final Executor owner;
    private final Runnable changed;
    private final List<Budget> budgets;
    private final Duration patience;
    private PlayerSpec chosen;
    /** Who analyses, for {@link #setup}. */
    private PlayerSpec analyst;

    private GameSetup setup;
    /** In which {@link #analyst} looks at it. */
    private GameSetup analysed;

    private Thinker thinker;
    private boolean hangs;
    /** The findings shown; null if there are none. */
    private MatchView shown;

    private Inquiry inquiry;
    private int steps;
    private Thoughts thoughts = Thoughts.OFF;

    /**
     * Nothing is shown yet.
     *
     * @param owner runs tasks in the thread in which all methods are called
     * @param changed called when {@link #thoughts} are others
     */
    public Analysis(Analysts analysts, Executor owner, Runnable changed) {
        this(analysts, owner, changed, BUDGETS, PATIENCE);
    }

    /** @param budgets with which the analyst is asked, one after the other */
    Analysis(Analysts analysts, Executor owner, Runnable changed, List<Budget> budgets, Duration patience) {
        this.analysts = analysts;
        this.owner = owner;
        this.changed = changed;
        this.budgets = budgets;
        this.patience = patience;
    }

    public Thoughts thoughts() {
        return thoughts;
    }

    /** Who analyses the position shown; empty while nothing is shown or nobody can. */
    public Optional<PlayerSpec> analyst() {
        return Optional.ofNullable(analyst);
    }

    /** From now on {@code spec} analyses: for one that hangs, another chance. */
    public void analyst(PlayerSpec spec) {
        MatchView again = shown;
        dismiss();
        chosen = spec;
        if (again != null) {
            show(again);
        }
    }

    /** Thinks about {@code view}; goes on if it does so already. */
    public void show(MatchView view) {
        if (shown != null && isSame(shown, view)) {
            return;
        }
        stop();
        shown = view;
        if (setup != view.setup()) {
            leave();
            setup = view.setup();
            analyst = chosen != null ? chosen : analysts.best(setup.game()).orElse(null);
            analysed = analyst == null ? setup : analysts.setup(setup, analyst);
        }
        Status idle = idle(view);
        if (idle != null) {
            tell(Thoughts.of(idle));
        } else {
            begin(analysed == setup ? view : view.under(analysed));
        }
    }

    private static boolean isSame(MatchView one, MatchView other) {
        return one.setup() == other.setup()
                && one.length() == other.length()
                && one.actor() == other.actor()
                && one.seesActor() == other.seesActor()
                && one.plies().equals(other.plies());
    }

    /** Why there is nothing to think about; null if there is. */
    private Status idle(MatchView view) {
        if (view.isOver()) {
            return Status.OVER;
        } else if (view.actor() < 0) {
            return Status.CHANCE;
        } else if (!view.seesActor()) {
            return Status.HIDDEN;
        } else if (analyst == null) {
            return Status.NOBODY;
        }
        return hangs ? Status.HANGS : null;
    }

    private void begin(MatchView view) {
        if (thinker == null) {
            GameSetup game = analysed;
            PlayerSpec spec = analyst;
            // Not derived from the game's seed, from which future chance outcomes could be computed.
            long seed = Seeds.oneWay(view.length(), "analysis", view.actor());
            Thinker[] self = new Thinker[1];
            thinker = new Thinker(
                    () -> analysts.create(spec, game.game(), seed),
                    () -> analysts.solver(game.game()),
                    budgets,
                    failure -> owner.execute(() -> failed(self[0], failure)));
            self[0] = thinker;
        }
        Inquiry[] self = new Inquiry[1];
        self[0] = new Inquiry(Consultation.of(view), new Inquiry.Listener() {
            @Override
            public void asked(Budget budget) {
                owner.execute(() -> whileWanted(self[0], () -> watch(budget.nanos())));
            }

            @Override
            public void found(PositionFindings findings, boolean last) {
                owner.execute(() -> whileWanted(self[0], () -> {
                    steps += last ? 1 : 0;
                    tell(thoughts.with(findings, last));
                }));
            }
        });
        inquiry = self[0];
        thinker.ask(inquiry);
        tell(Thoughts.beginning(view.atTheTime(Observer.seat(view.actor()))));
        watch(0);
    }

    private void whileWanted(Inquiry news, Runnable reaction) {
        if (news == inquiry) {
            reaction.run();
        }
    }

    /** The analyst has to be heard of within {@code nanos} and the patience. */
    private void watch(long nanos) {
        Inquiry watched = inquiry;
        int step = ++steps;
        long most = Math.min(nanos, Long.MAX_VALUE - patience.toNanos());
        CompletableFuture.delayedExecutor(most + patience.toNanos(), TimeUnit.NANOSECONDS)
                .execute(() -> owner.execute(() -> {
                    if (watched == inquiry && step == steps) {
                        hangs = true;
                        stop();
                        leave();
                        tell(thoughts.failed(Status.HANGS, ""));
                    }
                }));
    }

    private void failed(Thinker who, Throwable failure) {
        if (who == thinker) {
            stop();
            leave();
            String reason = failure.getMessage() == null ? failure.getClass().getSimpleName() : failure.getMessage();
            tell(thoughts.failed(Status.FAILED, reason));
        }
    }

    /** Stops thinking; the analyst is kept for the next position. */
    public void hide() {
        stop();
        shown = null;
        tell(Thoughts.OFF);
    }

    private void stop() {
        if (thinker != null) {
            thinker.drop();
        }
        if (inquiry != null) {
            inquiry.cancel();
            inquiry = null;
        }
    }

    private void leave() {
        if (thinker != null) {
            thinker.leave(hangs ? 0 : patience.toMillis());
            thinker = null;
        }
    }

    private void dismiss() {
        stop();
        leave();
        shown = null;
        setup = null;
        analyst = null;
        hangs = false;
    }

    private void tell(Thoughts now) {
        thoughts = now;
        changed.run();
    }

    /** Stops for good. */
    @Override
    public void close() {
        dismiss();
        thoughts = Thoughts.OFF;
    }
}
