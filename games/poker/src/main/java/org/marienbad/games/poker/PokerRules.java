package org.marienbad.games.poker;

/**
 * One variant of poker for two. Each seat puts in an ante of 1 and gets a card. Rounds of betting follow, with a public
 * card before the second one.
 *
 * @param ranks how many ranks there are
 * @param copies cards of each rank
 * @param bets by round, what a bet, and a raise, puts in on top of what the other seat has put in
 * @param raises most bets and raises in a round
 * @param names the ranks from the lowest, a letter each
 */
record PokerRules(int ranks, int copies, int[] bets, int raises, String names) {
    static final int ANTE = 1;
    static final int SEATS = 2;

    /** Kuhn 1950: a card of each rank, one round, one bet of 1. */
    static PokerRules kuhn(int ranks) {
        return new PokerRules(ranks, 1, new int[] {1}, 1, ranks == 5 ? "TJQKA" : "JQKA".substring(0, ranks));
    }

    /**
     * Southey et al. 2005: two cards of each of three ranks, two rounds with bets of 2 and 4. Each round has a bet and
     * a raise.
     */
    static PokerRules leduc() {
        return new PokerRules(3, 2, new int[] {2, 4}, 2, "JQK");
    }

    /** The letter of a rank. */
    String nameOf(int rank) {
        return names.substring(rank, rank + 1);
    }

    /** Whether an action is only "pass" or "bet", as in the literature on Kuhn poker. */
    boolean isKuhn() {
        return bets.length == 1;
    }

    /** Most that a seat can lose. */
    int stake() {
        int sum = ANTE;
        for (int bet : bets) {
            sum += bet * raises;
        }
        return sum;
    }

    /** Most decisions in a game: in each round everybody passes once, then the bets are made and the last one is called. */
    int mostDecisions() {
        return bets.length * (raises + 2);
    }
}
