package org.marienbad.games.kalaha;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.framework.game.State;

class KalahaPositionFormTest {
    private static final KalahaGame SMALL = Games.of("pits", 2, "stones", 3);

    @Test
    void readsWhatItWrote() {
        Random random = new Random(7);
        for (int i = 0; i < 500; i++) {
            KalahaGame game = new KalahaGame(Games.randomRules(random));
            KalahaState state = game.newInitialState(random.nextInt(2));
            while (true) {
                KalahaState read = game.stateOf(game.position(state).orElseThrow());
                assertEquals(state.toString(), read.toString());
                assertEquals(state.hash(), read.hash());
                assertArrayEquals(Games.legal(game, state), Games.legal(game, read));
                if (state.actor() == State.TERMINAL) {
                    break;
                }
                int[] legal = Games.legal(game, state);
                state.apply(legal[random.nextInt(legal.length)]);
            }
        }
    }

    @Test
    void hasTheFormOfTheDocumentation() {
        assertEquals(
                Map.of("pits", List.of(List.of(3, 3), List.of(3, 3)), "stores", List.of(0, 0), "actor", 0),
                SMALL.position(SMALL.newInitialState()).orElseThrow());
    }

    @Test
    void positionThatIsOverIsTerminalAndSwept() {
        for (int actor : new int[] {0, 1, State.TERMINAL}) {
            KalahaState state = Games.position(SMALL, List.of(0, 0), List.of(1, 2), 4, 3, actor);
            assertEquals(State.TERMINAL, state.actor());
            assertArrayEquals(new int[] {4, 6}, SMALL.scores(state));
        }
        KalahaGame mover = Games.of("pits", 2, "stones", 3, "end", "moverEmpty");
        assertEquals(
                1, Games.position(mover, List.of(0, 0), List.of(1, 2), 4, 3, 1).actor());
        assertEquals(
                State.TERMINAL,
                Games.position(mover, List.of(0, 0), List.of(1, 2), 4, 3, 0).actor());
    }

    static List<List<Object>> mistakes() {
        return List.of(
                List.of("pits", 7, "position: 'pits' is 7; allowed: a list of 2 rows, South's and North's"),
                List.of(
                        "pits",
                        List.of(List.of(1, 1), List.of(1)),
                        "position: 'pits[1]' is [1]; allowed: a list of 2 numbers of stones"),
                List.of(
                        "pits",
                        List.of(List.of(1, -1), List.of(1, 1)),
                        "position: 'pits[0][1]' is -1; allowed: a whole number from 0 to 12"),
                List.of(
                        "pits",
                        List.of(List.of(1, 1), List.of(1.5, 1)),
                        "position: 'pits[1][0]' is 1.5; allowed: a whole number from 0 to 12"),
                List.of(
                        "pits",
                        List.of(List.of(4, 3), List.of(3, 3)),
                        "position: 13 stones; allowed: at most 12, the number at the start"
                                + " (2 pits a side, 3 stones each)"),
                List.of("stores", List.of("1", 0), "position: 'stores[0]' is 1; allowed: a whole number from 0 to 12"),
                List.of("actor", 2, "position: 'actor' is 2; allowed: 0 (South), 1 (North) or -2 (the game is over)"),
                List.of("actor", -1, "position: 'actor' is -1; allowed: 0 (South), 1 (North) or -2 (the game is over)"),
                List.of(
                        "actor",
                        -2,
                        "position: 'actor' is -2 (the game is over), but both rows have stones; allowed: 0 or 1"),
                List.of(
                        "actr",
                        0,
                        "unknown key of a position 'actr' (did you mean 'actor'?); there are: pits, stores, actor"),
                List.of("pie", "offered", "unknown key of a position 'pie'; there are: pits, stores, actor"));
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void saysWhatIsWrongWhere(List<Object> mistake) {
        Map<String, Object> form =
                new LinkedHashMap<>(SMALL.position(SMALL.newInitialState()).orElseThrow());
        form.put((String) mistake.get(0), mistake.get(1));
        assertEquals(mistake.get(2), error(SMALL, form));
    }

    @Test
    void saysWhatIsMissing() {
        Map<String, Object> form = new LinkedHashMap<>();
        assertEquals("position: 'pits' is missing; allowed: a list of 2 rows, South's and North's", error(SMALL, form));
        form.put("pits", List.of(Arrays.asList(1, null), List.of(1, 1)));
        assertEquals("position: 'pits[0][1]' is missing; allowed: a whole number from 0 to 12", error(SMALL, form));
    }

    @Test
    void keepsTheStageOfThePieRule() {
        KalahaGame pie = Games.of("pits", 2, "stones", 3, "pie", "on");
        Map<String, Object> form =
                new LinkedHashMap<>(pie.position(pie.newInitialState()).orElseThrow());
        assertEquals("firstTurn", form.get("pie"));
        form.put("pie", "offered");
        assertArrayEquals(new int[] {0, 1, 2}, Games.legal(pie, pie.stateOf(form)));
        form.remove("pie");
        assertArrayEquals(new int[] {0, 1}, Games.legal(pie, pie.stateOf(form)));
        form.put("pie", "yes");
        assertEquals("position: 'pie' is yes; allowed: 'firstTurn', 'offered' or nothing", error(pie, form));
    }

    private static String error(KalahaGame game, Map<String, Object> form) {
        return assertThrows(IllegalArgumentException.class, () -> game.stateOf(form))
                .getMessage();
    }
}
