package org.marienbad.desktop.widget;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.scenes.scene2d.Stage;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

@InWindow
class FontsTest {
    private static final String[] BUNDLES = {
        "org.marienbad.desktop.messages",
        "org.marienbad.framework.messages",
        "org.marienbad.ai.messages",
        "org.marienbad.games.kalaha.messages",
        "org.marienbad.games.nim.messages"
    };

    /** The characters that the code itself draws. */
    private static final String SYMBOLS = "▼▶×·–…„“|";

    @Test
    void everyCharacterOfEveryBundleHasAGlyph() throws Exception {
        Set<Character> needed = new TreeSet<>();
        for (String name : BUNDLES) {
            for (Locale locale : new Locale[] {Locale.ROOT, Locale.forLanguageTag("cs")}) {
                ResourceBundle bundle = ResourceBundle.getBundle(
                        name,
                        locale,
                        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
                bundle.keySet().forEach(key -> add(bundle.getString(key), needed));
            }
        }
        add(SYMBOLS, needed);
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.disableAudio(true);
        Stage[] none = new Stage[1];
        try (Harness harness = new Harness(new ApplicationAdapter() {}, () -> none[0], configuration)) {
            StringBuilder missing = new StringBuilder();
            harness.gl(() -> {
                Fonts fonts = new Fonts();
                for (char character : needed) {
                    for (Fonts.Face face : Fonts.Face.values()) {
                        BitmapFont font = fonts.font(face, 16);
                        BitmapFont.Glyph glyph = font.getData().getGlyph(character);
                        if (!fonts.has(character) || glyph == null || glyph == font.getData().missingGlyph) {
                            missing.append(character);
                        }
                    }
                }
                fonts.dispose();
                return Gdx.graphics.getFrameId();
            });
            assertEquals("", missing.toString());
        }
    }

    private static void add(String text, Set<Character> to) {
        for (char character : text.toCharArray()) {
            if (character != '\n') {
                to.add(character);
            }
        }
    }
}
