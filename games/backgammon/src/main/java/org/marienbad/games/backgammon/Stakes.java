package org.marienbad.games.backgammon;

/**
 * The worth of chances to win, with and without a gammon, under the rules in force. These are a single game, a cube
 * whose owner may use it well, or a match.
 */
final class Stakes {
    /** How well the cube is used, from not at all to perfectly (R. Janowski, "Take-points in money games", 1993). */
    private static final double EFFICIENCY = 2.0 / 3;
    /** About how many games end with a gammon. */
    private static final double GAMMONS = .26;

    private static final double TIE_BREAK = 1e-5;

    private final BackgammonRules rules;
    /** By the points that both seats lack, the chance of the first one to win the match, between games, without a cube. */
    private final double[][] match;

    Stakes(BackgammonRules rules) {
        this.rules = rules;
        int points = rules.match();
        match = new double[points + 1][points + 1];
        for (int own = 0; own <= points; own++) {
            for (int other = 0; other <= points; other++) {
                match[own][other] = own == 0 ? 1 : other == 0 ? 0 : game(own, other);
            }
        }
    }

    private double game(int own, int other) {
        double won = (1 - GAMMONS) * match[own - 1][other] + GAMMONS * match[Math.max(0, own - 2)][other];
        double lost = (1 - GAMMONS) * match[own][other - 1] + GAMMONS * match[own][Math.max(0, other - 2)];
        return (won + lost) / 2;
    }

    /** The payoff of a seat before a game of the match begins. */
    double betweenGames(BackgammonState position, int seat) {
        return rules.isMatch() ? matchPayoff(position, seat, 0, 0) : 0;
    }

    /** The gain of {@code seat} in the match from winning {@code own} or losing {@code other} points. */
    private double matchPayoff(BackgammonState position, int seat, int own, int other) {
        int lacking = Math.max(0, rules.match() - position.score(seat) - own);
        int otherLacking = Math.max(0, rules.match() - position.score(1 - seat) - other);
        return 2 * match[lacking][otherLacking] - 1;
    }

    /**
     * The payoff of the seat on roll.
     *
     * @param win its chance to win, in whatever way
     * @param gammon its chance to win a gammon
     * @param lost its chance to lose one
     */
    double payoff(BackgammonState position, double win, double gammon, double lost) {
        int seat = position.turn();
        int cube = position.cube();
        double won = Math.min(gammon, win);
        double lostGammon = Math.min(lost, 1 - win);
        if (rules.isMatch()) {
            return (win - won) * matchPayoff(position, seat, cube, 0)
                    + won * matchPayoff(position, seat, 2 * cube, 0)
                    + (1 - win - lostGammon) * matchPayoff(position, seat, 0, cube)
                    + lostGammon * matchPayoff(position, seat, 0, 2 * cube)
                    + tieBreak(position);
        } else if (!rules.countsGammons(cube)) {
            return rules.cube() ? cube * cubeful(position, win, 1, 1) : 2 * win - 1;
        }
        double perWin = win > 0 ? 1 + won / win : 1;
        double perLoss = win < 1 ? 1 + lostGammon / (1 - win) : 1;
        return rules.cube() ? cube * cubeful(position, win, perWin, perLoss) : win * perWin - (1 - win) * perLoss;
    }

    /** If a double changes nothing it costs its maker a hair, so that nobody doubles for no reason. */
    private static double tieBreak(BackgammonState position) {
        int owner = position.cubeOwner();
        double hairs = TIE_BREAK * Integer.numberOfTrailingZeros(position.cube());
        return owner < 0 ? 0 : owner == position.turn() ? hairs : -hairs;
    }

    /** Between the value of a cube that nobody uses and that of one used at exactly the right time. */
    private static double cubeful(BackgammonState position, double win, double perWin, double perLoss) {
        double dead = win * perWin - (1 - win) * perLoss;
        if (position.cube() == BackgammonRules.MAX_CUBE) {
            return dead;
        }
        int owner = position.cubeOwner();
        double all = perWin + perLoss + .5;
        double takePoint = owner == position.turn() ? 0 : (perLoss - .5) / all;
        double cashPoint = owner == 1 - position.turn() ? 1 : (perLoss + 1) / all;
        double least = owner == position.turn() ? -perLoss : -1;
        double most = owner == 1 - position.turn() ? perWin : 1;
        double live;
        if (win < takePoint) {
            live = between(win, 0, takePoint, -perLoss, -1);
        } else if (win > cashPoint) {
            live = between(win, cashPoint, 1, 1, perWin);
        } else {
            live = between(win, takePoint, cashPoint, least, most);
        }
        return EFFICIENCY * live + (1 - EFFICIENCY) * dead;
    }

    /** Linear in x: {@code low} at {@code from}, {@code high} at {@code to}. */
    private static double between(double x, double from, double to, double low, double high) {
        return low + (x - from) / (to - from) * (high - low);
    }
}
