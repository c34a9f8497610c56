package org.marienbad.framework.game;

/** Common ways to turn the end of a game into payoffs. */
public final class Payoffs {
    private Payoffs() {}

    /** Two seats: +1 for {@code winner}, −1 for the other; 0 each if {@code winner} is negative. */
    public static void outcome(int winner, double[] out) {
        out[0] = winner < 0 ? 0 : winner == 0 ? 1 : -1;
        out[1] = 0 - out[0];
    }

    /**
     * Any number of seats: a seat's payoff falls evenly from +1 for the best score to −1 for the worst. Equal scores
     * share the payoffs of the places they take. Sums to 0.
     */
    public static void ranks(int[] scores, double[] out) {
        int seats = scores.length;
        for (int seat = 0; seat < seats; seat++) {
            int better = 0;
            int equal = 0;
            for (int other = 0; other < seats; other++) {
                if (scores[other] > scores[seat]) {
                    better++;
                } else if (scores[other] == scores[seat]) {
                    equal++;
                }
            }
            double place = better + (equal - 1) / 2.0;
            out[seat] = seats == 1 ? 0 : 1 - 2 * place / (seats - 1);
        }
    }
}
