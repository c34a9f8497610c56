package org.marienbad.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The number of sentences that break a rule of style may only fall. A fall is written into the list, to be committed with the
 * change that brought it.
 */
class StyleTest {
    private static final Path LIST = Path.of("src", "test", "resources", "style.properties");
    private static final Map<String, Predicate<String>> RULES =
            Map.of("riddle", Sentences::beginsWithARiddle, "long", Sentences::isLong);

    private interface Reader {
        List<String> sentences(String text) throws IOException;
    }

    @Test
    void sentencesAreToldApart() throws IOException {
        assertEquals(
                List.of("It takes `a.b` first.", "What is taken counts.", "A point here."),
                Sentences.ofMarkdown(
                        "# No heading\n\nIt takes `a.b`\nfirst. What is taken counts.\n\n- A point here.\n\n"
                                + "```\nNo code here.\n```\n\n| no | table |\n|---|---|\n"));
        assertEquals(
                List.of("Where a seat moves.", "seat the seat moved"),
                Sentences.ofJavadoc(
                        "/" + "** Where {@code a seat} moves.\n * @param seat the seat moved\n */ // Not this.\n"));
        assertEquals(List.of("All is well."), Sentences.ofMessages("key=All is well.\nword=Word\n"));
        assertEquals(List.of("one line", "two lines"), Sentences.ofMessages("key=one line\\ntwo lines\n"));
        assertEquals(
                List.of("Take a {man}.", "So it is.", "Not so."),
                Sentences.ofLessons(
                        "# No heading\n\n    a board\n@ find a1\nTake a\n{man}.\n! So it is.\n? Not so.\n"));
    }

    @Test
    void questionsAreNoRiddles() {
        assertFalse(Sentences.beginsWithARiddle("What makes it fast?"));
        assertTrue(Sentences.beginsWithARiddle("What makes it fast is a table."));
        assertTrue(Sentences.isLong("a ".repeat(26).strip()));
        assertFalse(Sentences.isLong("a ".repeat(25).strip()));
    }

    @TestFactory
    Stream<DynamicTest> fewerSentencesBreakARule() throws IOException {
        Properties most = new Properties();
        try (var in = Files.newBufferedReader(LIST)) {
            most.load(in);
        }
        Map<String, Integer> counts = new TreeMap<>();
        Map<String, List<String>> broken = new TreeMap<>();
        count(
                "documents",
                path -> path.endsWith(".md") && !path.contains("/src/"),
                Sentences::ofMarkdown,
                counts,
                broken);
        count(
                "javadoc",
                path -> path.matches(".*/src/main/(java|resources)/.*\\.java"),
                Sentences::ofJavadoc,
                counts,
                broken);
        count(
                "tests",
                path -> path.matches(".*/src/(?!main/)\\w+/java/.*\\.java"),
                Sentences::ofJavadoc,
                counts,
                broken);
        count("messages", StyleTest::isEnglishBundle, Sentences::ofMessages, counts, broken);
        count(
                "lessons",
                path -> path.matches(".*/(lessons|lesson/[a-z-]+)\\.txt"),
                Sentences::ofLessons,
                counts,
                broken);
        if (!"true".equals(System.getenv("CI"))) {
            Map<String, Integer> fallen = new TreeMap<>(counts);
            fallen.replaceAll((key, count) -> Math.min(count, most(most, key)));
            Files.writeString(
                    LIST,
                    fallen.entrySet().stream()
                            .map(entry -> entry.getKey() + "=" + entry.getValue() + "\n")
                            .collect(Collectors.joining("", "# Written by StyleTest.\n", "")));
        }
        return counts.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(
                        entry.getKey(),
                        () -> assertTrue(
                                entry.getValue() <= most(most, entry.getKey()),
                                () -> entry.getValue() + " sentences break the rule '" + entry.getKey()
                                        + "'; allowed are "
                                        + most(most, entry.getKey()) + ". All of them:\n"
                                        + String.join("\n", broken.get(entry.getKey())))));
    }

    private static int most(Properties most, String key) {
        return Integer.parseInt(most.getProperty(key, String.valueOf(Integer.MAX_VALUE)));
    }

    private static void count(
            String kind,
            Predicate<String> isRead,
            Reader reader,
            Map<String, Integer> counts,
            Map<String, List<String>> broken)
            throws IOException {
        for (Path file : Sources.files(isRead)) {
            List<String> sentences = reader.sentences(Files.readString(Sources.ROOT.resolve(file)));
            RULES.forEach((rule, isBroken) -> {
                List<String> found = sentences.stream()
                        .filter(isBroken)
                        .map(sentence -> file + ": " + sentence)
                        .toList();
                counts.merge(kind + "." + rule, found.size(), Integer::sum);
                broken.computeIfAbsent(kind + "." + rule, none -> new ArrayList<>())
                        .addAll(found);
            });
        }
    }

    private static boolean isEnglishBundle(String path) {
        return path.matches(".*/src/main/resources/.*\\.properties")
                && !path.matches(".*(_[a-z]{2}|/pictures)\\.properties");
    }
}
