package org.marienbad.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command as {@code installDist} installs it, started as a user does. */
class InstalledCommandTest {
    private static final Path INSTALLED = Path.of(System.getProperty("marienbad.command"));
    private static final String ARCHIVE = "lib/marienbad.jsa";

    @TempDir
    private Path directory;

    private record Result(int status, String out, String err) {}

    private Result run(String input, String... arguments) throws IOException, InterruptedException {
        return run(INSTALLED, "", input, arguments);
    }

    private Result run(Path marienbad, String javaOptions, String input, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(marienbad.toString()));
        command.addAll(List.of(arguments));
        Path in = Files.writeString(directory.resolve("in"), input);
        Path out = directory.resolve("out");
        Path err = directory.resolve("err");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY"));
        builder.environment().put("LC_ALL", "C");
        builder.environment().put("JAVA_OPTS", javaOptions);
        Process process = builder.start();
        assertTrue(process.waitFor(2, TimeUnit.MINUTES), "it ends");
        return new Result(
                process.exitValue(),
                Files.readString(out, StandardCharsets.UTF_8),
                Files.readString(err, StandardCharsets.UTF_8));
    }

    @Test
    void withoutDisplayOrConsoleItDemonstratesAGame() throws Exception {
        Result result = run("");
        assertEquals(0, result.status(), result.err());
        assertEquals(1, result.err().lines().count(), result.err());
        assertTrue(result.out().contains("The game is over."), result.out());
    }

    @Test
    void theEngineAnswersInUtf8WhateverTheLocale() throws Exception {
        Result result = run("{\"id\":\"ž\",\"do\":\"position\",\"game\":\"nim\"}\n", "engine");
        assertEquals(0, result.status(), result.err());
        assertTrue(result.out().startsWith("{\"id\":\"ž\",\"actor\":0,"), result.out());
        assertTrue(result.out().contains("⟨1;3;5;7⟩"), result.out());
        assertEquals("", result.err());
    }

    @Test
    void badInputHasStatus2() throws Exception {
        Result result = run("", "games", "kalha");
        assertEquals(2, result.status());
        String games = "([a-z-]+, )*kalaha, ([a-z-]+, )*toguz-kumalak\n";
        assertTrue(
                result.err()
                        .matches("marienbad: unknown game 'kalha' \\(did you mean 'kalaha'\\?\\); there are: " + games),
                result.err());
        assertEquals("", result.out());
    }

    @Test
    void anInterruptedProofPrintsAndKeepsItsResults() throws Exception {
        Path checkpoint = directory.resolve("proof");
        Path out = directory.resolve("out");
        Process process = new ProcessBuilder(
                        INSTALLED.toString(),
                        "solve",
                        "kalaha",
                        "-o",
                        "stones=6",
                        "--checkpoint",
                        checkpoint.toString())
                .redirectOutput(out.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        Path journal = directory.resolve("proof.log");
        while (!Files.exists(journal) || !Files.readString(journal).contains("begins")) {
            assertFalse(process.waitFor(20, TimeUnit.MILLISECONDS), "it ended by itself");
        }
        process.destroy();
        assertTrue(process.waitFor(2, TimeUnit.MINUTES), "it does not end");
        String told = Files.readString(out, StandardCharsets.UTF_8);
        assertTrue(told.contains("The same command goes on from " + checkpoint), told);
        assertTrue(Files.size(checkpoint) > 0);
        assertTrue(Files.readString(journal).contains("ends, worth"), Files.readString(journal));
    }

    /** Java 17 makes no archive in a directory with a blank in its name. */
    private static boolean canHaveArchive() {
        return !INSTALLED.toString().contains(" ");
    }

    @Test
    void itsClassesComeFromTheArchive() throws Exception {
        assumeTrue(canHaveArchive());
        Result result = run(INSTALLED, "-Xlog:class+load:stdout", "", "--version");
        assertEquals(0, result.status(), result.err());
        assertTrue(
                result.out().contains("org.marienbad.desktop.DesktopMain source: shared objects file"), result.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"-Xmx64g", "-XX:-UseSerialGC -XX:+UseParallelGC", "-Xint", "-Xshare:off"})
    void optionsForWhichTheArchiveWasNotMadeAreObeyedInSilence(String javaOptions) throws Exception {
        assertVersionAlone(INSTALLED, javaOptions);
    }

    @Test
    void anArchiveThatIsOfElsewhereOrTruncatedOrDamagedOrMissingIsPassedOverInSilence() throws Exception {
        assumeTrue(canHaveArchive());
        Path home = INSTALLED.getParent().getParent();
        Path copy = directory.resolve("an other place");
        try (Stream<Path> files = Files.walk(home)) {
            for (Path file : files.toList()) {
                Files.copy(file, copy.resolve(home.relativize(file)));
            }
        }
        Path command = copy.resolve(home.relativize(INSTALLED));
        Path archive = copy.resolve(ARCHIVE);
        assertVersionAlone(command, "");
        byte[] bytes = Files.readAllBytes(archive);
        for (int length : new int[] {0, 1000, bytes.length / 2, bytes.length - 1}) {
            Files.delete(archive);
            Files.write(archive, Arrays.copyOf(bytes, length));
            assertVersionAlone(command, "");
        }
        Files.write(archive, new byte[bytes.length]);
        assertVersionAlone(command, "");
        Files.delete(archive);
        assertVersionAlone(command, "");
    }

    private void assertVersionAlone(Path command, String javaOptions) throws IOException, InterruptedException {
        Result result = run(command, javaOptions, "", "--version");
        assertEquals(0, result.status(), result.err());
        assertTrue(result.out().matches("marienbad [0-9.]+\\R"), result.out());
        assertEquals("", result.err());
    }
}
