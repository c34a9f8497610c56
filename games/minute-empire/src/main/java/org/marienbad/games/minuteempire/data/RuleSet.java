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
}
