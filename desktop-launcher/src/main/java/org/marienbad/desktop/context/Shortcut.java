package org.marienbad.desktop.context;

import com.badlogic.gdx.Input.Keys;
import java.util.Map;
import java.util.function.IntFunction;
import org.lwjgl.glfw.GLFW;

/** What a key means together with Ctrl, by the letter that the keyboard has there: Z is not everywhere left of X. */
public enum Shortcut {
    UNDO,
    REDO,
    NONE;

    /** Keys that are no letters on a keyboard of the United States, but are on others. */
    private static final Map<Integer, Integer> SIGNS = Map.of(
            Keys.SLASH, GLFW.GLFW_KEY_SLASH,
            Keys.SEMICOLON, GLFW.GLFW_KEY_SEMICOLON,
            Keys.COMMA, GLFW.GLFW_KEY_COMMA,
            Keys.PERIOD, GLFW.GLFW_KEY_PERIOD,
            Keys.APOSTROPHE, GLFW.GLFW_KEY_APOSTROPHE,
            Keys.LEFT_BRACKET, GLFW.GLFW_KEY_LEFT_BRACKET,
            Keys.RIGHT_BRACKET, GLFW.GLFW_KEY_RIGHT_BRACKET,
            Keys.MINUS, GLFW.GLFW_KEY_MINUS,
            Keys.EQUALS, GLFW.GLFW_KEY_EQUAL);

    /**
     * What {@code key} means with Ctrl, and with Shift if {@code shift}.
     *
     * @param key where the key lies: its code on a keyboard of the United States
     * @param names what GLFW's keys have printed on them, or null if that is not known
     */
    public static Shortcut of(int key, boolean shift, IntFunction<String> names) {
        return switch (letter(key, names)) {
            case 'z' -> shift ? REDO : UNDO;
            case 'y' -> shift ? NONE : REDO;
            default -> NONE;
        };
    }

    /** The letter a … z on the key; where the keyboard writes another alphabet, the one that lies there elsewhere. */
    private static char letter(int key, IntFunction<String> names) {
        boolean isLetter = key >= Keys.A && key <= Keys.Z;
        if (!isLetter && !SIGNS.containsKey(key)) {
            return ' ';
        }
        String name = names.apply(isLetter ? GLFW.GLFW_KEY_A + key - Keys.A : SIGNS.get(key));
        boolean latin = name != null && name.length() == 1 && name.charAt(0) < 128;
        return latin ? Character.toLowerCase(name.charAt(0)) : isLetter ? (char) ('a' + key - Keys.A) : ' ';
    }
}
