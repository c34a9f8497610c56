package org.marienbad.play.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Advisor;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.ActionBounds;
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
     * @param least how much a ply must lose to be weak
     * @param spec who estimates
     * @param budget of an estimate, over and above the player's own; almost every ply needs one, or none
     */
    public record AnnotationOptions(Solver.Limits limits, double least, PlayerSpec spec, Budget budget, long seed) {}

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

        /** The value of the position before {@code ply}, or after the last one, for the seats. */
        default void valued(int ply, double[] payoffs, boolean exact) {}

        /** A ply has been looked at; looking back may change its mark later. */
        default void annotated(int ply, Annotation annotation) {}
    }

    /**
     * The annotations of the plies of {@code line}, in order, as far as its observer may know the alternatives; a ply
     * of chance has none. The last ply is looked at first, since what is proven of the end helps to prove what came
     * before.
     */
    public List<Optional<Annotation>> annotate(MatchView line, AnnotationOptions options, Watch watch) {
        Game game = line.setup().game();
        List<MatchView> positions =
                IntStream.rangeClosed(0, line.length()).mapToObj(line::after).toList();
        Optional<Prover> prover = solver(game).map(known -> new Prover(game, known, options, watch));
        Annotation[] annotations = new Annotation[line.length()];
        MatchView end = positions.get(line.length());
        if (end.isOver()) {
            watch.valued(line.length(), end.payoffs(), true);
        }
        try (Advisor advisor = new Advisor(analysts.create(options.spec(), game, options.seed()))) {
            Estimator estimator = new Estimator(positions, advisor, options.budget(), watch);
            if (end.seesActor() && watch.wants(line.length(), line.length() + 1)) {
                estimator.value(line.length());
            }
            for (int ply = annotations.length - 1; ply >= 0 && !watch.cancelled(); ply--) {
                MatchView before = positions.get(ply);
                Seen seen = line.seen(ply);
                if (!before.seesActor() || !seen.isKnown() || !watch.wants(ply, ply + 1)) {
                    continue;
                }
                int index = ply;
                Annotation annotation;
                try {
                    annotation = prover.flatMap(each -> each.prove(index, before.determinized(), seen.action()))
                            .map(proven -> isDoubtful(proven)
                                    ? proven.against(
                                            estimator.ask(index), game.info().minPayoff())
                                    : proven)
                            .orElseGet(() -> estimator.estimate(index, seen.action()));
                } catch (RuntimeException failure) {
                    if (watch.cancelled()) {
                        break; // a program that is ended with this one answers nothing more
                    }
                    throw failure;
                }
                if (!watch.cancelled()) {
                    annotations[ply] = annotation;
                    watch.annotated(ply, annotation);
                }
            }
        }
        if (!watch.cancelled()) {
            prover.ifPresent(each -> each.lookBack(annotations));
        }
        return Arrays.stream(annotations).map(Optional::ofNullable).toList();
    }

    /** A ply that loses, and no better one is proven: perhaps a search knows one. */
    private static boolean isDoubtful(Annotation proven) {
        return proven.mark() == Mark.NONE && proven.value().outcome().orElse(0) < 0;
    }

    private Optional<Solver> solver(Game game) {
        if (solved != game) {
            solver = analysts.solver(game);
            solved = game;
        }
        return solver;
    }

    /** Proves plies from the last to the first: what is proven of a position is what the ply before it is worth. */
    private static final class Prover {
        private final Game game;
        private final Solver solver;
        private final AnnotationOptions options;
        private final Watch watch;
        private final int[] legal;
        /** By ply: how long the solver has worked on it. */
        private final Map<Integer, Long> spent = new HashMap<>();
        /** The value of the position before the ply {@link #asked}; null if none was asked about yet. */
        private Solution after;

        private int asked;

        Prover(Game game, Solver solver, AnnotationOptions options, Watch watch) {
            this.game = game;
            this.solver = solver;
            this.options = options;
            this.watch = watch;
            legal = new int[game.info().maxLegalActions()];
        }

        Optional<Annotation> prove(int ply, State before, int action) {
            Solution known = after != null && asked == ply + 1 ? after : null;
            // Without a position after it, as at the end of the game, only the solver can tell the value of the ply.
            Solver.Goal goal = known == null ? Solver.Goal.ACTIONS : Solver.Goal.VALUE;
            Solution solution = solve(ply, before, goal).orElseThrow();
            List<ActionBounds> lines = new ArrayList<>(solution.lines());
            if (known != null) {
                Value seen = known.seat() == before.actor()
                        ? known.value()
                        : known.value().negated();
                tighten(lines, new ActionBounds(action, later(seen)));
            }
            int count = before.legalActions(legal);
            Optional<Annotation> first =
                    Annotation.proven(before, action, solution.measure(), lines, count, options.least());
            after = solution;
            asked = ply;
            value(ply, solution);
            boolean keeps = first.isPresent()
                    && first.get().mark() == Mark.NONE
                    && first.get().value().outcome().orElse(-1) >= 0;
            if (goal == Solver.Goal.ACTIONS || !keeps || count < 2) {
                return first;
            }
            // Whether it is the only one: that needs all the others.
            solve(ply, before, Solver.Goal.ACTIONS).ifPresent(all -> all.lines().forEach(line -> tighten(lines, line)));
            return Annotation.proven(before, action, solution.measure(), lines, count, options.least());
        }

        /** Asks the solver, for as long as is left for the ply; empty if nothing is. */
        private Optional<Solution> solve(int ply, State before, Solver.Goal goal) {
            Solver.Limits limits = options.limits();
            long left = limits.nanos() - spent.getOrDefault(ply, 0L);
            if (left < 1) {
                return Optional.empty();
            }
            long begin = System.nanoTime();
            Solution solution = solver.solve(
                    before, goal, new Solver.Limits(limits.positions(), limits.bytes(), left, limits.threads()), watch);
            spent.merge(ply, System.nanoTime() - begin, Long::sum);
            return Optional.of(solution);
        }

        /** Tells what the position is worth, where that is a payoff, or whoever wins gets all. */
        private void value(int ply, Solution solution) {
            boolean inPayoffs = solution.measure() == Solution.Measure.PAYOFF
                    && solution.value().exact();
            GameReview.Worth.proven(game.info(), solution.seat(), solution.value(), inPayoffs)
                    .ifPresent(worth -> watch.valued(
                            ply,
                            worth.payoffs().stream().mapToDouble(each -> each).toArray(),
                            true));
        }

        /**
         * The value found for a ply is the one with which the next ply begins. It may have been proven only later, when
         * the solver knew more.
         */
        void lookBack(Annotation[] annotations) {
            for (int ply = 1; ply < annotations.length; ply++) {
                Annotation first = annotations[ply - 1];
                Annotation next = annotations[ply];
                if (first == null || next == null || next.value().outcome().isEmpty()) {
                    continue;
                }
                Value worth = first.before().actor() == next.before().actor()
                        ? first.value()
                        : first.value().negated();
                if (!next.after(worth, List.of(), options.least()).equals(next)) {
                    List<ActionBounds> lines = solve(ply, next.before(), Solver.Goal.VALUE)
                            .map(Solution::lines)
                            .orElse(List.of());
                    annotations[ply] = next.after(worth, lines, options.least());
                    watch.annotated(ply, annotations[ply]);
                }
            }
        }

        /** A ply earlier the end is a ply further. The nimber stays: it is that of the position after the ply. */
        private static Value later(Value value) {
            OptionalInt plies =
                    value.plies().isPresent() ? OptionalInt.of(value.plies().getAsInt() + 1) : OptionalInt.empty();
            return new Value(value.low(), value.high(), plies, value.nimber());
        }

        /** Merges new facts about an action with the known ones. */
        private static void tighten(List<ActionBounds> lines, ActionBounds news) {
            Value old = Annotation.value(lines, news.action());
            double low = Math.max(old.low(), news.value().low());
            double high = Math.min(old.high(), news.value().high());
            Value sharper = news.value().exact() ? news.value() : old.exact() ? old : Value.between(low, high);
            lines.removeIf(line -> line.action() == news.action());
            lines.add(new ActionBounds(news.action(), sharper));
        }
    }

    /** Asks a player where nothing can be proven. */
    private static final class Estimator {
        private final List<MatchView> positions;
        private final Advisor advisor;
        private final Budget budget;
        private final Watch watch;
        /** The decision in the position {@link #asked}, the last one asked about. */
        private Decision decided;

        private int asked = -1;

        Estimator(List<MatchView> positions, Advisor advisor, Budget budget, Watch watch) {
            this.positions = positions;
            this.advisor = advisor;
            this.budget = budget;
            this.watch = watch;
        }

        /** A search of the position before the ply, and if it does not tell about the ply, of the one after. */
        Annotation estimate(int ply, int action) {
            MatchView after = positions.get(ply + 1);
            State before = positions.get(ply).determinized();
            int seat = before.actor();
            Decision next = asked == ply + 1 ? decided : null;
            Decision decision = value(ply);
            if (after.isOver()) {
                return Annotation.estimated(before, action, decision, after.payoffs()[seat]);
            }
            double played = Annotation.expected(decision, action, seat);
            if (Double.isNaN(played) && after.seesActor()) {
                Decision reply = next == null ? ask(ply + 1) : next;
                played = Annotation.expected(reply, reply.action(), seat);
            }
            return Annotation.estimated(before, action, decision, played);
        }

        /** Tells the value of the position if its best action is played. */
        Decision value(int ply) {
            Decision decision = ask(ply);
            decided = decision;
            asked = ply;
            decision.line(decision.action())
                    .ifPresent(best -> watch.valued(ply, best.value().clone(), best.exact()));
            return decision;
        }

        /** The decision of the seat to move there, without knowledge of the plies that followed. */
        private Decision ask(int ply) {
            MatchView view = positions.get(ply);
            return advisor.ask(view.atTheTime(Observer.seat(view.actor())), budget, watch);
        }
    }
}
