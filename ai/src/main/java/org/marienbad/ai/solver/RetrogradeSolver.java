package org.marienbad.ai.solver;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.Effort;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.text.Text;

/** Solves a game by keeping every position that can arise; then every position that was kept is known at once. */
final class RetrogradeSolver implements Solver {
    private static final int PLAYOUTS = 2000;
    private static final long REPORT_NANOS = 250_000_000;

    private final Game game;
    private Solved solved;

    RetrogradeSolver(Game game) {
        this.game = game;
    }

    @Override
    public Solution solve(State position, Goal goal, Limits limits, Watch watch) {
        long start = System.nanoTime();
        long cpu = cpuNanos();
        long nodes = 0;
        if (solved == null || solved.find(position) < 0) {
            solved = null;
            PositionGraph graph = new PositionGraph(game);
            Growth growth = new Growth(limits, watch, start);
            boolean whole = graph.grow(position, growth);
            if (!whole || RetrogradeAnalysis.bytes(graph) + graph.bytes() > limits.bytes()) {
                Text refusal = whole ? memory(limits) : growth.refusal;
                Effort effort = effort(graph.expanded(), graph, graph.bytes(), start, cpu);
                return unsolved(position, graph, refusal, effort);
            }
            nodes = graph.expanded();
            watch.progress(new Progress(Text.of("retrograde.values"), nodes, Double.NaN));
            solved = RetrogradeAnalysis.solve(graph);
        }
        int number = solved.find(position);
        Effort effort = effort(nodes, solved.graph(), solved.bytes(), start, cpu);
        return Solution.of(position.actor(), Measure.PAYOFF, solved.value(number, position.actor()))
                .lines(solved.lines(position, number))
                .variation(solved.variation(position))
                .facts(facts())
                .effort(effort)
                .build();
    }

    private Solution unsolved(State position, PositionGraph graph, Text refusal, Effort effort) {
        List<Text> facts = new ArrayList<>();
        double estimate = SizeEstimate.byRecapture(game, position, graph, PLAYOUTS);
        facts.add(Text.of("retrograde.estimate", order(estimate), order(estimate * perPosition(graph) / (1 << 20))));
        return Solution.of(position.actor(), Measure.PAYOFF, Value.UNKNOWN)
                .unfinished(Optional.of(refusal))
                .facts(facts)
                .effort(effort)
                .build();
    }

    /** Bytes for each position, the analysis included. */
    private static double perPosition(PositionGraph graph) {
        return (double) (graph.bytes() + RetrogradeAnalysis.bytes(graph)) / graph.size();
    }

    /** A rough number for people: two digits of it. */
    private static String order(double number) {
        return number < 1e5 ? String.valueOf(Math.round(number)) : String.format(java.util.Locale.ROOT, "%.1e", number);
    }

    private List<Text> facts() {
        Solved.Sets sets = solved.sets();
        return List.of(
                Text.of("retrograde.sets", sets.won(), sets.lost(), sets.tied(), sets.over(), sets.longest()),
                Text.of("retrograde.exact"));
    }

    private static Effort effort(long nodes, PositionGraph graph, long bytes, long start, long cpu) {
        return Effort.of(nodes, System.nanoTime() - start)
                .positions(graph.size())
                .cpuNanos(cpuNanos() - cpu)
                .bytes(bytes);
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static Text memory(Limits limits) {
        return Text.of("retrograde.memory", limits.bytes() >> 20);
    }

    /** Lets a graph grow within the limits, and reports progress to the watch. */
    private static final class Growth implements PositionGraph.GrowthLimit {
        private final Limits limits;
        private final Watch watch;
        private final long start;
        private long lastReport;
        private Text refusal;

        Growth(Limits limits, Watch watch, long start) {
            this.limits = limits;
            this.watch = watch;
            this.start = start;
            lastReport = start;
        }

        @Override
        public boolean mayGrow(PositionGraph graph, long more) {
            long now = System.nanoTime();
            if (now - lastReport > REPORT_NANOS) {
                lastReport = now;
                watch.progress(new Progress(Text.of("retrograde.positions"), graph.size(), Double.NaN));
            }
            if (graph.size() > limits.positions()) {
                refusal = Text.of("retrograde.limit", limits.positions());
            } else if (graph.bytes() + more > limits.bytes() || graph.size() > PositionGraph.MAX_SIZE) {
                refusal = memory(limits);
            } else if (now - start > limits.nanos()) {
                refusal = Text.of("retrograde.time", limits.nanos() / 1_000_000);
            } else if (watch.cancelled()) {
                refusal = Text.of("retrograde.cancelled");
            }
            return refusal == null;
        }
    }
}
