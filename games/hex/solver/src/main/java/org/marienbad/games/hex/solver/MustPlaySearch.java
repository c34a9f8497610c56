package org.marienbad.games.hex.solver;

import java.util.Comparator;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Proves who wins by depth-first search with must-play regions. A proof gives a <em>carrier</em>: empty cells with
 * which alone the winner wins, whatever lies on the others. If a move loses, so does every other move outside of the
 * carrier of the answer, which it does not disturb. So only the cells in all carriers found so far, the must-play
 * region, are left to try (R. Hayward et al., "Solving 7x7 Hex: Virtual Connections and Game-State Reduction", 2003).
 * For one thread.
 */
final class MustPlaySearch {
    /** Nodes between two questions whether to stop. */
    private static final int POLL = 1 << 10;

    /** The search was told to stop; what the table holds stays true. */
    static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private static final Stopped NOW = new Stopped();

        private Stopped() {
            super(null, null, false, false);
        }
    }

    private final CellSets cells;
    private final CarrierTable table;
    /** All cells, those in the middle first. */
    private final int[] order;

    private BooleanSupplier stop = () -> false;
    private long nodes;
    private long carrier;

    MustPlaySearch(CellSets cells, int size, CarrierTable table) {
        this.cells = cells;
        this.table = table;
        order = IntStream.range(0, size * size)
                .boxed()
                .sorted(Comparator.comparingInt(cell -> fromMiddle(cell, size)))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** How far a cell is from the middle, in halves of steps between cells. */
    private static int fromMiddle(int cell, int size) {
        int row = 2 * (cell / size) - size + 1;
        int column = 2 * (cell % size) - size + 1;
        return Math.max(Math.max(Math.abs(row), Math.abs(column)), Math.abs(row + column));
    }

    long nodes() {
        return nodes;
    }

    /** From now on, {@link Stopped} is thrown soon after {@code condition} becomes true. */
    void stopWhen(BooleanSupplier condition) {
        stop = condition;
    }

    /**
     * Whether {@code side}, which is to move, wins; neither side has won yet.
     *
     * @param first the stones of side 0
     * @param second those of side 1
     */
    boolean wins(int side, long first, long second) {
        if ((++nodes & POLL - 1) == 0 && stop.getAsBoolean()) {
            throw Stopped.NOW;
        }
        long own = side == 0 ? first : second;
        long other = side == 0 ? second : first;
        long empty = cells.board & ~(first | second);
        // 1. A stone that wins at once; or two of the other side's, one of which is left.
        long winning = cells.winning(side, own, empty);
        if (winning != 0) {
            carrier = Long.lowestOneBit(winning);
            return true;
        }
        long threats = cells.winning(1 - side, other, empty);
        if ((threats & threats - 1) != 0) {
            long one = Long.lowestOneBit(threats);
            carrier = one | Long.lowestOneBit(threats ^ one);
            return false;
        }
        // 2. Bridges of the other side, which it can save after any move.
        long bridges = cells.bridged(1 - side, other, empty);
        if (bridges != 0) {
            carrier = bridges;
            return false;
        }
        // 3. Transposition table.
        long known = table.find(first, second, side);
        if (known != 0) {
            carrier = CarrierTable.carrier(known);
            return CarrierTable.isWin(known);
        }
        // 4. A stone after which bridges win.
        long region = threats == 0 ? empty : threats;
        for (long left = region; left != 0; left &= left - 1) {
            long cell = Long.lowestOneBit(left);
            long joins = cells.bridged(side, own | cell, empty ^ cell);
            if (joins != 0) {
                carrier = joins | cell;
                return true;
            }
        }
        // 5. The moves in the must-play region, until one wins or none is left.
        boolean won = tryMoves(side, own, other, region, threats);
        table.put(first, second, side, won, carrier);
        return won;
    }

    private boolean tryMoves(int side, long own, long other, long region, long threat) {
        long empty = cells.board & ~(own | other);
        long mine = cells.shortest(side, own, empty);
        long others = cells.shortest(1 - side, other, empty);
        long[] groups = {mine & others, mine | others, cells.board};
        long mustPlay = region;
        // The other side wins without the mover's stone if it may make its threat.
        long needed = threat;
        for (long group : groups) {
            for (int cell : order) {
                if ((mustPlay & group & 1L << cell) != 0) {
                    long played = own | 1L << cell;
                    boolean lost = wins(1 - side, side == 0 ? played : other, side == 0 ? other : played);
                    if (!lost) {
                        carrier |= 1L << cell;
                        return true;
                    }
                    needed |= carrier;
                    mustPlay &= carrier;
                }
            }
        }
        carrier = needed;
        return false;
    }

    /** With which cells the winner of the last question wins. */
    long carrier() {
        return carrier;
    }
}
