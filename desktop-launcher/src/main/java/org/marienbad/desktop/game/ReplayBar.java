package org.marienbad.desktop.game;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Slider;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.IconButton;
import org.marienbad.desktop.widget.Ink;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.match.MatchView;
import org.marienbad.play.LiveGame;
import org.marienbad.play.MoveTable;
import org.marienbad.play.ShownGame;

/** Goes through the plies of a game: a slider with a tick where something happened, steps, and play. */
final class ReplayBar extends Table {
    /** Between two plies, beyond the time that they take: seconds. */
    private static final float REST = .45f;

    private final LiveGame live;
    private final ShownGame shown;
    private final Playback playback;
    private final PlyText text;
    private final UiMessages words;
    private final Ticks slider;
    private final Label place;
    private final IconButton first;
    private final IconButton previous;
    private final IconButton play;
    private final IconButton next;
    private final IconButton last;
    private List<Seen> known = List.of();
    private final List<Integer> ticks = new ArrayList<>();
    private boolean playing;
    private float rested;

    ReplayBar(Context context, LiveGame live, ShownGame shown, Playback playback, PlyText text) {
        this.live = live;
        this.shown = shown;
        this.playback = playback;
        this.text = text;
        words = context.words();
        Widgets widgets = context.widgets();
        Theme theme = widgets.theme();
        setName("replayBar");
        // Buttons that play stand above it, and a click beside them must not lead to another position.
        padTop(theme.px(12));
        first = button(widgets, "game.first", Icon.FIRST, () -> go(0));
        previous = button(widgets, "game.previous", Icon.BACK, this::back);
        play = button(widgets, "game.play", Icon.PLAY, this::playOrPause);
        play.look("quiet");
        next = button(widgets, "game.next", Icon.NEXT, this::forward);
        last = button(widgets, "game.last", Icon.LAST, () -> go(live.tree().length()));
        slider = new Ticks(theme);
        slider.setName("replaySlider");
        Widgets.onChange(slider, () -> go(Math.round(slider.getValue())));
        place = widgets.label("", "small");
        place.setName("replayPlace");
        place.setAlignment(Align.right);
        add(first).fillY();
        add(previous).fillY();
        add(play).width(theme.px(40)).padLeft(theme.px(2)).padRight(theme.px(2));
        add(next).fillY();
        add(last).fillY().padRight(theme.px(8));
        add(slider).growX().minWidth(theme.px(60));
        add(place).width(theme.px(74)).right();
    }

    private IconButton button(Widgets widgets, String key, Icon icon, Runnable reaction) {
        return widgets.smallIcon(key, icon, words.get(key), reaction);
    }

    private void go(int plies) {
        stop();
        playback.clear();
        if (live.tree().index() != plies) {
            live.jump(plies);
        }
    }

    /** One ply back. */
    void back() {
        go(Math.max(0, live.tree().index() - 1));
    }

    /** One ply forward, in motion. */
    void forward() {
        stop();
        playback.clear();
        shown.forward();
    }

    /** To the first position. */
    void toFirst() {
        go(0);
    }

    /** To the last position. */
    void toLast() {
        go(live.tree().length());
    }

    /** Plays on from here, from the start if this is the end, or stops that. */
    void playOrPause() {
        if (playing) {
            stop();
            return;
        }
        playback.clear();
        if (live.tree().isLatest() && live.tree().length() > 0) {
            live.jump(0);
        }
        playing = !live.tree().isLatest();
        rested = REST;
        refresh();
        Gdx.graphics.requestRendering();
    }

    private void stop() {
        playing = false;
        refresh();
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        if (!playing) {
            return;
        }
        Gdx.graphics.requestRendering();
        if (playback.isBusy()) {
            rested = 0;
            return;
        }
        rested += delta;
        if (live.tree().isLatest()) {
            stop();
        } else if (rested > REST) {
            rested = 0;
            shown.forward();
        }
    }

    /** Shows where in the game the position shown is. */
    void refresh() {
        int length = live.tree().length();
        int index = shown.index();
        findTicks();
        slider.setProgrammaticChangeEvents(false);
        slider.setRange(0, Math.max(1, length));
        slider.setValue(index);
        slider.setProgrammaticChangeEvents(true);
        slider.setDisabled(length == 0);
        MatchView line = live.line();
        place.setText(MoveTable.number(line, index) + " / " + MoveTable.number(line, length));
        play.icon(playing ? Icon.PAUSE : Icon.PLAY);
        first.setDisabled(index == 0);
        previous.setDisabled(index == 0);
        play.setDisabled(length == 0);
        next.setDisabled(index == length);
        last.setDisabled(index == length);
    }

    /** The plies in which something happened, asked for once a ply. */
    private void findTicks() {
        MatchView line = live.line();
        List<Seen> plies = line.plies();
        boolean longer =
                plies.size() >= known.size() && plies.subList(0, known.size()).equals(known);
        int from = longer ? known.size() : 0;
        if (!longer) {
            ticks.clear();
        }
        for (int ply = from; ply < plies.size(); ply++) {
            if (plies.get(ply).actor() >= 0 && !text.events(line, ply).isEmpty()) {
                ticks.add(ply + 1);
            }
        }
        known = plies;
    }

    /** A slider from the first position to the last, with the ticks below its bar. */
    private final class Ticks extends Slider {
        private final Theme theme;

        Ticks(Theme theme) {
            super(0, 1, 1, false, theme.skin());
            this.theme = theme;
        }

        @Override
        public void draw(Batch batch, float parentAlpha) {
            Painter painter = theme.painter().on(batch, parentAlpha);
            float knob = getStyle().knob.getMinWidth();
            float width = getWidth() - knob;
            float thick = Math.max(1, theme.px(2));
            for (int ply : ticks) {
                float x = getX() + knob / 2 + width * ply / getMaxValue();
                painter.fill(
                        x - thick / 2,
                        getY() + getHeight() / 2 - theme.px(8),
                        thick,
                        theme.px(16),
                        theme.color(Ink.DIM));
            }
            super.draw(batch, parentAlpha);
        }
    }
}
