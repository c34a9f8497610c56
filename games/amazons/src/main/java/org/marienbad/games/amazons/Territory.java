package org.marienbad.games.amazons;

import java.util.Arrays;
import org.marienbad.board.Board;

/** Which squares each seat reaches first, counted in moves of a queen. For one thread. */
final class Territory {
    private static final int NEVER = 99;

    private final int[][] moves;
    private final int[] queue;

    Territory(int cells) {
        moves = new int[2][cells];
        queue = new int[cells];
    }

    /** The lead of White between −1 and 1; who is to move next is a little ahead on squares that both reach at once. */
    double payoff(Archers state) {
        count(state, 0);
        count(state, 1);
        int next = state.isShooting() ? 1 - state.actor() : state.actor();
        double lead = 0;
        for (int cell = 0; cell < queue.length; cell++) {
            if (state.isEmpty(cell)) {
                int ahead = Integer.signum(moves[1][cell] - moves[0][cell]);
                boolean both = ahead == 0 && moves[0][cell] < NEVER;
                lead += both ? next == 0 ? 0.2 : -0.2 : ahead;
            }
        }
        return lead / (8 + Math.abs(lead));
    }

    /** How many squares {@code seat} reaches first. */
    int squares(Archers state, int seat) {
        count(state, 0);
        count(state, 1);
        int squares = 0;
        for (int cell = 0; cell < queue.length; cell++) {
            squares += state.isEmpty(cell) && moves[seat][cell] < moves[1 - seat][cell] ? 1 : 0;
        }
        return squares;
    }

    private void count(Archers state, int seat) {
        int[] reached = moves[seat];
        Arrays.fill(reached, NEVER);
        int end = 0;
        for (int cell = 0; cell < queue.length; cell++) {
            if (state.isAmazon(seat, cell)) {
                reached[cell] = 0;
                queue[end++] = cell;
            }
        }
        Board board = state.board();
        for (int head = 0; head < end; head++) {
            int next = reached[queue[head]] + 1;
            for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
                int to = board.step(queue[head], direction);
                // A square reached earlier passes the line on by itself.
                while (state.isEmpty(to) && reached[to] >= next) {
                    if (reached[to] > next) {
                        reached[to] = next;
                        queue[end++] = to;
                    }
                    to = board.step(to, direction);
                }
            }
        }
    }
}
