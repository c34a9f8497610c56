package org.marienbad.desktop.board;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Primitive.Layer;
import org.marienbad.drawing.Primitive.Slot;

/** The color and the shape of a seat. */
public final class SeatSign extends Widget {
    /** How thick the edge is, in parts of the radius. */
    private static final float EDGE = .13f;

    private final Theme theme;
    private final int seat;
    private final Artwork artwork;
    private final Color color;
    private final Color edge;
    private final DrawingPainter shapes;

    /** @param artwork of the game, which names the colors of its seats */
    public SeatSign(Theme theme, Artwork artwork, int seat) {
        this.theme = theme;
        this.seat = seat;
        this.artwork = artwork;
        setName("sign");
        shapes = new DrawingPainter(theme, artwork, theme.colors());
        SeatColors colors = new SeatColors(theme, artwork);
        color = colors.of(seat);
        edge = colors.edge(seat);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float r = Math.min(getWidth(), getHeight()) / 2;
        float x = getX() + getWidth() / 2;
        float y = getY() + getHeight() / 2;
        Painter painter = theme.painter().on(batch, parentAlpha);
        painter.circle(x, y, r, edge);
        if (!edge.equals(color)) {
            painter.circle(x, y, r - Math.max(1, r * EDGE), color);
        }
        shapes.prepare(artwork.sign("", Layer.TOKEN, seat, new Slot(x, y, r * .46)))
                .forEach(brush -> brush.paint(painter));
    }
}
