package org.marienbad.games.linesofaction;

import java.util.Arrays;
import org.marienbad.board.Actions;
import org.marienbad.board.Board;
import org.marienbad.board.DrawnState;
import org.marienbad.board.Draws;
import org.marienbad.board.Fields;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.text.Text;

/** A position, and the rules of play. Black is seat 0 and begins. */
final class Men implements DrawnState {
    private static final int BOTH = 3;

    private final Lines field;
    private final Board board;
    private final Actions.Kind move;
    private final Actions.Kind pass;
    private final int[] values;
    private final Draws.Count count;
    private final int mover;
    /** The index of 1 + the seat that has won, {@link #BOTH} if one move has joined both, or 0. */
    private final int won;
    /** The index of the number of groups of the first seat; that of the second follows. */
    private final int groups;
    /** The index of the number of men on the first line; those of the others follow. */
    private final int crowds;
    /** Room to mark the cells of groups, or for moves. */
    private final int[] scratch;

    Men(Lines field) {
        this.field = field;
        board = field.board;
        move = field.actions.kind("move");
        pass = field.actions.kind("pass");
        values = field.fields.newValues();
        count = field.draws.count();
        mover = field.fields.mover();
        won = field.fields.derived();
        groups = won + 1;
        crowds = groups + 2;
        scratch = new int[Board.DIRECTIONS * field.men()];
    }

    /** Black men on the first and the last row, white ones on the outer columns; the corners are empty. */
    static Men start(Lines field) {
        Men start = new Men(field);
        int last = field.size - 1;
        for (int i = 1; i < last; i++) {
            start.values[i] = 1;
            start.values[last * field.size + i] = 1;
            start.values[i * field.size] = 2;
            start.values[i * field.size + last] = 2;
        }
        start.settle();
        start.begin();
        return start;
    }

    @Override
    public int legalActions(int[] buffer) {
        if (actor() == TERMINAL) {
            return 0;
        }
        int moves = moves(values[mover], buffer);
        if (moves == 0) {
            buffer[moves++] = pass.code();
        }
        return moves;
    }

    /** The moves that the men of {@code seat} have if it is to move. */
    private int moves(int seat, int[] buffer) {
        int moves = 0;
        for (int from = 0; from < board.size(); from++) {
            int first = moves;
            for (int direction = 0; values[from] == 1 + seat && direction < Board.DIRECTIONS; direction++) {
                int to = target(from, direction);
                if (to >= 0) {
                    buffer[moves++] = move.code(from, to);
                }
            }
            Arrays.sort(buffer, first, moves);
        }
        return moves;
    }

    /** A man moves exactly as many cells as men stand on the line. It jumps over own men, not over those of the enemy. −1 if it cannot. */
    private int target(int from, int direction) {
        int to = from;
        for (int steps = crowd(from, direction); steps > 0; steps--) {
            to = board.step(to, direction);
            if (to < 0 || steps > 1 && values[to] == 3 - values[from]) {
                return -1;
            }
        }
        return values[to] == values[from] ? -1 : to;
    }

    private int crowd(int cell, int direction) {
        return values[crowds + field.line(cell, direction)];
    }

    @Override
    public void apply(int action) {
        boolean takes = move.has(action) && values[move.to(action)] != 0;
        if (move.has(action)) {
            put(move.from(action), 0);
            put(move.to(action), 1 + values[mover]);
        }
        values[mover] = 1 - values[mover];
        decide();
        count.add(positionHash(), takes);
    }

    private void put(int cell, int content) {
        enter(cell, Integer.signum(content) - Integer.signum(values[cell]));
        values[cell] = content;
    }

    /** So many men more stand on the lines through {@code cell}. */
    private void enter(int cell, int men) {
        for (int axis = 0; axis < Lines.AXES; axis++) {
            values[crowds + field.line(cell, axis)] += men;
        }
    }

    @Override
    public void settle() {
        Arrays.fill(values, crowds, values.length, 0);
        for (int cell = 0; cell < board.size(); cell++) {
            enter(cell, Integer.signum(values[cell]));
        }
        decide();
    }

    /** The seat whose men are all joined has won. */
    private void decide() {
        int last = 1 - values[mover];
        boolean black = countGroups(0) == 1;
        boolean white = countGroups(1) == 1;
        if (black || white) {
            int both = field.moverWins ? 1 + last : BOTH;
            values[won] = black && white ? both : black ? 1 : 2;
        } else {
            values[won] = field.stuckLoses && moves(values[mover], scratch) == 0 ? 1 + last : 0;
        }
    }

    private int countGroups(int seat) {
        Arrays.fill(scratch, 0);
        values[groups + seat] = 0;
        for (int cell = 0; cell < board.size(); cell++) {
            if (values[cell] == 1 + seat && scratch[cell] == 0) {
                markGroup(cell);
                values[groups + seat]++;
            }
        }
        return values[groups + seat];
    }

    private void markGroup(int man) {
        scratch[man] = 1;
        for (int cell : board.neighbours(man)) {
            if (values[cell] == values[man] && scratch[cell] == 0) {
                markGroup(cell);
            }
        }
    }

    @Override
    public int actor() {
        return values[won] != 0 || count.isDrawn() ? TERMINAL : values[mover];
    }

    /** The seat that has won, or −1. */
    int winner() {
        return values[won] == BOTH ? -1 : values[won] - 1;
    }

    /** Why the game is over. */
    Text ending() {
        if (values[won] == 0) {
            return field.draws.ending(count);
        }
        String joined = groups(0) + groups(1) == 2 ? "ending.both" : "ending.joined";
        return Text.of(Math.min(groups(0), groups(1)) == 1 ? joined : "ending.stuck");
    }

    @Override
    public void payoffs(double[] out) {
        Payoffs.outcome(winner(), out);
    }

    /** How many groups the men of {@code seat} form; a single man is one. */
    int groups(int seat) {
        return values[groups + seat];
    }

    /** Whether {@code seat} could win at once if it were its turn now. */
    boolean threatens(int seat) {
        Men turned = copy();
        turned.values[mover] = seat;
        int[] moves = new int[Board.DIRECTIONS * field.men()];
        return Arrays.stream(moves, 0, turned.legalActions(moves)).anyMatch(action -> {
            Men after = turned.copy();
            after.apply(action);
            return after.winner() == seat;
        });
    }

    /** How well {@code seat} stands: the better, the more moves its men have, the nearer they are to each other and the fewer groups they form. */
    double prospects(int seat) {
        int steps = 0;
        int men = 0;
        for (int man = 0; man < board.size(); man++) {
            if (values[man] == 1 + seat) {
                men++;
                for (int other = 0; other < man; other++) {
                    steps += values[other] == values[man] ? field.steps(man, other) : 0;
                }
            }
        }
        return 0.4 * moves(seat, scratch) - (double) steps / men - groups(seat);
    }

    /** Why the man on {@code from} cannot go to {@code to}; null for other clicks. */
    Text objection(int from, int to) {
        if (from < 0 || values[from] != 1 + values[mover] || values[to] == values[from]) {
            return null;
        }
        for (int axis = 0; axis < Lines.AXES; axis++) {
            if (field.line(from, axis) == field.line(to, axis)) {
                int men = crowd(from, axis);
                return men == field.steps(from, to) ? Text.of("objection.jump") : Text.of("objection.steps", men);
            }
        }
        return Text.of("objection.line");
    }

    @Override
    public Draws.Count draws() {
        return count;
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
    public Men copy() {
        Men copy = new Men(field);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public String toString() {
        return field.fields.text(values);
    }
}
