package org.marienbad.framework.player;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.marienbad.framework.setting.Reach;

/**
 * Which player, with which settings: {@code mcts(iterations=20000,c=1.4)}. Settings are as given, text or plain JSON
 * values; the catalogue of players checks them against what the provider declares. In the text form a value that holds
 * one of {@code , = ( ) "} or a blank stands in double quotes, with a backslash before quotes and backslashes in it.
 *
 * @param reach where the settings were given
 */
public record PlayerSpec(String id, Map<String, Object> settings, Reach reach) {
    private static final Pattern SETTING = Pattern.compile(
            "\\s*([^,=()\"]*[^,=()\"\\s])\\s*=\\s*(?:\"((?:[^\"\\\\]|\\\\.)*)\"|([^,=()\"]*[^,=()\"\\s]))\\s*(,|$)");
    private static final Pattern PLAIN = Pattern.compile("[^,=()\"\\s\\\\]+");

    public PlayerSpec {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(reach, "reach");
        settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    }

    /** A player whose settings were given anywhere. */
    public PlayerSpec(String id, Map<String, Object> settings) {
        this(id, settings, Reach.ANYWHERE);
    }

    public static PlayerSpec of(String id) {
        return new PlayerSpec(id, Map.of());
    }

    /**
     * Reads the text form, given anywhere.
     *
     * @throws IllegalArgumentException saying what was expected
     */
    public static PlayerSpec parse(String text) {
        return parse(text, Reach.ANYWHERE);
    }

    /** Reads the text form, given within {@code reach}. */
    public static PlayerSpec parse(String text, Reach reach) {
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
        Matcher setting = SETTING.matcher(inside);
        int end = 0;
        boolean more = !inside.isEmpty();
        while (more) {
            if (!setting.find(end) || setting.start() != end) {
                throw malformed(text);
            }
            String value = setting.group(2) == null
                    ? setting.group(3)
                    : setting.group(2).replaceAll("\\\\(.)", "$1");
            if (settings.put(setting.group(1), value) != null) {
                throw new IllegalArgumentException("player '" + text + "': '" + setting.group(1) + "' is given twice");
            }
            end = setting.end();
            more = !setting.group(4).isEmpty();
        }
        return new PlayerSpec(id, settings, reach);
    }

    /** The text form; {@link #parse(String)} reads it. */
    @Override
    public String toString() {
        return settings.isEmpty()
                ? id
                : settings.entrySet().stream()
                        .map(entry -> entry.getKey() + "=" + quoted(String.valueOf(entry.getValue())))
                        .collect(Collectors.joining(",", id + "(", ")"));
    }

    private static String quoted(String value) {
        return PLAIN.matcher(value).matches()
                ? value
                : "\"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    private static IllegalArgumentException malformed(String text) {
        return new IllegalArgumentException("malformed player '" + text
                + "'; expected name or name(key=value,key=value), for example mcts(iterations=20000,c=1.4)");
    }
}
