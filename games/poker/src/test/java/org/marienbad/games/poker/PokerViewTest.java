package org.marienbad.games.poker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.drawing.Artwork;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.testkit.Bundles;
import org.marienbad.testkit.GoldenDrawing;

class PokerViewTest {
    private static final PokerProvider PROVIDER = new PokerProvider();
    private static final Messages ENGLISH = PROVIDER.messages(Locale.ENGLISH);
    private static final Messages CZECH = PROVIDER.messages(new Locale("cs"));

    private static GameSetup setup(String variant) {
        return GameSetup.of(PROVIDER, 2, Map.of("variant", variant), 0);
    }

    private static MatchView view(String variant, String plies, Observer observer) {
        GameSetup setup = setup(variant);
        var state = setup.newState();
        List<Integer> codes = new ArrayList<>();
        for (String ply : plies.split(" ")) {
            int code = setup.game().parse(state, ply).orElseThrow();
            codes.add(code);
            state.apply(code);
        }
        return MatchView.of(setup, codes, observer);
    }

    private static Spot spot(MatchView view, String id) {
        return view.picture().spots().stream()
                .filter(spot -> spot.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static String shown(MatchView view, String id) {
        List<Tokens> tokens = spot(view, id).tokens();
        return tokens.isEmpty() ? "" : tokens.get(0).kind().id();
    }

    private static int chips(MatchView view, String id) {
        return spot(view, id).tokens().stream().mapToInt(Tokens::count).sum();
    }

    private static List<String> english(List<Text> texts) {
        return texts.stream().map(ENGLISH::get).toList();
    }

    @Test
    void cardsOfOthersLieFaceDown() {
        MatchView first = view("leduc", "K J c c Q", Observer.seat(0));
        assertEquals("card-k", shown(first, "hand-0"));
        assertEquals("card-down", shown(first, "hand-1"));
        assertEquals("card-q", shown(first, "public"));
        MatchView spectator = first.as(Observer.SPECTATOR);
        assertEquals("card-down", shown(spectator, "hand-0"));
        assertEquals("card-q", shown(spectator, "public"));
        assertEquals("card-j", shown(view("kuhn", "Q J p p", Observer.seat(0)), "hand-1"), "the showdown");
    }

    @Test
    void noChipIsEverLost() {
        for (String plies : List.of("J K", "J K r", "J K r r c", "J K r r c Q c c", "J K r r f", "Q Q c c J c c")) {
            MatchView view = view("leduc", plies, Observer.SPECTATOR);
            int sum = chips(view, "chips-0") + chips(view, "chips-1") + chips(view, "bet-0") + chips(view, "bet-1");
            assertEquals(26, sum, plies);
        }
        assertEquals(5, chips(view("leduc", "J K r r", Observer.SPECTATOR), "bet-1"));
        assertEquals(18, chips(view("leduc", "J K r r c Q c c", Observer.SPECTATOR), "chips-1"), "it won 5");
    }

    @Test
    void theSeatToMoveHasAPlaqueForEachDecision() {
        MatchView view = view("leduc", "J K r", Observer.seat(1));
        assertEquals("Fold", ENGLISH.get(spot(view, "fold").label()));
        assertEquals("Call +2", ENGLISH.get(spot(view, "call").label()));
        assertEquals("Zvýšit +4", CZECH.get(spot(view, "raise").label()));
        assertEquals(List.of("raise"), view.legalActions().get(2).spots());
        List<String> others = view.as(Observer.seat(0)).picture().spots().stream()
                .map(Spot::id)
                .toList();
        assertTrue(others.stream().noneMatch(List.of("fold", "call", "raise")::contains));
    }

    @Test
    void aDealtCardTurnsForItsSeatOnly() {
        MatchView view = view("kuhn", "Q K", Observer.seat(0));
        assertEquals(2, view.motions(0).size());
        Motion turn = view.motions(0).get(1);
        assertEquals("hand-0", turn.from());
        assertEquals("hand-0", turn.to());
        assertEquals("card-q", turn.tokens().kind().id());
        assertEquals(1, view.motions(1).size(), "the other card stays face down");
    }

    @Test
    void theWinnerTakesTheChips() {
        List<Motion> motions = view("leduc", "K J r f", Observer.SPECTATOR).motions(3);
        List<Motion> won =
                motions.stream().filter(motion -> motion.to().equals("chips-0")).toList();
        assertEquals(
                List.of(3, 1),
                won.stream().map(motion -> motion.tokens().count()).toList());
    }

    @Test
    void eventsTellTheResultAndPublicPairs() {
        assertEquals(
                List.of("Player 1 wins 2 chips", "Showdown: king against queen"),
                english(view("kuhn", "K Q b b", Observer.SPECTATOR).events(3)));
        assertEquals(
                List.of("Player 2 wins one chip"),
                english(view("kuhn", "K Q p b p", Observer.SPECTATOR).events(4)));
        assertEquals(
                List.of("A pair for Player 2"),
                english(view("leduc", "K Q c c Q", Observer.seat(1)).events(4)));
        assertEquals(List.of(), view("leduc", "K Q c c Q", Observer.seat(0)).events(4), "it cannot know");
    }

    @Test
    void moveListsSayWhatIsInThePot() {
        MatchView view = view("leduc", "K J r r c Q c", Observer.SPECTATOR);
        assertEquals("?", view.plyNotation(0));
        assertEquals("r(3)", view.plyNotation(2));
        assertEquals("r(5)", view.plyNotation(3));
        assertEquals("c(5)", view.plyNotation(4));
        assertEquals("c", view.plyNotation(6));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "kuhn | K Q p b p | Player 1 folded. | Hráč 1 skládá karty.",
                "kuhn | K Q b b | Player 1 held the higher card: king against queen. "
                        + "| Hráč 1 vyhrává vyšší kartou: král (dáma je nižší).",
                "leduc | K Q c c Q c c | Player 2 held a pair: queen and the public card. "
                        + "| Hráč 2 vyhrává dvojicí: dáma a společná karta.",
                "leduc | Q Q c c K r c | Both held the same card: queen. | Oba měli stejnou kartu: dáma.",
            })
    void theEndHasAReason(String variant, String plies, String english, String czech) {
        Text ending = view(variant, plies, Observer.SPECTATOR).ending().orElseThrow();
        assertEquals(english, ENGLISH.get(ending));
        assertEquals(czech, CZECH.get(ending));
    }

    @Test
    void clicksOnOtherThingsAreAnswered() {
        MatchView view = view("kuhn", "K Q p", Observer.seat(1));
        assertEquals(
                "This card is Player 1's: it stays hidden until the showdown.",
                ENGLISH.get(view.objection(List.of(), "hand-0").orElseThrow()));
        assertEquals(
                "These chips are Player 1's.",
                ENGLISH.get(view.objection(List.of(), "bet-0").orElseThrow()));
        assertEquals(
                "Choose one of the buttons at the right of the table.",
                ENGLISH.get(view.objection(List.of(), "hand-1").orElseThrow()));
        assertTrue(view.objection(List.of(), "raise").isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "2, +2 chips, +2 žetony",
        "-1, -1 chip, -1 žeton",
        "5, +5 chips, +5 žetonů",
        "-0.0556, '-0.06 chips', '-0,06 žetonu'"
    })
    void payoffsAreChips(double payoff, String english, String czech) {
        Text value = Values.of(setup("leduc").game(), payoff, true);
        assertEquals(english, ENGLISH.get(value));
        assertEquals(czech, CZECH.get(value));
    }

    @Test
    void theScoreTellsWhatWasPutInAndWon() {
        MatchView view = view("leduc", "K J r f", Observer.SPECTATOR);
        assertEquals(
                List.of("Won", "Put in"),
                english(view.breakdown().stream().map(line -> line.label()).toList()));
        assertEquals(3, view.breakdown().get(1).values().get(0).orElseThrow());
        assertEquals(-1, view.breakdown().get(0).values().get(1).orElseThrow());
    }

    @Test
    void annotationsSpeakOfTheOwnCardOnly() {
        GameSetup setup = setup("kuhn");
        var state = setup.newState();
        state.apply(0);
        state.apply(2);
        assertEquals(
                List.of(
                        "Bluffs: holds the lowest card, and wins only if the other player folds.",
                        "Costs one chip; the pot holds 2."),
                english(setup.game().view().annotations(state, PokerState.BET)));
    }

    @ParameterizedTest
    @CsvSource({
        "kuhn-deal, kuhn, K Q, 0",
        "kuhn-showdown, kuhn, K Q b b, 0",
        "leduc-raise, leduc, J K c c Q r, 0",
        "leduc-spectator, leduc, J K r r c, -1"
    })
    void theTableIsDrawnAsKept(String name, String variant, String plies, int seat) {
        Observer observer = seat < 0 ? Observer.SPECTATOR : Observer.seat(seat);
        GoldenDrawing.requireSame(
                Path.of("src", "test", "resources", "pictures", name + ".txt"), view(variant, plies, observer));
    }

    @Test
    void everyRankHasACard() {
        var game = GameSetup.of(PROVIDER, 2, Map.of("cards", 5), 0).game();
        for (int rank = 0; rank < 5; rank++) {
            var state = game.newInitialState();
            state.apply(rank);
            Picture picture = game.view().picture(state, Observer.REFEREE);
            picture.spots()
                    .forEach(spot -> spot.tokens()
                            .forEach(tokens -> assertTrue(
                                    Artwork.of(PROVIDER).has(tokens.kind()),
                                    tokens.kind().id())));
        }
    }

    @Test
    void thePositionCanBeHeard() {
        MatchView view = view("leduc", "K J c c Q r", Observer.seat(0));
        assertEquals(
                List.of(
                        "Public card: queen",
                        "Player 1 holds the king",
                        "Player 1 has put 5 chips into the pot and has 8 left",
                        "The card of Player 2 is face down",
                        "Player 2 has put one chip into the pot and has 12 left"),
                english(view.description()));
    }

    @Test
    void bothLanguagesHaveAllWords() {
        Bundles.requireComplete(PokerViewTest.class.getClassLoader(), PROVIDER.messages());
    }
}
