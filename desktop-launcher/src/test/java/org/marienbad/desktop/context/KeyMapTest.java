package org.marienbad.desktop.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.lwjgl.glfw.GLFW;
import org.marienbad.play.setup.Choices;

class KeyMapTest {
    private static final KeyMap KEYS = new KeyMap(new Chosen());

    /** Choices that nobody writes to a file. */
    private static final class Chosen implements Choices {
        private final Map<String, String> values = new HashMap<>();

        @Override
        public String get(String key, String otherwise) {
            return values.getOrDefault(key, otherwise);
        }

        @Override
        public Map<String, Object> group(String prefix) {
            Map<String, Object> group = new HashMap<>(values);
            group.keySet().removeIf(key -> !key.startsWith(prefix));
            return group;
        }

        @Override
        public void put(String key, Object value) {
            values.put(key, String.valueOf(value));
        }

        @Override
        public void group(String prefix, Map<String, ?> group) {
            values.keySet().removeIf(key -> key.startsWith(prefix));
            group.forEach((key, value) -> put(prefix + key, value));
        }
    }

    /** A keyboard on which some keys have other letters than in the United States. */
    private static IntFunction<String> keyboard(Map<Integer, String> others) {
        return key ->
                others.getOrDefault(key, key < 128 ? String.valueOf((char) key).toLowerCase() : null);
    }

    private static Optional<Command> control(IntFunction<String> keyboard, int key, boolean shift) {
        return Stroke.of(key, true, shift, keyboard).flatMap(KEYS::command);
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
    void thePlaceOfAKeyCountsIfTheKeyboardLacksTheLetter() {
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
        assertEquals(
                Optional.of(Command.KEYS),
                Stroke.of(Keys.F1, false, false, none).flatMap(KEYS::command));
        assertEquals(
                Optional.of(Command.PREVIOUS),
                Stroke.of(Keys.PAGE_UP, false, false, none).flatMap(KEYS::command));
        assertEquals(Optional.empty(), Stroke.of(Keys.F1, true, false, none).flatMap(KEYS::command));
        assertEquals(
                Optional.empty(),
                Stroke.of(Keys.H, false, false, none).flatMap(KEYS::command),
                "its character will follow");
        assertEquals(Optional.of(Command.HINT), Stroke.of('h').flatMap(KEYS::command));
        assertEquals(Optional.of(Command.ANALYSIS), Stroke.of('A').flatMap(KEYS::command));
        assertEquals(Optional.of(Command.PAUSE), Stroke.of(' ').flatMap(KEYS::command));
        assertEquals(Optional.empty(), Stroke.of('\0').flatMap(KEYS::command));
        assertEquals(Optional.empty(), Stroke.of('z').flatMap(KEYS::command), "only with Ctrl");
    }

    @Test
    void noStrokeMeansTwoCommands() {
        Map<Stroke, Command> meanings = new HashMap<>();
        Arrays.stream(Command.values())
                .forEach(command -> command.usual()
                        .forEach(stroke ->
                                assertEquals(null, meanings.put(stroke, command), stroke + " of " + command)));
    }

    @Test
    void aCommandGetsAnotherKeyUnlessThatIsTaken() {
        KeyMap keys = new KeyMap(new Chosen());
        assertEquals(Optional.of(Command.ANALYSIS), keys.change(Command.HINT, Stroke.letter('a')));
        assertEquals(Optional.of(Command.HINT), keys.command(Stroke.letter('h')), "nothing has changed");
        assertFalse(keys.isChanged());
        assertEquals(Optional.empty(), keys.change(Command.HINT, Stroke.letter('j')));
        assertEquals(Optional.of(Command.HINT), keys.command(Stroke.letter('j')));
        assertEquals(Optional.empty(), keys.command(Stroke.letter('h')));
        assertEquals(Optional.empty(), keys.change(Command.ANALYSIS, Stroke.letter('h')), "which is free now");
        assertEquals(Optional.empty(), keys.change(Command.HINT, Stroke.letter('j')), "its own");
        assertTrue(keys.isChanged());
        keys.reset();
        assertFalse(keys.isChanged());
        assertEquals(Optional.of(Command.HINT), keys.command(Stroke.letter('h')));
    }

    @Test
    void savedKeysAreReadAgainAndNonsenseMeansTheUsualKey() {
        for (Command command : Command.values()) {
            for (Stroke stroke : command.usual()) {
                assertEquals(Optional.of(stroke), Stroke.parse(stroke.toString()), stroke.toString());
            }
        }
        for (String text : new String[] {"", "ctrl+", "ctrl+F1", "shift+a", "nothing", "7", "Tab", "Enter"}) {
            assertEquals(Optional.empty(), Stroke.parse(text), text);
            Chosen chosen = new Chosen();
            chosen.put("key.HINT", text);
            assertEquals(List.of(Stroke.letter('h')), new KeyMap(chosen).strokes(Command.HINT));
        }
    }
}
