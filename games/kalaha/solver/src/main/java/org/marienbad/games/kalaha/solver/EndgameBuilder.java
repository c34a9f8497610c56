package org.marienbad.games.kalaha.solver;

import static org.marienbad.games.kalaha.solver.KalahaEndgames.ZERO;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.marienbad.games.kalaha.KalahaRules;

/**
 * Computes endgames, all positions of two numbers of stones at a time, either side to move: X, the rows of one side,
 * beside Y, those of the other. Confined to one thread.
 *
 * <p>There are no passes over the table. Every sowing that brings something to a store leads to fewer stones. Every
 * other one stays in its row, lowers the rank of that row and passes the turn. So the values of the first kind come
 * first, for all positions. Then follow all x by rank. The second kind of X needs the values of Y beside rows of lower
 * rank only. The second kind of Y needs the values of X beside y's of all ranks. Values are taken eight at a time, a
 * byte each, wherever they lie side by side. So the values of Y's moves are kept by x first, and of X's other moves by
 * y.
 */
final class EndgameBuilder {
    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101010101010101L;
    private static final long HIGH = 0x8080808080808080L;
    private static final int TILE = 32;

    private final KalahaRules rules;
    private final PositionIndex index;
    private final KalahaEndgames table;
    private final EndgameRows[] rows;
    private final RowSowing turn;
    private final BooleanSupplier cancelled;
    /** Values before they are transposed. */
    private final byte[] scratch;

    EndgameBuilder(
            KalahaRules rules,
            PositionIndex index,
            KalahaEndgames table,
            EndgameRows[] rows,
            BooleanSupplier cancelled) {
        this.rules = rules;
        this.index = index;
        this.table = table;
        this.rows = rows;
        this.cancelled = cancelled;
        turn = new RowSowing(rules);
        scratch = new byte[Math.toIntExact(KalahaEndgames.largest(index, table.most()))];
    }

    /**
     * Computes the positions with {@code inX} stones beside {@code inY}, either side to move; those with fewer stones
     * must be known.
     */
    void fill(int inX, int inY) {
        EndgameRows xs = rows[inX];
        EndgameRows ys = rows[inY];
        byte[] byX = table.split(inX + inY, inX);
        byte[] byY = table.split(inX + inY, inY);
        boolean over = inX == 0 || inY == 0 && rules.endsWithEmptyRow();
        boolean overForY = inY == 0 || inX == 0 && rules.endsWithEmptyRow();
        if (over) {
            Arrays.fill(byX, leftovers(inX - inY));
        } else {
            Arrays.fill(scratch, 0, byX.length, (byte) 0);
            for (int y = 0; y < ys.size(); y++) {
                stopIfCancelled();
                toFewer(inX, inY, ys, y, scratch, y * xs.size());
            }
            transpose(scratch, byX, ys.size(), xs.size());
        }
        // With as many stones on both sides Y's values are X's once more: simpler than to leave them out.
        byte[] ofY = scratch;
        Arrays.fill(ofY, 0, byX.length, overForY ? leftovers(inY - inX) : 0);
        for (int x = 0; x < xs.size(); x++) {
            stopIfCancelled();
            if (!over) {
                movesInRow(inX, inY, x, byX, ofY);
            }
            if (!overForY) {
                toFewer(inY, inX, xs, x, ofY, x * ys.size());
                again(inY, inX, x, ofY, x * ys.size());
                quiet(inY, xs, x, byX, ofY, x * ys.size());
            }
        }
        transpose(ofY, byY, xs.size(), ys.size());
    }

    private byte leftovers(int lead) {
        return (byte) (ZERO + (rules.leftoversToOwner() ? lead : 0));
    }

