package org.marienbad.games.toguzkumalak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

class ViewTest {
    private static final Locale CZECH = Locale.forLanguageTag("cs");

    private static Map<String, Integer> stones(ToguzGame game, ToguzState state) {
        Map<String, Integer> stones = new HashMap<>();
        for (Picture.Spot spot : game.view().picture(state, Observer.SPECTATOR).spots()) {
            if (!spot.id().startsWith("tuzdik")) {
                stones.put(
                        spot.id(),
                        spot.tokens().stream().mapToInt(Tokens::count).sum());
            }
        }
        return stones;
    }

    @ParameterizedTest
    @ValueSource(strings = {"tuzdik=number", "tuzdik=opposite", "houses=3", "limit=3"})
    void motionsLeadFromThePictureBeforeToThePictureAfter(String option) {
        ToguzGame game = Games.of(option);
        SplittableRandom random = new SplittableRandom(5);
        int[] legal = new int[game.info().maxLegalActions()];
        for (int i = 0; i < 20; i++) {
            ToguzState state = game.newInitialState();
            for (int count = state.legalActions(legal); count > 0; count = state.legalActions(legal)) {
                int house = legal[random.nextInt(count)];
                Map<String, Integer> stones = stones(game, state);
                int step = 0;
                for (Motion motion : game.view().motions(state, house, Observer.SPECTATOR)) {
                    assertTrue(motion.step() >= step);
                    step = motion.step();
                    stones.merge(motion.from(), -motion.tokens().count(), Integer::sum);
                    stones.merge(motion.to(), motion.tokens().count(), Integer::sum);
                }
                state.apply(house);
                assertEquals(stones(game, state), stones);
            }
        }
    }

    private static List<String> annotations(ToguzState state, String ply, Locale locale) {
        ToguzGame game = Games.of();
        return game.view().annotations(state, game.parse(state, ply).orElseThrow()).stream()
                .map(new ToguzProvider().messages(locale)::get)
                .toList();
    }

    @Test
    void annotationsSayWhatASowingDoes() {
        ToguzGame game = Games.of();
        assertEquals(
                List.of("Captures 10 stones from house 1."), annotations(game.newInitialState(), "2", Locale.ENGLISH));
        assertEquals(List.of("Bere 10 kamenů z důlku 1."), annotations(game.newInitialState(), "2", CZECH));
        ToguzState tuzdik = Games.position(game, "0 0 0 0 0 0 0 0 2 2 0 0 1 0 0 0 0 0", "79 78", "0 0", 0);
        assertEquals(
                List.of("Makes house 1 a tuzdik: three stones now, and every stone that falls there later."),
                annotations(tuzdik, "9", Locale.ENGLISH).subList(1, 2));
        ToguzState forbidden = Games.position(game, "0 0 0 0 0 0 0 0 2 2 0 0 1 0 0 0 0 0", "79 78", "0 1", 0);
        assertEquals(
                List.of("Makes three in house 1, which cannot become a tuzdik."),
                annotations(forbidden, "9", Locale.ENGLISH));
        ToguzState second = Games.position(game, "0 0 0 0 0 0 0 0 2 2 0 0 1 0 0 0 0 0", "79 78", "2 0", 0);
        assertEquals(
                List.of("Makes three in house 1, but there is a tuzdik already."),
                annotations(second, "9", Locale.ENGLISH));
        ToguzState own = Games.position(game, "0 0 0 0 0 0 0 0 4 2 0 0 1 0 0 0 0 0", "78 77", "2 0", 0);
        assertEquals(
                List.of("Brings 1 stone to the store through its own tuzdik."), annotations(own, "9", Locale.ENGLISH));
        assertEquals(List.of("Vlastním tuzdikem získává 1 kámen."), annotations(own, "9", CZECH));
    }

    @Test
    void theTuzdikIsDrawnInItsOwnersColor() {
        ToguzGame game = Games.of();
        ToguzState state = Games.position(game, "0 0 0 0 0 0 0 0 4 2 0 0 1 0 0 0 0 0", "78 77", "2 0", 0);
        Picture picture = game.view().picture(state, Observer.SPECTATOR);
        Map<String, Picture.Spot> spots = new HashMap<>();
        picture.spots().forEach(spot -> spots.put(spot.id(), spot));
        assertEquals(0, spots.get("north.2").owner());
        assertEquals(Picture.Style.MARK, spots.get("tuzdik.0").style());
        assertEquals(spots.get("north.2").shape(), spots.get("tuzdik.0").shape());
        assertEquals(
                "North, house 2: tuzdik of South",
                new ToguzProvider()
                        .messages(Locale.ENGLISH)
                        .get(spots.get("north.2").tip()));
    }

