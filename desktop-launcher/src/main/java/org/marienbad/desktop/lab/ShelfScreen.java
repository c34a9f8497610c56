package org.marienbad.desktop.lab;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.stream.Collectors;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.lab.folder.TournamentShelf;
import org.marienbad.lab.tournament.Entrant;
import org.marienbad.lab.tournament.Tournament;

/** The tournaments that were begun earlier, to be looked at and gone on with. */
final class ShelfScreen extends Table {
    private final Context context;
    private final Lab lab;
    private final Widgets widgets;
    private final UiMessages words;
    private final Table list = new Table();

    ShelfScreen(Context context, Lab lab, List<TournamentShelf.Begun> begun) {
        this.context = context;
        this.lab = lab;
        widgets = context.widgets();
        words = context.words();
        setName("labShelf");
        pad(px(22), px(26), px(22), px(26));
        Table header = Panels.header(context, words.get("lab.earlier"), lab::back);
        Panels.button(context, header, "lab.plan", words.get("lab.new"), lab::plan);
        Panels.gear(context, header);
        add(header).growX().padBottom(px(18));
        row();
        add(Panels.panel(context, words.get("lab.earlier.heading"), list)).grow();
        begun.forEach(this::add);
        if (begun.isEmpty()) {
            list.add(widgets.label(words.get("lab.earlier.none"), "dim")).left();
        }
    }

    private float px(float units) {
        return context.theme().px(units);
    }

    private void add(TournamentShelf.Begun begun) {
        Tournament tournament = begun.tournament();
        Table card = new Table();
        card.setBackground(widgets.drawable("card"));
        Table text = new Table();
        text.add(widgets.shortened(
                        words.get(
                                "lab.earlier.title",
                                words.name(tournament.setup().provider()),
                                tournament.entrants().size(),
                                tournament.options().seed()),
                        "bold"))
                .growX()
                .minWidth(0);
        text.row();
        text.add(widgets.shortened(
                        tournament.entrants().stream().map(Entrant::name).collect(Collectors.joining(", ")), "small"))
                .growX()
                .minWidth(0)
                .padTop(px(2));
        card.add(text).growX().minWidth(0).padRight(px(12));
        String time = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(words.locale())
                .withZone(ZoneId.systemDefault())
                .format(begun.changed());
        card.add(widgets.shortened(time, "small")).width(px(150)).padRight(px(12));
        card.add(widgets.shortened(words.get("lab.earlier.games", begun.games(), tournament.games()), "default"))
                .width(px(150))
                .padRight(px(12));
        String name = "lab.open." + begun.folder().getFileName();
        card.add(widgets.button(name, words.get("lab.open"), "default", () -> lab.open(begun)));
        list.add(card).growX().padBottom(px(8));
        list.row();
    }
}
