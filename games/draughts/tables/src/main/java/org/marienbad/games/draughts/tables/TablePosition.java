package org.marienbad.games.draughts.tables;

import org.marienbad.games.draughts.DraughtsBits;

/** A position by number, for builders: set again and again. Confined to one thread. */
final class TablePosition {
    long own;
    long other;
    long kings;

    /** Becomes number {@code index} of {@code material}; false if that is no position. */
    boolean set(Material material, int index) {
        int left = index;
        long[] otherKings = Placements.kings(material.otherKings());
        long fourth = otherKings[left % otherKings.length];
        left /= otherKings.length;
        long[] ownKings = Placements.kings(material.ownKings());
        long third = ownKings[left % ownKings.length];
        left /= ownKings.length;
        long[] otherMen = Placements.otherMen(material.otherMen());
        long second = otherMen[left % otherMen.length];
        long first = Placements.ownMen(material.ownMen())[left / otherMen.length];
        own = first | third;
        other = second | fourth;
        kings = third | fourth;
        return Long.bitCount(own | other) == material.pieces();
    }

    /** The board seen from its other side. */
    static long turned(long bits) {
        return Long.reverse(bits) >>> Long.SIZE - DraughtsBits.BITS;
    }
}
