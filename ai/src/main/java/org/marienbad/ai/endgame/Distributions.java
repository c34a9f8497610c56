package org.marienbad.ai.endgame;

/** Numbers the ways in which some pieces lie in so many places, without gaps, in lexicographic order. Immutable. */
public final class Distributions {
    private final int places;
    private final int most;
    /** By place, pieces from there on and pieces in the place: the ways with fewer in it. */
    private final int[][][] below;

    private final int[] sizes;

    /**
     * @param places how many
     * @param most most pieces in them
     */
    public Distributions(int places, int most) {
        this.places = places;
        this.most = most;
        int[][] ways = new int[places + 1][most + 1];
        ways[0][0] = 1;
        for (int count = 1; count <= places; count++) {
            for (int pieces = 0; pieces <= most; pieces++) {
                ways[count][pieces] = ways[count - 1][pieces] + (pieces > 0 ? ways[count][pieces - 1] : 0);
            }
        }
        below = new int[places][most + 1][];
        for (int place = 0; place < places; place++) {
            for (int left = 0; left <= most; left++) {
                below[place][left] = new int[left + 1];
                for (int pieces = 1; pieces <= left; pieces++) {
                    below[place][left][pieces] =
                            below[place][left][pieces - 1] + ways[places - place - 1][left - pieces + 1];
                }
            }
        }
        sizes = ways[places];
    }

    /** Those of the most pieces, {@code total} at most, that lie in no more than {@code positions} ways. */
    public static Distributions upTo(int places, int total, long positions) {
        int most = 0;
        while (most < total && ways(places, most + 1) <= positions) {
            most++;
        }
        return new Distributions(places, most);
    }

    /** In how many ways {@code places} hold {@code pieces}; {@link Long#MAX_VALUE} if they are too many to count. */
    public static long ways(int places, int pieces) {
        double product = 1;
        for (int i = 1; i < places; i++) {
            product = product * (pieces + i) / i;
        }
        return product > 1e15 ? Long.MAX_VALUE : Math.round(product);
    }

    /** Most pieces that it numbers the ways of. */
    public int most() {
        return most;
    }

    /** In how many ways {@code pieces}, at most {@link #most}, lie. */
    public int size(int pieces) {
        return sizes[pieces];
    }

    /** The number of a way; {@code lying} has the pieces of each place, {@code pieces} in all. */
    public int of(int[] lying, int pieces) {
        int index = 0;
        int left = pieces;
        for (int place = 0; place < places; place++) {
            index += below[place][left][lying[place]];
            left -= lying[place];
        }
        return index;
    }

    /** Turns a way into the next one with as many pieces; the first has all of them in the last place. */
    public void next(int[] lying) {
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
