package org.marienbad.desktop.lab;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.List;
import org.marienbad.desktop.widget.Fonts;
import org.marienbad.desktop.widget.Ink;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.learn.run.CurvePoint;

/** A learning curve: points over the games of self-play, each twice as far as the one before, with bars for their intervals. */
final class CurveGraph extends Widget {
    private static final float HEIGHT = 300;
    private static final float MARGIN = 12;
    /** The places of the figures of the axis. */
    private static final float LEFT = 44;

    private static final float LINE = 2.2f;

    private final Theme theme;
    private List<CurvePoint> points = List.of();

    CurveGraph(Theme theme) {
        this.theme = theme;
        setName("lab.curve");
    }

    void show(List<CurvePoint> known) {
        points = known;
    }

    @Override
    public float getPrefHeight() {
        return theme.px(HEIGHT);
    }

    /** From the left edge: by the logarithm of the games. */
    private float at(CurvePoint point) {
        double most = Math.log1p((double) points.get(points.size() - 1).games());
        double part = most > 0 ? Math.log1p((double) point.games()) / most : 0;
        return getX() + theme.px(LEFT + MARGIN) + (float) (part * (getWidth() - theme.px(LEFT + 2 * MARGIN)));
    }

    private float height(double share) {
        return getY() + theme.px(MARGIN) + (float) (share * (getHeight() - 2 * theme.px(MARGIN)));
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        Painter painter = theme.painter().on(batch, parentAlpha);
        painter.fill(getX(), getY(), getWidth(), getHeight(), theme.color(Ink.PANEL_DIM));
        BitmapFont font = theme.fonts().font(Fonts.Face.REGULAR, Math.round(theme.px(13)));
        float left = theme.px(LEFT);
        for (int share : new int[] {0, 25, 50, 75, 100}) {
            float y = height(share / 100.0);
            boolean even = share == 50;
            painter.fill(
                    getX() + left, y, getWidth() - left, even ? 2 : 1, theme.color(even ? Ink.LINE_STRONG : Ink.LINE));
            painter.text(font, String.valueOf(share), getX() + left / 2, y, theme.color(Ink.DIM));
        }
        for (CurvePoint point : points) {
            float low = height(point.score().interval().low());
            float high = height(point.score().interval().high());
            painter.fill(at(point) - theme.px(1), low, theme.px(2), high - low, theme.color(Ink.ACCENT_LIGHT));
        }
        for (int i = 0; i + 1 < points.size(); i++) {
            CurvePoint from = points.get(i);
            CurvePoint to = points.get(i + 1);
            painter.line(
                    at(from),
                    height(from.score().points()),
                    at(to),
                    height(to.score().points()),
                    theme.px(LINE),
                    theme.color(Ink.ACCENT));
        }
        for (CurvePoint point : points) {
            painter.circle(at(point), height(point.score().points()), theme.px(4), theme.color(Ink.ACCENT));
        }
    }
}
