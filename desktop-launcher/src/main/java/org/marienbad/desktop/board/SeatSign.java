package org.marienbad.desktop.board;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.framework.picture.Artwork;
import org.marienbad.framework.picture.Primitive.Layer;
import org.marienbad.framework.picture.Primitive.Slot;

/** The colour and the shape of a seat. */
public final class SeatSign extends Widget {
    private final Theme theme;
    private final int seat;
    private final DrawingPainter shapes;

    public SeatSign(Theme theme, int seat) {
        this.theme = theme;
        this.seat = seat;
        shapes = new DrawingPainter(theme, Artwork.common(), theme.colors());
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float r = Math.min(getWidth(), getHeight()) / 2;
        float x = getX() + getWidth() / 2;
        float y = getY() + getHeight() / 2;
        Painter painter = theme.painter().on(batch, parentAlpha);
        painter.circle(x, y, r, theme.seat(seat));
        shapes.prepare(Artwork.common().sign("", Layer.TOKEN, seat, new Slot(x, y, r * .46)))
                .forEach(brush -> brush.paint(painter));
    }
}
