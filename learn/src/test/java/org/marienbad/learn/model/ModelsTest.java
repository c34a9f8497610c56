package org.marienbad.learn.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.ai.search.model.Model;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.learn.training.TemporalDifference;
import org.marienbad.learn.training.Training;

class ModelsTest {
    private static final GameSetup SMALL = setup(Map.of("pits", 3));
    private static final GameSetup USUAL = setup(Map.of());
    private static final String BUNDLED = "kalaha";

    @TempDir
    Path directory;

    private final Models models = new Models();
    private String before;

    private static GameSetup setup(Map<String, ?> options) {
        return GameSetup.of(new KalahaProvider(), 2, options, 0);
    }

    @BeforeEach
    void setUser() throws IOException {
        before = System.getProperty("marienbad.data");
        System.setProperty("marienbad.data", directory.toString());
        Files.createDirectories(directory.resolve("models"));
    }

    @AfterEach
    void restoreUser() {
        if (before == null) {
            System.clearProperty("marienbad.data");
        } else {
            System.setProperty("marienbad.data", before);
        }
    }

    private Path install(String name, GameSetup setup, int games) throws IOException {
        TemporalDifference method = TemporalDifference.LINEAR;
        Training training = method.start(setup, Settings.defaults(method.settings()), 5);
        if (games > 0) {
            training.advance(games, 1, Monitor.NONE);
        }
        Path file = directory.resolve("models").resolve(name + ".model");
        ModelFile.write(file, training, ModelFile.Notes.NONE);
        return file;
    }

    private static List<String> names(ClassLoader loader) {
        return Models.all(loader).stream().map(Models.Found::name).toList();
    }

    private static double estimate(Model model, Game game) {
        State state = game.newInitialState();
        double[] payoffs = new double[2];
        int[] buffer = new int[game.info().maxLegalActions()];
        state.legalActions(buffer);
        state.apply(buffer[0]);
        model.evaluator().forThread().evaluate(state, payoffs);
        return payoffs[0];
    }

    @Test
    void modelsOfTheUserAreFoundByNameAndGame() throws IOException {
        install("mine", SMALL, 100);
        Files.writeString(directory.resolve("models/nonsense.model"), "nonsense");

        assertEquals(List.of("mine"), models.names(SMALL.game()));
        assertEquals(List.of(BUNDLED), models.names(USUAL.game()));
        assertEquals(
                "mine",
                models.model("mine", SMALL.game(), Services.NONE)
                        .map(Model::name)
                        .orElseThrow());
        assertTrue(models.model("yours", SMALL.game(), Services.NONE).isEmpty());
        assertThrows(IllegalArgumentException.class, () -> models.model("nonsense", SMALL.game(), Services.NONE));
        assertTrue(names(getClass().getClassLoader()).containsAll(List.of("mine", "nonsense", BUNDLED)));
    }

    @Test
    void modelsThatAJarBringsAreListedInItsIndex() throws IOException {
        Path folder = directory.resolve("jar/META-INF/marienbad/models");
        Files.createDirectories(folder);
        Files.copy(install("mine", SMALL, 0), folder.resolve("brought.model"));
        Files.copy(folder.resolve("brought.model"), folder.resolve("unlisted.model"));
        Files.writeString(folder.resolve("index"), "brought\n");
        try (URLClassLoader jar =
                new URLClassLoader(new URL[] {directory.resolve("jar").toUri().toURL()}, null)) {
            assertTrue(!names(jar).contains("unlisted"));
            Models.Found brought = Models.all(jar).stream()
                    .filter(model -> model.name().equals("brought"))
                    .findFirst()
                    .orElseThrow();
            assertTrue(brought.brought() && !brought.hidden());
            assertEquals(folder.resolve("brought.model").toString(), brought.where());
            assertEquals(
                    "kalaha for 2 seats with pits=3",
                    brought.read().provenance().game().toString());
        }
    }

