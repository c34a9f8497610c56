package org.marienbad.games.liarsdice;

/**
 * One variant of liar's dice, and how its actions are numbered. The bid "{@code quantity} dice show {@code face}" has
 * the code {@code (quantity - 1) * sides + face}, with faces from 0 on. The code {@link #liar} comes after all bids.
 * The outcome of a roll is the face.
 *
 * @param seats number of seats
 * @param dice dice of each seat at the start
 * @param sides faces of a die
 * @param byFace whether a higher face is a higher bid whatever its quantity; otherwise a greater quantity is
 * @param wild the face that counts as any other, or {@link #NONE}
 * @param elimination whether the loser of a round loses a die and the last seat with dice wins; otherwise one round
 *     decides
 */
record DiceRules(int seats, int dice, int sides, boolean byFace, int wild, boolean elimination) {
    static final int NONE = -1;

    /** All dice at the start. */
    int allDice() {
        return seats * dice;
    }

    int bids() {
        return allDice() * sides;
    }

    /** The code of the call. */
    int liar() {
        return bids();
    }

    int code(int quantity, int face) {
        return (quantity - 1) * sides + face;
    }

    int quantity(int bid) {
        return bid / sides + 1;
    }

    int face(int bid) {
        return bid % sides;
    }

    /** The place of a bid in the order in which bids rise, from 0 on. */
    int rank(int bid) {
        return byFace ? face(bid) * allDice() + quantity(bid) - 1 : bid;
    }

    /** The bid at a place of that order. */
    int bid(int rank) {
        return byFace ? code(rank % allDice() + 1, rank / allDice()) : rank;
    }

    /** Most plies: in every round all dice are rolled, all bids are made, and the last one is called. */
    int mostPlies() {
        int sum = 0;
        for (int inPlay = allDice(); inPlay >= (elimination ? 2 : allDice()); inPlay--) {
            sum += inPlay + inPlay * sides + 1;
        }
        return sum;
    }
}
