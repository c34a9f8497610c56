package org.marienbad.games.kalaha;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;
import org.marienbad.games.mancala.PitNames;

class KalahaAnnotationsTest {
    private static List<String> annotations(KalahaGame game, KalahaState state, String ply, Locale locale) {
        int code = game.parse(state, ply).orElseThrow();
        return game.view().annotations(state, code).stream()
                .map(new KalahaProvider().messages(locale)::get)
                .toList();
    }

    private static List<String> annotations(KalahaGame game, KalahaState state, String ply) {
        return annotations(game, state, ply, Locale.ENGLISH);
    }

    @Test
    void theThirdPitOpens() {
        KalahaGame game = Games.of();
        KalahaState start = game.newInitialState();
        assertEquals(List.of("Pit c ends in the store: another move follows."), annotations(game, start, "c"));
        assertEquals(
                List.of("Jamka c končí ve skladu: následuje další tah."),
                annotations(game, start, "c", Locale.forLanguageTag("cs")));
        assertEquals(List.of(), annotations(game, start, "d"));
    }

    @Test
    void aCaptureIsCounted() {
        KalahaGame game = Games.of();
        KalahaState state =
                Games.position(game, List.of(2, 0, 0, 1, 0, 3), List.of(0, 1, 1, 5, 1, 0), 10, 10, PitNames.SOUTH);
        assertEquals(
                List.of("Captures 5 stones from C."),
                annotations(game, state, "a").subList(0, 1),
                state::toString);
        assertEquals(
                List.of("Bere 5 kamenů z jamky C."),
                annotations(game, state, "a", Locale.forLanguageTag("cs")).subList(0, 1));
        assertEquals("Captures 1 stone from E.", annotations(game, state, "d").get(0));
        KalahaState north =
                Games.position(game, List.of(0, 1, 1, 5, 1, 0), List.of(2, 0, 0, 1, 0, 3), 10, 10, PitNames.NORTH);
        assertEquals("Captures 5 stones from d.", annotations(game, north, "F").get(0));
    }

    @Test
    void stonesOppositeAnEmptyPitAreProtected() {
        KalahaGame game = Games.of();
        // North's C holds 2 and reaches its empty A, opposite to South's a with 7.
        KalahaState state =
                Games.position(game, List.of(7, 0, 0, 0, 0, 5), List.of(0, 0, 0, 2, 0, 0), 10, 10, PitNames.SOUTH);
        assertEquals(
                List.of("Takes 7 stones out of a, where they could be captured from the empty pit A opposite."),
                annotations(game, state, "a"));
        assertEquals(
                List.of("Protects 7 stones in a, which could be captured from the empty pit A opposite."),
                annotations(game, state, "f"),
                "C holds 3 then and passes by");
        KalahaState other =
                Games.position(game, List.of(7, 0, 0, 0, 0, 5), List.of(0, 0, 0, 3, 0, 0), 10, 10, PitNames.SOUTH);
        assertTrue(annotations(game, other, "f").isEmpty(), "what was not in danger is not protected");
    }

    @Test
    void twoStonesAreWorthProtectingAndOfEqualOnesTheFirst() {
        KalahaGame game = Games.of();
        KalahaState two =
                Games.position(game, List.of(2, 0, 0, 0, 0, 5), List.of(0, 0, 0, 2, 0, 0), 10, 10, PitNames.SOUTH);
        assertEquals(
                List.of("Protects 2 stones in a, which could be captured from the empty pit A opposite."),
                annotations(game, two, "f"));
        KalahaState one =
                Games.position(game, List.of(1, 0, 0, 0, 0, 5), List.of(0, 0, 0, 2, 0, 0), 10, 10, PitNames.SOUTH);
        assertEquals(List.of(), annotations(game, one, "f"));
        // North's F reaches E, opposite to e.
        KalahaState both =
                Games.position(game, List.of(3, 0, 0, 0, 3, 5), List.of(1, 0, 0, 2, 0, 0), 10, 10, PitNames.SOUTH);
        assertEquals(
                List.of("Protects 3 stones in a, which could be captured from the empty pit A opposite."),
                annotations(game, both, "f"));
    }

    @Test
    void theEndIsTold() {
        KalahaGame game = Games.of();
        KalahaState state =
                Games.position(game, List.of(0, 0, 0, 0, 0, 1), List.of(0, 0, 0, 0, 0, 3), 24, 20, PitNames.SOUTH);
        assertEquals(List.of("Ends the game and wins it 25 to 23."), annotations(game, state, "f"));
        KalahaState lead =
                Games.position(game, List.of(0, 0, 0, 4, 0, 1), List.of(0, 0, 0, 0, 0, 3), 24, 16, PitNames.SOUTH);
        assertEquals(
                List.of(
                        "Brings the store to 25 of 48 stones, more than half: the win is certain.",
                        "Pit f ends in the store: another move follows."),
                annotations(game, lead, "f"));
    }

    @Test
    void aDrawIsToldAsADraw() {
        KalahaGame game = Games.of();
        KalahaState state =
                Games.position(game, List.of(0, 0, 0, 0, 0, 1), List.of(0, 0, 0, 0, 0, 3), 23, 21, PitNames.SOUTH);
        assertEquals(List.of("Ends the game in a draw, 24 each."), annotations(game, state, "f"));
    }

    @Test
    void theEndIsToldFromTheSideThatMoves() {
        KalahaGame game = Games.of();
        KalahaState state =
                Games.position(game, List.of(0, 0, 0, 0, 0, 3), List.of(0, 0, 0, 0, 0, 1), 20, 24, PitNames.NORTH);
        assertEquals(List.of("Ends the game and wins it 25 to 23."), annotations(game, state, "A"));
        KalahaState lost =
                Games.position(game, List.of(0, 0, 0, 0, 0, 3), List.of(0, 0, 0, 0, 0, 1), 24, 20, PitNames.NORTH);
        assertEquals(List.of("Ends the game, 21 to 27."), annotations(game, lost, "A"));
    }

    /** Facts are facts: each is compared with what the rules do. */
    @Property
    void annotationsSayWhatHappens(@ForAll long seed) {
        Random random = new Random(seed);
        KalahaGame game = new KalahaGame(Games.randomRules(random));
        KalahaState state = game.newInitialState(random.nextInt(2));
        int[] buffer = new int[game.info().maxLegalActions()];
        SplittableRandom draws = new SplittableRandom(seed);
        while (state.actor() != State.TERMINAL) {
            int code = state.randomAction(buffer, draws);
            KalahaState after = state.copy();
            after.apply(code);
            int seat = state.actor();
            Set<String> keys = new HashSet<>();
            for (Text annotation : game.view().annotations(state, code)) {
                assertTrue(keys.add(annotation.key()));
                String words = new KalahaProvider()
                        .messages(Locale.forLanguageTag("cs"))
                        .get(annotation);
                assertFalse(words.startsWith("annotation"), words);
            }
            assertEquals(
                    after.actor() == seat && code != game.rules().swap(),
                    keys.contains("annotation.again"),
                    state::toString);
            if (code != game.rules().swap()) {
                SowResult sown = SowResult.of(state, code);
                assertEquals(sown.captures() && sown.captured() > 0, keys.contains("annotation.captures"));
                if (after.actor() != State.TERMINAL) {
                    assertEquals(after.store(seat), sown.store(), state::toString);
                    assertEquals(after.store(seat) - state.store(seat) > 1, sown.store() - state.store(seat) > 1);
                }
                if (keys.contains("annotation.wins")) {
                    assertTrue(after.store(seat) > after.store(1 - seat));
                }
            }
            state = after;
        }
    }
}
