package org.marienbad.cli.analyse;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import org.marienbad.cli.option.Opponents;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Advisor;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.plugin.SolverCatalogue;

/** Looks at every ply of a game that was played: proves what it can, estimates the rest. */
final class Annotator {
    private static final Map<String, Object> STEADY = Map.of("iterations", 20_000);

    private final SolverCatalogue solvers;
    private final Opponents opponents;

    @Inject
    Annotator(SolverCatalogue solvers, Opponents opponents) {
        this.solvers = solvers;
        this.opponents = opponents;
    }

    /**
     * How to look.
     *
     * @param limits of the solver, for each ply
     * @param least how much a ply must lose to be weak
     * @param spec who estimates
     * @param budget of the estimates, over and above the player's own
     */
    record AnnotationOptions(Solver.Limits limits, double least, PlayerSpec spec, Budget budget, long seed) {}

    /** Who estimates where nobody was named: the hint player, limited by iterations, so that it always says the same. */
    PlayerSpec estimator(Game game) {
        return opponents.limited(opponents.hintPlayer(game), STEADY);
    }

    /** The solver for {@code game}; empty if there is none. */
    private Optional<Solver> solver(Game game) {
        return solvers.all().stream()
                .filter(provider -> provider.unsupportedReason(game).isEmpty())
                .findFirst()
                .map(provider -> create(provider, game));
    }

    private Solver create(SolverProvider provider, Game game) {
        return solvers.create(provider, game, Map.of());
    }

    /**
     * The annotations of the plies, in order; a ply of chance has none. The last ply is looked at first, since what is
     * proven of the end helps to prove what came before.
     *
     * @param left told before each ply how many are left to do
     */
    List<Optional<Annotation>> annotate(
            GameSetup setup, List<Integer> plies, AnnotationOptions options, IntConsumer left) {
        Game game = setup.game();
        List<State> positions = new ArrayList<>();
        State state = setup.newState();
        for (int code : plies) {
            positions.add(state.copy());
            state.apply(code);
        }
        Optional<Prover> prover = solver(game).map(solver -> new Prover(game, solver, options));
        positions.add(state);
        Annotation[] annotations = new Annotation[plies.size()];
        try (Advisor advisor = new Advisor(opponents.create(options.spec(), game, options.seed()))) {
            Estimator estimator = new Estimator(setup, plies, positions, advisor, options.budget());
            for (int ply = annotations.length - 1; ply >= 0; ply--) {
                left.accept(ply + 1);
                State before = positions.get(ply);
                int action = plies.get(ply);
                int index = ply;
                if (before.actor() >= 0) {
                    annotations[ply] = prover.flatMap(each -> each.prove(before, action))
                            .orElseGet(() -> estimator.estimate(index));
                }
            }
        }
        prover.ifPresent(each -> each.lookBack(annotations));
        return Arrays.stream(annotations).map(Optional::ofNullable).toList();
    }

    /** Proves plies from the last to the first: what is proven of a position is what the ply before it is worth. */
    private static final class Prover {
        private final Solver solver;
        private final AnnotationOptions options;
        private final int[] legal;
        /** The position after the ply to be proven next, and its value; null at the end of the game. */
        private Solution after;

        private String position = "";

        Prover(Game game, Solver solver, AnnotationOptions options) {
            this.solver = solver;
            this.options = options;
            legal = new int[game.info().maxLegalActions()];
        }

        Optional<Annotation> prove(State before, int action) {
            State next = before.copy();
            next.apply(action);
            Solution known = after != null && next.toString().equals(position) ? after : null;
            // Without a position after it, as at the end of the game, only the solver can tell what the ply is worth.
            Solver.Goal goal = known == null ? Solver.Goal.ACTIONS : Solver.Goal.VALUE;
            Solution solution = solver.solve(before, goal, options.limits(), Solver.Watch.NONE);
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
            position = before.toString();
            boolean keeps = first.isPresent()
                    && first.get().mark() == Mark.NONE
                    && first.get().value().outcome().orElse(-1) >= 0;
            if (goal == Solver.Goal.ACTIONS || !keeps || count < 2) {
                return first;
            }
            // Whether it is the only one: that needs all the others.
            solver.solve(before, Solver.Goal.ACTIONS, options.limits(), Solver.Watch.NONE)
                    .lines()
                    .forEach(line -> tighten(lines, line));
            return Annotation.proven(before, action, solution.measure(), lines, count, options.least());
        }

        /**
         * What a ply was found to be worth is what the next one begins with; that may have been proven only later, when
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
                    Solution again =
                            solver.solve(next.before(), Solver.Goal.VALUE, options.limits(), Solver.Watch.NONE);
                    annotations[ply] = next.after(worth, again.lines(), options.least());
                }
            }
        }

        /** A ply earlier the end is a ply further. The nimber stays: it is that of the position after the ply. */
        private static Value later(Value value) {
            OptionalInt plies =
                    value.plies().isPresent() ? OptionalInt.of(value.plies().getAsInt() + 1) : OptionalInt.empty();
            return new Value(value.low(), value.high(), plies, value.nimber());
        }

        /** Puts what is known of an action to what was known of it. */
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
    private record Estimator(
            GameSetup setup, List<Integer> plies, List<State> positions, Advisor advisor, Budget budget) {
        /** A search of the position before the ply, and if it does not tell about the ply, of the one after. */
        Annotation estimate(int ply) {
            State before = positions.get(ply);
            State after = positions.get(ply + 1);
            int action = plies.get(ply);
            int seat = before.actor();
            Decision decision = ask(ply);
            if (after.actor() == State.TERMINAL) {
                double[] payoffs = new double[setup.seats()];
                after.payoffs(payoffs);
                return Annotation.estimated(before, action, decision, payoffs[seat]);
            }
            double played = Annotation.expected(decision, action, seat);
            if (Double.isNaN(played) && after.actor() >= 0) {
                Decision reply = ask(ply + 1);
                played = Annotation.expected(reply, reply.action(), seat);
            }
            return Annotation.estimated(before, action, decision, played);
        }

        /** What the seat to move would do after the first {@code count} plies, not knowing how the game went on. */
        private Decision ask(int count) {
            Observer mover = Observer.seat(positions.get(count).actor());
            LineOfPlay line = new LineOfPlay(positions.subList(0, count + 1), plies.subList(0, count));
            MatchView view = MatchView.of(setup, line, mover);
            return advisor.ask(view, budget, Monitor.NONE);
        }
    }
}
