package org.marienbad.games.minuteempire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The faults for which a set-up is refused, and the words for them. */
class EmpirePositionFormTest {
    private static final List<String> ROW =
            List.of("crystal:P2", "coal:M2", "carrot:C1", "tree:D1/C1", "anvil:P3", "carrot:D1+P1");

    private final EmpireGame game = Games.of(2);

    /** The first seat is to take a card, after {@code turns} turns of 26. */
    private Map<String, Object> form(int turns) {
        Map<String, Object> form = new LinkedHashMap<>(
                game.position(Games.position(game, ROW, List.of())).orElseThrow());
        form.put("count", turns);
        return form;
    }

    private void assertRefused(Map<String, Object> form, String message) {
        assertEquals(
                "position: " + message,
                assertThrows(IllegalArgumentException.class, () -> game.stateOf(form))
                        .getMessage());
    }

    /** {@code size} cards that are not in {@link #ROW}. */
    private Map<String, Integer> deck(int size) {
        Map<String, Integer> deck = new LinkedHashMap<>();
        int left = size;
        for (int kind = 0; left > 0; kind++) {
            String name = game.rules().cards.name(kind);
            if (!ROW.contains(name)) {
                int count = Math.min(left, game.rules().cards.count(game.rules().cards.all, kind));
                deck.put(name, count);
                left -= count;
            }
        }
        return deck;
    }

    @Test
    void theCardsMustLastForAllTurnsToCome() {
        Map<String, Object> pick = form(10);
        pick.put("deck", deck(9));
        assertRefused(pick, "'deck' is 9 cards; allowed: at least 10, for all turns to come");
        pick.put("deck", deck(10));
        assertEquals(10, game.stateOf(pick).turnsOver());

        Map<String, Object> refill = form(10);
        refill.put("phase", "refill");
        refill.put("actor", -1);
        refill.put("row", ROW.subList(0, 5));
        refill.put("deck", deck(9));
        assertRefused(refill, "'deck' is 9 cards; allowed: at least 10, for all turns to come");
        refill.put("deck", deck(10));
        assertEquals(Phase.REFILL, game.stateOf(refill).phase());
        refill.put("deck", Map.of());
        assertRefused(refill, "'deck' is empty; allowed: cards, since one is to be turned up");
    }

    @Test
    void fieldsOfAnotherPhaseAreRefused() {
        Map<String, Object> step = form(0);
        step.put("step", Map.of("act", "move", "left", 2, "begun", false, "trail", List.of()));
        assertRefused(step, "'step' is given; allowed: nothing in this phase");
        Map<String, Object> tied = form(0);
        tied.put("tied", List.of(0, 1));
        assertRefused(tied, "'tied' is given; allowed: nothing in this phase");
        Map<String, Object> wild = form(0);
        wild.put("wildFrom", "coal");
        assertRefused(wild, "'wildFrom' is given; allowed: nothing in this phase");
        Map<String, Object> without = form(0);
        without.put("phase", "step");
        without.put("row", ROW.subList(0, 5));
        assertRefused(without, "'step' is missing; allowed: a value");
    }

    @Test
    void piecesAreCountedOverAllRegions() {
        Map<String, Object> second = Games.seat(0, Map.of(), Map.of("12", 3), Map.of());
        Map<String, Integer> armies = new LinkedHashMap<>();
        armies.put("12", 10);
        armies.put("13", 5);
        Map<String, Object> form = form(0);
        form.put("seats", List.of(Games.seat(0, Map.of(), armies, Map.of()), second));
        assertRefused(form, "'seats[0].armies.13' is 5; allowed: a whole number from 0 to 4");
        armies.put("13", 4);
        assertEquals(0, game.stateOf(form).armyStock(0));
        armies.put("14", 0);
        assertEquals(0, game.stateOf(form).armyStock(0));
        armies.put("26", 0);
        assertRefused(form, "'seats[0].armies' is with '26'; allowed: names of this game only");
        form.put("seats", List.of(Map.of("coins", 0, "goods", 5, "armies", Map.of(), "cities", Map.of()), second));
        assertRefused(form, "'seats[0].goods' is 5; allowed: an object with numbers by name");
    }

