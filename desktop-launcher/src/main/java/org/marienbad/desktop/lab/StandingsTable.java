package org.marienbad.desktop.lab;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.lab.results.Standings;
import org.marienbad.lab.statistics.Interval;
import org.marienbad.lab.tournament.Tournament;

/** The entrants, the best first, with the figures of the report. Its cells stay; what they say changes. */
final class StandingsTable extends Table {
    private static final int NAME = 1;
    private static final String UNKNOWN = "–";

    private final Context context;
    private final Tournament tournament;
    private final List<List<Label>> rows = new ArrayList<>();

    StandingsTable(Context context, Tournament tournament) {
        this.context = context;
        this.tournament = tournament;
        setName("lab.standings");
        UiMessages words = context.words();
        defaults().padRight(px(8)).padBottom(px(4)).right();
        String[] heads = {"rank", "entrant", "elo", "games", "won", "drawn", "lost", "score"};
        for (int column = 0; column < heads.length; column++) {
            String key = "lab.head." + heads[column];
            Label head = cell(words.get(key), "small", column);
            add(context.widgets().tip(head, words.get(key + ".help"))).fillX();
        }
        for (int rank = 0; rank < tournament.entrants().size(); rank++) {
            row();
            List<Label> labels = new ArrayList<>();
            for (int column = 0; column < heads.length; column++) {
                Label label = cell("", column == NAME ? "bold" : "default", column);
                label.setName("lab.standings." + rank + "." + column);
                labels.add(label);
                var place = add(label);
                if (column == NAME) {
                    place.growX().minWidth(0).prefWidth(px(70));
                }
            }
            rows.add(labels);
        }
    }

    private float px(float units) {
        return context.theme().px(units);
    }

    private Label cell(String text, String style, int column) {
        Widgets widgets = context.widgets();
        Label label = column == NAME ? widgets.shortened(text, style) : widgets.label(text, style);
        label.setAlignment(column == NAME ? Align.left : Align.right);
        return label;
    }

    void show(Standings standings) {
        Locale locale = context.words().locale();
        for (int rank = 0; rank < rows.size(); rank++) {
            Standings.Row row = standings.rows().get(rank);
            Standings.Shares shares = row.shares();
            String player = tournament.entrants().get(row.entrant()).player().toString();
            String[] texts = {
                (rank + 1) + ".",
                Panels.name(context, tournament.entrants().get(row.entrant())),
                row.rating()
                        .map(known -> String.format(locale, "%+.0f ± %.0f", known.elo(), known.standardError())
                                .replace('-', '−'))
                        .orElse(UNKNOWN),
                String.format(locale, "%,d", row.games()),
                row.games() == 0
                        ? UNKNOWN
                        : percent(shares.won().value()) + " ("
                                + interval(shares.won().interval()) + ")",
                percent(shares.drawn().value()),
                percent(shares.lost().value()),
                number(row.means().score())
            };
            for (int column = 0; column < texts.length; column++) {
                rows.get(rank).get(column).setText(texts[column]);
            }
            String millis = String.format(locale, "%.2f", row.means().decisionMillis());
            String tip = context.words().get("lab.standings.tip", player, millis);
            context.widgets().tip(rows.get(rank).get(NAME), tip);
        }
        invalidateHierarchy();
    }

    private String number(double value) {
        return Double.isFinite(value) ? String.format(context.words().locale(), "%.1f", value) : UNKNOWN;
    }

    private String percent(double share) {
        return number(100 * share);
    }

    private String interval(Interval interval) {
        return String.format(context.words().locale(), "%.0f–%.0f", 100 * interval.low(), 100 * interval.high());
    }
}
