package org.marienbad.games.minuteempire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.marienbad.games.minuteempire.Games.choices;
import static org.marienbad.games.minuteempire.Games.play;
import static org.marienbad.games.minuteempire.Games.position;
import static org.marienbad.games.minuteempire.Games.seat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.State;

class EmpireRulesTest {
    private static final Map<String, Integer> NONE = Map.of();
    private static final List<String> ROW =
            List.of("crystal:P2", "coal:M2", "carrot:C1", "tree:D1/C1", "anvil:P3", "carrot:D1+P1");

    private static EmpireState at(EmpireGame game, String first, List<Map<String, Object>> seats) {
        return position(game, List.of(first, "crystal:P1", "crystal:M2", "coal:M2", "anvil:P3", "anvil:S3"), seats);
    }

    @ParameterizedTest
    @CsvSource({"2, 14, 13, 37", "3, 11, 10, 37", "4, 9, 8, 37", "5, 8, 7, 42"})
    void coinsCardsAndDeckGoByTheSeats(int seats, int coins, int cards, int deck) {
        for (String rules : List.of("official", "thesis")) {
            EmpireGame game = Games.of(seats, "rules", rules);
            EmpireState start = game.newInitialState();
            assertEquals(deck, Long.bitCount(start.deck));
            assertEquals(cards, game.rules().turns);
            for (int seat = 0; seat < seats; seat++) {
                assertEquals(coins, start.coins(seat));
                assertEquals(3, start.armies(seat, game.rules().board.start));
                assertEquals(11, start.armyStock(seat));
            }
        }
    }

    @Test
    void cardsCostMoreToTheRightAndTheRowClosesUp() {
        EmpireGame game = Games.of(3);
        EmpireState state = position(game, ROW, List.of(seat(2, NONE, Map.of("12", 3), NONE)));
        assertEquals("card1 card2 card3 card4a card4b card5", choices(game, state), "3 coins are too much");
        play(game, state, "card4b");
        assertEquals(0, state.coins(0));
        assertEquals(1, state.goods(0, game.rules().cards.deck.goods().size() - 3), "tree");
        play(game, state, "city:12", "tree:S3");
        assertEquals(1, state.actor());
        List<String> row = List.of("crystal:P2", "coal:M2", "carrot:C1", "anvil:P3", "carrot:D1+P1", "tree:S3");
        for (int place = 0; place < row.size(); place++) {
            assertEquals(row.get(place), game.rules().cards.name(state.row.kind(place)));
        }
    }

    @Test
    void armiesArePlacedAtTheStartAndInOwnCities() {
        EmpireGame game = Games.of(2, "mayIgnore", "moves");
        EmpireState state = at(
                game,
                "crystal:P2",
                List.of(seat(0, NONE, Map.of("12", 3), Map.of("5", 1)), seat(0, NONE, NONE, Map.of("7", 1))));
        play(game, state, "card1");
        assertEquals("+5 +12", choices(game, state));
        play(game, state, "+5");
        assertEquals("+5 +12", choices(game, state));
        play(game, state, "+12");
        assertEquals(Phase.REFILL, state.phase());
    }

    @Test
    void forcedStepsAreDone() {
        EmpireGame game = Games.of(2, "mayIgnore", "moves");
        EmpireState state = at(game, "anvil:P3", List.of(seat(0, NONE, Map.of("12", 3, "18", 9), NONE)));
        play(game, state, "card1");
        assertEquals(0, state.armyStock(0), "no more than 14 armies");
        assertEquals(5, state.armies(0, state.rules.board.start));
        assertEquals(Phase.REFILL, state.phase());
    }

    @Test
    void anActionMayBeIgnoredAsAWholeAndAMoveBeEnded() {
        EmpireGame official = Games.of(2);
        EmpireState state = at(official, "crystal:P2", List.of());
        play(official, state, "card1");
        assertEquals("done +12", choices(official, state));
        play(official, state, "+12");
        assertEquals(5, state.armies(0, state.rules.board.start), "begun, so it is carried out");

        EmpireGame thesis = Games.of(2, "rules", "thesis");
        EmpireState same = at(thesis, "crystal:P2", List.of());
        play(thesis, same, "card1");
        assertEquals(5, same.armies(0, same.rules.board.start));
        EmpireState move = at(thesis, "anvil:M4", List.of());
        play(thesis, move, "card1");
        assertTrue(choices(thesis, move).startsWith("done "));
        play(thesis, move, "12>13");
        assertTrue(choices(thesis, move).startsWith("done "));
    }

    @Test
    void movesGoByLandAndSailsBySeaToo() {
        EmpireGame game = Games.of(2);
        EmpireState march = at(game, "anvil:M4", List.of(seat(0, NONE, Map.of("16", 1), NONE)));
        play(game, march, "card1");
        assertEquals("done 16>15", choices(game, march));
        EmpireState sail = at(game, "coal:S2", List.of(seat(0, NONE, Map.of("16", 1), NONE)));
        play(game, sail, "card1");
        assertEquals("done 16>17 16>15 16>22", choices(game, sail));
    }

