package org.marienbad.play.setup;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.marienbad.framework.match.TimeControl;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;

/** Chooses how much time the seats have: none, what is usual, or one's own. Remembered by the choices. */
public final class ClockChoice {
    private static final String KEY = "clock";
    private static final String FIELDS = "clock.";
    public static final String UNLIMITED = TimeControl.UNLIMITED.toString();
    private static final List<String> PRESETS = List.of("3+2", "10+0", "15+10", "30s", "3d");
    public static final String OWN_GAME = "game";
    public static final String OWN_PLY = "ply";
    private static final IntSetting MINUTES = Setting.ofInt("minutes", 1, 600, 5);
    private static final IntSetting INCREMENT = Setting.ofInt("increment", 0, 600, 3);
    private static final IntSetting SECONDS = Setting.ofInt("seconds", 1, 36_000, 60);

    private final Choices choices;

    private final String prefix;

    /** @param prefix of the keys of the game whose clock it is */
    ClockChoice(Choices choices, String prefix) {
        this.choices = choices;
        this.prefix = prefix;
    }

    /** The clock of the next game. */
    public TimeControl control() {
        Map<String, Object> fields = fields();
        String chosen = chosen();
        return TimeControl.parse(
                switch (chosen) {
                    case OWN_GAME -> value(MINUTES, fields) + "+" + value(INCREMENT, fields);
                    case OWN_PLY -> value(SECONDS, fields) + "s";
                    default -> chosen;
                });
    }

    private static int value(IntSetting setting, Map<String, Object> fields) {
        Object given = fields.get(setting.key());
        return given == null ? setting.defaultValue() : setting.parse(given).orElse(setting.defaultValue());
    }

    /** The choice: one of {@link #values()}. */
    public String chosen() {
        String remembered = choices.get(prefix + KEY, choices.get(KEY, UNLIMITED));
        return values().contains(remembered) ? remembered : UNLIMITED;
    }

    public void choose(String value) {
        choices.put(prefix + KEY, value);
    }

    /** All that can be chosen: {@link #UNLIMITED}, time controls in text form, {@link #OWN_GAME} and {@link #OWN_PLY}. */
    public static List<String> values() {
        return Stream.of(List.of(UNLIMITED), PRESETS, List.of(OWN_GAME, OWN_PLY))
                .flatMap(List::stream)
                .toList();
    }

    /** The settings of the clock chosen, if it is one's own; none where it is another. */
    public List<Setting<?>> settings() {
        return switch (chosen()) {
            case OWN_GAME -> List.of(MINUTES, INCREMENT);
            case OWN_PLY -> List.of(SECONDS);
            default -> List.of();
        };
    }

    /** The values remembered of one's own clock, by the keys of its settings. */
    public Map<String, Object> fields() {
        Map<String, Object> own = choices.group(prefix + FIELDS);
        return own.isEmpty() ? choices.group(FIELDS) : own;
    }

    public void fields(Map<String, ?> values) {
        choices.group(prefix + FIELDS, values);
    }
}
