package {{package}};

{{?graph}}import java.util.List;
import org.marienbad.board.Board;
import org.marienbad.board.FieldState;
import org.marienbad.board.Fields;
import org.marienbad.board.Pieces;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.picture.Picture.Kind;

/**
 * A position, and the rules of play. A position is a row of numbers. The contents of the cells come first, 0 for
 * nothing and 1 + seat for a stone, then the seat to move.
 */
final class {{Name}}State implements FieldState {
    static final Board BOARD = {{board}};
    static final Fields FIELDS =
            Fields.of(BOARD, Pieces.of('B', Kind.BLACK_DISC, 'W', Kind.WHITE_DISC)).mover(2);

    private static final int MOVER = FIELDS.mover();

    private final int[] values = FIELDS.newValues();

    /** The seat to move. The game is over when it cannot. */
    @Override
    public int actor() {
        return room(values[MOVER]) > 0 ? values[MOVER] : TERMINAL;
    }

    /** In ascending order. Placing on a cell has the number of the cell. Searches call this a million times a second: allocate nothing. */
    @Override
    public int legalActions(int[] buffer) {
        int count = 0;
        for (int cell = 0; cell < BOARD.size(); cell++) {
            if (mayPlace(values[MOVER], cell)) {
                buffer[count++] = cell;
            }
        }
        return count;
    }

    /** A stone must not lie beside one of its own color. */
    private boolean mayPlace(int seat, int cell) {
        boolean free = values[cell] == 0;
        for (int neighbour : BOARD.neighbours(cell)) {
            free &= values[neighbour] != 1 + seat;
        }
        return free;
    }

    @Override
    public void apply(int cell) {
        values[cell] = 1 + values[MOVER];
        values[MOVER] = 1 - values[MOVER];
    }

    @Override
    public void payoffs(double[] out) {
        Payoffs.outcome(winner(), out);
    }

    /** The seat that has won, once the game is over. */
    int winner() {
        return 1 - values[MOVER];
    }

    /** On how many cells a seat could place a stone. */
    int room(int seat) {
        int room = 0;
        for (int cell = 0; cell < BOARD.size(); cell++) {
            room += mayPlace(seat, cell) ? 1 : 0;
        }
        return room;
    }

    boolean isEmpty(int cell) {
        return values[cell] == 0;
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
    public {{Name}}State copy() {
        {{Name}}State copy = new {{Name}}State();
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public String toString() {
        return FIELDS.text(values);
    }
}
