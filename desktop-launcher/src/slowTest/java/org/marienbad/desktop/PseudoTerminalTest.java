package org.marienbad.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The installed command in a real pseudo terminal, as a person sees it and types there. */
class PseudoTerminalTest {
    private static final Path INSTALLED = Path.of(System.getProperty("marienbad.command"));
    /** From util-linux: runs a command in a pseudo terminal of its own. */
    private static final Path SCRIPT = Path.of("/usr/bin/script");

    private static final String TABULATOR = "\t";
    private static final String UP = "\033OA";
    private static final String CLEAR = "\033[H\033[2J\033[3J";

    @TempDir
    private Path directory;

    @BeforeEach
    void onlyWhereThereIsScript() {
        assumeTrue(Files.isExecutable(SCRIPT) && System.getProperty("os.name").equals("Linux"), "no script(1)");
    }

    /** A command at work in a terminal. */
    private final class Screen implements AutoCloseable {
        private final Process process;
        private final StringBuilder shown = new StringBuilder();

        Screen(int columns, String arguments) throws IOException {
            ProcessBuilder builder = new ProcessBuilder(
                    SCRIPT.toString(),
                    "-qefc",
                    "stty cols " + columns + " rows 24; exec '" + INSTALLED + "' " + arguments,
                    "/dev/null");
            builder.environment().keySet().removeAll(java.util.List.of("DISPLAY", "WAYLAND_DISPLAY"));
            builder.environment().put("TERM", "xterm-256color");
            builder.environment().put("LC_ALL", "C.UTF-8");
            builder.environment().put("JAVA_OPTS", "-Dmarienbad.data=" + directory.resolve("data"));
            process = builder.redirectErrorStream(true).start();
            Thread reader = new Thread(this::read, "screen");
            reader.setDaemon(true);
            reader.start();
        }

        private void read() {
            byte[] buffer = new byte[1 << 12];
            try (InputStream in = process.getInputStream()) {
                for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                    synchronized (shown) {
                        shown.append(new String(buffer, 0, count, StandardCharsets.UTF_8));
                        shown.notifyAll();
                    }
                }
            } catch (IOException closed) {
                // The process has ended.
            }
        }

        String text() {
            synchronized (shown) {
                return shown.toString();
            }
        }

        /** Waits until {@code wanted} is shown after the first {@code from} characters; gives the place after it. */
        int await(String wanted, int from) throws InterruptedException {
            long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
            synchronized (shown) {
                while (shown.indexOf(wanted, from) < 0) {
                    assertTrue(System.nanoTime() < end, () -> "'" + wanted + "' is not in " + shown.substring(from));
                    shown.wait(100);
                }
                return shown.indexOf(wanted, from) + wanted.length();
            }
        }

        void type(String keys) throws IOException {
            OutputStream out = process.getOutputStream();
            out.write(keys.getBytes(StandardCharsets.UTF_8));
            out.flush();
        }

        int status() throws InterruptedException {
            assertTrue(process.waitFor(2, TimeUnit.MINUTES), this::text);
            return process.exitValue();
        }

        @Override
        public void close() {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private static final String NIM = "play nim -o heaps=1-2 -p person -p person --lang en";

    @Test
    void wordsAreCompletedAndInputIsKeptForTheNextRun() throws Exception {
        try (Screen screen = new Screen(80, NIM)) {
            int prompt = screen.await("Your action", screen.await("Player 1 can play", 0));
            screen.type("1" + TABULATOR + "\r");
            int played = screen.await("Player 1 plays 1:1", prompt);
            screen.await("Player 2 can play", played);
            screen.type("qui" + TABULATOR + "\r");
            assertEquals(0, screen.status(), screen.text());
        }
        try (Screen screen = new Screen(80, NIM)) {
            screen.await("Your action", screen.await("Player 1 can play", 0));
            screen.type(UP + "\r");
            assertEquals(0, screen.status(), "'quit' was typed last: " + screen.text());
        }
    }

    @Test
    void linesAreAsWideAsTheTerminal() throws Exception {
        try (Screen screen = new Screen(60, "players mcts")) {
            assertEquals(0, screen.status(), screen.text());
            int longest = screen.text().lines().mapToInt(String::length).max().orElse(0);
            assertTrue(longest > 50 && longest <= 60, longest + " columns of 60: " + screen.text());
        }
    }

    @Test
    void theNextPersonFindsNothingOfTheLast() throws Exception {
        String bidding = "play minute-empire -o order=bid -o neutralArmies=none -p person -p person --seed 1 --lang en";
        try (Screen screen = new Screen(80, bidding)) {
            screen.await("Player 1, press Enter", 0);
            screen.type("\r");
            screen.await("Your action", screen.await("Player 1 can play", 0));
            screen.type("bid3\r");
            int covered = screen.await(CLEAR, 0);
            int second = screen.await("Player 2, press Enter", covered);
            screen.type(UP + "\r");
            int turn = screen.await("Your action", screen.await("Player 2 can play", second));
            // Up would bring back a line of the first person, Ctrl-Y what that one deleted.
            screen.type(UP + "\031\r");
            screen.await("Your action", turn);
            screen.type("quit\r");
            assertEquals(0, screen.status(), screen.text());
            String seen = screen.text().substring(covered).replaceAll("(?m)^.*Player 2 can.*$|^ .*$", "");
            assertFalse(seen.contains("Player 1 bids"), seen);
            assertFalse(seen.contains("bid3\r"), seen);
        }
        Path history = directory.resolve("data/history");
        assertTrue(!Files.exists(history) || !Files.readString(history).contains("bid"));
    }
}
