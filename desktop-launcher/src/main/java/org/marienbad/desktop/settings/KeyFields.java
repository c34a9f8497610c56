package org.marienbad.desktop.settings;

import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.marienbad.desktop.context.Command;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.KeyMap;
import org.marienbad.desktop.context.Stroke;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Widgets;

/** All commands with their keys; a click on one waits for another key. */
final class KeyFields extends Table {
    private static final int BUTTON = 172;

    private final Context context;
    private final Widgets widgets;
    private final UiMessages words;
    private final KeyMap keys;
    private final Runnable changed;
    private final Label problem;
    private final Map<Command, TextButton> buttons = new EnumMap<>(Command.class);
    private final TextButton reset;

    /** @param changed called when a command has another key */
    KeyFields(Context context, Runnable changed) {
        this.context = context;
        this.changed = changed;
        widgets = context.widgets();
        words = context.words();
        keys = context.keyMap();
        problem = widgets.wrapped("", "error");
        problem.setName("settings.key.problem");
        for (Command command : Command.values()) {
            buttons.put(command, button(command));
        }
        reset = widgets.button("settings.key.reset", words.get("settings.key.reset"), "default", () -> {
            keys.reset();
            changed.run();
        });
        reset.setDisabled(!keys.isChanged());
        arrange(Optional.empty());
    }

    /** @param refused the command for which a key was chosen that another one has */
    private void arrange(Optional<Command> refused) {
        clearChildren();
        add(widgets.wrapped(words.get("settings.key.help"), "small"))
                .colspan(2)
                .growX()
                .padBottom(px(8));
        row();
        buttons.forEach((command, button) -> {
            add(widgets.shortened(words.get(command.key()), "default"))
                    .growX()
                    .left()
                    .minWidth(0)
                    .padRight(px(12))
                    .padBottom(px(4));
            add(button).width(px(BUTTON)).padBottom(px(4)).padRight(px(6));
            row();
            if (refused.filter(command::equals).isPresent()) {
                add(problem).colspan(2).growX().minWidth(0).padBottom(px(6));
                row();
            }
        });
        add(reset).colspan(2).left().padTop(px(4));
    }

    private float px(float units) {
        return widgets.theme().px(units);
    }

    private String name(Command command) {
        return keys.name(command, Set.of(), words);
    }

    private TextButton button(Command command) {
        String id = "settings.key." + command.name().toLowerCase(Locale.ROOT);
        TextButton[] button = new TextButton[1];
        button[0] = widgets.button(id, name(command), "default", () -> wait(command, button[0]));
        return button[0];
    }

    private void wait(Command command, TextButton button) {
        arrange(Optional.empty());
        button.setText(words.get("settings.key.press"));
        context.recordKey(stroke -> {
            button.setText(name(command));
            stroke.ifPresent(typed -> choose(command, typed));
        });
    }

    private void choose(Command command, Stroke stroke) {
        Optional<Command> other = keys.change(command, stroke);
        if (other.isEmpty()) {
            changed.run();
            return;
        }
        problem.setText(words.get(
                "settings.key.taken", name(other.get()), words.get(other.get().key())));
        arrange(Optional.of(command));
    }

    @Override
    protected void setStage(Stage stage) {
        super.setStage(stage);
        if (stage == null) {
            context.recordNoKey();
        }
    }
}
