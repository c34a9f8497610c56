package org.marienbad.play.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.MatchView;
import org.marienbad.games.testgames.DiceRaceProvider;
import org.marienbad.games.testgames.NoughtsProvider;
import org.marienbad.games.testgames.TricksProvider;

class BeginningTest {
    private static final GameSetup NOUGHTS = GameSetup.of(new NoughtsProvider());
    private static final GameSetup USUAL_RACE = GameSetup.of(new DiceRaceProvider());
    private static final Beginning USUAL = Beginning.usual(NOUGHTS);

    private static String board(GameSetup setup) {
        return MatchView.of(setup, List.of(), Observer.SPECTATOR).text();
    }

    @Test
    void aGameBeginsWherePliesOfBothSidesLead() {
        Beginning begun = USUAL.played("b2").played("a1");
        assertEquals(List.of("b2", "a1"), begun.plies());
        assertEquals(begun.view().text(), board(begun.setup()));
        assertEquals(0, begun.view().actor());
        assertTrue(begun.setup().position().isPresent());
        assertEquals(List.of("b2"), begun.back().plies());
    }

    @Test
    void theUsualStartIsNoPosition() {
        assertTrue(USUAL.isUsual());
        assertEquals(USUAL.view().text(), USUAL.played("b2").back().view().text());
        assertTrue(USUAL.played("b2").back().setup().position().isEmpty());
        assertTrue(USUAL.back().plies().isEmpty(), "there is nothing to take back");
    }

    @Test
    void aPositionIsWrittenAndReadAsText() {
        String text = """
                {
                  "rows": [
                    "...",
                    ".X.",
                    "O.."
                  ]
                }""";
        Beginning begun = USUAL.written(text);
        assertEquals(text, begun.text());
        assertFalse(begun.isUsual());
        assertEquals(text, begun.played("c3").back().text());
        assertEquals(USUAL.played("b2").played("a1").view().text(), begun.view().text());
    }

    @Test
    void refusesTextsAndPliesThatAreNoneOfTheGame() {
        for (String text : List.of("", "[1]", "{\"rows\":[\"...\",\".X.\"]}", "{\"board\":1}")) {
            assertThrows(IllegalArgumentException.class, () -> USUAL.written(text), text);
        }
        Beginning begun = USUAL.played("b2");
        assertThrows(IllegalArgumentException.class, () -> begun.played("b2"));
    }

    @Test
    void otherRulesKeepThePliesOrRefuseThem() {
        GameSetup larger = GameSetup.of(new NoughtsProvider(), 2, Map.of("size", 5), 0);
        assertEquals(List.of("b2"), USUAL.played("b2").under(larger).plies());
        Beginning written = Beginning.usual(larger).played("e5");
        assertThrows(IllegalArgumentException.class, () -> written.under(NOUGHTS));
    }

    @Test
    void chanceIsDrawnAndIsNobodysPly() {
        Beginning begun = Beginning.usual(USUAL_RACE);
        assertTrue(begun.isUsual() && begun.plies().size() == 1, () -> String.valueOf(begun.plies()));
        String ply = begun.view().legalActions().get(0).notation();
        Beginning next = begun.played(ply);
        assertFalse(next.isUsual());
        assertTrue(next.back().isUsual());
        Map<String, Object> written = next.setup().position().orElseThrow();
        assertEquals(
                Optional.of(written),
                Beginning.of(USUAL_RACE.from(written), List.of()).setup().position(),
                "its die is cast when the game begins");
    }

    @Test
    void aGameThatHidesSomethingBeginsAsUsual() {
        assertTrue(Beginning.isOffered(NOUGHTS));
        assertFalse(Beginning.isOffered(GameSetup.of(new TricksProvider())));
    }
}
