package org.marienbad.games.minuteempire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.games.minuteempire.data.Deck;
import org.marienbad.games.minuteempire.data.Good;
import org.marienbad.games.minuteempire.data.RuleSet;

/** Rule sets, decks and numbers of seats that do not fit together are refused, and those that just fit are not. */
class EmpireRulesFitTest {
    private static final EmpireRules OFFICIAL = Games.of(2).rules();

    private static EmpireRules rules(int seats, RuleSet set) {
        return new EmpireRules(seats, set, OFFICIAL.board, OFFICIAL.cards, OFFICIAL.options);
    }

    private static void assertRefused(RuleSet set, String problem) {
        assertEquals(
                "rule set official " + problem,
                assertThrows(IllegalArgumentException.class, () -> rules(2, set))
                        .getMessage());
    }

    private static RuleSet turns(int coins, int cards) {
        return OFFICIAL.set
                .but()
                .allowances(Map.of(2, new RuleSet.Allowance(coins, cards)))
                .build();
    }

    @Test
    void theRowHasOneToEightPlacesAndTheFirstIsFree() {
        assertRefused(OFFICIAL.set.but().rowCost(List.of()).build(), "has 0 places in the row; allowed: 1 to 8");
        assertRefused(
                OFFICIAL.set.but().rowCost(List.of(0, 1, 1, 1, 1, 1, 1, 1, 1)).build(),
                "has 9 places in the row; allowed: 1 to 8");
        assertRefused(
                OFFICIAL.set.but().rowCost(List.of(1, 1)).build(), "has a first card that costs 1; it must be free");
        for (List<Integer> row : List.of(List.of(0), List.of(0, 1, 1, 1, 1, 1, 1, 1))) {
            assertEquals(row.size(), rules(2, OFFICIAL.set.but().rowCost(row).build()).places);
        }
    }

    @Test
    void theDeckHasACardForEveryTurnAndFiveMore() {
        assertEquals(16, rules(2, turns(14, 16)).turns, "32 cards and 5 more are the 37 of the deck");
        assertRefused(turns(14, 17), "needs 39 cards for 2 seats, deck " + OFFICIAL.cards.deck.id() + " has 37");
    }

    /** Points and three tie-breaks are compared as one number. */
    @Test
    void pointsHaveALimit() {
        int others = OFFICIAL.board.regions + OFFICIAL.board.continents.length;
        EmpireRules most = rules(deckOf(1023 - others));
        assertEquals(1023, Scoring.mostPoints(most));
        assertEquals(
                "rule set official lets a seat have 1024 points with deck rich; allowed: at most 1023",
                assertThrows(IllegalArgumentException.class, () -> rules(deckOf(1024 - others)))
                        .getMessage());
    }

    private static EmpireRules rules(Deck deck) {
        return new EmpireRules(2, OFFICIAL.set, OFFICIAL.board, new Cards(deck, 2), OFFICIAL.options);
    }

    /** The official cards, where the first icon of one good brings {@code points} and all other goods nothing. */
    private static Deck deckOf(int points) {
        Deck official = OFFICIAL.cards.deck;
        List<Good> goods = official.goods().stream()
                .map(good -> new Good(
                        good.id(), List.of(1), List.of(good == official.goods().get(0) ? points : 0)))
                .toList();
        return new Deck("rich", goods, official.entries());
    }

    @Test
    void numbersHaveALimit() {
        String tooGreat = "has numbers that are too great; allowed: at most 127";
        assertEquals(127, rules(2, turns(127, 13)).coins);
        assertRefused(turns(128, 13), tooGreat);
        // With the 3 cities and nobody's 10 armies.
        assertEquals(114, rules(2, OFFICIAL.set.but().armies(114).build()).set.armies());
        assertRefused(OFFICIAL.set.but().armies(115).build(), tooGreat);
        assertEquals(
                14, rules(2, OFFICIAL.set.but().startArmies(14).build()).set.startArmies());
        assertRefused(OFFICIAL.set.but().startArmies(15).build(), tooGreat);
    }
}
