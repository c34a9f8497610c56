package org.marienbad.games.draughts.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.framework.player.Solution.Effort;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.text.Text;
import org.marienbad.games.draughts.DraughtsState;

/** Looks positions of few pieces up, without their history: a repetition would be infinite play, which is a draw. */
final class TableSolver implements Solver {
    /** Bytes that building the tables takes at most, by the most pieces. */
    private static final long[] BYTES = {0, 0, 1 << 20, 8 << 20, 160 << 20};

    private final Game game;
    private final int most;

    TableSolver(Game game, int most) {
        this.game = game;
        this.most = most;
    }

    @Override
    public Solution solve(State position, Goal goal, Limits limits, Watch watch) {
        long start = System.nanoTime();
        DraughtsState state = (DraughtsState) position;
        int pieces = Long.bitCount(state.piecesOf(0) | state.piecesOf(1));
        if (pieces > most || BYTES[pieces] > limits.bytes()) {
            return open(state, pieces > most ? Text.of("open.pieces", most, pieces) : Text.of("open.memory"));
        }
        watch.progress(new Progress(Text.of("progress.tables"), 0, Double.NaN));
        DraughtsTables tables = SharedTables.OF_PROCESS.of(
                pieces, () -> watch.cancelled() || System.nanoTime() - start > limits.nanos());
        if (tables.most() < pieces) {
            return open(
                    state, watch.cancelled() ? Text.of("open.cancelled") : Text.of("open.time", limits.nanos() / 1e9));
        }
        List<ActionBounds> lines = lines(tables, state);
        return Solution.of(state.side(), Measure.PAYOFF, lines.get(0).value())
                .lines(lines)
                .variation(variation(tables, state))
                .effort(Effort.of(lines.size() + 1, System.nanoTime() - start).bytes(tables.bytes()))
                .build();
    }

    private static Solution open(DraughtsState state, Text why) {
        return Solution.of(state.side(), Measure.PAYOFF, Value.between(-1, 1))
                .unfinished(Optional.of(why))
                .build();
    }

    private List<ActionBounds> lines(DraughtsTables tables, DraughtsState state) {
        List<ActionBounds> lines = new ArrayList<>();
        for (int action : game.legalActions(state)) {
            lines.add(new ActionBounds(action, value(tables.valueOf(state, action))));
        }
        lines.sort(ActionBounds.BEST_FIRST);
        return lines;
    }

    private static Value value(int inTable) {
        int outcome = Integer.signum(inTable);
        OptionalInt plies = outcome == 0 ? OptionalInt.empty() : OptionalInt.of(DraughtsTables.plies(inTable));
        return new Value(outcome, outcome, plies, OptionalInt.empty());
    }

    /** Best play to the end; where neither seat can win, there is none. */
    private List<Integer> variation(DraughtsTables tables, DraughtsState position) {
        List<Integer> actions = new ArrayList<>();
        DraughtsState state = position.copy();
        while (state.actor() != State.TERMINAL) {
            ActionBounds best = lines(tables, state).get(0);
            if (best.value().low() == 0) {
                return actions;
            }
            actions.add(best.action());
            state.apply(best.action());
        }
        return actions;
    }
}
