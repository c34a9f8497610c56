package org.marienbad.desktop.lab;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.utils.Align;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.lab.live.LiveTournament;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

/** Finished games, such as the longest or the closest, each to be opened as a replay; any other by its number. */
final class GamesPanel extends Table {
    private static final int MOST = 60;

    private final Context context;
    private final Lab lab;
    private final LiveTournament live;
    private final Widgets widgets;
    private final UiMessages words;
    private final Table list = new Table();
    private final ScrollPane scroll;
    private Order order = Order.NEWEST;
    private long last = -1;

    /** Which of the finished games come first. */
    private enum Order {
        NEWEST(Comparator.comparingInt(game -> 0)),
        LONGEST(Comparator.comparingInt(game -> -game.length())),
        SHORTEST(Comparator.comparingInt(GameResult::length)),
        CLOSEST(Comparator.comparingDouble(GamesPanel::margin));

        private final Comparator<GameResult> first;

        Order(Comparator<GameResult> first) {
            this.first = first;
        }

        String key() {
            return "lab.games." + name().toLowerCase(Locale.ROOT);
        }
    }

    GamesPanel(Context context, Lab lab, LiveTournament live) {
        this.context = context;
        this.lab = lab;
        this.live = live;
        widgets = context.widgets();
        words = context.words();
        setName("lab.games");
        TextField number = new TextField("", widgets.theme().skin());
        number.setName("lab.number");
        number.setMessageText(words.get("lab.number"));
        TextButton open =
                widgets.button("lab.number.open", words.get("lab.open"), "default", () -> open(number.getText()));
        Table choice = new Table();
        Select<Order> orders = new Select<>(
                widgets.theme(),
                Stream.of(Order.values())
                        .map(each -> new Select.Item<>(each, words.get(each.key())))
                        .toList(),
                order,
                chosen -> {
                    order = chosen;
                    last = -1;
                    list(live.recent());
                });
        orders.setName("lab.games.order");
        add(orders).growX().padBottom(px(8));
        row();
        choice.add(number).growX().padRight(px(8));
        choice.add(open);
        add(choice).growX().padBottom(px(8));
        row();
        list.top().left();
        scroll = widgets.scroll(list);
        add(scroll).grow();
    }

    private float px(float units) {
        return context.theme().px(units);
    }

    private void open(String typed) {
        try {
            lab.replay(live, Long.parseLong(typed.strip()));
        } catch (NumberFormatException malformed) {
            lab.tell(words.get("lab.number.malformed", typed, live.tournament().games() - 1));
        }
    }

    @Override
    protected void setStage(Stage stage) {
        super.setStage(stage);
        show();
    }

    /** Shows the games finished since, unless the pointer is on the list and somebody is about to click. */
    void show() {
        if (getStage() == null || isPointed()) {
            return;
        }
        List<GameResult> games = live.recent();
        long newest = games.isEmpty() ? -1 : games.get(0).fixture().index();
        if (newest == last && list.hasChildren()) {
            return;
        }
        last = newest;
        list(games);
    }

    private void list(List<GameResult> games) {
        list.clearChildren();
        if (games.isEmpty()) {
            list.add(widgets.label(words.get("lab.games.none"), "dim")).left();
        }
        games.stream().sorted(order.first).limit(MOST).forEach(this::add);
    }

    /** By how much the winner is ahead of the next, in points of the game, else in payoffs. */
    private static double margin(GameResult game) {
        double[] sorted = game.scores().length > 1
                ? Arrays.stream(game.scores()).asDoubleStream().sorted().toArray()
                : Arrays.stream(game.payoffs()).sorted().toArray();
        return sorted.length < 2 ? 0 : sorted[sorted.length - 1] - sorted[sorted.length - 2];
    }

    private boolean isPointed() {
        Vector2 at = scroll.screenToLocalCoordinates(new Vector2(Gdx.input.getX(), Gdx.input.getY()));
        Actor hit = scroll.hit(at.x, at.y, true);
        return hit != null && list.hasChildren() && last >= 0;
    }

    private void add(GameResult game) {
        long index = game.fixture().index();
        TextButton row = widgets.button("lab.game." + index, title(game), "row", () -> lab.replay(live, index));
        widgets.tip(row, title(game));
        row.getLabel().setAlignment(Align.left);
        row.getLabel().setEllipsis(true);
        row.getLabelCell().minWidth(0).growX();
        list.add(row).growX().minWidth(0);
        list.row();
    }

    private String title(GameResult game) {
        Tournament plan = live.tournament();
        int seats = game.payoffs().length;
        String names = game.fixture().entrants().stream()
                .map(entrant -> Panels.name(context, plan.entrants().get(entrant)))
                .collect(Collectors.joining(" – "));
        String points = game.scores().length > 0
                ? Arrays.stream(game.scores()).mapToObj(String::valueOf).collect(Collectors.joining(" : "))
                : IntStream.range(0, seats)
                        .mapToObj(seat -> points(game.points(seat)))
                        .collect(Collectors.joining(" : "));
        return game.forfeit()
                .map(why -> words.get("lab.games.forfeit", index(game), names, points))
                .orElseGet(() -> words.get("lab.games.row", index(game), names, points, game.length()));
    }

    private static String index(GameResult game) {
        return String.valueOf(game.fixture().index());
    }

    private static String points(double points) {
        return points == 1 ? "1" : points == 0 ? "0" : "½";
    }
}
