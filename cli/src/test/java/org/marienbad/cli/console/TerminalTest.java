package org.marienbad.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.cli.Cli;
import org.marienbad.cli.CliProcess;
import org.marienbad.cli.Launch;
import org.marienbad.cli.PluginJar;

class TerminalTest {
    @TempDir
    private Path directory;

    /** As of a full disk. */
    private static final class Full extends Writer {
        @Override
        public void write(char[] buffer, int from, int length) throws IOException {
            throw new IOException("No space left on device");
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    @ParameterizedTest
    @ValueSource(strings = {"games", "games --json", "--help", "--version", "match nim -p random -p random"})
    void outputThatCannotBeWrittenIsAFailure(String line) {
        StringWriter err = new StringWriter();
        Terminal terminal = Terminal.of(
                new BufferedReader(new StringReader("")),
                new PrintWriter(new Full(), true),
                new PrintWriter(err, true));
        int status = new Launch(terminal, (plugins, locale, game) -> Optional.empty()).run(line.split(" "));
        assertEquals(1, status);
        assertEquals(
                "marienbad: the standard output cannot be written",
                err.toString().strip());
    }

    /** Files and other programs get a line of long work twice a minute, so that somebody who looks sees that it goes on. */
    @Test
    void progressIsALineTwiceAMinuteWhereNoTerminalShowsIt() {
        StringWriter err = new StringWriter();
        long[] now = {7};
        Terminal terminal = Terminal.of(
                new BufferedReader(new StringReader("")),
                new PrintWriter(new StringWriter()),
                new PrintWriter(err, true),
                () -> now[0]);
        for (int second = 0; second <= 95; second++) {
            terminal.progress(List.of(second + " s", "more"));
            now[0] += 1_000_000_000L;
        }
        assertEquals(List.of("31 s", "62 s", "93 s"), err.toString().lines().toList());
        terminal.clearProgress();
        terminal.speakPlainly();
        now[0] += 100_000_000_000L;
        terminal.progress("unheard");
        assertEquals(3, err.toString().lines().count());
    }

    @Test
    void theOutputOfPluginsIsNotAmongTheResults() throws Exception {
        String jar = PluginJar.game(directory, "System.out.println(\"forged\"); played = played * 2 + action; plies++;")
                .toString();
        CliProcess process = new CliProcess(directory);
        Cli.Result match = process.run(
                "--plugins", jar, "match", "count", "-p", "random", "-p", "random", "--games", "2", "--json");
        assertFalse(match.out().contains("forged"), match.out());
        assertTrue(match.err().contains("forged"), match.err());
        Cli.Result engine = process.runWithInput(
                "{\"id\":1,\"do\":\"position\",\"game\":\"count\",\"plies\":[\"n1\"]}\n", "--plugins", jar, "engine");
        assertEquals(1, engine.outLines().size(), engine.out());
    }

    @Test
    void escapeSequencesOfPluginsReachNoTerminal() throws IOException {
        String jar = PluginJar.gameShowing(directory, "\\u001b[31mred\\nmarienbad: all is well")
                .toString();
        for (String[] command : List.of(
                new String[] {"play", "count", "-p", "random", "-p", "random"},
                new String[] {"match", "count", "-p", "random", "-p", "random", "--records", directory + "/records"})) {
            Cli.Result result = Cli.run(concat(command, "--plugins", jar));
            assertFalse((result.out() + result.err()).contains("\u001b"), result.out());
            assertFalse(result.outLines().contains("marienbad: all is well"), result.out());
        }
    }

    private static String[] concat(String[] command, String... more) {
        return java.util.stream.Stream.of(command, more)
                .flatMap(java.util.stream.Stream::of)
                .toArray(String[]::new);
    }
}
