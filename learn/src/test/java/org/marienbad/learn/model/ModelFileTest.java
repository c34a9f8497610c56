package org.marienbad.learn.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.testgames.NoughtsProvider;
import org.marienbad.learn.training.Method;
import org.marienbad.learn.training.TemporalDifference;
import org.marienbad.learn.training.Training;

class ModelFileTest {
    private static final GameSetup SMALL = setup(new KalahaProvider(), Map.of("pits", 3));

    @TempDir
    Path directory;

    private static GameSetup setup(GameProvider provider, Map<String, ?> options) {
        return GameSetup.of(provider, 2, options, 0);
    }

    private static Training trained() {
        Method method = TemporalDifference.LINEAR;
        Training training = method.start(SMALL, Settings.defaults(method.settings()), 5);
        training.advance(100, 1, Monitor.NONE);
        return training;
    }

    private Path write(Training training) throws IOException {
        Path file = directory.resolve("mine.model");
        ModelFile.write(
                file,
                training,
                new ModelFile.Notes(List.of("{\"games\":10}", "{\"games\":100}"), Map.of("points", 0.5), 1.234, "ab"));
        return file;
    }

    @Test
    void weightsAndOriginAreKept() throws IOException {
        Training training = trained();

        ModelFile model = ModelFile.read(write(training));

        assertEquals("mine", model.name());
        assertEquals(List.of("{\"games\":10}", "{\"games\":100}"), model.log());
        Provenance told = model.provenance();
        assertEquals("kalaha for 2 seats with pits=3", told.game().toString());
        assertEquals(
                new Provenance.Recipe("linear", training.hyper().toMap(), 5, training.games()),
                told.training().recipe());
        assertEquals(1.23, told.training().circumstances().cpuSeconds());
        assertEquals("ab", told.training().circumstances().parent());
        assertEquals(Map.of("points", 0.5), told.training().gate());
        assertSameEstimates(
                training.learned().evaluator(),
                model.learned(SMALL.game(), Services.NONE).evaluator(),
                SMALL.game());
    }

    private static void assertSameEstimates(Evaluator expected, Evaluator found, Game game) {
        State state = game.newInitialState();
        int[] buffer = new int[game.info().maxLegalActions()];
        SplittableRandom random = new SplittableRandom(4);
        boolean told = false;
        while (state.actor() != State.TERMINAL) {
            double[] one = new double[2];
            double[] other = new double[2];
            expected.forThread().evaluate(state, one);
            found.forThread().evaluate(state, other);
            assertArrayEquals(one, other);
            told |= one[0] != 0;
            state.apply(state.randomAction(buffer, random));
        }
        assertTrue(told);
    }

    @Test
    void theSameTrainingGivesTheSameBytes() throws IOException {
        byte[] once = Files.readAllBytes(write(trained()));
        assertArrayEquals(once, Files.readAllBytes(write(trained())));
    }

    @Test
    void optionsThatChangeNoRuleDoNotMatter() throws IOException {
        ModelFile model = ModelFile.read(write(trained()));
        Game mirrored = setup(new KalahaProvider(), Map.of("pits", 3, "direction", "clockwise"))
                .game();

        assertSameEstimates(
                model.learned(SMALL.game(), Services.NONE).evaluator(),
                model.learned(mirrored, Services.NONE).evaluator(),
                mirrored);
    }

    @ParameterizedTest
    @CsvSource({
        "pits, 4",
        "stones, 3",
        "emptyCapture, off",
        "end, moverEmpty",
        "leftovers, nobody",
        "pie, on",
        "payoff, margin"
    })
    void otherRulesAreRefused(String option, String value) throws IOException {
        ModelFile model = ModelFile.read(write(trained()));
        Map<String, Object> options = new HashMap<>(Map.of("pits", 3));
        options.put(option, value);
        Game other = setup(new KalahaProvider(), options).game();

        assertEquals(
                "model 'mine' was trained for kalaha for 2 seats with pits=3; this is another game, or one with other"
                        + " options or seats",
                assertThrows(IllegalArgumentException.class, () -> model.learned(other, Services.NONE))
                        .getMessage());
    }

    @Test
    void anotherGameIsRefused() throws IOException {
        ModelFile model = ModelFile.read(write(trained()));
        Game noughts = setup(new NoughtsProvider(), Map.of()).game();
        assertThrows(IllegalArgumentException.class, () -> model.learned(noughts, Services.NONE));
    }

