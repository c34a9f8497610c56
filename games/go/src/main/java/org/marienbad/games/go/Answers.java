package org.marienbad.games.go;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Playout;

/**
 * The answers of a playout to the last stone, as in MoGo (see [GoShapes]). It captures the chain of that stone, saves a
 * chain beside it, or makes a shape.
 */
final class Answers {
    private static final int TWO = 2;

    private Answers() {}

    /**
     * An answer to a stone on {@code last} that is legal for the seat to move, drawn from those of the most urgent kind.
     *
     * @param buffer room for actions
     * @return −1 if there is none
     */
    static int choose(GoState state, int last, int[] buffer, SplittableRandom random) {
        GoBoard board = state.board();
        int side = state.side();
        int count = 0;
        int escape = board.onlyLiberty(last);
        if (escape >= 0) {
            buffer[count++] = escape;
        }
        for (int beside : board.grid.beside[last]) {
            if (board.owner(beside) == side) {
                int liberty = board.onlyLiberty(beside);
                if (liberty >= 0 && wouldLive(board, liberty, side)) {
                    buffer[count++] = liberty;
                }
            }
        }
        int urgent = draw(state, buffer, count, random);
        if (urgent >= 0) {
            return urgent;
        }
        count = 0;
        for (int point : board.grid.around[last]) {
            if (point >= 0 && board.owner(point) == GoBoard.EMPTY && GoShapes.isShape(board, point)) {
                buffer[count++] = point;
            }
        }
        return draw(state, buffer, count, random);
    }

    /** One of the first {@code count} points that is legal, −1 if there is none. */
    private static int draw(GoState state, int[] buffer, int count, SplittableRandom random) {
        int left = count;
        while (left > 0) {
            int drawn = Playout.index(left, random);
            if (state.isLegal(buffer[drawn])) {
                return buffer[drawn];
            }
            buffer[drawn] = buffer[--left];
        }
        return -1;
    }

    /** Whether a chain whose last liberty is {@code point} has two or more once {@code seat} has played there, roughly. */
    private static boolean wouldLive(GoBoard board, int point, int seat) {
        int liberties = 0;
        for (int other : board.grid.beside[point]) {
            int owner = board.owner(other);
            // Another own chain brings its liberties, and one that is captured leaves some.
            boolean helps = owner == GoBoard.EMPTY || (owner == seat) != board.onlyLiberty(other) >= 0;
            liberties += helps ? 1 : 0;
        }
        return liberties >= TWO;
    }
}
