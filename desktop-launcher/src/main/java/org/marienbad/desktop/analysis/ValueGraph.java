package org.marienbad.desktop.analysis;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.marienbad.desktop.board.SeatColors;
import org.marienbad.desktop.widget.Fonts;
import org.marienbad.desktop.widget.Ink;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.play.analysis.Worth;

/** The value of each position of a game for the seats; a click shows the nearest one, near a sign that of the sign. */
final class ValueGraph extends Widget {
    private static final float HEIGHT = 96;
    private static final float REACH = 9;
    private static final float LINE = 2.2f;
    private static final float EDGED = 4.4f;

    private final Theme theme;
    private final SeatColors colors;
    private List<Optional<Worth>> worths = List.of();
    private Map<Integer, String> signs = Map.of();
    private double least;
    private double most = 1;
    private int shown;

    /** @param chosen gets the number of plies before the position that was clicked */
    ValueGraph(Theme theme, SeatColors colors, IntConsumer chosen) {
        this.theme = theme;
        this.colors = colors;
        setName("analysis.graph");
        addListener(new ClickListener() {
            @Override
            public void clicked(InputEvent event, float x, float y) {
                if (worths.size() > 1) {
                    chosen.accept(nearest(x));
                }
            }
        });
    }

    /** Payoffs are drawn from {@code low} to {@code high}. */
    void scale(double low, double high) {
        least = low;
        most = high;
    }

    /**
     * Shows the values found so far.
     *
     * @param signed the signs of plies, each of which stands at the position before the ply
     * @param index the position shown
     */
    void show(List<Optional<Worth>> known, Map<Integer, String> signed, int index) {
        worths = known;
        signs = signed;
        shown = index;
    }

    /** The place of position {@code index}, from the left edge. */
    float at(int index) {
        return worths.size() < 2 ? 0 : margin() + index * (getWidth() - 2 * margin()) / (worths.size() - 1);
    }

    /** Room for half a mark at either end. */
    private float margin() {
        return theme.px(REACH);
    }

    private int nearest(float x) {
        return signs.keySet().stream()
                .filter(position -> Math.abs(at(position) - x) <= theme.px(REACH))
                .min((one, other) -> Float.compare(Math.abs(at(one) - x), Math.abs(at(other) - x)))
                .orElseGet(() -> Math.max(
                        0,
                        Math.min(
                                worths.size() - 1,
                                Math.round((x - margin()) * (worths.size() - 1) / (getWidth() - 2 * margin())))));
    }

    @Override
    public float getPrefHeight() {
        return theme.px(HEIGHT);
    }

    private float height(double payoff) {
        double part = most > least ? (payoff - least) / (most - least) : .5;
        return getY() + theme.px(4) + (float) (part * (getHeight() - theme.px(8)));
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        Painter painter = theme.painter().on(batch, parentAlpha);
        painter.fill(getX(), getY(), getWidth(), getHeight(), theme.color(Ink.PANEL_DIM));
        painter.fill(getX(), getY() + getHeight() / 2, getWidth(), 1, theme.color(Ink.LINE_STRONG));
        float at = getX() + at(shown);
        painter.fill(at - 1, getY(), 2, getHeight(), theme.color(Ink.ACCENT));
        int seats = worths.stream()
                .flatMap(Optional::stream)
                .findFirst()
                .map(worth -> worth.payoffs().size())
                .orElse(0);
        for (int seat = 0; seat < seats; seat++) {
            line(painter, seat);
        }
        signs.forEach((ply, sign) -> sign(painter, ply, sign));
    }

    /** In the color of text, as a color of a player would tell whose it is. */
    private void sign(Painter painter, int ply, String sign) {
        float x = getX() + at(ply);
        float y = getY() + theme.px(9);
        Color words = theme.color(Ink.TEXT);
        Color ground = theme.color(Ink.PANEL);
        painter.circle(x, y, theme.px(8), words);
        painter.circle(x, y, theme.px(7), ply == shown ? words : ground);
        painter.text(
                theme.fonts().font(Fonts.Face.BOLD, Math.round(theme.px(12))),
                sign,
                x,
                y,
                ply == shown ? ground : words);
    }

    /** Gaps where nothing is known are passed over. */
    private void line(Painter painter, int seat) {
        List<Float> points = new ArrayList<>();
        for (int i = 0; i < worths.size(); i++) {
            int index = i;
            worths.get(i)
                    .map(worth -> worth.payoffs().get(seat))
                    .filter(payoff -> !payoff.isNaN())
                    .ifPresent(payoff -> {
                        points.add(getX() + at(index));
                        points.add(height(payoff));
                    });
        }
        Color color = colors.of(seat);
        Color edge = colors.edge(seat);
        if (!edge.equals(color)) {
            line(painter, points, EDGED, edge);
        }
        line(painter, points, LINE, color);
    }

    private void line(Painter painter, List<Float> points, float width, Color color) {
        if (points.size() == 2) {
            painter.circle(points.get(0), points.get(1), theme.px(width * 1.1f), color);
        }
        for (int i = 0; i + 3 < points.size(); i += 2) {
            painter.line(
                    points.get(i), points.get(i + 1), points.get(i + 2), points.get(i + 3), theme.px(width), color);
        }
    }
}
