package org.marienbad.desktop.lab;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.ui.TextField.TextFieldStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.desktop.widget.Widgets;

/** The name of a model to be: the suggestion, until the user writes another. */
final class ModelNameField {
    private static final String NAME = "lab.train.name";

    private final Context context;
    private final TextField field;
    private final Label error;
    private Cell<Label> message;
    private String suggestion = "";
    private boolean own;

    /** @param changed called whenever the user has changed it */
    ModelNameField(Context context, Runnable changed) {
        this.context = context;
        field = new TextField("", context.theme().skin());
        error = context.widgets().wrapped("", "error");
        error.setName(NAME + ".error");
        Widgets.onChange(field, () -> {
            own = !field.getText().isBlank();
            changed.run();
        });
    }

    /** Adds it as a row of a table of two columns, with room for an error below. */
    void show(Table table) {
        Widgets widgets = context.widgets();
        Theme theme = context.theme();
        String help = context.words().get(NAME + ".help");
        field.setName(NAME);
        Table label = new Table();
        label.add(widgets.wrapped(context.words().get(NAME), "default")).growX();
        label.add(widgets.hint(help)).padLeft(theme.px(4));
        table.add(label).width(theme.px(136)).padRight(theme.px(10)).padBottom(theme.px(8));
        table.add(widgets.tip(field, help)).growX().minWidth(0).padBottom(theme.px(8));
        table.row();
        table.add().padBottom(0);
        message = table.add(error).growX().padBottom(0).height(0);
        table.row();
    }

    /** Forgets the user's text. */
    void reset() {
        own = false;
    }

    void suggest(String name) {
        suggestion = name;
        field.setMessageText(name);
        // Not while the user empties the field to write into it.
        if (!own && !name.equals(field.getText()) && !field.hasKeyboardFocus()) {
            field.setText(name);
        }
    }

    /** The name that holds now; an empty field means the suggestion. */
    String value() {
        return own ? field.getText().trim() : suggestion;
    }

    void accept() {
        say("", "default");
    }

    void refuse(String reason) {
        say(reason, "wrong");
    }

    private void say(String reason, String style) {
        field.setStyle(context.theme().skin().get(style, TextFieldStyle.class));
        error.setText(reason);
        if (message != null) {
            message.height(reason.isEmpty() ? Value.zero : Value.prefHeight)
                    .padBottom(reason.isEmpty() ? 0 : context.theme().px(8));
            message.getTable().invalidateHierarchy();
        }
    }
}
