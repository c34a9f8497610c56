package org.marienbad.games.ninemensmorris;

import java.util.Arrays;
import org.marienbad.board.DrawnState;
import org.marienbad.board.Draws;
import org.marienbad.board.Fields;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.text.Text;

/** A position, and the rules of play. White is seat 0 and begins. */
final class Morris implements DrawnState {
    /** In the place of a winner: men fill the board. */
    private static final int FULL = 3;

    private final Field field;
    private final int[] values;
    private final Draws.Count count;
    private final int mover;
    /** The index of the men that the first seat has still to place; those of the second follow. */
    private final int hands;
    /** The index of a 1 while the seat to move has to remove a man. */
    private final int removing;
    /** The index of 1 + the seat that has won, or {@link #FULL}; 0 while the game goes on. */
    private final int over;

    Morris(Field field, int[] values) {
        this.field = field;
        this.values = values;
        count = field.draws.count();
        mover = field.fields.mover();
        hands = field.fields.index("hands");
        removing = field.fields.index("removing");
        over = field.fields.derived();
    }

    /** The board is empty, and each seat has all men in hand. */
    static Morris start(Field field) {
        Morris start = new Morris(field, field.fields.newValues());
        Arrays.fill(start.values, start.hands, start.hands + 2, field.men);
        start.begin();
        return start;
    }

    /** The players place their men in turn, then they move them. A player who has closed a mill removes a man. */
    @Override
    public int legalActions(int[] buffer) {
        int count = 0;
        for (int cell = 0; cell < field.cells.length && actor() != TERMINAL; cell++) {
            if (isRemoving() ? isRemovable(cell) : isPlacing() && values[cell] == 0) {
                buffer[count++] = (isRemoving() ? field.remove : field.place).code(cell);
            } else if (!isRemoving() && !isPlacing() && owns(values[mover], cell)) {
                count = moves(cell, buffer, count);
            }
        }
        return count;
    }

    /** Men in mills are safe as long as others are on the board. */
    private boolean isRemovable(int cell) {
        int seat = 1 - values[mover];
        boolean any = !field.millsAreSafe || men(seat, field.cells) == menInMills(seat);
        return owns(seat, cell) && (any || !isInMill(cell));
    }

    /** A man moves to an empty adjacent point, or to any empty point if it flies. */
    private int moves(int from, int[] buffer, int count) {
        int moves = count;
        for (int to : flies(values[mover]) ? field.cells : field.board.neighbours(from)) {
            if (values[to] == 0) {
                buffer[moves++] = field.move.code(from, to);
            }
        }
        return moves;
    }

    /** With the last three men. */
    private boolean flies(int seat) {
        return field.flying && hand(seat) == 0 && men(seat) == 3;
    }

    @Override
    public void apply(int action) {
        int seat = values[mover];
        int to = field.actions.kind(action).to(action);
        boolean moves = field.move.has(action);
        if (moves) {
            values[field.move.from(action)] = 0;
        } else if (!isRemoving()) {
            values[hands + seat]--;
        }
        values[to] = isRemoving() ? 0 : 1 + seat;
        values[removing] = !isRemoving() && isInMill(to) && !field.rowWins() ? 1 : 0;
        values[mover] = isRemoving() ? seat : 1 - seat;
        settle();
        // The limit must not come between a mill and the removal.
        count.add(positionHash(), !moves || isRemoving());
    }

    /** The game is over when a seat has won or cannot move; then it has lost, unless men fill the board. */
    @Override
    public void settle() {
        int next = values[mover];
        boolean goesOn = isRemoving() || hand(next) > 0 || flies(next) || steps(next) > 0;
        boolean full = men(0, field.cells) + men(1, field.cells) == field.cells.length;
        int end = goesOn ? 0 : full && field.fullIsDrawn ? FULL : 2 - next;
        values[over] = hasWon(0) ? 1 : hasWon(1) ? 2 : end;
    }

    /** A seat wins that leaves the other with two men, with three men the first that has them in a row. */
    private boolean hasWon(int seat) {
        return field.rowWins() ? menInMills(seat) > 0 : men(1 - seat) < 3;
    }

