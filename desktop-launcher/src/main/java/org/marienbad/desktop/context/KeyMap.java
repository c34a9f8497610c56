package org.marienbad.desktop.context;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.play.setup.Choices;

/** Which keys mean which commands: the usual ones, and those that a person has chosen, which are remembered. */
public final class KeyMap {
    private static final String PREFIX = "key.";

    private final Choices choices;

    KeyMap(Choices choices) {
        this.choices = choices;
    }

    /** The ways to type {@code command}, the one to name first. */
    List<Stroke> strokes(Command command) {
        return Stroke.parse(choices.get(PREFIX + command.name(), ""))
                .map(List::of)
                .orElseGet(command::usual);
    }

    /** The command of {@code stroke}. */
    Optional<Command> command(Stroke stroke) {
        return Arrays.stream(Command.values())
                .filter(command -> strokes(command).contains(stroke))
                .findFirst();
    }

    /** How {@code command} is typed where {@code moves} are moves: letters among them with Shift. */
    public String name(Command command, Set<Character> moves, UiMessages words) {
        return strokes(command).stream()
                .map(stroke -> stroke.name(moves, words))
                .collect(Collectors.joining(", "));
    }

    /**
     * Has {@code stroke} alone mean {@code command} from now on.
     *
     * @return the other command that it means already, in which case nothing has changed
     */
    public Optional<Command> change(Command command, Stroke stroke) {
        Optional<Command> other = command(stroke).filter(known -> known != command);
        if (other.isEmpty()) {
            choices.put(PREFIX + command.name(), stroke);
        }
        return other;
    }

    /** Whether any command has another key than usual. */
    public boolean isChanged() {
        return !choices.group(PREFIX).isEmpty();
    }

    /** Gives all commands their usual keys again. */
    public void reset() {
        choices.group(PREFIX, Map.of());
    }
}
