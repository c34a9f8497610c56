package org.marienbad.desktop.board;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.List;
import org.marienbad.desktop.widget.Fonts;
import org.marienbad.desktop.widget.Ink;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Primitive;
import org.marienbad.drawing.Primitive.Layer;
import org.marienbad.drawing.Primitive.Look;
import org.marienbad.drawing.Primitive.Slot;
import org.marienbad.framework.picture.Picture;

/** A row of gauges: tokens with their numbers, and under them the tracks of those that have levels. */
public final class Gauges extends Widget {
    private static final float FIGURES = 22;
    private static final float TRACKS = 9;

    private final Theme theme;
    private final List<Picture.Gauge> gauges;
    private final int seat;
    private final boolean tracks;
    private final DrawingPainter tokens;

    /** {@code artwork} has their tokens. */
    public Gauges(Theme theme, Artwork artwork, List<Picture.Gauge> gauges, int seat) {
        this.theme = theme;
        this.gauges = List.copyOf(gauges);
        this.seat = seat;
        tracks = gauges.stream().anyMatch(gauge -> !gauge.levels().isEmpty());
        tokens = new DrawingPainter(theme, artwork, theme.colors());
    }

    @Override
    public float getPrefHeight() {
        return theme.px(tracks ? FIGURES + TRACKS : FIGURES);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        Painter painter = theme.painter().on(batch, parentAlpha);
        BitmapFont font = theme.fonts().font(Fonts.Face.BOLD, Math.round(theme.px(14)));
        float cell = getWidth() / gauges.size();
        float r = theme.px(8);
        float y = getY() + getHeight() - theme.px(FIGURES / 2);
        for (int i = 0; i < gauges.size(); i++) {
            Picture.Gauge gauge = gauges.get(i);
            float x = getX() + i * cell;
            Look look = new Look(gauge.kind().id(), seat, 0);
            tokens.prepare(List.of(new Primitive.Icon("", Layer.TOKEN, look, new Slot(x + r, y, r))))
                    .forEach(brush -> brush.paint(painter));
            String number = String.valueOf(gauge.count());
            Color color = gauge.count() == 0 ? theme.color(Ink.FAINT) : theme.color(Ink.TEXT);
            painter.text(font, number, x + 2.4f * r + painter.width(font, number) / 2, y, color);
            track(painter, gauge, x, cell - theme.px(7));
        }
    }

    /** A box for each token up to the last level; those that reach a level are higher. */
    private void track(Painter painter, Picture.Gauge gauge, float left, float width) {
        if (gauge.levels().isEmpty()) {
            return;
        }
        int last = gauge.levels().get(gauge.levels().size() - 1);
        float pitch = width / last;
        for (int i = 0; i < last; i++) {
            boolean level = gauge.levels().contains(i + 1);
            float height = theme.px(level ? 7 : 4);
            boolean had = i < gauge.count();
            Color color = had ? theme.color(Ink.ACCENT) : level ? theme.color(Ink.FAINT) : theme.color(Ink.LINE_STRONG);
            painter.fill(left + i * pitch, getY() + theme.px(1), Math.max(1.5f, pitch - theme.px(1.5f)), height, color);
        }
    }
}
