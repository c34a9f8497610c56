package org.marienbad.games.dotsandboxes;

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
import org.marienbad.framework.game.FactTable;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.testkit.Bundles;
import org.marienbad.testkit.GoldenDrawing;

class ViewTest {
    /** Blue has taken one box of a chain of three; a chain of six is left. */
    private static final String[] CHAINS = {"+-+-+-+", "|1|    ", "+-+-+-+", "      |", "+-+-+ +", "      |", "+-+-+-+"
    };

    private final DotsAndBoxesGame game = Games.of(3, 3);
    private final DotsAndBoxesGame pair = Games.of(1, 2);
    private final Messages english = Games.PROVIDER.messages(Locale.ENGLISH);
    private final Messages czech = Games.PROVIDER.messages(new Locale("cs"));

    private static Spot spot(Picture picture, String id) {
        return picture.spots().stream()
                .filter(spot -> spot.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Picture picture(DotsAndBoxesGame game, DotsAndBoxesState state) {
        return game.view().picture(state, Observer.SPECTATOR);
    }

    private String caption(DotsAndBoxesGame of, DotsAndBoxesState state) {
        return english.get(picture(of, state).caption());
    }

    @Test
    void rowZeroIsOnTop() {
        Picture picture = picture(game, game.newInitialState());
        Picture.Box first = (Picture.Box) spot(picture, "h00").shape();
        Picture.Box last = (Picture.Box) spot(picture, "h32").shape();
        assertTrue(first.x() < last.x() && first.y() > last.y());
        assertEquals(Style.CROSSING, spot(picture, "v12").style());
        assertEquals("Blue to move", english.get(picture.caption()));
    }

    @Test
    void boxesBelongToSeats() {
        Picture picture = picture(game, Games.board(game, 0, CHAINS));
        assertEquals(0, spot(picture, "b00").owner());
        assertEquals(-1, spot(picture, "b01").owner());
        assertEquals("b00: Blue", english.get(spot(picture, "b00").tip()));
        assertEquals("v02 closes 1 box", english.get(spot(picture, "v02").tip()));
        assertEquals("Na tahu: Modrý, lze vzít 2 čtverečky", czech.get(picture.caption()));
        Picture.Line drawn = (Picture.Line) spot(picture, "drawn-v01").shape();
        assertEquals(
                spot(picture, "dot-01").shape(),
                new Picture.Circle(drawn.points().get(0), drawn.points().get(1), .75));
    }

    @Test
    void boxesAreClaimedOneAfterTheOther() {
        DotsAndBoxesState state = Games.play(pair, "h00 h01 h10 h11 v00 v02");
        List<Motion> motions =
                pair.view().motions(state, pair.parse(state, "v01").orElseThrow(), Observer.SPECTATOR);
        assertEquals(List.of("b00", "b01"), motions.stream().map(Motion::to).toList());
        assertEquals(List.of(0, 1), motions.stream().map(Motion::step).toList());
    }

    private List<String> events(DotsAndBoxesGame of, DotsAndBoxesState before, String line) {
        int code = of.parse(before, line).orElseThrow();
        DotsAndBoxesState after = before.copy();
        after.apply(code);
        return of.view().events(before, code, after, Observer.SPECTATOR).stream()
                .map(english::get)
                .toList();
    }

    private List<String> annotations(DotsAndBoxesGame of, DotsAndBoxesState before, String line) {
        return of.view().annotations(before, of.parse(before, line).orElseThrow()).stream()
                .map(english::get)
                .toList();
    }

    @Test
    void eventsTellWhatALineDid() {
        DotsAndBoxesState chains = Games.board(game, 0, CHAINS);
        assertEquals(List.of("Takes 1 box, moves again"), events(game, chains, "v02"));
        assertEquals(List.of("Leaves 2 boxes"), events(game, chains, "v03"));
        assertEquals(
                "v02(1)", game.view().notation(chains, game.parse(chains, "v02").orElseThrow()));
        assertEquals("", game.view().notation(chains, game.parse(chains, "v03").orElseThrow()));
        DotsAndBoxesState last = Games.play(pair, "h00 h01 h10 h11 v00 v02");
        assertEquals(List.of("Takes the last 2 boxes"), events(pair, last, "v01"));
        assertEquals(List.of("Opens 2 boxes"), events(pair, Games.play(pair, "h00 h01 h10 h11"), "v00"));
        assertEquals(List.of(), events(game, game.newInitialState(), "h00"));
    }

    @Test
    void linesAreAnnotated() {
        DotsAndBoxesState chains = Games.board(game, 0, CHAINS);
        assertEquals(List.of("Takes 1 box and moves again."), annotations(game, chains, "v02"));
        assertEquals(
                List.of("Leaves 2 boxes to Orange, who must move after taking them."),
                annotations(game, chains, "v03"));
        assertEquals(List.of("Safe: gives Orange no box."), annotations(game, game.newInitialState(), "h00"));
        assertEquals(
                List.of("Safe: gives Blue no box.", "No safe line is left: Blue must give boxes away."),
                annotations(Games.of(1, 1), Games.play(Games.of(1, 1), "h00"), "h10"));
        assertEquals(
                List.of("Ends the game 2 to 0.", "Takes the last 2 boxes."),
                annotations(pair, Games.play(pair, "h00 h01 h10 h11 v00 v02"), "v01"));
    }

    @Test
    void resultsAreTold() {
        assertEquals("A draw, 1 each", caption(pair, Games.board(pair, 0, "+-+-+", "|1|2|", "+-+-+")));
        assertEquals("Orange wins 2 to 0", caption(pair, Games.board(pair, 0, "+-+-+", "|2|2|", "+-+-+")));
        DotsAndBoxesGame three = Games.of(3, "rows=1", "columns=2");
        assertEquals(
                "Blue, Green share the win with 1 box each",
                caption(three, Games.board(three, 0, "+-+-+", "|1|3|", "+-+-+")));
        assertEquals("Green wins with 2 boxes", caption(three, Games.board(three, 0, "+-+-+", "|3|3|", "+-+-+")));
        DotsAndBoxesState over = Games.board(pair, 0, "+-+-+", "|1|2|", "+-+-+");
        assertEquals("All lines are drawn.", english.get(pair.view().ending(new LineOfPlay(List.of(over), List.of()))));
    }

    @Test
    void chainsAreCounted() {
        assertEquals(List.of(List.of("0"), List.of("1", "6"), List.of("–")), facts(game, CHAINS));
        assertEquals(
                List.of(List.of("0"), List.of("6", "12"), List.of("–")),
                facts(
                        Games.of(2, "rows=3", "columns=6"),
                        "+-+-+-+-+-+-+",
                        "            |",
                        "+-+-+-+-+-+ +",
                        "            |",
                        "+-+-+-+-+-+-+",
                        "             ",
                        "+-+-+-+-+-+-+"));
    }

    private static List<List<String>> facts(DotsAndBoxesGame game, String... board) {
        FactTable facts = game.view()
                .facts(Games.board(game, 0, board), Observer.SPECTATOR)
                .orElseThrow();
        return facts.rows().stream().map(FactTable.Row::cells).toList();
    }

    @Test
    void clicksAreAnswered() {
        DotsAndBoxesState state = Games.board(game, 0, CHAINS);
        assertEquals(
                "The line v01 is drawn already.", english.get(game.view().objection(state, List.of(), "drawn-v01")));
        assertEquals(
                "Klikněte mezi dvě tečky, které jsou vedle sebe nebo nad sebou.",
                czech.get(game.view().objection(state, List.of(), "b01")));
    }

    @Test
    void theBoardIsTold() {
        List<String> said = game.view().description(Games.board(game, 0, CHAINS), Observer.SPECTATOR).stream()
                .map(english::get)
                .toList();
        assertEquals("Blue has 1 box: b00.", said.get(0));
        assertEquals("Orange has no boxes.", said.get(1));
        assertTrue(said.get(2).startsWith("Lines drawn: h00, h01, h02, h10,"), said.get(2));
        assertEquals("Boxes with three lines: b01.", said.get(3));
    }

    @Test
    void marginsAreBoxes() {
        DotsAndBoxesGame margin = Games.of(2, "payoff=margin");
        assertEquals("wins by 3 boxes", english.get(Values.of(margin, 3.0 / 9, true)));
        assertEquals("−2 čtverečky", czech.get(Values.of(margin, -2.0 / 9, false)));
        assertEquals("draws", english.get(Values.of(margin, 0, true)));
        assertEquals("75% to win", english.get(Values.of(game, .5, false)));
    }

    @ParameterizedTest
    @CsvSource({"start, ''", "middle, h00 h10 v00 v01 v12 h22 h32 v22 v23"})
    void theBoardIsDrawnAsKept(String name, String lines) {
        Picture picture = picture(game, Games.play(game, lines));
        Layout layout = Layout.of(picture, Artwork.of(Games.PROVIDER), english::get);
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
        assertEquals(
                "Modrý kreslí v00",
                czech.get(game.action(game.newInitialState(), 12).words()));
    }

    @Test
    void theRulebookFollowsTheOptions() {
        List<Text> rules =
                Games.of(3, "rows=4", "payoff=margin").view().rulebook().texts();
        assertEquals(
                "The dots form a board of 4 by 3 boxes. Nothing is drawn at the start.", english.get(rules.get(1)));
        assertTrue(rules.stream().map(english::get).anyMatch(said -> said.contains("over the mean of the others")));
        assertEquals(6, game.view().coach().size());
        assertEquals(0, Games.of(5, 5).view().coach().size());
    }
}
