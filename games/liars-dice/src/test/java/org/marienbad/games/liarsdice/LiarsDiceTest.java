package org.marienbad.games.liarsdice;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;

class LiarsDiceTest {
    private static Game game(int seats, Object... options) {
        Map<String, Object> given = new HashMap<>();
        for (int i = 0; i < options.length; i += 2) {
            given.put((String) options[i], options[i + 1]);
        }
        return GameSetup.of(new LiarsDiceProvider(), seats, given, 0).game();
    }

    private static DiceState play(Game game, String plies) {
        State state = game.newInitialState();
        for (String ply : plies.split(" ")) {
            state.apply(
                    game.parse(state, ply).orElseThrow(() -> new AssertionError(ply + " is not possible in " + state)));
        }
        return (DiceState) state;
    }

    private static List<String> legal(Game game, State state) {
        return Arrays.stream(game.legalActions(state))
                .mapToObj(code -> game.action(state, code).notation())
                .toList();
    }

    private static double[] payoffs(Game game, State state) {
        assertEquals(State.TERMINAL, state.actor(), state::toString);
        double[] payoffs = new double[game.info().seats()];
        state.payoffs(payoffs);
        return payoffs;
    }

    private static int nodes(State state, int[] codes) {
        int count = state.legalActions(codes);
        int sum = 1;
        for (int code : Arrays.copyOf(codes, count)) {
            State next = state.copy();
            next.apply(code);
            sum += nodes(next, codes);
        }
        return sum;
    }

    /** Any set of the eight bids, rising, may be made, and any but the empty one be called; after each of 16 rolls. */
    @Test
    void everyRisingSequenceOfBidsIsAGame() {
        Game game = game(2, "dice", 1, "sides", 4);
        int perRoll = (1 << 8) + (1 << 8) - 1;
        assertEquals(1 + 4 + 16 * perRoll, nodes(game.newInitialState(), new int[8]));
    }

    @ParameterizedTest
    @CsvSource({
        // Seat 0 bids and seat 1 calls: what seat 0 gets.
        "top, 2 5, 1x2, 1",
        "top, 2 5, 2x2, -1",
        "top, 2 6, 2x2, 1",
        "top, 6 6, 2x1, 1",
        "top, 5 6, 2x6, -1",
        "top, 1 2, 2x2, -1",
        "one, 1 2, 2x2, 1",
        "one, 2 6, 2x2, -1",
        "one, 1 2, 2x1, -1",
        "none, 2 6, 2x2, -1",
        "none, 6 6, 2x6, 1"
    })
    void theBidIsTrueIfEnoughDiceShowItsFaceOrAWildOne(String wild, String rolls, String bid, double payoff) {
        Game game = game(2, "dice", 1, "wild", wild);
        assertArrayEquals(new double[] {payoff, -payoff}, payoffs(game, play(game, rolls + " " + bid + " liar")));
    }

    @Test
    void bidsRiseByQuantityOrByFace() {
        Game quantity = game(2, "dice", 1, "sides", 3);
        assertEquals(List.of("1x1", "1x2", "1x3", "2x1", "2x2", "2x3"), legal(quantity, play(quantity, "1 1")));
        assertEquals(List.of("2x1", "2x2", "2x3", "liar"), legal(quantity, play(quantity, "1 1 1x3")));
        Game face = game(2, "dice", 1, "sides", 3, "order", "face");
        assertEquals(List.of("1x3", "2x2", "2x3", "liar"), legal(face, play(face, "1 1 1x2")));
        assertEquals(List.of("liar"), legal(face, play(face, "1 1 2x3")), "the highest bid can only be called");
    }

    @Test
    void inOneRoundTheLoserPaysAllOthers() {
        Game game = game(3, "dice", 1);
        assertArrayEquals(new double[] {0.5, -1, 0.5}, payoffs(game, play(game, "2 3 4 1x2 3x5 liar")), "a lie");
        assertArrayEquals(new double[] {0.5, 0.5, -1}, payoffs(game, play(game, "5 5 4 1x2 2x5 liar")), "the truth");
    }

