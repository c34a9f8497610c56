package org.marienbad.learn.feature;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.framework.text.Text;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.testgames.AuctionProvider;
import org.marienbad.games.testgames.DiceRaceProvider;
import org.marienbad.games.testgames.EinsteinProvider;
import org.marienbad.games.testgames.NoughtsProvider;
import org.marienbad.games.testgames.TricksProvider;
import org.marienbad.learn.feature.FeatureSet.Source;

class FeatureSetsTest {
    private static final TupleShape SHAPE = new TupleShape(10, 3, 5000, 2);

    private static Game game(GameProvider provider) {
        return GameSetup.of(provider, provider.maxSeats(), Map.of(), 0).game();
    }

    static List<Game> games() {
        return List.of(
                game(new NoughtsProvider()),
                game(new KalahaProvider()),
                game(new EinsteinProvider()),
                game(new DiceRaceProvider()),
                game(new AuctionProvider()),
                game(new TricksProvider()));
    }

    static List<Game> hiddenGames() {
        return List.of(game(new AuctionProvider()), game(new TricksProvider()));
    }

    /** Both kinds of sets. */
    private static List<FeatureSet> sets(Game game) {
        return List.of(FeatureSets.of(game), FeatureSets.tuples(game, SHAPE, 1));
    }

    private static void positions(Game game, Consumer<State> looker) {
        RandomGames.walk(game, "test", 10, state -> {
            looker.accept(state);
            return true;
        });
    }

    private static int[] active(FeatureSet set, State state, int seat) {
        int[] active = new int[set.maxActive()];
        return Arrays.copyOf(active, set.active(state, seat, active));
    }

    /** The seats that a set may be asked for. */
    private static List<Integer> viewers(FeatureSet set, Game game, State state) {
        int mover = set.perspective().mover(state);
        return set.perspective().moverOnly()
                ? List.of(mover)
                : IntStream.range(0, game.info().seats()).boxed().toList();
    }

    @Test
    void takesWhatTheGameTellsOrElseWhatItWrites() {
        assertEquals(Source.CELLS, FeatureSets.of(game(new NoughtsProvider())).source());
        assertEquals(
                Source.ENCODING, FeatureSets.of(game(new DiceRaceProvider())).source());
        assertEquals(Source.TEXT, FeatureSets.of(game(new TricksProvider())).source());
    }

