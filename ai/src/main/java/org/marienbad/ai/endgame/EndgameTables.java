package org.marienbad.ai.endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.marienbad.framework.game.State;

/**
 * Bounds of the gain of the seat to move for every position of few pieces on the board. It can force the one, and the
 * other seat can prevent more than the other. If both agree the value is exact.
 *
 * <p>A game that goes round ends with the pieces in the rows, and its end depends on the past. So a seat may count on
 * going round only as far as no position on its way, wherever it is stopped, gives it less. It is a greatest fixed
 * point. From there retrograde analysis goes on in rounds, fewer than the limit allows plies without a change of the
 * stores. A seat that follows it never comes back to a position. Each number of pieces comes after the smaller ones, as
 * for Awari by J. W. Romein and H. E. Bal ("Solving Awari with Parallel Retrograde Analysis", 2003), where seeds that
 * go round are shared. Of positions without history.
 *
 * <p>If only the winner counts, the bounds are those of a game in which all pieces are played for. A store with more
 * than half wins that, too. If the margin counts, it also depends on the stores when the game ends with the majority,
 * and there is a table for each lead. For one thread.
 *
 * @param <S> the positions of the game
 */
public final class EndgameTables<S extends State> {
    /** Of tables, and of computing them, for a position. */
    static final int BYTES_PER_POSITION = 64;

    private final EndgameRules<S> rules;
    /** By pieces and lead, then by number of the position. */
    private final List<byte[][]> lows = new ArrayList<>();

    private final List<byte[][]> highs = new ArrayList<>();

    /** No tables yet. */
    public EndgameTables(EndgameRules<S> rules) {
        this.rules = rules;
    }

    /**
     * The greatest number of pieces of which all positions, and those of fewer, are at most {@code positions}. Each
     * counts once for every lead that has a table.
     */
    public static int most(EndgameRules<?> rules, long positions) {
        int most = -1;
        long left = positions;
        while (most < Math.min(rules.total(), Byte.MAX_VALUE)
                && rules.size(most + 1) <= left / leads(rules, most + 1)) {
            most++;
            left -= rules.size(most) * leads(rules, most);
        }
        return most;
    }

    private static int leads(EndgameRules<?> rules, int pieces) {
        return rules.countsMargin() ? pieces + 1 : 1;
    }

    /** Most pieces of positions in the tables; −1 if there are none. */
    public int most() {
        return lows.size() - 1;
    }

    /** Memory of the tables. */
    public long bytes() {
        return tables().stream().mapToLong(table -> table.length).sum();
    }

    /**
     * Computes those of up to {@code most} pieces, as far as there are none yet.
     *
     * @throws java.util.concurrent.CancellationException if {@code cancelled} says so; those of fewer pieces that are ready stay
     */
    public void grow(int most, BooleanSupplier cancelled) {
        while (most() < most) {
            int pieces = most() + 1;
            EndgameLevel<S> level = new EndgameLevel<>(rules, this, pieces, cancelled);
            addBlank(pieces);
            try {
                // The other half of the leads are those of the other seat.
                for (int lead = rules.countsMargin() ? pieces & 1 : 0;
                        lead <= (rules.countsMargin() ? pieces : 0);
                        lead += 2) {
                    level.solve(lead, cancelled);
                }
            } catch (RuntimeException cancelledOrFailed) {
                lows.remove(pieces);
                highs.remove(pieces);
                throw cancelledOrFailed;
            }
        }
    }

    private void addBlank(int pieces) {
        lows.add(new byte[leads(rules, pieces)][]);
        highs.add(new byte[leads(rules, pieces)][]);
    }

    /** All tables of up to {@code most} pieces, empty, to be filled from a file. */
    List<byte[]> blank(int most) {
        lows.clear();
        highs.clear();
        for (int pieces = 0; pieces <= most; pieces++) {
            addBlank(pieces);
            for (int lead = 0; lead < lows.get(pieces).length; lead++) {
                lows.get(pieces)[lead] = new byte[Math.toIntExact(rules.size(pieces))];
                highs.get(pieces)[lead] = new byte[Math.toIntExact(rules.size(pieces))];
            }
        }
        return tables();
    }

    /** Forgets all of them. */
    void clear() {
        lows.clear();
        highs.clear();
    }

    List<byte[]> tables() {
        List<byte[]> all = new ArrayList<>();
        for (int pieces = 0; pieces < lows.size(); pieces++) {
            all.addAll(List.of(lows.get(pieces)));
            all.addAll(List.of(highs.get(pieces)));
        }
        return all;
    }

    void store(int pieces, int lead, byte[] low, byte[] high) {
        lows.get(pieces)[place(pieces, lead)] = low;
        highs.get(pieces)[place(pieces, lead)] = high;
    }

    private int place(int pieces, int lead) {
        return rules.countsMargin() ? (lead + pieces) / 2 : 0;
    }

    /** The least, or greatest, gain of the seat to move if it is {@code lead} ahead. */
    int bound(int pieces, int lead, int position, boolean least) {
        if (rules.countsMargin() && Math.abs(lead) > pieces) {
            return 0; // one of the stores has more than half, and the game is over
        }
        return (least ? lows : highs).get(pieces)[place(pieces, lead)][position];
    }

    /** The least gain of the seat to move in a position that is not over, and has at most {@link #most} pieces. */
    public int low(S state) {
        return bound(rules.pieces(state), rules.lead(state, rules.side(state)), rules.index(state), true);
    }

    /** Its greatest gain. */
    public int high(S state) {
        return bound(rules.pieces(state), rules.lead(state, rules.side(state)), rules.index(state), false);
    }

    @SuppressWarnings("unchecked") // states of a game are of one class
    S cast(State state) {
        return (S) state;
    }
}
