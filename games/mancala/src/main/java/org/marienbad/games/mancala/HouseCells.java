package org.marienbad.games.mancala;

import java.util.stream.IntStream;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.State;

/**
 * A {@link HouseBoard} as learning sees it: the own houses along the sowing, store and mark, then those of the other seat. Counts
 * above a cap are the same state, so that tables of several cells stay small.
 */
final class HouseCells implements Cells {
    /** More stones than these in a house differ little: they go round, or far. */
    private static final int MOST_STONES = 12;
    /** Stores of more states than this are told by parts of them. */
    private static final int MOST_STORE_STATES = 32;

    private final int houses;
    private final int side;
    private final int stoneStates;
    /** Stones in a store with which the game is as good as decided. */
    private final int full;

    private final int storeStates;

    /** Of the boards with positions of {@code form}. */
    HouseCells(HouseForm form) {
        HouseRules rules = form.rules();
        houses = rules.houses();
        side = houses + (form.hasMarks() ? 2 : 1);
        stoneStates = Math.min(MOST_STONES, rules.total()) + 1;
        full = rules.margin().decisive();
        storeStates = Math.min(full + 1, MOST_STORE_STATES);
    }

    @Override
    public int cellCount() {
        return 2 * side;
    }

    @Override
    public int cellStates(int cell) {
        int place = cell % side;
        return place < houses ? stoneStates : place == houses ? storeStates : houses + 1;
    }

    @Override
    public void readCells(State state, int seat, int[] out) {
        HouseBoard board = ((HouseState) state).board();
        for (int owner = 0; owner < 2; owner++) {
            int first = owner == seat ? 0 : side;
            for (int house = 0; house < houses; house++) {
                out[first + house] = Math.min(stoneStates - 1, board.stones(owner, house));
            }
            out[first + houses] = Math.min(full, board.store(owner)) * (storeStates - 1) / full;
            if (side > houses + 1) {
                int mark = board.mark(owner);
                out[first + houses + 1] = mark == HouseBoard.NONE ? 0 : 1 + mark % houses;
            }
        }
    }

    /**
     * The houses before and after along the sowing and the one opposite. A store has the own houses beside it, or its owner's mark
     * where there are marks.
     */
    @Override
    public int[][] neighbours() {
        int[][] neighbours = new int[cellCount()][];
        for (int cell = 0; cell < neighbours.length; cell++) {
            int own = cell / side * side;
            int place = cell - own;
            neighbours[cell] = place < houses
                    ? aroundHouse(own, side - own, place)
                    : side == houses + 1
                            ? IntStream.range(own, own + houses).toArray()
                            : new int[] {own + 2 * houses + 1 - place};
        }
        return neighbours;
    }

    private int[] aroundHouse(int own, int other, int house) {
        return IntStream.of(
                        house + 1 < houses ? own + house + 1 : other,
                        house > 0 ? own + house - 1 : other + houses - 1,
                        other + houses - 1 - house)
                .sorted()
                .distinct()
                .toArray();
    }
}
