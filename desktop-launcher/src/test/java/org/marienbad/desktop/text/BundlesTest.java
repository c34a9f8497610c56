package org.marienbad.desktop.text;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.setting.Setting;

class BundlesTest {
    private static final Pattern KEY =
            Pattern.compile("words(?:\\(\\))?\\.get\\(\\s*\"([a-z]+\\.[A-Za-z.]+[A-Za-z])\"");

    private static Properties bundle(String suffix) throws IOException {
        return read("/org/marienbad/desktop/messages" + suffix + ".properties");
    }

    private static Properties read(String file) throws IOException {
        Properties properties = new Properties();
        try (InputStream stream = BundlesTest.class.getResourceAsStream(file);
                Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
            properties.load(reader);
        }
        return properties;
    }

    @Test
    void bothLanguagesHaveTheSameKeysAndArguments() throws IOException {
        Properties english = bundle("");
        Properties czech = bundle("_cs");
        assertEquals(new TreeSet<>(english.stringPropertyNames()), new TreeSet<>(czech.stringPropertyNames()));
        for (String key : english.stringPropertyNames()) {
            MessageFormat en = assertDoesNotThrow(() -> new MessageFormat(english.getProperty(key)), key);
            MessageFormat cs = assertDoesNotThrow(() -> new MessageFormat(czech.getProperty(key)), key);
            assertEquals(en.getFormatsByArgumentIndex().length, cs.getFormatsByArgumentIndex().length, key);
            assertFalse(czech.getProperty(key).isBlank(), key);
        }
    }

    @Test
    void everyKeyInTheCodeIsInTheBundle() throws IOException {
        Set<String> known = new TreeSet<>(bundle("").stringPropertyNames());
        // The window says of explained searches what all others say of them.
        known.addAll(read("/org/marienbad/play/explain/messages.properties").stringPropertyNames());
        Set<String> used = new TreeSet<>();
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java/org/marienbad/desktop"))) {
            for (Path source : sources.filter(Files::isRegularFile).toList()) {
                KEY.matcher(Files.readString(source)).results().forEach(match -> used.add(match.group(1)));
            }
        }
        assertTrue(used.size() > 30, "found too few keys: " + used);
        assertEquals(
                "",
                used.stream().filter(key -> !known.contains(key)).collect(Collectors.joining(", ")),
                "keys without words");
    }

    @Test
    void aLanguageThatIsNotSpokenIsEnglish() {
        assertEquals("Rules", new UiMessages(Locale.JAPANESE).get("game.rules"));
        assertEquals("Pravidla", new UiMessages(Locale.forLanguageTag("cs-CZ")).get("game.rules"));
    }

    @Test
    void allowedValuesAreNamedInTheLanguageOfTheWindow() {
        UiMessages czech = new UiMessages(Locale.forLanguageTag("cs"));
        assertEquals("Celé číslo od 1 do 9", czech.allowed(Setting.ofInt("a", 1, 9, 3)));
        assertEquals("Číslo od 0 do 1,5", czech.allowed(Setting.ofDouble("a", 0, 1.5, 1)));
    }
}
