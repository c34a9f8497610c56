package org.marienbad.games.minuteempire.data;

import java.util.List;
import java.util.Map;

/**
 * A set of rules: everything in which the printed games differ.
 *
 * @param allowances by number of seats
 * @param rowCost coins for the cards of the row, from the left
 * @param startArmies armies of each seat on the start region
 * @param tieBreak first to last
 * @param neutralArmies by number of seats, how many armies of nobody the seats place before the game; 0 if absent
 */
public record RuleSet(
        String id,
        Map<Integer, Allowance> allowances,
        List<Integer> rowCost,
        int armies,
        int cities,
        int startArmies,
        Order order,
        Majority continentBy,
        List<TieBreak> tieBreak,
        Map<Integer, Integer> neutralArmies,
        Targets destroy,
        OptionalActions mayIgnore,
        WildScoring wild) {
    public RuleSet {
        allowances = Map.copyOf(allowances);
        rowCost = List.copyOf(rowCost);
        tieBreak = List.copyOf(tieBreak);
        neutralArmies = Map.copyOf(neutralArmies);
    }

    /** A builder of the rule set {@code id}; every component must be set. */
    static Builder named(String id) {
        return new Builder(id);
    }

    /** A builder that begins with these rules, to change some of them. */
    public Builder but() {
        return new Builder(id)
                .allowances(allowances)
                .rowCost(rowCost)
                .armies(armies)
                .cities(cities)
                .startArmies(startArmies)
                .order(order)
                .continentBy(continentBy)
                .tieBreak(tieBreak)
                .neutralArmies(neutralArmies)
                .destroy(destroy)
                .mayIgnore(mayIgnore)
                .wild(wild);
    }

    /** See the components of {@link RuleSet}. */
    public static final class Builder {
        private final String id;
        private Map<Integer, Allowance> allowances;
        private List<Integer> rowCost;
        private int armies;
        private int cities;
        private int startArmies;
        private Order order;
        private Majority continentBy;
        private List<TieBreak> tieBreak;
        private Map<Integer, Integer> neutralArmies;
        private Targets destroy;
        private OptionalActions mayIgnore;
        private WildScoring wild;

        private Builder(String id) {
            this.id = id;
        }

        public Builder allowances(Map<Integer, Allowance> bySeats) {
            allowances = bySeats;
            return this;
        }

        public Builder rowCost(List<Integer> costs) {
            rowCost = costs;
            return this;
        }

        public Builder armies(int count) {
            armies = count;
            return this;
        }

        public Builder cities(int count) {
            cities = count;
            return this;
        }

        public Builder startArmies(int count) {
            startArmies = count;
            return this;
        }

        public Builder order(Order how) {
            order = how;
            return this;
        }

        public Builder continentBy(Majority most) {
            continentBy = most;
            return this;
        }

        public Builder tieBreak(List<TieBreak> firstToLast) {
            tieBreak = firstToLast;
            return this;
        }

        public Builder neutralArmies(Map<Integer, Integer> bySeats) {
            neutralArmies = bySeats;
            return this;
        }

        public Builder destroy(Targets whose) {
            destroy = whose;
            return this;
        }

        public Builder mayIgnore(OptionalActions which) {
            mayIgnore = which;
            return this;
        }

        public Builder wild(WildScoring goods) {
            wild = goods;
            return this;
        }

        public RuleSet build() {
            return new RuleSet(
                    id,
                    allowances,
                    rowCost,
                    armies,
                    cities,
                    startArmies,
                    order,
                    continentBy,
                    tieBreak,
                    neutralArmies,
                    destroy,
                    mayIgnore,
                    wild);
        }
    }

    /** The first possessions of a seat, and the number of cards that it takes until the game is over. */
    public record Allowance(int coins, int cards) {}

    /** The way to win a continent: most of its regions controlled, or most armies on it. */
    public enum Majority {
        REGIONS,
        ARMIES
    }

    /** Which actions a seat may leave undone although it could do them. */
    public enum OptionalActions {
        ALL,
        MOVES
    }

    /** How the order of the seats is found: a sealed bid for naming the starter, or at random. */
    public enum Order {
        BID,
        RANDOM
    }

    /** Whose armies may be destroyed. */
    public enum Targets {
        ANY,
        OPPONENTS
    }

    /** The order between equal scores: most coins left, armies on the map, or regions controlled. */
    public enum TieBreak {
        COINS,
        ARMIES,
        REGIONS
    }

    /** Which goods a wild card may count as at the end: those the seat has a card of, or any. */
    public enum WildScoring {
        OWNED,
        ANY
    }
}
