package org.marienbad.desktop.lab;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.drawing.PictureColors;
import org.marienbad.lab.results.Standings;
import org.marienbad.lab.statistics.Interval;
import org.marienbad.lab.tournament.Tournament;

/** Points of each entrant against each other, with their intervals. Its cells stay; what they say changes. */
final class CrossTable extends Table {
    /** Of more the report shows the table; on a screen nobody could read it. */
    private static final int MOST = 16;

    private final Context context;
    private final Tournament tournament;
    private final List<Label> names = new ArrayList<>();
    private final List<List<Cell>> cells = new ArrayList<>();

    CrossTable(Context context, Tournament tournament) {
        this.context = context;
        this.tournament = tournament;
        setName("lab.cross");
        int entrants = tournament.entrants().size();
        Widgets widgets = context.widgets();
        if (entrants > MOST) {
            add(widgets.label(context.words().get("lab.cross.big", MOST), "dim"));
            return;
        }
        left().defaults().pad(px(1));
        add();
        for (int column = 0; column < entrants; column++) {
            add(widgets.label((column + 1) + ".", "small"));
        }
        for (int rank = 0; rank < entrants; rank++) {
            row();
            Label name = widgets.shortened("", "default");
            names.add(name);
            add(name).left().minWidth(px(90)).prefWidth(px(200)).padRight(px(6));
            List<Cell> line = new ArrayList<>();
            for (int column = 0; column < entrants; column++) {
                Cell cell = new Cell(context, "lab.cross." + rank + "." + column);
                line.add(cell);
                add(cell).width(px(64)).fillY();
            }
            cells.add(line);
        }
    }

    private float px(float units) {
        return context.theme().px(units);
    }

    void show(Standings standings) {
        for (int rank = 0; rank < cells.size(); rank++) {
            int entrant = standings.rows().get(rank).entrant();
            names.get(rank)
                    .setText((rank + 1) + ". "
                            + Panels.name(context, tournament.entrants().get(entrant)));
            for (int column = 0; column < cells.size(); column++) {
                cells.get(rank).get(column).show(standings.cross().get(rank).get(column));
            }
        }
        invalidateHierarchy();
    }

    /** The score of one against another: blue for more than half of the points, orange for less, as in the report. */
    private static final class Cell extends Table {
        /** With more, the interval is hard to read in a dark theme. */
        private static final double MOST_HEAT = .3;

        private final Context context;
        private final Label points;
        private final Label interval;
        private final Color heat = new Color();

        Cell(Context context, String name) {
            this.context = context;
            points = context.widgets().label("", "default");
            points.setName(name);
            points.setAlignment(Align.center);
            interval = context.widgets().label("", "small");
            interval.setAlignment(Align.center);
            pad(
                    context.theme().px(3),
                    context.theme().px(6),
                    context.theme().px(3),
                    context.theme().px(6));
            add(points);
            row();
            add(interval);
        }

        void show(Standings.Duel duel) {
            if (duel.games() == 0) {
                points.setText("");
                interval.setText("");
                heat.a = 0;
                return;
            }
            UiMessages words = context.words();
            Locale locale = words.locale();
            double share = duel.points();
            Interval range = duel.interval();
            points.setText(String.format(locale, "%.1f", 100 * share));
            interval.setText(String.format(locale, "%.0f–%.0f", 100 * range.low(), 100 * range.high()));
            Color.rgb888ToColor(heat, share >= .5 ? PictureColors.BLUE : PictureColors.ORANGE);
            heat.a = (float) (Math.abs(share - .5) * MOST_HEAT * 2);
            String tip = words.get(
                    "lab.cross.tip", duel.ahead().successes(), duel.behind().successes(), duel.games());
            context.widgets().tip(this, tip);
        }

        @Override
        protected void drawBackground(Batch batch, float alpha, float x, float y) {
            if (heat.a > 0) {
                context.theme()
                        .painter()
                        .on(batch, alpha)
                        .box(x, y, getWidth(), getHeight(), context.theme().px(4), heat);
            }
        }
    }
}
