package org.marienbad.desktop.home;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.GameProvider;

/**
 * The first screen of the window: all games, each a click away, the game left last, and the ways to the other rooms.
 */
public final class HomeScreen extends Table {
    /**
     * A way to another room.
     *
     * @param name of the button
     */
    public record Way(String name, String label, Runnable go) {}

    private static final float NARROWEST = 216;
    private static final float WIDEST = 470;
    private static final float GAP = 16;

    private final Context context;
    private final Table head = new Table();
    private final Cell<Table> headCell;
    private final Table grid = new Table();
    private final List<GameCard> cards;
    private final ScrollPane scroll;
    private int columns;
    private float across;

    public HomeScreen(Context context, List<Way> ways) {
        this.context = context;
        setName("homeScreen");
        Widgets widgets = context.widgets();
        pad(px(20), px(26), px(18), px(26));
        head.add(header()).growX().padBottom(px(12));
        head.row();
        head.add(ways(ways)).growX().padBottom(px(14));
        headCell = add(head).growX();
        row();
        cards = games(context).stream().map(game -> new GameCard(context, game)).toList();
        grid.top();
        scroll = widgets.scroll(grid);
        scroll.setName("gallery");
        add(scroll).grow();
        if (cards.isEmpty()) {
            grid.add(widgets.label(context.words().get("new.noGames"), "error"));
        }
    }

    /** The games by their prominence. */
    private static List<GameProvider> games(Context context) {
        return context.newGame().games().stream()
                .sorted(GameProvider.PROMINENT_FIRST)
                .toList();
    }

    private float px(float units) {
        return context.theme().px(units);
    }

    private Table header() {
        UiMessages words = context.words();
        Table header = new Table();
        header.add(context.widgets().label(words.get("window.title"), "title"));
        header.add(context.widgets().shortened(words.get("home.heading"), "heading"))
                .padLeft(px(16))
                .bottom()
                .padBottom(px(3))
                .growX()
                .minWidth(0);
        header.add(context.soundButton()).padRight(px(10)).fillY();
        header.add(context.languages()).width(px(130));
        return header;
    }

    private Table ways(List<Way> ways) {
        Table row = new Table();
        row.add(new ContinueButton(context)).growX().minWidth(0).fillY();
        for (Way way : ways) {
            row.add(context.widgets().button(way.name, way.label, "default", way.go))
                    .padLeft(px(8))
                    .fillY();
        }
        return row;
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
        if (room > 0 && !cards.isEmpty()) {
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
        for (int i = 0; i < cards.size(); i++) {
            boolean last = i % columns == columns - 1;
            grid.add(cards.get(i))
                    .size(width, height)
                    .padRight(last ? 0 : px(GAP))
                    .padBottom(i / columns < (cards.size() - 1) / columns ? px(GAP) : 0);
            if (last) {
                grid.row();
            }
        }
        grid.invalidateHierarchy();
        // The head is as wide as the games below, which are in the middle, beside the bar that scrolls them.
        float beside = (getWidth() - getPadX() - columns * width - (columns - 1) * px(GAP)) / 2;
        headCell.padLeft(beside).padRight(beside);
    }
}
