package org.marienbad.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.cli.Cli;

/** A new game in text plays at once, and is changed while somebody plays it. */
class TextWatchTest {
    private static final String GOES_ON = "The plugin was built again; the game goes on in its new version.";

    /** The text that is saved in place of another. */
    private record Edit(String before, String after) {}

    @TempDir
    Path directory;

    private Path file;
    private int saves;

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
        List<Object> script = Arrays.stream(steps)
                .map(step -> step instanceof Edit edit ? (WatchedGame.Change) () -> save(edit) : step)
                .toList();
        return WatchedGame.play(script, "play", "--watch", file.toString());
    }

    private void save(Edit edit) throws IOException {
        String text = Files.readString(file);
        assertTrue(text.contains(edit.before()), text);
        Files.writeString(file, text.replace(edit.before(), edit.after()));
        // Two versions in one tick of the file system's clock would look alike if they had the same size.
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_700_000_000_000L + 1000L * saves++));
    }
}
