package org.marienbad.desktop.home;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.text.Collator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.SearchField;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.play.GallerySieve;

/**
 * The first screen of the window: all games, each a click away, the game left last, and the ways to the other rooms.
 */
public final class HomeScreen extends Table {
    /**
     * A way to another room.
     *
     * @param name of the button
     */
    public record Way(String name, Icon icon, String label, Runnable go) {}

    private static final float NARROWEST = 216;
    private static final float WIDEST = 470;
    private static final float GAP = 16;

    private final Context context;
    private final Table head = new Table();
    private final Cell<Table> headCell;
    private final Table grid = new Table();
    private final List<GameCard> cards;
    private final Label nothing;
    private List<GameCard> wanted;
    private GallerySieve sieve;
    private final ScrollPane scroll;
    private int columns;
    private float across;

    /**
     * The first screen.
     *
     * @param friend plays a game with a friend
     */
    public HomeScreen(Context context, List<Way> ways, Consumer<GameProvider> friend) {
        this.context = context;
        sieve = context.sieve();
        setName("homeScreen");
        Widgets widgets = context.widgets();
        pad(px(20), px(26), px(18), px(26));
        head.add(header(ways)).growX().padBottom(px(10));
        head.row();
        head.add(search()).growX().padBottom(px(14));
        headCell = add(head).growX();
        row();
        cards = games(context).stream()
                .map(game -> new GameCard(context, game, () -> friend.accept(game)))
                .toList();
        wanted = cards.stream().filter(card -> card.suits(sieve)).toList();
        nothing = widgets.label(context.words().get("home.nothing"), "dim");
        nothing.setName("home.nothing");
        grid.top();
        scroll = widgets.scroll(grid);
        scroll.setName("gallery");
        add(scroll).grow();
        if (cards.isEmpty()) {
            nothing.setText(context.words().get("new.noGames"));
        }
    }

    /** The favorites, the games played last, then the others by their prominence and names. */
    private static List<GameProvider> games(Context context) {
        List<String> recent = context.options().recent();
        List<String> favorites = context.options().favorites();
        return context.newGame().games().stream()
                .sorted(Comparator.comparing((GameProvider game) -> !favorites.contains(game.id()))
                        .thenComparingInt(
                                game -> recent.contains(game.id()) ? recent.indexOf(game.id()) : recent.size())
                        .thenComparing(GameProvider.PROMINENT_FIRST)
                        .thenComparing(
                                context.words()::name,
                                Collator.getInstance(context.words().locale())))
                .toList();
    }

    private float px(float units) {
        return context.theme().px(units);
    }

    private Table header(List<Way> ways) {
        UiMessages words = context.words();
        Widgets widgets = context.widgets();
        Table header = new Table();
        header.add(widgets.label(words.get("window.title"), "title"));
        header.add(widgets.shortened(words.get("home.heading"), "heading"))
                .padLeft(px(16))
                .bottom()
                .padBottom(px(3))
                .growX()
                .prefWidth(0)
                .minWidth(0);
        for (Way way : ways) {
            header.add(
                            way.label.isEmpty()
                                    ? widgets.icon(way.name, way.icon, words.get(way.name + ".title"), way.go)
                                    : widgets.iconWords(way.name, way.icon, way.label, "quiet", way.go))
                    .minWidth(0)
                    .padLeft(px(2));
        }
        return header;
    }

