package org.marienbad.games.backgammon;

import org.marienbad.framework.game.Evaluator;
import org.marienbad.games.backgammon.BackgammonState.Phase;
import org.marienbad.games.backgammon.TurnEvaluator.Estimate;

/** The worth of positions between turns to the seat on roll, judged in different ways. */
final class BackgammonEstimates {
    /** Pips that half a roll is worth: the seat on roll is so far ahead. */
    private static final double HALF_ROLL = 4;
    /** The variance of a race, in pips² for each pip that both sides have to go. */
    private static final double SPREAD = 2.3;

    /** Squares of distances that are worth a pip. */
    private static final double BEHIND = 60;

    private BackgammonEstimates() {}

    /** By who has fewer pips to go, as if it were a race; men far behind and single ones count a little more. */
    static Estimate pips(BackgammonRules rules) {
        Stakes stakes = new Stakes(rules);
        return position -> {
            if (position.phase() == Phase.OPENING) {
                return stakes.betweenGames(position, position.turn());
            }
            double behind = burden(position, 1 - position.turn()) - burden(position, position.turn());
            return stakes.payoff(position, race(position, behind), 0, 0);
        };
    }

    private static double burden(BackgammonState position, int seat) {
        double sum = 0;
        for (int left = position.held(seat); left != 0; left &= left - 1) {
            int place = Integer.numberOfTrailingZeros(left);
            int men = position.men(seat, place);
            sum += men * place * place / BEHIND + (men == 1 ? 1 : 0);
        }
        return sum;
    }

    /** The chance to win a race of the seat on roll with {@code advantage} more pips than it has. */
    private static double race(BackgammonState position, double advantage) {
        int own = position.pips(position.turn());
        int other = position.pips(1 - position.turn());
        return logistic((other - own + HALF_ROLL + advantage) / Math.sqrt(SPREAD * (own + other + 1)));
    }

    /** About the normal distribution. */
    private static double logistic(double deviations) {
        return 1 / (1 + Math.exp(-1.702 * deviations));
    }

    /** By pips, single men that can be hit, points made near and in the home, and men on the bar. */
    static Estimate shape(BackgammonRules rules) {
        Stakes stakes = new Stakes(rules);
        return position -> {
            if (position.phase() == Phase.OPENING) {
                return stakes.betweenGames(position, position.turn());
            }
            boolean contact = PlayFacts.hasContact(position);
            double lead = contact ? shape(position, position.turn()) - shape(position, 1 - position.turn()) : 0;
            return stakes.payoff(position, race(position, lead), 0, 0);
        };
    }

    /** The worth in pips of the men of {@code seat}, beyond the way that they have to go. */
    private static double shape(BackgammonState position, int seat) {
        double worth = 0;
        int enemy = position.held(1 - seat);
        for (int left = position.held(seat); left != 0; left &= left - 1) {
            int place = Integer.numberOfTrailingZeros(left);
            int men = position.men(seat, place);
            if (place == BackgammonState.BAR) {
                worth -= 6 * men;
            } else if (men == 1) {
                // Enemy men behind it, at most six points away, hit most easily.
                int from = BackgammonState.BAR - place;
                int near = enemy >>> from + 1 & 0x3F;
                worth -= near != 0 ? (25 - place) * .35 : enemy >>> from + 1 != 0 ? (25 - place) * .1 : 0;
            } else {
                worth += place <= 8 && place >= 3 ? 5 : place >= 18 && place <= 21 ? 4 : 1;
                worth -= men > 3 ? men - 3 : 0;
            }
        }
        return worth;
    }

    /**
     * By the kind of position: bearing off by a table, all else by a network that has learned from games against
     * itself.
     */
    static Estimate byClass(BackgammonRules rules) {
        return new ByClass(new Stakes(rules), BackgammonNetwork.learnt());
    }

    private static final class ByClass implements Estimate {
        private final Stakes stakes;
        private final BackgammonNetwork network;
        private final BearOff bearOff = new BearOff();

        ByClass(Stakes stakes, BackgammonNetwork network) {
            this.stakes = stakes;
            this.network = network;
        }

        @Override
        public Estimate forThread() {
            return new ByClass(stakes, network.forThread());
        }

        @Override
        public double payoff(BackgammonState position) {
            if (position.phase() == Phase.OPENING) {
                return stakes.betweenGames(position, position.turn());
            }
            int seat = position.turn();
            boolean home = isHome(position);
            boolean noGammon = isWithoutGammon(position);
            if (!home || !noGammon) {
                network.run(position, seat);
            }
            double gammon = noGammon || position.men(1 - seat, BackgammonState.OFF) > 0
                    ? 0
                    : network.out[BackgammonNetwork.WIN_GAMMON];
            double lost = noGammon || position.men(seat, BackgammonState.OFF) > 0
                    ? 0
                    : network.out[BackgammonNetwork.LOSE_GAMMON];
            return stakes.payoff(
                    position, home ? bearOff.chance(position) : network.out[BackgammonNetwork.WIN], gammon, lost);
        }
    }

    /** Whether all men are home or borne off. */
    private static boolean isHome(BackgammonState position) {
        return (position.held(0) | position.held(1)) >>> BackgammonState.HOME + 1 == 0;
    }

    /** Whether both seats have borne a man off. */
    private static boolean isWithoutGammon(BackgammonState position) {
        return position.men(0, BackgammonState.OFF) > 0 && position.men(1, BackgammonState.OFF) > 0;
    }

    /** The table's value of positions in which all men are home. With working memory. */
    private static final class BearOff {
        private final int[] own = new int[BackgammonState.HOME];
        private final int[] other = new int[BackgammonState.HOME];

        /** The chance to win of the seat on roll. */
        double chance(BackgammonState position) {
            position.readHome(position.turn(), own);
            position.readHome(1 - position.turn(), other);
            OneSidedTable table = OneSidedTable.table();
            return table.winChance(table.number(own), table.number(other));
        }
    }

    /** By an evaluator of positions between turns, and at the end of a race, when nothing but the winner is open, by table. */
    static final class Learned implements Estimate {
        private final Stakes stakes;
        private final Evaluator evaluator;
        private final BearOff bearOff = new BearOff();
        private final double[] payoffs = new double[2];

        Learned(Stakes stakes, Evaluator evaluator) {
            this.stakes = stakes;
            this.evaluator = evaluator;
        }

        @Override
        public Estimate forThread() {
            return new Learned(stakes, evaluator.forThread());
        }

        @Override
        public double payoff(BackgammonState position) {
            if (position.phase() != Phase.OPENING && isWithoutGammon(position) && isHome(position)) {
                return stakes.payoff(position, bearOff.chance(position), 0, 0);
            }
            evaluator.evaluate(position, payoffs);
            return payoffs[position.turn()];
        }
    }
}