    @Test
    void theLoserOfARoundLosesADieAndBegins() {
        Game game = game(3, "dice", 2, "sides", 2, "rounds", "elimination", "wild", "none");
        DiceState state = play(game, "1 1 1 1 1 1 1x2 liar");
        assertEquals(
                "last round 11 11 11 1x2 called, seat 1 lost, dice . .. .., seat 1 begins, bids -", state.toString());
        state = play(game, "1 1 1 1 1 1 1x2 liar 1 1 1 1 1 1x2 liar");
        assertEquals(
                "last round 1 11 11 1x2 called, seat 1 lost, dice - .. .., seat 2 begins, bids -", state.toString());
        state = play(game, "1 1 1 1 1 1 1x2 liar 1 1 1 1 1 1x2 liar 1 1 1 1 1x1 2x2 liar 1 1 1 1x2");
        assertEquals(1, state.actor(), "the seat that is out is left out");
        state = play(game, "1 1 1 1 1 1 1x2 liar 1 1 1 1 1 1x2 liar 1 1 1 1 1x1 2x2 liar 1 1 1 1x2 liar");
        assertEquals("last round - 11 1 1x2 called, seat 3 lost", state.toString(), "seat 3 has lost its last die");
        assertArrayEquals(new double[] {-0.5, 1, -0.5}, payoffs(game, state));
    }

    @Test
    void diceAreHiddenUntilTheCall() {
        Game game = game(2, "dice", 2);
        DiceState state = play(game, "6 1 3 4 1x2 2x2");
        assertEquals("dice 16 ??, seat 1 begins, bids 1x2 2x2", state.text(Observer.seat(0)));
        assertEquals("dice ?? 34, seat 1 begins, bids 1x2 2x2", state.text(Observer.seat(1)));
        State called = state.copy();
        called.apply(game.parse(called, "liar").orElseThrow());
        assertEquals("last round 16 34 2x2 called, seat 2 lost", ((DiceState) called).text(Observer.SPECTATOR));
        assertFalse(((DiceState) called).hasHiddenInformation());
        int sixes = 0;
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 3000; i++) {
            DiceState guess = state.copy();
            guess.determinize(Observer.seat(0), random);
            assertEquals(state.text(Observer.seat(0)), guess.text(Observer.seat(0)));
            for (int face : guess.faces(1, false)) {
                sixes += face == 5 ? 1 : 0;
            }
        }
        assertEquals(1000, sixes, 120);
    }

    @Test
    void positionsThatCannotBeAreRefused() {
        Game game = game(2, "dice", 2, "sides", 3, "rounds", "elimination");
        Map<String, Object> fine =
                game.position(play(game, "1 1 2 3 1x1 1x3 liar 1 2 3 1x1")).orElseThrow();
        assertEquals(
                "{dice=[1, 2], first=0, rolled=[1, 23], bids=[1x1], shown=[11, 23], called=[1x3], loser=0}",
                fine.toString());
        assertRefused(game, fine, "dice", List.of(0, 0), "'shown[0]' must have 1 dice");
        assertRefused(game, fine, "rolled", List.of("", "23"), "'rolled[1]' may have at most 0 dice");
        assertRefused(game, fine, "rolled", List.of("1", "2"), "'bids' must be empty until all dice are rolled");
        assertRefused(game, fine, "bids", List.of("1x2", "1x2"), "'bids' must rise; 1x2 does not");
        assertRefused(game, fine, "bids", List.of("4x1"), "'bids': '4x1' is not a bid; allowed: 1x1 to 3x3");
        assertRefused(game, fine, "loser", -1, "'shown' and 'called' must be empty where 'loser' is -1");
    }

    private static void assertRefused(Game game, Map<String, Object> fine, String key, Object value, String message) {
        Map<String, Object> changed = new HashMap<>(fine);
        changed.put(key, value);
        assertEquals(
                "position: " + message,
                assertThrows(IllegalArgumentException.class, () -> game.stateOf(changed))
                        .getMessage());
    }
}
