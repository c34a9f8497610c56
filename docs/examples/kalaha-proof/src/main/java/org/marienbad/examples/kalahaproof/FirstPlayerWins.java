package org.marienbad.examples.kalahaproof;

/**
 * Does the starter always win Kalaha? Plain alpha-beta with a null window, without a table of positions or endgames. It
 * knows one order of moves: extra moves first, then captures, the largest first, then from the store outwards.
 */
public final class FirstPlayerWins {
    private final boolean emptyCapture;
    private long nodes;

    FirstPlayerWins(boolean emptyCapture) {
        this.emptyCapture = emptyCapture;
    }

    /**
     * Says whether the starter wins with the number of stones a pit given (4), and with empty captures "on" or "off".
     */
    public static void main(String[] arguments) {
        int stones = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 4;
        FirstPlayerWins search = new FirstPlayerWins(arguments.length < 2 || arguments[1].equals("on"));
        boolean wins = search.starterReaches(stones, 2);
        System.out.printf("The starter %s (%,d positions).%n", wins ? "wins" : "does not win", search.nodes);
    }

    /** Whether the starter can end {@code margin} stones ahead, an even number. */
    boolean starterReaches(int stones, int margin) {
        return reaches(stones * 0x010101010101L, stones * 0x010101010101L, 12 * stones, margin);
    }

    /** Whether the mover can gain {@code margin} on the other side. Byte i of a row is pit i, byte 6 what it gains. */
    private boolean reaches(long own, long other, int left, int margin) {
        nodes++;
        if (margin > left || margin <= -left) {
            return margin <= -left;
        }
        long[] rows = new long[6], across = new long[6], urgency = new long[6];
        int moves = 0;
        for (int pit = 0; pit < 6; pit++) {
            int stones = (int) (own >> 8 * pit) & 0xFF, place = pit;
            if (stones == 0) continue;
            long row = own - ((long) stones << 8 * pit), opposite = other;
            while (stones-- > 0) {
                place = place == 12 ? 0 : place + 1;
                if (place <= 6) row += 1L << 8 * place;
                else opposite += 1L << 8 * (place - 7);
            }
            if (place < 6 && (row >> 8 * place & 0xFF) == 1) {
                long taken = opposite >> 8 * (5 - place) & 0xFF;
                if (taken > 0 || emptyCapture) {
                    opposite -= taken << 8 * (5 - place);
                    row += (taken + 1 << 48) - (1L << 8 * place);
                }
            }
            long rank = (place == 6 ? 1000 : row >> 48 > 1 ? 10 * (row >> 48) : 0) + pit;
            int at = moves++;
            for (; at > 0 && urgency[at - 1] < rank; at--) {
                rows[at] = rows[at - 1];
                across[at] = across[at - 1];
                urgency[at] = urgency[at - 1];
            }
            rows[at] = row;
            across[at] = opposite;
            urgency[at] = rank;
        }
        for (int i = 0; i < moves; i++) {
            int gain = (int) (rows[i] >> 48);
            long row = rows[i] & 0xFFFFFFFFFFFFL, opposite = across[i];
            boolean enough;
            if (row == 0 || opposite == 0) enough = gain + sum(row) - sum(opposite) >= margin;
            else if (urgency[i] >= 1000) enough = reaches(row, opposite, left - gain, margin - gain);
            else enough = !reaches(opposite, row, left - gain, gain - margin + 2);
            if (enough) return true;
        }
        return false;
    }

    private static int sum(long row) {
        return (int) (row * 0x0101010101010101L >>> 56);
    }
}
