package org.marienbad.games.testgames;

import java.util.Arrays;
import java.util.List;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** A position: five bits a stone, those of seat 0 first; and the occupied cells of each seat as bits. */
final class EinsteinState implements State {
    private static final int BITS = 5;
    private static final int NOWHERE = 31;

    private final EinsteinGame game;
    private long places;
    private int first;
    private int second;
    private byte turn;
    private byte die;
    /** The seat that has won, or −1. */
    private byte winner = -1;

    EinsteinState(EinsteinGame game) {
        this.game = game;
        for (int seat = 0; seat < 2; seat++) {
            for (int stone = 0; stone < game.stones; stone++) {
                put(seat, stone, game.start(seat, stone));
            }
        }
    }

    /** Cells by stone, −1 where it is captured; {@code die} is 0 while it is still to be rolled. */
    void set(int[] firsts, int[] seconds, int turn, int die) {
        places = 0;
        first = 0;
        second = 0;
        for (int seat = 0; seat < 2; seat++) {
            int[] cells = seat == 0 ? firsts : seconds;
            for (int stone = 0; stone < game.stones; stone++) {
                int cell = cells[stone];
                if (cell >= 0 && ((first | second) >> cell & 1) != 0) {
                    throw new IllegalArgumentException("position: two stones on cell " + cell);
                }
                put(seat, stone, cell < 0 ? NOWHERE : cell);
            }
        }
        int goals = (first >> goal(0) & 1) + (second >> goal(1) & 1) + (first == 0 ? 1 : 0) + (second == 0 ? 1 : 0);
        int expected = first == 0 || (second >> goal(1) & 1) != 0 ? 1 : 0;
        if (goals > 1 || goals == 1 && (turn != expected || die != 0)) {
            throw new IllegalArgumentException(
                    "position: at the end of the game 'turn' must be its only winner and 'die' 0");
        }
        this.turn = (byte) turn;
        this.die = (byte) die;
        winner = (byte) (goals == 1 ? turn : -1);
    }

    private int goal(int seat) {
        return seat == 0 ? game.size * game.size - 1 : 0;
    }

    private int place(int seat, int stone) {
        return (int) (places >>> BITS * (seat * game.stones + stone)) & NOWHERE;
    }

    private void put(int seat, int stone, int cell) {
        int shift = BITS * (seat * game.stones + stone);
        places = places & ~((long) NOWHERE << shift) | (long) cell << shift;
        if (cell != NOWHERE) {
            if (seat == 0) {
                first |= 1 << cell;
            } else {
                second |= 1 << cell;
            }
        }
    }

    /** The target of the stone of a move. */
    int target(int code) {
        int step = code % 3 == 0 ? 1 : code % 3 == 1 ? game.size : game.size + 1;
        return place(turn, code / 3) + (turn == 0 ? step : -step);
    }

    @Override
    public int actor() {
        return winner >= 0 ? TERMINAL : die == 0 ? CHANCE : turn;
    }

    @Override
    public int legalActions(int[] buffer) {
        if (winner >= 0) {
            return 0;
        }
        if (die == 0) {
            for (int face = 0; face < game.stones; face++) {
                buffer[face] = game.roll + face;
            }
            return game.stones;
        }
        if (place(turn, die - 1) != NOWHERE) {
            return moves(die - 1, buffer, 0);
        }
        int count = 0;
        for (int stone = die - 2; stone >= 0; stone--) {
            if (place(turn, stone) != NOWHERE) {
                count = moves(stone, buffer, 0);
                break;
            }
        }
        for (int stone = die; stone < game.stones; stone++) {
            if (place(turn, stone) != NOWHERE) {
                return moves(stone, buffer, count);
            }
        }
        return count;
    }

    private int moves(int stone, int[] buffer, int from) {
        int count = from;
        int cell = place(turn, stone);
        int edge = turn == 0 ? game.size - 1 : 0;
        boolean sideways = cell % game.size != edge;
        boolean straight = cell / game.size != edge;
        if (sideways) {
            buffer[count++] = 3 * stone;
        }
        if (straight) {
            buffer[count++] = 3 * stone + 1;
        }
        if (sideways && straight) {
            buffer[count++] = 3 * stone + 2;
        }
        return count;
    }

