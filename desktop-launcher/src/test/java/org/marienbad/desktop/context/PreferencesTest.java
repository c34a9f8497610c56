package org.marienbad.desktop.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PreferencesTest {
    @TempDir
    Path folder;

    @Test
    void remembersValuesAndGroups() {
        Path file = folder.resolve("deep/settings.properties");
        Preferences first = new Preferences(file);
        first.put("language", "cs");
        first.group("game.kalaha.option.", Map.of("stones", 6, "pits", 5));
        first.group("game.kalaha.option.", Map.of("stones", 3));

        Preferences second = new Preferences(file);
        assertEquals("cs", second.get("language", "en"));
        assertEquals(Map.of("stones", "3"), second.group("game.kalaha.option."));
        assertEquals(7, second.getInt("missing", 7));
    }

    @Test
    void aDamagedFileHoldsNothing() throws Exception {
        Path file = folder.resolve("settings.properties");
        Files.writeString(file, "width=\\uZZZZ\nmuted=true");
        Preferences preferences = new Preferences(file);
        assertFalse(preferences.getBoolean("muted", false));
        Files.writeString(file, "width=wide");
        assertEquals(1280, new Preferences(file).getInt("width", 1280));
    }

    @Test
    void aFailureToSaveIsReportedOnce() throws Exception {
        Path blocked = Files.writeString(folder.resolve("file"), "not a folder");
        Preferences preferences = new Preferences(blocked.resolve("settings.properties"));
        AtomicInteger told = new AtomicInteger();
        preferences.onFailure(failure -> told.incrementAndGet());
        preferences.put("a", 1);
        preferences.put("a", 2);
        assertEquals(1, told.get());
        assertEquals(2, preferences.getInt("a", 0));
    }
}
