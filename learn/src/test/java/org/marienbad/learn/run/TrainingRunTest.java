package org.marienbad.learn.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.lab.statistics.Sprt;
import org.marienbad.learn.Methods;
import org.marienbad.learn.model.ModelFile;
import org.marienbad.testkit.toy.PebblesProvider;

class TrainingRunTest {
    private static final Plugins PLUGINS = Plugins.load();

    @TempDir
    Path folder;

    private Trainings trainings(String data) {
        return Trainings.in(folder.resolve(data), PLUGINS);
    }

    private static TrainingPlan plan(long games) {
        return KilledTraining.plan(PLUGINS, games);
    }

    private static TrainingListener until(long games) {
        return new TrainingListener() {
            private volatile long played;

            @Override
            public boolean cancelled() {
                return played >= games;
            }

            @Override
            public void progress(long now, long total) {
                played = now;
            }
        };
    }

    private static TrainingListener toTheEnd() {
        return until(Long.MAX_VALUE);
    }

    /** SHA-256 of the weights of the model installed: seconds of CPU, in the same file, differ every time. */
    private String model(String data) throws IOException {
        return ModelFile.read(folder.resolve(data).resolve("models/mine.model"))
                .provenance()
                .training()
                .weights();
    }

    @Test
    void threadsAndInterruptionsChangeNothing() throws IOException {
        TrainingResult one = trainings("one").begin(plan(3000), 1).run(toTheEnd());
        assertTrue(one.made().orElseThrow().gate().passed());
        assertTrue(one.games() >= 3000, one.toString());
        Trainings four = trainings("four");
        TrainingResult stopped = four.begin(plan(3000), 4).run(until(600));
        assertTrue(stopped.made().isEmpty());
        assertTrue(four.unfinished("mine").isPresent());
        TrainingResult resumed = four.resume(four.plan("mine"), 4).run(toTheEnd());
        assertEquals(model("one"), model("four"));
        assertEquals(one.made().get().digest(), resumed.made().orElseThrow().digest());
        assertEquals(one.made().get().gate(), resumed.made().get().gate());
        assertEquals(
                one.curve().stream()
                        .map(point -> point.games() + " " + point.score())
                        .toList(),
                resumed.curve().stream()
                        .map(point -> point.games() + " " + point.score())
                        .toList());
        assertTrue(four.unfinished("mine").isEmpty());
    }

