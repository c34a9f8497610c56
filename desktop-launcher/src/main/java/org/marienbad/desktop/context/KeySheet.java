package org.marienbad.desktop.context;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.desktop.widget.Widgets;

/** The sheet of all keys. */
final class KeySheet {
    private static final Map<Integer, String> NAMES = Map.of(
            Keys.LEFT, "←",
            Keys.RIGHT, "→",
            Keys.PAGE_UP, "PgUp",
            Keys.PAGE_DOWN, "PgDn",
            Keys.HOME, "Home",
            Keys.END, "End");

    private final Context context;
    private final UiMessages words;
    private final Widgets widgets;

    KeySheet(Context context) {
        this.context = context;
        words = context.words();
        widgets = context.widgets();
    }

    void show() {
        new Notice(widgets, "keys.sheet", words.get("keys.title"))
                .content(table())
                .button("dialog.ok", words.get("dialog.ok"), () -> {})
                .show(context.stage());
    }

    private Table table() {
        Table table = new Table();
        row(table, "a – z, 1 – 9", words.get("key.moves") + " " + words.get("keys.note"));
        for (Command command : Command.values()) {
            String keys = command.strokes().stream().map(this::name).collect(Collectors.joining(", "));
            row(table, keys, words.get(command.key()));
        }
        Stream.of("tab", "arrows", "enter", "escape")
                .forEach(key -> row(table, words.get("keys." + key), words.get("key." + key)));
        return table;
    }

    private void row(Table table, String keys, String meaning) {
        Actor name = widgets.label(keys, "bold");
        table.add(name).left().top().padRight(px(24)).padBottom(px(6));
        table.add(widgets.wrapped(meaning, "default")).align(Align.left).growX().padBottom(px(6));
        table.row();
    }

    private float px(float units) {
        return widgets.theme().px(units);
    }

    private String name(Command.Stroke stroke) {
        if (stroke.key() != 0) {
            return NAMES.getOrDefault(stroke.key(), Keys.toString(stroke.key()));
        }
        String sign =
                stroke.sign() == ' ' ? words.get("keys.space") : String.valueOf(Character.toUpperCase(stroke.sign()));
        return (stroke.control() ? words.get("keys.control") + "+" : "")
                + (stroke.shift() ? words.get("keys.shift") + "+" : "")
                + sign;
    }
}
