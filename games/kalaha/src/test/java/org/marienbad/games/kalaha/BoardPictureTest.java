package org.marienbad.games.kalaha;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Circle;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;
import org.marienbad.testkit.GoldenDrawing;

class BoardPictureTest {
    @Test
    void theBoardIsDrawnAsKept() {
        GameSetup setup = GameSetup.of(new KalahaProvider(), 2, Map.of("pits", "4", "stones", "3"), 0);
        List<Integer> plies = new ArrayList<>();
        State state = setup.newState();
        for (String ply : List.of("b", "a", "C")) {
            int code = setup.game().parse(state, ply).orElseThrow();
            state.apply(code);
            plies.add(code);
        }
        GoldenDrawing.requireSame(
                Path.of("src/test/resources/pictures/four-pits.txt"), MatchView.of(setup, plies, Observer.SPECTATOR));
    }

    @Test
    void everyActionIsReachedByItsOwnClicks() {
        forEachPosition((game, state) -> {
            Set<String> ids = new HashSet<>();
            game.view()
                    .picture(state, Observer.seat(0))
                    .spots()
                    .forEach(spot -> assertTrue(ids.add(spot.id()), spot.id()));
            Set<List<String>> clicks = new HashSet<>();
            for (int code : Games.legal(game, state)) {
                Action action = game.action(state, code);
                assertTrue(clicks.add(action.spots()));
                assertTrue(ids.containsAll(action.spots()));
                assertEquals(code == game.rules().pits() ? 0 : 1, action.spots().size());
            }
        });
    }

    @Test
    void motionsLeadFromThePictureBeforeToThePictureAfter() {
        forEachPosition((game, state) -> {
            for (int code : Games.legal(game, state)) {
                Map<String, Integer> stones = stones(game.view().picture(state, Observer.seat(0)));
                int step = 0;
                for (Motion motion : game.view().motions(state, code, Observer.seat(0))) {
                    assertTrue(motion.step() == step || motion.step() == step + 1);
                    step = motion.step();
                    int count = motion.tokens().count();
                    assertTrue(count > 0);
                    stones.merge(motion.from(), -count, Integer::sum);
                    stones.merge(motion.to(), count, Integer::sum);
                }
                KalahaState after = state.copy();
                after.apply(code);
                assertEquals(stones(game.view().picture(after, Observer.seat(0))), stones);
            }
        });
    }

    @Test
    void stonesTravelOneByOneThenTheCaptureThenTheSweep() {
        KalahaGame game = Games.of("pits", 3, "stones", 4);
        KalahaState state = Games.position(game, List.of(2, 0, 0), List.of(3, 0, 1), 0, 0, 0);
        assertEquals(
                List.of(
                        motion(0, "a", "b", 1),
                        motion(1, "a", "c", 1),
                        motion(2, "c", "south.store", 1),
                        motion(2, "C", "south.store", 3)),
                game.view().motions(state, 0, Observer.seat(0)));
        state = Games.position(game, List.of(0, 0, 1), List.of(3, 0, 1), 0, 0, 0);
        assertEquals(
                List.of(
                        motion(0, "c", "south.store", 1),
                        motion(1, "C", "north.store", 3),
                        motion(1, "A", "north.store", 1)),
                game.view().motions(state, 2, Observer.seat(0)));
    }

    @Test
    void facingPitsFaceEachOtherAndStoresLieAtTheEndOfTheSowing() {
        for (String direction : List.of("counter-clockwise", "clockwise")) {
            KalahaGame game = Games.of("direction", direction);
            Picture picture = game.view().picture(game.newInitialState(), Observer.seat(0));
            for (int i = 0; i < 6; i++) {
                Circle south = circle(picture, String.valueOf((char) ('a' + i)));
                Circle north = circle(picture, String.valueOf((char) ('A' + i)));
                assertEquals(south.x(), north.x(), 1e-9);
                assertTrue(south.y() < north.y());
            }
            boolean rightwards = circle(picture, "a").x() < circle(picture, "f").x();
            assertEquals(direction.equals("counter-clockwise"), rightwards);
            assertEquals(
                    rightwards,
                    box(picture, "south.store").x()
                            > box(picture, "north.store").x());
        }
    }

    @Test
    void spotsLieInsideThePictureAndApart() {
        for (int pits = 1; pits <= KalahaRules.MAX_PITS; pits++) {
            KalahaGame game = Games.of("pits", pits);
            Picture picture = game.view().picture(game.newInitialState(), Observer.seat(0));
            List<double[]> places = picture.spots().stream()
                    .filter(spot -> !spot.id().equals("board"))
                    .map(BoardPictureTest::extent)
                    .toList();
            for (int i = 0; i < places.size(); i++) {
                double[] a = places.get(i);
                assertTrue(a[0] > 0 && a[1] > 0 && a[2] < picture.width() && a[3] < picture.height());
                for (double[] b : places.subList(0, i)) {
                    assertTrue(a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1]);
                }
            }
        }
    }

    @Test
    void captionTellsTheTurnAndTheResult() {
        KalahaGame game = Games.of("pits", 2, "stones", 3);
        assertEquals(
                Text.of("turn", Text.of("north")),
                game.view().picture(game.newInitialState(1), Observer.seat(0)).caption());
        KalahaState over = Games.position(game, List.of(0, 0), List.of(1, 2), 4, 3, 0);
        assertEquals(
                Text.of("result.win", Text.of("north"), 6, 4),
                game.view().picture(over, Observer.seat(0)).caption());
        KalahaState draw = Games.position(game, List.of(0, 0), List.of(0, 1), 4, 3, 0);
        assertEquals(
                Text.of("result.draw", 4),
                game.view().picture(draw, Observer.seat(0)).caption());
    }

    private interface Check {
        void accept(KalahaGame game, KalahaState state);
    }

    private static void forEachPosition(Check check) {
        Random random = new Random(11);
        for (int i = 0; i < 150; i++) {
            KalahaGame game = new KalahaGame(Games.randomRules(random));
            KalahaState state = game.newInitialState(random.nextInt(2));
            while (state.actor() != State.TERMINAL) {
                check.accept(game, state);
                int[] legal = Games.legal(game, state);
                state.apply(legal[random.nextInt(legal.length)]);
            }
            check.accept(game, state);
        }
    }

    private static Map<String, Integer> stones(Picture picture) {
        Map<String, Integer> stones = new HashMap<>();
        for (Spot spot : picture.spots()) {
            if (!spot.id().equals("board")) {
                stones.put(
                        spot.id(),
                        spot.tokens().stream().mapToInt(Tokens::count).sum());
            }
        }
        return stones;
    }

    private static Motion motion(int step, String from, String to, int stones) {
        return new Motion(step, from, to, Tokens.of(Picture.Kind.STONE, stones));
    }

    private static Spot spot(Picture picture, String id) {
        return picture.spots().stream()
                .filter(spot -> spot.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Circle circle(Picture picture, String id) {
        return (Circle) spot(picture, id).shape();
    }

    private static Box box(Picture picture, String id) {
        return (Box) spot(picture, id).shape();
    }

    private static double[] extent(Spot spot) {
        if (spot.shape() instanceof Circle circle) {
            double r = circle.radius();
            return new double[] {circle.x() - r, circle.y() - r, circle.x() + r, circle.y() + r};
        }
        Box box = (Box) spot.shape();
        return new double[] {box.x(), box.y(), box.x() + box.width(), box.y() + box.height()};
    }
}
