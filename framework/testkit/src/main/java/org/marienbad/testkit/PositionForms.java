package org.marienbad.testkit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.State;

/** Positions as plain JSON values, and back. */
final class PositionForms {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private PositionForms() {}

    static int check(Sample sample) {
        boolean supported = sample.game().position(sample.subject().start(0)).isPresent();
        if (!supported) {
            requireRefused(sample, Map.of(), "a position, though the game has no set-up", true);
            return 0;
        }
        return sample.eachLine(line -> line.visit((state, ply) -> {
            Map<String, Object> read = throughJson(position(sample, state));
            Violations violations = new Violations();
            violations.collect(() -> readBack(sample, line, ply, state, read));
            if (ply == 0) {
                malformed(sample, read, violations);
            }
            violations.throwIfAny();
        }));
    }

    private static void readBack(Sample sample, RandomGame line, int ply, State state, Map<String, Object> read) {
        Fingerprint fresh = sample.fingerprint(sample.withoutHistory(state));
        Map<String, Object> position = position(sample, state);
        fresh.requireSame("stateOf(position)", sample.fingerprint(stateOf(sample, position)));
        State set = stateOf(sample, read);
        fresh.requireSame("stateOf(position read from JSON)", sample.fingerprint(set));
        if (!sample.isHistoryDependent()) {
            Replays.requireSameFuture("stateOf(position)", sample, line, ply, Replays.future(sample, line, ply), set);
        }
    }

    static State stateOf(Sample sample, Map<String, Object> position) {
        try {
            return sample.game().stateOf(position);
        } catch (IllegalArgumentException refused) {
            throw Violation.of("stateOf(" + position + ")", "the position that it was written from", refused);
        }
    }

    static Map<String, Object> position(Sample sample, State state) {
        Optional<Map<String, Object>> position = sample.game().position(state);
        return position.orElseThrow(() -> Violation.of("position", "some, as at the start of the game", "none"));
    }

    static Map<String, Object> throughJson(Map<String, Object> position) {
        try {
            return MAPPER.readValue(MAPPER.writeValueAsString(position), new TypeReference<>() {});
        } catch (JsonProcessingException notPlain) {
            throw Violation.of("position", "plain JSON values", position + " (" + notPlain.getOriginalMessage() + ")");
        }
    }

    private static void malformed(Sample sample, Map<String, Object> position, Violations violations) {
        violations.collect(() -> requireRefused(sample, Map.of(), "an empty position", false));
        Map<String, Object> more = new HashMap<>(position);
        more.put("noSuchField", 1);
        violations.collect(() -> requireRefused(sample, more, "a position with the unknown field 'noSuchField'", true));
        for (String key : position.keySet()) {
            Map<String, Object> changed = new HashMap<>(position);
            changed.put(key, "nonsense");
            violations.collect(
                    () -> requireRefused(sample, changed, "a position with '" + key + "': \"nonsense\"", true));
            changed.put(key, -99);
            violations.collect(() -> requireRefused(sample, changed, "a position with '" + key + "': -99", false));
            changed.remove(key);
            violations.collect(() -> requireRefused(sample, changed, "a position without '" + key + "'", false));
        }
    }

    /** Requires a refusal with a reason; where it need not be refused, at least no other exception. */
    private static void requireRefused(Sample sample, Map<String, Object> position, String what, boolean must) {
        String found = "accepted";
        try {
            sample.game().stateOf(position);
            if (!must) {
                return;
            }
        } catch (IllegalArgumentException refused) {
            if (refused.getMessage() != null && !refused.getMessage().isBlank()) {
                return;
            }
            found = "no message";
        } catch (RuntimeException other) {
            found = other.toString();
        }
        throw Violation.of("stateOf(" + what + ")", "IllegalArgumentException saying what is wrong", found)
                .about(what);
    }
}