    @Override
    public void apply(int action) {
        if (action >= game.roll) {
            die = (byte) (action - game.roll + 1);
            return;
        }
        int stone = action / 3;
        int from = place(turn, stone);
        int to = target(action);
        if (((first | second) >> to & 1) != 0) {
            capture(to);
        }
        if (turn == 0) {
            first &= ~(1 << from);
        } else {
            second &= ~(1 << from);
        }
        put(turn, stone, to);
        die = 0;
        if (to == goal(turn) || (turn == 0 ? second : first) == 0) {
            winner = turn;
        } else {
            turn = (byte) (1 - turn);
        }
    }

    private void capture(int cell) {
        for (int stone = 0; stone < 2 * game.stones; stone++) {
            if (place(0, stone) == cell) {
                places |= (long) NOWHERE << BITS * stone;
            }
        }
        first &= ~(1 << cell);
        second &= ~(1 << cell);
    }

    /** By the distances of the foremost stones to their goals; it is an advantage to move. */
    void estimate(double[] out) {
        int lead = 2 * (distance(1) - distance(0)) + (turn == 0 ? 1 : -1);
        out[0] = lead / (2.0 * game.size);
        out[1] = -out[0];
    }

    private int distance(int seat) {
        int least = game.size - 1;
        for (int cells = seat == 0 ? first : second; cells != 0; cells &= cells - 1) {
            int cell = Integer.numberOfTrailingZeros(cells);
            int farther = seat == 0
                    ? game.size - 1 - Math.min(cell % game.size, cell / game.size)
                    : Math.max(cell % game.size, cell / game.size);
            least = Math.min(least, farther);
        }
        return least;
    }

    @Override
    public void payoffs(double[] out) {
        Payoffs.outcome(winner, out);
    }

    List<Integer> cells(int seat) {
        Integer[] cells = new Integer[game.stones];
        for (int stone = 0; stone < game.stones; stone++) {
            int cell = place(seat, stone);
            cells[stone] = cell == NOWHERE ? -1 : cell;
        }
        return List.of(cells);
    }

    /** See {@link EinsteinGame#readCells}. */
    void readCells(int seat, int[] out) {
        int last = game.size * game.size - 1;
        Arrays.fill(out, 0, last + 1, 0);
        for (int owner = 0; owner < 2; owner++) {
            for (int stone = 0; stone < game.stones; stone++) {
                int cell = place(owner, stone);
                if (cell != NOWHERE) {
                    out[seat == 0 ? cell : last - cell] = 1 + stone + (owner == seat ? 0 : game.stones);
                }
            }
        }
        out[last + 1] = die;
    }

    int turn() {
        return turn;
    }

    int die() {
        return die;
    }

    @Override
    public State copy() {
        EinsteinState copy = new EinsteinState(game);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        EinsteinState from = (EinsteinState) other;
        places = from.places;
        first = from.first;
        second = from.second;
        turn = from.turn;
        die = from.die;
        winner = from.winner;
    }

    @Override
    public long hash() {
        return Seeds.mix(places + Seeds.mix(turn * 8L + die + 1));
    }

    /** Stones of the first seat are numbers, those of the second letters. */
    @Override
    public void encode(long[] out) {
        out[0] = places;
        out[1] = (winner + 1) * 16L + die * 2L + turn;
    }

    @Override
    public void decode(long[] words) {
        places = words[0];
        turn = (byte) (words[1] & 1);
        die = (byte) (words[1] / 2 % 8);
        winner = (byte) (words[1] / 16 - 1);
        first = 0;
        second = 0;
        for (int stone = 0; stone < game.stones; stone++) {
            first |= bit(place(0, stone));
            second |= bit(place(1, stone));
        }
    }

    private static int bit(int cell) {
        return cell == NOWHERE ? 0 : 1 << cell;
    }

    @Override
    public String toString() {
        char[][] rows = new char[game.size][game.size];
        for (char[] row : rows) {
            Arrays.fill(row, '.');
        }
        for (int seat = 0; seat < 2; seat++) {
            for (int stone = 0; stone < game.stones; stone++) {
                int cell = place(seat, stone);
                if (cell != NOWHERE) {
                    rows[cell / game.size][cell % game.size] = (char) ((seat == 0 ? '1' : 'A') + stone);
                }
            }
        }
        StringBuilder text = new StringBuilder();
        for (int row = game.size - 1; row >= 0; row--) {
            text.append(rows[row]).append('\n');
        }
        text.append(winner >= 0 ? "won by " : "turn ").append(turn == 0 ? "1" : "A");
        return text.append(die == 0 ? "" : ", die " + die).append('\n').toString();
    }
}
