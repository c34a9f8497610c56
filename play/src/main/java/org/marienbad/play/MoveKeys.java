package org.marienbad.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.marienbad.framework.game.Action;

/** Which action a person means by one key: the one whose notation is that letter or digit. */
public final class MoveKeys {
    private MoveKeys() {}

    /**
     * The action of {@code legal} that {@code typed} means. If notations are letters, digits count them: 1 is a, 2 is
     * b.
     */
    public static Optional<Action> action(List<Action> legal, char typed) {
        Optional<Action> named = named(legal, typed);
        boolean counts = named.isEmpty() && typed >= '1' && typed <= '9';
        return counts ? named(legal, (char) ('a' + typed - '1')) : named;
    }

    /** Case tells sides apart, not moves: only one side moves at a time. */
    private static Optional<Action> named(List<Action> legal, char typed) {
        String wanted = String.valueOf(typed).toLowerCase(Locale.ROOT);
        List<Action> meant = Character.isLetterOrDigit(typed)
                ? legal.stream()
                        .filter(action ->
                                action.notation().toLowerCase(Locale.ROOT).equals(wanted))
                        .toList()
                : List.of();
        return meant.size() == 1 ? Optional.of(meant.get(0)) : Optional.empty();
    }
}
