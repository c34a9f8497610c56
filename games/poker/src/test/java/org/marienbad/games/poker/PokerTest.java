package org.marienbad.games.poker;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;

class PokerTest {
    private static Game game(String variant) {
        return GameSetup.of(new PokerProvider(), 2, Map.of("variant", variant), 0)
                .game();
    }

    private static PokerState play(Game game, String plies) {
        State state = game.newInitialState();
        for (String ply : plies.split(" ")) {
            state.apply(
                    game.parse(state, ply).orElseThrow(() -> new AssertionError(ply + " is not possible in " + state)));
        }
        return (PokerState) state;
    }

    private static List<String> legal(Game game, State state) {
        return Arrays.stream(game.legalActions(state))
                .mapToObj(code -> game.action(state, code).notation())
                .toList();
    }

    private static int nodes(Game game, State state) {
        int[] codes = new int[game.info().maxLegalActions()];
        int sum = 1;
        for (int code : Arrays.copyOf(codes, state.legalActions(codes))) {
            State next = state.copy();
            next.apply(code);
            sum += nodes(game, next);
        }
        return sum;
    }

    /** 55 if both cards are dealt at once, as in the literature; here the three first cards are nodes, too. */
    @Test
    void kuhnPokerHas58Nodes() {
        Game game = game("kuhn");
        assertEquals(58, nodes(game, game.newInitialState()));
    }

    @ParameterizedTest
    @CsvSource({
        "kuhn, J K p p, -1",
        "kuhn, K Q p p, 1",
        "kuhn, J Q b p, 1",
        "kuhn, Q J b b, 2",
        "kuhn, K Q p b p, -1",
        "kuhn, Q K p b b, -2",
        "leduc, J K r f, 1",
        "leduc, J K r r f, -3",
        "leduc, J K c c Q c c, -1",
        "leduc, J K c c J c c, 1",
        "leduc, Q Q c c K r c, 0",
        "leduc, K Q c r r c Q r r c, -13",
        "leduc, K Q c r c J c r f, -3"
    })
    void payoffsAreWhatWasPaid(String variant, String plies, double won) {
        PokerState state = play(game(variant), plies);
        assertEquals(State.TERMINAL, state.actor());
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        assertArrayEquals(new double[] {won, 0 - won}, payoffs);
    }

    @Test
    void leducAllowsFoldsAgainstBetsAndTwoRaisesARound() {
        Game game = game("leduc");
        assertEquals(List.of("c", "r"), legal(game, play(game, "J K")));
        assertEquals(List.of("f", "c", "r"), legal(game, play(game, "J K r")));
        assertEquals(List.of("f", "c"), legal(game, play(game, "J K r r")));
        PokerState due = play(game, "J K r r c");
        assertEquals(State.CHANCE, due.actor());
        assertEquals(List.of("J", "Q", "K"), legal(game, due));
        assertEquals(1, due.chanceWeight(0), "one jack is left");
        assertEquals(2, due.chanceWeight(1), "both queens are left");
        PokerState pair = play(game, "J J r r c K");
        assertEquals(0, pair.actor(), "seat 1 begins the second round, too");
        assertEquals("cards J J, public card K, betting rrc, paid 5 5", pair.toString());
        assertEquals(
                "cards J K, public card Q, betting rc/c, paid 3 3",
                play(game, "J K r c Q c").toString());
    }

    @Test
    void aCardIsSeenByItsSeatOnlyUntilTheShowdown() {
        Game game = game("kuhn");
        State start = game.newInitialState();
        assertEquals(Seen.action(State.CHANCE, 2), game.seen(start, 2, Observer.seat(0)));
        assertFalse(game.seen(start, 2, Observer.seat(1)).isKnown());
        PokerState kings = play(game, "Q K p");
        PokerState jacks = play(game, "Q J p");
        assertEquals(kings.observationKey(Observer.seat(0)), jacks.observationKey(Observer.seat(0)));
        assertNotEquals(kings.observationKey(Observer.seat(1)), jacks.observationKey(Observer.seat(1)));
        assertEquals("cards Q ?, betting p, paid 1 1", kings.text(Observer.seat(0)));
        assertEquals("cards ? ?, betting p, paid 1 1", kings.text(Observer.SPECTATOR));
        assertEquals("cards Q K, betting pp, paid 1 1", play(game, "Q K p p").text(Observer.SPECTATOR));
        assertEquals("cards Q ?, betting bp, paid 2 1", play(game, "Q K b p").text(Observer.seat(0)));
        assertTrue(play(game, "Q K b p").hasHiddenInformation(), "folded cards are not shown");
    }

    @Test
    void guessesFollowTheCardsThatAreLeft() {
        PokerState state = play(game("leduc"), "J Q c c J");
        SplittableRandom random = new SplittableRandom(1);
        int kings = 0;
        for (int i = 0; i < 2000; i++) {
            PokerState guess = state.copy();
            guess.determinize(Observer.seat(0), random);
            assertFalse(guess.toString().startsWith("cards J J"), "both jacks are known");
            kings += guess.toString().startsWith("cards J K") ? 1 : 0;
        }
        assertEquals(1000, kings, 100);
        int pairs = 0;
        for (int i = 0; i < 2000; i++) {
            PokerState guess = state.copy();
            guess.determinize(Observer.SPECTATOR, random);
            pairs += guess.toString().startsWith("cards J") ? 1 : 0;
        }
        assertEquals(400, pairs, 80, "one of the five cards left is a jack");
    }

    @Test
    void positionsThatCannotAriseAreRefused() {
        Game game = game("kuhn");
        assertRefused(game, List.of("J", "J"), List.of(), "position: 'cards' entry 2 is 'J'; possible there: Q, K");
        assertRefused(game, List.of("J"), List.of("p"), "position: 'cards' has too few cards");
        assertRefused(
                game,
                List.of("J", "Q"),
                List.of("p", "p", "p"),
                "position: 'betting' entry 3 is 'p'; possible there: nothing, the game is over");
        assertRefused(game("leduc"), List.of("J", "Q", "K"), List.of("c"), "position: 'cards' has too many cards");
        assertEquals(
                "option 'cards': 4 cards are for Kuhn poker only; Leduc poker has 3 ranks",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> GameSetup.of(new PokerProvider(), 2, Map.of("variant", "leduc", "cards", 4), 0))
                        .getMessage());
    }

    private static void assertRefused(Game game, List<String> cards, List<String> betting, String message) {
        assertEquals(
                message,
                assertThrows(
                                IllegalArgumentException.class,
                                () -> game.stateOf(Map.of("cards", cards, "betting", betting)))
                        .getMessage());
    }
}
