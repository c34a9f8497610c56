package org.marienbad.games.oware;

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

    private static Map<String, Integer> seeds(OwareGame game, OwareState state) {
        Map<String, Integer> seeds = new HashMap<>();
        for (Picture.Spot spot : game.view().picture(state, Observer.SPECTATOR).spots()) {
            seeds.put(spot.id(), spot.tokens().stream().mapToInt(Tokens::count).sum());
        }
        return seeds;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"grandSlam=noCapture", "grandSlam=allowed", "houses=2", "repetition=2", "limit=3", "seeds=9"})
    void motionsLeadFromThePictureBeforeToThePictureAfter(String option) {
        OwareGame game = Games.of(option);
        SplittableRandom random = new SplittableRandom(5);
        int[] legal = new int[game.info().maxLegalActions()];
        for (int i = 0; i < 30; i++) {
            OwareState state = game.newInitialState();
            for (int count = state.legalActions(legal); count > 0; count = state.legalActions(legal)) {
                int house = legal[random.nextInt(count)];
                Map<String, Integer> seeds = seeds(game, state);
                int step = 0;
                for (Motion motion : game.view().motions(state, house, Observer.SPECTATOR)) {
                    assertTrue(motion.step() == step || motion.step() == step + 1);
                    step = motion.step();
                    seeds.merge(motion.from(), -motion.tokens().count(), Integer::sum);
                    seeds.merge(motion.to(), motion.tokens().count(), Integer::sum);
                }
                state.apply(house);
                assertEquals(seeds(game, state), seeds);
            }
        }
    }

    private static List<String> annotations(OwareGame game, OwareState state, String ply, Locale locale) {
        return game.view().annotations(state, game.parse(state, ply).orElseThrow()).stream()
                .map(new OwareProvider().messages(locale)::get)
                .toList();
    }

    @Test
    void annotationsSayWhatASowingDoes() {
        OwareGame game = Games.of();
        OwareState capture = Games.position(game, "0 0 0 0 1 4 1 3 2 1 0 4", "16 16", 0);
        assertEquals(
                "Captures 5 seeds from d, c.",
                annotations(game, capture, "F", Locale.ENGLISH).get(0));
        assertEquals(
                "Bere 5 semínek z důlků: d, c.",
                annotations(game, capture, "F", CZECH).get(0));
        OwareState slam = Games.position(game, "0 0 0 0 1 2 1 2 0 0 0 0", "20 22", 0);
        assertEquals(
                "Would capture all seeds of the other side, and so captures nothing.",
                annotations(game, slam, "F", Locale.ENGLISH).get(0));
        OwareState feed = Games.position(game, "1 0 0 4 1 1 0 0 0 0 0 0", "18 23", 0);
        assertTrue(annotations(game, feed, "D", Locale.ENGLISH)
                .contains("Gives seeds to the other side, which has none."));
        OwareState last = Games.position(game, "0 0 0 0 0 1 1 0 0 0 0 3", "23 20", 0);
        assertEquals(
                List.of("Would capture all seeds of the other side, and so captures nothing."),
                annotations(
                                Games.of(),
                                Games.position(game, "0 0 0 0 1 1 1 0 0 0 0 0", "23 22", 0),
                                "F",
                                Locale.ENGLISH)
                        .subList(0, 1));
        assertEquals(
                List.of("Ends the game. South wins 25 to 20: more than half or half each", "Captures 2 seeds from a."),
                annotations(game, last, "F", Locale.ENGLISH).subList(0, 2));
        OwareState threat = Games.position(game, "2 0 0 0 0 1 0 0 0 0 0 1", "22 22", 0);
        assertEquals(
                List.of("Leaves 3 seeds less to be captured by the next sowing."),
                annotations(game, threat, "A", Locale.ENGLISH));
    }

    @Test
    void theRulebookFollowsTheOptions() {
        assertTrue(rulebook("repetition=2")
                .contains("When a position occurs twice with the same side to move, the game"
                        + " ends, and each side takes the seeds in its own row."));
        assertTrue(rulebook("repetition=off").stream().noneMatch(text -> text.startsWith("When a position occurs")));
        assertTrue(
                rulebook("grandSlam=allowed").contains("You may capture all seeds of the other side (a grand slam)."));
        assertTrue(rulebook("mustFeed=off").contains("You need not give seeds to a side that has none."));
    }

    private static List<String> rulebook(String option) {
        return Games.of(option).view().rulebook().texts().stream()
                .map(new OwareProvider().messages(Locale.ENGLISH)::get)
                .toList();
    }

    @Test
    void captionsTellTheResultAndWhy() {
        OwareGame game = Games.of("limit=2");
        OwareState state = Games.play(game, game.newInitialState(), "A a");
        Picture picture = game.view().picture(state, Observer.SPECTATOR);
        assertEquals(
                "A draw, 24 each: 2 moves without a capture",
                new OwareProvider().messages(Locale.ENGLISH).get(picture.caption()));
        assertEquals(
                "Remíza 24 : 24; 2 tahy bez braní",
                new OwareProvider().messages(CZECH).get(picture.caption()));
    }

    private static List<String> english(List<Text> texts) {
        return texts.stream()
                .map(new OwareProvider().messages(Locale.ENGLISH)::get)
                .toList();
    }

    private static String english(Text text) {
        return english(List.of(text)).get(0);
    }

    private static List<String> events(OwareGame game, OwareState before, int house) {
        OwareState after = before.copy();
        after.apply(house);
        return english(game.view().events(before, house, after, Observer.SPECTATOR));
    }

    @Test
    void eventsAndMoveListsTellWhatASowingBrought() {
        OwareGame game = Games.of();
        OwareState capture = Games.position(game, "0 0 2 0 3 0 1 2 4 4 0 4", "14 14", 0);
        assertEquals(List.of("Captures 5"), events(game, capture, 4));
        assertEquals("E(5)", game.view().notation(capture, 4));
        assertEquals("C", game.view().notation(capture, 2));
        OwareState slam = Games.position(game, "1 0 0 0 0 1 1 0 0 0 0 0", "22 23", 0);
        assertEquals(List.of("A grand slam: captures nothing"), events(game, slam, 5));
        OwareState feed = Games.position(game, "1 0 0 0 0 3 0 0 0 0 0 0", "22 22", 0);
        assertEquals(List.of("Feeds North"), events(game, feed, 5));
    }

    @Test
    void clicksAreAnswered() {
        OwareGame game = Games.of();
        OwareState feed = Games.position(game, "1 0 0 0 0 3 0 0 0 0 0 0", "22 22", 0);
        assertEquals(
                List.of(
                        "North has no seeds: play a house that gives some.",
                        "This house is empty: there is nothing to sow.",
                        "This house is North's.",
                        "Seeds in a store stay there."),
                List.of("A", "B", "a", "south.store").stream()
                        .map(spot -> english(game.view().objection(feed, List.of(), spot)))
                        .toList());
        OwareGame strict = Games.of("grandSlam=illegal");
        OwareState slam = Games.position(strict, "1 0 0 0 0 1 1 0 0 0 0 0", "22 23", 0);
        assertEquals(
                "This would capture all seeds of North, which is not allowed.",
                english(strict.view().objection(slam, List.of(), "F")));
    }

    /** North has no seeds, and a lap and more round the board would give it two in each house and take them all. */
    @Test
    void aHouseThatFeedsButIsAGrandSlamIsSaidToBeOne() {
        OwareGame game = Games.of("houses=2", "grandSlam=illegal");
        OwareState state = Games.position(game, "6 1 0 0", "4 5", 0);
        assertEquals("B", Games.legal(game, state));
        Text objection = game.view().objection(state, List.of(), "A");
        assertEquals("This would capture all seeds of North, which is not allowed.", english(objection));
        assertEquals(
                "Tím by Sever přišel o všechna semínka, a to není dovoleno.",
                new OwareProvider().messages(CZECH).get(objection));
    }

    @Test
    void theEndHasAReasonAndTheScoreItsParts() {
        OwareGame game = Games.of("limit=2");
        LineOfPlay line = new LineOfPlay(List.of(Games.play(game, game.newInitialState(), "A a")), List.of());
        assertEquals(
                "There were 2 moves without a capture; each side takes the seeds in its own row.",
                english(game.view().ending(line)));
        assertEquals(
                "2 tahy po sobě nikdo nic nevzal; každý si bere semínka ze své řady.",
                new OwareProvider().messages(CZECH).get(game.view().ending(line)));
        List<ScoreLine> parts = game.view().breakdown(line, Observer.SPECTATOR);
        assertEquals(24, parts.get(1).values().get(0).orElseThrow());
        assertEquals(ScoreLine.Kind.PART, parts.get(1).kind());
    }

    @Test
    void marginsAreSeeds() {
        OwareGame margin = Games.of("payoff=margin");
        assertEquals("wins by 4 seeds", english(Values.of(margin, 4.0 / 48, true)));
        assertEquals("−1 seed", english(Values.of(margin, -1.0 / 48, false)));
        assertEquals("50% to win", english(Values.of(Games.of(), 0, false)));
    }
}
