package org.marienbad.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.Size;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScreenTest {
    @TempDir
    private Path data;

    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
    private final StringWriter out = new StringWriter();
    private Terminal terminal;

    /** A terminal on which somebody types {@code keys}. */
    private Terminal terminal(String keys, int width) throws IOException {
        DumbTerminal screen = new DumbTerminal(
                "test",
                "ansi",
                new ByteArrayInputStream(keys.getBytes(StandardCharsets.UTF_8)),
                shown,
                StandardCharsets.UTF_8);
        screen.setSize(new Size(width, 5));
        terminal = new Terminal(
                new BufferedReader(new StringReader("")),
                new PrintWriter(out, true),
                new PrintWriter(out, true),
                true,
                true,
                true,
                () -> Optional.of(screen),
                System::nanoTime);
        return terminal;
    }

    @AfterEach
    void close() {
        if (terminal != null) {
            terminal.close();
        }
    }

    private String shown() {
        return shown.toString(StandardCharsets.UTF_8);
    }

    @Test
    void resultsAreAsWideAsTheScreen() throws IOException {
        Columns table = new Columns("", "ll").row("a", "word ".repeat(30).strip());
        table.print(terminal("", 50));
        assertEquals(50, terminal.width());
        List<String> lines = out.toString().lines().toList();
        assertTrue(lines.size() > 3 && lines.stream().allMatch(line -> line.length() <= 50), lines.toString());
    }

    @Test
    void filesAreOfOneWidthAndOpenNoScreen() {
        terminal = new Terminal(
                new BufferedReader(new StringReader("")),
                new PrintWriter(out),
                new PrintWriter(out),
                false,
                false,
                false,
                () -> {
                    throw new AssertionError("opened for nobody");
                },
                System::nanoTime);
        assertEquals(100, terminal.width());
        terminal.progress("thinking");
        terminal.clearProgress();
        assertEquals("", out.toString());
    }

    @Test
    void progressStaysWithinTheScreen() throws IOException {
        terminal("", 50).progress(List.of("a".repeat(70), "second", "third", "fourth", "fifth", "sixth"));
        terminal.close();
        assertTrue(shown().contains("a".repeat(49)), shown());
        assertFalse(shown().contains("a".repeat(50)), shown());
        assertTrue(shown().contains("fourth"), shown());
        assertFalse(shown().contains("fifth"), "four of five rows are used: " + shown());
    }

    @Test
    void theTabulatorCompletesAWord() throws IOException {
        assertEquals(
                Optional.of("region.12"),
                terminal("reg\t\r", 80).readLine("Which?", () -> List.of("undo", "region.12"), false));
        assertTrue(shown().contains("Which?"), shown());
    }

    /** The line shown after arrow up, if {@code typed} was typed in another run. */
    private String recalled(String typed, boolean secret) throws IOException {
        System.setProperty("marienbad.data", data.toString());
        terminal(typed + "\r", 80).readLine("Which?", List::of, secret);
        terminal.close();
        return terminal("\u0010\r", 80).readLine("Which?", List::of, false).orElseThrow();
    }

    @Test
    void typedLinesAreKeptForTheNextRunUnlessSecret() throws IOException {
        String before = System.getProperty("marienbad.data");
        try {
            assertEquals("", recalled("bid3", true));
            assertEquals("hint", recalled("hint", false));
            assertEquals("hint", recalled("player 2 exec(command=x --password y)", false));
            assertEquals("hint\n", Files.readString(data.resolve("history")));
            for (int i = 0; i < 600; i++) {
                terminal("line" + i + "\r", 80).readLine("Which?", List::of, false);
                terminal.close();
            }
            assertTrue(Files.readAllLines(data.resolve("history")).size() <= 1000, "it does not grow without end");
        } finally {
            System.setProperty("marienbad.data", before);
        }
    }

    @Test
    void aCoveredScreenShowsAndRemembersNothing() throws IOException {
        Terminal screen = terminal("bid3\u0015\r\u0019\r", 80);
        screen.readLine("Which?", List::of, true);
        screen.cover();
        assertTrue(shown().endsWith("\033[H\033[J\033[3J"), shown());
        assertEquals(
                Optional.of(""), screen.readLine("Which?", List::of, true), "what was deleted is not there either");
    }

    @Test
    void aScreenWithoutASizeShowsWholeLines() throws IOException {
        terminal("undo\r", 0).readLine("Which action?", List::of, false);
        assertTrue(shown().contains("Which action?"), shown());
    }

    @Test
    void theEndOfTheInputIsTheEnd() throws IOException {
        assertEquals(Optional.empty(), terminal("\u0004", 80).readLine("Which?", List::of, false));
    }

    @Test
    void theBarTellsHowMuchIsDoneAndLeft() {
        assertEquals(
                "games  45 % [=============>                ] 450/1000, 100/s, 0:00:04 gone, 0:00:05 left",
                GamesBar.line("games", 50, 400, 1000, 4_000_000_000L));
        assertTrue(
                GamesBar.line("games", 0, 1000, 1000, 1_000_000_000L).contains("[" + "=".repeat(30) + "] 1000/1000"));
    }

    @Test
    void theBarTellsHowFastSlowGamesAre() {
        String slow = GamesBar.line("games", 0, 15, 400, 32_000_000_000L);
        assertTrue(slow.contains("15/400, 0.47/s, 0:00:32 gone"), slow);
    }
}
