package org.marienbad.ai.search.depthfirst;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.search.IncrementalEvaluator;
import org.marienbad.ai.search.deepening.DepthSearch;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.testgames.DiceRaceProvider;
import org.marienbad.games.testgames.EinsteinProvider;
import org.marienbad.games.testgames.NoughtsProvider;

/** Searches against brute force: the same value with and without pruning, and how much pruning saves. */
class SearchesTest {
    private static final int ALL = Integer.MAX_VALUE;

    private static Game game(GameProvider provider, int seats, Object... options) {
        Map<String, Object> given = new HashMap<>();
        for (int i = 0; i < options.length; i += 2) {
            given.put((String) options[i], options[i + 1]);
        }
        return BruteForce.game(provider, seats, given);
    }

    private static Evaluator evaluator(Game game) {
        return game.advice().evaluators().get(0).evaluator();
    }

    /** Decisions in random games. */
    private static void visit(Game game, long games, BiConsumer<State, Long> body) {
        int[] actions = new int[game.info().maxLegalActions()];
        for (long seed = 0; seed < games; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            State state = game.newInitialState();
            while (state.actor() != State.TERMINAL) {
                int count = state.legalActions(actions);
                if (state.actor() == State.CHANCE) {
                    state.apply(Chance.sample(state, actions, count, random));
                } else {
                    body.accept(state, seed);
                    count = state.legalActions(actions);
                    state.apply(actions[random.nextInt(count)]);
                }
            }
        }
    }

    private static Searched searched(DepthSearch search, Game game, State state, int depth) {
        return Searched.of(
                search, state, game.info().maxLegalActions(), game.info().seats(), depth);
    }

    private static List<Game> withoutChance() {
        List<Game> games = new ArrayList<>(List.of(
                game(new NoughtsProvider(), 2),
                game(new ConnectFourProvider(), 2, "columns", 4, "rows", 4, "line", 3),
                game(new DiceRaceProvider(), 3, "die", "off"),
                game(new DiceRaceProvider(), 3, "die", "off", "length", 5, "faces", 3),
                game(new DiceRaceProvider(), 4, "die", "off", "faces", 6)));
        for (long seed = 0; seed < 12; seed++) {
            games.add(new TreeGame(seed, 2 + (int) seed % 3, 4, 6, false, seed % 2 == 0 ? 0.5 : 0.01));
        }
        return games;
    }

    private static List<Game> withChance() {
        List<Game> games = new ArrayList<>(List.of(
                game(new EinsteinProvider(), 2),
                game(new EinsteinProvider(), 2, "size", 3),
                game(new DiceRaceProvider(), 2),
                game(new DiceRaceProvider(), 3)));
        for (long seed = 0; seed < 12; seed++) {
            games.add(new TreeGame(seed, 2 + (int) seed % 3, 4, 6, true, seed % 2 == 0 ? 0.5 : 0.01));
        }
        return games;
    }

    @Test
    void maxnIsBruteForce() {
        int[] tested = {0};
        List<Game> games = withoutChance();
        games.addAll(withChance());
        for (Game game : games) {
            MaxNSearch pruned = new MaxNSearch(game, evaluator(game), ALL, 1);
            MaxNSearch plain = new MaxNSearch(game, evaluator(game), ALL, 1, false);
            BruteForce reference = BruteForce.selfish(game, evaluator(game));
            visit(game, 3, (state, seed) -> {
                for (int depth = 1; depth <= 4; depth++) {
                    double[] expected = reference.value(state, depth);
                    assertArrayEquals(
                            expected, searched(plain, game, state, depth).value(), 1e-9, state::toString);
                    assertArrayEquals(
                            expected, searched(pruned, game, state, depth).value(), 1e-9, state::toString);
                    tested[0]++;
                }
            });
        }
        assertTrue(tested[0] > 500, "tested " + tested[0]);
    }

    @Test
    void paranoidIsTheCoalition() {
        int[] tested = {0};
        for (Game game : withoutChance()) {
            StarSearch search = new StarSearch(game, evaluator(game), ALL, 1);
            visit(game, 3, (state, seed) -> {
                int seat = state.actor();
                BruteForce reference = BruteForce.paranoid(game, evaluator(game), seat);
                for (int depth = 1; depth <= 4; depth++) {
                    double expected = reference.value(state, depth)[seat];
                    assertEquals(expected, searched(search, game, state, depth).value()[seat], 2e-6, state::toString);
                    tested[0]++;
                }
            });
        }
        assertTrue(tested[0] > 300, "tested " + tested[0]);
    }

