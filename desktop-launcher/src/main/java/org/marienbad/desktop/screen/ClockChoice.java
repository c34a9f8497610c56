package org.marienbad.desktop.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.SettingsForm;
import org.marienbad.framework.match.TimeControl;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;

/** Chooses how much time the seats have: none, what is usual, or one's own. Remembered by the preferences. */
final class ClockChoice {
    private static final String KEY = "clock";
    private static final String FIELDS = "clock.";
    private static final String UNLIMITED = TimeControl.UNLIMITED.toString();
    private static final List<String> PRESETS = List.of("3+2", "10+0", "15+10", "30s", "3d");
    private static final String OWN_GAME = "game";
    private static final String OWN_PLY = "ply";
    private static final IntSetting MINUTES = Setting.ofInt("minutes", 1, 600, 5);
    private static final IntSetting INCREMENT = Setting.ofInt("increment", 0, 600, 3);
    private static final IntSetting SECONDS = Setting.ofInt("seconds", 1, 36_000, 60);

    private final Preferences preferences;

    ClockChoice(Preferences preferences) {
        this.preferences = preferences;
    }

    /** The clock of the next game. */
    TimeControl control() {
        Map<String, Object> fields = preferences.group(FIELDS);
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

    private String chosen() {
        String remembered = preferences.get(KEY, UNLIMITED);
        boolean known =
                PRESETS.contains(remembered) || List.of(OWN_GAME, OWN_PLY).contains(remembered);
        return known ? remembered : UNLIMITED;
    }

    /** The list of clocks. */
    Select<String> select(Application application, Runnable changed) {
        UiMessages words = application.words();
        List<Select.Item<String>> items = new ArrayList<>();
        items.add(new Select.Item<>(UNLIMITED, words.get("clock.unlimited")));
        for (String preset : PRESETS) {
            items.add(new Select.Item<>(preset, label(words, TimeControl.parse(preset))));
        }
        items.add(new Select.Item<>(OWN_GAME, words.get("clock.own.game")));
        items.add(new Select.Item<>(OWN_PLY, words.get("clock.own.ply")));
        return new Select<>(application.theme(), items, chosen(), choice -> {
            preferences.put(KEY, choice);
            changed.run();
        });
    }

    private static String label(UiMessages words, TimeControl control) {
        return switch (control.kind()) {
            case UNLIMITED -> words.get("clock.unlimited");
            case PER_GAME ->
                words.get(
                        "clock.game",
                        control.time().toMinutes(),
                        control.increment().toSeconds());
            case PER_PLY -> words.get("clock.ply", control.time().toSeconds());
            case DAYS_PER_PLY -> words.get("clock.days", control.time().toDays());
        };
    }

    /** The fields of one's own clock; none where another is chosen. */
    List<SettingsForm> fields(Application application, Table table, Runnable changed) {
        List<Setting<?>> settings = switch (chosen()) {
            case OWN_GAME -> List.of(MINUTES, INCREMENT);
            case OWN_PLY -> List.of(SECONDS);
            default -> List.of();
        };
        if (settings.isEmpty()) {
            return List.of();
        }
        SettingsForm[] form = new SettingsForm[1];
        form[0] = new SettingsForm(
                application.widgets(),
                application.words().own("clock."),
                FIELDS,
                settings,
                preferences.group(FIELDS),
                name -> List.of(),
                () -> {
                    if (form[0] != null && form[0].isValid()) {
                        form[0].values().forEach((key, value) -> preferences.put(FIELDS + key, value));
                    }
                    changed.run();
                });
        table.add(form[0]).growX();
        table.row();
        return List.of(form[0]);
    }
}
