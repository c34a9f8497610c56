package org.marienbad.cli.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
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
    /** As a plugin may end the process though its calls of System.exit are not found. */
    private static final String END = "try { System.class.getMethod(\"exit\", int.class).invoke(null, 0); }"
            + " catch (ReflectiveOperationException impossible) { throw new IllegalStateException(impossible); }";

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
    void programsReadJson() throws IOException {
        Path good = PluginJar.goodGame(Files.createDirectory(directory.resolve("good")));
        JsonNode passed = new ObjectMapper()
                .readTree(Cli.run("check", good.toString(), "-p", "random", "--json")
                        .out());
        assertTrue(passed.get("passed").booleanValue());
        assertEquals("game count", passed.get("reports").get(0).get("subject").textValue());
        Path bad = PluginJar.game(Files.createDirectory(directory.resolve("bad")), "plies = 1 - plies;");
        JsonNode failed = new ObjectMapper()
                .readTree(Cli.run("check", bad.toString(), "-p", "random", "--json")
                        .out());
        assertEquals(1, failed.get("failed").intValue());
        Path end = PluginJar.game(Files.createDirectory(directory.resolve("end")), END);
        Cli.Result ended = Cli.run("check", end.toString(), "-p", "random", "--json");
        assertEquals(1, ended.status());
        assertTrue(new ObjectMapper()
                .readTree(ended.out())
                .get("failure")
                .textValue()
                .startsWith("the plugin ended"));
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
    void aFileThatIsNoPluginIsBadInput() throws IOException {
        Path truncated = PluginJar.truncated(PluginJar.goodGame(directory));
        Path text = Files.writeString(directory.resolve("text.jar"), "not a jar");
        for (Path jar : new Path[] {truncated, text}) {
            Cli.Result result = Cli.run("check", jar.toString());
            assertEquals(2, result.status());
            assertEquals(1, result.errLines().size(), result.err());
            assertTrue(result.err().contains(jar.getFileName() + ": is not a whole jar"), result.err());
        }
    }

    @Test
    void aPluginThatEndsTheProcessFails() throws IOException {
        Path jar = PluginJar.game(directory, "if (plies == 2) { " + END + " } played = played * 2 + action; plies++;");
        Cli.Result result = Cli.run("check", jar.toString());
        assertEquals(1, result.status(), result.out() + result.err());
        assertTrue(result.out().contains("FAILED: the plugin ended the process that checked it"), result.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"System.exit(0);", "Runtime.getRuntime().halt(0);"})
    void aPluginThatCallsTheEndOfTheProcessFailsWithItsLine(String end) throws IOException {
        Path jar = PluginJar.game(directory, "if (plies == 2) { " + end + " } played = played * 2 + action; plies++;");
        Cli.Result result = Cli.run("check", jar.toString(), "-p", "random");
        assertEquals(1, result.status(), result.out() + result.err());
        String found = result.out().replaceAll("\\s+", " ");
        assertTrue(found.contains("a call of System.exit or Runtime.halt"), found);
        assertTrue(found.contains("Count.java:"), found);
    }

    @Test
    void theOutputOfAPluginIsPassedOnInPart() throws IOException {
        Path jar = PluginJar.goodGame(
                directory,
                "for (int i = 0; i < 200_000; i++) System.out.println(i); if (false) throw new Exception();");
        Cli.Result result = Cli.run("check", jar.toString(), "-p", "random");
        assertEquals(0, result.status(), result.out());
        assertTrue(result.err().contains("… and 199000 more lines that the plugin printed"), result.err());
        assertTrue(result.errLines().size() < 1100);
    }
}
