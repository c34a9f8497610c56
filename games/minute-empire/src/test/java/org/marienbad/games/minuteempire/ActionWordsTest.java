package org.marienbad.games.minuteempire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.text.Messages;

/** The words for every kind of action. */
class ActionWordsTest {
    private static final Messages ENGLISH = new MinuteEmpireProvider().messages(Locale.ENGLISH);
    private static final Map<String, Integer> NONE = Map.of();

    private static String words(EmpireGame game, EmpireState state, String notation) {
        int code = game.parse(state, notation).orElseThrow(() -> new AssertionError(Games.choices(game, state)));
        return ENGLISH.get(game.action(state, code).words());
    }

    private static EmpireState at(EmpireGame game, String first) {
        return Games.position(
                game,
                List.of(first, "crystal:P1", "crystal:M2", "coal:M2", "anvil:P3", "anvil:S3"),
                List.of(
                        Games.seat(5, NONE, Map.of("12", 3), Map.of("5", 1)),
                        Games.seat(5, NONE, Map.of("18", 2), NONE)));
    }

    @Test
    void cardsAreTakenWithTheirPriceAndChoice() {
        EmpireGame game = Games.of(2);
        assertEquals(
                "Player 1 takes card 1 – wood: destroy 1 or build a city – for free, to build a city",
                words(game, at(game, "tree:D1/C1"), "card1b"));
        assertEquals(
                "Player 1 takes card 2 – crystal: place 1 – for 1 coin", words(game, at(game, "tree:D1/C1"), "card2"));
        EmpireGame free = Games.of(2, "steps", "free");
        assertEquals(
                "Player 1 takes card 1 – food: destroy 1 and place 1 – for free, to place 1, then destroy 1",
                words(free, at(free, "carrot:D1+P1"), "card1b"));
    }

    @Test
    void stepsNameWhoWhatAndWhere() {
        EmpireGame game = Games.of(2);
        EmpireState destroy = Games.play(game, at(game, "tree:D1/C1"), "card1a");
        assertEquals("Player 1 destroys an army of Player 2 in region 18", words(game, destroy, "x2@18"));
        assertEquals("Player 1 ends the action", words(game, destroy, "done"));
        EmpireState build = Games.play(game, at(game, "tree:D1/C1"), "card1b");
        assertEquals("Player 1 builds a city in region 12", words(game, build, "city:12"));
        EmpireState place = Games.play(game, at(game, "crystal:P2"), "card1");
        assertEquals("Player 1 places an army in region 5", words(game, place, "+5"));
        assertEquals("Player 1 places 2 armies in region 12", words(game, place, "+12"), "the other has no choice");
        EmpireState move = Games.play(game, at(game, "anvil:M4"), "card1");
        assertEquals("Player 1 moves an army from region 12 to region 13", words(game, move, "12>13"));
    }

    @Test
    void anArmyIsDestroyedByAClickOnItsRegion() {
        EmpireGame game = Games.of(2);
        EmpireState destroy = Games.play(game, at(game, "tree:D1/C1"), "card1a");
        int code = game.parse(destroy, "x2@18").orElseThrow();
        assertEquals(List.of("region.18"), game.action(destroy, code).spots());
    }

    @Test
    void theStartIsTold() {
        EmpireGame game = Games.of(3);
        EmpireState state = game.newInitialState();
        assertEquals("Turned up: crystal: place 2", words(game, state, "crystal:P2"));
        Games.play(game, state, "crystal:P2", "coal:M2", "carrot:C1", "tree:D1/C1", "anvil:P3", "anvil:M5");
        assertEquals("Player 1 bids 2", words(game, state, "bid2"));
        Games.play(game, state, "bid2", "bid3", "bid0");
        assertEquals("Player 2 names Player 3 as the starter", words(game, state, "seat3"));
        EmpireGame drawn = Games.of(3, "rules", "thesis");
        assertEquals("Player 3 is next in the order", words(drawn, drawn.newInitialState(), "seat3"));
    }
}
