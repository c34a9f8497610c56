package org.marienbad.games.draughts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Layout;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.testkit.Bundles;
import org.marienbad.testkit.GoldenDrawing;

class ViewTest {
    private static final String DOUBLE = "B:W10,16,18,30,31:B1,2,6,12";

    private final DraughtsGame game = Games.USUAL;
    private final Messages english = Games.PROVIDER.messages(Locale.ENGLISH);
    private final Messages czech = Games.PROVIDER.messages(new Locale("cs"));

    private Picture picture(DraughtsState state) {
        return game.view().picture(state, Observer.SPECTATOR);
    }

    private static Spot spot(Picture picture, String id) {
        return picture.spots().stream()
                .filter(spot -> spot.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static int code(DraughtsState state, String ply) {
        return Games.USUAL.parse(state, ply).orElseThrow();
    }

    private List<String> english(List<Text> texts) {
        return texts.stream().map(english::get).toList();
    }

    @Test
    void blacksMenAreBelowAndTheLeftCornerIsDark() {
        Picture picture = picture(game.newInitialState());
        Box one = (Box) spot(picture, "1").shape();
        Box four = (Box) spot(picture, "4").shape();
        Box last = (Box) spot(picture, "29").shape();
        assertTrue(four.x() < one.x() && one.y() == four.y() && one.y() < last.y());
        assertTrue(last.x() > one.x(), "29 is the right corner of the far row");
        assertEquals(four.x() + 60, one.x(), 1e-9);
    }

    /** The motions bring everything to its place. A captured king is kept as a man, as it is a token of two. */
    @Test
    void motionsLeadFromThePictureBeforeToThePictureAfter() {
        SplittableRandom random = new SplittableRandom(5);
        int[] legal = new int[game.info().maxLegalActions()];
        for (int i = 0; i < 20; i++) {
            DraughtsState state = game.newInitialState();
            for (int count = state.legalActions(legal); count > 0; count = state.legalActions(legal)) {
                int action = legal[random.nextInt(count)];
                Map<String, Integer> tokens = counts(state);
                int step = 0;
                for (Motion motion : game.view().motions(state, action, Observer.SPECTATOR)) {
                    assertTrue(motion.step() == step || motion.step() == step + 1);
                    step = motion.step();
                    tokens.merge(motion.from(), -1, Integer::sum);
                    tokens.merge(motion.to(), 1, Integer::sum);
                }
                state.apply(action);
                assertEquals(counts(state), tokens);
            }
        }
    }

    private Map<String, Integer> counts(DraughtsState state) {
        Map<String, Integer> counts = new HashMap<>();
        for (Spot spot : picture(state).spots()) {
            counts.put(
                    spot.id(),
                    spot.tokens().stream().mapToInt(Picture.Tokens::count).sum());
        }
        return counts;
    }

    /** Pieces that a set-up leaves out were not captured. */
    @Test
    void besideTheBoardLiesWhatWasCaptured() {
        DraughtsState state = Games.fen("B:W13,25:B2,3,22");
        assertEquals(0, counts(state).get("captured.0"));
        assertEquals(0, counts(state).get("captured.1"));
        state.apply(game.parse(state, "22x29").orElseThrow());
        assertEquals(1, counts(state).get("captured.0"));
        assertEquals(0, counts(state).get("captured.1"));
    }

    @Test
    void aCrownedManIsTurnedOver() {
        DraughtsState state = Games.fen("B:W13,25:B2,3,27");
        List<Motion> motions = game.view().motions(state, code(state, "27-31"), Observer.SPECTATOR);
        assertEquals(2, motions.size());
        assertEquals(new Motion(1, "31", "31", new Picture.Tokens(Picture.Kind.BLACK_KING, 0, 1)), motions.get(1));
    }

    @Test
    void captionsTellWhatIsToBeDoneAndWhyTheGameIsOver() {
        assertEquals(
                "Black to move", english.get(picture(game.newInitialState()).caption()));
        DraughtsState capture = Games.fen(DOUBLE);
        assertEquals("Black must capture", english.get(picture(capture).caption()));
        Games.play(capture, "6x15");
        assertEquals(
                "Černý musí skákat dál kamenem na 15",
                czech.get(picture(capture).caption()));
        assertEquals(
                "Black wins. White cannot move.",
                english.get(picture(Games.fen("W:W5,13:B1,6,9")).caption()));
        DraughtsState draw = Games.fen("W:WK32:BK1");
        Games.play(draw, "32-28 1-5 28-32 5-1 32-28 1-5 28-32 5-1");
        assertEquals(
                "A draw. The same position has occurred 3 times.",
                english.get(picture(draw).caption()));
        assertEquals(
                "Remíza. Stejná pozice nastala třikrát.",
                czech.get(picture(draw).caption()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "B:W10,16,18,30,31:B1,2,6,12 | 1 | You must capture with 6 or 12.",
                "B:W21-32:B1-12 | 1 | The piece on 1 cannot move.",
                "B:W21-32:B1-12 | 14 | There is no piece on this square.",
                "B:W21-32:B1-12 | 22 | This is White's piece.",
                "B:W21-32:B1-12 | 9 10 | There is a piece on 10 already.",
                "B:W10,16,18,30,31:B1,2,6,12 | 6 2 | You must capture with 6 or 12.",
                "B:W21-32:B1-12 | 9 18 | A piece moves one step diagonally.",
                "B:W21-32:B1-3,14 | 14 9 | Only kings move backwards.",
                "B:W10,16,18,30,31:B1,2,6,12 | 6 9 | You must capture: from 6 jump to 15.",
            })
    void clicksAreAnswered(String fen, String clicks, String answer) {
        String[] spots = clicks.split(" ");
        List<String> before = List.of(spots).subList(0, spots.length - 1);
        assertEquals(answer, english.get(game.view().objection(Games.fen(fen), before, spots[spots.length - 1])));
    }

    @Test
    void withinATurnTheOtherPiecesMustWait() {
        DraughtsState state = Games.play(Games.fen(DOUBLE), "6x15");
        assertEquals(
                "You must jump on with the piece on 15.",
                english.get(game.view().objection(state, List.of(), "12")));
        assertEquals(
                "Musíte brát kamenem na 6 nebo 12.",
                czech.get(game.view().objection(Games.fen(DOUBLE), List.of(), "2")));
    }

    @Test
    void annotationsSayWhatAMoveDoes() {
        DraughtsState state = Games.fen(DOUBLE);
        assertEquals(
                List.of("Captures the man on 10.", "Then jumps on."),
                english(game.view().annotations(state, code(state, "6x15"))));
        LineOfPlay turn = line(state, "6x15", "15x22");
        assertEquals(
                "Captures 2 pieces: on 10 and 18.",
                english(game.view().reasons(turn)).get(0));
        DraughtsState lets = Games.fen("B:W22,32:B14,2,1");
        assertEquals(
                List.of("Lets White capture a piece."), english(game.view().annotations(lets, code(lets, "14-18"))));
        DraughtsState wins = Games.fen("B:W22:B18");
        assertEquals(
                List.of("Wins: White has no pieces left.", "Captures the man on 22.", "Nothing else is allowed."),
                english(game.view().annotations(wins, code(wins, "18x25"))));
        DraughtsState threat = Games.fen("B:W23,32,31:B10,14");
        assertEquals(List.of(), english(game.view().annotations(threat, code(threat, "10-15"))), "nothing to be said");
        DraughtsState again = Games.fen("W:WK32,21:BK1,3");
        Games.play(again, "32-28 1-5 28-32");
        assertEquals(
                "Pozice pak nastane podruhé.",
                czech.get(game.view().annotations(again, code(again, "5-1")).get(0)));
    }

    private static LineOfPlay line(DraughtsState start, String... plies) {
        List<State> positions = new ArrayList<>(List.of(start));
        List<Integer> codes = new ArrayList<>();
        for (String ply : plies) {
            DraughtsState state = ((DraughtsState) positions.get(codes.size())).copy();
            codes.add(code(state, ply));
            state.apply(codes.get(codes.size() - 1));
            positions.add(state);
        }
        return new LineOfPlay(positions, codes);
    }

    @Test
    void eventsTellWhatHappened() {
        DraughtsState state = Games.fen("B:W10,K19,26,30:B6,1");
        DraughtsState once = Games.play(state.copy(), "6x15");
        assertEquals(
                List.of("Captures the man on 10", "Jumps on"),
                english(game.view().events(state, code(state, "6x15"), once, Observer.SPECTATOR)));
        DraughtsState twice = Games.play(once.copy(), "15x24");
        assertEquals(
                List.of("Captures the king on 19"),
                english(game.view().events(once, code(once, "15x24"), twice, Observer.SPECTATOR)));
    }

    @Test
    void thePositionCanBeHeard() {
        assertEquals(
                List.of(
                        "Black: men on 1, 2, 6, 12; no kings",
                        "White: men on 10, 16, 18, 30, 31; no kings",
                        "Black must capture with 6 or 12"),
                english(game.view().description(Games.fen(DOUBLE), Observer.SPECTATOR)));
    }

    @Test
    void piecesAreCounted() {
        LineOfPlay line = new LineOfPlay(List.of(Games.fen("B:W10,K19:BK6")), List.of());
        List<ScoreLine> notes = game.view().breakdown(line, Observer.SPECTATOR);
        assertEquals(1, notes.get(1).values().get(0).orElseThrow());
        assertEquals(ScoreLine.Kind.NOTE, notes.get(0).kind());
    }

    @ParameterizedTest
    @CsvSource({"start, B:W21-32:B1-12", "middle, 'W:W21,22,23,K31,K6:B1,2,3,K9,14,K20'"})
    void theBoardIsDrawnAsKept(String name, String fen) {
        Layout layout = Layout.of(picture(Games.fen(fen)), Artwork.of(Games.PROVIDER), english::get);
        GoldenDrawing.requireSame(
                Path.of("src", "test", "resources", "pictures", name + ".txt"), layout.drawing(Marks.NONE));
    }

    @Test
    void bothLanguagesHaveAllWords() {
        Bundles.requireComplete(ViewTest.class.getClassLoader(), Games.PROVIDER.messages());
        for (Setting<?> option : Games.PROVIDER.options()) {
            assertTrue(english.has("option." + option.key() + ".help"), option.key());
            if (option instanceof ChoiceSetting choice) {
                choice.values().forEach(value -> assertTrue(english.has("option." + choice.key() + "." + value)));
            }
        }
        game.evaluators().forEach(known -> assertTrue(english.has("evaluator." + known.name()), known.name()));
    }

    @Test
    void theRulebookFollowsTheOptions() {
        List<String> usual = english(game.view().rulebook().texts());
        assertEquals(
                "When a position occurs three times with the same player to move, the game is a draw.",
                usual.get(usual.size() - 2));
        List<Text> other =
                Games.of("repetition", "off", "limit", 25).view().rulebook().texts();
        assertEquals(usual.size() - 1, other.size());
        assertTrue(czech.get(other.get(other.size() - 1)).contains("25 tahů po sobě"));
    }
}