    @Test
    void nobodyElseWritesToATrainingThatGoesOn() throws IOException {
        Trainings trainings = trainings("data");
        TrainingRun run = trainings.begin(plan(3000), 1);
        for (Executable other : List.<Executable>of(
                () -> trainings.begin(plan(16), 1), () -> trainings.resume(trainings.plan("mine"), 1))) {
            IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, other);
            assertTrue(
                    refused.getMessage().startsWith("the training 'mine' goes on elsewhere at this moment"),
                    refused.getMessage());
        }
        run.run(until(100));
        assertEquals(3000, trainings.plan("mine").games().orElseThrow());
        trainings.resume(trainings.plan("mine"), 1).run(until(0));
    }

    @Test
    void aWeakerModelReplacesNothing() throws IOException {
        trainings("data").begin(plan(3000), 2).run(toTheEnd());
        String strong = model("data");
        TrainingResult result = trainings("data").begin(plan(16), 2).run(toTheEnd());
        TrainingResult.Made made = result.made().orElseThrow();
        assertEquals(Sprt.Decision.H0, made.gate().decision(), made.toString());
        assertFalse(made.rival().orElseThrow().brought());
        assertFalse(made.gate().passed());
        assertEquals(strong, model("data"));
        assertTrue(Files.exists(made.file()));
        String verdict = new TrainingText(Locale.ENGLISH).verdict(result.plan(), made);
        assertTrue(verdict.startsWith("It is weaker than the model “mine” that was there: "), verdict);
        assertTrue(verdict.contains("So nothing was replaced; it is kept in "), verdict);
        String untold = "This game has no features of its own for learning. Implementing Cells ";
        assertFalse(verdict.contains(untold), verdict);
        GameSetup pebbles = GameSetup.of(new PebblesProvider());
        String ofPebbles = new TrainingText(Locale.ENGLISH).verdict("mine", pebbles, made);
        assertTrue(ofPebbles.contains(untold), ofPebbles);
    }

    @Test
    void aCheckpointThatWasChangedIsRefusedInOneLine() throws IOException {
        trainings("data").begin(plan(3000), 1).run(until(600));
        Path state = folder.resolve("data/training/mine/state.bin");
        byte[] whole = Files.readAllBytes(state);
        Trainings trainings = trainings("data");
        byte[] changed = whole.clone();
        changed[whole.length / 2] ^= 1;
        for (byte[] broken : List.of(changed, Arrays.copyOf(whole, whole.length - 1), Arrays.copyOf(whole, 40))) {
            Files.write(state, broken);
            assertEquals(
                    state + " is broken: it ends too soon or was changed; --restart begins anew",
                    assertThrows(IllegalArgumentException.class, () -> trainings.resume(trainings.plan("mine"), 1))
                            .getMessage());
        }
        Files.write(state, whole);
        assertTrue(trainings.resume(trainings.plan("mine"), 1).games() > 0);
    }

    /** It told whoever asked for it to train it again. */
    @Test
    void aModelOfOtherFeaturesNeedNotBeMatched() throws IOException {
        Path installed = folder.resolve("data/models/mine.model");
        Files.createDirectories(installed.getParent());
        Trainings trainings = trainings("data");
        Path other = folder.resolve("other.model");
        ModelFile.write(other, plan(16).start(), ModelFile.Notes.NONE);
        try (FileSystem zip = FileSystems.newFileSystem(other)) {
            Path json = zip.getPath("model.json");
            String text = Files.readString(json);
            Files.writeString(json, text.replaceAll("\"fingerprint\" : \"[0-9a-f]*\"", "\"fingerprint\" : \"0\""));
        }
        ModelFile.write(installed, plan(16).start(), ModelFile.Notes.NONE);
        assertTrue(trainings.candidate(plan(16).setup(), "mine").rival().isPresent());
        Files.copy(other, installed, StandardCopyOption.REPLACE_EXISTING);
        assertTrue(trainings.candidate(plan(16).setup(), "mine").rival().isEmpty());
    }

    @Test
    void aBrokenModelIsNotReplacedAndItsPlaceIsSaid() throws IOException {
        Path installed = folder.resolve("data/models/mine.model");
        Files.createDirectories(installed.getParent());
        Files.writeString(installed, "hello");
        Trainings trainings = trainings("data");
        IllegalArgumentException refused = assertThrows(
                IllegalArgumentException.class,
                () -> trainings.candidate(plan(16).setup(), "mine").rival());
        assertTrue(
                refused.getMessage().endsWith("; remove " + installed + ", or give what is trained another name"),
                refused.getMessage());
    }

    @Test
    void aTrainingThatGoesOnIsNotCalledInterrupted() throws IOException {
        Trainings trainings = trainings("data");
        trainings.requireAtRest("mine");
        TrainingRun goesOn = trainings.begin(plan(16), 1);
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> trainings.requireAtRest("mine"));
        assertTrue(refused.getMessage().contains("'mine' goes on elsewhere at this moment"), refused.getMessage());
        goesOn.close();
        trainings.requireAtRest("mine");
    }

    @Test
    void minutesBecomeGamesThatCanBeRepeated() throws IOException {
        TrainingResult timed =
                trainings("timed").begin(plan(1).but().minutes(0.01).build(), 2).run(toTheEnd());
        long games = timed.plan().games().orElseThrow();
        assertTrue(games > 0);
        TrainingResult counted = trainings("counted").begin(plan(games), 1).run(toTheEnd());
        assertEquals(
                timed.made().orElseThrow().digest(),
                counted.made().orElseThrow().digest());
    }

    @Test
    void aTrainingGoesOnForMoreGames() throws IOException {
        TrainingPlan brief = plan(500).but().rounds(5).build();
        trainings("longer").begin(brief, 1).run(toTheEnd());
        Trainings longer = trainings("longer");
        TrainingPlan more = longer.plan("mine").but().games(2000).build();
        TrainingResult result = longer.resume(more, 1).run(toTheEnd());
        TrainingResult whole = trainings("at-once").begin(more, 1).run(toTheEnd());
        assertEquals(
                whole.made().orElseThrow().digest(), result.made().orElseThrow().digest());
    }

    @Test
    void theGateCountsByACostThatIsMeasuredOnceAndKept() throws IOException {
        TrainingPlan unmeasured = TrainingPlan.of(plan(16).setup(), Methods.named("tuples"))
                .name("mine")
                .games(16)
                .rounds(1)
                .build();
        TrainingResult first = trainings("measured").begin(unmeasured, 1).run(toTheEnd());
        GateResult gate = first.made().orElseThrow().gate();
        double cost = trainings("measured").plan("mine").cost().orElseThrow();
        assertEquals(Budgets.of(cost), gate.budgets());

        TrainingPlan kept = trainings("measured").plan("mine");
        TrainingResult again = trainings("repeated").begin(kept, 2).run(toTheEnd());
        assertEquals(gate, again.made().orElseThrow().gate(), "the same cost, the same games");
    }

    @Test
    void theDearerSideGetsTheUsualNumberOfPositionsAndTheOtherMore() {
        assertEquals(new Budgets(300, 300), Budgets.of(1));
        assertEquals(new Budgets(300, 600), Budgets.of(2));
        assertEquals(new Budgets(900, 300), Budgets.of(1 / 3.0));
        assertEquals(new Budgets(300, 2400), Budgets.of(1000), "the gate has to come to an end");
    }

    @Test
    void theCurveIsMeasuredAgainstAnyPlayer() throws IOException {
        TrainingPlan plan = plan(250).but().against(PlayerSpec.parse("random")).build();
        TrainingResult result = trainings("against").begin(plan, 2).run(toTheEnd());
        assertEquals(0, result.curve().get(0).games());
        CurvePoint last = result.curve().get(result.curve().size() - 1);
        assertTrue(last.games() >= 250 && last.score().points() > 0.8, last.toString());
        Path file = folder.resolve("against/training/mine/training.jsonl");
        assertEquals(result.curve().size(), Files.readAllLines(file).size());
        TrainingText text = new TrainingText(Locale.ENGLISH);
        assertEquals("random", text.opponent(result.plan()));
        String report = text.report(result);
        assertTrue(report.contains("Points out of a hundred against random."));
        assertTrue(report.contains("\"name\":\"games of self-play\""), report);
        assertTrue(report.contains("\"along\":\"games of self-play\""), report);
        assertTrue(report.contains(">Mean error of the estimates, no measure of strength<"), report);
        assertEquals("marienbad train kalaha --games 250 --seed 7 --out mine", text.repeat(result.plan(), 250));
    }

    @Test
    void aModelOfOtherOptionsIsNotReplaced() throws IOException {
        Path installed = folder.resolve("data/models/mine.model");
        Files.createDirectories(installed.getParent());
        ModelFile.write(installed, plan(16).start(), ModelFile.Notes.NONE);
        String before = model("data");
        TrainingPlan small = TrainingPlan.of(
                        GameSetup.of(PLUGINS.games().get("kalaha"), 2, Map.of("pits", 3), 0),
                        Methods.all().get(0))
                .games(16)
                .build();
        assertEquals("kalaha-pits3", small.name());
        IllegalArgumentException refused = assertThrows(
                IllegalArgumentException.class,
                () -> trainings("data").begin(small.but().name("mine").build(), 1));
        assertTrue(refused.getMessage().startsWith("model 'mine' was trained for kalaha"), refused.getMessage());
        assertEquals(before, model("data"));
        assertThrows(IllegalArgumentException.class, () -> small.but().name("a/b"));
        assertThrows(IllegalArgumentException.class, () -> trainings("data").plan("mine"), "nothing was begun");
    }

    @Test
    void othersPlayTooAndNothingChanges() throws Exception {
        // Slow enough for another to take part; TrainingTest tries all methods.
        TrainingPlan plan = TrainingPlan.of(GameSetup.of(PLUGINS.games().get("kalaha")), Methods.named("zero"))
                .name("zero")
                .hyper(Map.of("simulations", 16))
                .games(48)
                .rounds(1)
                .build();
        String alone = trainings("alone")
                .begin(plan, 1)
                .run(toTheEnd())
                .made()
                .orElseThrow()
                .digest();
        // On a busy machine the actor may come when all is played, so it gets more than one chance.
        long others = 0;
        for (int attempt = 0; others == 0 && attempt < 10; attempt++) {
            others = playedByAnActor(plan, folder.resolve("attempt-" + attempt), alone);
        }
        assertTrue(others > 0, "the actor played nothing");
    }

    /** Trains with an actor beside and returns how many games it played; the shared folder keeps what is not ours. */
    private long playedByAnActor(TrainingPlan plan, Path place, String expected) throws Exception {
        Path shared = Files.createDirectories(place.resolve("shared"));
        List<Path> foreign = List.of(shared.resolve("yolo.weights"), shared.resolve("training.json"));
        for (Path file : foreign) {
            Files.writeString(file, "kept");
        }
        TrainingRun run = Trainings.in(place, PLUGINS).sharedIn(shared).begin(plan, 1);
        AtomicLong others = new AtomicLong();
        AtomicBoolean ended = new AtomicBoolean();
        Actor actor = new Actor(shared, PLUGINS, 1, ended::get);
        CompletableFuture<Void> acting = CompletableFuture.runAsync(() -> {
            try {
                actor.run(others::set);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        });
        TrainingResult together = run.run(toTheEnd());
        ended.set(true);
        acting.get();
        assertEquals(expected, together.made().orElseThrow().digest());
        try (Stream<Path> left = Files.list(shared)) {
            assertEquals(Set.copyOf(foreign), left.collect(Collectors.toSet()));
        }
        for (Path file : foreign) {
            assertEquals("kept", Files.readString(file));
        }
        return others.get();
    }

    @Test
    void milestonesAreFurtherAndFurtherApart() {
        assertEquals(0, Milestones.reached(249));
        assertEquals(250, Milestones.reached(250));
        assertEquals(250, Milestones.reached(999));
        assertEquals(16_000, Milestones.reached(31_999));
        assertEquals(250, Milestones.after(0));
        assertEquals(1000, Milestones.after(250));
        assertEquals(32_000, Milestones.after(16_000));
        assertEquals(3, Milestones.between(250, 16_000));
    }
}
