package org.marienbad.testkit.toy;

import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.PositionHistory;
import org.marienbad.framework.game.RepetitionState;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** A position, and which ones came before it. */
final class PongHauKiState implements RepetitionState {
    static final int FREE = 2;

    private final PongHauKi game;
    /** Two bits a point, its owner or {@link #FREE}; above them the seat to move. */
    private int board;

    private final PositionHistory history;

    PongHauKiState(PongHauKi game, int starter) {
        this.game = game;
        history = new PositionHistory(game.info().maxPlies() + 1);
        int other = 1 - starter;
        become(starter | starter << 2 | FREE << 4 | other << 6 | other << 8 | starter << 10);
    }

    private void become(int newBoard) {
        board = newBoard;
        history.clear();
        history.add(board);
    }

    private int turn() {
        return board >> 10;
    }

    int owner(int point) {
        return board >> 2 * point & 3;
    }

    @Override
    public int actor() {
        return isDrawn() || moves(null) == 0 ? TERMINAL : turn();
    }

    private boolean isDrawn() {
        return !game.once && history.occurrences() >= game.times;
    }

    @Override
    public boolean repeats() {
        return isDrawn() || game.once && moves(null) < neighbours();
    }

    @Override
    public int legalActions(int[] buffer) {
        return isDrawn() ? 0 : moves(buffer);
    }

    /** Writes the points from which a stone may move, if there is a buffer; returns how many there are. */
    private int moves(int[] buffer) {
        int count = 0;
        for (int point : PongHauKi.LINES[free()]) {
            if (owner(point) == turn() && !(game.once && history.contains(after(point)))) {
                if (buffer != null) {
                    buffer[count] = point;
                }
                count++;
            }
        }
        return count;
    }

    /** How many stones could move if repetition did not matter. */
    private int neighbours() {
        int count = 0;
        for (int point : PongHauKi.LINES[free()]) {
            count += owner(point) == turn() ? 1 : 0;
        }
        return count;
    }

    private int free() {
        int point = 0;
        while (owner(point) != FREE) {
            point++;
        }
        return point;
    }

    private int after(int point) {
        int moved = board & ~(3 << 2 * point) & ~(3 << 2 * free());
        return (moved | FREE << 2 * point | turn() << 2 * free()) ^ 1 << 10;
    }

    @Override
    public void apply(int point) {
        board = after(point);
        history.add(board);
    }

    @Override
    public void payoffs(double[] out) {
        Payoffs.outcome(isDrawn() ? -1 : 1 - turn(), out);
    }

    /** Becomes the mirror image of {@code other}, without a history. */
    void mirror(PongHauKiState other, int[] mirror) {
        int mirrored = other.board >> 10 << 10;
        for (int point = 0; point < PongHauKi.POINTS; point++) {
            mirrored |= other.owner(point) << 2 * mirror[point];
        }
        become(mirrored);
    }

    @Override
    public State copy() {
        PongHauKiState copy = new PongHauKiState(game, 0);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        board = ((PongHauKiState) other).board;
        history.copyFrom(((PongHauKiState) other).history);
    }

    @Override
    public long hash() {
        long position = Seeds.mix(board);
        return game.once ? history.hashWithSet(position) : history.hashWithOccurrences(position);
    }

    @Override
    public void encode(long[] out) {
        out[0] = board;
    }

    @Override
    public void decode(long[] words) {
        become((int) words[0]);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int point = 0; point < PongHauKi.POINTS; point++) {
            text.append("12.".charAt(owner(point)));
        }
        return text.append(", player ").append(turn() + 1).toString();
    }
}