    private void stopIfCancelled() {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException();
        }
    }

    /**
     * The gain of a mover with {@code inOwn} stones beside one row of the other side by giving or capturing. The values
     * of the mover's rows begin at {@code at}.
     */
    private void toFewer(int inOwn, int inOther, EndgameRows others, int other, byte[] values, int at) {
        int left = inOwn + inOther;
        int pits = index.pits();
        long word = others.word(other);
        for (int given = 1; given <= pits && given < inOwn; given++) {
            int rest = inOwn - given - 1;
            int row = (int) index.rankOf(word + EndgameRows.ones(given - 1)) * index.rows(rest);
            EndgameRows.Sowings sowings = rows[inOwn].all(EndgameRows.BEYOND + given);
            raise(values, at, sowings.from(), sowings.to(), table.split(left - 1, inOther + given), row, 1);
        }
        for (int pit = 0; pit < pits - 1; pit++) {
            int taken = others.stones(other, pit);
            if (taken > 0 || rules.emptyCapture()) {
                int row = (int) index.rankOf(word - ((long) taken << 8 * pit)) * index.rows(inOwn - 1);
                byte[] from = table.split(left - 1 - taken, inOther - taken);
                EndgameRows.Sowings captures = rows[inOwn].all(EndgameRows.CAPTURE + pit);
                raise(values, at, captures.from(), captures.to(), from, row, 1 + taken);
            }
        }
        EndgameRows.Sowings around = rows[inOwn].all(EndgameRows.AROUND);
        for (int i = 0; i < around.from().length; i++) {
            int place = at + around.from()[i];
            int value = sow(rows[inOwn].word(around.from()[i]), word, around.to()[i], left);
            values[place] = (byte) Math.max(values[place], ZERO + value);
        }
    }

    private int sow(long own, long other, int pit, int left) {
        turn.sow(own, other, pit);
        if (turn.over) {
            return turn.gain;
        }
        int stay = left - turn.gain;
        return turn.again
                ? turn.gain + table.value(turn.own, turn.other, stay)
                : turn.gain - table.value(turn.other, turn.own, stay);
    }

    /** Sowings that bring {@code gain} and pass the turn to where the other side's values begin at {@code row}. */
    private static void raise(byte[] values, int at, int[] from, int[] to, byte[] others, int row, int gain) {
        int sum = 2 * ZERO + gain;
        for (int i = 0; i < from.length; i++) {
            int place = at + from[i];
            values[place] = (byte) Math.max(values[place], sum - others[row + to[i]]);
        }
    }

    /** The gain of a mover by moving again, beside the other side's row {@code other}. */
    private void again(int inOwn, int inOther, int other, byte[] values, int at) {
        EndgameRows.Sowings sowings = rows[inOwn].all(EndgameRows.AGAIN);
        int[] from = sowings.from();
        int[] to = sowings.to();
        byte[] next = table.split(inOwn + inOther - 1, inOwn - 1);
        int width = index.rows(inOther);
        for (int i = 0; i < from.length; i++) {
            int place = at + from[i];
            values[place] = (byte) Math.max(values[place], 1 + next[to[i] * width + other]);
        }
    }

    /** The gain of Y by sowing within its row, beside one x, all values of which are known with X to move. */
    private void quiet(int inY, EndgameRows xs, int x, byte[] byX, byte[] ofY, int at) {
        EndgameRows.Sowings quiet = rows[inY].all(EndgameRows.QUIET);
        raise(ofY, at, quiet.from(), quiet.to(), byX, at, 0);
        if (!rules.emptyCapture()) {
            for (int pit = 0; pit < index.pits() - 1; pit++) {
                if (xs.stones(x, pit) == 0) {
                    EndgameRows.Sowings captures = rows[inY].all(EndgameRows.CAPTURE + pit);
                    raise(ofY, at, captures.from(), captures.stays(), byX, at, 0);
                }
            }
        }
    }

    /** The gain of X from one row by moving again and by sowing within it, beside all y's. */
    private void movesInRow(int inX, int inY, int x, byte[] byX, byte[] ofY) {
        EndgameRows xs = rows[inX];
        int width = index.rows(inY);
        for (int pit = 0; pit < index.pits(); pit++) {
            int kind = xs.kind(x, pit);
            if (kind == EndgameRows.AGAIN) {
                raiseAgain(byX, x * width, table.split(inX + inY - 1, inX - 1), xs.to(x, pit) * width, width);
            } else if (kind == EndgameRows.QUIET) {
                raiseQuiet(byX, x * width, ofY, xs.to(x, pit) * width, width);
            } else if (kind >= EndgameRows.CAPTURE && !rules.emptyCapture()) {
                byte[] where = rows[inY].empty(kind - EndgameRows.CAPTURE);
                raiseQuiet(byX, x * width, ofY, xs.stays(x, pit) * width, where);
            }
        }
    }

    private static void raiseAgain(byte[] values, int at, byte[] next, int row, int width) {
        int i = 0;
        for (; i + 8 <= width; i += 8) {
            EIGHT.set(values, at + i, max((long) EIGHT.get(values, at + i), (long) EIGHT.get(next, row + i) + ONES));
        }
        for (; i < width; i++) {
            values[at + i] = (byte) Math.max(values[at + i], next[row + i] + 1);
        }
    }

    private static void raiseQuiet(byte[] values, int at, byte[] others, int row, int width) {
        int i = 0;
        for (; i + 8 <= width; i += 8) {
            EIGHT.set(values, at + i, max((long) EIGHT.get(values, at + i), HIGH - (long) EIGHT.get(others, row + i)));
        }
        for (; i < width; i++) {
            values[at + i] = (byte) Math.max(values[at + i], 2 * ZERO - others[row + i]);
        }
    }

    private static void raiseQuiet(byte[] values, int at, byte[] others, int row, byte[] where) {
        int i = 0;
        for (; i + 8 <= where.length; i += 8) {
            long there = HIGH - (long) EIGHT.get(others, row + i) & (long) EIGHT.get(where, i);
            EIGHT.set(values, at + i, max((long) EIGHT.get(values, at + i), there));
        }
        for (; i < where.length; i++) {
            values[at + i] = (byte) Math.max(values[at + i], 2 * ZERO - others[row + i] & where[i]);
        }
    }

    /** The greater of each two bytes, none of them negative. */
    private static long max(long a, long b) {
        long sign = (a | HIGH) - b & HIGH;
        long first = sign - (sign >>> 7) | sign;
        return a & first | b & ~first;
    }

    /** Transposes the table {@code from} into {@code to}. */
    private static void transpose(byte[] from, byte[] to, int lines, int columns) {
        for (int top = 0; top < lines; top += TILE) {
            int bottom = Math.min(lines, top + TILE);
            for (int start = 0; start < columns; start += TILE) {
                int end = Math.min(columns, start + TILE);
                for (int column = start; column < end; column++) {
                    for (int line = top; line < bottom; line++) {
                        to[column * lines + line] = from[line * columns + column];
                    }
                }
            }
        }
    }
}
