package org.marienbad.games.oware.solver;

/** Numbers the ways in which some seeds lie in the houses of both rows, without gaps, in lexicographic order. Immutable. */
final class SeedIndex {
    private final int places;
    private final int most;
    /** By place, seeds from there on and seeds in the place: the ways with fewer in it. */
    private final int[][][] below;

    private final int[] sizes;

    /**
     * @param places houses of both rows
     * @param most most seeds in them
     */
    SeedIndex(int places, int most) {
        this.places = places;
        this.most = most;
        int[][] ways = new int[places + 1][most + 1];
        ways[0][0] = 1;
        for (int count = 1; count <= places; count++) {
            for (int seeds = 0; seeds <= most; seeds++) {
                ways[count][seeds] = ways[count - 1][seeds] + (seeds > 0 ? ways[count][seeds - 1] : 0);
            }
        }
        below = new int[places][most + 1][];
        for (int place = 0; place < places; place++) {
            for (int left = 0; left <= most; left++) {
                below[place][left] = new int[left + 1];
                for (int seeds = 1; seeds <= left; seeds++) {
                    below[place][left][seeds] =
                            below[place][left][seeds - 1] + ways[places - place - 1][left - seeds + 1];
                }
            }
        }
        sizes = ways[places];
    }

    /** In how many ways {@code places} houses hold {@code seeds}; {@link Long#MAX_VALUE} if they are too many to count. */
    static long ways(int places, int seeds) {
        double product = 1;
        for (int i = 1; i < places; i++) {
            product = product * (seeds + i) / i;
        }
        return product > 1e15 ? Long.MAX_VALUE : Math.round(product);
    }

    int most() {
        return most;
    }

    /** In how many ways {@code seeds} lie. */
    int size(int seeds) {
        return sizes[seeds];
    }

    /** The number of a way; {@code lying} has the seeds of each house, {@code seeds} in all. */
    int of(int[] lying, int seeds) {
        int index = 0;
        int left = seeds;
        for (int place = 0; place < places; place++) {
            index += below[place][left][lying[place]];
            left -= lying[place];
        }
        return index;
    }

    /** Turns a way into the next one with as many seeds; the first has all of them in the last house. */
    void next(int[] lying) {
        int last = places - 1;
        int carried = lying[last];
        lying[last] = 0;
        int place = last - 1;
        while (place >= 0 && carried == 0) {
            carried = lying[place];
            lying[place] = 0;
            place--;
        }
        if (place >= 0) {
            lying[place]++;
            lying[last] = carried - 1;
        }
    }
}
