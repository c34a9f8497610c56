package org.marienbad.desktop.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KeyboardTest {
    private final List<String> done = new ArrayList<>();
    private String moves = "";
    private boolean texting;
    private boolean onScreen;

    private final Keyboard keyboard = new Keyboard(
            new Keyboard.Reactions(
                    command -> done.add(command.name()),
                    move -> moves.indexOf(move) >= 0 && done.add("move " + move),
                    () -> texting),
            new KeyMap(new Preferences(Path.of("there is no such file"))),
            key -> null);

    private void press(int key, char character) {
        keyboard.down(key, () -> onScreen);
        if (character != '\0') {
            keyboard.typed(character, () -> false);
        }
        keyboard.up(key);
    }

    private List<String> done() {
        List<String> all = List.copyOf(done);
        done.clear();
        return all;
    }

    @Test
    void aLetterIsAMoveFirstAndWithShiftACommand() {
        press(Keys.A, 'a');
        assertEquals(List.of("ANALYSIS"), done());
        moves = "abc";
        press(Keys.A, 'a');
        assertEquals(List.of("move a"), done());
        keyboard.down(Keys.SHIFT_LEFT, () -> false);
        press(Keys.A, 'A');
        keyboard.up(Keys.SHIFT_LEFT);
        assertEquals(List.of("ANALYSIS"), done());
        press(Keys.A, 'A');
        assertEquals(List.of("move a"), done(), "with Caps Lock, without Shift");
    }

    @Test
    void theCharacterCountsWhereverItsKeyLies() {
        press(Keys.Y, 'h');
        assertEquals(List.of("HINT"), done());
        press(Keys.H, 'd');
        assertEquals(List.of(), done());
    }

    @Test
    void digitsArePlacesWhereTheKeyboardWritesOthersThere() {
        moves = "123";
        press(Keys.NUM_2, '2');
        press(Keys.NUM_2, 'ě');
        press(Keys.NUMPAD_3, '3');
        keyboard.down(Keys.SHIFT_LEFT, () -> false);
        press(Keys.NUM_1, '1');
        assertEquals(List.of("move 2", "move 2", "move 3", "move 1"), done());
    }

    @Test
    void chordsShorterThanAFrameCount() {
        keyboard.down(Keys.CONTROL_LEFT, () -> false);
        keyboard.down(Keys.Z, () -> false);
        keyboard.up(Keys.CONTROL_LEFT);
        keyboard.up(Keys.Z);
        assertEquals(List.of("UNDO"), done());
        press(Keys.Z, 'z');
        assertEquals(List.of(), done());
    }

    @Test
    void aKeyThatTheScreenTakesIsNoCommand() {
        onScreen = true;
        press(Keys.SPACE, ' ');
        assertEquals(List.of(), done());
        onScreen = false;
        press(Keys.SPACE, ' ');
        assertEquals(List.of("PAUSE"), done());
    }

    @Test
    void aFieldForTextKeepsItsLettersAndItsOwnCommands() {
        texting = true;
        moves = "a";
        press(Keys.A, 'a');
        press(Keys.HOME, '\0');
        keyboard.down(Keys.CONTROL_LEFT, () -> false);
        press(Keys.Z, '\0');
        press(Keys.C, '\0');
        assertEquals(List.of(), done());
        press(Keys.COMMA, '\0');
        assertEquals(List.of("SETTINGS"), done());
    }

    @Test
    void theNextKeyIsRecordedInsteadOfActing() {
        List<Optional<Stroke>> recorded = new ArrayList<>();
        keyboard.down(Keys.SPACE, () -> false);
        keyboard.record(recorded::add);
        keyboard.typed(' ', () -> false);
        keyboard.up(Keys.SPACE);
        assertEquals(List.of(), recorded, "the key that asked for it");
        press(Keys.TAB, '\t');
        press(Keys.NUM_1, '1');
        assertEquals(List.of(), recorded, "they stay what they are");
        press(Keys.H, 'h');
        press(Keys.H, 'h');
        keyboard.record(recorded::add);
        keyboard.down(Keys.CONTROL_LEFT, () -> false);
        press(Keys.Z, '\0');
        keyboard.up(Keys.CONTROL_LEFT);
        keyboard.record(recorded::add);
        press(Keys.F1, '\0');
        keyboard.record(recorded::add);
        press(Keys.ESCAPE, '\0');
        press(Keys.F1, '\0');
        assertEquals(
                List.of(
                        Optional.of(Stroke.letter('h')),
                        Optional.of(Stroke.control('z')),
                        Optional.of(Stroke.key(Keys.F1)),
                        Optional.empty()),
                recorded);
        assertEquals(List.of("HINT", "KEYS"), done(), "those after the recorded ones");
    }

    @Test
    void aKeyHeldDownCountsOnce() {
        keyboard.down(Keys.F, () -> false);
        assertTrue(keyboard.typed('f', () -> false));
        assertFalse(keyboard.typed('f', () -> false), "repeated by the system");
        keyboard.up(Keys.F);
        assertTrue(keyboard.typed('f', () -> false), "from where there are no keys, such as an input method");
        assertEquals(List.of("FLIP", "FLIP"), done());
    }
}
