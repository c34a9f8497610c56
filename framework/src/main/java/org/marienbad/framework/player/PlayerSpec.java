package org.marienbad.framework.player;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Which player, with which settings: {@code mcts(iterations=20000,c=1.4)}. Settings are as given, text or plain JSON
 * values; the catalogue of players checks them against what the provider declares.
 */
public record PlayerSpec(String id, Map<String, Object> settings) {
    public PlayerSpec {
        Objects.requireNonNull(id, "id");
        settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    }

    public static PlayerSpec of(String id) {
        return new PlayerSpec(id, Map.of());
    }

    /**
     * Reads the text form.
     *
     * @throws IllegalArgumentException saying what was expected
     */
    public static PlayerSpec parse(String text) {
        String trimmed = text.trim();
        int open = trimmed.indexOf('(');
        String id = (open < 0 ? trimmed : trimmed.substring(0, open)).trim();
        if (!id.matches("[A-Za-z][A-Za-z0-9.-]*") || open >= 0 && !trimmed.endsWith(")")) {
            throw malformed(text);
        }
        Map<String, Object> settings = new LinkedHashMap<>();
        String inside = open < 0
                ? ""
                : trimmed.substring(open + 1, trimmed.length() - 1).trim();
        if (!inside.isEmpty()) {
            for (String part : inside.split(",", -1)) {
                String[] pair = part.split("=", -1);
                if (pair.length != 2 || pair[0].isBlank() || pair[1].isBlank() || pair[1].matches(".*[()].*")) {
                    throw malformed(text);
                }
                if (settings.put(pair[0].trim(), pair[1].trim()) != null) {
                    throw new IllegalArgumentException(
                            "player '" + text + "': '" + pair[0].trim() + "' is given twice");
                }
            }
        }
        return new PlayerSpec(id, settings);
    }

    /** The text form; {@link #parse} reads it. */
    @Override
    public String toString() {
        return settings.isEmpty()
                ? id
                : settings.entrySet().stream()
                        .map(entry -> entry.getKey() + "=" + entry.getValue())
                        .collect(Collectors.joining(",", id + "(", ")"));
    }

    private static IllegalArgumentException malformed(String text) {
        return new IllegalArgumentException("malformed player '" + text
                + "'; expected name or name(key=value,key=value), for example mcts(iterations=20000,c=1.4)");
    }
}