    @Test
    void starIsThePlainExpectation() {
        int[] tested = {0};
        StarSearch[] searches = new StarSearch[StarSearch.Cuts.values().length];
        for (Game game : withChance()) {
            for (StarSearch.Cuts cuts : StarSearch.Cuts.values()) {
                searches[cuts.ordinal()] = new StarSearch(game, evaluator(game), ALL, 1, cuts);
            }
            visit(game, 3, (state, seed) -> {
                int seat = state.actor();
                BruteForce reference = BruteForce.paranoid(game, evaluator(game), seat);
                for (int depth = 1; depth <= 5; depth++) {
                    double expected = reference.value(state, depth)[seat];
                    for (StarSearch search : searches) {
                        double found = searched(search, game, state, depth).value()[seat];
                        assertEquals(expected, found, 2e-6, state::toString);
                    }
                    tested[0]++;
                }
            });
        }
        assertTrue(tested[0] > 300, "tested " + tested[0]);
    }

    /** Estimates as {@code evaluator} does, and is never asked for a position of which it was not told how it arose. */
    private record Remembered(Evaluator evaluator, int accumulatorLength) implements IncrementalEvaluator {
        @Override
        public void initialize(State state, double[] accumulator) {
            evaluator.evaluate(state, accumulator);
        }

        @Override
        public void update(State before, double[] from, int action, State after, double[] to) {
            double[] expected = new double[accumulatorLength];
            evaluator.evaluate(before, expected);
            assertArrayEquals(expected, from, "the accumulator is that of the position before");
            evaluator.evaluate(after, to);
        }

        @Override
        public void evaluate(State state, double[] accumulator, double[] out) {
            System.arraycopy(accumulator, 0, out, 0, accumulatorLength);
        }

        @Override
        public void evaluate(State state, double[] out) {
            throw new AssertionError("the accumulator is known");
        }
    }

    @Test
    void anIncrementalEvaluatorIsToldEveryPly() {
        List<Game> games = List.of(game(new NoughtsProvider(), 2), game(new EinsteinProvider(), 2, "size", 3));
        for (Game game : games) {
            Evaluator plain = evaluator(game);
            Evaluator incremental = new Remembered(plain, game.info().seats());
            visit(game, 2, (state, seed) -> {
                for (int depth = 1; depth <= 3; depth++) {
                    assertArrayEquals(
                            searched(new MaxNSearch(game, plain, ALL, 1), game, state, depth)
                                    .value(),
                            searched(new MaxNSearch(game, incremental, ALL, 1), game, state, depth)
                                    .value());
                    assertArrayEquals(
                            searched(new StarSearch(game, plain, ALL, 1), game, state, depth)
                                    .value(),
                            searched(new StarSearch(game, incremental, ALL, 1), game, state, depth)
                                    .value());
                }
            });
        }
    }

    @Test
    void starSavesNodes() {
        Game game = game(new EinsteinProvider(), 2);
        long[] nodes = new long[StarSearch.Cuts.values().length];
        visit(game, 1, (state, seed) -> {
            for (StarSearch.Cuts cuts : StarSearch.Cuts.values()) {
                StarSearch search = new StarSearch(game, evaluator(game), ALL, 1, cuts);
                nodes[cuts.ordinal()] += searched(search, game, state, 5).nodes();
            }
        });
        assertTrue(nodes[1] < 0.95 * nodes[0], "Star1 " + nodes[1] + " of " + nodes[0]);
        assertTrue(nodes[2] < 0.9 * nodes[1], "Star2 " + nodes[2] + " of " + nodes[1]);
    }

    @Test
    void pruningSavesNodes() {
        long[] nodes = new long[3];
        Game game = game(new DiceRaceProvider(), 3, "die", "off", "length", 60, "rounds", 4);
        visit(game, 3, (state, seed) -> {
            nodes[0] += searched(new MaxNSearch(game, evaluator(game), ALL, 1, false), game, state, 9)
                    .nodes();
            nodes[1] += searched(new MaxNSearch(game, evaluator(game), ALL, 1), game, state, 9)
                    .nodes();
            nodes[2] += searched(new StarSearch(game, evaluator(game), ALL, 1), game, state, 9)
                    .nodes();
        });
        assertTrue(nodes[1] < 0.8 * nodes[0], nodes[1] + " of " + nodes[0]);
        assertTrue(nodes[2] < 0.5 * nodes[1], nodes[2] + " of " + nodes[1]);
    }
}
