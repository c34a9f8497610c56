package org.marienbad.examples.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every program of docs/use-the-ai.md is one that this project compiles and runs. */
class PageTest {
    private static final Path HERE = Path.of("src", "test", "java", "org", "marienbad", "examples", "ai");
    private static final Pattern BLOCK = Pattern.compile("^```java\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);
    /** The lines of a test, which follow those shown. */
    private static final Pattern ASSERTION = Pattern.compile("\\n\\n? *assert[A-Z].*", Pattern.DOTALL);

    private static String read(Path file) throws IOException {
        return Files.readString(file).replace("\r\n", "\n");
    }

    private static List<String> blocks() throws IOException {
        return BLOCK.matcher(read(Path.of("..", "..", "use-the-ai.md")))
                .results()
                .map(block -> block.group(1))
                .toList();
    }

    @Test
    void everyProgramIsCompiledAndRun() throws IOException {
        String game = read(HERE.resolve("Matches.java"));
        String programs = read(HERE.resolve("UseTheAiTest.java")).replaceAll("(?m)^ +", "");
        for (String block : blocks()) {
            String lines = block.replaceAll("(?m)^ +", "");
            assertTrue(block.equals(game) || programs.contains(lines), () -> "not in this project:\n" + block);
        }
    }

    @Test
    void everyProgramIsOnThePage() throws IOException {
        String page = String.join("\n", blocks()).replaceAll("(?m)^ +", "");
        String[] tests = read(HERE.resolve("UseTheAiTest.java")).split("(?m)^    @Test\\n");
        int shown = 0;
        for (int i = 1; i < tests.length; i++) {
            String body = ASSERTION
                    .matcher(tests[i].substring(tests[i].indexOf("{\n") + 2))
                    .replaceFirst("");
            String lines = body.replaceAll("(?m)^ +", "").strip();
            assertTrue(page.contains(lines), () -> "not on the page:\n" + body);
            shown++;
        }
        assertEquals(tests.length - 1, shown);
        assertTrue(page.contains("record Matches"));
    }
}
