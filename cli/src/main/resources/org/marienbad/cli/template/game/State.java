package {{package}};

import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.Payoffs;

/**
 * A position: the square of the counter, how many steps brought it there, and whose turn it is. An action is the number of
 * steps.
 *
 * <p>Search copies positions a million times a second, so they are a few numbers: no history, no text, nothing allocated but
 * in {@code copy}. Positions of a game share the length and the most steps, which are not copied. A position of more than 64
 * bits implements {@code State} instead. There {@code encode} writes it to as many words as {@code
 * GameInfo.builder().words(n)} says, {@code decode} reads them, and {@code hash} mixes them with {@code Seeds.mix}.
 */
final class {{Name}}State implements OneWordState {
    private final int length;
    private final int steps;

    private int square;
    private int last;
    private int turn;

    /** The position at the start. */
    {{Name}}State(int length, int steps) {
        this(length, steps, 0, 0, 0);
    }

    {{Name}}State(int length, int steps, int square, int last, int turn) {
        this.length = length;
        this.steps = steps;
        this.square = square;
        this.last = last;
        this.turn = turn;
    }

    /** The seat to move. Chance would be {@code CHANCE}; a seat that moves again is simply returned again. */
    @Override
    public int actor() {
        return mayWalk() ? turn : TERMINAL;
    }

    private boolean mayWalk() {
        int left = length - square;
        return left > 1 || left == 1 && last != 1;
    }

    /** In ascending order, and none exactly if the game is over. */
    @Override
    public int legalActions(int[] buffer) {
        int count = 0;
        for (int step = 1; step <= Math.min(steps, length - square); step++) {
            if (step != last) {
                buffer[count++] = step;
            }
        }
        return count;
    }

    @Override
    public void apply(int step) {
        square += step;
        last = step;
        turn = 1 - turn;
    }

    /** One number a seat; whoever moved last has won. More seats, and payoffs that are points, are just as well possible. */
    @Override
    public void payoffs(double[] out) {
        Payoffs.outcome(winner(), out);
    }

    /** The seat that has won, once the game is over. */
    int winner() {
        return 1 - turn;
    }

    int square() {
        return square;
    }

    /** How many steps the last action had; 0 at the start. */
    int last() {
        return last;
    }

    /** The seat to move, also where the game is over: then it is the one that cannot. */
    int turn() {
        return turn;
    }

    /** All of the position in one word; it gives the encoding, the hash and the copies. */
    @Override
    public long pack() {
        return ((long) square << 3 | last) << 1 | turn;
    }

    @Override
    public void unpack(long word) {
        turn = (int) word & 1;
        last = (int) (word >> 1) & 7;
        square = (int) (word >> 4);
    }

    @Override
    public {{Name}}State copy() {
        return new {{Name}}State(length, steps, square, last, turn);
    }

    /** The whole position, for consoles and tests: equal texts must mean equal positions. Not called by search. */
    @Override
    public String toString() {
        String track = ".".repeat(square) + "o" + ".".repeat(length - square);
        return track + " after " + last + ", seat " + (turn + 1) + (mayWalk() ? " to move" : " cannot move");
    }
}