    /** As {@link #form}, with other goods of the first seat. */
    private Map<String, Object> withGoods(Map<String, Integer> goods) {
        Map<String, Object> form = form(0);
        Map<String, Object> second = Games.seat(9, Map.of(), Map.of("12", 3), Map.of());
        form.put("seats", List.of(Games.seat(9, goods, Map.of("12", 3), Map.of()), second));
        return form;
    }

    @Test
    void nobodyHasMoreWildCardsThanTheDeckLeaves() {
        Map<String, Object> form = withGoods(Map.of("wild", 1));
        assertRefused(form, "'seats[0].goods.wild' is 1; allowed: at most 0, beside those still in row and deck");
        Map<String, Object> over = withGoods(Map.of("wild", 10));
        over.put("phase", "over");
        over.put("actor", -2);
        over.put("count", 26);
        over.put("row", ROW.subList(0, 5));
        assertRefused(over, "'seats[0].goods.wild' is 10; allowed: at most 3, beside those still in row and deck");
    }

    @Test
    void goodsStayBelowWhatIsCounted() {
        Map<String, Object> form = withGoods(Map.of("carrot", 127));
        assertEquals(
                "position: 'seats[0].goods.carrot' is 127; allowed: at most N, beside those still in row and deck",
                assertThrows(IllegalArgumentException.class, () -> game.stateOf(form))
                        .getMessage()
                        .replaceFirst("most \\d+", "most N"));
    }

    @Test
    void theActorIsLookedAtBeforeItsSteps() {
        Map<String, Object> step = form(0);
        step.put("phase", "step");
        step.put("actor", -1);
        step.put("row", ROW.subList(0, 5));
        step.put("step", Map.of("act", "move", "left", 2, "begun", false, "trail", List.of()));
        assertRefused(step, "'actor' is -1; allowed: 0 in this phase");
    }

    /** The seats bid, the one of number {@code actor} now. */
    private Map<String, Object> bids(int actor, Map<String, Object> first) {
        Map<String, Object> form = form(0);
        form.put("phase", "bid");
        form.put("actor", actor);
        form.put("seats", List.of(first, Games.seat(game.rules().coins, Map.of(), Map.of("12", 3), Map.of())));
        return form;
    }

    @Test
    void nobodyHasPaidBeforeTheBidsAreCompared() {
        int coins = game.rules().coins;
        Map<String, Object> poor = bids(0, Games.seat(coins - 1, Map.of(), Map.of("12", 3), Map.of()));
        assertRefused(poor, "'seats[0].coins' is " + (coins - 1) + "; allowed: " + coins);
    }

    @Test
    void aSeatThatHasNotBidHasNoBid() {
        Map<String, Object> seat =
                new LinkedHashMap<>(Games.seat(game.rules().coins, Map.of(), Map.of("12", 3), Map.of()));
        seat.put("bid", 2);
        assertRefused(
                bids(0, seat), "'seats[0].bid' is given; allowed: a bid only of a seat that has bid, while bids count");
        assertEquals(2, game.stateOf(bids(1, seat)).hands.bid(0));
    }

    @Test
    void onlyTheHighestBiddersAreTied() {
        Map<String, Object> form = bids(0, Games.seat(game.rules().coins, Map.of(), Map.of("12", 3), Map.of()));
        form.put("phase", "tie");
        form.put("actor", -1);
        form.put("tied", List.of(0, 0));
        assertRefused(form, "'tied' is [0, 0]; allowed: the seats with the highest bid, each once");
        form.put("tied", List.of(0, 1));
        assertEquals(Phase.TIE, game.stateOf(form).phase());
    }
}
