package org.marienbad.desktop.setup;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.SettingsForm;
import org.marienbad.framework.match.TimeControl;
import org.marienbad.framework.setting.Setting;
import org.marienbad.play.setup.ClockChoice;

/** Fields to choose a clock with. */
final class ClockFields {
    private final Context context;
    private final ClockChoice choice;

    ClockFields(Context context, ClockChoice choice) {
        this.context = context;
        this.choice = choice;
    }

    /** The list of clocks. */
    Select<String> select(Runnable changed) {
        List<Select.Item<String>> items = ClockChoice.values().stream()
                .map(value -> new Select.Item<>(value, label(value)))
                .toList();
        return new Select<>(context.theme(), items, choice.chosen(), value -> {
            choice.choose(value);
            changed.run();
        });
    }

    /** The clock chosen. */
    String label() {
        return label(choice.chosen());
    }

    private String label(String value) {
        return switch (value) {
            case ClockChoice.OWN_GAME -> context.words().get("clock.own.game");
            case ClockChoice.OWN_PLY -> context.words().get("clock.own.ply");
            default -> label(context.words(), TimeControl.parse(value));
        };
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

    /** Adds the fields of one's own clock to {@code table}; none where another is chosen. */
    List<SettingsForm> fields(Table table, Runnable changed) {
        List<Setting<?>> settings = choice.settings();
        if (settings.isEmpty()) {
            return List.of();
        }
        SettingsForm[] form = new SettingsForm[1];
        form[0] = new SettingsForm(
                context.widgets(),
                context.words().own("clock."),
                "clock.",
                settings,
                choice.fields(),
                name -> List.of(),
                () -> {
                    if (form[0] != null && form[0].isValid()) {
                        choice.fields(form[0].values());
                    }
                    changed.run();
                });
        table.add(form[0]).growX();
        table.row();
        return List.of(form[0]);
    }
}