    @Test
    void aModelCutOffAnywhereIsRefusedInOneLine() throws IOException {
        byte[] whole = Files.readAllBytes(write(trained()));
        Path file = directory.resolve("cut.model");
        // Behind the last entry there is only the zip's directory, which says nothing new: 46 bytes and the name for
        // each.
        int content = whole.length - 22 - 3 * 46 - "model.jsontraining.jsonlweights.bin".length();
        for (int length = 0; length < content; length += 29) {
            Files.write(file, Arrays.copyOf(whole, length));
            String said = assertThrows(IllegalArgumentException.class, () -> ModelFile.read(file), length + " bytes")
                    .getMessage();
            assertTrue(said.startsWith("model 'cut' is broken: ") && !said.contains("\n"), said);
        }
    }

    /** The model with one entry replaced. */
    private Path with(String changed, UnaryOperator<String> change) throws IOException {
        Path from = write(trained());
        Path to = directory.resolve("other.model");
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(from));
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(to))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                byte[] content = in.readAllBytes();
                out.putNextEntry(new ZipEntry(entry.getName()));
                String text = new String(content, StandardCharsets.ISO_8859_1);
                out.write(
                        entry.getName().equals(changed)
                                ? change.apply(text).getBytes(StandardCharsets.ISO_8859_1)
                                : content);
            }
        }
        return to;
    }

    private static String said(Path file) {
        return assertThrows(
                        IllegalArgumentException.class,
                        () -> ModelFile.read(file).learned(SMALL.game(), Services.NONE))
                .getMessage();
    }

    @Test
    void anotherFormatIsRefused() throws IOException {
        assertEquals(
                "model 'other' has format 2, but this version of Marienbad reads format 1; train it again",
                said(with("model.json", text -> text.replace("\"format\" : 1", "\"format\" : 2"))));
    }

    @Test
    void otherWeightsThanThoseToldAreRefused() throws IOException {
        assertEquals(
                "model 'other' is broken: weights.bin is not what model.json says",
                said(with("weights.bin", text -> text.substring(4) + "\0\0\0\1")));
    }

    @Test
    void otherFeaturesAreRefused() throws IOException {
        String fingerprint =
                ModelFile.read(write(trained())).provenance().features().fingerprint();
        assertEquals(
                "model 'other' sees other features than kalaha has now; train it again",
                said(with("model.json", text -> text.replace(fingerprint, "0"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"recipe", "rules", "fingerprint", "gate", "weights", "options", "seats", "method"})
    void aFieldThatIsMissingIsRefused(String field) throws IOException {
        String said = said(with("model.json", text -> text.replace("\"" + field + "\" :", "\"x\" :")));
        assertTrue(said.startsWith("model 'other' ") && !said.contains("\n"), said);
    }

    /** A zip of these entries, each of so many bytes 0, or as in a true model. */
    private Path padded(String changed, int megabytes) throws IOException {
        Path from = write(trained());
        Path to = directory.resolve("large.model");
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(from));
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(to))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                out.putNextEntry(new ZipEntry(entry.getName()));
                out.write(in.readAllBytes());
                for (int i = 0; entry.getName().equals(changed) && i < megabytes; i++) {
                    out.write(new byte[1 << 20]);
                }
            }
        }
        return to;
    }

    @ParameterizedTest
    @CsvSource({"model.json, 5, 4194304", "training.jsonl, 5, 4194304"})
    void entriesThatUnpackToFarTooMuchAreRefused(String entry, int megabytes, int most) throws IOException {
        assertEquals(
                "model 'large' is broken: " + entry + " unpacks to more than " + most + " bytes",
                said(padded(entry, megabytes)));
    }

    @Test
    void weightsUnpackToNoMoreThanTheFeaturesNeed() throws IOException {
        int features = ModelFile.read(write(trained())).provenance().features().count();
        int most = features * 4 * 4096 + (1 << 26);
        assertEquals(
                "model 'large' is broken: weights.bin unpacks to more than " + most + " bytes",
                said(padded("weights.bin", (most >> 20) + 1)));
        assertEquals(
                "model 'large' is broken: weights.bin is not what model.json says", said(padded("weights.bin", 1)));
    }
}
