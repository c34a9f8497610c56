package org.marienbad.games.testgames;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

class RulesTest {
    private static Game game(GameProvider provider, int seats, Map<String, ?> options) {
        return provider.create(seats, Settings.of("option", provider.id(), provider.options(), options));
    }

    /** The number of ways to play to the end. */
    private static long endings(Game game, State state) {
        if (state.actor() == State.TERMINAL) {
            return 1;
        }
        long sum = 0;
        for (int action : game.legalActions(state)) {
            State child = state.copy();
            child.apply(action);
            sum += endings(game, child);
        }
        return sum;
    }

    private static State play(Game game, String... notations) {
        State state = game.newInitialState();
        for (String notation : notations) {
            state.apply(game.parse(state, notation)
                    .orElseThrow(() -> new AssertionError(notation + " is not legal in\n" + state)));
        }
        return state;
    }

    private static List<String> legal(Game game, State state) {
        return Arrays.stream(game.legalActions(state))
                .mapToObj(action -> game.action(state, action).notation())
                .toList();
    }

    private static double[] payoffs(Game game, State state) {
        double[] payoffs = new double[game.info().seats()];
        state.payoffs(payoffs);
        return payoffs;
    }

    /** 255,168 games of tic-tac-toe. */
    @Test
    void noughtsHasAsManyGamesAsKnown() {
        Game game = game(new NoughtsProvider(), 2, Map.of());
        assertEquals(255_168, endings(game, game.newInitialState()));
    }

    @Test
    void boardsThatCannotBeAreRefused() {
        Game game = game(new NoughtsProvider(), 2, Map.of());
        for (List<String> rows : List.of(
                List.of("XX.", "...", "..."),
                List.of("XXX", "OOO", "..."),
                List.of("XXX", "OO.", "..O"),
                List.of("X..", "..."),
                List.of("x..", "...", "..."))) {
            assertThrows(IllegalArgumentException.class, () -> game.stateOf(Map.of("rows", rows)), rows::toString);
        }
    }

    @Test
    void einsteinMovesTheNextStonesWhereTheRolledOneIsGone() {
        Game game = game(new EinsteinProvider(), 2, Map.of());
        List<Integer> first = List.of(0, -1, -1, 7, -1, -1);
        List<Integer> second = List.of(24, 23, 22, 19, 18, 14);
        State state = game.stateOf(Map.of("first", first, "second", second, "turn", 0, "die", 3));
        assertEquals(List.of("1b1", "1a2", "1b2", "4d2", "4c3", "4d3"), legal(game, state));
        state = game.stateOf(Map.of("first", first, "second", second, "turn", 0, "die", 6));
        assertEquals(List.of("4d2", "4c3", "4d3"), legal(game, state));
    }

    @Test
    void einsteinCapturesAndWins() {
        Game game = game(new EinsteinProvider(), 2, Map.of("size", 3));
        State state =
                game.stateOf(Map.of("first", List.of(4, -1, -1), "second", List.of(8, 7, -1), "turn", 0, "die", 2));
        assertEquals(List.of("1c2", "1b3", "1c3"), legal(game, state));
        State captured = state.copy();
        captured.apply(game.parse(state, "1b3").orElseThrow());
        assertEquals(List.of(8, -1, -1), game.position(captured).orElseThrow().get("second"));
        assertEquals(State.CHANCE, captured.actor());
        state.apply(game.parse(state, "1c3").orElseThrow());
        assertEquals(State.TERMINAL, state.actor());
        assertArrayEquals(new double[] {1, -1}, payoffs(game, state));
    }

    @Test
    void einsteinOwnStonesAreCapturedToo() {
        Game game = game(new EinsteinProvider(), 2, Map.of("size", 3));
        State state = play(game, "roll1", "1b1");
        assertEquals(List.of(1, -1, 3), game.position(state).orElseThrow().get("first"));
    }

    @Test
    void raceMovesAheadAndBack() {
        Game game = game(new DiceRaceProvider(), 3, Map.of("length", 6));
        State state = play(game, "roll4", "advance", "roll3", "back1", "roll4", "advance", "roll1", "back3");
        assertArrayEquals(new int[] {2, 0, 3}, game.scores(state));
        State over = play(game, "roll4", "advance", "roll1", "advance", "roll1", "back2", "roll3", "advance");
        assertEquals(State.TERMINAL, over.actor());
        assertArrayEquals(new int[] {6, 0, 0}, game.scores(over));
        assertArrayEquals(new double[] {1, -0.5, -0.5}, payoffs(game, over));
    }

    @Test
    void auctionSellsToTheOnlyHighestBid() {
        Game game = game(new AuctionProvider(), 3, Map.of("lots", 2, "coins", 4));
        State state = play(game, "3", "1", "3");
        assertArrayEquals(new int[] {0, 0, 0}, game.scores(state), "equal highest bids win nothing");
        state = play(game, "2", "1", "3");
        assertArrayEquals(new int[] {0, 0, 1}, game.scores(state));
        assertEquals(List.of(4, 4, 1), game.position(state).orElseThrow().get("coins"));
        state = play(game, "2", "1", "3", "4", "2", "1");
        assertEquals(State.TERMINAL, state.actor());
        assertArrayEquals(new double[] {1, -1, 0}, payoffs(game, state));
    }

