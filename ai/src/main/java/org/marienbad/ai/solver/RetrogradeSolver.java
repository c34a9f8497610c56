package org.marienbad.ai.solver;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.ai.search.shared.SolverCall;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.Effort;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.text.Text;

/** Solves a game by keeping every position that can arise; then every position that was kept is known at once. */
final class RetrogradeSolver implements Solver {
    private static final int PLAYOUTS = 2000;
    /** One part in so many of the time is for saying how large a game may be that could not be solved. */
    private static final int ESTIMATE_SHARE = 10;

    private final Game game;
    private final LongSupplier nanoTime;
    private Solved solved;

    RetrogradeSolver(Game game) {
        this(game, System::nanoTime);
    }

    /** By another clock, which tells nanoseconds. */
    RetrogradeSolver(Game game, LongSupplier nanoTime) {
        this.game = game;
        this.nanoTime = nanoTime;
    }

    @Override
    public Solution solve(State position, Goal goal, Limits limits, Watch watch) {
        SolverCall call = new SolverCall(limits, watch, nanoTime);
        long nodes = 0;
        if (solved == null || solved.find(position) < 0) {
            solved = null;
            PositionGraph graph = new PositionGraph(game);
            Work work = new Work(graph, call, limits, watch);
            boolean whole = graph.grow(position, work) && work.hasMemory(RetrogradeAnalysis.bytes(graph));
            nodes = graph.expanded();
            if (whole) {
                watch.progress(new Progress(Text.of("retrograde.values"), nodes, Double.NaN));
                solved = RetrogradeAnalysis.solve(graph, work::mayGoOn).orElse(null);
            }
            if (solved == null) {
                List<Text> facts = watch.wantsFacts() ? estimate(position, graph, work) : List.of();
                return Solution.of(position.actor(), Measure.PAYOFF, Value.UNKNOWN)
                        .unfinished(Optional.of(work.refusal))
                        .facts(facts)
                        .effort(effort(call, nodes, graph, graph.bytes()))
                        .build();
            }
        }
        int number = solved.find(position);
        if (watch.observer() != null) {
            new RetrogradeSteps(watch.observer(), solved).tell(position, number);
        }
        Effort effort = effort(call, nodes, solved.graph(), solved.bytes());
        return Solution.of(position.actor(), Measure.PAYOFF, solved.value(number, position.actor()))
                .lines(solved.lines(position, number))
                .variation(solved.variation(position))
                .facts(facts())
                .effort(effort)
                .build();
    }

    private List<Text> estimate(State position, PositionGraph graph, Work work) {
        SearchLimits rest = work.rest();
        if (!rest.spend()) {
            return List.of();
        }
        double estimate = SizeEstimate.byRecapture(game, position, graph, PLAYOUTS, rest::spend);
        return List.of(Text.of(
                "retrograde.estimate",
                SolverCall.rough(estimate),
                SolverCall.rough(estimate * perPosition(graph) / (1 << 20))));
    }

    /** Bytes for each position, the analysis included. */
    private static double perPosition(PositionGraph graph) {
        return (double) (graph.bytes() + RetrogradeAnalysis.bytes(graph)) / graph.size();
    }

    private List<Text> facts() {
        Solved.Sets sets = solved.sets();
        return List.of(
                Text.of("retrograde.sets", sets.won(), sets.lost(), sets.tied(), sets.over(), sets.longest()),
                Text.of("retrograde.exact"));
    }

    private static Effort effort(SolverCall call, long nodes, PositionGraph graph, long bytes) {
        return call.effort(nodes).positions(graph.size()).bytes(bytes);
    }

    /** Keeps the work on a graph within the limits, and reports progress to the watch. */
    private final class Work implements PositionGraph.GrowthLimit, Monitor {
        private final PositionGraph graph;
        private final SolverCall call;
        private final Limits limits;
        private final Watch watch;
        private final SearchLimits clock;
        /** Why it stopped; null if it did not. */
        private Text refusal;

        Work(PositionGraph graph, SolverCall call, Limits limits, Watch watch) {
            this.graph = graph;
            this.call = call;
            this.limits = limits;
            this.watch = watch;
            long kept = watch.wantsFacts() ? limits.nanos() / ESTIMATE_SHARE : 0;
            clock = clock(limits.nanos() - kept);
        }

        private SearchLimits clock(long nanos) {
            return new SearchLimits(Budget.ofNanos(Math.max(1, nanos)), this, () -> null, nanoTime);
        }

        /** The rest of the time. */
        SearchLimits rest() {
            return clock(limits.nanos() - call.nanos());
        }

        @Override
        public boolean mayGrow(PositionGraph growing, long more) {
            if (graph.size() > limits.positions()) {
                refusal = Text.of("retrograde.limit", limits.positions());
            }
            return hasMemory(more) && mayGoOn();
        }

        boolean hasMemory(long more) {
            if (refusal == null && (graph.bytes() + more > limits.bytes() || graph.size() > PositionGraph.MAX_SIZE)) {
                refusal = Text.of("retrograde.memory", limits.bytes() >> 20);
            }
            return refusal == null;
        }

        @Override
        public boolean mayGoOn() {
            if (refusal == null && !clock.spend()) {
                refusal = call.reason();
            }
            return refusal == null;
        }

        @Override
        public boolean cancelled() {
            return watch.cancelled();
        }

        @Override
        public void progress(Decision none) {
            watch.progress(new Progress(Text.of("retrograde.positions"), graph.size(), Double.NaN));
        }
    }
}
