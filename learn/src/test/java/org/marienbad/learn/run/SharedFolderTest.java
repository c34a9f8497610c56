package org.marienbad.learn.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.learn.training.Actors;

/** The things that may go wrong between a learner and those who play for it. */
class SharedFolderTest {
    private static final Plugins PLUGINS = Plugins.load();
    private static final TrainingPlan PLAN = KilledTraining.plan(PLUGINS, 200);
    private static final TrainingListener TO_THE_END = () -> false;

    @TempDir
    private Path folder;

    private Trainings trainings(String data) {
        return Trainings.in(folder.resolve(data), PLUGINS);
    }

    private Path shared() {
        return folder.resolve("shared");
    }

    private static String digest(TrainingResult result) {
        return result.made().orElseThrow().digest();
    }

    private static ActorOrder order() {
        return ActorOrder.of(PLAN, PLAN.start(), PLUGINS);
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(shared())) {
            return files.toList();
        }
    }

    @Test
    void aDirectoryIsForOneTraining() throws IOException {
        SharedFolder first = SharedFolder.open(shared(), order());
        String run = SharedFolder.invitation(shared()).orElseThrow().run();
        Trainings second = trainings("second").sharedIn(shared());
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> second.begin(PLAN, 1));
        assertEquals(
                "another training is shared in " + shared() + " at this moment; give each a directory of its own",
                refused.getMessage());
        assertEquals(run, SharedFolder.invitation(shared()).orElseThrow().run());
        assertTrue(trainings("second").unfinished(PLAN.name()).isEmpty(), "nothing was begun");
        first.close();
        assertEquals(List.of(), files());
    }

    @Test
    void remainsOfKilledProcessesAreRemoved() throws IOException {
        Files.createDirectories(shared());
        for (String left :
                List.of("x-0-16-1.weights", "x-0-16-1-3.taken", "x-0-16-1-3.games.1234.part", "training.json.5.part")) {
            Files.writeString(shared().resolve("marienbad-" + left), "");
        }
        Files.writeString(shared().resolve("marienbad-training.json"), "{\"run\": \"x\"}");
        SharedFolder.open(shared(), order()).close();
        assertEquals(List.of(), files());
    }

    /** Else an actor whose file is gone takes the directory for lost, and ends. */
    @Test
    void aGenerationIsOverBeforeAnyOfItsFilesIsGone() throws IOException {
        SharedFolder learner = SharedFolder.open(shared(), order());
        int parts = 1000;
        learner.offer(new Actors.Games(0, parts, 1), out -> out.writeInt(1));
        SharedFolder.Offer offer = SharedFolder.offer(
                        shared(), SharedFolder.invitation(shared()).orElseThrow())
                .orElseThrow();
        for (int part = 0; part < parts; part++) {
            assertTrue(offer.parts().take(part));
        }
        List<Path> some = files().stream()
                .filter(file -> file.toString().matches(".*-\\d*00\\.taken"))
                .toList();
        CompletableFuture<Void> ending = CompletableFuture.runAsync(learner::close);
        while (some.stream().allMatch(Files::exists)) {
            Thread.onSpinWait();
        }
        assertTrue(offer.isOver());
        ending.join();
    }

    @Test
    void aTrainingGoesOnAloneWhereTheDirectoryIsLost() throws IOException {
        String alone = digest(trainings("alone").begin(PLAN, 1).run(TO_THE_END));
        TrainingRun run = trainings("lost").sharedIn(shared()).begin(PLAN, 1);
        boolean[] lost = new boolean[1];
        TrainingResult result = run.run(new TrainingListener() {
            @Override
            public boolean cancelled() {
                return false;
            }

            @Override
            public void progress(long games, long total) {
                if (!lost[0]) {
                    remove();
                    lost[0] = true;
                }
            }
        });
        assertTrue(lost[0]);
        assertEquals(alone, digest(result));
        assertFalse(Files.exists(shared()));
    }

    private void remove() {
        try (Stream<Path> all = Files.walk(shared())) {
            for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 5, 27})
    void damagedFilesAreThrownAwayAndSaidOnce(int kept) throws IOException {
        Logger log = Logger.getLogger(SharedFolder.class.getName());
        List<String> said = new ArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord entry) {
                said.add(entry.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        log.addHandler(handler);
        log.setUseParentHandlers(false);
        try (SharedFolder learner = SharedFolder.open(shared(), order())) {
            Actors.Parts parts = learner.offer(new Actors.Games(0, 3, 1), out -> out.writeInt(1));
            SharedFolder.Offer offer = SharedFolder.offer(
                            shared(), SharedFolder.invitation(shared()).orElseThrow())
                    .orElseThrow();
            byte[] games = new byte[20];
            Arrays.fill(games, (byte) 3);
            for (int part = 0; part < 3; part++) {
                offer.bring(part, games);
            }
            for (Path file : files()) {
                if (file.toString().matches(".*-[01]\\.games")) {
                    byte[] bytes = Files.readAllBytes(file);
                    byte[] damaged = kept < 0 ? new byte[bytes.length] : Arrays.copyOf(bytes, kept);
                    Files.write(file, damaged);
                }
            }
            assertTrue(parts.result(0, Monitor.NONE).isEmpty());
            assertTrue(parts.result(1, Monitor.NONE).isEmpty());
            assertArrayEquals(games, parts.result(2, Monitor.NONE).orElseThrow());
            assertEquals(
                    1,
                    files().stream()
                            .filter(file -> file.toString().endsWith(".games"))
                            .count());
            assertEquals(1, said.size(), said.toString());
            assertTrue(said.get(0).contains("-0.games is damaged; it is thrown away"), said.get(0));
        } finally {
            log.removeHandler(handler);
            log.setUseParentHandlers(true);
        }
    }

    /** Other weights would make other games, which nobody could tell from the right ones. */
    @Test
    void anActorPlaysNothingByDamagedWeights() throws IOException {
        try (SharedFolder learner = SharedFolder.open(shared(), order())) {
            learner.offer(new Actors.Games(0, 3, 1), out -> out.write(new byte[100_000]));
            Path weights = files().stream()
                    .filter(file -> file.toString().endsWith(".weights"))
                    .findFirst()
                    .orElseThrow();
            byte[] bytes = Files.readAllBytes(weights);
            bytes[1000] ^= 1;
            Files.write(weights, bytes);
            IOException refused = assertThrows(
                    IOException.class, () -> new Actor(shared(), PLUGINS, 1, () -> false).run(games -> {}));
            assertEquals(weights + " is damaged", refused.getMessage());
            assertTrue(files().stream().noneMatch(file -> file.toString().endsWith(".games")));
        }
    }

    @Test
    void anActorThatIsInterruptedEnds() {
        AtomicBoolean over = new AtomicBoolean();
        Actor actor = new Actor(shared(), PLUGINS, 1, over::get);
        try {
            // Only so that an actor that goes on does not stop the tests.
            assertTimeoutPreemptively(Duration.ofMinutes(1), () -> {
                Thread.currentThread().interrupt();
                actor.run(games -> {});
                assertTrue(Thread.interrupted(), "the caller can see why it ended");
            });
        } finally {
            over.set(true);
        }
    }

    @Test
    void anOrderWithoutAPlanIsRefused() {
        String order = order().write();
        String none = "{\"plan\":null," + order.substring(order.indexOf("\"fingerprint\""));
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> ActorOrder.read(none));
        assertEquals("this is no training that others can play for", refused.getMessage());
    }

    @Test
    void anActorOfOtherCodeRefuses() throws IOException {
        ActorOrder other = ActorOrder.read(order().write().replace("\"framework\":\"", "\"framework\":\"0.0.7-"));
        SharedFolder offered = SharedFolder.open(shared(), other);
        Actor actor = new Actor(shared(), PLUGINS, 1, () -> false);
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> actor.run(games -> {}));
        assertTrue(
                refused.getMessage()
                        .startsWith("the training “mine” is played by other code than there is here: framework 0.0.7-"),
                refused.getMessage());
        offered.close();
    }

    @Test
    void foldersWithoutATrainingAreRefused() throws IOException {
        Files.createDirectories(shared());
        Files.writeString(shared().resolve("marienbad-training.json"), "[1, 2");
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> SharedFolder.invitation(shared()));
        assertTrue(refused.getMessage().endsWith("is no training that others can play for"), refused.getMessage());
    }
}
