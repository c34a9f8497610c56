package org.marienbad.examples.tictactoe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** docs/write-a-game.md shows every file of this project as it is. */
class PageTest {
    private static final Path PAGE = Path.of("..", "..", "write-a-game.md");
    private static final Pattern BLOCK = Pattern.compile("^```(\\w*)\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern SHOWN =
            Pattern.compile("^`(src/[^`]+)`:\\n\\n```\\w+\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);

    @Test
    void everyFileShownIsTheFile() throws IOException {
        for (Map.Entry<String, String> shown : shown().entrySet()) {
            assertEquals(Files.readString(Path.of(shown.getKey())), shown.getValue(), shown.getKey());
        }
    }

    @Test
    void everyFileOfThePluginIsShown() throws IOException {
        Set<String> needed = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of("src", "main"))) {
            files.filter(Files::isRegularFile)
                    .map(file -> file.toString().replace('\\', '/'))
                    .filter(file -> !file.endsWith("package-info.java"))
                    .forEach(needed::add);
        }
        needed.add("src/test/java/org/marienbad/examples/tictactoe/TicTacToeConformanceTest.java");
        assertEquals(needed, shown().keySet());
    }

    @Test
    void everyBlockOfJavaIsOneOfTheFiles() throws IOException {
        Set<String> files = Set.copyOf(shown().values());
        long blocks = BLOCK.matcher(page())
                .results()
                .filter(block -> block.group(1).equals("java"))
                .peek(block -> assertTrue(files.contains(block.group(2)), () -> "not a whole file: " + block.group(2)))
                .count();
        assertEquals(3, blocks);
    }

    @Test
    void theBuildOfThePageTakesTheJUnitOfTheHouse() throws IOException {
        String versions = Files.readString(Path.of("..", "..", "..", "gradle", "libs.versions.toml"));
        Matcher version =
                Pattern.compile("^junit = \"(.*)\"$", Pattern.MULTILINE).matcher(versions);
        assertTrue(version.find());
        assertTrue(page().contains("useJUnitJupiter('" + version.group(1) + "')"), version.group(1));
    }

    private static Map<String, String> shown() throws IOException {
        Map<String, String> shown = new TreeMap<>();
        for (MatchResult match : SHOWN.matcher(page()).results().toList()) {
            shown.put(match.group(1), match.group(2));
        }
        return shown;
    }

    private static String page() throws IOException {
        return Files.readString(PAGE).replace("\r\n", "\n");
    }
}
