package org.marienbad.games.nim;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;

class NimGameTest {
    /**
     * Independent of the rules as coded: {@code d} takes from one heap of {@code n} are a choice of {@code d} different
     * heights to cut at. So there are C(n, d) ways, and takes from several heaps interleave freely. The number of lines
     * of {@code d} plies is therefore d! · [x^d] of the product over the heaps of Σ C(n, k) x^k / k!. The figures come
     * from this formula. With a limit, C(n, k) becomes the number of compositions of at most n into k parts of at most
     * the limit.
     */
    @Test
    void perftIsThatOfTheFormula() {
        assertPerft(Nim.game(1, 3, 5, 7), 16, 206, 2116, 17338, 113912, 602492);
        assertPerft(Nim.game(2, 2), 4, 10, 12, 6, 0);
        assertPerft(Nim.limited(2, 1, 3, 5, 7), 7, 47, 301, 1828, 10447, 55577);
        assertPerft(Nim.game(20, 30, 20), 70, 4015, 187540);
        assertPerft(Nim.game(Collections.nCopies(16, 63).toArray(Integer[]::new)), 1008, 983808);
    }

    private static void assertPerft(Game game, long... expected) {
        for (int depth = 1; depth <= expected.length; depth++) {
            assertEquals(expected[depth - 1], lines(game, game.newInitialState(), depth), "depth " + depth);
        }
    }

    private static long lines(Game game, State state, int depth) {
        int[] legal = Nim.legal(game, state);
        long lines = depth == 1 ? legal.length : 0;
        for (int i = 0; depth > 1 && i < legal.length; i++) {
            State next = state.copy();
            next.apply(legal[i]);
            lines += lines(game, next, depth - 1);
        }
        return lines;
    }

    @Test
    void informationIsTight() {
        Game game = Nim.game(1, 3, 5, 7);
        assertEquals(16, game.info().actionCount());
        assertEquals(16, game.info().maxLegalActions());
        assertEquals(16, game.info().maxPlies());
        assertEquals(7, Nim.limited(2, 1, 3, 5, 7).info().maxLegalActions());
    }

    @Test
    void takesAreWrittenHeapThenNumber() {
        Game game = Nim.game(1, 3, 5, 7);
        State state = Nim.play(game, "2:3", "take 2 from 3", "take 1 from heap 1");
        assertEquals(List.of(0, 0, 3, 7), Nim.heaps(game, state));
        assertEquals(
                Text.of("take", 2, 4, Text.of("seat", 2)),
                game.action(state, game.parse(state, "4:2").orElseThrow()).words());
    }

    @Test
    void illegalPliesAreNotParsed() {
        Game game = Nim.limited(2, 1, 3);
        State state = game.newInitialState();
        for (String bad :
                List.of("", "2", "0:1", "3:1", "1:0", "1:2", "2:3", "2:-1", "2:1:1", "2:99999999999", "x:1")) {
            assertEquals(OptionalInt.empty(), game.parse(state, bad), bad);
        }
    }

    @Test
    void theSeatThatTakesTheLastMatchWins() {
        assertPayoffs(Nim.game(1, 2), List.of("1:1", "2:2"), -1, 1);
        assertPayoffs(Nim.misere(1, 2), List.of("1:1", "2:2"), 1, -1);
    }

    @Test
    void withMoreSeatsTheOthersShare() {
        Map<String, Object> heaps = Map.of("heaps", "1-1-1-1");
        assertPayoffs(Nim.game(3, heaps), List.of("1:1", "2:1", "3:1", "4:1"), 1, -0.5, -0.5);
        assertPayoffs(
                Nim.game(5, Map.of("heaps", "1-1-1-1", "misere", "on")),
                List.of("1:1", "2:1", "3:1", "4:1"),
                0.25,
                0.25,
                0.25,
                -1,
                0.25);
    }

