package org.marienbad.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command as {@code installDist} installs it, started as a user does. */
class InstalledCommandTest {
    @TempDir
    private Path directory;

    private record Result(int status, String out, String err) {}

    private Result run(String input, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(System.getProperty("marienbad.command")));
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
        assertEquals(
                "marienbad: unknown game 'kalha' (did you mean 'kalaha'?); there are: kalaha, minute-empire, nim\n",
                result.err());
        assertEquals("", result.out());
    }
}
