package org.marienbad.games.reversi;

import org.marienbad.framework.game.BitPacking;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * A position on a board of any size, cell by cell. These methods are the rules; a property test shows that {@link BitState}
 * follows them.
 */
final class PlainReversi extends ReversiState {
    private static final int BITS = 2;

    /** The owner of each cell plus 1, and the actor plus 2 behind them: as it is encoded. */
    private final int[] fields;

    private final long[] words;

    PlainReversi(ReversiRules rules) {
        super(rules);
        fields = new int[rules.cells() + 1];
        words = new long[words(rules)];
    }

    static int words(ReversiRules rules) {
        return BitPacking.count(BITS, rules.cells() + 1);
    }

    /** The cells where the seat can shut discs in; without any it passes, and can do nothing else. */
    @Override
    public int legalActions(int[] buffer) {
        int count = 0;
        for (int cell = 0; cell < rules.cells() && actor() != TERMINAL; cell++) {
            if (canPlace(actor(), cell)) {
                buffer[count++] = cell;
            }
        }
        if (count == 0 && actor() != TERMINAL) {
            buffer[count++] = rules.pass();
        }
        return count;
    }

    /** Places a disc and turns all runs that it shuts in, once; then the other seat is to move. */
    @Override
    public void apply(int action) {
        int seat = actor();
        if (action != rules.pass()) {
            for (int down = -1; down <= 1; down++) {
                for (int right = -1; right <= 1; right++) {
                    int run = run(seat, action, down, right);
                    for (int i = 1; i <= run; i++) {
                        fields[action + i * (down * rules.size() + right)] = seat + 1;
                    }
                }
            }
            fields[action] = seat + 1;
        }
        setActor(1 - seat);
    }

    /** The game is over when neither seat can place a disc. */
    private void setActor(int seat) {
        fields[rules.cells()] = 2 + (mobility(0) + mobility(1) == 0 ? TERMINAL : seat);
    }

    private boolean canPlace(int seat, int cell) {
        return owner(cell) < 0 && turned(seat, cell) > 0;
    }

    private int turned(int seat, int cell) {
        int turned = 0;
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                turned += run(seat, cell, down, right);
            }
        }
        return turned;
    }

    /** How many discs of the other seat lie in this direction between {@code cell} and a disc of {@code seat}. */
    private int run(int seat, int cell, int down, int right) {
        int length = 0;
        int row = cell / rules.size() + down;
        int column = cell % rules.size() + right;
        while (at(row, column) == 1 - seat) {
            length++;
            row += down;
            column += right;
        }
        return at(row, column) == seat ? length : 0;
    }

    /** The owner of the cell; −1 if it is empty or not on the board. */
    private int at(int row, int column) {
        boolean inside = row >= 0 && row < rules.size() && column >= 0 && column < rules.size();
        return inside ? owner(row * rules.size() + column) : -1;
    }

    @Override
    public int actor() {
        return fields[rules.cells()] - 2;
    }

    @Override
    public int owner(int cell) {
        return fields[cell] - 1;
    }

    @Override
    public int discs(int seat) {
        int count = 0;
        for (int cell = 0; cell < rules.cells(); cell++) {
            count += owner(cell) == seat ? 1 : 0;
        }
        return count;
    }

    @Override
    int mobility(int seat) {
        int count = 0;
        for (int cell = 0; cell < rules.cells(); cell++) {
            count += canPlace(seat, cell) ? 1 : 0;
        }
        return count;
    }

    @Override
    int turned(int action) {
        return action == rules.pass() ? 0 : turned(actor(), action);
    }

    @Override
    public boolean mustPass() {
        return actor() != TERMINAL && mobility(actor()) == 0;
    }

    @Override
    void set(int[] owners, int mover) {
        for (int cell = 0; cell < rules.cells(); cell++) {
            fields[cell] = owners[cell] + 1;
        }
        setActor(mover);
    }

    @Override
    void permute(ReversiState from, int symmetry, int[] images) {
        int[] source = ((PlainReversi) from).fields;
        for (int cell = 0; cell < rules.cells(); cell++) {
            fields[images[cell]] = source[cell];
        }
        fields[rules.cells()] = source[rules.cells()];
    }

    @Override
    public ReversiState copy() {
        PlainReversi copy = new PlainReversi(rules);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        System.arraycopy(((PlainReversi) other).fields, 0, fields, 0, fields.length);
    }

    @Override
    public void encode(long[] out) {
        BitPacking.pack(BITS, fields, out, 0);
    }

    @Override
    public void decode(long[] encoded) {
        BitPacking.unpack(BITS, encoded, 0, fields);
    }

    @Override
    public long hash() {
        encode(words);
        long hash = 0;
        for (long word : words) {
            hash = Seeds.mix(hash + word);
        }
        return hash;
    }
}