    private static void assertPayoffs(Game game, List<String> plies, double... expected) {
        State state = Nim.play(game, plies.toArray(String[]::new));
        assertEquals(State.TERMINAL, state.actor());
        double[] payoffs = new double[expected.length];
        state.payoffs(payoffs);
        assertArrayEquals(expected, payoffs, 1e-12);
    }

    @Test
    void anySeatStarts() {
        Game game = Nim.game(3, Map.of());
        assertEquals(2, game.newInitialState(2).actor());
        assertThrows(IllegalArgumentException.class, () -> game.newInitialState(3));
    }

    @Test
    void aPositionIsSetUp() {
        Game game = Nim.game(1, 3, 5, 7);
        State played = Nim.play(game, "1:1", "4:1", "2:1");
        assertEquals(
                Map.of("heaps", List.of(0, 2, 5, 6), "actor", 1),
                game.position(played).orElseThrow());
        State set = game.stateOf(Map.of("heaps", List.of(0L, 2, 5.0, 6), "actor", 1));
        assertEquals(played.toString(), set.toString());
        assertEquals(played.hash(), set.hash());
    }

    @Test
    void aBadPositionIsRefusedInOneSentence() {
        Game game = Nim.game(1, 3, 5, 7);
        assertRefused(
                game,
                Map.of("heaps", List.of(1, 3, 5)),
                "position of nim: 'actor' is missing; expected, for example, {\"heaps\":[1,3,5,7],\"actor\":0}");
        assertRefused(
                game,
                Map.of("heaps", List.of(1, 3, 5), "actor", 0),
                "position of nim: 'heaps' must be a list of 4 whole numbers, as many as the heaps at the start;"
                        + " expected, for example, {\"heaps\":[1,3,5,7],\"actor\":0}");
        assertRefused(
                game,
                Map.of("heaps", List.of(1, 4, 5, 7), "actor", 0),
                "position of nim: heap 2 is '4'; allowed: a whole number from 0 to 3");
        assertRefused(
                game,
                Map.of("heaps", List.of(1, 3, 2.5, 7), "actor", 0),
                "position of nim: heap 3 is '2.5'; allowed: a whole number from 0 to 5");
        assertRefused(
                game,
                Map.of("heaps", List.of(1, 3, 5, 7), "actor", 2),
                "position of nim: 'actor' is '2'; allowed: a whole number from 0 to 1");
        assertRefused(
                game,
                Map.of("heap", List.of(1, 3, 5, 7), "actor", 0),
                "position of nim: unknown entry 'heap' (did you mean 'heaps'?); there are: heaps, actor");
        Map<String, Object> withNull = new HashMap<>();
        withNull.put("heaps", null);
        withNull.put("actor", 0);
        assertThrows(IllegalArgumentException.class, () -> game.stateOf(withNull));
    }

