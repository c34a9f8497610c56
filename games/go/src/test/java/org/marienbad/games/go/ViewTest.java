package org.marienbad.games.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Layout;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.testkit.Bundles;
import org.marienbad.testkit.GoldenDrawing;

class ViewTest {
    private static final GoProvider PROVIDER = new GoProvider();
    private static final String FIGHT = """
            .XO..
            X.XO.
            .XO..
            ..X..
            OX...
            """;

    private final GoGame game = Games.of();
    private final GoGame small = Games.of("size=5");
    private final Messages english = PROVIDER.messages(Locale.ENGLISH);
    private final Messages czech = PROVIDER.messages(new Locale("cs"));

    private static Spot spot(Picture picture, String id) {
        return picture.spots().stream()
                .filter(spot -> spot.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private List<String> annotations(GoState state, String ply) {
        return small.view().annotations(state, small.parse(state, ply).orElseThrow()).stream()
                .map(english::get)
                .toList();
    }

    private List<String> events(GoState before, String ply) {
        int code = small.parse(before, ply).orElseThrow();
        GoState after = before.copy();
        after.apply(code);
        return small.view().events(before, code, after, Observer.SPECTATOR).stream()
                .map(english::get)
                .toList();
    }

    @Test
    void theBoardHasA1AtTheLowerLeft() {
        GoState state = Games.play(game, "D4 E5");
        Picture picture = game.view().picture(state, Observer.SPECTATOR);
        Picture.Circle a1 = (Picture.Circle) spot(picture, "A1").shape();
        Picture.Circle j9 = (Picture.Circle) spot(picture, "J9").shape();
        assertTrue(a1.x() < j9.x() && a1.y() < j9.y());
        assertEquals(Kind.BLACK_STONE, spot(picture, "D4").tokens().get(0).kind());
        assertEquals(Kind.WHITE_STONE, spot(picture, "E5").tokens().get(0).kind());
        assertEquals("Black to move", english.get(picture.caption()));
        List<Motion> motions = game.view().motions(state, 0, Observer.SPECTATOR);
        assertEquals(List.of("A1"), motions.stream().map(Motion::to).toList());
        assertTrue(game.view().motions(state, 81, Observer.SPECTATOR).isEmpty());
    }

    @Test
    void capturedStonesAreTakenAwayWhenTheStoneLies() {
        GoState state = Games.play(game, "A2 A1");
        int b1 = game.parse(state, "B1").orElseThrow();
        assertEquals(
                List.of(
                        new Motion(0, "B1", "B1", new Tokens(Kind.BLACK_STONE, 0, 1)),
                        new Motion(1, "A1", "A1", new Tokens(Kind.WHITE_STONE, 1, 0))),
                game.view().motions(state, b1, Observer.SPECTATOR));
    }

    @Test
    void captionsTellPassesAndResults() {
        GoState state = Games.play(game, "E5 pass");
        assertEquals(
                "White passed; Black to move",
                english.get(game.view().picture(state, Observer.SPECTATOR).caption()));
        Games.play(game, state, "pass");
        Picture end = game.view().picture(state, Observer.SPECTATOR);
        assertEquals("Black wins 81 to 7.5", english.get(end.caption()));
        assertEquals("Černý vítězí 81 : 7,5", czech.get(end.caption()));
        assertEquals("black-territory", spot(end, "A1").tokens().get(0).kind().id());
        assertEquals(Kind.BLACK_STONE, spot(end, "E5").tokens().get(0).kind());
        LineOfPlay line = new LineOfPlay(List.of(state), List.of());
        assertEquals(
                "Both players passed. Komi for White: 7.5.",
                english.get(game.view().ending(line)));
        GoGame even = Games.of("komi=0");
        GoState drawn = Games.play(even, "pass pass");
        assertEquals(
                "Remíza 0 : 0",
                czech.get(even.view().picture(drawn, Observer.SPECTATOR).caption()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "B4 | Captures 1 stone.",
                "C1 | Connects 2 chains.",
                "A2 | Captures 1 stone.",
                "E1 | Stands with 2 liberties.",
                "pass | Gives up a move.",
            })
    void movesAreAnnotated(String ply, String said) {
        String board = ply.equals("B4") ? FIGHT : FIGHT.replace("X.XO.", "XXXO.");
        char mover = ply.equals("B4") ? 'O' : 'X';
        List<String> annotations = annotations(Games.board(small, board, mover), ply);
        assertEquals(said, annotations.get(0), annotations::toString);
    }

    @Test
    void annotationsSayWhatAStoneSavesOrGivesAway() {
        GoState state = Games.board(small, """
                XO...
                .O...
                .....
                ...O.
                .OXXO
                """, 'X');
        assertEquals(List.of("Threatens to capture 1 stone."), annotations(state, "B2"));
        assertEquals(List.of("Atari"), events(state, "B2"));
        assertEquals(
                List.of("Saves 2 stones from capture."),
                annotations(state, "C2").subList(0, 1));
        assertEquals(
                List.of("Can be captured at once: 2 stones with a single liberty."),
                annotations(state, "A4").subList(0, 1));
        GoGame free = Games.of("size=5", "suicide=on");
        GoState corner = Games.board(free, ".OO..\nXO...\nO....\n.....\n.....\n", 'X');
        int a5 = free.parse(corner, "A5").orElseThrow();
        assertEquals(
                "Gives away 2 stones of its own.",
                english.get(free.view().annotations(corner, a5).get(0)));
        GoState eye = Games.board(small, "XXXXX\nX.X.X\nXXXXX\n.....\n.....\n", 'X');
        assertTrue(annotations(eye, "B4").contains("Fills an eye of its own."));
        GoState passed = Games.play(small, "A1 pass");
        assertEquals(
                "Ends the game: Black wins 25 to 7.5.",
                annotations(passed, "pass").get(0));
    }

    @Test
    void eventsTellCapturesAndThreats() {
        GoState state = Games.board(small, FIGHT, 'O');
        assertEquals(List.of("Captures 1", "Atari"), events(state, "B4"));
        assertEquals(List.of("Passes"), events(state, "pass"));
    }

    @Test
    void clicksAreAnswered() {
        GoState state = Games.play(small, Games.board(small, FIGHT, 'O'), "B4 E1 E2");
        assertEquals("There is a stone on B4 already.", english.get(small.view().objection(state, List.of(), "B4")));
        assertEquals(Text.EMPTY, small.view().objection(state, List.of(), "E5"));
        assertEquals(Text.EMPTY, small.view().objection(state, List.of(), "board"));
        GoState ko = Games.play(small, Games.board(small, FIGHT, 'O'), "B4");
        assertEquals(
                "This would repeat an earlier position.",
                english.get(small.view().objection(ko, List.of(), "C4")));
        GoState eyes = Games.board(small, ".O...\nO....\n.....\n.....\n.....\n", 'X');
        assertEquals("Kámen by tu neměl žádnou svobodu.", czech.get(small.view().objection(eyes, List.of(), "A5")));
    }

    @Test
    void stonesAndTerritoryAreThePartsOfTheScore() {
        GoGame whole = Games.of("size=5", "komi=4");
        GoState state = Games.board(whole, FIGHT, 'O');
        List<ScoreLine> lines = whole.view().breakdown(new LineOfPlay(List.of(state), List.of()), Observer.SPECTATOR);
        assertEquals(
                List.of("Stones", "Territory", "Komi", "Captured"),
                lines.stream().map(line -> english.get(line.label())).toList());
        int[] scores = whole.scores(state);
        for (int seat = 0; seat < 2; seat++) {
            int sum = 0;
            for (ScoreLine part : lines.subList(0, 3)) {
                sum += part.values().get(seat).orElseThrow();
            }
            assertEquals(scores[seat], sum);
        }
    }

    @Test
    void marginsArePoints() {
        GoGame margin = Games.of("payoff=margin", "komi=7");
        double most = 88;
        assertEquals("wins by 1 point", english.get(Values.of(margin, 1 / most, true)));
        assertEquals("−2,5 b.", czech.get(Values.of(margin, -2.5 / most, false)));
        assertEquals("+0.5 points", english.get(Values.of(margin, .5 / most, false)));
        assertEquals("draws", english.get(Values.of(margin, 0, true)));
        assertEquals("75% to win", english.get(Values.of(game, .5, false)));
    }

    @Test
    void theBoardCanBeHeard() {
        GoState state = Games.play(game, "D4 E5");
        assertEquals(
                List.of("Black has stones on D4 and has captured 0.", "White has stones on E5 and has captured 0."),
                game.view().description(state, Observer.SPECTATOR).stream()
                        .map(english::get)
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({"start, ''", "end, E5 E4 D4 D3 F4 F3 C3 C2 G3 G2 B3 B2 H3 H2 A3 A2 J3 J2 pass pass"})
    void theBoardIsDrawnAsKept(String name, String plies) {
        GoState state = plies.isEmpty() ? game.newInitialState() : Games.play(game, plies);
        assertEquals(!plies.isEmpty(), state.actor() == State.TERMINAL);
        Layout layout = Layout.of(game.view().picture(state, Observer.SPECTATOR), Artwork.of(PROVIDER), english::get);
        GoldenDrawing.requireSame(
                Path.of("src", "test", "resources", "pictures", name + ".txt"), layout.drawing(Marks.NONE));
    }

    @Test
    void bothLanguagesHaveAllWords() {
        Bundles.requireComplete(ViewTest.class.getClassLoader(), PROVIDER.messages());
        game.evaluators().forEach(known -> assertTrue(english.has("evaluator." + known.name()), known.name()));
        assertEquals("Bílý hraje D4", czech.get(Text.of("places", Text.of("seat.1"), "D4")));
    }

    @Test
    void theRulebookFollowsTheOptions() {
        String text = String.join(
                " ",
                Games.of("size=13", "suicide=on", "superko=situational", "payoff=margin")
                        .view()
                        .rulebook()
                        .texts()
                        .stream()
                        .map(english::get)
                        .toList());
        assertTrue(text.contains("13 by 13 lines"), text);
        assertTrue(text.contains("you lose that chain"), text);
        assertTrue(text.contains("with the same player to move"), text);
        assertTrue(text.contains("The difference of points counts"), text);
        assertTrue(text.contains("After 507 moves"), text);
        assertEquals(List.of(), Games.of("size=13").view().coach());
    }
}
