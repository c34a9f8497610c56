package org.marienbad.desktop.history;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import org.marienbad.desktop.board.PictureView;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.History;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.desktop.widget.SearchField;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.drawing.Artwork;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.text.Messages;
import org.marienbad.store.GameSummary;

/** The games that were played, to be searched, opened, exported and deleted. */
public final class HistoryScreen extends Table {
    /** To see more, narrow the search. */
    private static final int MOST = 100;

    private static final int THUMBNAIL_WIDTH = 120;
    private static final int THUMBNAIL_HEIGHT = 72;

    private final Context context;
    private final History history;
    private final Widgets widgets;
    private final UiMessages words;
    private final SearchField search;
    private final Table list = new Table();

    public HistoryScreen(Context context, History history) {
        this.context = context;
        this.history = history;
        widgets = context.widgets();
        words = context.words();
        setName("historyScreen");
        search = new SearchField(
                widgets,
                "history.search",
                "",
                words.get("history.search"),
                words.get("search.clear"),
                wanted -> refresh());
        show(false);
    }

    /** Shows the games, or how they went. */
    private void show(boolean counting) {
        clearChildren();
        pad(px(22), px(26), px(22), px(26));
        Table find = new Table();
        if (!counting) {
            find.add(search).width(px(260)).padRight(px(10));
        }
        String other = words.get(counting ? "history.games" : "history.statistics");
        find.add(widgets.button("history.count", other, "default", () -> show(!counting)))
                .fillY();
        Runnable back = counting ? () -> show(false) : context.screens()::home;
        Table header = context.header(words.get(counting ? "history.statistics" : "history.title"), back, find);
        add(header).growX().padBottom(px(18));
        row();
        Table panel = new Table();
        panel.setBackground(widgets.drawable("panel"));
        Table holder = new Table();
        holder.add(counting ? new StatisticsPanel(context, history) : list).growX();
        holder.row();
        holder.add().grow();
        panel.add(widgets.scroll(holder)).grow();
        add(panel).grow();
        if (!counting) {
            refresh();
        }
    }

    private float px(float units) {
        return widgets.theme().px(units);
    }

    private void refresh() {
        String wanted = search.text();
        empty(List.of());
        history.find(wanted, words, MOST, games -> {
            if (wanted.equals(search.text())) { // somebody may have typed on
                empty(games);
                games.forEach(this::add);
                drawNext(games, 0);
            }
        });
    }

    /** Draws how one game after the other stands, so that the list is there before they are all played again. */
    private void drawNext(List<GameSummary> games, int index) {
        if (index == games.size() || getStage() == null) {
            return;
        }
        Container<Actor> frame =
                list.findActor("history.picture." + games.get(index).id());
        if (frame == null) {
            return; // another list is shown now
        }
        history.view(games.get(index).id(), view -> {
            view.ifPresent(last -> frame.setActor(picture(last)));
            drawNext(games, index + 1);
        });
    }

    private Actor picture(MatchView last) {
        Messages names = last.setup().provider().messages(words.locale());
        PictureView picture = new PictureView(
                        widgets.theme(),
                        Artwork.of(last.setup().provider()),
                        names::get,
                        last.picture(),
                        Marks.NONE,
                        px(THUMBNAIL_HEIGHT))
                .silent();
        picture.setName("history.thumbnail");
        return picture;
    }

    private void empty(List<GameSummary> games) {
        list.clearChildren();
        if (games.isEmpty()) {
            list.add(widgets.label(words.get("history.none"), "dim")).left().pad(px(8));
        }
    }

    private void add(GameSummary game) {
        Table row = new Table();
        row.setName("history.game." + game.id());
        row.setBackground(widgets.drawable("card"));
        String title = history.title(game, words);
        Container<Actor> frame = new Container<>();
        frame.setName("history.picture." + game.id());
        frame.fill();
        row.add(frame).size(px(THUMBNAIL_WIDTH), px(THUMBNAIL_HEIGHT)).padRight(px(14));
        Table text = new Table();
        text.add(widgets.tip(widgets.shortened(title, "bold"), title)).growX().minWidth(0);
        text.row();
        text.add(widgets.shortened(time(game), "small")).growX().minWidth(0).padTop(px(2));
        row.add(text).growX().minWidth(0).padRight(px(12));
        row.add(widgets.shortened(history.state(game, words), "default"))
                .width(px(170))
                .padRight(px(12));
        row.add(button("open", game, () -> context.screens().resume(game.id())))
                .minWidth(px(110)) // either word, so that the column before it is straight
                .padRight(px(8));
        row.add(button("export", game, () -> history.load(game.id(), context.archive()::export)))
                .padRight(px(8));
        row.add(button("delete", game, () -> askToDelete(game, title)));
        list.add(row).growX().padBottom(px(8));
        list.row();
    }

    private Actor button(String action, GameSummary game, Runnable reaction) {
        String label = switch (action) {
            case "open" -> game.isFinished() ? words.get("history.look") : words.get("history.continue");
            case "export" -> words.get("history.export");
            default -> words.get("history.delete");
        };
        return widgets.button("history." + action + "." + game.id(), label, "default", reaction);
    }

    private String time(GameSummary game) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(words.locale())
                .withZone(ZoneId.systemDefault())
                .format(game.updated());
    }

    private void askToDelete(GameSummary game, String title) {
        new Notice(widgets, "history.deleting", words.get("history.delete"))
                .text(words.get("history.deleting", title, time(game)))
                .button("history.sure", words.get("history.delete"), () -> history.delete(game.id(), this::refresh))
                .button("dialog.cancel", words.get("dialog.cancel"), () -> {})
                .show(context.stage());
    }
}
