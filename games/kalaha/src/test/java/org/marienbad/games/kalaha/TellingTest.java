package org.marienbad.games.kalaha;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.games.mancala.PitNames;

/** The words of Kalaha besides the picture. */
class TellingTest {
    private static final Messages ENGLISH = new KalahaProvider().messages(Locale.ENGLISH);
    private static final Messages CZECH = new KalahaProvider().messages(Locale.forLanguageTag("cs"));

    private final GameSetup setup = GameSetup.of(new KalahaProvider());
    private final KalahaGame game = Games.of();

    private MatchView after(String... plies) {
        LineOfPlay line = CoachStep.of(Text.EMPTY).after(plies).line(setup.game(), 0);
        return MatchView.of(
                setup, line, Observer.seat(Math.max(0, line.present().actor())));
    }

    /** One ply from a position. */
    private MatchView from(KalahaState state, String ply) {
        LineOfPlay line = CoachStep.of(Text.EMPTY)
                .at(KalahaPositionForm.of(state))
                .after(ply)
                .line(game, 0);
        return MatchView.of(setup, line, Observer.SPECTATOR);
    }

    private static List<String> said(Messages messages, List<Text> texts) {
        return texts.stream().map(messages::get).toList();
    }

    @Test
    void aPlyTellsWhatItDid() {
        assertEquals(List.of("Moves again"), said(ENGLISH, after("c").events(0)));
        assertEquals("c+", after("c").plyNotation(0));
        assertEquals(List.of(), after("a").events(0));
        KalahaState state =
                Games.position(game, List.of(2, 0, 0, 1, 0, 3), List.of(0, 1, 1, 5, 1, 0), 10, 10, PitNames.SOUTH);
        assertEquals(List.of("Captures 5"), said(ENGLISH, from(state, "a").events(0)));
        assertEquals(List.of("Bere 5"), said(CZECH, from(state, "a").events(0)));
        assertEquals("a[c](16)", from(state, "a").plyNotation(0));
    }

    @Test
    void theSideThatRanOutOfStonesIsNamedThoughTheOtherRowIsSwept() {
        KalahaState state =
                Games.position(game, List.of(0, 1, 1, 5, 1, 0), List.of(0, 0, 0, 0, 0, 1), 19, 20, PitNames.NORTH);
        assertEquals(
                "North has no stones left in the pits; the 8 stones left over go to South.",
                ENGLISH.get(from(state, "A").ending().orElseThrow()));
    }

    @Test
    void theEndIsExplained() {
        KalahaState state =
                Games.position(game, List.of(0, 0, 0, 0, 0, 1), List.of(0, 1, 1, 5, 1, 0), 20, 19, PitNames.SOUTH);
        MatchView end = from(state, "f");
        assertTrue(end.isOver());
        assertEquals(List.of("Ends the game", "North +8 left over"), said(ENGLISH, end.events(0)));
        assertEquals(
                "South has no stones left in the pits; the 8 stones left over go to North.",
                ENGLISH.get(end.ending().orElseThrow()));
        assertEquals(
                "Jih už nemá v jamkách žádný kámen; 8 zbylých připadá soupeři (Sever).",
                CZECH.get(end.ending().orElseThrow()));
        assertEquals(
                List.of(
                        ScoreLine.part(Text.of("breakdown.played"), 21, 19),
                        ScoreLine.part(Text.of("breakdown.leftover"), 0, 8)),
                end.breakdown());
        assertEquals(
                List.of(
                        ScoreLine.part(Text.of("breakdown.store"), 20, 19),
                        ScoreLine.note(Text.of("breakdown.pits"), 1, 8)),
                end.after(0).breakdown());
    }

    @ParameterizedTest
    @CsvSource({
        "A, This pit is North's., Tato jamka patří soupeři (Sever).",
        "c, This pit is empty., Tato jamka je prázdná.",
        "south.store, Stones in a store stay there., Kameny ve skladu už tam zůstanou.",
        "board, Nothing can be played here now., Zde se teď nedá nic zahrát."
    })
    void aClickThatPlaysNothingIsExplained(String spot, String english, String czech) {
        MatchView view = after("c");
        Text said = view.objection(List.of(), spot).orElseThrow();
        assertEquals(english, ENGLISH.get(said));
        assertEquals(czech, CZECH.get(said));
        assertTrue(view.objection(List.of(), "a").isEmpty(), "a legal sowing");
    }

    @ParameterizedTest
    @CsvSource({
        "outcome, 0.26, false, 63% to win",
        "outcome, -1, true, loses",
        "margin, 0.09, false, +4 stones",
        "margin, -0.0208, false, −1 stone",
        "margin, 0.001, false, even",
        "margin, 0, true, draws",
        "margin, 0.125, true, wins by 6 stones"
    })
    void payoffsAreStonesWhereStonesCount(String payoff, double value, boolean proven, String words) {
        GameSetup played = GameSetup.of(new KalahaProvider(), 2, Map.of("payoff", payoff, "stones", 4), 0);
        MatchView view = MatchView.of(played, List.of(), Observer.SPECTATOR);
        assertEquals(words, ENGLISH.get(view.value(value, proven)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 9})
    void theRulebookDrawsTheBoardInUse(int pits) {
        Rulebook book = Games.of("pits", pits).view().rulebook();
        List<Rulebook.Figure> figures = book.sections().stream()
                .flatMap(section -> section.blocks().stream())
                .flatMap(block -> block instanceof Rulebook.Figure figure ? Stream.of(figure) : Stream.empty())
                .toList();
        assertFalse(figures.isEmpty());
        assertTrue(figures.stream().allMatch(figure -> figure.picture().spots().size() == 2 * pits + 3));
        assertEquals(4, book.sections().size());
    }

    @ParameterizedTest
    @CsvSource({"6, 4", "6, 3", "4, 4", "9, 5", "6, 6"})
    void theCoachAsksForWhatItTeaches(int pits, int stones) {
        KalahaGame board = Games.of("pits", pits, "stones", stones);
        List<CoachStep> steps = board.view().coach();
        assertEquals(5, steps.size());
        assertTrue(done(board, steps.get(1)).endsInStore());
        assertEquals(stones, done(board, steps.get(2)).captured());
        LineOfPlay danger = steps.get(3).line(board, 0);
        KalahaState before = (KalahaState) danger.present();
        assertTrue(SowResult.of(before, PitNames.NORTH, 0).captured() > stones, "before");
        KalahaState after = before.copy();
        after.apply(answer(board, steps.get(3)));
        assertFalse(SowResult.of(after, PitNames.NORTH, 0).captured() > 1, "after");
    }

    private static int answer(KalahaGame board, CoachStep step) {
        return board.parse(
                        step.line(board, 0).present(),
                        step.task().orElseThrow().answers().get(0))
                .orElseThrow();
    }

    private static SowResult done(KalahaGame board, CoachStep step) {
        KalahaState state = (KalahaState) step.line(board, 0).present();
        return SowResult.of(state, answer(board, step));
    }

    @Test
    void aBoardTooSmallHasNoCoach() {
        assertEquals(List.of(), Games.of("pits", 3).view().coach());
    }
}
