package org.marienbad.games.reversi;

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
import org.marienbad.framework.game.Values;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.testkit.Bundles;
import org.marienbad.testkit.GoldenDrawing;

class ViewTest {
    private final ReversiGame game = Games.of();
    private final ReversiGame small = Games.of("size", 4);
    private final Messages english = Games.PROVIDER.messages(Locale.ENGLISH);
    private final Messages czech = Games.PROVIDER.messages(new Locale("cs"));

    private static Spot spot(Picture picture, String id) {
        return picture.spots().stream()
                .filter(spot -> spot.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private List<String> annotations(ReversiGame of, ReversiState state, String cell) {
        return of.view().annotations(state, of.parse(state, cell).orElseThrow()).stream()
                .map(english::get)
                .toList();
    }

    @Test
    void theBoardHasA1AtTheUpperLeft() {
        Picture picture = game.view().picture(game.newInitialState(), Observer.SPECTATOR);
        Picture.Box a1 = (Picture.Box) spot(picture, "a1").shape();
        Picture.Box h8 = (Picture.Box) spot(picture, "h8").shape();
        assertTrue(a1.x() < h8.x() && a1.y() > h8.y());
        assertEquals(Kind.WHITE_DISC, spot(picture, "d4").tokens().get(0).kind());
        assertEquals(Kind.BLACK_DISC, spot(picture, "e4").tokens().get(0).kind());
        assertEquals("Turns 1 disc", english.get(spot(picture, "d3").tip()));
        assertEquals(
                "Kámen na a1 by nic neobrátil.", czech.get(spot(picture, "a1").tip()));
        assertEquals("Black to move", english.get(picture.caption()));
    }

    @Test
    void discsTurnTheNearestFirst() {
        ReversiState state = Games.board(small, "XOO- OOXX XXOX OOOX X");
        List<Motion> motions = small.view().motions(state, 3, Observer.SPECTATOR);
        assertEquals(List.of("d1", "c1", "b1"), motions.stream().map(Motion::to).toList());
        assertEquals(List.of(0, 1, 2), motions.stream().map(Motion::step).toList());
    }

    @Test
    void captionsTellPassesAndResults() {
        ReversiState pass = Games.board(small, "-OOX -OOX -OOX -OOX O");
        assertEquals(
                "White cannot place a disc and must pass",
                english.get(small.view().picture(pass, Observer.SPECTATOR).caption()));
        ReversiState over = Games.board(small, "XXXX XXXX XOOO OOOO X");
        assertEquals(
                "Black wins 9 to 7",
                english.get(small.view().picture(over, Observer.SPECTATOR).caption()));
        ReversiGame anti = Games.of("size", 4, "anti", "on");
        assertEquals(
                "White wins 7 to 9",
                english.get(anti.view()
                        .picture(Games.board(anti, "XXXX XXXX XOOO OOOO X"), Observer.SPECTATOR)
                        .caption()));
    }

    @Test
    void movesAreAnnotated() {
        assertEquals(List.of("Turns 1 disc."), annotations(game, game.newInitialState(), "d3"));
        ReversiState corner = Games.board(small, "-OX- OOXX XXOX OOO- X");
        assertEquals(
                "Takes the corner a1, which can never be turned.",
                annotations(small, corner, "a1").get(0));
        ReversiState opening = Games.board(small, "---- -XO- -XO- ---- O");
        assertTrue(annotations(small, opening, "a2").stream().allMatch(said -> said.startsWith("Turns")));
        ReversiState last = Games.board(small, "-OXX OOXX XXOX OOOX X");
        assertTrue(annotations(small, last, "a1").get(0).startsWith("Ends the game "));
    }

    @Test
    void openedCornersAreNamed() {
        ReversiState state = Games.board(small, "---- -OX- -XO- ---- X");
        assertEquals(List.of("Opens the corner a1 to White.", "Turns 1 disc."), annotations(small, state, "a2"));
    }

    private List<String> events(ReversiGame of, ReversiState before, String cell) {
        int code = of.parse(before, cell).orElseThrow();
        ReversiState after = before.copy();
        after.apply(code);
        return of.view().events(before, code, after, Observer.SPECTATOR).stream()
                .map(english::get)
                .toList();
    }

    @Test
    void eventsTellWhatWasTurned() {
        assertEquals(List.of("Turns 1"), events(game, game.newInitialState(), "d3"));
        assertEquals("d3(1)", game.view().notation(game.newInitialState(), 19));
        ReversiState corner = Games.board(small, "-OX- OOXX XXOX OOO- X");
        assertEquals("Takes the corner a1", events(small, corner, "a1").get(0));
        ReversiState blocking = Games.board(small, "XO-- -XO- -XXX -X-- X");
        assertEquals(
                List.of("Turns 1", "White must pass"),
                events(small, blocking, "d2"),
                "White has only b1, with nothing behind it");
    }

    @Test
    void clicksAreAnswered() {
        ReversiState start = game.newInitialState();
        assertEquals("A disc on a1 would turn nothing.", english.get(game.view().objection(start, List.of(), "a1")));
        assertEquals("Na poli d4 už kámen leží.", czech.get(game.view().objection(start, List.of(), "d4")));
        ReversiState pass = Games.board(small, "-OOX -OOX -OOX -OOX O");
        assertEquals(
                "White cannot place a disc and must pass",
                english.get(small.view().objection(pass, List.of(), "a1")));
    }

    @Test
    void emptyCellsAreAPartOfTheScore() {
        ReversiState over = Games.board(small, "---- -XX- -XX- ---- X");
        LineOfPlay line = new LineOfPlay(List.of(over), List.of());
        List<ScoreLine> parts = small.view().breakdown(line, Observer.SPECTATOR);
        assertEquals(
                List.of("Discs", "Empty cells"),
                parts.stream().map(part -> english.get(part.label())).toList());
        assertEquals(12, parts.get(1).values().get(0).orElseThrow());
        assertEquals("White has no discs left.", english.get(small.view().ending(line)));
        ReversiState full = Games.board(small, "XXXX XXXX XOOO OOOO X");
        assertEquals("The board is full.", english.get(small.view().ending(new LineOfPlay(List.of(full), List.of()))));
    }

    @Test
    void marginsAreDiscs() {
        ReversiGame margin = Games.of("payoff", "margin");
        assertEquals("wins by 4 discs", english.get(Values.of(margin, 4.0 / 64, true)));
        assertEquals("−2 kameny", czech.get(Values.of(margin, -2.0 / 64, false)));
        assertEquals("draws", english.get(Values.of(margin, 0, true)));
        assertEquals("75% to win", english.get(Values.of(game, .5, false)));
    }

    @ParameterizedTest
    @CsvSource({"start, ''", "middle, d3 c3 c4"})
    void theBoardIsDrawnAsKept(String name, String plies) {
        ReversiState state = game.newInitialState();
        for (String ply : plies.split(" ")) {
            if (!ply.isEmpty()) {
                state.apply(game.parse(state, ply).orElseThrow());
            }
        }
        Picture picture = game.view().picture(state, Observer.SPECTATOR);
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
                "Černý klade kámen na d3",
                czech.get(game.action(game.newInitialState(), 19).words()));
    }

    @Test
    void theRulebookFollowsTheOptions() {
        assertEquals(10, game.view().rulebook().texts().size());
        List<Text> rules = Games.of("size", 10, "anti", "on", "empties", "none", "payoff", "margin")
                .view()
                .rulebook()
                .texts();
        assertEquals(11, rules.size());
        assertTrue(english.get(rules.get(1)).startsWith("The board has 10 by 10 cells."));
        assertTrue(english.get(rules.get(8)).contains("fewer discs wins"));
        assertEquals("Prázdná pole se pak nepočítají nikomu.", czech.get(rules.get(9)));
    }
}
