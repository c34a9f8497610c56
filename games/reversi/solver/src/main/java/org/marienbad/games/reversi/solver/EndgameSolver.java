package org.marienbad.games.reversi.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.framework.player.Solution.Effort;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.text.Text;
import org.marienbad.games.reversi.BitState;
import org.marienbad.games.reversi.ReversiGame;

/** Proves final margins; keeps its table from one position to the next. */
final class EndgameSolver implements Solver {
    private static final int TABLE_BITS = 21;
    private static final long REPORT_NANOS = 300_000_000;
    /** Nodes after which a line of best play breaks off. */
    private static final long VARIATION_NODES = 20_000_000;

    private final ReversiGame game;
    private final int most;
    private EndgameTable table;
    private EndgameSearch search;
    private long reported;

    EndgameSolver(ReversiGame game) {
        this.game = game;
        most = game.rules().cells();
    }

    @Override
    public Solution solve(State position, Goal goal, Limits limits, Watch watch) {
        long start = System.nanoTime();
        if (table == null || table.bytes() > limits.bytes()) {
            table = new EndgameTable(EndgameTable.bits(limits.bytes(), TABLE_BITS));
            search = new EndgameSearch(game.rules(), table);
        }
        long before = search.nodes();
        search.stopWhen(() -> stops(start, before, limits, watch));
        BitState state = (BitState) position;
        Value value = Value.between(-most, most);
        List<ActionBounds> lines = new ArrayList<>();
        List<Integer> variation = List.of();
        Optional<Text> unfinished = Optional.empty();
        try {
            switch (goal) {
                case OUTCOME -> value = outcome(state);
                case VALUE -> {
                    value = Value.exactly(margin(state, -most, most));
                    variation = variation(state, (int) value.low());
                    lines.add(new ActionBounds(variation.get(0), value));
                }
                case ACTIONS -> {
                    actions(state, lines);
                    lines.sort(ActionBounds.BEST_FIRST);
                    value = lines.get(0).value();
                    variation = variation(state, (int) value.low());
                }
            }
        } catch (EndgameSearch.Stopped stopped) {
            unfinished = Optional.of(
                    watch.cancelled() ? Text.of("open.cancelled") : Text.of("open.time", limits.nanos() / 1e9));
            for (ActionBounds line : lines) {
                value = Value.between(Math.max(value.low(), line.value().low()), most);
            }
        }
        return Solution.of(state.actor(), Measure.MARGIN, value)
                .lines(lines)
                .variation(variation)
                .unfinished(unfinished)
                .effort(Effort.of(search.nodes() - before, System.nanoTime() - start)
                        .bytes(table.bytes()))
                .build();
    }

    private boolean stops(long start, long before, Limits limits, Watch watch) {
        long now = System.nanoTime();
        if (now - reported > REPORT_NANOS) {
            reported = now;
            watch.progress(new Progress(Text.of("progress.margins"), search.nodes() - before, Double.NaN));
        }
        return watch.cancelled() || now - start > limits.nanos();
    }

    /** The final margin of the seat to move, or a bound of it outside of the window. */
    private int margin(BitState state, int low, int high) {
        int seat = state.actor();
        return search.margin(state.discsOf(seat), state.discsOf(1 - seat), low, high);
    }

    private Value outcome(BitState state) {
        int found = margin(state, -1, 1);
        return found > 0 ? Value.between(found, most) : found < 0 ? Value.between(-most, found) : Value.exactly(0);
    }

    private void actions(BitState state, List<ActionBounds> lines) {
        int[] legal = new int[game.info().maxLegalActions()];
        int count = state.legalActions(legal);
        for (int i = 0; i < count; i++) {
            lines.add(new ActionBounds(legal[i], Value.exactly(after(state, legal[i], -most, most))));
        }
    }

    /** What the seat to move ends with if it plays {@code action}. */
    private int after(BitState state, int action, int low, int high) {
        int seat = state.actor();
        BitState next = state.copy();
        next.apply(action);
        if (next.actor() == State.TERMINAL) {
            return game.rules().margin(next.discs(seat), next.discs(1 - seat));
        }
        return next.actor() == seat ? margin(next, low, high) : -margin(next, -high, -low);
    }

    /** Best play from {@code from} on, which is worth {@code margin}, as far as it is found quickly. */
    private List<Integer> variation(BitState from, int margin) {
        long end = search.nodes() + VARIATION_NODES;
        List<Integer> actions = new ArrayList<>();
        BitState state = from.copy();
        int[] legal = new int[game.info().maxLegalActions()];
        int left = margin;
        while (state.actor() != State.TERMINAL && search.nodes() < end) {
            int count = state.legalActions(legal);
            int action = legal[0];
            for (int i = 0; i < count; i++) {
                if (after(state, legal[i], left - 1, left) >= left) {
                    action = legal[i];
                    break;
                }
            }
            actions.add(action);
            state.apply(action);
            left = -left;
        }
        return actions;
    }
}
