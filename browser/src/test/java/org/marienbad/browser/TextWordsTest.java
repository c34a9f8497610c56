package org.marienbad.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class TextWordsTest {
    private static final Path PAGE = Path.of("src/main/resources/org/marienbad/browser/page");
    private static final Pattern KEY = Pattern.compile("(?:\\bw\\(|say\\()'([a-z.]+)'");

    private static Properties bundle(String suffix) throws IOException {
        Properties bundle = new Properties();
        try (Reader reader = Files.newBufferedReader(PAGE.resolve("texts" + suffix + ".properties"))) {
            bundle.load(reader);
        }
        return bundle;
    }

    private static int arguments(Properties bundle, String key) {
        return new MessageFormat(bundle.getProperty(key), Locale.ROOT).getFormatsByArgumentIndex().length;
    }

    @Test
    void bothLanguagesHaveTheSameKeysAndArguments() throws IOException {
        Properties english = bundle("");
        Properties czech = bundle("_cs");
        assertEquals(new TreeSet<>(english.stringPropertyNames()), new TreeSet<>(czech.stringPropertyNames()));
        english.stringPropertyNames().forEach(key -> assertEquals(arguments(english, key), arguments(czech, key), key));
    }

    @Test
    void thePageHasExactlyTheWordsThatItUses() throws IOException {
        String scripts = Files.readString(PAGE.resolve("texts.js")) + Files.readString(PAGE.resolve("elsewhere.js"));
        Set<String> used = KEY.matcher(scripts)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> known = new TreeSet<>(bundle("").stringPropertyNames());
        assertEquals(known, used);
    }
}
