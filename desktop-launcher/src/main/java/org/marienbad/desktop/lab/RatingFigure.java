package org.marienbad.desktop.lab;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.widget.Ink;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.lab.results.Standings;
import org.marienbad.lab.results.Standings.Rating;
import org.marienbad.lab.statistics.Interval;
import org.marienbad.lab.tournament.Tournament;

/** The ratings of the entrants at a glance: a dot each on one axis, with the 95 % interval. */
final class RatingFigure extends Table {
    private static final double LEAST_SPAN = 100;

    private final Context context;
    private final Tournament tournament;
    private final List<Label> names = new ArrayList<>();
    private final List<Dot> dots = new ArrayList<>();
    private final Label least;
    private final Label most;
    private double from;
    private double to;

    RatingFigure(Context context, Tournament tournament) {
        this.context = context;
        this.tournament = tournament;
        setName("lab.ratings");
        float gap = context.theme().px(6);
        for (int rank = 0; rank < tournament.entrants().size(); rank++) {
            Label name = context.widgets().shortened("", "default");
            Dot dot = new Dot();
            names.add(name);
            dots.add(dot);
            add(name).left().minWidth(15 * gap).prefWidth(33 * gap).padRight(gap);
            add(dot).growX().minWidth(0);
            row();
        }
        least = context.widgets().label("", "small");
        most = context.widgets().label("", "small");
        most.setAlignment(Align.right);
        Table axis = new Table();
        axis.add(least);
        axis.add().growX();
        axis.add(most);
        add();
        add(axis).growX();
    }

    void show(Standings standings) {
        List<Optional<Rating>> ratings =
                standings.rows().stream().map(Standings.Row::rating).toList();
        from = -LEAST_SPAN / 2;
        to = LEAST_SPAN / 2;
        ratings.stream().flatMap(Optional::stream).forEach(rating -> {
            from = Math.min(from, rating.elo() - Interval.Z95 * rating.standardError());
            to = Math.max(to, rating.elo() + Interval.Z95 * rating.standardError());
        });
        for (int rank = 0; rank < dots.size(); rank++) {
            int entrant = standings.rows().get(rank).entrant();
            names.get(rank)
                    .setText((rank + 1) + ". "
                            + Panels.name(context, tournament.entrants().get(entrant)));
            dots.get(rank).rating = ratings.get(rank);
        }
        least.setText(elo(from));
        most.setText(elo(to));
    }

    private String elo(double rating) {
        return String.format(context.words().locale(), "%+.0f Elo", rating).replace('-', '−');
    }

    /** One rating on the axis, whose middle line is the mean of all. */
    private final class Dot extends Widget {
        private Optional<Rating> rating = Optional.empty();

        @Override
        public float getPrefHeight() {
            return context.theme().px(22);
        }

        private float at(double elo) {
            return getX() + (float) ((elo - from) / (to - from)) * getWidth();
        }

        @Override
        public void draw(Batch batch, float parentAlpha) {
            Theme theme = context.theme();
            Painter painter = theme.painter().on(batch, parentAlpha);
            float middle = getY() + getHeight() / 2;
            painter.fill(
                    getX(), getY() + theme.px(1), getWidth(), getHeight() - theme.px(2), theme.color(Ink.PANEL_DIM));
            painter.fill(at(0), getY(), theme.px(1), getHeight(), theme.color(Ink.LINE_STRONG));
            rating.ifPresent(known -> {
                double error = Interval.Z95 * known.standardError();
                float low = at(known.elo() - error);
                float high = at(known.elo() + error);
                painter.fill(low, middle - theme.px(1.5f), high - low, theme.px(3), theme.color(Ink.ACCENT_LIGHT));
                painter.circle(at(known.elo()), middle, theme.px(5), theme.color(Ink.ACCENT));
            });
        }
    }
}
