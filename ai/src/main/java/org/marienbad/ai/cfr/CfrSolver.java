package org.marienbad.ai.cfr;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.marienbad.ai.search.shared.SolverCall;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.Effort;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solution.MixedStrategy;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * Finds equilibrium strategies, and proves by best responses how close they are: the value lies between the
 * payoffs that both strategies make sure of.
 */
final class CfrSolver implements Solver {
    private static final long TELL_NANOS = 250_000_000;
    private static final int PROBES = 2000;
    /** The least memory of a node, all in all. */
    private static final long BYTES_PER_NODE = 200;
    /** A tree needs so many times its memory: arrays are copied when they grow, and best responses take as much. */
    private static final int GROWN = 3;
    /** A tree that is estimated to be this many times too large is not begun: no estimate is as wrong as that. */
    private static final double CERTAINLY = 100;
    /** More strategies than these, which nobody would read, are left out of the solution. */
    private static final int MOST_STRATEGIES = 100_000;
    /** The factor by which iterations grow from one measurement of the strategies to the next. */
    private static final double GROWTH = 1.2;
    /** Sampled iterations are too short to look at the clock after each. */
    private static final int SAMPLES_AT_ONCE = 1000;

    private final Game game;
    private final boolean samples;
    private final int budget;
    private final double precision;
    private final long seed;

    CfrSolver(Game game, Settings settings) {
        this.game = game;
        samples = !settings.get(CfrSolverProvider.ALGORITHM).equals(CfrSolverProvider.PLUS);
        budget = settings.get(CfrSolverProvider.ITERATIONS);
        precision = settings.get(CfrSolverProvider.PRECISION);
        seed = settings.get(CfrSolverProvider.SEED);
    }

    @Override
    public Solution solve(State position, Goal goal, Limits limits, Watch watch) {
        Run run = new Run(limits, watch);
        if (InformationSets.isDealt(game, position)) {
            return unsolved(position, run, 0, 0, Text.of("cfr.secrets"), List.of());
        }
        double estimate = TreeSize.estimate(game, position, PROBES);
        double room = Math.min((double) limits.positions(), (double) limits.bytes() / BYTES_PER_NODE);
        if (estimate > CERTAINLY * room) {
            return unsolved(
                    position,
                    run,
                    0,
                    0,
                    Text.of("cfr.huge", SolverCall.rough(estimate), SolverCall.rough(room)),
                    List.of());
        }
        InformationSets sets = new InformationSets(game);
        Optional<CfrTree> grown = CfrTree.grow(sets, position, run::mayGrow);
        if (grown.isEmpty()) {
            List<Text> facts =
                    List.of(Text.of("cfr.estimate", SolverCall.rough(Math.max(estimate, (double) run.size))));
            return unsolved(position, run, run.size, sets.bytes(), run.why, facts);
        }
        CfrTree tree = grown.get();
        RegretMinimizer minimizer = samples
                ? ExternalSampling.of(game)
                        .from(position)
                        .informationSets(sets)
                        .seed(seed)
                        .observer(watch.observer())
                        .build()
                : CfrPlus.of(tree).observer(watch.observer()).build();
        return solution(tree, minimizer, run.improve(tree, minimizer, goal), position, run);
    }

    private Solution unsolved(State position, Run run, long size, long bytes, Text why, List<Text> facts) {
        return Solution.of(Math.max(0, position.actor()), Measure.PAYOFF, Value.UNKNOWN)
                .unfinished(Optional.of(why))
                .facts(facts)
                .effort(run.effort(size, size, bytes))
                .build();
    }

