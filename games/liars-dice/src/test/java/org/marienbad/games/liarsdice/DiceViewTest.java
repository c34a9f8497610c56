package org.marienbad.games.liarsdice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.testkit.Bundles;
import org.marienbad.testkit.GoldenDrawing;

class DiceViewTest {
    private static final LiarsDiceProvider PROVIDER = new LiarsDiceProvider();
    private static final Messages ENGLISH = PROVIDER.messages(Locale.ENGLISH);
    private static final Messages CZECH = PROVIDER.messages(new Locale("cs"));
    private static final Map<String, Object> TWO_DICE = Map.of("dice", 2);
    private static final Map<String, Object> ELIMINATION = Map.of("dice", 2, "rounds", "elimination");

    private static MatchView view(int seats, Map<String, Object> options, String plies, Observer observer) {
        GameSetup setup = GameSetup.of(PROVIDER, seats, options, 0);
        State state = setup.newState();
        List<Integer> codes = new ArrayList<>();
        for (String ply : plies.split(" ")) {
            int code = setup.game().parse(state, ply).orElseThrow();
            codes.add(code);
            state.apply(code);
        }
        return MatchView.of(setup, codes, observer);
    }

    private static List<String> dice(MatchView view, int seat) {
        return view.picture().spots().stream()
                .filter(spot -> spot.id().startsWith("die-" + seat + "-"))
                .map(spot -> spot.tokens().get(0).kind().id())
                .toList();
    }

    private static List<String> ids(MatchView view) {
        return view.picture().spots().stream().map(Spot::id).toList();
    }

    private static List<String> english(List<Text> texts) {
        return texts.stream().map(ENGLISH::get).toList();
    }

    @Test
    void diceOfOthersAreCovered() {
        MatchView view = view(2, TWO_DICE, "3 5 1 1", Observer.seat(0));
        assertEquals(List.of("die-3", "die-5"), dice(view, 0));
        assertEquals(List.of("die-0", "die-0"), dice(view, 1));
        assertEquals(List.of("die-0", "die-0"), dice(view.as(Observer.SPECTATOR), 0));
        MatchView end = view(2, TWO_DICE, "3 5 1 1 3x5 liar", Observer.seat(0));
        assertEquals(List.of("die-1", "die-1"), dice(end, 1), "all are shown");
    }

    @Test
    void theLastRoundStaysInSightWhileTheNextOneIsPlayed() {
        MatchView shown = view(2, ELIMINATION, "3 5 1 1 3x5 liar", Observer.seat(1));
        assertEquals(List.of("die-3", "die-5"), dice(shown, 0), "until it rolls again");
        MatchView rolled = view(2, ELIMINATION, "3 5 1 1 3x5 liar 6 2 2", Observer.seat(1));
        assertEquals(List.of("die-0"), dice(rolled, 0), "it has lost a die");
        assertTrue(ids(rolled).contains("last-0-1"));
        assertTrue(ids(rolled).contains("closed"), "bids on four dice cannot be true any more");
        assertFalse(ids(rolled).contains("4x1"));
    }

    @Test
    void eachBidHasTheDiscOfItsSeat() {
        MatchView view = view(3, Map.of("dice", 1), "3 5 1 1x2 1x4 2x2", Observer.SPECTATOR);
        for (String[] bid : new String[][] {{"1x2", "0"}, {"1x4", "1"}, {"2x2", "2"}}) {
            Tokens disc = view.picture().spots().stream()
                    .filter(spot -> spot.id().equals(bid[0]))
                    .findFirst()
                    .orElseThrow()
                    .tokens()
                    .get(0);
            assertEquals(bid[1], String.valueOf(disc.owner()), bid[0]);
        }
        assertEquals("tray-2", view.motions(5).get(0).from());
        assertEquals("2x2", view.motions(5).get(0).to());
    }

    @Test
    void aCallTurnsUpOnlyWhatTheObserverMaySee() {
        MatchView over = view(2, TWO_DICE, "3 5 1 1 3x5 liar", Observer.seat(0));
        assertEquals(4, over.motions(5).size(), "the game is over");
        MatchView before = view(2, TWO_DICE, "3 5 1 1 3x5", Observer.seat(1));
        int liar = before.legalActions().get(before.legalActions().size() - 1).code();
        assertTrue(before.preview(liar).stream().allMatch(motion -> motion.to().startsWith("die-1-")));
    }

    @Test
    void eventsTellWhatACallBrought() {
        assertEquals(
                List.of("A false bid: one die counts as 5 (6 is wild)", "Player 1 loses"),
                english(view(2, TWO_DICE, "3 5 1 1 3x5 liar", Observer.SPECTATOR)
                        .events(5)));
        MatchView view = view(2, ELIMINATION, "6 5 1 1 2x5 liar", Observer.SPECTATOR);
        assertEquals(
                List.of("A true bid: 2 dice count as 5 (6 is wild)", "Player 2 loses a die"), english(view.events(5)));
        assertEquals(List.of(), view.events(0));
        assertEquals("liar(2)", view.plyNotation(5));
        assertEquals("2x5", view.plyNotation(4));
        assertEquals(
                "Lež: žádná kostka neplatí za 4 (6 je žolík)",
                CZECH.get(view(2, TWO_DICE, "3 5 1 1 1x4 liar", Observer.SPECTATOR)
                        .events(5)
                        .get(0)));
    }

