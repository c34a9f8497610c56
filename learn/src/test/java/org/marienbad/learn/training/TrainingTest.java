package org.marienbad.learn.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.ai.greedy.Greedy;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.testgames.AuctionProvider;
import org.marienbad.games.testgames.DiceRaceProvider;
import org.marienbad.games.testgames.EinsteinProvider;
import org.marienbad.games.testgames.NoughtsProvider;
import org.marienbad.games.testgames.TricksProvider;
import org.marienbad.learn.Methods;
import org.marienbad.learn.zero.Zero;

class TrainingTest {
    private static final long SEED = 7;

    @TempDir
    Path folder;

    private static GameSetup noughts() {
        return GameSetup.of(new NoughtsProvider());
    }

    private static GameSetup smallKalaha() {
        return GameSetup.of(new KalahaProvider(), 2, Map.of("pits", 3, "stones", 3), 0);
    }

    static List<GameSetup> games() {
        return List.of(
                noughts(),
                smallKalaha(),
                setup(new EinsteinProvider()),
                setup(new DiceRaceProvider()),
                GameSetup.of(new AuctionProvider()),
                GameSetup.of(new TricksProvider()));
    }

    private static GameSetup setup(GameProvider provider) {
        return GameSetup.of(provider, provider.maxSeats(), Map.of(), 0);
    }

    private static Training start(Method method, GameSetup setup, Map<String, ?> hyper) {
        return method.start(setup, Settings.of("hyperparameter", method.id(), method.settings(), hyper), SEED);
    }

    /** Those that can learn it. */
    private static List<Method> methods(GameSetup setup) {
        boolean hidden = setup.game().info().has(GameInfo.Trait.HIDDEN_INFORMATION);
        return Methods.all().stream()
                .filter(method -> !hidden || method != Zero.METHOD)
                .toList();
    }

    private static Map<String, ?> small(Method method) {
        if (method == Zero.METHOD) {
            return Map.of("generation", 32, "simulations", 4, "passes", 1, "hidden", "16");
        }
        return method == NetworkMethod.METHOD ? Map.of("generation", 32, "outputs", 3) : Map.of("generation", 32);
    }

    private byte[] bytes(Training training) throws IOException {
        Path file = folder.resolve("bytes");
        training.save(file);
        return Files.readAllBytes(file);
    }

