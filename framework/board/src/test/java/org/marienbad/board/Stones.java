package org.marienbad.board;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.text.Text;

/** A game for tests: stones are placed on three by three squares, three in a row win, and whoever cannot place passes once. */
final class Stones implements FieldState {
    static final Board BOARD = Board.squares(3, 3);
    static final Fields FIELDS = Fields.of(BOARD, Pieces.of('X', Kind.BLACK_STONE, 'O', Kind.WHITE_STONE))
            .mover(2)
            .derived(1);
    static final Actions ACTIONS = Actions.on(BOARD).place("place");

    private final int[] values = FIELDS.newValues();

    static BoardGame<Stones> declaration() {
        return BoardGame.of(FIELDS, ACTIONS, Stones::new)
                .info(info -> info.plies(9))
                .symmetries(BOARD.symmetries())
                .alike()
                .outcome(Stones::winner, end -> end.winner() < 0 ? Text.EMPTY : Text.of("ending.row"))
                .mark(Stones::row)
                .note("stones", Stones::stones)
                .fact("centre", (before, action, after) -> action == 4)
                .evaluator("stones", state -> state.stones(0) - state.stones(1));
    }

    static Game game() {
        return declaration().build();
    }

    int stones(int seat) {
        int stones = 0;
        for (int cell = 0; cell < BOARD.size(); cell++) {
            stones += values[cell] == 1 + seat ? 1 : 0;
        }
        return stones;
    }

    int[] row() {
        List<int[]> runs = BOARD.runs(3);
        return runs.stream()
                .filter(run ->
                        values[run[0]] > 0 && values[run[0]] == values[run[1]] && values[run[0]] == values[run[2]])
                .findFirst()
                .orElse(new int[0]);
    }

    int winner() {
        return values[FIELDS.derived()] - 1;
    }

    @Override
    public void settle() {
        int[] row = row();
        values[FIELDS.derived()] = row.length == 0 ? 0 : values[row[0]];
    }

    @Override
    public int actor() {
        return winner() >= 0 || stones(0) + stones(1) == BOARD.size() ? TERMINAL : values[FIELDS.mover()];
    }

    @Override
    public int legalActions(int[] buffer) {
        int count = 0;
        for (int cell = 0; cell < BOARD.size() && actor() != TERMINAL; cell++) {
            if (values[cell] == 0) {
                buffer[count++] = cell;
            }
        }
        return count;
    }

    @Override
    public void apply(int action) {
        values[action] = 1 + values[FIELDS.mover()];
        values[FIELDS.mover()] ^= 1;
        settle();
    }

    @Override
    public void payoffs(double[] out) {
        Payoffs.outcome(winner(), out);
    }

    @Override
    public Fields fields() {
        return FIELDS;
    }

    @Override
    public int[] values() {
        return values;
    }

    @Override
    public Stones copy() {
        Stones copy = new Stones();
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public String toString() {
        return FIELDS.text(values);
    }
}