    @Test
    void theEndHasAReason() {
        Text ending = view(2, TWO_DICE, "6 5 1 1 2x5 liar", Observer.SPECTATOR)
                .ending()
                .orElseThrow();
        assertEquals("2x5 was bid and true: 2 dice count as 5 (6 is wild).", ENGLISH.get(ending));
        assertEquals("Nabídka 2x5 byla pravdivá: 2 kostky platí za 5 (6 je žolík).", CZECH.get(ending));
    }

    @Test
    void clicksThatAreNoBidsAreAnswered() {
        MatchView view = view(2, TWO_DICE, "3 5 1 1 2x2", Observer.seat(1));
        assertEquals(
                "Your bid must be higher than 2x2.",
                ENGLISH.get(view.objection(List.of(), "2x1").orElseThrow()));
        assertEquals(
                "Those are the dice of Player 1: they are shown when somebody calls \"liar\".",
                ENGLISH.get(view.objection(List.of(), "die-0-1").orElseThrow()));
        assertEquals(
                "Click a bid in the table below, or \"Liar!\".",
                ENGLISH.get(view.objection(List.of(), "tray-1").orElseThrow()));
        assertTrue(view.objection(List.of(), "2x3").isEmpty());
        assertTrue(view.objection(List.of(), "liar").isEmpty());
    }

    @Test
    void theBreakdownCountsDice() {
        MatchView view = view(2, ELIMINATION, "6 5 1 1 2x5 liar", Observer.SPECTATOR);
        assertEquals(
                List.of("Dice that counted as 5", "Dice"),
                english(view.breakdown().stream().map(line -> line.label()).toList()));
        assertEquals(2, view.breakdown().get(0).values().get(0).orElseThrow());
        assertEquals(1, view.breakdown().get(1).values().get(1).orElseThrow());
    }

    @Test
    void annotationsSpeakOfTheOwnDice() {
        GameSetup setup = GameSetup.of(PROVIDER, 2, TWO_DICE, 0);
        State state = setup.newState();
        for (String ply : "3 3 1 1".split(" ")) {
            state.apply(setup.game().parse(state, ply).orElseThrow());
        }
        for (String[] each : new String[][] {
            {"2x3", "The player's own dice alone make it true."},
            {"3x3", "One of the 2 other dice must show 3."},
            {"4x2", "The bid is false, whatever the others have."}
        }) {
            int code = setup.game().parse(state, each[0]).orElseThrow();
            assertEquals(List.of(each[1]), english(setup.game().view().annotations(state, code)));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "2, one, 1, true, wins",
        "2, one, -0.0271, true, '49% to win'",
        "3, one, 0.5, false, '100% not to lose'",
        "3, elimination, 0.25, false, '50% to win'",
    })
    void payoffsAreChances(int seats, String rounds, double payoff, boolean proven, String expected) {
        GameSetup setup = GameSetup.of(PROVIDER, seats, Map.of("rounds", rounds), 0);
        assertEquals(expected, ENGLISH.get(Values.of(setup.game(), payoff, proven)));
    }

    @ParameterizedTest
    @CsvSource({
        "single, 2, 1, one, 3 5 1x3, 1",
        "two, 2, 5, one, 3 5 1 1 6 4 4 2 2 6 3x5 4x1, 0",
        "six, 6, 5, elimination, 1 2 3 4 5 2 3 4 5 6 1 1 2 2 6 6 6 3 3 1 4 4 4 4 4 5 5 5 2 1 3x4 9x4 liar, 2",
        "last, 2, 2, elimination, 3 5 1 1 3x5 liar 6 2 2 1x4, 1",
    })
    void theTableIsDrawnAsKept(String name, int seats, int dice, String rounds, String plies, int seat) {
        MatchView view = view(seats, Map.of("dice", dice, "rounds", rounds), plies, Observer.seat(seat));
        GoldenDrawing.requireSame(Path.of("src", "test", "resources", "pictures", name + ".txt"), view);
    }

    @Test
    void thePositionCanBeHeard() {
        MatchView view = view(2, TWO_DICE, "5 3 1 1 1x2 2x2", Observer.seat(0));
        assertEquals(
                List.of("Player 1: the dice show 3 5", "Player 2: 2 dice", "Bids so far: 1x2, 2x2"),
                english(view.description()));
    }

    @Test
    void bothLanguagesHaveAllWords() {
        Bundles.requireComplete(DiceViewTest.class.getClassLoader(), PROVIDER.messages());
    }
}
