package org.marienbad.games.draughts.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.marienbad.games.draughts.DraughtsBits;

/**
 * Computes endgame tables by retrograde analysis (K. Thompson, Retrograde Analysis of Certain Endgames, 1986; for
 * draughts J. Schaeffer et al., Building the Checkers 10-Piece Endgame Databases, 2003). Positions of fewer pieces come
 * first, and then those of fewer men: captures and crownings lead to known positions. Positions of a material and of
 * the same seen from the other side lead to each other by steps. Known values spread from these back, in the order of
 * their distances.
 */
final class TableBuilder {
    private final DraughtsTables tables = new DraughtsTables();
    /** Those finished, which are kept when building stops. */
    private final Set<Material> done = new HashSet<>();

    private BooleanSupplier cancelled = () -> false;
    private final TablePosition position = new TablePosition();

    /** The material that is being computed, and the same turned. */
    private Material[] materials = {};

    private short[][] values = {};
    /** By position how many steps are not known to lose. */
    private byte[][] open = {};
    /** By position the greatest value for the other seat to which a crowning leads that loses. */
    private short[][] slowest = {};

    private Buckets buckets = new Buckets();

    /** Computes further tables with up to {@code pieces} pieces until there are all of them, or {@code stop} says so. */
    void build(int pieces, BooleanSupplier stop) {
        cancelled = stop;
        try {
            for (int more = tables.most() + 1; more <= pieces; more++) {
                for (Material material : materials(more)) {
                    if (material.code() <= material.turned().code() && !done.contains(material)) {
                        compute(material);
                        done.add(material);
                    }
                }
                tables.complete(more);
            }
        } catch (CancellationException stopped) {
            // Complete tables are kept.
        }
    }

    DraughtsTables tables() {
        return tables;
    }

    /** With as many pieces, in the order in which they are computed. */
    static List<Material> materials(int pieces) {
        List<Material> materials = new ArrayList<>();
        for (int code = 0; code < Material.codes(); code++) {
            int base = Placements.MOST + 1;
            Material material = new Material(
                    code / (base * base * base), code / (base * base) % base, code / base % base, code % base);
            int own = material.ownMen() + material.ownKings();
            if (own > 0 && own < pieces && material.pieces() == pieces) {
                materials.add(material);
            }
        }
        materials.sort(Comparator.comparingInt(Material::men));
        return materials;
    }

    private void compute(Material material) {
        Material turned = material.turned();
        materials = material.equals(turned) ? new Material[] {material} : new Material[] {material, turned};
        values = new short[materials.length][];
        open = new byte[materials.length][];
        slowest = new short[materials.length][];
        buckets = new Buckets();
        for (int side = 0; side < materials.length; side++) {
            values[side] = tables.table(materials[side]);
            Arrays.fill(values[side], (short) DraughtsTables.DRAW);
            open[side] = new byte[values[side].length];
            slowest[side] = new short[values[side].length];
        }
        for (int side = 0; side < materials.length; side++) {
            for (int index = 0; index < values[side].length; index++) {
                begin(side, index);
            }
        }
        for (int level = 0; level <= buckets.highest(); level++) {
            for (int i = 0; i < buckets.size(level); i++) {
                requireGoingOn(i);
                settle(buckets.number(level, i), level);
            }
            buckets.free(level);
        }
    }

    /** Asks now and then, as often as {@code count} says. */
    private void requireGoingOn(int count) {
        if ((count & 0xFFF) == 0 && cancelled.getAsBoolean()) {
            throw new CancellationException();
        }
    }

    /** Values wait in the buckets of their distances, as the number of the position, its side, and whether it is won. */
    private void put(int side, int index, int value) {
        buckets.add(DraughtsTables.plies(value), index << 2 | side << 1 | (value > 0 ? 1 : 0));
    }

    /** The worth of captures and crownings, and the number of steps. */
    private void begin(int side, int index) {
        requireGoingOn(index);
        if (!position.set(materials[side], index)) {
            return;
        }
        long own = position.own;
        long other = position.other;
        long kings = position.kings;
        int capture = tables.bestCapture(own, other, kings, 0);
        if (capture != Integer.MIN_VALUE) {
            if (capture != DraughtsTables.DRAW) {
                put(side, index, capture);
            }
            return;
        }
        int steps = 0;
        int best = Integer.MIN_VALUE;
        for (int direction = 0; direction < DraughtsBits.DIRECTIONS; direction++) {
            long stepping = DraughtsBits.steps(own, other, kings, 0, direction);
            steps += Long.bitCount(stepping);
            for (long men = stepping & ~kings; men != 0; men &= men - 1) {
                long from = men & -men;
                long to = DraughtsBits.shift(from, direction);
                if ((to & DraughtsBits.crowning(0)) != 0) {
                    int reply = tables.valueTurned(own ^ from ^ to, other, kings | to);
                    int value = DraughtsTables.before(reply, 1);
                    best = best == Integer.MIN_VALUE || DraughtsTables.isBetter(value, best) ? value : best;
                    if (reply > 0) {
                        steps--;
                        slowest[side][index] = (short) Math.max(slowest[side][index], reply);
                    }
                }
            }
        }
        open[side][index] = (byte) steps;
        if (best > 0) {
            put(side, index, best);
        }
        if (steps == 0) {
            put(side, index, -Math.max(0, slowest[side][index]) - 1);
        }
    }

    /** Takes a value that no other can improve any more, unless the position had one sooner, and tells those before it. */
    private void settle(int entry, int level) {
        int side = entry >> 1 & 1;
        int index = entry >>> 2;
        if (values[side][index] != DraughtsTables.DRAW) {
            return;
        }
        boolean won = (entry & 1) != 0;
        values[side][index] = (short) (won ? level + 1 : -level - 1);
        position.set(materials[side], index);
        // The seat that moved before, as it sees the board.
        long own = TablePosition.turned(position.other);
        long other = TablePosition.turned(position.own);
        long kings = TablePosition.turned(position.kings);
        int before = materials.length == 1 ? 0 : 1 - side;
        for (int direction = 0; direction < DraughtsBits.DIRECTIONS; direction++) {
            // Back in the opposite direction: men, which move down the board, go up; a piece in the last row is a
            // king.
            long back = direction < 2 ? own : own & kings;
            back &= DraughtsBits.shift(DraughtsBits.BOARD & ~(own | other), direction);
            for (; back != 0; back &= back - 1) {
                long to = back & -back;
                long from = DraughtsBits.shift(to, 3 - direction);
                long kingsBefore = (kings & to) == 0 ? kings : kings ^ to ^ from;
                long ownBefore = own ^ to ^ from;
                if (DraughtsBits.jumpers(ownBefore, other, kingsBefore, 0) == 0) {
                    tell(before, materials[before].index(ownBefore, other, kingsBefore), won, level);
                }
            }
        }
    }

    /** A step of the position leads to one that is won or lost for the other seat at {@code level}. */
    private void tell(int side, int index, boolean won, int level) {
        if (values[side][index] != DraughtsTables.DRAW) {
            return;
        }
        if (!won) {
            put(side, index, level + 2);
        } else if (--open[side][index] == 0) {
            put(side, index, -Math.max(level + 1, slowest[side][index]) - 1);
        }
    }
}
