package org.marienbad.desktop.lab;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.lab.live.LiveTournament;

/**
 * The form of a plan: a head, panels side by side, and a foot. The foot has the fault of the plan or its consequences
 * beside the button that begins.
 */
abstract class PlanForm extends Table {
    private final Context context;
    private final Table header;
    private final Table panels = new Table();
    private final Label problem;
    private final Label summary;
    private final TextButton start;

    /** @param begin names the button that begins, and its word */
    PlanForm(Context context, String title, Runnable back, String begin) {
        this.context = context;
        Widgets widgets = context.widgets();
        header = Panels.header(context, title, back);
        problem = widgets.wrapped("", "error");
        problem.setName("lab.problem");
        summary = widgets.wrapped("", "dim");
        summary.setName("lab.summary");
        start = widgets.button(begin, context.words().get(begin), "main", this::begin);
        Table says = new Table();
        says.add(problem).growX();
        says.row();
        says.add(summary).growX();
        Table footer = new Table();
        footer.add(says).growX().padRight(px(12));
        footer.add(start).minWidth(px(190));
        pad(px(22), px(26), px(22), px(26));
        add(header).growX().padBottom(px(18));
        row();
        add(panels).grow();
        row();
        add(footer).growX().padTop(px(12));
    }

    /** Begins the planned work; called only when {@link #allow} allowed. */
    abstract void begin();

    final float px(float units) {
        return context.theme().px(units);
    }

    /** Adds a button to the head, whose word has its name. */
    final void headButton(String name, String label, Runnable reaction) {
        Panels.button(context, header, name, label, reaction);
    }

    /** Ends the head. */
    final void endHead() {
        Panels.gear(context, header);
    }

    /**
     * Adds a panel to the right of the others.
     *
     * @param share of the width of the form, in [0, 1]; 0 for all that is left
     */
    final void panel(String title, Actor content, float share) {
        if (panels.getCells().size > 0) {
            panels.getCells().peek().padRight(px(12));
        }
        Table panel = Panels.panel(context, context.words().get(title), content);
        if (share > 0) {
            panels.add(panel).width(Value.percentWidth(share, this)).growY();
        } else {
            panels.add(panel).grow().minWidth(0);
        }
    }

    final void says(String text) {
        problem.setText("");
        summary.setText(text);
    }

    final void refuses(String reason) {
        summary.setText("");
        problem.setText(reason);
    }

    final void refuses(Throwable failure) {
        refuses(LiveTournament.reason(failure));
    }

    final void allow(boolean beginning) {
        start.setDisabled(!beginning);
    }
}