    @Test
    void aDestroyedArmyGoesBackToItsOwner() {
        List<Map<String, Object>> seats =
                List.of(seat(0, NONE, Map.of("12", 3), NONE), seat(0, NONE, Map.of("12", 3, "18", 1), NONE));
        EmpireGame official = Games.of(2);
        EmpireState any = at(official, "tree:D1/C1", seats);
        play(official, any, "card1a");
        assertEquals("done x1@12 x2@12 x2@18", choices(official, any));
        play(official, any, "x2@18");
        assertEquals(11, any.armyStock(1));
        EmpireGame thesis = Games.of(2, "rules", "thesis");
        EmpireState opponents = at(thesis, "tree:D1/C1", seats);
        play(thesis, opponents, "card1a");
        assertEquals("x2@12 x2@18", choices(thesis, opponents));
    }

    @Test
    void nobodysArmiesAreDestroyedOnlyWhereAnyMayBe() {
        List<Map<String, Object>> both =
                List.of(seat(0, NONE, Map.of("12", 3), NONE), seat(0, NONE, Map.of("12", 1), NONE));
        EmpireGame any = Games.of(2, "neutralArmies", "ten", "destroy", "any");
        assertEquals("done x1@12 x2@12 x0@18", choices(any, play(any, withNobody(any, both), "card1a")));
        EmpireGame opponents = Games.of(2, "neutralArmies", "ten", "destroy", "opponents");
        assertEquals("done x2@12", choices(opponents, play(opponents, withNobody(opponents, both), "card1a")));
        List<Map<String, Object>> alone = List.of(seat(0, NONE, Map.of("12", 3), NONE), seat(0, NONE, NONE, NONE));
        assertEquals("card1b", choices(opponents, withNobody(opponents, alone)), "nobody to destroy but nobody's");
    }

    /** A card that destroys or builds is to be taken, and two armies of nobody stand in region 18. */
    private static EmpireState withNobody(EmpireGame game, List<Map<String, Object>> seats) {
        Map<String, Object> form =
                new LinkedHashMap<>(game.position(at(game, "tree:D1/C1", seats)).orElseThrow());
        form.put("neutral", Map.of("18", 2));
        return game.stateOf(form);
    }

    @Test
    void nobodysArmiesAreAChoiceWhereOneMustBeMade() {
        EmpireGame game = Games.of(2, "rules", "thesis", "neutralArmies", "ten", "destroy", "any");
        List<Map<String, Object>> alone = List.of(seat(0, NONE, Map.of("12", 3), NONE), seat(0, NONE, NONE, NONE));
        assertEquals("x1@12 x0@18", choices(game, play(game, withNobody(game, alone), "card1a")));
    }

    @Test
    void copiesAndEncodingsAreTheWholePosition() {
        EmpireGame game = Games.of(3);
        EmpireState state =
                position(game, ROW, List.of(seat(2, Map.of("coal", 2), Map.of("12", 3, "13", 1), Map.of("5", 1))));
        play(game, state, "card4b");
        EmpireState copy = game.newInitialState();
        copy.copyFrom(state);
        assertEquals(state.toString(), copy.toString());
        assertEquals(state.hash(), copy.hash());
        assertEquals(state.coins(0), copy.coins(0));
        long[] words = new long[game.info().words()];
        state.encode(words);
        EmpireState decoded = game.newInitialState();
        decoded.decode(words);
        assertEquals(state.toString(), decoded.toString());
        assertEquals(state.hash(), decoded.hash());
        assertEquals(choices(game, state), choices(game, decoded));
    }

    @Test
    void placingIsNoAlternativeWithoutArmiesInStock() {
        EmpireGame game = Games.of(2);
        for (int stock = 0; stock < 2; stock++) {
            Map<String, Integer> armies = Map.of("12", 3, "18", 11 - stock);
            EmpireState state = at(game, "tree:P2/M3", List.of(seat(0, NONE, armies, NONE)));
            assertEquals(stock == 0 ? "card1b" : "card1a card1b", choices(game, state));
        }
    }

    @Test
    void anAlternativeThatCannotBeBegunIsNoChoice() {
        EmpireGame game = Games.of(2, "rules", "thesis");
        EmpireState state = at(
                game,
                "tree:D1/C1",
                List.of(seat(0, NONE, Map.of("12", 3), Map.of("12", 3)), seat(0, NONE, Map.of("12", 3), NONE)));
        assertEquals("card1a", choices(game, state));
    }

    @Test
    void theHighestBidPaysAndNamesTheStarter() {
        EmpireGame game = Games.of(3);
        EmpireState state = play(
                game,
                game.newInitialState(),
                "crystal:P2",
                "coal:M2",
                "carrot:C1",
                "tree:D1/C1",
                "anvil:P3",
                "anvil:M5");
        assertEquals(Phase.BID, state.phase());
        play(game, state, "bid2", "bid3", "bid0");
        assertEquals(Phase.NAME, state.phase());
        assertEquals(1, state.actor());
        assertEquals(List.of(11, 8, 11), List.of(state.coins(0), state.coins(1), state.coins(2)));
        play(game, state, "seat3");
        assertEquals(List.of(2, 0, 1), List.of(state.order(0), state.order(1), state.order(2)), "then clockwise");
        assertEquals(2, state.actor());
    }

