package org.marienbad.learn.feature;

import java.util.List;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.State;

/** A board of cells, told by the game or found in what it writes. */
interface CellView {
    FeatureSet.Source source();

    int cellCount();

    /** How many states {@code cell} can be in. */
    int cellStates(int cell);

    /** Writes the state of each cell as {@code seat} sees the position. */
    void readCells(State state, int seat, int[] out);

    /** By cell its neighbors; none where there is no such notion. */
    int[][] neighbours();

    /** Permutations of the cells that keep the game. */
    default List<int[]> symmetries() {
        return List.of();
    }

    default boolean seatsAlike() {
        return false;
    }

    /** The view for one thread; one with working memory returns a new instance. */
    default CellView forThread() {
        return this;
    }

    /** The states of {@code cells}. */
    static CellView of(Cells cells) {
        return new CellView() {
            @Override
            public FeatureSet.Source source() {
                return FeatureSet.Source.CELLS;
            }

            @Override
            public int cellCount() {
                return cells.cellCount();
            }

            @Override
            public int cellStates(int cell) {
                return cells.cellStates(cell);
            }

            @Override
            public void readCells(State state, int seat, int[] out) {
                cells.readCells(state, seat, out);
            }

            @Override
            public int[][] neighbours() {
                return cells.neighbours();
            }

            @Override
            public List<int[]> symmetries() {
                return cells.cellSymmetries();
            }

            @Override
            public boolean seatsAlike() {
                return cells.seatsAlike();
            }
        };
    }
}
