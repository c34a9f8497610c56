package org.marienbad.ai.proof;

/**
 * Does {@code seat} reach at least {@code payoff}? To answer it, one of the seats has to force an end of the game. The
 * other may as well play for ever, as infinite play is a draw. The {@link #prover} is the one that needs an end. So a
 * proof never rests on a repetition; a disproof may.
 *
 * @param seat of which it is asked
 * @param payoff the payoff to reach
 * @param draw the payoff of a draw for each seat
 * @param number of the question, for the table
 */
record Question(int seat, double payoff, double draw, int number) {
    /** The seat that has to force an end: if a draw is too little, the seat itself, otherwise the other one. */
    int prover() {
        return payoff > draw ? seat : 1 - seat;
    }

    /** The worth of an end of the game to the prover, on a scale of its own: more is better. */
    double utility(double paidToSeat) {
        return prover() == seat ? paidToSeat : -paidToSeat;
    }

    /** Whether the prover is content with an end of the game. */
    boolean isReached(double paidToSeat) {
        return (prover() == seat) == paidToSeat >= payoff;
    }
}
