package org.marienbad.games.testgames;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;

class RulesTest {
    private static Game game(GameProvider provider, int seats, Map<String, ?> options) {
        return provider.create(seats, Settings.of("option", provider.id(), provider.options(), options));
    }

    private static long perft(Game game, State state, int depth) {
        if (depth == 0) {
            return 1;
        }
        int[] actions = new int[game.info().maxLegalActions()];
        int count = state.legalActions(actions);
        long sum = 0;
        for (int i = 0; i < count; i++) {
            State child = state.copy();
            child.apply(actions[i]);
            sum += perft(game, child, depth - 1);
        }
        return sum;
    }

    /** The number of ways to play to the end. */
    private static long endings(Game game, State state) {
        if (state.actor() == State.TERMINAL) {
            return 1;
        }
        int[] actions = new int[game.info().maxLegalActions()];
        int count = state.legalActions(actions);
        long sum = 0;
        for (int i = 0; i < count; i++) {
            State child = state.copy();
            child.apply(actions[i]);
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
        int[] actions = new int[game.info().maxLegalActions()];
        int count = state.legalActions(actions);
        return Arrays.stream(actions, 0, count)
                .mapToObj(action -> game.action(state, action).notation())
                .toList();
    }

    private static double[] payoffs(Game game, State state) {
        double[] payoffs = new double[game.info().seats()];
        state.payoffs(payoffs);
        return payoffs;
    }

    /** Published perft values of connect four; the first wins are on the seventh ply. */
    @Test
    void connectFourPerft() {
        Game game = game(new ConnectFourProvider(), 2, Map.of());
        long[] known = {1, 7, 49, 343, 2401, 16_807, 117_649, 823_536};
        for (int depth = 0; depth < known.length; depth++) {
            assertEquals(known[depth], perft(game, game.newInitialState(), depth));
        }
    }

    @Test
    void connectFourWinsInAllDirections() {
        Game game = game(new ConnectFourProvider(), 2, Map.of());
        for (String[] moves : new String[][] {
            {"a", "b", "a", "b", "a", "b", "a"},
            {"d", "d", "e", "e", "f", "f", "g"},
            {"a", "b", "b", "c", "c", "d", "c", "d", "d", "g", "d"},
            {"g", "f", "f", "e", "e", "d", "e", "d", "d", "a", "d"}
        }) {
            State state = play(game, moves);
            assertEquals(State.TERMINAL, state.actor(), state::toString);
            assertArrayEquals(new double[] {1, -1}, payoffs(game, state));
        }
        State around = play(game, "a", "a", "a", "a", "a", "a", "b", "c", "b", "c", "b", "c");
        assertEquals(0, around.actor(), "no row goes round the edge");
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
        Game dropping = game(new ConnectFourProvider(), 2, Map.of("columns", 3, "rows", 3, "row", 3));
        String message = assertThrows(
                        IllegalArgumentException.class,
                        () -> dropping.stateOf(Map.of("rows", List.of("...", "X..", "..."))))
                .getMessage();
        assertTrue(message.contains("in the air"), message);
        assertThrows(
                IllegalArgumentException.class,
                () -> game(new ConnectFourProvider(), 2, Map.of("columns", 9, "rows", 8)));
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
}
