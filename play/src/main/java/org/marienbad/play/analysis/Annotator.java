package org.marienbad.play.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Advisor;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.player.Solver;

/**
 * Looks at every ply of a game that was played: proves its value if it can, and estimates the rest. Keeps the solver of
 * the game it annotated last; used by one thread at a time.
 */
public final class Annotator {
    private final Analysts analysts;
    private Game solved;
    private Optional<Solver> solver = Optional.empty();

    public Annotator(Analysts analysts) {
        this.analysts = analysts;
    }

    /**
     * How to look.
     *
     * @param limits of the solver, for each ply, however often it is asked about it
     * @param points a ply that loses so much of a proven value is weak, even if the same seat wins
     * @param spec who estimates
     * @param budget of an estimate, over and above the player's own; almost every ply needs one, or none
     */
    public record AnnotationOptions(Solver.Limits limits, double points, PlayerSpec spec, Budget budget, long seed) {}

    /** How the caller follows and cancels it; called in the thread that annotates. */
    public interface Watch extends Monitor, Solver.Watch {
        @Override
        default boolean cancelled() {
            return false;
        }

        @Override
        default SearchObserver observer() {
            return null;
        }

        /** Annotations are made of values alone. */
        @Override
        default boolean wantsFacts() {
            return false;
        }

        /**
         * Whether the position before {@code ply} is to be looked at, or that after the last one; {@code left} are left,
         * this one included.
         */
        default boolean wants(int ply, int left) {
            return true;
        }

        /** A ply has been looked at; looking back may change its findings later. */
        default void annotated(int ply, Annotation annotation) {}
    }

    /**
     * The annotations of the plies of {@code line}, in order, as far as its observer may know the alternatives; a ply
     * of chance has none. The last ply is looked at first, since what is proven of the end helps to prove what came
     * before.
     */
    public List<Optional<Annotation>> annotate(MatchView line, AnnotationOptions options, Watch watch) {
        Judge judge = new Judge(line, options.points());
        Map<Integer, Annotation> told = new HashMap<>();
        look(
                line,
                judge,
                options,
                watch,
                (ply, evidence) -> judge.annotation(ply)
                        .filter(found -> ply < line.length())
                        .ifPresent(found -> {
                            told.put(ply, found);
                            watch.annotated(ply, found);
                        }));
        List<Optional<Annotation>> annotations = new ArrayList<>();
        for (int ply = 0; ply < line.length(); ply++) {
            Optional<Annotation> last = judge.annotation(ply);
            annotations.add(last);
            if (last.isPresent() && !last.get().equals(told.get(ply))) {
                watch.annotated(ply, last.get());
            }
        }
        return annotations;
    }

    /**
     * Collects the evidence about the positions of {@code line}, the last one first.
     *
     * @param judge knows that about positions which are not wanted, and gets to know the rest
     * @param found called with each position
     */
    void look(
            MatchView line, Judge judge, AnnotationOptions options, Watch watch, BiConsumer<Integer, Evidence> found) {
        Game game = line.setup().game();
        List<MatchView> positions =
                IntStream.rangeClosed(0, line.length()).mapToObj(line::after).toList();
        Optional<Prover> prover = solver(game).map(known -> new Prover(game, known, options.limits(), watch));
        try (Advisor advisor = new Advisor(analysts.create(options.spec(), game, options.seed()))) {
            Estimator estimator = new Estimator(judge, advisor, options.budget(), watch);
            for (int ply = line.length(); ply >= 0 && !watch.cancelled(); ply--) {
                MatchView view = positions.get(ply);
                boolean last = ply == line.length();
                if (!view.seesActor() || !last && !line.seen(ply).isKnown() || !watch.wants(ply, ply + 1)) {
                    continue;
                }
                try {
                    Evidence evidence = Evidence.of(view.determinized());
                    if (!last && prover.isPresent()) {
                        evidence = prover.get().prove(evidence, judge.proven(view.actor(), ply + 1));
                    }
                    judge.know(ply, evidence);
                    estimator.estimate(ply, view);
                } catch (RuntimeException failure) {
                    if (watch.cancelled()) {
                        break; // a program that is ended with this one answers nothing more
                    }
                    throw failure;
                }
                if (watch.cancelled()) {
                    judge.forget(ply);
                } else {
                    found.accept(ply, judge.known(ply).orElseThrow());
                }
            }
        }
    }

