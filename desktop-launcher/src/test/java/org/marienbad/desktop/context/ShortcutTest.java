package org.marienbad.desktop.context;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Input.Keys;
import java.util.Map;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.lwjgl.glfw.GLFW;

class ShortcutTest {
    /** A keyboard on which some keys have other letters than in the United States. */
    private static IntFunction<String> keyboard(Map<Integer, String> others) {
        return key ->
                others.getOrDefault(key, key < 128 ? String.valueOf((char) key).toLowerCase() : null);
    }

    private static void check(IntFunction<String> keyboard, int undo, int redo) {
        assertEquals(Shortcut.UNDO, Shortcut.of(undo, false, keyboard));
        assertEquals(Shortcut.REDO, Shortcut.of(undo, true, keyboard));
        assertEquals(Shortcut.REDO, Shortcut.of(redo, false, keyboard));
        assertEquals(Shortcut.NONE, Shortcut.of(redo, true, keyboard));
        assertEquals(Shortcut.NONE, Shortcut.of(Keys.A, false, keyboard));
        assertEquals(Shortcut.NONE, Shortcut.of(Keys.SPACE, false, keyboard));
        assertEquals(Shortcut.NONE, Shortcut.of(Keys.LEFT, true, keyboard));
    }

    @Test
    void theLetterOnTheKeyCounts() {
        check(keyboard(Map.of()), Keys.Z, Keys.Y);
        check(keyboard(Map.of(GLFW.GLFW_KEY_Z, "y", GLFW.GLFW_KEY_Y, "z")), Keys.Y, Keys.Z); // QWERTZ
        check(keyboard(Map.of(GLFW.GLFW_KEY_W, "z", GLFW.GLFW_KEY_Z, "w")), Keys.W, Keys.Y); // AZERTY
        check(
                keyboard(Map.of(
                        GLFW.GLFW_KEY_SLASH, "z", GLFW.GLFW_KEY_Z, ";", GLFW.GLFW_KEY_T, "y", GLFW.GLFW_KEY_Y, "f")),
                Keys.SLASH,
                Keys.T); // Dvorak
    }

    @Test
    void whereThereAreNoSuchLettersThePlaceCounts() {
        check(keyboard(Map.of(GLFW.GLFW_KEY_Z, "я", GLFW.GLFW_KEY_Y, "н")), Keys.Z, Keys.Y);
        check(key -> null, Keys.Z, Keys.Y);
    }
}
