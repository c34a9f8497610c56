package org.marienbad.desktop.context;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Input.Keys;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.lwjgl.glfw.GLFW;

class CommandTest {
    /** A keyboard on which some keys have other letters than in the United States. */
    private static IntFunction<String> keyboard(Map<Integer, String> others) {
        return key ->
                others.getOrDefault(key, key < 128 ? String.valueOf((char) key).toLowerCase() : null);
    }

    private static Optional<Command> control(IntFunction<String> keyboard, int key, boolean shift) {
        return Command.of(key, true, shift, keyboard);
    }

    private static void check(IntFunction<String> keyboard, int undo, int redo) {
        assertEquals(Optional.of(Command.UNDO), control(keyboard, undo, false));
        assertEquals(Optional.of(Command.REDO), control(keyboard, undo, true));
        assertEquals(Optional.of(Command.REDO), control(keyboard, redo, false));
        assertEquals(Optional.empty(), control(keyboard, redo, true));
        assertEquals(Optional.empty(), control(keyboard, Keys.B, false));
        assertEquals(Optional.empty(), control(keyboard, Keys.SPACE, false));
        assertEquals(Optional.empty(), control(keyboard, Keys.LEFT, false));
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

    @Test
    void theCommaIsWhereverTheKeyboardHasIt() {
        assertEquals(Optional.of(Command.SETTINGS), control(keyboard(Map.of()), Keys.COMMA, false));
        IntFunction<String> french = keyboard(Map.of(GLFW.GLFW_KEY_M, ",", GLFW.GLFW_KEY_COMMA, ";"));
        assertEquals(Optional.of(Command.SETTINGS), control(french, Keys.M, false));
        assertEquals(Optional.empty(), control(french, Keys.COMMA, false));
        assertEquals(
                Optional.of(Command.SETTINGS), control(keyboard(Map.of(GLFW.GLFW_KEY_COMMA, "б")), Keys.COMMA, false));
    }

    @Test
    void keysWithoutLettersCountByTheirPlaceAndLettersByTheirCharacter() {
        IntFunction<String> none = key -> null;
        assertEquals(Optional.of(Command.KEYS), Command.of(Keys.F1, false, false, none));
        assertEquals(Optional.of(Command.PREVIOUS), Command.of(Keys.PAGE_UP, false, false, none));
        assertEquals(Optional.empty(), Command.of(Keys.F1, true, false, none));
        assertEquals(Optional.empty(), Command.of(Keys.H, false, false, none), "its character will follow");
        assertEquals(Optional.of(Command.HINT), Command.of('h'));
        assertEquals(Optional.of(Command.ANALYSIS), Command.of('A'));
        assertEquals(Optional.of(Command.PAUSE), Command.of(' '));
        assertEquals(Optional.empty(), Command.of('\0'));
        assertEquals(Optional.empty(), Command.of('z'), "only with Ctrl");
    }

    @Test
    void noStrokeMeansTwoCommands() {
        Map<Command.Stroke, Command> meanings = new HashMap<>();
        Arrays.stream(Command.values())
                .forEach(command -> command.strokes()
                        .forEach(stroke ->
                                assertEquals(null, meanings.put(stroke, command), stroke + " of " + command)));
    }
}