    private static void assertRefused(Game game, Map<String, ?> position, String message) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> game.stateOf(position))
                        .getMessage());
    }

    @Test
    void textShowsHeapsAndMatches() {
        assertEquals(
                "⟨1;0;5⟩ player 2 to move\n 1  |\n 2\n 3  |||||",
                Nim.play(Nim.game(1, 3, 5), "2:3").toString());
        assertEquals(
                "⟨0⟩ player 1 took the last match\n 1",
                Nim.play(Nim.game(1), "1:1").toString());
    }

    @Test
    void positionsThatDifferHaveDifferentHashes() {
        Game game = Nim.game(1, 3, 5, 7);
        Map<Long, String> seen = new HashMap<>();
        for (int number = 0; number < 2 * 4 * 6 * 8 * 2; number++) {
            List<Integer> heaps = List.of(number % 2, number / 2 % 4, number / 8 % 6, number / 48 % 8);
            State state = game.stateOf(Map.of("heaps", heaps, "actor", number / 384));
            assertEquals(null, seen.put(state.hash(), state.toString()), state::toString);
        }
    }

    @Test
    void aPlayoutAllocatesNothing() {
        for (Game game : List.of(
                Nim.game(1, 3, 5, 7), Nim.game(Collections.nCopies(16, 63).toArray(Integer[]::new)))) {
            ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
            long thread = Thread.currentThread().getId();
            State start = game.newInitialState();
            State state = start.copy();
            Playout playout = new Playout(game);
            SplittableRandom random = new SplittableRandom(1);
            long least = Long.MAX_VALUE;
            for (int round = 0; round < 10 && least > 0; round++) {
                long before = threads.getThreadAllocatedBytes(thread);
                for (int i = 0; i < 200; i++) {
                    state.copyFrom(start);
                    playout.run(state, random);
                    state.hash();
                }
                least = Math.min(least, threads.getThreadAllocatedBytes(thread) - before);
            }
            assertEquals(0, least);
        }
    }

    @Test
    void optionsOutOfRangeAreRefused() {
        for (Map<String, ?> bad : List.of(
                Map.of("heaps", "0"),
                Map.of("heaps", "64"),
                Map.of("heaps", String.join("-", Collections.nCopies(17, "1"))),
                Map.of("limit", 64),
                Map.of("limit", -1),
                Map.of("misere", "perhaps"))) {
            assertThrows(IllegalArgumentException.class, () -> Nim.game(2, bad), bad::toString);
        }
        for (int seats : new int[] {1, 7}) {
            assertThrows(IllegalArgumentException.class, () -> Nim.game(seats, Map.of()));
        }
    }

    @Test
    void theServiceIsListed() {
        assertTrue(ServiceLoader.load(GameProvider.class).stream().anyMatch(p -> p.type() == NimProvider.class));
    }

    @Test
    void bothLanguagesHaveAllWords() {
        for (Locale locale : List.of(Locale.ENGLISH, Locale.forLanguageTag("cs"))) {
            Messages messages = Messages.of(locale).with(NimProvider.class.getClassLoader(), Nim.PROVIDER.messages());
            assertTrue(messages.has("name") && messages.has("summary"));
            for (Setting<?> option : Nim.PROVIDER.options()) {
                assertTrue(messages.has("option." + option.key()), option.key());
                assertTrue(messages.has("option." + option.key() + ".help"), option.key());
            }
        }
    }

    @Test
    void captionsAreSentences() {
        Messages english =
                Messages.of(Locale.ENGLISH).with(NimProvider.class.getClassLoader(), Nim.PROVIDER.messages());
        Messages czech = Messages.of(Locale.forLanguageTag("cs"))
                .with(NimProvider.class.getClassLoader(), Nim.PROVIDER.messages());
        Game game = Nim.game(1, 2);
        Text start =
                game.view().picture(game.newInitialState(), Observer.seat(0)).caption();
        assertEquals("Player 1 to move. The last match wins.", english.get(start));
        assertEquals("Na tahu je Hráč 1. Poslední zápalka vyhrává.", czech.get(start));
        Text end = game.view()
                .picture(Nim.play(game, "1:1", "2:2"), Observer.seat(0))
                .caption();
        assertEquals("Player 2 takes the last match and wins.", english.get(end));
        Game limited = Nim.game(3, Map.of("heaps", "1", "misere", "on", "limit", 4));
        assertEquals(
                "Player 1 to move, 4 at most. The last match loses.",
                english.get(limited.view()
                        .picture(limited.newInitialState(), Observer.seat(0))
                        .caption()));
        assertEquals(
                "Player 1 takes the last match and loses; the others win.",
                english.get(limited.view()
                        .picture(Nim.play(limited, "1:1"), Observer.seat(0))
                        .caption()));
        assertEquals("Heap 2: 1 match", english.get("heap", 2, 1));
        assertEquals("Heap 2: 5 matches", english.get("heap", 2, 5));
        assertEquals("Hromádka 2: 4 zápalky", czech.get("heap", 2, 4));
        assertEquals("Hromádka 2: 5 zápalek", czech.get("heap", 2, 5));
    }

    @Test
    void filesAndCommandsCallTheGameNim() {
        assertEquals("nim", new NimProvider().id());
    }
}
