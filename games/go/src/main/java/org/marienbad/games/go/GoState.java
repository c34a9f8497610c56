package org.marienbad.games.go;

import java.util.SplittableRandom;
import org.marienbad.framework.game.BitPacking;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.PositionHistory;
import org.marienbad.framework.game.RepetitionState;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.games.go.GoRules.Superko;

/**
 * A position of Go, and the rules of play; what a stone does to others is in {@link GoBoard}. Seat 0 is Black and begins.
 * Actions are numbered by {@link GoRules}.
 */
public final class GoState implements RepetitionState {
    private static final int BITS = 2;
    private static final int PASSES_THAT_END = 2;
    private static final long WHITE_TO_MOVE = Seeds.split(0, "go", -1);

    final GoRules rules;
    private final GoBoard board;
    /** The seat to move, even if the game is over. */
    private int side;
    /** Passes in a row. */
    private int passes;

    private int plies;
    /** The point of the last stone; −1 after a pass and at the beginning. */
    private int last;
    /** The key of the board before the last ply. */
    private long before;

    /**
     * The boards that stones have made; those with White to move under another key where that matters. Nothing is added
     * where only the board before the last ply may not come back.
     */
    private final PositionHistory history;

    private final Area area;
    /** Room for points as bits. */
    private final long[] legal;
    /** Room for a position that is read or written. */
    private final int[] fields;

    GoState(GoRules rules) {
        this.rules = rules;
        board = new GoBoard(rules.grid);
        history = new PositionHistory(rules.maxPlies() + 1);
        area = new Area(rules.grid);
        legal = new long[rules.grid.words()];
        fields = new int[rules.points() + 2];
        begin(0, 0);
    }

    /** Makes the stones as they lie the first position of a game. */
    private void begin(int mover, int passed) {
        side = mover;
        passes = passed;
        plies = 0;
        last = -1;
        before = board.key();
        board.forget();
        history.clear();
        history.add(situation(board.key(), side));
    }

    /**
     * Becomes the position with these stones.
     *
     * @param owners by point the seat whose stone is there, or −1
     * @param passed how many passes, from 0 to 2, were the last plies
     * @return a stone of a chain without a liberty, which is not allowed; −1 if there is none
     */
    int set(int[] owners, int mover, int passed) {
        board.clear();
        for (int point = 0; point < rules.points(); point++) {
            if (owners[point] >= 0) {
                board.put(point, owners[point]);
            }
        }
        begin(mover, passed);
        for (int point = 0; point < rules.points(); point++) {
            if (owners[point] >= 0 && !board.isAlive(point)) {
                return point;
            }
        }
        return -1;
    }

    @Override
    public int actor() {
        return passes == PASSES_THAT_END || plies == rules.maxPlies() ? TERMINAL : side;
    }

    @Override
    public void apply(int action) {
        before = board.key();
        plies++;
        if (action == rules.pass()) {
            passes++;
            last = -1;
        } else {
            last = action;
            board.play(action, side);
            passes = 0;
        }
        side ^= 1;
        if (rules.superko == Superko.SITUATIONAL || rules.superko == Superko.POSITIONAL && passes == 0) {
            history.add(situation(board.key(), side));
        }
    }

    /** The points on which a stone may be played, and the pass, which always may. */
    @Override
    public int legalActions(int[] buffer) {
        if (actor() == TERMINAL) {
            return 0;
        }
        int count = 0;
        for (int word = 0; word < rules.grid.words(); word++) {
            for (long left = legal(word); left != 0; left &= left - 1) {
                buffer[count++] = (word << 6) + Long.numberOfTrailingZeros(left);
            }
        }
        buffer[count++] = rules.pass();
        return count;
    }

    @Override
    public int randomAction(int[] buffer, SplittableRandom random) {
        if (actor() == TERMINAL) {
            return -1;
        }
        int count = 1;
        for (int word = 0; word < rules.grid.words(); word++) {
            legal[word] = legal(word);
            count += Long.bitCount(legal[word]);
        }
        return bit(legal, Playout.index(count, random), rules.pass());
    }

    /** The number of the {@code index}-th bit of {@code words}, or {@code none} if there are not so many. */
    private static int bit(long[] words, int index, int none) {
        int left = index;
        for (int word = 0; word < words.length; word++) {
            int bits = Long.bitCount(words[word]);
            if (left < bits) {
                long rest = words[word];
                for (; left > 0; left--) {
                    rest &= rest - 1;
                }
                return (word << 6) + Long.numberOfTrailingZeros(rest);
            }
            left -= bits;
        }
        return none;
    }

    /** The points numbered from {@code 64 * word} on at which the seat to move may play, as bits. */
    private long legal(int word) {
        long legal = board.fresh(word);
        for (long left = board.empty(word) & ~legal; left != 0; left &= left - 1) {
            if (isLegal((word << 6) + Long.numberOfTrailingZeros(left))) {
                legal |= left & -left;
            }
        }
        return legal;
    }

    /** Whether the seat to move may play on the empty {@code point}. */
    boolean isLegal(int point) {
        return (rules.suicide || !isSuicide(point)) && !isRepetition(point);
    }

    /** Whether a stone on the empty {@code point} would capture nothing and have no liberty. */
    boolean isSuicide(int point) {
        return board.isSuicide(point, side);
    }

