package org.marienbad.games.kalaha.solver;

/**
 * All rows of some number of stones by rank, and what their sowings do as far as the row alone tells. Sowings of one
 * kind are listed together, so that whole tables of positions can be worked through without asking. The arrays it gives
 * are only to be read.
 */
final class EndgameRows {
    /** The pit is empty. */
    static final int NONE = 0;
    /** The last stone stays in the row, in a pit that holds stones. */
    static final int QUIET = 1;
    /** The last stone falls into the store. */
    static final int AGAIN = 2;
    /** It goes around the whole board. */
    static final int AROUND = 3;
    /** This and k: k stones are given to the other row, one each to its first pits; one reaches the store. */
    static final int BEYOND = 4;
    /** This and q: the last stone falls into an empty pit, opposite the other row's pit q. */
    static final int CAPTURE = 12;

    private static final int KINDS = 18;

    /**
     * Sowings of one kind.
     *
     * @param from ranks before
     * @param to ranks afterwards, after a capture among rows of one stone less; for {@link #AROUND} the pits sown from
     * @param stays of captures, the ranks afterwards if the last stone stays where it fell
     */
    record Sowings(int[] from, int[] to, int[] stays) {}

    /** About the memory of a row for each pit. */
    private static final int BYTES_A_PIT = 22;

    private final PositionIndex index;
    private final long[] words;
    private final byte[] kinds;
    private final int[] to;
    private final int[] stays;
    private final Sowings[] lists = new Sowings[KINDS];
    private final byte[][] empty;

    EndgameRows(PositionIndex index, int stones) {
        this.index = index;
        words = new long[index.rows(stones)];
        place(0, stones, 0);
        int pits = index.pits();
        kinds = new byte[words.length * pits];
        to = new int[kinds.length];
        stays = new int[kinds.length];
        empty = new byte[pits][words.length];
        for (int rank = 0; rank < words.length; rank++) {
            for (int pit = 0; pit < pits; pit++) {
                sow(rank, pit);
            }
        }
        list();
    }

    private void place(int pit, int stones, long row) {
        if (pit == index.pits() - 1) {
            long full = row | (long) stones << 8 * pit;
            words[(int) index.rankOf(full)] = full;
        } else {
            for (int here = 0; here <= stones; here++) {
                place(pit + 1, stones - here, row | (long) here << 8 * pit);
            }
        }
    }

    private void sow(int rank, int pit) {
        long word = words[rank];
        int stones = stones(word, pit);
        int pits = index.pits();
        int at = rank * pits + pit;
        if (stones == 0) {
            empty[pit][rank] = -1;
            return;
        }
        int last = pit + stones;
        if (last > 2 * pits) {
            kinds[at] = AROUND;
            to[at] = pit;
            return;
        }
        long sown = word - ((long) stones << 8 * pit) + (ones(Math.min(last, pits - 1)) - ones(pit));
        if (last < pits) {
            stays[at] = (int) index.rankOf(sown);
        }
        if (last >= pits) {
            kinds[at] = (byte) (last == pits ? AGAIN : BEYOND + last - pits);
            to[at] = (int) index.rankOf(sown);
        } else if (stones(word, last) != 0) {
            kinds[at] = QUIET;
            to[at] = stays[at];
        } else {
            kinds[at] = (byte) (CAPTURE + pits - 1 - last);
            to[at] = (int) index.rankOf(sown - (1L << 8 * last));
        }
    }

    /** A stone in each pit up to {@code last}. */
    static long ones(int last) {
        return 0x0101010101010101L >>> 8 * (7 - last);
    }

    private static int stones(long word, int pit) {
        return (int) (word >>> 8 * pit) & 0xFF;
    }

    private void list() {
        int[] sizes = new int[KINDS];
        for (byte kind : kinds) {
            sizes[kind]++;
        }
        for (int kind = QUIET; kind < KINDS; kind++) {
            int size = sizes[kind];
            lists[kind] = new Sowings(new int[size], new int[size], new int[kind < CAPTURE ? 0 : size]);
        }
        // Pit by pit, so that neighbors in a list differ in their row.
        int[] next = new int[KINDS];
        for (int pit = 0; pit < index.pits(); pit++) {
            for (int rank = 0; rank < words.length; rank++) {
                int at = rank * index.pits() + pit;
                int kind = kinds[at];
                if (kind != NONE) {
                    int place = next[kind]++;
                    lists[kind].from[place] = rank;
                    lists[kind].to[place] = to[at];
                    if (kind >= CAPTURE) {
                        lists[kind].stays[place] = stays[at];
                    }
                }
            }
        }
    }

    /** Memory for one row of a board, about. */
    static int bytes(int pits) {
        return Long.BYTES + pits * BYTES_A_PIT;
    }

    int size() {
        return words.length;
    }

    long word(int rank) {
        return words[rank];
    }

    int stones(int rank, int pit) {
        return stones(words[rank], pit);
    }

    /** All sowings of a kind. */
    Sowings all(int kind) {
        return lists[kind];
    }

    int kind(int rank, int pit) {
        return kinds[rank * index.pits() + pit];
    }

    /** See {@link Sowings}. */
    int to(int rank, int pit) {
        return to[rank * index.pits() + pit];
    }

    int stays(int rank, int pit) {
        return stays[rank * index.pits() + pit];
    }

    /** By rank, −1 where the pit is empty, else 0. */
    byte[] empty(int pit) {
        return empty[pit];
    }
}
