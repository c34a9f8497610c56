package org.marienbad.desktop.history;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.History;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.lab.statistics.Interval;
import org.marienbad.lab.statistics.Proportion;
import org.marienbad.play.Tally;

/** How persons fared in the games that were played: a table by game, opponent, level or who moved first. */
final class StatisticsPanel extends Table {
    private final History history;
    private final Widgets widgets;
    private final UiMessages words;
    private final Select<Tally.Group> by;
    private final Table table = new Table();

    StatisticsPanel(Context context, History history) {
        this.history = history;
        widgets = context.widgets();
        words = context.words();
        setName("history.statistics");
        by = new Select<>(
                widgets.theme(),
                Arrays.stream(Tally.Group.values())
                        .map(group -> new Select.Item<>(group, words.get("history.by." + key(group))))
                        .toList(),
                Tally.Group.OPPONENT,
                group -> refresh());
        by.setName("history.by");
        Table header = new Table();
        header.add(widgets.label(words.get("history.by"), "default")).padRight(px(10));
        header.add(by).width(px(220));
        header.add().growX();
        add(header).growX().padBottom(px(14));
        row();
        add(table).growX();
        refresh();
    }

    private static String key(Tally.Group group) {
        return group.name().toLowerCase(Locale.ROOT);
    }

    private float px(float units) {
        return widgets.theme().px(units);
    }

    private void refresh() {
        Tally.Group group = by.value();
        history.statistics(group, tallies -> {
            if (group == by.value()) { // somebody may have chosen on
                show(tallies);
            }
        });
    }

    private void show(List<Tally> tallies) {
        table.clearChildren();
        table.setName("history.tallies." + key(by.value()));
        if (tallies.isEmpty()) {
            table.add(widgets.wrapped(words.get("history.uncounted"), "dim")).growX();
            return;
        }
        boolean opponents = by.value() != Tally.Group.GAME;
        boolean starters = by.value() == Tally.Group.STARTER;
        words(words.get("history.game"), "small");
        if (opponents) {
            words(words.get("history.opponent"), "small");
        }
        if (starters) {
            words(words.get("history.moved"), "small");
        }
        for (String column : new String[] {"games", "won", "drawn", "lost"}) {
            number(words.get("history.column." + column), "small");
        }
        number(words.get("history.share"), "small");
        table.row();
        for (Tally tally : tallies) {
            words(history.name(tally.game(), words), "bold");
            if (opponents) {
                words(
                        by.value() == Tally.Group.OPPONENT
                                ? history.opponents(tally.opponent(), words)
                                : history.exactOpponent(tally.opponent(), words),
                        "default");
            }
            tally.first().ifPresent(first -> words(words.get(first ? "history.first" : "history.second"), "default"));
            number(String.valueOf(tally.games()), "default");
            number(String.valueOf(tally.wins()), "default");
            number(String.valueOf(tally.draws()), "default");
            number(String.valueOf(tally.losses()), "default");
            number(share(tally), "default");
            table.row();
        }
    }

    private String share(Tally tally) {
        Proportion won = new Proportion(tally.wins(), tally.games());
        Interval interval = won.interval();
        return words.get("history.percent", won.value(), interval.low(), interval.high());
    }

    private void words(String text, String style) {
        table.add(widgets.tip(widgets.shortened(text, style), text))
                .left()
                .growX()
                .minWidth(0)
                .pad(px(5), px(4), px(5), px(14));
    }

    private void number(String text, String style) {
        Label label = widgets.label(text, style);
        label.setAlignment(Align.right);
        table.add(label).fillX().minWidth(px(64)).pad(px(5), px(4), px(5), px(14));
    }
}