    @ParameterizedTest
    @MethodSource("games")
    void featuresAreWithinTheirBounds(Game game) {
        for (FeatureSet set : sets(game)) {
            positions(game, state -> {
                for (int seat : viewers(set, game, state)) {
                    for (int feature : active(set, state, seat)) {
                        assertTrue(feature >= 0 && feature < set.featureCount());
                    }
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void featuresAlwaysTellTheMoverAndTheObserver(Game game) {
        for (FeatureSet set : sets(game)) {
            Map<Integer, String> gates = new HashMap<>();
            positions(game, state -> {
                int mover = set.perspective().mover(state);
                for (int seat : viewers(set, game, state)) {
                    int turn =
                            (mover - seat + game.info().seats()) % game.info().seats();
                    String gate = turn + " " + (set.perspective().seatsAlike() ? 0 : seat);
                    for (int feature : active(set, state, seat)) {
                        assertEquals(gate, gates.computeIfAbsent(feature, unused -> gate));
                    }
                }
            });
            assertEquals(set.perspective().gates(), new HashSet<>(gates.values()).size());
        }
    }

    @ParameterizedTest
    @MethodSource("hiddenGames")
    void nothingIsSeenThatASeatCannotKnow(Game game) {
        for (FeatureSet set : sets(game)) {
            SplittableRandom random = new SplittableRandom(1);
            positions(game, state -> {
                for (int seat : viewers(set, game, state)) {
                    int[] seen = active(set, state, seat);
                    State guess = state.copy();
                    ((ImperfectInformationState) guess).determinize(Observer.seat(seat), random);
                    assertArrayEquals(seen, active(set, guess, seat));
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void setsOfTheSameGameAreTheSame(Game game) {
        assertEquals(FeatureSets.of(game).fingerprint(), FeatureSets.of(game).fingerprint());
        assertEquals(
                FeatureSets.tuples(game, SHAPE, 1).fingerprint(),
                FeatureSets.tuples(game, SHAPE, 1).fingerprint());
        assertNotEquals(
                FeatureSets.tuples(game, SHAPE, 1).fingerprint(),
                FeatureSets.tuples(game, SHAPE, 2).fingerprint());
    }

    @Test
    void symmetricPositionsShareWeights() {
        Game game = game(new NoughtsProvider());
        FeatureSet cells = FeatureSets.tuples(game, new TupleShape(0, 1, 5000, 1), 1);
        State image = game.newInitialState();
        positions(game, state -> {
            int[] seen = active(cells, state, state.actor());
            Arrays.sort(seen);
            for (int symmetry = 0; symmetry < ((Symmetries) game).symmetries(); symmetry++) {
                ((Symmetries) game).image(symmetry, state, image);
                int[] other = active(cells, image, image.actor());
                Arrays.sort(other);
                assertArrayEquals(seen, other);
            }
        });
    }

    @Test
    void aTupleHasAWeightForEachCombinationOfItsCells() {
        Game game = game(new NoughtsProvider());
        FeatureSet set = FeatureSets.tuples(game, new TupleShape(0, 1, 5000, 1), 1);
        // The corner, the side and the middle, three states each; 9 cells are looked up.
        assertEquals(9, set.featureCount());
        assertEquals(9, set.maxActive());
        Set<Integer> start = new HashSet<>();
        for (int feature : active(set, game.newInitialState(), 0)) {
            start.add(feature);
        }
        assertEquals(3, start.size());
    }

    private static int featureCount(GameProvider provider, Map<String, ?> options, int phases) {
        Game game = GameSetup.of(provider, 2, options, 0).game();
        return FeatureSets.tuples(game, new TupleShape(10, 3, 5000, phases), 1).featureCount();
    }

    @Test
    void aGameThatFillsItsCellsIsCutIntoPhasesByItself() {
        Map<String, ?> wide = Map.of("size", 5);
        assertEquals(featureCount(new NoughtsProvider(), wide, 2), featureCount(new NoughtsProvider(), wide, 0));
        assertEquals(
                featureCount(new NoughtsProvider(), Map.of(), 1), featureCount(new NoughtsProvider(), Map.of(), 0));
        assertEquals(
                featureCount(new KalahaProvider(), Map.of(), 1),
                featureCount(new KalahaProvider(), Map.of(), 0),
                "pits fill and empty again");
        assertNotEquals(featureCount(new NoughtsProvider(), wide, 1), featureCount(new NoughtsProvider(), wide, 2));
    }

    @Test
    void featuresThatCostMoreThanAPlayoutAreRefusedWithTheFigures() {
        Game game = game(new NoughtsProvider());
        FeatureSet cells = FeatureSets.of(game);
        assertTrue(FeatureSets.tooSlow(game, cells).isEmpty());
        FeatureSet slow = new FeatureSet() {
            @Override
            public int active(State state, int seat, int[] out) {
                int[] count = new int[1];
                positions(game, any -> count[0] = cells.active(state, seat, out));
                return count[0];
            }

            @Override
            public Source source() {
                return cells.source();
            }

            @Override
            public int featureCount() {
                return cells.featureCount();
            }

            @Override
            public int maxActive() {
                return cells.maxActive();
            }

            @Override
            public Perspective perspective() {
                return cells.perspective();
            }

            @Override
            public long fingerprint() {
                return cells.fingerprint();
            }
        };
        Text reason = FeatureSets.tooSlow(game, slow).orElseThrow();
        assertTrue(
                (double) reason.arguments().get(0) > (double) reason.arguments().get(1));
        assertTrue(new UnlearnableException(reason).getMessage().startsWith("learning this game does not pay: "));
    }

    @Test
    void whyAGameCannotBeLearnedIsSaidInBothLanguages() {
        UnlearnableException refused = new UnlearnableException(Text.of("unlearnable.slow", 9.46, 0.8));
        assertTrue(
                refused.getMessage().contains(" (9.5 µs against 0.8 µs). Implementing Cells would help"),
                refused.getMessage());
        String czech = refused.in(Locale.forLanguageTag("cs"));
        assertTrue(czech.contains(" (9,5 µs proti 0,8 µs). Pomohlo by implementovat Cells"), czech);
    }
}
