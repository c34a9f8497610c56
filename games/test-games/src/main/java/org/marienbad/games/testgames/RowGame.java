package org.marienbad.games.testgames;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

/**
 * Two seats put a mark in turn; enough in a row, in any direction, win. An action is a cell, column times rows plus row.
 */
final class RowGame implements Game, GameView, GameAdvice, Symmetries, Cells {
    private static final String SIGNS = "XO";

    final Grid grid;
    final long board;
    final int[] steps;
    /** The cell of each bit. */
    final byte[] codes = new byte[Grid.MOST_BITS];
    /** The bit of each cell. */
    final long[] targets;

    private final GridSymmetries symmetries;
    private final GameInfo info;

    RowGame(Grid grid) {
        this.grid = grid;
        board = grid.board();
        steps = grid.steps();
        symmetries = new GridSymmetries(grid);
        targets = new long[grid.cells()];
        for (int column = 0; column < grid.columns(); column++) {
            for (int row = 0; row < grid.rows(); row++) {
                int code = column * grid.rows() + row;
                codes[grid.bit(column, row)] = (byte) code;
                targets[code] = 1L << grid.bit(column, row);
            }
        }
        info = GameInfo.builder()
                .seats(2)
                .actions(grid.cells())
                .plies(grid.cells())
                .constantSum(0)
                .words(2)
                .build();
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public int symmetries() {
        return symmetries.cells().size();
    }

    @Override
    public void image(int symmetry, State from, State to) {
        ((RowState) to).mirror((RowState) from, symmetries, symmetry);
    }

    @Override
    public int image(int symmetry, int action) {
        return symmetries.image(symmetry, action);
    }

    @Override
    public int cellCount() {
        return grid.cells();
    }

    @Override
    public int cellStates(int cell) {
        return 3;
    }

    /** 0 is an empty cell, 1 an own mark, 2 one of the other seat. */
    @Override
    public void readCells(State state, int seat, int[] out) {
        for (int cell = 0; cell < grid.cells(); cell++) {
            int owner = ((RowState) state).owner(grid.bit(cell / grid.rows(), cell % grid.rows()));
            out[cell] = owner < 0 ? 0 : 1 + (owner ^ seat);
        }
    }

    @Override
    public boolean seatsAlike() {
        return true;
    }

    @Override
    public int[][] neighbours() {
        return symmetries.neighbours();
    }

    @Override
    public List<int[]> cellSymmetries() {
        return symmetries.cells();
    }

    @Override
    public State newInitialState() {
        return new RowState(this);
    }

    @Override
    public Action action(State before, int code) {
        String name = Grid.name(code / grid.rows(), code % grid.rows());
        return Action.of(code, name, name).words(Text.of("play", Text.of("sign." + before.actor()), name));
    }

    @Override
    public List<NamedEvaluator> evaluators() {
        return List.of(new NamedEvaluator("open", (state, out) -> ((RowState) state).estimate(out)));
    }

    @Override
    public Picture picture(State state, Observer observer) {
        RowState position = (RowState) state;
        double width = 10 * grid.columns() + 2;
        double height = 10 * grid.rows() + 2;
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("board", new Box(0, 0, width, height, 2), Style.BOARD));
        for (int column = 0; column < grid.columns(); column++) {
            for (int row = 0; row < grid.rows(); row++) {
                int owner = position.owner(grid.bit(column, row));
                Box box = new Box(1.5 + 10 * column, 1.5 + 10 * row, 9, 9, 1);
                Spot cell = new Spot(Grid.name(column, row), box, Style.CELL);
                Kind kind = owner == 0 ? Kind.CROSS : Kind.RING;
                spots.add(owner < 0 ? cell : cell.tokens(new Tokens(kind, owner, 1)));
            }
        }
        return new Picture(width, height, spots, List.of(), Text.EMPTY);
    }

    @Override
    public Optional<Map<String, Object>> position(State state) {
        return Optional.of(Map.of("rows", ((RowState) state).toString().lines().toList()));
    }

    /** Rows from the top, a character a cell; who moves follows from the numbers of marks. */
    @Override
    public State stateOf(Map<String, ?> position) {
        Map<String, Object> left = new LinkedHashMap<>(position);
        Object given = left.remove("rows");
        if (!left.isEmpty()) {
            throw new IllegalArgumentException(
                    "position: unknown field '" + left.keySet().iterator().next() + "'; allowed: rows");
        }
        String shape = grid.rows() + " lines of " + grid.columns() + " characters, each of . X O";
        if (!(given instanceof List<?> rows) || rows.size() != grid.rows()) {
            throw new IllegalArgumentException("position: 'rows' must be " + shape);
        }
        long[] marks = new long[2];
        for (int row = 0; row < grid.rows(); row++) {
            String line = String.valueOf(rows.get(grid.rows() - 1 - row));
            if (!line.matches("[.XO]{" + grid.columns() + "}")) {
                throw new IllegalArgumentException("position: 'rows' must be " + shape + "; got '" + line + "'");
            }
            for (int column = 0; column < grid.columns(); column++) {
                int seat = SIGNS.indexOf(line.charAt(column));
                if (seat >= 0) {
                    marks[seat] |= 1L << grid.bit(column, row);
                }
            }
        }
        RowState state = new RowState(this);
        state.set(marks[0], marks[1]);
        return state;
    }
}
