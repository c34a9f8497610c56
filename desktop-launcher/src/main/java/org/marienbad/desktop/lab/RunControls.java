package org.marienbad.desktop.lab;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ProgressBar;
import com.badlogic.gdx.scenes.scene2d.ui.ProgressBar.ProgressBarStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Slider.SliderStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.widget.Widgets;

/** The common parts of tournaments and trainings: the progress, and the buttons that stop and resume. */
final class RunControls {
    private final Context context;
    private final ProgressBar bar;
    private final Label state;
    private final Label figures;
    private final Table progress = new Table();
    private final TextButton stop;
    private final TextButton resume;

    RunControls(Context context, Runnable stopping, Runnable resuming) {
        this.context = context;
        Widgets widgets = context.widgets();
        SliderStyle slider = widgets.theme().skin().get("default-horizontal", SliderStyle.class);
        ProgressBarStyle style = new ProgressBarStyle(slider.background, null);
        style.knobBefore = slider.knobBefore;
        bar = new ProgressBar(0, 1, .001f, false, style);
        bar.setName("lab.progress");
        state = widgets.shortened("", "bold");
        state.setName("lab.state");
        figures = widgets.shortened("", "dim");
        figures.setName("lab.figures");
        stop = widgets.button("lab.stop", context.words().get("lab.stop"), "default", stopping);
        resume = widgets.button("lab.resume", context.words().get("lab.resume"), "main", resuming);
    }

    /** Adds the buttons to a head. */
    void buttons(Table header) {
        float gap = context.theme().px(10);
        header.add(stop).fillY().padLeft(gap);
        header.add(resume).fillY().padLeft(gap);
    }

    /** The line that says how far it is. */
    Actor progress() {
        progress.add(state).left().padRight(gap());
        progress.add(bar).growX().minWidth(context.theme().px(80));
        progress.add(figures).right();
        return progress;
    }

    private float gap() {
        return context.theme().px(14);
    }

    /** @param share of all that is to be done, from 0 to 1 */
    void show(double share, String saying, String more) {
        bar.setValue((float) share);
        state.setText(saying);
        figures.setText(more);
        progress.getCell(figures).padLeft(more.isEmpty() ? 0 : gap());
    }

    /** Which of the buttons do something now. */
    void allow(boolean stopping, boolean resuming) {
        stop.setVisible(stopping);
        stop.setDisabled(!stopping);
        resume.setDisabled(!resuming);
    }
}
