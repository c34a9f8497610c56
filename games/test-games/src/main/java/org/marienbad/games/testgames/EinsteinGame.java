package org.marienbad.games.testgames;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.PositionFields;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;

/**
 * EinStein würfelt nicht! on a square board. Seat 0 starts at a1 and goes right and up, seat 1 the other way. Codes:
 * three a stone (sideways, straight, diagonally), then one a face of the die.
 */
final class EinsteinGame implements Game, GameAdvice, Cells {
    final int size;
    /** Stones of a seat, and faces of the die. */
    final int stones;
    /** Code of the die showing one. */
    final int roll;

    private final GameInfo info;

    EinsteinGame(int size) {
        this.size = size;
        stones = size < 5 ? 3 : 6;
        roll = 3 * stones;
        int steps = 2 * stones * (2 * size - 3);
        info = GameInfo.builder()
                .seats(2)
                .actions(roll + stones)
                .legalActions(6)
                .plies(2 * steps + 2)
                .constantSum(0)
                .words(2)
                .with(GameInfo.Trait.CHANCE)
                .build();
    }

    /** The cell where a seat's stone starts: diagonals of its corner, in order. */
    int start(int seat, int stone) {
        int diagonal = stone < 1 ? 0 : stone < 3 ? 1 : 2;
        int row = stone - diagonal * (diagonal + 1) / 2;
        int cell = row * size + diagonal - row;
        return seat == 0 ? cell : size * size - 1 - cell;
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public State newInitialState() {
        return new EinsteinState(this);
    }

    @Override
    public Action action(State before, int code) {
        if (code >= roll) {
            int face = code - roll + 1;
            return Action.of(code, "roll" + face).words(Text.of("roll", face));
        }
        String cell = name(((EinsteinState) before).target(code));
        int stone = code / 3 + 1;
        return Action.of(code, stone + cell).words(Text.of("move", stone, cell));
    }

    private String name(int cell) {
        return Grid.name(cell % size, cell / size);
    }

    /** The cells of the board, then the die. */
    @Override
    public int cellCount() {
        return size * size + 1;
    }

    @Override
    public int cellStates(int cell) {
        return cell < size * size ? 1 + 2 * stones : 1 + stones;
    }

    /** 0 is an empty cell; own stones come next, then those of the other seat. The board is turned to the seat's corner. */
    @Override
    public void readCells(State state, int seat, int[] out) {
        ((EinsteinState) state).readCells(seat, out);
    }

    @Override
    public boolean seatsAlike() {
        return true;
    }

    @Override
    public int[][] neighbours() {
        int cells = size * size;
        int[][] neighbours = new int[cells + 1][0];
        for (int cell = 0; cell < cells; cell++) {
            int self = cell;
            neighbours[cell] = IntStream.range(0, cells)
                    .filter(other -> other != self
                            && Math.abs(other % size - self % size) <= 1
                            && Math.abs(other / size - self / size) <= 1)
                    .toArray();
        }
        return neighbours;
    }

    /** The mirror image along the diagonal that both seats follow. */
    @Override
    public List<int[]> cellSymmetries() {
        int cells = size * size;
        return List.of(IntStream.rangeClosed(0, cells)
                .map(cell -> cell == cells ? cell : cell % size * size + cell / size)
                .toArray());
    }

    @Override
    public List<NamedEvaluator> evaluators() {
        return List.of(new NamedEvaluator("race", (state, out) -> ((EinsteinState) state).estimate(out)));
    }

    @Override
    public Optional<Map<String, Object>> position(State state) {
        EinsteinState position = (EinsteinState) state;
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("first", position.cells(0));
        map.put("second", position.cells(1));
        map.put("turn", position.turn());
        map.put("die", position.die());
        return Optional.of(map);
    }

    @Override
    public State stateOf(Map<String, ?> position) {
        PositionFields fields = new PositionFields(position);
        EinsteinState state = new EinsteinState(this);
        state.set(
                fields.numbers("first", stones, -1, size * size - 1),
                fields.numbers("second", stones, -1, size * size - 1),
                fields.number("turn", 0, 1),
                fields.number("die", 0, stones));
        fields.requireNoMore();
        return state;
    }
}
