package org.marienbad.games.minuteempire;

/**
 * Armies and cities: on the map and in the stocks of their owners. Owners are the seats, and after them nobody, who has
 * armies only and no stock.
 */
final class EmpirePieces {
    private final int regions;
    private final int seats;
    /** Armies by owner and region, cities by seat and region, armies and cities in stock by seat. */
    final byte[] cells;

    private final int cities;
    private final int stock;
    /** By owner, the regions with its armies; then by seat, those with its cities. */
    private final long[] where;

    EmpirePieces(EmpireRules rules) {
        regions = rules.board.regions;
        seats = rules.seats;
        cities = (seats + 1) * regions;
        stock = cities + seats * regions;
        // Whole longs, for hashing.
        cells = new byte[(stock + 2 * seats + 7) / 8 * 8];
        where = new long[2 * seats + 1];
        for (int seat = 0; seat < seats; seat++) {
            cells[stock + seat] = (byte) rules.set.armies();
            cells[stock + seats + seat] = (byte) rules.set.cities();
            for (int i = 0; i < rules.set.startArmies(); i++) {
                place(seat, rules.board.start);
            }
        }
    }

    void copyFrom(EmpirePieces other) {
        System.arraycopy(other.cells, 0, cells, 0, cells.length);
        System.arraycopy(other.where, 0, where, 0, where.length);
    }

    /** Notes where pieces are, after the cells have been set. */
    void find() {
        for (int row = 0; row < where.length; row++) {
            where[row] = 0;
            for (int region = 0; region < regions; region++) {
                where[row] |= cells[row * regions + region] != 0 ? 1L << region : 0;
            }
        }
    }

    /** Takes everything off the map and out of the stocks. */
    void clear() {
        java.util.Arrays.fill(cells, (byte) 0);
        java.util.Arrays.fill(where, 0);
    }

    int armies(int owner, int region) {
        return cells[owner * regions + region];
    }

    int cities(int seat, int region) {
        return cells[cities + seat * regions + region];
    }

    int armyStock(int seat) {
        return cells[stock + seat];
    }

    int cityStock(int seat) {
        return cells[stock + seats + seat];
    }

    void putStock(int seat, int armies, int cityCount) {
        cells[stock + seat] = (byte) armies;
        cells[stock + seats + seat] = (byte) cityCount;
    }

    /** Regions with armies of {@code owner}. */
    long where(int owner) {
        return where[owner];
    }

    /** Regions with cities of {@code seat}. */
    long whereCities(int seat) {
        return where[seats + 1 + seat];
    }

    /** Armies and cities of {@code owner} in {@code region}. */
    int strength(int owner, int region) {
        int armies = cells[owner * regions + region];
        return owner == seats ? armies : armies + cells[cities + owner * regions + region];
    }

    /** Regions with armies or cities of {@code owner}. */
    long present(int owner) {
        return owner == seats ? where[seats] : where[owner] | where[seats + 1 + owner];
    }

    /** Regions with armies or cities of several owners. */
    long contested() {
        long any = where[seats];
        long several = 0;
        for (int seat = 0; seat < seats; seat++) {
            long present = present(seat);
            several |= any & present;
            any |= present;
        }
        return several;
    }

    void place(int owner, int region) {
        put(owner, region);
        if (owner < seats) {
            cells[stock + owner]--;
        }
    }

    /** Puts an army on the map that comes from nowhere. */
    void put(int owner, int region) {
        cells[owner * regions + region]++;
        where[owner] |= 1L << region;
    }

    /** The army goes back to the stock of its owner. */
    void destroy(int owner, int region) {
        take(owner, region);
        if (owner < seats) {
            cells[stock + owner]++;
        }
    }

    private void take(int owner, int region) {
        if (--cells[owner * regions + region] == 0) {
            where[owner] &= ~(1L << region);
        }
    }

    void move(int owner, int begin, int end) {
        take(owner, begin);
        put(owner, end);
    }

    void build(int seat, int region) {
        putCity(seat, region);
        cells[stock + seats + seat]--;
    }

    void putCity(int seat, int region) {
        cells[cities + seat * regions + region]++;
        where[seats + 1 + seat] |= 1L << region;
    }
}
