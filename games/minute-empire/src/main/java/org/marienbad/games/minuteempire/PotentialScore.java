package org.marienbad.games.minuteempire;

/**
 * Points that seats may expect beyond those they have now, with weights from the fit described at {@link
 * EmpireEvaluators}.
 */
final class PotentialScore {
    /** The number of turns before the end at which they are half of those at the start. */
    private static final double HALF = 2;

    /** Coins keep their worth longer. */
    private static final double HALF_COINS = 0.5;

    private static final double COIN = 0.12;
    /** A coin that is left at the end may break a tie. */
    private static final double LAST_COIN = 0.02;
    /** The part of a good's next level that is collected already. */
    private static final double GOODS = 0.4;

    private static final double WILD = 0.35;
    private static final double CITY = 0.2;
    /** An army that can leave its region without loss of control. */
    private static final double FREE_ARMY = 0.1;
    /** A region where the seat is as strong as the strongest other. */
    private static final double TIED = 0.3;
    /** A region where one more army would draw level. */
    private static final double SHORT_BY_ONE = 0.25;

    private final EmpireRules rules;
    /** By good and icons: how much of the points between two levels is collected. */
    private final double[][] collected;

    PotentialScore(EmpireRules rules) {
        this.rules = rules;
        collected = new double[rules.cards.goods][];
        for (int good = 0; good < collected.length; good++) {
            collected[good] = collected(good);
        }
    }

    private double[] collected(int good) {
        double[] shares = new double[Cards.MOST];
        for (int icons = 0; icons < shares.length; icons++) {
            int points = rules.cards.points(good, icons);
            int low = icons;
            while (low > 0 && rules.cards.points(good, low - 1) == points) {
                low--;
            }
            int high = icons;
            while (high < shares.length && rules.cards.points(good, high) == points) {
                high++;
            }
            int next = rules.cards.points(good, high);
            shares[icons] = (next - points) * (icons - low) / (double) (high - low);
        }
        return shares;
    }

    /** Adds to the points of each seat what it may expect of {@code turns} turns more. */
    void add(EmpireState state, double turns, double[] points) {
        EmpirePieces pieces = state.pieces;
        double ramp = turns / (turns + HALF);
        double coin = LAST_COIN + COIN * turns / (turns + HALF_COINS);
        for (int seat = 0; seat < rules.seats; seat++) {
            double goods = 0;
            for (int good = 0; good < collected.length; good++) {
                double[] shares = collected[good];
                goods += shares[Math.min(state.goods(seat, good), shares.length - 1)];
            }
            long towns = pieces.whereCities(seat);
            int armies = rules.set.armies() - pieces.armyStock(seat);
            int free = armies - Long.bitCount(pieces.where(seat) & ~towns);
            int cities = rules.set.cities() - pieces.cityStock(seat);
            points[seat] += coin * state.coins(seat)
                    + ramp * (GOODS * goods + WILD * state.wilds(seat) + CITY * cities + FREE_ARMY * free);
        }
        addRegions(pieces, ramp, points);
    }

    /** The difference between a region with several owners and one that a seat has alone. */
    private void addRegions(EmpirePieces pieces, double ramp, double[] points) {
        for (long rest = pieces.contested(); rest != 0; rest &= rest - 1) {
            int region = Long.numberOfTrailingZeros(rest);
            int most = pieces.armies(rules.seats, region);
            int second = 0;
            for (int seat = 0; seat < rules.seats; seat++) {
                int strength = pieces.strength(seat, region);
                second = Math.max(second, Math.min(most, strength));
                most = Math.max(most, strength);
            }
            for (int seat = 0; seat < rules.seats; seat++) {
                int strength = pieces.strength(seat, region);
                if (strength == 0) {
                    continue;
                }
                int armies = pieces.armies(seat, region);
                // As if the seat were alone there: that term has been added.
                int counted = armies == strength ? armies - 1 : armies;
                double value;
                if (strength < most) {
                    value = (strength == most - 1 ? SHORT_BY_ONE : 0) + FREE_ARMY * (armies - counted);
                } else if (most == second) {
                    value = TIED + FREE_ARMY * (armies - counted);
                } else {
                    value = FREE_ARMY * (Math.min(armies, most - second - 1) - counted);
                }
                points[seat] += ramp * value;
            }
        }
    }
}
