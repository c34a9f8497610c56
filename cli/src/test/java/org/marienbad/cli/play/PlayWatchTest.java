package org.marienbad.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.cli.Cli;
import org.marienbad.cli.PluginJar;

/** The jar of a game is exchanged while somebody plays it. */
class PlayWatchTest {
    private static final String GOES_ON = "The plugin was built again; the game goes on in its new version.";
    private static final String ANEW = "The plugin was built again, and the game begins anew, since it cannot go on: ";

    @TempDir
    Path directory;

    private Path watched;
    private Path builds;
    private int exchanges;

    @BeforeEach
    void firstBuild() throws IOException {
        watched = Files.createDirectories(directory.resolve("libs"));
        builds = Files.createDirectories(directory.resolve("builds"));
        exchange(PluginJar.goodGame(builds));
    }

    @Test
    void theGameGoesOnInTheNewVersion() throws IOException {
        Path wider = PluginJar.game(newBuild(), "played = played * 2 + action + 100; plies++;");

        String out = play("n1", wider, "n0", "quit");

        assertTrue(out.contains(GOES_ON), out);
        // The first ply again, by the new rules, and then what was typed when the new version came.
        assertTrue(out.contains("2 302"), out);
        assertEquals(1, count(out, "The game goes on") + count(out, GOES_ON), out);
    }

    @Test
    void theGameBeginsAnewIfItsPliesAreNotLegalAnyMore() throws IOException {
        Path renamed = PluginJar.gameShowing(newBuild(), "other");

        String out = play("n1", renamed, "", "other0", "quit");

        assertTrue(out.contains(ANEW + "record: ply 1 'n1' is not legal"), out);
        assertTrue(out.substring(out.indexOf(ANEW)).contains("1other0"), out);
    }

    @Test
    void aJarThatIsBeingWrittenIsWaitedFor() throws IOException {
        Path whole = PluginJar.game(newBuild(), "played = played * 2 + action + 100; plies++;");
        Path part = PluginJar.truncated(whole);

        String out = play("n1", part, "n0", whole, "", "quit");

        assertTrue(out.contains("2 2"), out);
        assertTrue(out.indexOf("2 2") < out.indexOf(GOES_ON), out);
        assertEquals(1, count(out, GOES_ON), out);
    }

    @Test
    void aVersionThatCannotBeUsedIsToldAndLeftOut() throws IOException {
        Path broken = PluginJar.goodGame(newBuild(), "if (true) throw new Exception(\"no good\");");
        Path good = PluginJar.game(newBuild(), "played = played * 2 + action + 100; plies++;");

        String out = play("n1", broken, "n0", good, "", "quit");

        assertTrue(out.contains("The plugin was built again, but cannot be used: count.jar: cannot be loaded"), out);
        assertTrue(out.contains("The game goes on in the old version."), out);
        assertTrue(out.contains("2 2"), out);
        assertTrue(out.contains(GOES_ON), out);
    }

    @Test
    void aVersionInWhichTheGameCannotBeginIsToldAndLeftOut() throws IOException {
        Path broken = PluginJar.gameBeginning(newBuild(), "throw new IllegalStateException(\"no start\");");
        Path good = PluginJar.game(newBuild(), "played = played * 2 + action + 100; plies++;");

        String out = play("n1", broken, "n0", good, "", "quit");

        assertTrue(out.contains("The plugin was built again, but cannot be used: game count failed"), out);
        assertTrue(out.contains("no start at count.jar//plug.Count$1.newInitialState(Count.java:10)"), out);
        assertTrue(out.contains("The game goes on in the old version."), out);
        assertTrue(out.contains("2 2"), out);
        assertTrue(out.contains(GOES_ON), out);
    }

    @Test
    void watchNeedsADirectoryAndBeginsAGame() {
        Cli.Result nowhere =
                Cli.run("play", "count", "--watch", directory.resolve("none").toString());
        Cli.Result loaded = Cli.run("play", "--watch", watched.toString(), "--load", "game.json");

        assertEquals(2, nowhere.status());
        assertTrue(nowhere.err().contains("no such directory; build the plugin first"), nowhere.err());
        assertEquals(2, loaded.status());
        assertEquals(List.of("marienbad: --watch begins a game; leave --load out"), loaded.errLines());
    }

    private Path newBuild() throws IOException {
        return Files.createTempDirectory(builds, "build");
    }

    private void exchange(Path jar) throws IOException {
        Path target = watched.resolve("count.jar");
        Files.copy(jar, target, StandardCopyOption.REPLACE_EXISTING);
        // Two builds in one tick of the file system's clock would look alike if they had the same size.
        Files.setLastModifiedTime(target, FileTime.fromMillis(1_700_000_000_000L + 1000L * exchanges++));
    }

    private String play(Object... steps) {
        List<Object> script = Arrays.stream(steps)
                .map(step -> step instanceof Path jar ? (WatchedGame.Change) () -> exchange(jar) : step)
                .toList();
        String out = WatchedGame.play(script, "play", "count", "--watch", watched.toString());
        assertFalse(out.contains("history"), "such a game is not kept");
        return out;
    }

    private static int count(String text, String part) {
        return text.split(Pattern.quote(part), -1).length - 1;
    }
}
