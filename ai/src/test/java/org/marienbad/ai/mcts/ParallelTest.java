package org.marienbad.ai.mcts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.ai.toy.Allocation;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.Same;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.ai.toy.WideLottery;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.testgames.AuctionProvider;
import org.marienbad.games.testgames.DiceRaceProvider;

/** Several threads, with trees of their own or with one. */
class ParallelTest {
    private static final MctsProvider PROVIDER = new MctsProvider();

    private final TicTacToe ticTacToe = new TicTacToe();

    private static Player player(Game game, long seed, Map<String, ?> settings) {
        return PROVIDER.create(game, Settings.of("setting", PROVIDER.id(), PROVIDER.settings(), settings), seed);
    }

    private static Map<String, Object> tree(int threads, Map<String, ?> more) {
        Map<String, Object> settings = new HashMap<>(more);
        settings.put("threads", threads);
        settings.put("parallel", "tree");
        return settings;
    }

    private static Game game(String name) {
        return switch (name) {
            case "connect-four" -> BruteForce.game(new ConnectFourProvider(), 2, Map.of());
            case "dice-race" -> BruteForce.game(new DiceRaceProvider(), 3, Map.of());
            case "auction" -> BruteForce.game(new AuctionProvider(), 2, Map.of());
            default -> new WideLottery(1000);
        };
    }

    private static List<Decision> game(Game game, Map<String, ?> settings) {
        Player player = player(game, 7, settings);
        SplittableRandom random = new SplittableRandom(5);
        State state = game.newInitialState();
        int[] actions = new int[game.info().maxLegalActions()];
        List<Decision> decisions = new ArrayList<>();
        while (state.actor() != State.TERMINAL && decisions.size() < 6) {
            int count = state.legalActions(actions);
            if (state.actor() == 0) {
                decisions.add(player.choose(state.copy(), 0, Budget.UNLIMITED, Monitor.NONE));
            }
            state.apply(actions[random.nextInt(count)]);
        }
        return decisions;
    }

    /** Over several moves, so that trees are kept; with chance, wide chance, three seats and sealed bids. */
    @ParameterizedTest
    @CsvSource({
        "connect-four, 2, tree",
        "connect-four, 3, tree",
        "connect-four, 4, root",
        "dice-race, 2, tree",
        "dice-race, 3, root",
        "auction, 3, tree",
        "auction, 2, root",
        "lottery, 3, tree"
    })
    void sameSeedAndThreadsSameResult(String name, int threads, String parallel) {
        Game game = game(name);
        Map<String, ?> settings = Map.of("iterations", 2011, "threads", threads, "parallel", parallel);
        List<Decision> first = game(game, settings);
        assertTrue(first.size() > 0);
        for (int repetition = 0; repetition < 3; repetition++) {
            List<Decision> again = game(game, settings);
            assertEquals(first.size(), again.size());
            for (int i = 0; i < first.size(); i++) {
                Same.require(first.get(i), again.get(i));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 16, 17, 1000, 3001})
    void aSharedTreeSpendsTheBudgetExactly(int iterations) {
        Game game = game("connect-four");
        Decision decision = player(game, 3, tree(2, Map.of("iterations", iterations)))
                .choose(game.newInitialState(), 0, Budget.UNLIMITED, Monitor.NONE);
        assertEquals(iterations, decision.iterations());
        assertEquals(
                iterations,
                decision.lines().stream().mapToLong(ActionValue::visits).sum());
    }

    @Test
    void theNumberOfThreadsMatters() {
        Game game = game("connect-four");
        long[] visits = new long[3];
        for (int threads = 1; threads <= 3; threads++) {
            visits[threads - 1] = player(game, 3, tree(threads, Map.of("iterations", 2000)))
                    .choose(game.newInitialState(), 0, Budget.UNLIMITED, Monitor.NONE)
                    .lines()
                    .get(0)
                    .visits();
        }
        assertNotEquals(visits[0], visits[1]);
        assertNotEquals(visits[1], visits[2]);
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "random", "evaluator"})
    void aSharedTreeTendsToTheValueOfBruteForce(String playout) {
        int optimal = 0;
        for (long seed = 0; seed < 30; seed++) {
            Game game = new TreeGame(seed, 2 + (int) seed % 2, 4, 3, seed % 3 == 0, 0.01);
            State state = game.newInitialState();
            Decision decision = player(game, seed, tree(3, Map.of("iterations", 20_000, "playout", playout, "c", 0.6)))
                    .choose(state.copy(), 0, Budget.UNLIMITED, Monitor.NONE);
            State after = state.copy();
            after.apply(decision.action());
            double lost = TreeGame.value(game, state, 3)[0] - TreeGame.value(game, after, 2)[0];
            optimal += lost < 0.02 ? 1 : 0;
            for (ActionValue line : decision.lines()) {
                if (line.exact()) {
                    State next = state.copy();
                    next.apply(line.action());
                    assertArrayEquals(TreeGame.value(game, next, 9), line.value(), 1e-6, "seed " + seed);
                }
            }
        }
        assertTrue(optimal >= 28, optimal + " of 30");
    }

