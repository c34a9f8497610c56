package org.marienbad.server.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageWordsTest {
    private static final Path PAGE = Path.of("src/main/resources/org/marienbad/server/page");
    /** A whole key, or the beginning of some that end in what the page computes. */
    private static final Pattern KEY = Pattern.compile("\\bt\\((?:'([A-Za-z.-]+)'|`([a-z.-]+)\\$)");

    private static final Pattern CONDITIONAL = Pattern.compile("'([a-z]+\\.[A-Za-z.]+)'");

    /** The page shows no analysis beside the board, as the window does. */
    private static final Set<String> DIFFERENT = Set.of("result.review.help");

    private static Properties bundle(String suffix) throws IOException {
        Properties bundle = new Properties();
        try (Reader reader = Files.newBufferedReader(PAGE.resolve("messages" + suffix + ".properties"))) {
            bundle.load(reader);
        }
        return bundle;
    }

    private static String code() throws IOException {
        StringBuilder code = new StringBuilder();
        try (Stream<Path> files = Files.list(PAGE)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".js")).toList()) {
                code.append(Files.readString(file));
            }
        }
        return code.toString();
    }

    @Test
    void bothLanguagesHaveTheSameKeysAndArguments() throws IOException {
        Properties english = bundle("");
        Properties czech = bundle("_cs");
        assertEquals(new TreeSet<>(english.stringPropertyNames()), new TreeSet<>(czech.stringPropertyNames()));
        for (String key : english.stringPropertyNames()) {
            int arguments = new MessageFormat(english.getProperty(key), Locale.ROOT).getFormatsByArgumentIndex().length;
            assertEquals(
                    arguments,
                    new MessageFormat(czech.getProperty(key), Locale.ROOT).getFormatsByArgumentIndex().length,
                    key);
            assertFalse(czech.getProperty(key).isBlank(), key);
        }
    }

    @Test
    void everyKeyThatThePageNamesIsThere() throws IOException {
        Set<String> known = bundle("").stringPropertyNames();
        KEY.matcher(code()).results().forEach(match -> {
            if (match.group(1) != null) {
                assertTrue(known.contains(match.group(1)) || isBeginning(match.group(1), known), match.group(1));
            } else {
                assertTrue(isBeginning(match.group(2), known), match.group(2));
            }
        });
    }

    private static boolean isBeginning(String key, Set<String> known) {
        return key.endsWith(".") && known.stream().anyMatch(each -> each.startsWith(key));
    }

    @Test
    void noWordsAreLeftOver() throws IOException {
        String code = code();
        Set<String> beginnings = new HashSet<>();
        KEY.matcher(code).results().forEach(match -> {
            String name = match.group(1) == null ? match.group(2) : match.group(1);
            if (name.endsWith(".")) {
                beginnings.add(name);
            }
        });
        Set<String> named = new HashSet<>();
        CONDITIONAL.matcher(code).results().forEach(match -> named.add(match.group(1)));
        KEY.matcher(code).results().forEach(match -> named.add(match.group(1)));
        for (String key : new TreeSet<>(bundle("").stringPropertyNames())) {
            assertTrue(named.contains(key) || beginnings.stream().anyMatch(key::startsWith), key);
        }
    }

    /** The page recognizes a headline of the server that says only whose turn it is. */
    @ParameterizedTest
    @ValueSource(strings = {"", "_cs"})
    void headlinesAreThoseOfTheServer(String suffix) throws IOException {
        Properties server = new Properties();
        try (Reader reader = Files.newBufferedReader(PAGE.resolve("../messages" + suffix + ".properties"))) {
            server.load(reader);
        }
        Properties page = bundle(suffix);
        for (String key : List.of("headline.turn", "headline.wins", "headline.shared")) {
            assertEquals(server.getProperty(key), page.getProperty(key));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "_cs"})
    void theWindowAndThePageHaveTheSameWordsUnderTheSameKey(String suffix) throws IOException {
        Properties window = new Properties();
        try (Reader reader = Files.newBufferedReader(Path.of(
                "../desktop-launcher/src/main/resources/org/marienbad/desktop/messages" + suffix + ".properties"))) {
            window.load(reader);
        }
        Properties page = bundle(suffix);
        for (String key : page.stringPropertyNames()) {
            if (window.containsKey(key) && !DIFFERENT.contains(key)) {
                assertEquals(window.getProperty(key), page.getProperty(key), key);
            }
        }
    }
}
