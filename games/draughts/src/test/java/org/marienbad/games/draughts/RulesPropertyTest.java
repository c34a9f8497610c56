package org.marienbad.games.draughts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.marienbad.framework.game.State;

/** Random games against the rules written plainly, on a board of rows and columns. */
class RulesPropertyTest {
    private static final int[][] DIRECTIONS = {{1, -1}, {1, 1}, {-1, -1}, {-1, 1}};

    /** By row from Black's side and column from White's left: {@code b w B W}, or a dot. */
    private final char[][] board = new char[8][8];

    private int mover;
    /** Row and column of the piece that must jump on, or null. */
    private int[] jumper;

    @Property(tries = 100)
    void bitsFollowThePlainRules(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        DraughtsState state = randomPosition(random);
        read(state);
        int[] legal = new int[DraughtsState.MOST_ACTIONS];
        for (int ply = 0; ply < 120 && state.actor() != State.TERMINAL; ply++) {
            int count = state.legalActions(legal);
            TreeSet<Integer> actual = new TreeSet<>();
            for (int i = 0; i < count; i++) {
                actual.add(legal[i]);
            }
            assertEquals(plainActions(), actual, state::toString);
            int action = legal[random.nextInt(count)];
            play(action);
            state.apply(action);
            assertEquals(mover, state.side());
            requireSameBoard(state);
        }
        if (state.end() == DraughtsState.End.NO_MOVE) {
            assertEquals(new TreeSet<>(), plainActions());
        }
    }

    /** The start, or up to nine pieces of each seat anywhere. */
    private static DraughtsState randomPosition(SplittableRandom random) {
        if (random.nextInt(3) == 0) {
            return Games.USUAL.newInitialState();
        }
        StringBuilder[] lists = {new StringBuilder(), new StringBuilder()};
        int[] pieces = new int[2];
        double density = random.nextDouble() * 0.5;
        for (int square = 1; square <= 32; square++) {
            int seat = random.nextInt(2);
            if (random.nextDouble() < density && pieces[seat] < 9) {
                boolean king = (seat == 0 ? square > 28 : square < 5) || random.nextInt(3) == 0;
                lists[seat]
                        .append(pieces[seat]++ == 0 ? "" : ",")
                        .append(king ? "K" : "")
                        .append(square);
            }
        }
        return Games.fen((random.nextBoolean() ? "B" : "W") + ":W" + lists[1] + ":B" + lists[0]);
    }

    private void read(DraughtsState state) {
        mover = state.side();
        jumper = null;
        for (int square = 0; square < 32; square++) {
            int owner = state.owner(square);
            board[row(square)][column(square)] =
                    owner < 0 ? '.' : state.isKing(square) ? "BW".charAt(owner) : "bw".charAt(owner);
        }
    }

    private static int row(int square) {
        return square / 4;
    }

    private static int column(int square) {
        return 2 * (square % 4) + (row(square) % 2 == 0 ? 1 : 0);
    }

    private void requireSameBoard(DraughtsState state) {
        for (int square = 0; square < 32; square++) {
            int owner = state.owner(square);
            char expected = board[row(square)][column(square)];
            char actual = owner < 0 ? '.' : state.isKing(square) ? "BW".charAt(owner) : "bw".charAt(owner);
            assertEquals(expected, actual, state::toString);
        }
    }

    private TreeSet<Integer> plainActions() {
        TreeSet<Integer> jumps = new TreeSet<>();
        TreeSet<Integer> steps = new TreeSet<>();
        for (int square = 0; square < 32; square++) {
            int row = row(square);
            int column = column(square);
            for (int direction = 0; direction < 4 && isOf(row, column, mover); direction++) {
                int down = DIRECTIONS[direction][0];
                int right = DIRECTIONS[direction][1];
                boolean forward = down == (mover == 0 ? 1 : -1);
                if (!forward && Character.isLowerCase(board[row][column])) {
                    continue;
                }
                if (isEmpty(row + down, column + right)) {
                    steps.add(4 * square + direction);
                }
                boolean mayJump = jumper == null || jumper[0] == row && jumper[1] == column;
                if (mayJump
                        && isOf(row + down, column + right, 1 - mover)
                        && isEmpty(row + 2 * down, column + 2 * right)) {
                    jumps.add(4 * square + direction);
                }
            }
        }
        return jumps.isEmpty() && jumper == null ? steps : jumps;
    }

    private boolean isEmpty(int row, int column) {
        return row >= 0 && row < 8 && column >= 0 && column < 8 && board[row][column] == '.';
    }

    private boolean isOf(int row, int column, int seat) {
        return row >= 0
                && row < 8
                && column >= 0
                && column < 8
                && Character.toLowerCase(board[row][column]) == "bw".charAt(seat);
    }

    private void play(int action) {
        int row = row(action / 4);
        int column = column(action / 4);
        int down = DIRECTIONS[action % 4][0];
        int right = DIRECTIONS[action % 4][1];
        char piece = board[row][column];
        boolean jump = !isEmpty(row + down, column + right);
        int distance = jump ? 2 : 1;
        int newRow = row + distance * down;
        int newColumn = column + distance * right;
        board[row][column] = '.';
        board[row + down][column + right] = '.';
        boolean crowned = Character.isLowerCase(piece) && newRow == (mover == 0 ? 7 : 0);
        board[newRow][newColumn] = crowned ? Character.toUpperCase(piece) : piece;
        jumper = jump && !crowned ? new int[] {newRow, newColumn} : null;
        if (jumper != null && plainActions().isEmpty()) {
            jumper = null;
        }
        mover = jumper == null ? 1 - mover : mover;
    }
}
