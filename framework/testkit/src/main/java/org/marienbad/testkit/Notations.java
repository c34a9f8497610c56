package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.State;

/** Whether the notation of every action can be read back. */
final class Notations {
    /**
     * The default parser looks at every action, so with many actions only some are parsed: at most about this many
     * comparisons.
     */
    private static final int MOST_LOOKS = 2000;

    private static final String NONSENSE = "~no~such~ply~";

    private Notations() {}

    static int check(Sample sample) {
        return sample.visit((state, ply) -> check(sample, state, ply));
    }

    private static void check(Sample sample, State state, int ply) {
        Fingerprint before = sample.fingerprint(state);
        int[] legal = sample.legal(state);
        int step = Math.max(1, legal.length * legal.length / MOST_LOOKS);
        Map<String, Integer> codes = new HashMap<>();
        List<Action> written = new ArrayList<>();
        for (int i = 0; i < legal.length; i++) {
            Action action = sample.game().action(state, legal[i]);
            if (action.code() != legal[i]) {
                throw Violation.of("code of the action", legal[i], action);
            }
            String notation = action.notation();
            if (notation.isEmpty() || notation.chars().anyMatch(Character::isWhitespace)) {
                throw Violation.of(
                        "notation of action " + legal[i], "a word without white space", "'" + notation + "'");
            }
            Integer same = codes.put(notation, legal[i]);
            if (same != null) {
                throw Violation.of("notation '" + notation + "'", "one action", "actions " + same + " and " + legal[i]);
            }
            if ((i + ply) % step == 0) {
                OptionalInt parsed = sample.game().parse(state, notation);
                if (parsed.isEmpty() || parsed.getAsInt() != legal[i]) {
                    throw Violation.of("parsing '" + notation + "'", "action " + legal[i], parsed);
                }
                written.add(action);
            }
        }
        written.forEach(action -> requireNoOther(sample, state, action, codes.keySet()));
        OptionalInt parsed = sample.game().parse(state, NONSENSE);
        if (parsed.isPresent()) {
            throw Violation.of("parsing '" + NONSENSE + "'", "nothing", parsed);
        }
        before.requireSame("telling actions changed the position", sample.fingerprint(state));
    }

    /** A person who writes large letters, small ones or blanks around it means the action, unless that is the notation of another. */
    private static void requireNoOther(Sample sample, State state, Action action, Set<String> notations) {
        String notation = action.notation();
        Stream.of(notation.toUpperCase(Locale.ROOT), notation.toLowerCase(Locale.ROOT), " " + notation, notation + " ")
                .filter(variant -> !notations.contains(variant))
                .forEach(variant -> {
                    OptionalInt parsed = sample.game().parse(state, variant);
                    if (parsed.isPresent() && parsed.getAsInt() != action.code()) {
                        throw Violation.of("parsing '" + variant + "'", "nothing or action " + action.code(), parsed);
                    }
                });
    }
}
