package org.marienbad.games.connectfour;

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
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Line;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.testkit.Bundles;
import org.marienbad.testkit.GoldenDrawing;

class ViewTest {
    private final ConnectFourGame game = Games.of();
    private final Messages english = Games.PROVIDER.messages(Locale.ENGLISH);
    private final Messages czech = Games.PROVIDER.messages(new Locale("cs"));

    private Picture picture(ConnectFourState state) {
        return game.view().picture(state, Observer.SPECTATOR);
    }

    private Spot spot(ConnectFourState state, String id) {
        return picture(state).spots().stream()
                .filter(spot -> spot.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private List<String> annotations(String columns, String column) {
        ConnectFourState state = Games.play(game, columns);
        return game.view().annotations(state, game.parse(state, column).orElseThrow()).stream()
                .map(english::get)
                .toList();
    }

    @Test
    void discsLieInTheirCells() {
        ConnectFourState state = Games.play(game, "dde");
        assertEquals("red-disc", spot(state, "d1").tokens().get(0).kind().id());
        assertEquals("yellow-disc", spot(state, "d2").tokens().get(0).kind().id());
        assertEquals(0, spot(state, "e1").tokens().get(0).owner());
        assertTrue(spot(state, "a1").tokens().isEmpty());
        assertEquals("Yellow to move", english.get(picture(state).caption()));
    }

    @Test
    void aDiscFallsFromAboveItsColumn() {
        Motion motion = game.view()
                .motions(Games.play(game, "dd"), 3, Observer.SPECTATOR)
                .get(0);
        assertEquals("above-d", motion.from());
        assertEquals("d3", motion.to());
        assertEquals(0, motion.tokens().owner());
    }

    @Test
    void everyCompleteLineIsMarkedAsAWhole() {
        List<Spot> marks = picture(Games.play(game, "aabbddeec")).spots().stream()
                .filter(spot -> spot.style() == Style.MARK)
                .toList();
        assertEquals(1, marks.size());
        assertEquals(List.of(6.0, 6.0, 46.0, 6.0), ((Line) marks.get(0).shape()).points());
    }

    @Test
    void aFullColumnSaysSo() {
        assertEquals(
                "Column d is full.",
                english.get(spot(Games.play(game, "dddddd"), "d").tip()));
        assertEquals(Text.EMPTY, spot(Games.play(game, "ddddd"), "d").tip());
    }

    @Test
    void theCaptionTellsTheResult() {
        assertEquals(
                "Red wins with 4 in a line.",
                english.get(picture(Games.play(game, "abababa")).caption()));
        ConnectFourState full = Games.play(Games.of("columns", 4, "rows", 4), "acbdcadbacbdcadb");
        Text caption = new ConnectFourView(Games.of("columns", 4, "rows", 4).grid())
                .picture(full, Observer.SPECTATOR)
                .caption();
        assertEquals("Remíza: deska je plná.", czech.get(caption));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ababab | a | Completes 4 in a line at a4 and wins.",
                "abababc | a | Takes a4, where Red would have completed a line.",
                "ababcb | g | Leaves b4 to Yellow, who completes a line there.",
                "bdcdgcgb | a | Lets Yellow complete a line at a2, just above.",
                "dgdg | d | Threatens to complete a line at d4.",
                "dded | f | Threatens to complete a line at c1, g1; the other player cannot stop both.",
            })
    void movesAreAnnotated(String columns, String column, String expected) {
        assertEquals(List.of(expected), annotations(columns, column));
    }

    @Test
    void thereIsNothingToSayForTheFirstMove() {
        assertEquals(List.of(), annotations("", "d"));
    }

    private List<String> events(String columns, String column) {
        ConnectFourState before = Games.play(game, columns);
        int code = game.parse(before, column).orElseThrow();
        ConnectFourState after = before.copy();
        after.apply(code);
        return game.view().events(before, code, after, Observer.SPECTATOR).stream()
                .map(english::get)
                .toList();
    }

    @Test
    void eventsTellBlocksThreatsAndLines() {
        assertEquals(List.of("4 in a line"), events("ababab", "a"));
        assertEquals(List.of("Blocks a4"), events("abababc", "a"));
        assertEquals(List.of("Threatens c1, g1"), events("dded", "f"));
        assertEquals(List.of(), events("", "d"));
        assertEquals("a4#", game.view().notation(Games.play(game, "ababab"), 0));
        assertEquals("b4", game.view().notation(Games.play(game, "ababab"), 1));
    }

    @Test
    void theEndNamesTheLine() {
        LineOfPlay won = new LineOfPlay(List.of(Games.play(game, "aabbccd")), List.of());
        assertEquals("Red has a line: a1, b1, c1, d1.", english.get(game.view().ending(won)));
        assertEquals("Červený má řadu: a1, b1, c1, d1.", czech.get(game.view().ending(won)));
    }

    @Test
    void clicksOnFullColumnsAreAnswered() {
        ConnectFourState state = Games.play(game, "dddddd");
        assertEquals("Column d is full.", english.get(game.view().objection(state, List.of(), "d")));
        assertEquals("Click a column.", english.get(game.view().objection(state, List.of(), "board")));
    }

    @ParameterizedTest
    @CsvSource({"start, ''", "middle, ddeec", "won, aabbccd"})
    void theBoardIsDrawnAsKept(String name, String columns) {
        Layout layout = Layout.of(picture(Games.play(game, columns)), Artwork.of(Games.PROVIDER), english::get);
        GoldenDrawing.requireSame(
                Path.of("src", "test", "resources", "pictures", name + ".txt"), layout.drawing(Marks.NONE));
    }

    @Test
    void bothLanguagesHaveAllWords() {
        Bundles.requireComplete(ViewTest.class.getClassLoader(), Games.PROVIDER.messages());
        for (Setting<?> option : Games.PROVIDER.options()) {
            assertTrue(english.has("option." + option.key() + ".help"), option.key());
        }
        game.evaluators().forEach(known -> assertTrue(english.has("evaluator." + known.name()), known.name()));
        assertEquals(
                "Červený do sloupce d",
                czech.get(game.action(game.newInitialState(), 3).words()));
    }

    @Test
    void theRulebookFollowsTheOptions() {
        List<Text> rules =
                Games.of("columns", 8, "rows", 7, "line", 5).view().rulebook().texts();
        assertEquals(
                "The board stands upright and has 8 columns of 7 cells. At the start it is empty.",
                english.get(rules.get(1)));
        assertEquals(
                "Vyhrává hráč, který má jako první 5 kotoučů v nepřerušené řadě, svislé, vodorovné nebo úhlopříčné.",
                czech.get(rules.get(5)));
        assertEquals(
                "Vyhrává hráč, který má jako první 4 kotouče v nepřerušené řadě, svislé, vodorovné nebo úhlopříčné.",
                czech.get(game.view().rulebook().texts().get(5)));
        assertEquals(
                "Deska stojí a má 7 sloupců po 6 polích. Na začátku je prázdná.",
                czech.get(game.view().rulebook().texts().get(1)));
    }
}
