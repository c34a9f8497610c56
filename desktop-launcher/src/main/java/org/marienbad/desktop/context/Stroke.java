package org.marienbad.desktop.context;

import com.badlogic.gdx.Input.Keys;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import org.lwjgl.glfw.GLFW;
import org.marienbad.desktop.text.UiMessages;

/**
 * One way to type a command.
 *
 * @param sign the letter or sign on the key; 0 where its place counts
 * @param key its place, as a code of {@link Keys}; 0 where the sign counts
 */
public record Stroke(char sign, int key, boolean control, boolean shift) {
    private static final String CONTROL = "ctrl+";
    private static final String SHIFT = "shift+";
    private static final String SPACE = "space";

    /** Keys that are no letters on a keyboard of the United States, but are on others, and what is on them there. */
    private static final Map<Integer, Character> SIGNS = Map.of(
            Keys.SLASH, '/',
            Keys.SEMICOLON, ';',
            Keys.COMMA, ',',
            Keys.PERIOD, '.',
            Keys.APOSTROPHE, '\'',
            Keys.LEFT_BRACKET, '[',
            Keys.RIGHT_BRACKET, ']',
            Keys.MINUS, '-',
            Keys.EQUALS, '=');

    /** Keys that write nothing and have no other meaning: they count by their place. */
    private static final Map<Integer, String> PLACES = Map.of(
            Keys.LEFT, "←",
            Keys.RIGHT, "→",
            Keys.PAGE_UP, "PgUp",
            Keys.PAGE_DOWN, "PgDn",
            Keys.HOME, "Home",
            Keys.END, "End",
            Keys.INSERT, "Ins");

    static Stroke letter(char sign) {
        return new Stroke(sign, 0, false, false);
    }

    static Stroke control(char sign) {
        return new Stroke(sign, 0, true, false);
    }

    static Stroke controlShift(char sign) {
        return new Stroke(sign, 0, true, true);
    }

    static Stroke key(int key) {
        return new Stroke('\0', key, false, false);
    }

    /**
     * The text that a key types by itself when it goes down. It is empty if a character is to follow, or if the key is
     * needed for something else, as Tab is.
     *
     * @param key where the key lies: its code on a keyboard of the United States
     * @param names the names printed on GLFW's keys, or null if that is not known
     */
    static Optional<Stroke> of(int key, boolean control, boolean shift, IntFunction<String> names) {
        boolean place = PLACES.containsKey(key) || key >= Keys.F1 && key <= Keys.F12;
        if (place) {
            return control ? Optional.empty() : Optional.of(key(key));
        }
        char sign = control ? sign(key, names) : '\0';
        return sign == '\0' ? Optional.empty() : Optional.of(new Stroke(sign, 0, true, shift));
    }

    /** The stroke of a character, if it may be a command: digits are moves. */
    static Optional<Stroke> of(char typed) {
        return typed < ' ' || typed == 127 || Character.isDigit(typed)
                ? Optional.empty()
                : Optional.of(letter(Character.toLowerCase(typed)));
    }

    /** The sign on the key; where the keyboard writes another alphabet, the one that lies there elsewhere; or 0. */
    private static char sign(int key, IntFunction<String> names) {
        boolean isLetter = key >= Keys.A && key <= Keys.Z;
        if (!isLetter && !SIGNS.containsKey(key)) {
            return '\0';
        }
        char usual = isLetter ? (char) ('a' + key - Keys.A) : SIGNS.get(key);
        // GLFW numbers these keys by the capital letter or the sign that they have in the United States.
        String name = names.apply(isLetter ? GLFW.GLFW_KEY_A + key - Keys.A : usual);
        boolean latin = name != null && name.length() == 1 && name.charAt(0) < 128;
        return latin ? Character.toLowerCase(name.charAt(0)) : usual;
    }

    /** Reads {@link #toString}; empty if it is something else. */
    static Optional<Stroke> parse(String text) {
        boolean control = text.startsWith(CONTROL);
        String rest = control ? text.substring(CONTROL.length()) : text;
        boolean shift = control && rest.startsWith(SHIFT);
        rest = shift ? rest.substring(SHIFT.length()) : rest;
        if (rest.length() == 1 || rest.equals(SPACE)) {
            char sign = rest.equals(SPACE) ? ' ' : rest.charAt(0);
            return of(sign).map(letter -> new Stroke(letter.sign, 0, control, shift));
        }
        return control ? Optional.empty() : of(Keys.valueOf(rest), false, false, name -> null);
    }

    /** As settings keep it: {@code ctrl+shift+z}, {@code h}, {@code space}, {@code Page Up}. */
    @Override
    public String toString() {
        String end = key != 0 ? Keys.toString(key) : sign == ' ' ? SPACE : String.valueOf(sign);
        return (control ? CONTROL : "") + (shift ? SHIFT : "") + end;
    }

    /** How it is typed if the letters in {@code moves} play moves: these with Shift. */
    String name(Set<Character> moves, UiMessages words) {
        if (key != 0) {
            return PLACES.getOrDefault(key, Keys.toString(key));
        }
        boolean shifted = shift || !control && moves.contains(sign);
        return (control ? words.get("keys.control") + "+" : "")
                + (shifted ? words.get("keys.shift") + "+" : "")
                + (sign == ' ' ? words.get("keys.space") : String.valueOf(Character.toUpperCase(sign)));
    }
}
