package org.marienbad.desktop.analysis;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.CheckBox;
import com.badlogic.gdx.scenes.scene2d.ui.HorizontalGroup;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Slider;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.IconButton;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.explain.Explanation;
import org.marienbad.play.explain.Explanation.Landmark;

/** Goes through the steps of a search: one by one, by themselves, or to the next event; and whether one guesses first. */
final class LensControls extends Table {
    private static final Map<Landmark, String> JUMPS = Map.of(
            Landmark.CUT, "page.cut",
            Landmark.EXPANSION, "page.expansion",
            Landmark.ROUND, "page.round",
            Landmark.CHANGE_OF_MIND, "page.mind");
    /** Between two steps, by speed, in seconds. */
    private static final float[] PAUSES = {2.4f, 1.2f, .6f, .3f, .12f};

    private final GameRoom room;
    private final Messages words;
    private final IntConsumer go;
    private final IconButton first;
    private final IconButton back;
    private final IconButton run;
    private final IconButton on;
    private final IconButton last;
    private final Slider slider;
    private final Label place;
    private final HorizontalGroup jumps = new HorizontalGroup();
    private final Table more = new Table();
    private final Map<Landmark, TextButton> buttons = new EnumMap<>(Landmark.class);
    private final Slider speed;
    private final CheckBox guess;
    private final Label verdict;
    private List<Explanation> shown = List.of();
    private int at;
    private boolean running;
    private float rested;
    private int right;
    private int asked;

    /**
     * Controls of nothing yet.
     *
     * @param go shows a step
     * @param changed called when one begins or ceases to guess
     */
    LensControls(GameRoom room, Messages words, IntConsumer go, Runnable changed) {
        this.room = room;
        this.words = words;
        this.go = go;
        Widgets widgets = room.context().widgets();
        first = icon("first", Icon.FIRST, () -> go.accept(0));
        back = icon("back", Icon.BACK, () -> go.accept(at - 1));
        run = icon("run", Icon.PLAY, this::runOrStop);
        on = icon("on", Icon.NEXT, () -> go.accept(at + 1));
        last = icon("last", Icon.LAST, () -> go.accept(end()));
        slider = new Slider(0, 1, 1, false, room.context().theme().skin());
        slider.setName("lens.slider");
        slider.setProgrammaticChangeEvents(false);
        Widgets.onChange(slider, () -> go.accept(Math.round(slider.getValue())));
        place = widgets.label("", "small");
        place.setName("lens.place");
        for (Landmark landmark : Landmark.values()) {
            String key = JUMPS.get(landmark);
            buttons.put(
                    landmark,
                    widgets.button(
                            "lens." + key.substring("page.".length()),
                            words.get(key),
                            "default",
                            () -> jump(landmark)));
        }
        jumps.wrap().rowLeft().space(room.px(4)).wrapSpace(room.px(4));
        speed = new Slider(
                0, PAUSES.length - 1, 1, false, room.context().theme().skin());
        speed.setName("lens.speed");
        speed.setValue(2);
        guess = new CheckBox(
                " " + words.get("page.guess"), room.context().theme().skin());
        guess.setName("lens.guess");
        guess.left();
        Widgets.onChange(guess, changed);
        verdict = widgets.wrapped("", "bold");
        verdict.setName("lens.verdict");
        arrange();
    }

    private IconButton icon(String name, Icon icon, Runnable reaction) {
        return room.context().widgets().smallIcon("lens." + name, icon, words.get("page." + name), reaction);
    }

    /** Another search is shown from now on. */
    void restart() {
        stop();
        verdict.setText("");
    }

    /** Shows that {@code explanations} are at step {@code step}. */
    void show(List<Explanation> explanations, int step) {
        if (step != at) {
            verdict.setText("");
        }
        shown = explanations;
        at = step;
        int end = end();
        if (at == end) {
            stop();
        }
        slider.setRange(0, Math.max(1, end));
        slider.setValue(at);
        place.setText(words.get("page.step", at + 1, end + 1));
        first.setDisabled(at == 0);
        back.setDisabled(at == 0);
        on.setDisabled(at == end);
        last.setDisabled(at == end);
        buttons.forEach((landmark, button) -> button.setDisabled(next(landmark).isEmpty()));
        List<TextButton> known = buttons.keySet().stream()
                .filter(landmark -> shown.stream()
                        .anyMatch(each -> !each.landmarks(landmark).isEmpty()))
                .map(buttons::get)
                .toList();
        if (!known.equals(Arrays.asList(jumps.getChildren().toArray()))) {
            jumps.clearChildren();
            known.forEach(jumps::addActor);
        }
    }

    private void arrange() {
        Table steps = new Table();
        for (IconButton each : new IconButton[] {first, back, run, on, last}) {
            steps.add(each).fillY();
        }
        steps.add(slider).growX().minWidth(room.px(40)).padLeft(room.px(6));
        put(this, steps);
        put(this, place);
        put(more, jumps);
        Table pace = new Table();
        pace.add(room.context().widgets().label(words.get("page.speed"), "small"))
                .padRight(room.px(6));
        pace.add(speed).width(room.px(80)).padRight(room.px(10));
        pace.add(guess).growX().minWidth(0).left();
        put(more, pace);
    }

    /** Jumps, the speed, and whether one guesses: needed less often than the steps. */
    Actor more() {
        return more;
    }

    /** Whether the last answer was right, and how many were; empty after another step. */
    Label verdict() {
        return verdict;
    }

    private void put(Table place, Actor part) {
        place.add(part).growX().minWidth(0).left().padBottom(room.px(4));
        place.row();
    }

    /** The last step of the longest search. */
    private int end() {
        return shown.stream().mapToInt(Explanation::size).max().orElse(1) - 1;
    }

    /** The next step at which a search comes to a landmark. */
    private OptionalInt next(Landmark landmark) {
        return shown.stream()
                .flatMapToInt(each -> each.next(at, landmark).stream())
                .min();
    }

    private void jump(Landmark landmark) {
        next(landmark).ifPresent(go);
    }

    boolean guesses() {
        return guess.isChecked();
    }

    /** Somebody has answered a question; {@code solution} is what is right. */
    void count(boolean isRight, String solution) {
        asked++;
        right += isRight ? 1 : 0;
        verdict.setText((isRight ? words.get("page.right") : words.get("page.wrong", solution)) + " "
                + words.get("page.score", right, asked));
    }

    private void runOrStop() {
        running = !running;
        rested = PAUSES[PAUSES.length - 1];
        if (running && at == end()) {
            go.accept(0);
            running = true;
        }
        look();
    }

    private void look() {
        run.icon(running ? Icon.PAUSE : Icon.PLAY);
        room.context().widgets().tip(run, words.get(running ? "page.pause" : "page.run"));
    }

    /** The steps do not go on by themselves any more. */
    void stop() {
        running = false;
        look();
    }

    /** Lets {@code next} happen when it is time for it; whether the steps go on by themselves. */
    boolean runs(float delta, Runnable next) {
        if (!running) {
            return false;
        }
        rested -= delta;
        if (rested <= 0) {
            rested = PAUSES[Math.round(speed.getValue())];
            next.run();
        }
        return true;
    }
}