    @Test
    void bidsAreSealedUntilAllAreIn() {
        Game game = game(new AuctionProvider(), 2, Map.of());
        ImperfectInformationState one = (ImperfectInformationState) play(game, "1");
        ImperfectInformationState other = (ImperfectInformationState) play(game, "5");
        assertEquals(one.observationKey(Observer.seat(1)), other.observationKey(Observer.seat(1)));
        assertTrue(one.observationKey(Observer.seat(0)) != other.observationKey(Observer.seat(0)));
        one.apply(2);
        other.apply(2);
        assertTrue(
                one.observationKey(Observer.seat(1)) != other.observationKey(Observer.seat(1)),
                "who won the lot is seen");
    }

    @Test
    void theHighestCardTakesTheTrickAndTheFirstOfEqualOnes() {
        Game game = game(new TricksProvider(), 3, Map.of("hand", 2, "ranks", 4, "copies", 2));
        State state = play(game, "draw1", "draw2", "draw3", "draw4", "draw4", "draw2");
        assertEquals(
                "leader 1, due 0, tricks [0, 0, 0], hand 1: 14, hand 2: 24, hand 3: 23, played , pile 2",
                state.toString());
        state = play(game, "draw1", "draw2", "draw3", "draw4", "draw4", "draw2", "4", "4", "2");
        assertEquals(
                "leader 1, due 0, tricks [1, 0, 0], hand 1: 1, hand 2: 2, hand 3: 3, played 244, pile 2",
                state.toString());
        state = play(game, "draw1", "draw2", "draw3", "draw4", "draw4", "draw2", "4", "4", "2", "1", "2", "3");
        assertEquals(State.TERMINAL, state.actor());
        double[] payoffs = new double[3];
        state.payoffs(payoffs);
        assertArrayEquals(new double[] {0.5, -1, 0.5}, payoffs);
    }

    @Test
    void afterATrickEverybodyDrawsTheWinnerFirst() {
        Game game = game(new TricksProvider(), 2, Map.of("hand", 1, "ranks", 2, "copies", 3));
        State state = play(game, "draw1", "draw2", "1", "2");
        assertEquals("leader 2, due 2, tricks [0, 1], hand 1: -, hand 2: -, played 12, pile 4", state.toString());
        state = play(game, "draw1", "draw2", "1", "2", "draw1");
        assertEquals("leader 2, due 1, tricks [0, 1], hand 1: -, hand 2: 1, played 12, pile 3", state.toString());
    }

    @Test
    void handsAndPileAreSecret() {
        Game game = game(new TricksProvider(), 2, Map.of());
        State before = play(game, "draw1");
        int code = game.parse(before, "draw6").orElseThrow();
        assertEquals(Seen.action(State.CHANCE, code), game.seen(before, code, Observer.seat(1)));
        for (Observer other : List.of(Observer.seat(0), Observer.SPECTATOR)) {
            assertEquals(Seen.hidden(State.CHANCE, Text.of("draw.hidden")), game.seen(before, code, other));
        }
        ImperfectInformationState state =
                (ImperfectInformationState) play(game, "draw1", "draw6", "draw3", "draw6", "draw2", "draw6");
        assertEquals(
                "leader 1, due 0, tricks [0, 0], hand 1: 123, hand 2: ???, played , pile 12",
                state.text(Observer.seat(0)));
        assertEquals(
                "leader 1, due 0, tricks [0, 0], hand 1: ???, hand 2: ???, played , pile 12",
                state.text(Observer.SPECTATOR));
        int sixes = 0;
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 1000; i++) {
            ImperfectInformationState guess = (ImperfectInformationState) state.copy();
            guess.determinize(Observer.seat(0), random);
            String text = guess.toString();
            sixes += text.substring(text.indexOf("hand 2: ") + 8, text.indexOf(", played"))
                    .replaceAll("[^6]", "")
                    .length();
        }
        assertEquals(1000 * 3 * 3 / 15.0, sixes, 80, "three of the fifteen cards that seat 1 does not see are sixes");
    }

    @Test
    void impossibleHandsAreRefused() {
        Game game = game(new TricksProvider(), 2, Map.of("hand", 1, "ranks", 2, "copies", 2));
        Map<String, Object> position =
                new HashMap<>(game.position(play(game, "draw1", "draw2")).orElseThrow());
        assertEquals(
                play(game, "draw1", "draw2").toString(), game.stateOf(position).toString());
        position.put("hand1", List.of(1, 1));
        assertEquals(
                "position: 'hand2' must have 2 cards",
                assertThrows(IllegalArgumentException.class, () -> game.stateOf(position))
                        .getMessage());
        position.put("hand1", List.of(2, 0));
        position.put("hand2", List.of(1, 1));
        assertEquals(
                "position: there are only 2 cards of rank 1",
                assertThrows(IllegalArgumentException.class, () -> game.stateOf(position))
                        .getMessage());
        assertEquals(
                "option 'hand': 2 cards are not enough for 2 hands of 2; at most 1",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> game(new TricksProvider(), 2, Map.of("hand", 2, "ranks", 2, "copies", 1)))
                        .getMessage());
    }
}
