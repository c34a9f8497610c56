package org.marienbad.cli.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.cli.Cli;
import org.marienbad.cli.PluginJar;

class CheckCommandTest {
    @TempDir
    private Path directory;

    @Test
    void aSoundGamePasses() throws IOException {
        Cli.Result result = Cli.run("check", PluginJar.goodGame(directory).toString(), "-p", "random", "-p", "mcts");
        assertEquals(0, result.status(), result.out() + result.err());
        assertTrue(result.out().contains("game count"), result.out());
        assertTrue(result.out().contains("passed"), result.out());
        result.outLines().forEach(line -> assertTrue(line.length() <= 100, line));
    }

    @Test
    void withoutNamesAllPlayersTryTheGameThatNeedNoDescription() throws IOException {
        Cli.Result result = Cli.run("check", PluginJar.goodGame(directory).toString());
        assertEquals(0, result.status(), result.out() + result.err());
        assertFalse(result.out().contains("'exec'"), result.out());
    }

    @Test
    void aGameThatNeverEndsFailsAndIsNamed() throws IOException {
        String jar = PluginJar.game(directory, "plies = 1 - plies;").toString();
        Cli.Result result = Cli.run("check", jar);
        assertEquals(1, result.status(), result.out());
        assertTrue(result.out().contains("FAILED   play"), result.out());
        assertTrue(result.out().contains("1 check failed."), result.out());
        assertTrue(result.out().contains("FAILED play [2 seats, default options]"), result.out());
    }

    @Test
    void aPlayerThatCheatsFails() throws IOException {
        String jar = PluginJar.player(directory, "return Decision.of(99);").toString();
        Cli.Result result = Cli.run("check", jar);
        assertEquals(1, result.status(), result.out());
        assertTrue(result.out().contains("FAILED"), result.out());
    }

    @Test
    void whatIsNoPluginIsBadInput() throws IOException {
        Path truncated = PluginJar.truncated(PluginJar.goodGame(directory));
        Path text = Files.writeString(directory.resolve("text.jar"), "not a jar");
        for (Path jar : new Path[] {truncated, text}) {
            Cli.Result result = Cli.run("check", jar.toString());
            assertEquals(2, result.status());
            assertEquals(1, result.errLines().size(), result.err());
            assertTrue(result.err().contains(jar.getFileName() + ": is not a whole jar"), result.err());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"System.exit(0);", "Runtime.getRuntime().halt(0);", "System.exit(2);"})
    void aPluginThatEndsTheProcessFails(String end) throws IOException {
        Path jar = PluginJar.game(directory, "if (plies == 2) { " + end + " } played = played * 2 + action; plies++;");
        Cli.Result result = Cli.run("check", jar.toString());
        assertEquals(1, result.status(), result.out() + result.err());
        assertTrue(result.out().contains("FAILED: the plugin ended the process that checked it"), result.out());
    }
}
