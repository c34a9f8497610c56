package org.marienbad.games.draughts.tables;

/**
 * How many pieces of each kind there are, and the numbers of all positions with them. The seat to move plays down the board:
 * White's positions are turned round. Positions with two pieces on a square have numbers, too, but are none.
 */
record Material(int ownMen, int ownKings, int otherMen, int otherKings) {
    static Material of(long own, long other, long kings) {
        int ownKings = Long.bitCount(own & kings);
        int otherKings = Long.bitCount(other & kings);
        return new Material(Long.bitCount(own) - ownKings, ownKings, Long.bitCount(other) - otherKings, otherKings);
    }

    /** As the other seat sees it. */
    Material turned() {
        return new Material(
                /* ownMen= */ otherMen, /* ownKings= */ otherKings, /* otherMen= */ ownMen, /* otherKings= */ ownKings);
    }

    int pieces() {
        return ownMen + ownKings + otherMen + otherKings;
    }

    int men() {
        return ownMen + otherMen;
    }

    /** A number of its own for each with up to {@link Placements#MOST} pieces. */
    int code() {
        int base = Placements.MOST + 1;
        return ((ownMen * base + ownKings) * base + otherMen) * base + otherKings;
    }

    static int codes() {
        int base = Placements.MOST + 1;
        return base * base * base * base;
    }

    int size() {
        return Placements.ownMen(ownMen).length
                * Placements.otherMen(otherMen).length
                * Placements.kings(ownKings).length
                * Placements.kings(otherKings).length;
    }

    int index(long own, long other, long kings) {
        int index = Placements.rank(own & ~kings, 0);
        index = index * Placements.otherMen(otherMen).length + Placements.rank(other & ~kings, 4);
        index = index * Placements.kings(ownKings).length + Placements.rank(own & kings, 0);
        return index * Placements.kings(otherKings).length + Placements.rank(other & kings, 0);
    }
}
