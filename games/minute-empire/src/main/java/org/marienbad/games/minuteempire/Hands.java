package org.marienbad.games.minuteempire;

/** The property of seats besides pieces: coins, goods and bids; and the order of their turns. */
final class Hands {
    private final int seats;
    private final int goods;
    private final int orderAt;
    private final int bidsAt;
    /** By seat: coins; goods, then wild ones; place in the order; bid. Whole longs, for hashing. */
    final byte[] cells;

    Hands(EmpireRules rules) {
        seats = rules.seats;
        goods = rules.cards.goods;
        orderAt = seats + seats * (goods + 1);
        bidsAt = orderAt + seats;
        cells = new byte[(bidsAt + seats + 7) / 8 * 8];
        for (int seat = 0; seat < seats; seat++) {
            putCoins(seat, rules.coins);
            putOrder(seat, seat);
        }
    }

    void copyFrom(Hands other) {
        System.arraycopy(other.cells, 0, cells, 0, cells.length);
    }

    int coins(int seat) {
        return cells[seat];
    }

    void putCoins(int seat, int coins) {
        cells[seat] = (byte) coins;
    }

    void pay(int seat, int coins) {
        cells[seat] -= (byte) coins;
    }

    /** Icons of a good; of wild cards, if {@code good} is the number of goods. */
    int goods(int seat, int good) {
        return cells[seats + seat * (goods + 1) + good];
    }

    void gain(int seat, int good, int icons) {
        cells[seats + seat * (goods + 1) + good] += (byte) icons;
    }

    /** The seat whose turn is {@code index}-th in a round. */
    int order(int index) {
        return cells[orderAt + index];
    }

    void putOrder(int index, int seat) {
        cells[orderAt + index] = (byte) seat;
    }

    /** The seats that are not among the first {@code count} of the order, as bits. */
    int after(int count) {
        int rest = 0;
        for (int i = count; i < seats; i++) {
            rest |= 1 << order(i);
        }
        return rest;
    }

    /** The place of {@code seat} in the order. */
    int place(int seat) {
        int index = 0;
        while (order(index) != seat) {
            index++;
        }
        return index;
    }

    /** Coins bid; 0 when the bids are not open any more. */
    int bid(int seat) {
        return cells[bidsAt + seat];
    }

    void putBid(int seat, int coins) {
        cells[bidsAt + seat] = (byte) coins;
    }

    /** {@code start} mixed with all that is held, as if the seats of {@code unknown}, as bits, had not bid. */
    long mix(long start, int unknown) {
        if (unknown == 0) {
            return ByteBlocks.mix(start, cells);
        }
        long hash = start;
        for (int i = 0; i < cells.length; i += Long.BYTES) {
            hash = ByteBlocks.mix(hash, ByteBlocks.word(cells, i) & ~bids(unknown, i));
        }
        return hash;
    }

    /** The bits of the bids of {@code seats}, as bits, in the word from cell {@code from} on. */
    private long bids(int seats, int from) {
        long bits = 0;
        for (int i = 0; i < Long.BYTES; i++) {
            int seat = from + i - bidsAt;
            if (seat >= 0 && (seats >>> seat & 1) != 0) {
                bits |= 0xFFL << Byte.SIZE * i;
            }
        }
        return bits;
    }

    /** The seats with the highest bid, as bits. */
    int highestBidders() {
        int highest = 0;
        int bidders = 0;
        for (int seat = 0; seat < seats; seat++) {
            if (bid(seat) > highest) {
                highest = bid(seat);
                bidders = 0;
            }
            bidders |= bid(seat) == highest ? 1 << seat : 0;
        }
        return bidders;
    }

    /** {@code seat} pays its bid; all bids are taken back. */
    void payBid(int seat) {
        pay(seat, bid(seat));
        for (int other = 0; other < seats; other++) {
            putBid(other, 0);
        }
    }
}
