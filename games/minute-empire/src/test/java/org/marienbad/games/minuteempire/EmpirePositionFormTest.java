package org.marienbad.games.minuteempire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is refused of positions that are set up, and in which words. */
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
    void whatBelongsToAnotherPhaseIsRefused() {
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
}