    @ParameterizedTest
    @MethodSource("games")
    void theNumberOfThreadsDoesNotMatter(GameSetup setup) throws IOException {
        for (Method method : methods(setup)) {
            Training one = start(method, setup, small(method));
            Training many = start(method, setup, small(method));
            one.advance(64, 1, Monitor.NONE);
            many.advance(64, 16, Monitor.NONE);
            assertArrayEquals(bytes(one), bytes(many));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void gamesThatOthersPlayAreTheSame(GameSetup setup) throws IOException {
        for (Method method : methods(setup)) {
            Training alone = start(method, setup, small(method));
            Training shared = start(method, setup, small(method));
            Other other = new Other(start(method, setup, small(method)));
            shared.share(other);
            alone.advance(96, 1, Monitor.NONE);
            shared.advance(96, 1, Monitor.NONE);
            assertTrue(other.parts > 10, "the other played " + other.parts + " parts");
            assertArrayEquals(bytes(alone), bytes(shared), method.id());
        }
    }

    /** Plays every other part of a generation, in the next generation those that it has not played in this one. */
    private static final class Other implements Actors {
        private final Training training;
        private int generations;
        private int parts;

        Other(Training training) {
            this.training = training;
        }

        @Override
        public Parts offer(Games games, Weights weights) throws IOException {
            ByteArrayOutputStream current = new ByteArrayOutputStream();
            weights.writeTo(new DataOutputStream(current));
            int own = ++generations % 2;
            return new Parts() {
                @Override
                public boolean take(int part) {
                    return part % 2 == own;
                }

                @Override
                public Optional<byte[]> result(int part, Monitor monitor) throws IOException {
                    ByteArrayOutputStream played = new ByteArrayOutputStream();
                    training.playFor(
                            games,
                            part,
                            new DataInputStream(new ByteArrayInputStream(current.toByteArray())),
                            new Training.Work(1, Monitor.NONE, new DataOutputStream(played)));
                    parts++;
                    return Optional.of(played.toByteArray());
                }
            };
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aResumedTrainingGoesOnAsIfItHadNeverStopped(GameSetup setup) throws IOException {
        for (Method method : methods(setup)) {
            Training training = start(method, setup, small(method));
            training.advance(50, 1, Monitor.NONE);
            Path file = folder.resolve("half");
            training.save(file);
            Training resumed = Methods.resume(file, setup);
            training.advance(50, 1, Monitor.NONE);
            resumed.advance(50, 1, Monitor.NONE);
            assertEquals(training.games(), resumed.games());
            assertArrayEquals(bytes(training), bytes(resumed));
        }
    }

    @Test
    void aCancelledTrainingKeepsTheLastWholeGeneration() throws IOException {
        Training training = start(TemporalDifference.TUPLES, noughts(), Map.of());
        int[] polls = {0};
        training.advance(1000, 1, () -> ++polls[0] > 100);
        assertTrue(training.games() > 0 && training.games() < 100, () -> "games: " + training.games());
        Training other = start(TemporalDifference.TUPLES, noughts(), Map.of());
        other.advance(training.games(), 1, Monitor.NONE);
        assertArrayEquals(bytes(other), bytes(training));
    }

    @Test
    void refusesToGoOnWithAnotherGame() throws IOException {
        Path file = folder.resolve("noughts");
        start(TemporalDifference.LINEAR, noughts(), Map.of()).save(file);
        GameSetup larger = GameSetup.of(new NoughtsProvider(), 2, Map.of("size", 4), 0);
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> Methods.resume(file, larger));
        assertTrue(refused.getMessage().contains("not of noughts"), refused::getMessage);
    }

    @Test
    void learnsToPlayNoughtsAndCrossesPerfectly() {
        Training training = start(TemporalDifference.TUPLES, noughts(), Map.of("tuples", 60, "length", 6));
        training.advance(20_000, 2, Monitor.NONE);
        Greedy greedy = Greedy.of(noughts().game())
                .evaluator(training.learned().evaluator())
                .build(SEED);
        for (int seat = 0; seat < 2; seat++) {
            assertTrue(neverLoses(noughts().newState(), seat, greedy));
        }
    }

    /** One estimate tells losses from the rest, the other wins. */
    @Test
    void learnsNoughtsAndCrossesByItsClassesOfOutcome() {
        Training training = start(NetworkMethod.METHOD, noughts(), Map.of("outputs", 2));
        training.advance(40_000, 2, Monitor.NONE);
        Greedy greedy = Greedy.of(noughts().game())
                .evaluator(training.learned().evaluator())
                .build(SEED);
        assertTrue(neverLoses(noughts().newState(), 0, greedy));
    }

    /** Whether one-ply search never loses for {@code seat}, whatever the other plays. */
    private static boolean neverLoses(State state, int seat, Greedy greedy) {
        if (state.actor() == State.TERMINAL) {
            double[] payoffs = new double[2];
            state.payoffs(payoffs);
            return payoffs[seat] >= 0;
        }
        int[] actions = new int[9];
        int count = state.legalActions(actions);
        if (state.actor() == seat) {
            actions[0] = greedy.search(state, Budget.UNLIMITED, Monitor.NONE).action();
            count = 1;
        }
        for (int i = 0; i < count; i++) {
            State child = state.copy();
            child.apply(actions[i]);
            if (!neverLoses(child, seat, greedy)) {
                return false;
            }
        }
        return true;
    }
}
