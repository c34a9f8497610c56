package org.marienbad.games.backgammon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Layout;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.testkit.Bundles;
import org.marienbad.testkit.GoldenDrawing;

class ViewTest {
    private static final String START = "4HPwATDgc/ABMA";
    private static final String BLOT = "4HPwASHgc/ABMA";
    private static final String ON_THE_BAR = "sOfgATDgc/ABUA";
    private static final String BEARING_OFF = "sAMAgMwAAAAAAA";

    private final BackgammonGame game = Games.of();
    private final BackgammonGame money = Games.of("payoff", "points", "cube", true);
    private final Messages english = Games.PROVIDER.messages(Locale.ENGLISH);
    private final Messages czech = Games.PROVIDER.messages(new Locale("cs"));

    private static Spot spot(Picture picture, String id) {
        return picture.spots().stream()
                .filter(spot -> spot.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private List<String> said(List<Text> texts) {
        return texts.stream().map(english::get).toList();
    }

    private String objection(BackgammonState state, String clicked, String spot) {
        List<String> before = clicked.isEmpty() ? List.of() : List.of(clicked);
        return english.get(game.view().objection(state, before, spot));
    }

    @Test
    void theNumbersAreThoseOfTheSeatOnRoll() {
        Picture white = game.view().picture(Games.position(START, "move", 3, 1), Observer.SPECTATOR);
        assertEquals("24", english.get(spot(white, "n24").label()));
        BackgammonState black = Games.play(game, game.newInitialState(), "13");
        Picture turned = game.view().picture(black, Observer.SPECTATOR);
        assertEquals("1", english.get(spot(turned, "n24").label()));
        assertEquals("Point 1: 2 men of White", english.get(spot(turned, "p24").tip()));
        assertEquals("Klín 6: 5 kamenů (Černý)", czech.get(spot(turned, "p19").tip()));
        assertEquals("Black to play 3 1", english.get(turned.caption()));
        assertEquals(
                List.of("p19", "p22"),
                game.action(black, ActionCodes.step(6, 3)).spots());
    }

    @Test
    void aManHitGoesToTheBar() {
        BackgammonState state = Games.position(BLOT, "move", 3, 1);
        List<Motion> motions = game.view().motions(state, ActionCodes.step(8, 3), Observer.SPECTATOR);
        assertEquals(2, motions.size());
        assertEquals("bar-1", motions.get(1).to());
        assertEquals(1, motions.get(1).step());
        BackgammonState start = Games.position(START, "roll");
        List<Motion> thrown = game.view().motions(start, ActionCodes.roll(5, 5), Observer.SPECTATOR);
        assertEquals(4, thrown.get(0).tokens().count());
    }

    @Test
    void annotationsTellWhatAStepBrings() {
        BackgammonState state = Games.position(BLOT, "move", 3, 1);
        assertEquals(
                List.of("Hits a man.", "Leaves a single man on 5.", "Then has 164 pips to go, the other player 168."),
                said(game.view().annotations(state, ActionCodes.step(8, 3))));
        BackgammonState off = Games.position(BEARING_OFF, "move", 6, 5);
        assertEquals(
                "Bears off one man; 4 are left.",
                said(game.view().annotations(off, ActionCodes.step(6, 6))).get(0));
    }

    @Test
    void reasonsAreThoseOfTheWholePlay() {
        BackgammonState state = Games.position(START, "move", 3, 1);
        BackgammonState second = Games.play(game, state, "8/5");
        BackgammonState end = Games.play(game, second, "6/5");
        LineOfPlay line =
                new LineOfPlay(List.of(state, second, end), List.of(ActionCodes.step(8, 3), ActionCodes.step(6, 1)));
        assertEquals(
                List.of(
                        "Makes point 5.",
                        "Leaves no man that can be hit.",
                        "Then has 163 pips to go, the other player 167."),
                said(game.view().reasons(line)));
    }

    @Test
    void clicksAreAnswered() {
        BackgammonState start = Games.position(START, "move", 6, 5);
        assertEquals("These men are Black's.", objection(start, "", "p12"));
        assertEquals("You have no man here that could move.", objection(start, "", "p5"));
        assertEquals(
                "No man can move from here with these dice: the points are held by the other player, or not all men are home.",
                objection(start, "", "p6"));
        assertEquals("Black holds this point with two men or more.", objection(start, "p24", "p19"));
        assertEquals("The dice do not fit: move one man by one die at a time.", objection(start, "p24", "p22"));
        assertEquals("Men are borne off only once all of them are home.", objection(start, "p8", "off-0"));
        BackgammonState bar = Games.position(ON_THE_BAR, "move", 5, 3);
        assertEquals("Your man on the bar must enter first.", objection(bar, "", "p13"));
        BackgammonState blocked = Games.position(ON_THE_BAR, "move", 6, 5);
        assertEquals("No man can move: press the button to pass.", objection(blocked, "", "bar-0"));
    }

    @Test
    void buttonsAreForTheSeatToMove() {
        BackgammonState offered = Games.play(money, money.newInitialState(), "31 8/5 6/5 double");
        assertEquals(
                "Doubling cube: the stakes are 1, and both players may double",
                english.get(spot(money.view().picture(offered, Observer.seat(0)), "cube")
                        .tip()));
        assertTrue(money.view().picture(offered, Observer.seat(0)).spots().stream()
                .anyMatch(spot -> spot.id().equals("take")));
        assertTrue(money.view().picture(offered, Observer.seat(1)).spots().stream()
                .noneMatch(spot -> spot.id().equals("take")));
        assertEquals(
                "Drop: give up and lose one point",
                english.own(money.action(offered, ActionCodes.DROP).words()));
        assertEquals(
                "Odmítnout: vzdát se a ztratit jeden bod",
                czech.own(money.action(offered, ActionCodes.DROP).words()));
        assertEquals(
                "Choose one of the two buttons in the middle.",
                english.get(money.view().objection(offered, List.of(), "p6")));
    }

    @Test
    void theEndHasAReason() {
        BackgammonState state = Games.position("AQAABAAAAAAAAA", "move", 6, 5);
        LineOfPlay won = new LineOfPlay(List.of(Games.play(game, state, "1/off")), List.of());
        assertEquals("White has borne off all men.", english.get(game.view().ending(won)));
        BackgammonState dropped = Games.play(money, money.newInitialState(), "31 8/5 6/5 double drop");
        LineOfPlay line = new LineOfPlay(List.of(dropped), List.of());
        assertEquals("White dropped the double.", english.get(money.view().ending(line)));
        assertEquals(
                "Black wins one point",
                english.get(money.view().picture(dropped, Observer.SPECTATOR).caption()));
    }

    @Test
    void matchesTellTheirScore() {
        BackgammonGame match = Games.of("match", 3, "cube", true);
        BackgammonState offered = Games.play(match, match.newInitialState(), "31 8/5 6/5 double");
        BackgammonState next = Games.play(match, offered, "drop");
        assertEquals(
                List.of("Black wins one point"),
                said(match.view().events(offered, ActionCodes.DROP, next, Observer.SPECTATOR)));
        assertEquals(1, match.scores(next)[1]);
        assertEquals(State.CHANCE, next.actor());
    }

    @ParameterizedTest
    @CsvSource({"0.5, false, '75% to win'", "0.25, true, '62% to win'", "1, true, wins", "-1, true, loses"})
    void payoffsAreChances(double payoff, boolean proven, String expected) {
        assertEquals(expected, english.get(Values.of(game, payoff, proven)));
    }

    @Test
    void stakesArePoints() {
        assertEquals("+0.25 points", english.get(Values.of(money, .25, false)));
        assertEquals("−1 point", english.get(Values.of(money, -1, false)));
        assertEquals("−1,5 b.", czech.get(Values.of(money, -1.5, false)));
    }

    @Test
    void thePositionCanBeHeard() {
        assertEquals(
                List.of(
                        "White has men on these points: 24: 1, 13: 5, 8: 3, 6: 5; 168 pips to go",
                        "Bar of White: one man",
                        "Black has men on these points: 24: 2, 13: 4, 8: 3, 6: 4, 5: 2; 158 pips to go",
                        "White to play 5 3"),
                said(game.view().description(Games.position(ON_THE_BAR, "move", 5, 3), Observer.SPECTATOR)));
    }

    @ParameterizedTest
    @CsvSource({"roll, 31 8/5 6/5 62", "equal, 31 8/5 6/5 55 13/8"})
    void theBoardIsDrawnAsKept(String name, String plies) {
        BackgammonState state = Games.play(game, game.newInitialState(), plies);
        Picture picture = game.view().picture(state, Observer.seat(state.turn()));
        Layout layout = Layout.of(picture, Artwork.of(Games.PROVIDER), english::get);
        GoldenDrawing.requireSame(
                Path.of("src", "test", "resources", "pictures", name + ".txt"), layout.drawing(Marks.NONE));
    }

    @Test
    void theCubeIsDrawnAsKept() {
        BackgammonState state = money.stateOf(Map.of(
                "id",
                ON_THE_BAR,
                "phase",
                "cube",
                "turn",
                0,
                "dice",
                List.of(),
                "turns",
                0,
                "cube",
                4,
                "cubeOwner",
                0));
        Picture picture = money.view().picture(state, Observer.seat(0));
        Layout layout = Layout.of(picture, Artwork.of(Games.PROVIDER), english::get);
        GoldenDrawing.requireSame(
                Path.of("src", "test", "resources", "pictures", "cube.txt"), layout.drawing(Marks.NONE));
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
        int plain = game.view().rulebook().texts().size();
        assertEquals(plain + 3, money.view().rulebook().texts().size());
        assertEquals(
                plain + 6,
                Games.of("match", 5, "cube", true).view().rulebook().texts().size());
    }

    /** In a match to one point nobody may double, and so the coach says nothing of it. */
    @Test
    void theCoachTeachesWhatIsAllowed() {
        assertEquals(6, Games.of("match", 3, "cube", true).view().coach().size());
        assertEquals(5, Games.of("match", 1, "cube", true).view().coach().size());
    }
}
