package org.marienbad.desktop.context;

import com.badlogic.gdx.Input.Keys;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.lwjgl.glfw.GLFW;

/** What can be asked for by the keyboard, and the keys that mean it. */
public enum Command {
    HINT(Stroke.letter('h')),
    ANALYSIS(Stroke.letter('a')),
    PAUSE(Stroke.letter(' ')),
    REPLAY(Stroke.letter('r')),
    FLIP(Stroke.letter('f')),
    PREVIOUS(Stroke.key(Keys.LEFT), Stroke.key(Keys.PAGE_UP)),
    NEXT(Stroke.key(Keys.RIGHT), Stroke.key(Keys.PAGE_DOWN)),
    FIRST(Stroke.key(Keys.HOME)),
    LAST(Stroke.key(Keys.END)),
    UNDO(Stroke.control('z')),
    REDO(Stroke.control('y'), Stroke.controlShift('z')),
    COPY(Stroke.control('c')),
    SAVE(Stroke.control('s')),
    OPEN(Stroke.control('o')),
    NEW_GAME(Stroke.control('n')),
    LAB(Stroke.control('l')),
    SETTINGS(Stroke.control(',')),
    KEYS(Stroke.key(Keys.F1)),
    FULL_SCREEN(Stroke.key(Keys.F11)),
    PICTURE(Stroke.key(Keys.F12));

    /**
     * One way to type a command.
     *
     * @param sign the letter or sign on the key; 0 where its place counts
     * @param key its place, as a code of {@link Keys}; 0 where the sign counts
     */
    record Stroke(char sign, int key, boolean control, boolean shift) {
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
    }

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

    private final List<Stroke> strokes;

    Command(Stroke... strokes) {
        this.strokes = List.of(strokes);
    }

    /** The ways to type it, the usual one first. */
    List<Stroke> strokes() {
        return strokes;
    }

    /** Whether it has a meaning while a dialog waits for an answer. */
    boolean isForDialogsToo() {
        return this == FULL_SCREEN || this == PICTURE;
    }

    /** Whether a field for text has a meaning of its own for it. */
    boolean isForTexts() {
        return this == UNDO || this == REDO || this == COPY || strokes.stream().noneMatch(Stroke::control);
    }

    /**
     * What a key means that is pressed while Ctrl is held, or not.
     *
     * @param key where the key lies: its code on a keyboard of the United States
     * @param names what GLFW's keys have printed on them, or null if that is not known
     */
    static Optional<Command> of(int key, boolean control, boolean shift, IntFunction<String> names) {
        char sign = control ? sign(key, names) : '\0';
        return Arrays.stream(values())
                .filter(command -> command.strokes.stream()
                        .anyMatch(stroke -> stroke.control == control
                                && (stroke.key == 0
                                        ? control && stroke.sign == sign && stroke.shift == shift
                                        : stroke.key == key)))
                .findFirst();
    }

    /** What a character means that was typed without Ctrl. */
    static Optional<Command> of(char typed) {
        char small = Character.toLowerCase(typed);
        return Arrays.stream(values())
                .filter(command -> command.strokes.contains(Stroke.letter(small)))
                .findFirst();
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

    /** Its name in the keys of messages. */
    String key() {
        return "key." + name().toLowerCase(Locale.ROOT);
    }
}
