package org.marienbad.testkit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.State;

/** Positions as plain JSON values, and back. */
final class Positions {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private Positions() {}

    static int check(Sample sample) {
        boolean supported = sample.game().position(sample.subject().start(0)).isPresent();
        if (!supported) {
            requireRefused(sample, Map.of(), "a position, though the game has no set-up", true);
            return 0;
        }
        int tested = 0;
        for (RandomGame line : sample.lines()) {
            tested += line.visit((state, ply) -> {
                Map<String, Object> position = position(sample, state);
                Fingerprint fresh = sample.fingerprint(sample.withoutHistory(state));
                fresh.requireSame(
                        "stateOf(position)", sample.fingerprint(sample.game().stateOf(position)));
                Map<String, Object> read = throughJson(position);
                State set = sample.game().stateOf(read);
                fresh.requireSame("stateOf(position read from JSON)", sample.fingerprint(set));
                if (!sample.isHistoryDependent()) {
                    Replays.requireSameFuture(
                            "stateOf(position)", sample, line, ply, Replays.future(sample, line, ply), set);
                }
                if (ply == 0) {
                    malformed(sample, read);
                }
            });
        }
        return tested;
    }

    private static Map<String, Object> position(Sample sample, State state) {
        Optional<Map<String, Object>> position = sample.game().position(state);
        return position.orElseThrow(() -> Violation.of("position", "some, as at the start of the game", "none"));
    }

    private static Map<String, Object> throughJson(Map<String, Object> position) {
        try {
            return MAPPER.readValue(MAPPER.writeValueAsString(position), new TypeReference<>() {});
        } catch (JsonProcessingException notPlain) {
            throw Violation.of("position", "plain JSON values", position + " (" + notPlain.getOriginalMessage() + ")");
        }
    }

    private static void malformed(Sample sample, Map<String, Object> position) {
        requireRefused(sample, Map.of(), "an empty position", false);
        Map<String, Object> more = new HashMap<>(position);
        more.put("noSuchField", 1);
        requireRefused(sample, more, "a position with the unknown field 'noSuchField'", true);
        for (String key : position.keySet()) {
            Map<String, Object> changed = new HashMap<>(position);
            changed.put(key, "nonsense");
            requireRefused(sample, changed, "a position with '" + key + "': \"nonsense\"", true);
            changed.put(key, -99);
            requireRefused(sample, changed, "a position with '" + key + "': -99", false);
            changed.remove(key);
            requireRefused(sample, changed, "a position without '" + key + "'", false);
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
        throw Violation.of("stateOf(" + what + ")", "IllegalArgumentException saying what is wrong", found);
    }
}
