package org.marienbad.testkit;

import java.util.List;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.Features;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;

/** The rules of a correct game with a cycle, symmetries, cells and features, and one fault. */
final class FaultyCycleGame extends FaultyGame implements Symmetries, Cells, Features {
    FaultyCycleGame(Fault fault, Game correct) {
        super(fault, correct);
    }

    @Override
    public int symmetries() {
        return ((Symmetries) correct).symmetries();
    }

    @Override
    public void image(int symmetry, State from, State to) {
        if (fault == Fault.SYMMETRY_OF_OTHER_ACTIONS) {
            to.copyFrom(from);
        } else {
            ((Symmetries) correct).image(symmetry, correct(from), correct(to));
        }
    }

    @Override
    public int image(int symmetry, int action) {
        return fault == Fault.SYMMETRY_OF_POSITIONS_ONLY ? action : ((Symmetries) correct).image(symmetry, action);
    }

    @Override
    public int cellCount() {
        return ((Cells) correct).cellCount();
    }

    @Override
    public int cellStates(int cell) {
        return fault == Fault.CELL_OUT_OF_RANGE ? 2 : ((Cells) correct).cellStates(cell);
    }

    @Override
    public void readCells(State state, int seat, int[] out) {
        ((Cells) correct).readCells(correct(state), seat, out);
        if (fault == Fault.CELLS_ALLOCATE) {
            keep(new int[1]);
        } else if (fault == Fault.SEATS_NOT_ALIKE && seat == 1 && out[2] < 2) {
            out[4] = 2;
        }
    }

    @Override
    public boolean seatsAlike() {
        return ((Cells) correct).seatsAlike();
    }

    @Override
    public int[][] neighbours() {
        return fault == Fault.NEIGHBOUR_OUT_OF_RANGE
                ? new int[][] {{1}, {0}, {5}, {}, {}}
                : ((Cells) correct).neighbours();
    }

    @Override
    public List<int[]> cellSymmetries() {
        return fault == Fault.CELL_SYMMETRY_OF_OTHER_CELLS
                ? List.of(new int[] {1, 2, 0, 3, 4})
                : ((Cells) correct).cellSymmetries();
    }

    @Override
    public int featureCount() {
        return ((Features) correct).featureCount() - (fault == Fault.FEATURE_OUT_OF_RANGE ? 1 : 0);
    }

    @Override
    public int maxActive() {
        return ((Features) correct).maxActive();
    }

    @Override
    public int active(State state, int seat, int[] out) {
        return ((Features) correct).active(correct(state), seat, out);
    }
}
