package org.marienbad.games.dotsandboxes.solver;

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
import org.marienbad.games.dotsandboxes.DotsAndBoxesGame;
import org.marienbad.games.dotsandboxes.DotsAndBoxesState;

/** Proves final margins; keeps its table from one position to the next. */
final class MarginSolver implements Solver {
    private static final int TABLE_BITS = 22;
    private static final long REPORT_NANOS = 300_000_000;
    /** Nodes after which a line of best play breaks off. */
    private static final long VARIATION_NODES = 20_000_000;

    private final DotsAndBoxesGame game;
    private final int most;
    private MarginTable table;
    private MarginSearch search;
    private long reported;

    MarginSolver(DotsAndBoxesGame game) {
        this.game = game;
        most = game.rules().grid().boxCount();
    }

    @Override
    public Solution solve(State position, Goal goal, Limits limits, Watch watch) {
        long start = System.nanoTime();
        if (table == null || table.bytes() > limits.bytes()) {
            // No more places than sets of lines.
            int bits = Math.min(TABLE_BITS, game.rules().grid().lineCount());
            table = new MarginTable(MarginTable.bits(limits.bytes(), bits));
            search = new MarginSearch(game.rules().grid(), table);
        }
        long before = search.nodes();
        search.stopWhen(() -> stops(start, before, limits, watch));
        DotsAndBoxesState state = (DotsAndBoxesState) position;
        Value value = Value.between(-most, most);
        List<ActionBounds> lines = new ArrayList<>();
        List<Integer> variation = List.of();
        Optional<Text> unfinished = Optional.empty();
        try {
            switch (goal) {
                case OUTCOME -> value = outcome(state);
                case VALUE -> {
                    value = Value.exactly(exact(state));
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
        } catch (MarginSearch.Stopped stopped) {
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
    private int margin(DotsAndBoxesState state, int low, int high) {
        return search.margin(state, low, high);
    }

    private int exact(DotsAndBoxesState state) {
        return search.exact(state);
    }

    private Value outcome(DotsAndBoxesState state) {
        int found = margin(state, -1, 1);
        return found > 0 ? Value.between(found, most) : found < 0 ? Value.between(-most, found) : Value.exactly(0);
    }

    private void actions(DotsAndBoxesState state, List<ActionBounds> lines) {
        int[] legal = new int[game.info().maxLegalActions()];
        int count = state.legalActions(legal);
        for (int i = 0; i < count; i++) {
            int value = search.exactAfter(state, legal[i]);
            lines.add(new ActionBounds(legal[i], Value.exactly(value)));
        }
    }

    private static DotsAndBoxesState after(DotsAndBoxesState state, int line) {
        DotsAndBoxesState next = state.copy();
        next.apply(line);
        return next;
    }

    /** Whether the seat to move ends with {@code margin} at least if it draws {@code line}. */
    private boolean keeps(DotsAndBoxesState state, int line, int margin) {
        int seat = state.actor();
        DotsAndBoxesState next = after(state, line);
        if (next.actor() == State.TERMINAL) {
            return next.boxes(seat) - next.boxes(1 - seat) >= margin;
        }
        return next.actor() == seat
                ? margin(next, margin - 1, margin) >= margin
                : margin(next, -margin, 1 - margin) <= -margin;
    }

    /** Best play from {@code from} on, which is worth {@code margin}, as far as it is found quickly. */
    private List<Integer> variation(DotsAndBoxesState from, int margin) {
        long end = search.nodes() + VARIATION_NODES;
        List<Integer> actions = new ArrayList<>();
        DotsAndBoxesState state = from.copy();
        int[] legal = new int[game.info().maxLegalActions()];
        int left = margin;
        while (state.actor() != State.TERMINAL && (actions.isEmpty() || search.nodes() < end)) {
            int count = state.legalActions(legal);
            int line = legal[0];
            for (int i = 0; i < count; i++) {
                if (keeps(state, legal[i], left)) {
                    line = legal[i];
                    break;
                }
            }
            int seat = state.actor();
            actions.add(line);
            state.apply(line);
            left = state.actor() == seat ? left : -left;
        }
        return actions;
    }
}
