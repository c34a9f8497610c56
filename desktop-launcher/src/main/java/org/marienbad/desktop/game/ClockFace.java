package org.marienbad.desktop.game;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.utils.Timer;
import java.time.Duration;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.play.ClockText;
import org.marienbad.play.LiveGame;

/** The time left to a seat: lit while its time runs, red when there is little. Draws itself anew when that changes. */
final class ClockFace extends Container<Label> {
    private static final long NANOS_PER_SECOND = 1_000_000_000L;
    private static final long NANOS_PER_TENTH = NANOS_PER_SECOND / 10;

    private final LiveGame live;
    private final int seat;
    private final Theme theme;
    private final Timer.Task redraw = new Timer.Task() {
        @Override
        public void run() {
            Gdx.graphics.requestRendering();
        }
    };
    private String style = "";

    ClockFace(Widgets widgets, LiveGame live, int seat) {
        super(widgets.label("", "clock"));
        this.live = live;
        this.seat = seat;
        theme = widgets.theme();
        setName("seat." + seat + ".clock");
        show();
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        show();
    }

    private void show() {
        Duration left = live.remaining(seat).orElse(Duration.ZERO);
        boolean runs = live.runningSeat().orElse(-1) == seat;
        boolean urgent = left.compareTo(ClockText.URGENT) < 0;
        String wanted = "clock" + (urgent ? "-urgent" : "") + (runs ? "-running" : "");
        if (!wanted.equals(style)) {
            style = wanted;
            getActor().setStyle(theme.skin().get(wanted, Label.LabelStyle.class));
            invalidateHierarchy();
        }
        String text = ClockText.of(left);
        if (!getActor().textEquals(text)) {
            getActor().setText(text);
            invalidateHierarchy();
        }
        if (runs && !redraw.isScheduled()) {
            long unit = urgent ? NANOS_PER_TENTH : NANOS_PER_SECOND;
            Timer.schedule(redraw, (left.toNanos() % unit + NANOS_PER_TENTH / 100) / (float) NANOS_PER_SECOND);
        }
    }
}