    boolean isRemoving() {
        return values[removing] == 1;
    }

    private boolean isPlacing() {
        return hand(values[mover]) > 0;
    }

    int hand(int seat) {
        return values[hands + seat];
    }

    /** How many men {@code seat} has in hand and on the board. */
    int men(int seat) {
        return hand(seat) + men(seat, field.cells);
    }

    private int men(int seat, int[] cells) {
        int men = 0;
        for (int cell : cells) {
            men += owns(seat, cell) ? 1 : 0;
        }
        return men;
    }

    private int menInMills(int seat) {
        int men = 0;
        for (int cell : field.cells) {
            men += owns(seat, cell) && isInMill(cell) ? 1 : 0;
        }
        return men;
    }

    boolean owns(int seat, int cell) {
        return values[cell] == 1 + seat;
    }

    private boolean isInMill(int cell) {
        for (int[] row : field.rows) {
            if ((row[0] == cell || row[1] == cell || row[2] == cell) && men(values[cell] - 1, row) == 3) {
                return true;
            }
        }
        return false;
    }

    /** How many steps to empty points the men of {@code seat} have. */
    int steps(int seat) {
        int steps = 0;
        for (int cell : field.cells) {
            steps += values[cell] == 0 ? men(seat, field.board.neighbours(cell)) : 0;
        }
        return steps;
    }

    /** How many mills {@code seat} could close, were it to move. */
    int openMills(int seat) {
        int open = 0;
        for (int[] row : field.rows) {
            for (int cell : row) {
                open += values[cell] == 0 && men(seat, row) == 2 && reaches(seat, cell, row) ? 1 : 0;
            }
        }
        return open;
    }

    /** Whether a man of {@code seat} that is not in {@code row} can come to a cell of it, while the two others are. */
    private boolean reaches(int seat, int cell, int[] row) {
        int adjacent = cell == row[1] ? 2 : 1;
        return hand(seat) > 0 || flies(seat) || men(seat, field.board.neighbours(cell)) > adjacent;
    }

    /** The seat that has won, or −1. */
    int winner() {
        return values[over] == FULL ? -1 : values[over] - 1;
    }

    /** The row that has won; empty where none has. */
    int[] winningRow() {
        boolean row = field.rowWins() && winner() >= 0 && hasWon(winner());
        return Arrays.stream(field.cells)
                .filter(cell -> row && owns(winner(), cell))
                .toArray();
    }

    /** Why the game is over. */
    Text ending() {
        if (values[over] == 0) {
            return field.draws.ending(count);
        }
        String won = winner() < 0 ? "full" : !hasWon(winner()) ? "stuck" : field.rowWins() ? "row" : "few";
        return Text.of("ending." + won);
    }

    @Override
    public int actor() {
        return values[over] != 0 || count.isDrawn() ? TERMINAL : values[mover];
    }

    @Override
    public void payoffs(double[] out) {
        Payoffs.outcome(winner(), out);
    }

    /** Why the rules never lead to such a position; null where they may. */
    String objection() {
        int seat = values[mover];
        int least = field.rowWins() ? 3 : 2;
        if (Math.min(men(0), men(1)) < least || Math.max(men(0), men(1)) > field.men) {
            return "a seat has fewer than " + least + " or more than " + field.men + " men";
        }
        if (hand(0) + hand(1) > 0 && hand(1) - hand(0) != (isRemoving() ? 1 - seat : seat)) {
            return "the seats do not place their men in turn";
        }
        boolean noRemoval = menInMills(seat) == 0 || men(1 - seat, field.cells) == 0;
        return isRemoving() && noRemoval
                ? "there is no mill, or no man to remove"
                : hasWon(0) && hasWon(1) ? "both seats have won" : null;
    }

    @Override
    public Fields fields() {
        return field.fields;
    }

    @Override
    public int[] values() {
        return values;
    }

    @Override
    public Draws.Count draws() {
        return count;
    }

    @Override
    public Morris copy() {
        Morris copy = new Morris(field, values.clone());
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public String toString() {
        return field.fields.text(values);
    }
}
