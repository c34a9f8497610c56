package org.marienbad.games.hex.solver;

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
import org.marienbad.games.hex.HexGame;
import org.marienbad.games.hex.HexState;

/** Proves who wins; keeps its table from one position to the next. */
final class HexSolver implements Solver {
    private static final int TABLE_BITS = 21;
    private static final long REPORT_NANOS = 300_000_000;
    /** Nodes after which a line of best play breaks off. */
    private static final long VARIATION_NODES = 2_000_000;

    private final HexGame game;
    private final int cellCount;
    private CarrierTable table;
    private MustPlaySearch search;
    private long reported;

    HexSolver(HexGame game) {
        this.game = game;
        cellCount = game.board().cellCount();
    }

    @Override
    public Solution solve(State position, Goal goal, Limits limits, Watch watch) {
        long start = System.nanoTime();
        if (table == null || table.bytes() > limits.bytes()) {
            int size = game.board().size();
            table = new CarrierTable(CarrierTable.bits(limits.bytes(), TABLE_BITS));
            search = new MustPlaySearch(new CellSets(size), size, table);
        }
        long before = search.nodes();
        search.stopWhen(() -> stops(start, before, limits, watch));
        HexState state = (HexState) position;
        List<ActionBounds> lines = new ArrayList<>();
        Value value = Value.UNKNOWN;
        List<Integer> variation = List.of();
        Optional<Text> unfinished = Optional.empty();
        try {
            value = of(wins(state));
            if (goal == Goal.ACTIONS) {
                addLines(state, lines);
            }
            if (goal != Goal.OUTCOME) {
                variation = variation(state);
            }
            if (goal == Goal.VALUE) {
                lines.add(new ActionBounds(variation.get(0), value));
            }
        } catch (MustPlaySearch.Stopped stopped) {
            unfinished = Optional.of(
                    watch.cancelled() ? Text.of("open.cancelled") : Text.of("open.time", limits.nanos() / 1e9));
        }
        lines.sort(ActionBounds.BEST_FIRST);
        return Solution.of(state.actor(), Measure.PAYOFF, value)
                .lines(lines)
                .variation(variation)
                .unfinished(unfinished)
                .effort(Effort.of(search.nodes() - before, System.nanoTime() - start)
                        .bytes(table.bytes()))
                .build();
    }

    /** Positions visited so far. */
    long nodes() {
        return search == null ? 0 : search.nodes();
    }

    private boolean stops(long start, long before, Limits limits, Watch watch) {
        long now = System.nanoTime();
        if (now - reported > REPORT_NANOS) {
            reported = now;
            watch.progress(new Progress(Text.of("progress.winner"), search.nodes() - before, Double.NaN));
        }
        return watch.cancelled() || now - start > limits.nanos();
    }

    private static Value of(boolean wins) {
        return Value.exactly(wins ? 1 : -1);
    }

    private long stones(HexState state, int side) {
        long stones = 0;
        for (int cell = 0; cell < cellCount; cell++) {
            stones |= state.sideAt(cell) == side ? 1L << cell : 0;
        }
        return stones;
    }

    private static HexState after(HexState state, int action) {
        HexState next = state.copy();
        next.apply(action);
        return next;
    }

    /** Whether the seat to move wins. */
    private boolean wins(HexState state) {
        if (state.winningSide() >= 0) {
            return false; // the other seat has made the last move
        }
        if (state.stoneCount() == 0 && after(state, 0).canSwap()) {
            for (int cell = 0; cell < cellCount; cell++) {
                if (!wins(after(state, cell))) {
                    return true;
                }
            }
            return false;
        }
        return search.wins(state.side(), stones(state, 0), stones(state, 1))
                || state.canSwap() && !wins(after(state, cellCount));
    }

    /** Who wins after each move. A winning answer also answers every move that does not disturb it. */
    private void addLines(HexState state, List<ActionBounds> lines) {
        long mayWin = -1;
        for (int action : game.legalActions(state)) {
            HexState next = after(state, action);
            boolean swaps = action == cellCount || next.canSwap();
            boolean lost = !swaps && (mayWin & 1L << action) == 0 || wins(next);
            if (lost && !swaps && (mayWin & 1L << action) != 0) {
                mayWin &= search.carrier();
            }
            lines.add(new ActionBounds(action, of(!lost)));
        }
    }

    /** Best play, the loser choosing threats that the winner has to answer, as far as it is found quickly. */
    private List<Integer> variation(HexState position) {
        long end = search.nodes() + VARIATION_NODES;
        List<Integer> actions = new ArrayList<>();
        HexState state = position.copy();
        while (state.winningSide() < 0 && search.nodes() < end) {
            int[] legal = game.legalActions(state);
            boolean wins = wins(state);
            long carrier = search.carrier();
            int chosen = legal[0];
            for (int action : legal) {
                boolean fits = wins ? !wins(after(state, action)) : (carrier & 1L << action) != 0;
                if (fits) {
                    chosen = action;
                    break;
                }
            }
            actions.add(chosen);
            state.apply(chosen);
        }
        return actions;
    }
}
