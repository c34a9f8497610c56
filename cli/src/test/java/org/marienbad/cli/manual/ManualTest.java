package org.marienbad.cli.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.cli.Cli;

class ManualTest {
    @TempDir
    private Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"match", "plugin install", "map check", "reproduce"})
    void helpSaysWhatTheOptionSays(String command) {
        assertEquals(
                Cli.run((command + " --help").split(" ")).out(),
                Cli.run(("help " + command).split(" ")).out());
    }

    @Test
    void helpAloneListsAllCommands() {
        assertEquals(Cli.run("--help"), Cli.run("help"));
        Cli.Result unknown = Cli.run("help", "history", "shwo");
        assertEquals(2, unknown.status());
        assertEquals(
                List.of("marienbad: unknown command 'shwo' (did you mean 'show'?); there are: show, export, delete,"
                        + " statistics"),
                unknown.errLines());
    }

    @Test
    void theManualPageTellsOfEveryCommandAndOption() {
        String page = Cli.run("man").out();
        for (String heading : List.of(
                "marienbad play [GAME]",
                "marienbad history statistics",
                "marienbad convert FILE",
                "marienbad minute\\-empire map check FILE…",
                "marienbad completion bash|zsh|fish")) {
            assertTrue(page.contains("\n.SS \"" + heading + "\"\n"), heading);
        }
        assertTrue(page.contains("\\fB\\-o\\fR, \\fB\\-\\-option\\fR \\fIKEY=VALUE\\fR\n"), page);
        assertTrue(!page.contains("--"), "a dash that may be typed is written as one");
    }

    /** No date, so that the same sources make the same bytes. */
    @Test
    void mandocFindsNoFault() throws IOException, InterruptedException {
        List<String> faults = complaints("mandoc", "-Tlint");
        faults.removeIf(fault -> fault.contains("missing date"));
        assertEquals(List.of(), faults);
    }

    @Test
    void groffFindsNoFault() throws IOException, InterruptedException {
        assertEquals(List.of(), complaints("groff", "-man", "-Kutf8", "-Tutf8", "-ww", "-z"));
    }

    private List<String> complaints(String... checker) throws IOException, InterruptedException {
        assumeTrue(
                Stream.of(System.getenv("PATH").split(System.getProperty("path.separator")))
                        .anyMatch(place -> Files.isExecutable(Path.of(place, checker[0]))),
                checker[0] + " is not installed");
        Path page = Files.writeString(
                directory.resolve("marienbad.1"), Cli.run("man").out());
        Process process = new ProcessBuilder(Stream.concat(Stream.of(checker), Stream.of(page.toString()))
                        .toList())
                .redirectErrorStream(true)
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return new java.util.ArrayList<>(out.lines().toList());
    }
}
