package org.marienbad.games.kalaha;

import java.util.stream.IntStream;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.State;

/**
 * The board as learning sees it: the own pits along the sowing and the own store, then those of the other seat. With
 * the pie rule the state of the offer follows. Counts above a cap are the same state, so that tables of several cells
 * stay small.
 */
final class KalahaCells implements Cells {
    /** Stores of more states than this are told by parts of them. */
    private static final int MOST_STORE_STATES = 32;

    private final KalahaRules rules;
    private final int side;
    private final int cap;
    /** Stones in a store above which it is as good as won. */
    private final int full;
    /** By stones in a store. */
    private final int[] storeStates;

    KalahaCells(KalahaRules rules) {
        this.rules = rules;
        side = rules.pits() + 1;
        // Stones beyond those that reach the first pits of the other side hardly ever matter.
        cap = rules.pits() + 3;
        full = rules.margin() ? rules.total() : rules.total() / 2 + 1;
        storeStates = new int[rules.total() + 1];
        int states = cellStates(rules.pits());
        for (int stones = 0; stones < storeStates.length; stones++) {
            storeStates[stones] = Math.min(full, stones) * (states - 1) / full;
        }
    }

    @Override
    public int cellCount() {
        return 2 * side + (rules.pie() ? 1 : 0);
    }

    @Override
    public int cellStates(int cell) {
        if (cell == 2 * side) {
            return 3;
        }
        return cell % side < rules.pits() ? cap + 1 : Math.min(full + 1, MOST_STORE_STATES);
    }

    @Override
    public void readCells(State position, int seat, int[] out) {
        KalahaState state = (KalahaState) position;
        int own = seat == (state.flags & KalahaState.SIDE) ? 0 : side;
        state.readRow(true, cap, out, own);
        out[own + side - 1] = storeStates[state.store(true)];
        state.readRow(false, cap, out, side - own);
        out[2 * side - 1 - own] = storeStates[state.store(false)];
        if (rules.pie()) {
            out[2 * side] = state.flags / KalahaState.FIRST_TURN;
        }
    }

    /** The next cells along the sowing, either way, and the pit opposite. */
    @Override
    public int[][] neighbours() {
        int ring = 2 * side;
        int[][] neighbours = new int[cellCount()][];
        for (int cell = 0; cell < ring; cell++) {
            IntStream along = IntStream.of((cell + 1) % ring, (cell + ring - 1) % ring);
            boolean pit = cell % side < rules.pits();
            IntStream across =
                    pit ? IntStream.of(side - side * (cell / side) + rules.opposite(cell % side)) : IntStream.empty();
            neighbours[cell] =
                    IntStream.concat(along, across).sorted().distinct().toArray();
        }
        if (rules.pie()) {
            neighbours[ring] = new int[0];
        }
        return neighbours;
    }
}
