package org.marienbad.games.minuteempire.data;

import java.util.List;
import java.util.Map;

/**
 * Everything that the printed games differ in.
 *
 * @param allowances by number of seats
 * @param rowCost coins for the cards of the row, from the left
 * @param startArmies armies of each seat on the start region
 * @param tieBreak first to last
 * @param neutralArmies armies of nobody, placed by the seats in turn before the game, by number of seats; 0 if absent
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

    /** What a seat begins with, and how many cards it takes until the game is over. */
    public record Allowance(int coins, int cards) {}

    /** What a continent is won by: most of its regions controlled, or most armies on it. */
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

    /** What decides between equal scores: most coins left, armies on the map, or regions controlled. */
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
