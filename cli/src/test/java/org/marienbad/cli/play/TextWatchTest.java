package org.marienbad.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.cli.Cli;
import org.marienbad.cli.Launch;
import org.marienbad.cli.console.Terminal;

/** A new game in text plays at once, and is changed while somebody plays it. */
class TextWatchTest {
    private static final String GOES_ON = "The plugin was built again; the game goes on in its new version.";

    /** What is saved in place of something. */
    private record Edit(String before, String after) {}

    @TempDir
    Path directory;

    private Path file;
    private int saves;
    /** Saves the file, or types a line. */
    private final Deque<Object> script = new ArrayDeque<>();

    @BeforeEach
    void aNewGame() {
        Cli.Result begun = Cli.run("new", "game", "pawn-race", "--text", "--directory", directory.toString());
        assertEquals(0, begun.status(), begun.err());
        file = directory.resolve("pawn-race.rbg");
    }

    @Test
    void theGameIsTheOneInTheFileAndGoesOnByNewRules() {
        Edit further = new Edit("ahead ({e}", "ahead (ahead {e} + {e}");
        String out = play("1", further, "1", "quit");
        assertTrue(out.contains("Pawn race"), out);
        assertTrue(out.contains(GOES_ON), out);
    }

    @Test
    void aMistakeIsToldWithItsPlaceUntilItIsMended() {
        String out =
                play("1", new Edit("{own} [e] ahead", "{own} [e] aheed"), "1", new Edit("aheed", "ahead"), "1", "quit");
        int told = out.indexOf("The plugin was built again, but cannot be used: pawn-race.rbg:");
        assertTrue(told >= 0, out);
        assertTrue(
                out.contains(
                        "line 21, column 29: 'aheed' is no macro and no label of an edge; there are: up, down, left, right"),
                out);
        assertTrue(out.indexOf(GOES_ON) > told, out);
    }

    private String play(Object... steps) {
        script.addAll(List.of(steps));
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        BufferedReader typing = new BufferedReader(new Typist());
        Terminal terminal = Terminal.of(typing, new PrintWriter(out, true), new PrintWriter(err, true));
        int status = new Launch(terminal, (plugins, locale, game) -> Optional.of("no display"))
                .run("play", "--watch", file.toString(), "-p", "person", "-p", "person");
        assertEquals(0, status, out + "\n" + err);
        return out.toString();
    }

    private void save(Edit edit) throws IOException {
        String text = Files.readString(file);
        assertTrue(text.contains(edit.before()), text);
        Files.writeString(file, text.replace(edit.before(), edit.after()));
        // Two versions in one tick of the file system's clock would look alike if they had the same size.
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_700_000_000_000L + 1000L * saves++));
    }

    /** Types a line when it is asked for one, not before. */
    private final class Typist extends Reader {
        @Override
        public int read(char[] buffer, int offset, int length) throws IOException {
            while (script.peek() instanceof Edit edit) {
                script.remove();
                save(edit);
            }
            if (script.isEmpty()) {
                return -1;
            }
            String line = script.remove() + "\n";
            line.getChars(0, line.length(), buffer, offset);
            return line.length();
        }

        @Override
        public void close() {}
    }
}