    @Test
    void theRulebookFollowsTheOptions() {
        assertTrue(rulebook("tuzdik=number")
                .contains("It must not be house 9, nor have the same number as the tuzdik of the other side."));
        assertTrue(rulebook("tuzdik=opposite")
                .contains("It must not be house 9, nor lie opposite the tuzdik of the other side."));
    }

    private static List<String> rulebook(String option) {
        return Games.of(option).view().rulebook().texts().stream()
                .map(new ToguzProvider().messages(Locale.ENGLISH)::get)
                .toList();
    }

    @Test
    void gamesAreReadAsTheyAreWritten() {
        ToguzNotation notation = new ToguzNotation();
        ToguzGame game = Games.of("limit=3");
        String text = "1. 1 1! {quiet}\n2. 1\n81-81\n";
        assertEquals(text, notation.write(game, notation.read(game, text)));
        ToguzGame usual = Games.of();
        String list = "1. 4 5\n2. 2! {a comment} 4\n";
        assertEquals(list, notation.write(usual, notation.read(usual, list)));
        assertEquals(
                notation.read(usual, "4 5 2"), notation.read(usual, "43 54 22"), "with the house of the last stone");
    }

    @Test
    void aNewTuzdikMayBeMarkedByAnX() {
        ToguzGame game = Games.of();
        ToguzState state = Games.position(game, "0 0 0 0 0 0 0 0 2 2 0 0 1 0 0 0 0 0", "79 78", "0 0", 0);
        assertEquals(8, game.parse(state, "91x").orElseThrow());
        assertTrue(game.parse(state, "91").isEmpty());
        assertTrue(game.parse(state, "92").isEmpty());
    }

    private static List<String> english(List<Text> texts) {
        return texts.stream()
                .map(new ToguzProvider().messages(Locale.ENGLISH)::get)
                .toList();
    }

    private static String english(Text text) {
        return english(List.of(text)).get(0);
    }

    private static List<String> events(ToguzGame game, ToguzState before, int house) {
        ToguzState after = before.copy();
        after.apply(house);
        return english(game.view().events(before, house, after, Observer.SPECTATOR));
    }

    @Test
    void eventsAndMoveListsTellWhatASowingBrought() {
        ToguzGame game = Games.of();
        ToguzState start = game.newInitialState();
        assertEquals(List.of("Captures 10"), events(game, start, 1));
        assertEquals("21(10)", game.view().notation(start, 1));
        assertEquals("19", game.view().notation(start, 0));
        ToguzState three = Games.position(game, "5 0 0 0 0 0 0 3 0 2 4 0 0 0 0 0 0 0", "74 74", "0 0", 0);
        assertEquals(List.of("Tuzdik in house 1"), events(game, three, 7));
        assertEquals("81x", game.view().notation(three, 7));
        ToguzState later = Games.position(game, "3 0 0 0 0 0 0 0 5 0 4 0 0 0 0 0 0 0", "75 75", "1 0", 0);
        assertEquals(List.of("South +1 by the tuzdik"), events(game, later, 8));
    }

    @Test
    void clicksAreAnswered() {
        ToguzGame game = Games.of();
        ToguzState state = Games.position(game, "3 0 0 0 0 0 0 0 5 0 4 0 0 0 0 0 0 0", "75 75", "0 2", 0);
        assertEquals(
                List.of(
                        "This is the tuzdik of North: nothing ever lies there.",
                        "This house is empty: there is nothing to sow.",
                        "This house is North's.",
                        "Stones in a store stay there."),
                List.of("south.2", "south.3", "north.2", "north.store").stream()
                        .map(spot -> english(game.view().objection(state, List.of(), spot)))
                        .toList());
    }

    @Test
    void theEndHasAReasonAndTheScoreItsParts() {
        ToguzGame game = Games.of();
        ToguzState end = Games.position(game, "0 0 0 0 0 0 0 0 0 2 4 0 0 0 0 0 0 0", "78 78", "0 0", 0);
        LineOfPlay line = new LineOfPlay(List.of(end), List.of());
        assertEquals(
                "South has no stones to play; North takes what is left.",
                english(game.view().ending(line)));
        assertEquals(
                "Jih nemá čím hrát; co zbylo, bere Sever.",
                new ToguzProvider()
                        .messages(Locale.forLanguageTag("cs"))
                        .get(game.view().ending(line)));
        List<ScoreLine> parts = game.view().breakdown(line, Observer.SPECTATOR);
        assertEquals(6, parts.get(1).values().get(1).orElseThrow());
        assertEquals(ScoreLine.Kind.PART, parts.get(1).kind());
    }

    @Test
    void marginsAreStones() {
        ToguzGame margin = Games.of("payoff=margin");
        assertEquals("loses by 1 stone", english(Values.of(margin, -1.0 / 162, true)));
        assertEquals("+12 stones", english(Values.of(margin, 12.0 / 162, false)));
    }
}
