package org.marienbad.ai;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.ServiceLoader;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.ai.provider.GreedyProvider;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.ai.provider.MinimaxProvider;
import org.marienbad.ai.provider.RandomProvider;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.match.PlayerThread;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;

/** Whole games of every kind that one thread plays alone, as there may be no other. */
class OneThreadTest {
    private static final long SEED = 7;
    private static final Budget BUDGET = Budget.ofIterations(20);

    /** Notices every thread that the one of the test makes. */
    private static final class Births extends InheritableThreadLocal<String> implements AutoCloseable {
        private int children;

        Births() {
            set("parent");
        }

        @Override
        protected String childValue(String parent) {
            children++;
            return parent;
        }

        @Override
        public void close() {
            remove();
        }
    }

    static Stream<GameProvider> games() {
        return ServiceLoader.load(GameProvider.class).stream().map(ServiceLoader.Provider::get);
    }

    /** A search where there is one that can play the game, and a simple player. */
    private static List<Player> players(GameSetup setup) {
        return IntStream.range(0, setup.seats())
                .mapToObj(seat -> Stream.<PlayerProvider>of(
                                seat % 2 == 0 ? new MctsProvider() : new MinimaxProvider(),
                                new GreedyProvider(),
                                new RandomProvider())
                        .filter(provider ->
                                provider.unsupportedReason(setup.game()).isEmpty())
                        .findFirst()
                        .map(provider -> provider.create(setup.game(), settings(provider), SEED + seat))
                        .orElseThrow())
                .toList();
    }

    private static Settings settings(PlayerProvider provider) {
        return Settings.of("setting", provider.id(), provider.settings(), Map.of());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aMatchAndASessionNeedNoOtherThread(GameProvider provider) {
        GameSetup setup = GameSetup.of(provider);
        try (Births births = new Births()) {
            MatchResult result =
                    new Match(setup, players(setup)).seed(SEED).budget(BUDGET).playHere();
            assertEquals(Optional.empty(), result.forfeit());
            Session session = play(setup);
            PlyTree tree = session.tree();
            assertEquals(
                    result.plies(), tree.mainLine().stream().map(tree::action).toList());
            assertArrayEquals(result.payoffs(), session.tree().payoffs().orElseThrow());
            assertEquals(0, births.children);
        }
    }

    @Test
    void theTestNoticesThreads() {
        try (Births births = new Births()) {
            Thread unused = new Thread(() -> {});
            assertEquals(1, births.children);
        }
    }

    private static Session play(GameSetup setup) {
        Queue<Runnable> tasks = new ArrayDeque<>();
        Session session = new Session(setup, SEED, tasks::add);
        session.threads(() -> new Lane(tasks));
        session.alarm((nanos, task) -> () -> {});
        session.budget(BUDGET);
        session.pause();
        List<Player> players = players(setup);
        IntStream.range(0, setup.seats()).forEach(seat -> session.player(seat, players.get(seat)));
        session.resume();
        while (!tasks.isEmpty()) {
            tasks.poll().run();
        }
        assertTrue(session.tree().isOver());
        session.close();
        return session;
    }

    /** A player's tasks among those of the others. */
    private record Lane(Queue<Runnable> tasks) implements PlayerThread {
        @Override
        public void execute(Runnable task) {
            tasks.add(task);
        }

        @Override
        public void shut() {}

        @Override
        public boolean isDone() {
            return true;
        }

        @Override
        public void abandon() {}
    }
}
