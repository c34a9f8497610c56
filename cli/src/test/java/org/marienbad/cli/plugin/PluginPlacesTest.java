package org.marienbad.cli.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.cli.Cli;
import org.marienbad.cli.CliProcess;
import org.marienbad.cli.PluginJar;

class PluginPlacesTest {
    @TempDir
    private Path directory;

    private Path traces;
    private Path jar;
    private CliProcess process;

    /** A jar that leaves a file behind when one of its classes is initialized. */
    @BeforeEach
    void compile() throws IOException {
        traces = directory.resolve("traces");
        jar = PluginJar.goodGame(
                directory,
                "java.nio.file.Files.writeString(java.nio.file.Path.of(\"" + traces + "\"), \"I was here\");");
        process = new CliProcess(directory);
    }

    @Test
    void nothingInTheWorkingDirectoryIsRun() throws Exception {
        Path here = Files.createDirectory(directory.resolve("plugins"));
        Files.copy(jar, here.resolve("count.jar"));
        for (String command : new String[] {"--version", "games"}) {
            Cli.Result result = process.run(command);
            assertEquals(0, result.status(), result.err());
            assertFalse(hasGame(result), result.out());
            assertFalse(Files.exists(traces), command);
        }
        assertTrue(hasGame(process.run("--plugins", "plugins", "games")), "unless it is named");
        assertTrue(Files.exists(traces));
    }

    @Test
    void thePluginsOfTheUserAreThereInEveryCommand() throws Exception {
        Files.copy(jar, process.plugins().resolve("count.jar"));
        assertTrue(hasGame(process.run("games")));
    }

    private static boolean hasGame(Cli.Result result) {
        return result.outLines().stream().anyMatch(line -> line.startsWith("count (2 seats)"));
    }
}