    private Solution solution(CfrTree tree, RegretMinimizer minimizer, Exploitability found, State position, Run run) {
        InformationSets sets = tree.informationSets();
        Strategy strategy = minimizer.averageStrategy();
        Value value = value(tree, found);
        double exploitability = found.exploitability();
        List<MixedStrategy> strategies = sets.all().size() > MOST_STRATEGIES
                ? List.of()
                : sets.all().stream().map(set -> strategy.mixed(set)).toList();
        double sum = tree.payoffSum();
        // Against its best response a strategy earns only the sum less what that response earns.
        List<Double> losses = Stream.of(0, 1)
                .map(seat -> Math.max(0, found.value(seat) + found.bestResponse(1 - seat) - sum))
                .toList();
        List<Text> facts = List.of(
                Text.of("cfr.value", value.low() + sum / 2, value.high() + sum / 2, found.value(0)),
                Text.of("cfr.exploitability", exploitability, found.nashConv()),
                Text.of("cfr.size", sets.all().size(), tree.size(), minimizer.iterations()));
        boolean movesSecond = position.actor() == 1;
        return Solution.of(Math.max(0, position.actor()), Measure.PAYOFF, movesSecond ? value.negated() : value)
                .strategies(strategies)
                .exploitability(losses)
                .unfinished(Optional.ofNullable(run.why))
                .facts(facts)
                .effort(run.effort(minimizer.nodes(), tree.size(), tree.bytes()))
                .build();
    }

    /** The worth of the game to seat 0, less a draw: each best response bounds it. */
    private static Value value(CfrTree tree, Exploitability found) {
        double draw = tree.payoffSum() / 2;
        double low = tree.payoffSum() - found.bestResponse(1) - draw;
        double high = found.bestResponse(0) - draw;
        return Value.between(Math.min(low, high), Math.max(low, high)); // rounding may make them cross
    }

    /** One question, with its limits. */
    private final class Run {
        private final Limits limits;
        private final Watch watch;
        private final SolverCall call;
        private long told = System.nanoTime();
        private long size;
        /** Why it ended early, if it did. */
        private Text why;

        Run(Limits limits, Watch watch) {
            this.limits = limits;
            this.watch = watch;
            call = new SolverCall(limits, watch);
        }

        boolean mayGrow(long nodes, long bytes) {
            size = nodes;
            if (nodes > limits.positions()) {
                why = Text.of("cfr.limit", limits.positions());
            } else if (GROWN * bytes > limits.bytes()) {
                why = Text.of("cfr.memory", limits.bytes() >> 20);
            } else if (isInTime()) {
                tell(Text.of("cfr.tree"), nodes, Double.NaN);
            }
            return why == null;
        }

        private boolean isInTime() {
            if (call.isEnded()) {
                why = call.reason();
            }
            return why == null;
        }

        private void tell(Text what, long nodes, double done) {
            long now = System.nanoTime();
            if (now - told > TELL_NANOS) {
                told = now;
                watch.progress(new Progress(what, nodes, done));
            }
        }

        /** Improves strategies until they are good enough; returns how good they are. */
        Exploitability improve(CfrTree tree, RegretMinimizer minimizer, Goal goal) {
            double next = 1;
            Exploitability found = Exploitability.of(tree, minimizer.averageStrategy());
            while (why == null && !isEnough(tree, found, goal)) {
                long left = budget - minimizer.iterations();
                if (left == 0) {
                    why = Text.of("cfr.budget", budget, found.exploitability(), precision);
                } else {
                    minimizer.run((int) Math.min(left, samples ? SAMPLES_AT_ONCE : 1));
                    if (!isInTime() || minimizer.iterations() >= next || minimizer.iterations() == budget) {
                        found = Exploitability.of(tree, minimizer.averageStrategy());
                        next = minimizer.iterations() * GROWTH;
                    }
                    Text what = Text.of("cfr.progress", found.exploitability());
                    tell(what, minimizer.nodes(), (double) minimizer.iterations() / budget);
                }
            }
            return found;
        }

        private boolean isEnough(CfrTree tree, Exploitability found, Goal goal) {
            return found.exploitability() <= precision
                    || goal == Goal.OUTCOME && value(tree, found).outcome().isPresent();
        }

        Effort effort(long nodes, long positions, long bytes) {
            return call.effort(nodes).positions(positions).bytes(bytes);
        }
    }
}
