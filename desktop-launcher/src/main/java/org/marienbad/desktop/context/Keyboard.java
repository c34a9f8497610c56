package org.marienbad.desktop.context;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.utils.UIUtils;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;

/**
 * Turns keys and characters that nothing on the screen has taken into commands and moves. Knows the keys by events
 * alone: polling misses a chord that is shorter than a frame. (When the window loses the focus, GLFW tells that all
 * keys have been let go.) A letter is the character typed, whatever the keyboard. With Ctrl, for which there are no
 * characters, it is the print on the key.
 */
final class Keyboard {
    /** The receiver of commands; each says whether there was anything to do. */
    record Reactions(Predicate<Command> command, Predicate<Character> move, BooleanSupplier isTexting) {}

    private final Reactions reactions;
    private final IntFunction<String> names;
    private final KeyMap keys;
    private final Set<Integer> held = new HashSet<>();
    private int last;
    private boolean isTaken;
    private boolean isNew;
    /** Told the next stroke in place of its meaning; null where it means that. */
    private Consumer<Optional<Stroke>> recorder;
    /** Whether a key has gone down since recording began. */
    private boolean isRecording;

    /** @param names the names printed on GLFW's keys, or null if that is not known */
    Keyboard(Reactions reactions, KeyMap keys, IntFunction<String> names) {
        this.reactions = reactions;
        this.keys = keys;
        this.names = names;
    }

    /** Whether the key is held down that makes commands of letters: Ctrl, or Cmd on a Mac. */
    private boolean isControl() {
        return UIUtils.isMac
                ? held.contains(Keys.SYM)
                : held.contains(Keys.CONTROL_LEFT) || held.contains(Keys.CONTROL_RIGHT);
    }

    private boolean isShift() {
        return held.contains(Keys.SHIFT_LEFT) || held.contains(Keys.SHIFT_RIGHT);
    }

    /** A key goes down; {@code onScreen} passes it to the screen and says whether that has taken it. */
    boolean down(int key, BooleanSupplier onScreen) {
        held.add(key);
        last = key;
        isNew = true;
        Optional<Stroke> stroke = Stroke.of(key, isControl(), isShift(), names);
        if (recorder != null) {
            isRecording = true;
            isTaken = true;
            if (stroke.isPresent() || key == Keys.ESCAPE) {
                recorded(stroke);
            }
            return true;
        }
        isTaken = onScreen.getAsBoolean();
        if (!isTaken) {
            Optional<Command> command = stroke.flatMap(keys::command);
            isTaken = command.filter(this::isMeant).filter(reactions.command).isPresent();
        }
        return isTaken;
    }

    /**
     * Tells {@code told} the next stroke that may be a command, once, in place of its meaning; nothing if that is
     * Esc.
     *
     * @param told null to tell nobody any more
     */
    void record(Consumer<Optional<Stroke>> told) {
        recorder = told;
        isRecording = false;
    }

    private void recorded(Optional<Stroke> stroke) {
        Consumer<Optional<Stroke>> told = recorder;
        recorder = null;
        told.accept(stroke);
    }

    void up(int key) {
        held.remove(key);
    }

    /** A character is typed; the key that it is on has gone down before. */
    boolean typed(char character, BooleanSupplier onScreen) {
        if (recorder != null) {
            if (isRecording && !isControl()) {
                Stroke.of(character).map(Optional::of).ifPresent(this::recorded);
            }
            return true;
        }
        boolean repeated = !isNew && !held.isEmpty();
        isNew = false;
        if (onScreen.getAsBoolean()) {
            return true;
        }
        boolean free = !isTaken && !repeated && !isControl() && !reactions.isTexting.getAsBoolean();
        return free && character >= ' ' && meant(character);
    }

    private boolean meant(char character) {
        boolean shifted = isShift() && Character.isLetter(character);
        if (!shifted && reactions.move.test(Character.toLowerCase(character))) {
            return true;
        }
        if (Stroke.of(character)
                .flatMap(keys::command)
                .filter(reactions.command)
                .isPresent()) {
            return true;
        }
        // Keyboards of some languages have other characters where the digits are, and digits only with Shift.
        boolean place = last >= Keys.NUM_1 && last <= Keys.NUM_9 && held.contains(last);
        return place && !Character.isDigit(character) && reactions.move.test((char) ('1' + last - Keys.NUM_1));
    }

    private boolean isMeant(Command command) {
        boolean plain = !isControl();
        return !((plain || command.isForTexts()) && reactions.isTexting.getAsBoolean());
    }
}