    @Test
    void equalBidsAreDecidedByLot() {
        EmpireGame game = Games.of(4);
        EmpireState state = play(
                game,
                game.newInitialState(),
                "crystal:P2",
                "coal:M2",
                "carrot:C1",
                "tree:D1/C1",
                "anvil:P3",
                "anvil:M5");
        play(game, state, "bid2", "bid0", "bid2", "bid1");
        assertEquals(State.CHANCE, state.actor());
        assertEquals("seat1 seat3", choices(game, state));
        play(game, state, "seat3");
        assertEquals(2, state.actor());
        assertEquals(7, state.coins(2));
        assertEquals(9, state.coins(0));
    }

    @Test
    void twoSeatsPlaceTenArmiesOfNobodyInTurn() {
        EmpireGame game = Games.of(2);
        EmpireState state = play(
                game,
                game.newInitialState(),
                "crystal:P2",
                "coal:M2",
                "carrot:C1",
                "tree:D1/C1",
                "anvil:P3",
                "anvil:M5");
        for (int i = 0; i < 10; i++) {
            assertEquals(Phase.NEUTRAL, state.phase());
            assertEquals(i % 2, state.actor());
            assertEquals(25, Games.legal(game, state).length);
            play(game, state, "+" + (i + 1));
        }
        assertEquals(Phase.BID, state.phase());
        assertEquals(1, state.armies(2, 0));
    }

    @Test
    void theOrderOfTheThesisIsDrawn() {
        EmpireGame game = Games.of(4, "rules", "thesis");
        EmpireState state = play(game, game.newInitialState(), "seat3", "seat1", "seat4");
        assertEquals(List.of(2, 0, 3, 1), List.of(state.order(0), state.order(1), state.order(2), state.order(3)));
        assertEquals(Phase.DEAL, state.phase());
    }

    @Test
    void theDeckRunsDryAtFourSeats() {
        EmpireGame game = Games.of(4);
        SplittableRandom random = new SplittableRandom(1);
        EmpireState state = game.newInitialState();
        int[] codes = new int[game.info().maxLegalActions()];
        while (state.actor() != State.TERMINAL) {
            assertFalse(state.phase() == Phase.PICK && state.row.kind(5) == CardRow.EMPTY);
            state.apply(state.actor() < 0 ? state.randomOutcome(codes, random) : state.randomAction(codes, random));
        }
        assertEquals(0, state.deck);
        assertEquals(CardRow.EMPTY, state.row.kind(5));
    }

    @Test
    void seatsMayCountTheirWildCardsThemselves() {
        EmpireGame game = Games.of(2, "wilds", "choose");
        Map<String, Object> form = new java.util.LinkedHashMap<>(
                game.position(game.newInitialState()).orElseThrow());
        form.put("phase", "wild");
        form.put("actor", 0);
        form.put("count", 26);
        form.put("deck", Map.of());
        form.put("wildFrom", "crystal");
        form.put(
                "seats",
                List.of(
                        seat(0, Map.of("wild", 1, "coal", 1, "crystal", 3), NONE, NONE),
                        seat(0, Map.of("wild", 1, "coal", 1), NONE, NONE)));
        EmpireState state = game.stateOf(form);
        assertEquals(5, game.scores(state)[0], "as well as it can be, as long as it is open");
        assertEquals("wild:crystal wild:coal", choices(game, state));
        play(game, state, "wild:coal");
        assertEquals(State.TERMINAL, state.actor(), "the other seat has no choice");
        assertEquals(List.of(4, 1), List.of(game.scores(state)[0], game.scores(state)[1]));
        assertEquals(0, state.wilds(1), "its wild card is counted");
        Map<String, Integer> noWild = Map.of("coal", 1, "crystal", 1);
        form.put(
                "seats",
                List.of(seat(0, Map.of("wild", 1, "coal", 1, "crystal", 3), NONE, NONE), seat(0, noWild, NONE, NONE)));
        assertEquals(
                State.TERMINAL,
                play(game, game.stateOf(form), "wild:coal").actor(),
                "who has no wild card is passed over");
        form.put(
                "seats",
                List.of(
                        seat(0, Map.of("wild", 1, "coal", 1, "crystal", 3), NONE, NONE),
                        seat(0, Map.of("wild", 1), NONE, NONE)));
        EmpireState without = play(game, game.stateOf(form), "wild:coal");
        assertEquals(State.TERMINAL, without.actor(), "who has no good that it could count as, too");
        assertEquals(1, without.wilds(1));
    }

    @Test
    void rulesThatDoNotFitAreRefused() {
        String message = assertThrows(IllegalArgumentException.class, () -> Games.of(2, "map", "no-such-map"))
                .getMessage();
        assertTrue(message.contains("side-a"), message);
    }
}
