package org.marienbad.desktop.lab;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.widget.Widgets;

/** The common parts of the screens of the lab. */
final class Panels {
    private Panels() {}

    /** The head of a screen: the way back and its title on the left; buttons are to be added. */
    static Table header(Context context, String title, Runnable back) {
        Widgets widgets = context.widgets();
        Table header = new Table();
        header.add(context.backButton("lab.back", back))
                .padRight(context.theme().px(10));
        header.add(widgets.shortened(title, "title")).growX().minWidth(0).left();
        return header;
    }

    /** Adds a button to a head. */
    static void button(Context context, Table header, String name, String label, Runnable reaction) {
        header.add(context.widgets().button(name, label, "default", reaction))
                .fillY()
                .padLeft(context.theme().px(10));
    }

    /** Ends a head with the settings. */
    static void gear(Context context, Table header) {
        header.add(context.gear()).padLeft(context.theme().px(10));
    }

    /** A panel with a title, whose content scrolls. */
    static Table panel(Context context, String title, Actor content) {
        Widgets widgets = context.widgets();
        Table holder = new Table();
        holder.add(content).growX().minWidth(0).top().padRight(context.theme().px(4));
        holder.row();
        holder.add().grow();
        Table panel = new Table();
        panel.setBackground(widgets.drawable("panel"));
        panel.add(widgets.label(title, "section"))
                .left()
                .padBottom(context.theme().px(10));
        panel.row();
        panel.add(widgets.scroll(holder)).grow();
        return panel;
    }

    /** Adds a line with a field to a table of two columns. */
    static void field(Context context, Table table, String label, String name, Actor field) {
        field.setName(name);
        table.add(context.widgets().wrapped(label, "default"))
                .width(context.theme().px(136))
                .padRight(context.theme().px(10))
                .padBottom(context.theme().px(8));
        table.add(field).growX().minWidth(0).padBottom(context.theme().px(8));
        table.row();
    }
}