    /** Whether a stone on the empty {@code point} would bring back a board that may not come back. */
    boolean isRepetition(int point) {
        // Where no stone ever was, one that stays makes a board that never was.
        if (!board.isVacated(point) && !(rules.suicide && isSuicide(point))) {
            return false;
        }
        long after = board.keyAfter(point, side);
        return rules.superko == Superko.KO
                ? after == before || after == board.key()
                : history.contains(situation(after, 1 - side));
    }

    /** The positions that may not occur again. */
    private long situation(long key, int mover) {
        return Seeds.mix(rules.superko == Superko.SITUATIONAL && mover == 1 ? key ^ WHITE_TO_MOVE : key);
    }

    /** Whether the game was ended by its length, or an earlier board forbids a stone. */
    @Override
    public boolean repeats() {
        if (actor() == TERMINAL) {
            return passes < PASSES_THAT_END;
        }
        for (int point = 0; point < rules.points(); point++) {
            if (board.owner(point) == GoBoard.EMPTY && isForbiddenByThePast(point)) {
                return true;
            }
        }
        return false;
    }

    private boolean isForbiddenByThePast(int point) {
        boolean present = rules.superko != Superko.SITUATIONAL && board.keyAfter(point, side) == board.key();
        return isRepetition(point) && !present && (rules.suicide || !isSuicide(point));
    }

    /** An answer to the last stone; else a legal point that is no eye of the seat to move, the pass where there is none. */
    @Override
    public int playoutAction(int[] buffer, SplittableRandom random) {
        if (actor() == TERMINAL) {
            return -1;
        }
        int answer = last >= 0 && board.owner(last) != GoBoard.EMPTY ? Answers.choose(this, last, buffer, random) : -1;
        if (answer >= 0) {
            return answer;
        }
        int words = rules.grid.words();
        int count = 0;
        for (int word = 0; word < words; word++) {
            legal[word] = board.empty(word);
            count += Long.bitCount(legal[word]);
        }
        // From an empty point drawn at random on to the next, beginning again behind the last one.
        int drawn = count == 0 ? 0 : bit(legal, Playout.index(count, random), 0);
        int first = drawn >> 6;
        long skipped = legal[first] & (1L << drawn) - 1;
        legal[first] ^= skipped;
        for (int i = 0; i <= words; i++) {
            int word = first + i < words ? first + i : first + i - words;
            for (long left = i == words ? skipped : legal[word]; left != 0; left &= left - 1) {
                int point = (word << 6) + Long.numberOfTrailingZeros(left);
                if (!board.isEye(point, side) && isLegal(point)) {
                    return point;
                }
            }
        }
        return rules.pass();
    }

    @Override
    public void payoffs(double[] out) {
        int lead = twiceLead();
        if (rules.margin) {
            out[0] = (double) lead / rules.twiceMostLead();
            out[1] = 0 - out[0];
        } else {
            Payoffs.outcome(lead == 0 ? -1 : lead > 0 ? 0 : 1, out);
        }
    }

    /** Twice the points by which Black leads if the stones stay as they are, komi counted. */
    int twiceLead() {
        area.count(board);
        return rules.twiceLead(area.points(0), area.points(1));
    }

    /** The owners of points; valid until the next question. */
    Area area() {
        return area.count(board);
    }

    GoBoard board() {
        return board;
    }

    /** The seat to move, even if the game is over. */
    int side() {
        return side;
    }

    /** How many passes, 2 at most, were the last plies. */
    int passes() {
        return passes;
    }

    @Override
    public long hash() {
        long position = Seeds.mix((side == 0 ? board.key() : board.key() ^ WHITE_TO_MOVE) + passes);
        long past = rules.superko == Superko.KO ? Seeds.mix(position ^ before) : history.hashWithSet(position);
        return Seeds.mix(past + plies);
    }

    static int words(GoRules rules) {
        return BitPacking.count(BITS, rules.points() + 2);
    }

    @Override
    public void encode(long[] out) {
        for (int point = 0; point < rules.points(); point++) {
            fields[point] = board.owner(point) + 1;
        }
        fields[rules.points()] = side;
        fields[rules.points() + 1] = passes;
        BitPacking.pack(BITS, fields, out, 0);
    }

    @Override
    public void decode(long[] words) {
        BitPacking.unpack(BITS, words, 0, fields);
        for (int point = 0; point < rules.points(); point++) {
            fields[point]--;
        }
        set(fields, fields[rules.points()], fields[rules.points() + 1]);
    }

    /** Becomes {@code from} with point i at {@code images[i]}, without a history. */
    void permute(GoState from, int[] images) {
        for (int point = 0; point < rules.points(); point++) {
            fields[images[point]] = from.board.owner(point);
        }
        set(fields, from.side, from.passes);
    }

    @Override
    public GoState copy() {
        GoState copy = new GoState(rules);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        GoState from = (GoState) other;
        board.copyFrom(from.board);
        side = from.side;
        passes = from.passes;
        plies = from.plies;
        last = from.last;
        before = from.before;
        history.copyFrom(from.history);
    }

    /** The stones on the board, and the turn. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int row = rules.size() - 1; row >= 0; row--) {
            for (int column = 0; column < rules.size(); column++) {
                text.append(".XO".charAt(board.owner(row * rules.size() + column) + 1));
            }
            text.append('\n');
        }
        return text.append(side == 0 ? "X" : "O")
                .append(passes == 0 ? "" : passes == 1 ? " after a pass" : " over")
                .toString();
    }
}