    /** The games left last, the search and the filters. */
    private Table search() {
        UiMessages words = context.words();
        Table row = new Table();
        row.add(new ContinueButtons(context)).growX().minWidth(0).fillY();
        row.add(new SearchField(
                        context.widgets(),
                        "home.search",
                        sieve.words(),
                        words.get("home.search"),
                        words.get("search.clear"),
                        wanted -> sift(new GallerySieve(wanted, sieve.players(), sieve.minutes(), sieve.kind()))))
                .minWidth(0)
                .prefWidth(px(150));
        row.add(filter(
                        "players",
                        sieve.players(),
                        GallerySieve.PLAYERS,
                        players -> new GallerySieve(sieve.words(), players, sieve.minutes(), sieve.kind())))
                .minWidth(0)
                .prefWidth(px(116));
        row.add(filter(
                        "minutes",
                        sieve.minutes(),
                        GallerySieve.MINUTES,
                        minutes -> new GallerySieve(sieve.words(), sieve.players(), minutes, sieve.kind())))
                .minWidth(0)
                .prefWidth(px(126));
        row.add(filter(
                        "kind",
                        sieve.kind(),
                        GallerySieve.KINDS,
                        kind -> new GallerySieve(sieve.words(), sieve.players(), sieve.minutes(), kind)))
                .minWidth(0)
                .prefWidth(px(158));
        row.getCells().forEach(cell -> cell.padLeft(px(8)));
        row.getCells().first().padLeft(0);
        return row;
    }

    private Select<String> filter(String name, String now, List<String> values, Function<String, GallerySieve> chosen) {
        UiMessages words = context.words();
        String key = "home.filter." + name;
        List<Select.Item<String>> items = new ArrayList<>();
        items.add(new Select.Item<>("", words.get(key)));
        values.forEach(value -> items.add(new Select.Item<>(value, words.get(key + "." + value))));
        Select<String> select = new Select<>(context.theme(), items, now, value -> sift(chosen.apply(value)));
        select.setName(key);
        return select;
    }

    /** Leaves the games that are wanted. */
    private void sift(GallerySieve other) {
        sieve = other;
        context.sieve(other);
        wanted = cards.stream().filter(card -> card.suits(sieve)).toList();
        columns = 0;
        invalidate();
    }

    @Override
    protected void sizeChanged() {
        super.sizeChanged();
        invalidate();
    }

    @Override
    public void layout() {
        super.layout();
        float room = scroll.getWidth() - px(10);
        if (room > 0) {
            int count = columns(room, scroll.getHeight());
            if (count != columns || room != across) {
                columns = count;
                across = room;
                arrange(room);
                super.layout();
            }
        }
    }

    /** As few columns as show all games at once; if the cards became too small for that, scrolls. */
    private int columns(float width, float height) {
        for (int count = 1; width(width, count) >= px(NARROWEST); count++) {
            int rows = (cards.size() + count - 1) / count;
            float high = GameCard.height(context, Math.min(px(WIDEST), width(width, count)));
            if (rows * high + (rows - 1) * px(GAP) <= height) {
                return count;
            }
        }
        return Math.max(1, (int) ((width + px(GAP)) / px(NARROWEST + GAP)));
    }

    private float width(float all, int count) {
        return (all - (count - 1) * px(GAP)) / count;
    }

    private void arrange(float room) {
        float width = Math.min(px(WIDEST), width(room, columns));
        float height = GameCard.height(context, width);
        grid.clearChildren();
        if (wanted.isEmpty()) {
            grid.add(nothing).padTop(px(30)).padBottom(px(10));
            grid.row();
            grid.add(context.widgets().button("home.all", context.words().get("home.all"), "default", () -> {
                context.sieve(GallerySieve.ALL);
                context.screens().home();
            }));
        }
        for (int i = 0; i < wanted.size(); i++) {
            boolean last = i % columns == columns - 1;
            grid.add(wanted.get(i))
                    .size(width, height)
                    .padRight(last ? 0 : px(GAP))
                    .padBottom(i / columns < (wanted.size() - 1) / columns ? px(GAP) : 0);
            if (last) {
                grid.row();
            }
        }
        // The cards of a row that is not full stay in their columns.
        for (int i = wanted.size(); i % columns != 0 && !wanted.isEmpty(); i++) {
            grid.add().width(width).padRight(i % columns == columns - 1 ? 0 : px(GAP));
        }
        grid.invalidateHierarchy();
        // The head is as wide as the games below, which are in the middle, beside the bar that scrolls them.
        float beside = (getWidth() - getPadX() - columns * width - (columns - 1) * px(GAP)) / 2;
        headCell.padLeft(beside).padRight(beside);
    }
}
