package org.marienbad.testkit.toy;

import java.util.List;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.Features;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameInfo.Repetition;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.framework.text.Text;

/** The rules of {@link PongHauKiProvider} for fixed options. The code of an action is the point that a stone leaves. */
final class PongHauKi implements Game, Symmetries, Cells, Features {
    static final int POINTS = 5;
    /** Two corners above, the center, two corners below; the two above are not joined. */
    static final int[][] LINES = {{2, 3}, {2, 4}, {0, 1, 3, 4}, {0, 2, 4}, {1, 2, 3}};

    private static final int[] MIRROR = {1, 0, 2, 4, 3};
    /** Arrangements of the stones, for either seat. */
    private static final int POSITIONS = 60;

    final int times;
    final boolean once;
    private final GameInfo info;

    PongHauKi(int times, boolean once) {
        this.times = times;
        this.once = once;
        info = GameInfo.builder()
                .seats(2)
                .actions(POINTS)
                .legalActions(4)
                .plies(once ? POSITIONS : (times - 1) * POSITIONS)
                .constantSum(0)
                .with(GameInfo.Trait.ANY_STARTER)
                .repetition(once ? Repetition.ILLEGAL : Repetition.ENDS_GAME)
                .build();
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public State newInitialState() {
        return newInitialState(0);
    }

    /** The starter has the stones above. */
    @Override
    public State newInitialState(int starter) {
        return new PongHauKiState(this, starter);
    }

    @Override
    public Action action(State before, int point) {
        return Action.of(point, String.valueOf(point + 1)).words(Text.of("action.move", point + 1));
    }

    @Override
    public int symmetries() {
        return 1;
    }

    @Override
    public void image(int symmetry, State from, State to) {
        ((PongHauKiState) to).mirror((PongHauKiState) from, MIRROR);
    }

    @Override
    public int image(int symmetry, int point) {
        return MIRROR[point];
    }

    @Override
    public int cellCount() {
        return POINTS;
    }

    @Override
    public int cellStates(int cell) {
        return 3;
    }

    /** Own stones are 0, the other seat's 1, and the free point is 2. */
    @Override
    public void readCells(State state, int seat, int[] out) {
        for (int point = 0; point < POINTS; point++) {
            int owner = ((PongHauKiState) state).owner(point);
            out[point] = owner == PongHauKiState.FREE ? owner : owner ^ seat;
        }
    }

    @Override
    public boolean seatsAlike() {
        return true;
    }

    @Override
    public int[][] neighbours() {
        return LINES;
    }

    @Override
    public List<int[]> cellSymmetries() {
        return List.of(MIRROR);
    }

    @Override
    public int featureCount() {
        return 3 * POINTS;
    }

    @Override
    public int maxActive() {
        return POINTS;
    }

    /** The owner of the stone on each point. */
    @Override
    public int active(State state, int seat, int[] out) {
        readCells(state, seat, out);
        for (int point = 0; point < POINTS; point++) {
            out[point] += 3 * point;
        }
        return POINTS;
    }
}
