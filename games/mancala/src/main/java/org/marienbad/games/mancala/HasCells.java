package org.marienbad.games.mancala;

import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.State;

/** A game that leaves to another object what learning sees of it; a seat sees its own row first. */
public interface HasCells extends Cells {
    Cells cells();

    @Override
    default int cellCount() {
        return cells().cellCount();
    }

    @Override
    default int cellStates(int cell) {
        return cells().cellStates(cell);
    }

    @Override
    default void readCells(State state, int seat, int[] out) {
        cells().readCells(state, seat, out);
    }

    @Override
    default int[][] neighbours() {
        return cells().neighbours();
    }

    @Override
    default boolean seatsAlike() {
        return true;
    }
}
