package org.marienbad.desktop.analysis;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import org.marienbad.desktop.board.SeatColors;
import org.marienbad.desktop.widget.Ink;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Theme;

/** The share of all payoffs that each seat may expect, as a bar in the colors of the seats. */
final class ValueBar extends Widget {
    private static final float HEIGHT = 14;

    private final Theme theme;
    private final SeatColors colors;
    private double[] shares = {};

    ValueBar(Theme theme, SeatColors colors) {
        this.theme = theme;
        this.colors = colors;
        setName("analysis.bar");
    }

    /** Parts of 1; empty where nothing is known. */
    void show(double[] bySeat) {
        shares = bySeat.clone();
    }

    double[] shares() {
        return shares.clone();
    }

    @Override
    public float getPrefHeight() {
        return theme.px(HEIGHT);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        Painter painter = theme.painter().on(batch, parentAlpha);
        float x = getX();
        painter.fill(x, getY(), getWidth(), getHeight(), theme.color(Ink.LINE));
        for (int seat = 0; seat < shares.length; seat++) {
            float width = (float) (shares[seat] * getWidth());
            painter.fill(x, getY(), width, getHeight(), colors.of(seat));
            x += width;
        }
        float half = getX() + getWidth() / 2;
        if (shares.length == 2) {
            painter.fill(
                    half - theme.px(1),
                    getY() - theme.px(2),
                    theme.px(2),
                    getHeight() + theme.px(4),
                    theme.color(Ink.TEXT));
        }
        painter.frame(getX(), getY(), getWidth(), getHeight(), 1, theme.px(1), theme.color(Ink.LINE_STRONG));
    }
}