    @Test
    void theUsersModelCountsBeforeTheBundledOne() throws IOException {
        Evaluator bundled =
                models.model(BUNDLED, USUAL.game(), Services.NONE).orElseThrow().evaluator();
        Path own = install(BUNDLED, USUAL, 0);

        assertNotSame(
                bundled,
                models.model(BUNDLED, USUAL.game(), Services.NONE).orElseThrow().evaluator());
        List<Models.Found> both = Models.all(getClass().getClassLoader()).stream()
                .filter(model -> model.name().equals(BUNDLED))
                .toList();
        assertEquals(own.toString(), both.get(0).where());
        assertEquals(
                List.of(false, true), both.stream().map(Models.Found::brought).toList());
        assertEquals(
                List.of(false, true), both.stream().map(Models.Found::hidden).toList());
    }

    @Test
    void aGameWithASlowRulebookKeepsNoOtherWaiting() throws InterruptedException {
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch over = new CountDownLatch(1);
        Game slow = (Game) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {Game.class}, (self, method, arguments) -> {
                    switch (method.getName()) {
                        case "newInitialState" -> {
                            asked.countDown();
                            over.await();
                        }
                        case "hashCode" -> {
                            return System.identityHashCode(self);
                        }
                        case "equals" -> {
                            return self == arguments[0];
                        }
                        default -> {}
                    }
                    return method.invoke(USUAL.game(), arguments);
                });
        Thread first = new Thread(() -> LoadedModels.rules(slow));
        first.start();
        try {
            asked.await();
            Game other = setup(Map.of("pits", 4)).game();
            // Only so that a lock that is held does not stop the tests.
            assertTimeoutPreemptively(Duration.ofMinutes(1), () -> LoadedModels.rules(other));
        } finally {
            over.countDown();
            first.join();
        }
        assertEquals(LoadedModels.rules(USUAL.game()), LoadedModels.rules(slow));
    }

    @Test
    void ofTwoOfOneNameTheOneOfTheGameCounts() throws IOException {
        install(BUNDLED, SMALL, 0);
        assertTrue(Models.find(BUNDLED, USUAL.game()).orElseThrow().brought());
        assertFalse(Models.find(BUNDLED, SMALL.game()).orElseThrow().brought());
        assertFalse(Models.find(BUNDLED, setup(Map.of("pits", 4)).game())
                .orElseThrow()
                .brought());

        assertEquals(List.of(BUNDLED), models.names(USUAL.game()));
        assertTrue(models.model(BUNDLED, USUAL.game(), Services.NONE).isPresent());
        assertEquals(
                "model 'kalaha' was trained for kalaha for 2 seats with pits=3; this is another game, or one with other"
                        + " options or seats",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> models.model(
                                        BUNDLED, setup(Map.of("pits", 4)).game(), Services.NONE))
                        .getMessage());
    }

    @Test
    void aModelIsReadOnceForAllPlayersUntilItsFileIsAnother() throws IOException {
        install("mine", SMALL, 200);
        Model first = models.model("mine", SMALL.game(), Services.NONE).orElseThrow();
        Game same = setup(Map.of("pits", 3, "direction", "clockwise")).game();

        assertSame(
                first.evaluator(),
                models.model("mine", SMALL.game(), Services.NONE).orElseThrow().evaluator());
        assertSame(
                first.evaluator(),
                models.model("mine", same, Services.NONE).orElseThrow().evaluator());

        double learned = estimate(first, SMALL.game());
        install("mine", SMALL, 0);
        double untrained =
                estimate(models.model("mine", SMALL.game(), Services.NONE).orElseThrow(), SMALL.game());
        assertTrue(learned != 0 && learned != untrained, learned + " and then " + untrained);
        assertEquals(learned, estimate(first, SMALL.game()), "who plays already goes on with the same");
    }

    @Test
    void severalThreadsReadAndUseAModelAtOnce() throws IOException {
        install("mine", SMALL, 200);
        double expected =
                estimate(models.model("mine", SMALL.game(), Services.NONE).orElseThrow(), SMALL.game());
        install("mine", SMALL, 200);

        double[] found = IntStream.range(0, 64)
                .parallel()
                .mapToDouble(i -> estimate(
                        models.model("mine", setup(Map.of("pits", 3)).game(), Services.NONE)
                                .orElseThrow(),
                        SMALL.game()))
                .toArray();

        double[] all = new double[64];
        Arrays.fill(all, expected);
        assertArrayEquals(all, found);
    }
}
