package org.marienbad.desktop.screen;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Palette;
import org.marienbad.desktop.widget.Theme;

/** The colour and the shape of a seat. */
final class SeatSign extends Widget {
    private final Theme theme;
    private final int seat;

    SeatSign(Theme theme, int seat) {
        this.theme = theme;
        this.seat = seat;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float r = Math.min(getWidth(), getHeight()) / 2;
        Painter painter = theme.painter().on(batch, parentAlpha);
        painter.circle(getX() + getWidth() / 2, getY() + getHeight() / 2, r, Palette.seat(seat));
        painter.sign(seat, getX() + getWidth() / 2, getY() + getHeight() / 2, r * .46f, Color.WHITE);
    }
}
