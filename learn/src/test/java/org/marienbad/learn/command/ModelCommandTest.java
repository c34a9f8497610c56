package org.marienbad.learn.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.toy.RecordingContext;
import org.marienbad.learn.model.ModelFile;
import org.marienbad.learn.training.TemporalDifference;

class ModelCommandTest {
    @TempDir
    Path data;

    private Path model(Map<String, Object> options) throws IOException {
        GameSetup setup = GameSetup.of(Plugins.load().games().get("kalaha"), 2, options, 0);
        Path file = data.resolve("some.model");
        ModelFile.write(
                file,
                TemporalDifference.LINEAR.start(setup, Settings.defaults(TemporalDifference.LINEAR.settings()), 1),
                ModelFile.Notes.NONE);
        return file;
    }

    private List<String> told(Path file, Locale locale) throws IOException {
        ModelCommand command = new ModelCommand();
        RecordingContext context = new RecordingContext(command, List.of(file.toString()), Map.of(), data) {
            @Override
            public Messages messages() {
                return command.messages(locale);
            }
        };
        assertTrue(command.run(context));
        return context.printed;
    }

    @Test
    void aModelIsToldInTheUsersLanguage() throws IOException {
        Path file = model(Map.of("pits", 3));
        assertEquals(
                "some: kalaha {pits=3} for 2 seats; linear, 0 games of self-play, 0 s of CPU time",
                told(file, Locale.ENGLISH).get(0));
        assertEquals(
                "some: kalaha {pits=3} pro 2 místa; linear, partií proti sobě 0, času procesoru 0 s",
                told(file, new Locale("cs")).get(0));
    }

    /** A later version may have other defaults, by which the weights would mean something else. */
    @Test
    void allHyperparametersAreKept() throws IOException {
        assertEquals(
                "Method linear, hyperparameters lambda=0.7,exploration=0.1,opening=12,generation=256,rate=1.0, seed 1.",
                told(model(Map.of()), Locale.ENGLISH).get(1));
    }

    @Test
    void allModelsAreListedWithTheirPlaces() throws IOException {
        String before = System.getProperty("marienbad.data");
        System.setProperty("marienbad.data", data.toString());
        try {
            Path own = Files.createDirectories(data.resolve("models")).resolve("kalaha.model");
            Files.move(model(Map.of()), own);
            ModelCommand command = new ModelCommand();
            RecordingContext context = new RecordingContext(command, List.of(), Map.of(), data);
            assertTrue(command.run(context));
            int at = context.printed.indexOf(
                    "kalaha: kalaha for 2 seats; linear, 0 games of self-play, 0 s of CPU time");
            assertEquals("    File: " + own, context.printed.get(at + 1));
            assertTrue(
                    context.printed.get(at + 2).startsWith("kalaha: kalaha for 2 seats; "), context.printed::toString);
            assertTrue(
                    context.printed.get(at + 3).startsWith("    Does not count beside the one before: "),
                    context.printed::toString);
            Files.delete(own);
            RecordingContext bundled = new RecordingContext(command, List.of("kalaha"), Map.of(), data);
            assertTrue(command.run(bundled));
            assertTrue(
                    bundled.printed.stream().anyMatch(line -> line.startsWith("Comes with its game: ")),
                    bundled.printed::toString);
        } finally {
            if (before == null) {
                System.clearProperty("marienbad.data");
            } else {
                System.setProperty("marienbad.data", before);
            }
        }
    }

    @Test
    void aBrokenModelIsRefusedInOneLine() throws IOException {
        Path file = model(Map.of());
        Files.write(file, new byte[] {1, 2, 3});
        assertEquals(
                "model 'some' is broken: it is no zip of model.json, training.jsonl and weights.bin",
                assertThrows(IllegalArgumentException.class, () -> told(file, Locale.ENGLISH))
                        .getMessage());
        assertEquals(
                "model „some“ je poškozený: není to zip se soubory model.json, training.jsonl a weights.bin",
                assertThrows(IllegalArgumentException.class, () -> told(file, new Locale("cs")))
                        .getMessage());
    }
}
