package org.marienbad.games.nim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.FactTable;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;

/** The words of Nim besides the picture. */
class NimTellingTest {
    private static final Messages ENGLISH = Nim.PROVIDER.messages(Locale.ENGLISH);

    private static MatchView after(GameSetup setup, String... plies) {
        LineOfPlay line = CoachStep.of(Text.EMPTY).after(plies).line(setup.game(), 0);
        return MatchView.of(
                setup, line, Observer.seat(Math.max(0, line.present().actor())));
    }

    private static GameSetup setup(int seats, Map<String, ?> options) {
        return GameSetup.of(Nim.PROVIDER, seats, options, 0);
    }

    private static List<String> events(MatchView view, int ply) {
        return view.events(ply).stream().map(ENGLISH::get).toList();
    }

    @Test
    void aPlyTellsWhatWasTaken() {
        MatchView view = after(setup(2, Map.of("heaps", "1-3")), "2:2", "1:1", "2:1");
        assertEquals(List.of(), events(view, 0));
        assertEquals(List.of("Heap 1 is gone"), events(view, 1));
        assertEquals(List.of("Takes the last match"), events(view, 2));
        assertEquals("Player 1 took the last match.", ENGLISH.get(view.ending().orElseThrow()));
        assertEquals("2:2", view.plyNotation(0));
    }

    @Test
    void theHeapsAreToldInBinaryWithTheirNimSum() {
        FactTable table =
                after(setup(2, Map.of("heaps", "1-4-6")), "1:1").facts().orElseThrow();
        assertEquals(
                List.of(List.of("0", "0", "0"), List.of("1", "0", "0"), List.of("1", "1", "0"), List.of("0", "1", "0")),
                table.rows().stream().map(FactTable.Row::cells).toList());
        assertEquals("Nim-sum: 2", ENGLISH.get(table.rows().get(3).label()));
        FactTable limited =
                after(setup(2, Map.of("heaps", "4-6", "limit", 3))).facts().orElseThrow();
        assertEquals(List.of("0", "0"), limited.rows().get(0).cells(), "four counts as nothing");
        assertEquals(List.of("1", "0"), limited.rows().get(2).cells());
        assertTrue(after(setup(3, Map.of())).facts().isEmpty(), "the theory is for two");
    }

    @ParameterizedTest
    @CsvSource({
        "1.1, This match has been taken already.",
        "heap1, Heap 1 is empty.",
        "heap2, Click a match to take it and all to the right of it.",
        "2.1, At most 2 matches may be taken at a time.",
        "taken, These matches have been taken.",
        "table, Nothing can be played here now."
    })
    void aClickThatTakesNothingIsExplained(String spot, String words) {
        MatchView view = after(setup(2, Map.of("heaps", "1-3", "limit", 2)), "1:1");
        assertEquals(words, ENGLISH.get(view.objection(List.of(), spot).orElseThrow()));
        assertTrue(view.objection(List.of(), "2.2").isEmpty(), "two may be taken");
    }

    @ParameterizedTest
    @CsvSource({
        "2, off, 1, true, wins",
        "3, off, -0.5, true, loses",
        "3, off, 1, true, wins",
        "3, off, 0, false, 33% to win",
        "3, on, 0.5, true, wins",
        "3, on, -1, true, loses",
        "4, on, 0, false, 75% to win"
    })
    void payoffsAreChances(int seats, String misere, double payoff, boolean proven, String words) {
        MatchView view = after(setup(seats, Map.of("misere", misere)));
        assertEquals(words, ENGLISH.get(view.value(payoff, proven)));
    }

    /** The answers are the winning moves of the theory: they leave a nim-sum of 0. */
    @Test
    void theCoachAsksForTheOnlyWinningMoves() {
        NimGame game = (NimGame) setup(2, Map.of()).game();
        List<CoachStep> tasks = game.view().coach().stream()
                .filter(step -> step.task().isPresent())
                .toList();
        assertEquals(3, tasks.size());
        for (CoachStep step : tasks) {
            NimState before = (NimState) step.line(game, 0).present();
            List<String> winning = Arrays.stream(game.legalActions(before))
                    .filter(code -> {
                        NimState after = before.copy();
                        after.apply(code);
                        return IntStream.of(after.heaps()).reduce(0, (a, b) -> a ^ b) == 0;
                    })
                    .mapToObj(code -> game.action(before, code).notation())
                    .toList();
            assertEquals(winning, step.task().orElseThrow().answers());
        }
    }

    @Test
    void theCoachIsForTheGameOfTheTheory() {
        assertEquals(List.of(), setup(3, Map.of()).game().view().coach());
        assertEquals(List.of(), setup(2, Map.of("misere", true)).game().view().coach());
        assertEquals(List.of(), setup(2, Map.of("heaps", "3-3-3")).game().view().coach());
    }
}
