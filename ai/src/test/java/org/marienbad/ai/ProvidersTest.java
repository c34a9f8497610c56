package org.marienbad.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.DoubleSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Messages;

class ProvidersTest {
    private static final List<PlayerProvider> PROVIDERS = ServiceLoader.load(PlayerProvider.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(provider -> provider.getClass().getPackageName().startsWith("org.marienbad.ai"))
            .toList();

    private static ResourceBundle bundle(String language) {
        return ResourceBundle.getBundle(
                "org.marienbad.ai.messages",
                new Locale(language),
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    @Test
    void allAreListed() {
        assertEquals(
                List.of(
                        "computer",
                        "random",
                        "greedy",
                        "minimax",
                        "mcts",
                        "maxn",
                        "expectiminimax",
                        "montecarlo",
                        "perfect",
                        "cfr"),
                PROVIDERS.stream().map(PlayerProvider::id).toList());
    }

    @Test
    void bothLanguagesSayEverything() {
        ResourceBundle english = bundle("");
        ResourceBundle czech = bundle("cs");
        assertEquals(new Locale("cs"), czech.getLocale());
        assertEquals(new TreeSet<>(english.keySet()), new TreeSet<>(czech.keySet()));
        for (String key : english.keySet()) {
            if (!key.endsWith(".name")) {
                assertTrue(!english.getString(key).equals(czech.getString(key)), key + " is not translated");
            }
        }
        for (PlayerProvider provider : PROVIDERS) {
            assertTrue(english.containsKey(provider.id() + ".name"));
            assertTrue(english.containsKey(provider.id() + ".summary"));
            for (Setting<?> setting : provider.settings()) {
                String key = "setting." + setting.key();
                String own = provider.id() + "." + key;
                Messages words = provider.messages(Locale.ENGLISH);
                assertTrue(words.has(own) || words.has(key), own);
                assertTrue(words.has(own + ".help") || words.has(key + ".help"), own + ".help");
            }
        }
    }

    @Test
    void settingsOutOfRangeAreRefused() {
        int tested = 0;
        for (PlayerProvider provider : PROVIDERS) {
            for (Setting<?> setting : provider.settings()) {
                List<Object> outside;
                if (setting instanceof IntSetting whole) {
                    outside = List.of(whole.min() - 1L, whole.max() + 1L, "x", 1.5);
                } else if (setting instanceof DoubleSetting decimal) {
                    outside = List.of(decimal.min() - 0.01, decimal.max() + 0.01, "x", Double.NaN);
                } else {
                    outside = List.of("a b", "");
                }
                for (Object value : outside) {
                    String message = assertThrows(
                                    IllegalArgumentException.class,
                                    () -> Settings.of(
                                            "setting",
                                            provider.id(),
                                            provider.settings(),
                                            Map.of(setting.key(), value)))
                            .getMessage();
                    assertTrue(message.contains(setting.key()), message);
                    tested++;
                }
            }
        }
        assertTrue(tested > 20, "tested " + tested);
    }
}
