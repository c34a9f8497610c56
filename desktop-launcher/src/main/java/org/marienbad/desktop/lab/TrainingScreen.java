package org.marienbad.desktop.lab;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import java.util.Locale;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.learn.run.CurvePoint;
import org.marienbad.learn.run.LiveTraining;
import org.marienbad.learn.run.LiveTraining.Phase;
import org.marienbad.learn.run.LiveTraining.Snapshot;
import org.marienbad.learn.run.TrainingText;

/** A training while it goes on, and after: progress, strength, outcome. */
final class TrainingScreen extends Table {
    private final Context context;
    private final LiveTraining training;
    private final TrainingText text;
    private final Widgets widgets;
    private final UiMessages words;
    private final RunControls controls;
    private final Label verdict;
    private final TextButton report;
    private final CurveGraph graph;
    private final Table points = new Table();

    TrainingScreen(Context context, Lab lab, LiveTraining training, TrainingText text) {
        this.context = context;
        this.training = training;
        this.text = text;
        widgets = context.widgets();
        words = context.words();
        setName("labTraining");
        controls = new RunControls(context, training::stop, training::resume);
        verdict = widgets.wrapped("", "default");
        verdict.setName("lab.verdict");
        report = widgets.button(
                "lab.report",
                words.get("lab.report"),
                "default",
                () -> training.report().ifPresent(lab::browse));
        graph = new CurveGraph(context.theme());
        pad(px(18), px(26), px(18), px(26));
        add(header(lab)).growX().padBottom(px(12));
        row();
        add(controls.progress()).growX().padBottom(px(12));
        row();
        add(curve()).grow();
        changed();
    }

    private float px(float units) {
        return context.theme().px(units);
    }

    private Actor header(Lab lab) {
        Table header = Panels.header(
                context,
                words.get("lab.training", words.name(training.plan().setup().provider())),
                lab::back);
        controls.buttons(header);
        header.add(report).fillY().padLeft(px(10));
        Panels.button(context, header, "lab.train", words.get("lab.train.new"), lab::train);
        Panels.gear(context, header);
        return header;
    }

    private Actor curve() {
        Table all = new Table();
        all.top().left();
        all.add(verdict).growX().padBottom(px(10));
        all.row();
        all.add(widgets.wrapped(words.get("lab.curve.help", text.opponent(training.plan())), "small"))
                .growX()
                .padBottom(px(8));
        all.row();
        all.add(graph).growX();
        all.row();
        all.add(points).left().padTop(px(12));
        return Panels.panel(context, words.get("lab.curve"), all);
    }

    /** Shows the results so far. */
    void changed() {
        Snapshot now = training.snapshot();
        String phase = words.get("lab.training." + now.phase().name().toLowerCase(Locale.ROOT));
        String state = now.failure()
                .map(why -> words.get("lab.failed", why))
                .orElseGet(() -> now.total() > 0
                        ? words.get("lab.state", phase, now.games(), now.total())
                        : words.get("lab.training.trial", phase, played(now)));
        String method = words.get("lab.train.method." + training.plan().method().id());
        controls.show(now.total() > 0 ? (double) now.games() / now.total() : 0, state, method);
        controls.allow(now.isBusy(), now.phase() == Phase.STOPPED);
        verdict.setText(
                now.made().map(made -> text.verdict(training.plan(), made)).orElse(""));
        report.setDisabled(training.report().isEmpty());
        graph.show(now.curve());
        showPoints(now.curve());
        invalidateHierarchy();
        Gdx.graphics.requestRendering();
    }

    /** Those of the trial that goes on; until it has any, those of the training. */
    private static long played(Snapshot now) {
        List<CurvePoint> curve = now.curve();
        return now.games() > 0 || curve.isEmpty()
                ? now.games()
                : curve.get(curve.size() - 1).games();
    }

    private void showPoints(List<CurvePoint> curve) {
        points.clear();
        points.defaults().padRight(px(24)).padBottom(px(4)).right();
        for (String head : new String[] {"games", "cpu", "points", "interval"}) {
            points.add(widgets.label(words.get("lab.curve." + head), "small"));
        }
        for (int i = curve.size() - 1; i >= 0; i--) {
            CurvePoint point = curve.get(i);
            points.row();
            cell(text.whole(point.games()), "lab.curve." + i);
            cell(String.format(words.locale(), "%.1f", point.cpuSeconds()), "");
            cell(text.percent(point.score().points()), "lab.curve." + i + ".points");
            cell(text.interval(point.score().interval()), "");
        }
    }

    private void cell(String content, String name) {
        Label label = widgets.label(content, "default");
        label.setAlignment(Align.right);
        label.setName(name);
        points.add(label);
    }
}