    /** The children of a wide chance node move while simulations through them are under way. */
    @Test
    void wideChanceNodesAreUnbiasedInASharedTree() {
        WideLottery game = new WideLottery(1000);
        Decision decision = player(game, 1, tree(3, Map.of("iterations", 30_000)))
                .choose(game.newInitialState(), 0, Budget.UNLIMITED, Monitor.NONE);
        ActionValue ticket = decision.lines().stream()
                .filter(line -> line.action() == 0)
                .findFirst()
                .orElseThrow();
        assertEquals(game.expectation(), ticket.value()[0], 0.1);
        assertEquals(
                30_000, decision.lines().stream().mapToLong(ActionValue::visits).sum());
    }

    @Test
    void aSharedTreeStopsAtAProof() {
        Decision win = player(ticTacToe, 1, tree(2, Map.of("iterations", 100_000)))
                .choose(ticTacToe.after(0, 8, 2, 5), 0, Budget.UNLIMITED, Monitor.NONE);
        assertEquals(1, win.action());
        assertTrue(win.lines().get(0).exact());
        assertTrue(win.iterations() < 100, "iterations " + win.iterations());
    }

    @Test
    void aFailureInAnyThreadReachesTheCaller() {
        Game broken = new Endless(game("connect-four"));
        Player player = player(broken, 1, tree(3, Map.of("iterations", 5000)));
        assertThrows(
                IllegalStateException.class,
                () -> player.choose(broken.newInitialState(), 0, Budget.ofDepth(1), Monitor.NONE));
    }

    /** A game that takes longer than it declares, so that every playout fails. */
    private record Endless(Game game) implements Game {
        @Override
        public GameInfo info() {
            return game.info().toBuilder().plies(2).build();
        }

        @Override
        public State newInitialState() {
            return game.newInitialState();
        }

        @Override
        public Action action(State before, int code) {
            return game.action(before, code);
        }
    }

    @Test
    void iterationsInASharedTreeAllocateNothing() {
        Game game = game("connect-four");
        Player player = player(game, 1, tree(2, Map.of("memory", 1, "solver", "off", "reuse", "off")));
        Runnable shorter = () -> player.choose(game.newInitialState(), 0, Budget.ofIterations(100), Monitor.NONE);
        Runnable longer = () -> player.choose(game.newInitialState(), 0, Budget.ofIterations(50_100), Monitor.NONE);
        longer.run();
        shorter.run();
        long more = Allocation.least(longer) - Allocation.least(shorter);
        assertTrue(more < 50_000, more + " bytes for 50,000 iterations");
    }

    @Test
    void anErrorInAnotherThreadOfTheSearchIsTold() {
        for (Error error : List.of(new AssertionError("unequal"), new StackOverflowError())) {
            Game game = new Brittle(error);
            Player player = player(game, 1, tree(2, Map.of("iterations", 10_000)));
            State start = game.newInitialState();
            Throwable thrown = assertThrows(
                    IllegalStateException.class, () -> player.choose(start, 0, Budget.UNLIMITED, Monitor.NONE));
            assertEquals(error, thrown.getCause());
        }
    }

    /** Twenty plies; whoever counts the payoffs fails, except in the thread that made the game, which waits for a failure. */
    private static final class Brittle implements Game {
        private final Error error;
        private final Thread here = Thread.currentThread();
        private final CountDownLatch failed = new CountDownLatch(1);

        Brittle(Error error) {
            this.error = error;
        }

        @Override
        public GameInfo info() {
            return GameInfo.builder().seats(2).actions(2).plies(20).build();
        }

        @Override
        public State newInitialState() {
            return new Position(this);
        }

        @Override
        public Action action(State before, int code) {
            return Action.of(code, String.valueOf(code));
        }

        private static final class Position implements OneWordState {
            private final Brittle game;
            private int plies;
            private long played;

            Position(Brittle game) {
                this.game = game;
            }

            @Override
            public int actor() {
                return plies == 20 ? TERMINAL : plies % 2;
            }

            @Override
            public int legalActions(int[] buffer) {
                buffer[0] = 0;
                buffer[1] = 1;
                return plies == 20 ? 0 : 2;
            }

            @Override
            public void apply(int action) {
                played = played * 2 + action;
                plies++;
            }

            @Override
            public void payoffs(double[] out) {
                if (Thread.currentThread() != game.here) {
                    game.failed.countDown();
                    throw game.error;
                }
                try {
                    game.failed.await();
                } catch (InterruptedException interrupted) {
                    throw new IllegalStateException(interrupted);
                }
                Payoffs.outcome((int) played & 1, out);
            }

            @Override
            public State copy() {
                Position copy = new Position(game);
                copy.copyFrom(this);
                return copy;
            }

            @Override
            public long pack() {
                return played * 32 + plies;
            }

            @Override
            public void unpack(long word) {
                plies = (int) (word % 32);
                played = word / 32;
            }
        }
    }
}
