package org.marienbad.desktop.lab;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.lab.live.LiveTournament;

/** The foot of a plan: what is wrong with it or what will come of it, and the button that begins. */
final class PlanFooter extends Table {
    private final Label problem;
    private final Label summary;
    private final TextButton start;

    /** @param name of the button, and of its word */
    PlanFooter(Context context, String name, Runnable starting) {
        Widgets widgets = context.widgets();
        problem = widgets.wrapped("", "error");
        problem.setName("lab.problem");
        summary = widgets.wrapped("", "dim");
        summary.setName("lab.summary");
        start = widgets.button(name, context.words().get(name), "main", starting);
        Table says = new Table();
        says.add(problem).growX();
        says.row();
        says.add(summary).growX();
        add(says).growX().padRight(context.theme().px(12));
        add(start).minWidth(context.theme().px(190));
    }

    void says(String text) {
        problem.setText("");
        summary.setText(text);
    }

    void refuses(String reason) {
        summary.setText("");
        problem.setText(reason);
    }

    void refuses(Throwable failure) {
        refuses(LiveTournament.reason(failure));
    }

    void allow(boolean starting) {
        start.setDisabled(!starting);
    }
}
