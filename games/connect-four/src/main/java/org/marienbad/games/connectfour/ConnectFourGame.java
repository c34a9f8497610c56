package org.marienbad.games.connectfour;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.framework.text.Text;

/**
 * Connect four with fixed options. An action is a column from the left, written {@code a} to {@code i}; cells are numbered
 * column times rows plus row.
 */
public final class ConnectFourGame implements Game, GameAdvice, Symmetries, Cells {
    private final ConnectFourGrid grid;
    private final GameInfo info;
    private final GameView view;
    private final List<NamedEvaluator> evaluators;

    ConnectFourGame(ConnectFourGrid grid) {
        this.grid = grid;
        view = new ConnectFourView(grid);
        evaluators = List.of(
                new NamedEvaluator("open", new OpenLines(grid)), new NamedEvaluator("threats", new Threats(grid)));
        info = GameInfo.builder()
                .seats(2)
                .actions(grid.columns())
                .plies(grid.cellCount())
                .constantSum(0)
                .words(2)
                .build();
    }

    /** The geometry of its board. */
    public ConnectFourGrid grid() {
        return grid;
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public GameView view() {
        return view;
    }

    @Override
    public ConnectFourState newInitialState() {
        return new ConnectFourState(grid);
    }

    @Override
    public Action action(State before, int column) {
        String name = ConnectFourGrid.name(column);
        return Action.of(column, name, name).words(Text.of("play", ConnectFourView.nameOf(before.actor()), name));
    }

    /** Reads {@code a} to {@code i}, and {@code 1} to {@code 9} as solvers write columns. */
    @Override
    public OptionalInt parse(State before, String notation) {
        String text = notation.trim();
        int column = text.length() != 1
                ? -1
                : Character.isDigit(text.charAt(0))
                        ? text.charAt(0) - '1'
                        : Character.toLowerCase(text.charAt(0)) - 'a';
        ConnectFourState state = (ConnectFourState) before;
        boolean legal = column >= 0
                && column < grid.columns()
                && state.actor() != State.TERMINAL
                && grid.landing(state.discs(0) | state.discs(1), column) != 0;
        return legal ? OptionalInt.of(column) : OptionalInt.empty();
    }

    @Override
    public List<NamedEvaluator> evaluators() {
        return evaluators;
    }

    /** Random playouts keep the steps between the levels wide; see docs/measurements/levels.md. */
    @Override
    public Map<String, String> presets() {
        return Map.of(
                "easy", "iterations=20,playout=random",
                "medium", "iterations=100,playout=random",
                "hard", "iterations=600,playout=random",
                "best", "iterations=100000,millis=4500");
    }

    /** Left and right exchanged. */
    @Override
    public int symmetries() {
        return 1;
    }

    @Override
    public void image(int symmetry, State from, State to) {
        ((ConnectFourState) to).mirror((ConnectFourState) from);
    }

    @Override
    public int image(int symmetry, int column) {
        return grid.columns() - 1 - column;
    }

    @Override
    public int cellCount() {
        return grid.cellCount();
    }

    @Override
    public int cellStates(int cell) {
        return 3;
    }

    /** 0 is an empty cell, 1 an own disc, 2 one of the other seat. */
    @Override
    public void readCells(State state, int seat, int[] out) {
        ConnectFourState position = (ConnectFourState) state;
        long own = position.discs(seat);
        long other = position.discs(1 - seat);
        int cell = 0;
        for (int column = 0; column < grid.columns(); column++) {
            int bit = grid.bit(column, 0);
            for (int row = 0; row < grid.rows(); row++) {
                out[cell++] = (int) (own >>> bit + row & 1 | (other >>> bit + row & 1) << 1);
            }
        }
    }

    @Override
    public boolean seatsAlike() {
        return true;
    }

    @Override
    public int[][] neighbours() {
        int[][] neighbours = new int[grid.cellCount()][];
        for (int cell = 0; cell < neighbours.length; cell++) {
            neighbours[cell] = around(cell / grid.rows(), cell % grid.rows());
        }
        return neighbours;
    }

    private int[] around(int column, int row) {
        List<Integer> around = new ArrayList<>();
        for (int x = Math.max(0, column - 1); x < Math.min(grid.columns(), column + 2); x++) {
            for (int y = Math.max(0, row - 1); y < Math.min(grid.rows(), row + 2); y++) {
                if (x != column || y != row) {
                    around.add(x * grid.rows() + y);
                }
            }
        }
        return around.stream().mapToInt(Integer::intValue).toArray();
    }

    @Override
    public List<int[]> cellSymmetries() {
        int[] mirror = new int[grid.cellCount()];
        for (int cell = 0; cell < mirror.length; cell++) {
            mirror[cell] = (grid.columns() - 1 - cell / grid.rows()) * grid.rows() + cell % grid.rows();
        }
        return List.of(mirror);
    }

    @Override
    public Optional<Map<String, Object>> position(State state) {
        return Optional.of(Map.of("rows", state.toString().lines().toList()));
    }

    /**
     * Rows from the top, a character a cell: {@code X} of the seat that began, {@code O} of the other one, {@code .} if
     * it is empty. The numbers of discs tell the seat to move.
     */
    @Override
    public ConnectFourState stateOf(Map<String, ?> position) {
        return ConnectFourForm.read(grid, position);
    }
}