    /** The opinion of the player about one position. */
    Decision ask(MatchView position, AnnotationOptions options, Monitor watch) {
        Game game = position.setup().game();
        try (Advisor advisor = new Advisor(analysts.create(options.spec(), game, options.seed()))) {
            return ask(advisor, position, options.budget(), watch);
        }
    }

    /** The decision of the seat to move there, without knowledge of the plies that followed. */
    private static Decision ask(Advisor advisor, MatchView view, Budget budget, Monitor watch) {
        return advisor.ask(view.atTheTime(Observer.seat(view.actor())), budget, watch);
    }

    private Optional<Solver> solver(Game game) {
        if (solved != game) {
            solver = analysts.solver(game);
            solved = game;
        }
        return solver;
    }

    /** Proves positions from the last to the first. */
    private static final class Prover {
        private final Solver solver;
        private final Solver.Limits limits;
        private final Watch watch;
        private final int[] legal;

        Prover(Game game, Solver solver, Solver.Limits limits, Watch watch) {
            this.solver = solver;
            this.limits = limits;
            this.watch = watch;
            legal = new int[game.info().maxLegalActions()];
        }

        /** @param after the proven value of the ply played; empty if its position was not asked about, as at the end */
        Evidence prove(Evidence known, Optional<Value> after) {
            State position = known.position();
            Solver.Goal goal = after.isEmpty() ? Solver.Goal.ACTIONS : Solver.Goal.VALUE;
            long begin = System.nanoTime();
            Solution first = solver.solve(position, goal, limits, watch);
            long left = limits.nanos() - (System.nanoTime() - begin);
            int outcome = after.map(Value::outcome).orElse(OptionalInt.empty()).orElse(-1);
            boolean keeps = outcome >= 0 && first.value().outcome().orElse(outcome) == outcome;
            if (!keeps || left < 1 || position.legalActions(legal) < 2) {
                return known.with(first);
            }
            // Whether it is the only one: that needs all the others.
            Solution all = solver.solve(
                    position,
                    Solver.Goal.ACTIONS,
                    new Solver.Limits(limits.positions(), limits.bytes(), left, limits.threads()),
                    watch);
            return known.with(first.value().exact() && !all.value().exact() ? first : all);
        }
    }

    /** Asks a player where nothing can be proven. */
    private static final class Estimator {
        /** So many actions of a position are looked at for themselves. */
        private static final int MOST_CHECKS = 2;

        private final Judge judge;
        private final Advisor advisor;
        private final Budget budget;
        private final Watch watch;

        Estimator(Judge judge, Advisor advisor, Budget budget, Watch watch) {
            this.judge = judge;
            this.advisor = advisor;
            this.budget = budget;
            this.watch = watch;
        }

        /**
         * A search of the position. An action that seems much better than the one played is looked at as closely. The
         * search of a position often hopes for more than that of the position after it.
         */
        void estimate(int ply, MatchView view) {
            if (judge.worth(ply).filter(Worth::exact).isPresent()) {
                return;
            }
            Evidence evidence = judge.known(ply).orElseThrow().with(ask(advisor, view, budget, watch));
            judge.know(ply, evidence);
            Map<Integer, Worth> checked = new HashMap<>();
            for (int check = 0; check < MOST_CHECKS && !watch.cancelled(); check++) {
                OptionalInt doubt = judge.doubt(ply);
                if (doubt.isEmpty()) {
                    return;
                }
                checked.put(doubt.getAsInt(), check(view.then(doubt.getAsInt()), judge.claimed(ply, doubt.getAsInt())));
                judge.know(ply, evidence.with(checked));
            }
        }

        /** The value of a position; {@code claimed} where nobody can be asked about it. */
        private Worth check(MatchView after, Worth claimed) {
            if (after.isOver()) {
                return Judge.worth(after.payoffs(), true);
            }
            if (!after.seesActor()) {
                return claimed;
            }
            Decision decision = ask(advisor, after, budget, watch);
            return Evidence.sound(decision, after.actor()).stream()
                    .filter(line -> !Double.isNaN(line.value()[after.actor()]))
                    .max(Comparator.comparingDouble(line -> line.value()[after.actor()]))
                    .map(line -> Judge.worth(line.value(), line.exact()))
                    .orElse(claimed);
        }
    }
}
