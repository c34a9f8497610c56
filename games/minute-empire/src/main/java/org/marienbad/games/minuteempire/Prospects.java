package org.marienbad.games.minuteempire;

/**
 * Points that seats may yet make of what they have. The weights are rounded from least squares over some thousand
 * positions of games between flat Monte Carlo players, two and four seats, both rule sets.
 */
final class Prospects {
    private static final double COIN = 0.13;
    /** A coin that is left at the end may break a tie. */
    private static final double LAST_COIN = 0.02;
    /** The part of a good's next level that is collected already. */
    private static final double GOODS = 0.5;

    private static final double WILD = 0.2;
    private static final double CITY = 0.2;
    /** An army that may go elsewhere without a loss. */
    private static final double FREE_ARMY = 0.2;
    /** A region where the seat is as strong as the strongest other. */
    private static final double TIED = 0.4;
    /** A region where one army more would tie. */
    private static final double SHORT_BY_ONE = 0.25;
    /** A region of which one army more than another has is all the control. */
    private static final double NARROW = -0.15;
    /** A continent held by one, by turn to come. */
    private static final double NARROW_CONTINENT = -0.1;

    private static final double MOST_TURNS = 6;

    private final Rules rules;
    /** By good and icons: how much of the points between two levels is collected. */
    private final double[][] collected;

    Prospects(Rules rules) {
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
        Pieces pieces = state.pieces;
        double near = Math.min(1, turns / 2);
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
            points[seat] += LAST_COIN * state.coins(seat)
                    + near
                            * (COIN * state.coins(seat)
                                    + GOODS * goods
                                    + WILD * state.wilds(seat)
                                    + CITY * cities
                                    + FREE_ARMY * free);
        }
        addRegions(pieces, near, points);
        addContinents(state.scoring, NARROW_CONTINENT * Math.min(turns, MOST_TURNS), points);
    }

    /** What differs where several owners are present from a region that a seat has alone. */
    private void addRegions(Pieces pieces, double near, double[] points) {
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
                // As if the seat were alone there, which is what has been added.
                int counted = armies == strength ? armies - 1 : armies;
                double value;
                if (strength < most) {
                    value = (strength == most - 1 ? SHORT_BY_ONE : 0) + FREE_ARMY * (armies - counted);
                } else if (most == second) {
                    value = TIED + FREE_ARMY * (armies - counted);
                } else {
                    value = (most == second + 1 ? NARROW : 0)
                            + FREE_ARMY * (Math.min(armies, most - second - 1) - counted);
                }
                points[seat] += near * value;
            }
        }
    }

    private void addContinents(Scoring scoring, double weight, double[] points) {
        if (!rules.byRegions) {
            return;
        }
        for (long continent : rules.board.continents) {
            int most = 0;
            int second = 0;
            int holder = 0;
            for (int owner = 0; owner <= rules.seats; owner++) {
                int strength = Long.bitCount(scoring.controlled(owner) & continent);
                if (strength > most) {
                    second = most;
                    most = strength;
                    holder = owner;
                } else if (strength > second) {
                    second = strength;
                }
            }
            if (most == second + 1 && holder < rules.seats) {
                points[holder] += weight;
            }
        }
    }
}
