package org.marienbad.games.oware.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.framework.player.Solution.Effort;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.text.Text;
import org.marienbad.games.oware.OwareGame;
import org.marienbad.games.oware.OwareState;

/** Proves who wins, ever deeper; what was played before the position does not count. Keeps its tables. */
final class OwareSolver implements Solver {
    /** Positions in the tables: all with up to 9 seeds on the usual board. */
    static final long MOST_POSITIONS = 300_000;
    /** Memory of the tables, and of building them, for a position. */
    private static final int BYTES_PER_POSITION = 40;

    private static final long REPORT_NANOS = 300_000_000;

    private final OwareGame game;
    private Endgames endgames;
    private long reported;

    OwareSolver(OwareGame game) {
        this.game = game;
    }

    /** What is known of an action, from the seat's point of view: −1, 0 and 1 are a loss, a draw and a win. */
    private static final class Line {
        private final int action;
        private int low = -1;
        private int high = 1;

        Line(int action) {
            this.action = action;
        }
    }

    @Override
    public Solution solve(State position, Goal goal, Limits limits, Watch watch) {
        long start = System.nanoTime();
        OwareState state = withoutHistory((OwareState) position);
        List<Line> lines = new ArrayList<>();
        int[] legal = new int[game.houses()];
        int count = state.legalActions(legal);
        for (int i = 0; i < count; i++) {
            lines.add(new Line(legal[i]));
        }
        Optional<Text> unfinished = Optional.empty();
        OutcomeSearch search = null;
        try {
            if (endgames == null) {
                watch.progress(new Progress(Text.of("progress.tables"), 0, Double.NaN));
                long positions = Math.min(MOST_POSITIONS, limits.bytes() / BYTES_PER_POSITION);
                endgames = new Endgames(game, Endgames.most(game, positions), () -> stops(start, 0, limits, watch));
            }
            OutcomeSearch[] own = new OutcomeSearch[1];
            own[0] = new OutcomeSearch(game, endgames, () -> stops(start, own[0].nodes(), limits, watch));
            search = own[0];
            prove(state, lines, goal, search);
            if (game.countsMargin()
                    && goal != Goal.OUTCOME
                    && value(lines).low() != value(lines).high()) {
                unfinished = Optional.of(Text.of("open.margin"));
            }
        } catch (OutcomeSearch.Stopped | CancellationException stopped) {
            unfinished = Optional.of(
                    watch.cancelled() ? Text.of("open.cancelled") : Text.of("open.time", limits.nanos() / 1e9));
        }
        List<ActionBounds> told = new ArrayList<>();
        lines.forEach(line -> told.add(new ActionBounds(line.action, told(line.low, line.high))));
        told.sort(ActionBounds.BEST_FIRST);
        List<Text> facts = endgames == null ? List.of() : List.of(Text.of("fact.tables", endgames.most()));
        return Solution.of(state.side(), game.countsMargin() ? Measure.MARGIN : Measure.PAYOFF, value(lines))
                .lines(told)
                .unfinished(unfinished)
                .facts(facts)
                .effort(Effort.of(search == null ? 0 : search.nodes(), System.nanoTime() - start)
                        .bytes(endgames == null ? 0 : endgames.bytes()))
                .build();
    }

    private OwareState withoutHistory(OwareState position) {
        long[] words = new long[game.info().words()];
        position.encode(words);
        OwareState state = position.copy();
        state.decode(words);
        return state;
    }

    private boolean stops(long start, long nodes, Limits limits, Watch watch) {
        long now = System.nanoTime();
        if (now - reported > REPORT_NANOS) {
            reported = now;
            watch.progress(new Progress(Text.of("progress.outcomes"), nodes, Double.NaN));
        }
        return watch.cancelled() || now - start > limits.nanos();
    }

    private void prove(OwareState state, List<Line> lines, Goal goal, OutcomeSearch search) {
        int seat = state.side();
        // The whole game is shorter than any depth that could be reached, so this ends where all is proven.
        for (int depth = 0; depth <= game.info().maxPlies(); depth++) {
            boolean open = false;
            for (Line line : lines) {
                if (line.low < line.high && (goal == Goal.ACTIONS || line.high > low(lines))) {
                    OwareState next = state.copy();
                    next.apply(line.action);
                    improve(next, seat, line, depth, search);
                    open |= line.low < line.high;
                }
            }
            if (goal == Goal.ACTIONS ? !open : low(lines) == high(lines)) {
                return;
            }
        }
    }

    private static void improve(OwareState next, int seat, Line line, int depth, OutcomeSearch search) {
        if (line.low < 1 && line.high > 0 && search.forces(next, seat, 1, depth)) {
            line.low = 1;
        } else if (line.low < 0 && line.high > -1 && search.forces(next, seat, 0, depth)) {
            line.low = 0;
        }
        if (line.low < 0 && search.forces(next, 1 - seat, 1, depth)) {
            line.high = -1;
        } else if (line.low < 1 && line.high > 0 && search.forces(next, 1 - seat, 0, depth)) {
            line.high = 0;
        }
    }

    private static int low(List<Line> lines) {
        return lines.stream().mapToInt(line -> line.low).max().orElse(0);
    }

    private static int high(List<Line> lines) {
        return lines.stream().mapToInt(line -> line.high).max().orElse(0);
    }

    private Value value(List<Line> lines) {
        return told(low(lines), high(lines));
    }

    private Value told(int low, int high) {
        if (!game.countsMargin()) {
            return Value.between(low, high);
        }
        return Value.between(low < 0 ? -game.total() : low, high > 0 ? game.total() : high);
    }
}
