package org.marienbad.desktop.context;

import com.badlogic.gdx.Input.Keys;
import java.util.List;
import java.util.Locale;

/** The commands of the keyboard, and their keys. */
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

    private final List<Stroke> usual;

    Command(Stroke... strokes) {
        usual = List.of(strokes);
    }

    /** The ways to type it unless another is chosen; the one to name comes first. */
    List<Stroke> usual() {
        return usual;
    }

    /** Whether it has a meaning while a dialog waits for an answer. */
    boolean isForDialogsToo() {
        return this == FULL_SCREEN || this == PICTURE;
    }

    /** Whether a field for text has a meaning of its own for its key, whichever that is. */
    boolean isForTexts() {
        return this == UNDO || this == REDO || this == COPY;
    }

    /** Its name in the keys of messages. */
    public String key() {
        return "key." + name().toLowerCase(Locale.ROOT);
    }
}
