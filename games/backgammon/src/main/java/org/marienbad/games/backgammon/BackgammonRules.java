package org.marienbad.games.backgammon;

/**
 * The options of the rules.
 *
 * @param byPoints whether gammons and backgammons pay double and triple; else a win is a win
 * @param cube whether the stakes can be doubled
 * @param jacoby whether gammons count only once the stakes have been doubled
 * @param match points to be won in a match; 0 for a single game
 * @param turnLimit turns after which a game, or as many for each game that a match can have, is stopped as a draw
 */
public record BackgammonRules(boolean byPoints, boolean cube, boolean jacoby, int match, int turnLimit) {
    static final int MAX_CUBE = 64;
    private static final int MAX_FACTOR = 3;
    /** Most plies of a turn: double, take, roll and four men moved. */
    private static final int PLIES_OF_TURN = 7;

    /** @throws IllegalArgumentException naming options that exclude each other */
    public BackgammonRules {
        if (match > 0 && byPoints) {
            throw new IllegalArgumentException("option 'payoff': who wins a match decides; allowed with a match: win");
        } else if (cube && match == 0 && !byPoints) {
            throw new IllegalArgumentException(
                    "option 'cube': stakes can be doubled only with payoff=points or in a match");
        } else if (jacoby && (!cube || match > 0)) {
            throw new IllegalArgumentException("option 'jacoby': only with cube=on and outside of a match");
        }
    }

    public boolean isMatch() {
        return match > 0;
    }

    /** Turns after which all is over: a match has at most one game for each point but one of both seats. */
    int mostTurns() {
        return isMatch() ? turnLimit * (2 * match - 1) : turnLimit;
    }

    int mostPlies() {
        return PLIES_OF_TURN * mostTurns();
    }

    /** Most that a seat can win. */
    int stake() {
        return byPoints ? mostWon() : 1;
    }

    /** Most points that one game of a match, or a single one, can bring. */
    int mostWon() {
        return byPoints || isMatch() ? MAX_FACTOR * (cube ? MAX_CUBE : 1) : 1;
    }

    /** Whether winning a gammon with the cube at {@code value} is more than a win. */
    boolean countsGammons(int value) {
        return (byPoints || isMatch()) && !(jacoby && value == 1);
    }
}
