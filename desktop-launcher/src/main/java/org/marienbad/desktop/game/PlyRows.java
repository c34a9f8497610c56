package org.marienbad.desktop.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.HorizontalGroup;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.desktop.board.SeatSign;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.drawing.Artwork;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.play.LiveGame;
import org.marienbad.play.MoveTable;
import org.marienbad.play.ShownGame;

/** The plies of a game as they were seen, with their variations, the one shown marked; a click shows the position after it. */
final class PlyRows extends Table {
    private static final int NUMBER = 30;

    private final Widgets widgets;
    private final UiMessages words;
    private final LiveGame live;
    private final ShownGame shown;
    private final PlyText text;
    private final Table rows = new Table();
    private final ScrollPane scroll;
    private final List<Actor> actors = new ArrayList<>();
    /** By node. */
    private final Map<Integer, Button> buttons = new HashMap<>();

    private List<MoveTable.Line> lines = List.of();
    private Button marked;

    PlyRows(Context context, GameController play, ShownGame shown, PlyText text) {
        widgets = context.widgets();
        words = context.words();
        live = play.live();
        this.shown = shown;
        this.text = text;
        setBackground(widgets.drawable("panel"));
        setName("moves");
        Table top = new Table();
        top.add(widgets.label(words.get("game.moves"), "section")).growX().left();
        top.add(widgets.smallIcon("picture", Icon.PICTURE, words.get("key.picture"), context::savePicture));
        top.add(widgets.smallIcon(
                "archive.export",
                Icon.EXPORT,
                words.get("archive.export"),
                () -> context.archive().export(live, play.seated())));
        add(top).growX().padBottom(px(4));
        row();
        rows.top().left();
        scroll = widgets.scroll(rows);
        add(scroll).grow();
        Button start = button(PlyTree.START, "move.0");
        start.add(widgets.shortened(words.get("game.moves.start"), "small"))
                .growX()
                .minWidth(0)
                .left();
        rows.add(start).growX().minWidth(0);
        rows.row();
    }

    private float px(float units) {
        return widgets.theme().px(units);
    }

    /** Shows the plies as they are now, and marks the one shown. */
    void refresh() {
        MoveTable table = new MoveTable(live);
        int same = 0;
        while (same < lines.size()
                && same < table.lines().size()
                && lines.get(same).equals(table.lines().get(same))) {
            same++;
        }
        if (same < lines.size()) {
            cut(same);
        }
        for (MoveTable.Line line : table.lines().subList(same, table.lines().size())) {
            Actor actor = line instanceof MoveTable.Row row ? row(table, row) : variation(table, line);
            actors.add(actor);
            rows.add(actor).growX().minWidth(0);
            rows.row();
        }
        lines = List.copyOf(table.lines());
        List<Integer> path = live.tree().path(live.tree().node());
        int index = shown.index();
        mark(buttons.get(index == 0 ? PlyTree.START : path.get(index - 1)));
    }

    /** Removes the lines from {@code first} on: a table cannot remove rows, so those before are laid out again. */
    private void cut(int first) {
        lines.subList(first, lines.size()).forEach(line -> line.moves().forEach(move -> buttons.remove(move.node())));
        actors.subList(first, actors.size()).clear();
        rows.clearChildren();
        rows.add(buttons.get(PlyTree.START)).growX().minWidth(0);
        rows.row();
        actors.forEach(actor -> {
            rows.add(actor).growX().minWidth(0);
            rows.row();
        });
    }

    private Table row(MoveTable table, MoveTable.Row row) {
        Table line = new Table();
        boolean alone = row.cells().size() == 1;
        for (Optional<MoveTable.Move> cell : row.cells()) {
            Label number = widgets.label(cell.map(move -> number(table, move)).orElse(""), "small");
            number.setAlignment(Align.right);
            line.add(number).width(px(NUMBER)).padRight(px(4));
            Actor content = cell.<Actor>map(
                            move -> alone ? sentence(table.view(move), move) : cell(table.view(move), move))
                    .orElseGet(Actor::new);
            line.add(content).growX().uniformX().minWidth(0);
        }
        return line;
    }

    /** Chance has none. */
    private static String number(MoveTable table, MoveTable.Move move) {
        return move.seen().actor() < 0 ? "" : MoveTable.number(table.view(move), move.index() + 1) + ".";
    }

    /** A ply in a row of its own: who, the notation unless it is a code for programs, and what that means. */
    private Button sentence(MatchView view, MoveTable.Move move) {
        Button button = button(move.node(), "move." + (move.index() + 1));
        button.left();
        if (move.seen().actor() >= 0) {
            button.add(new SeatSign(
                            widgets.theme(),
                            Artwork.of(view.setup().provider()),
                            move.seen().actor()))
                    .size(px(13))
                    .padRight(px(6));
        }
        String notation = text.notation(view, move.index());
        if (MoveTable.isReadable(notation)) {
            float width = widgets.label(notation, "bold").getPrefWidth();
            button.add(cut(notation, "bold"))
                    .width(Math.max(px(46), Math.min(px(120), width)))
                    .padRight(px(8));
        }
        button.add(cut(text.sentence(view, move.index()), "small"))
                .growX()
                .minWidth(0)
                .left();
        return widgets.tip(button, text.whole(view, move.index()));
    }

    /** A ply beside that of the other seat: the notation; what it means is in the tip. */
    private Button cell(MatchView view, MoveTable.Move move) {
        Button button = button(move.node(), "move." + (move.index() + 1));
        button.left();
        button.add(cut(brief(view, move), "bold")).growX().minWidth(0);
        return widgets.tip(button, text.whole(view, move.index()));
    }

    /** A label in a row that has a tip already. */
    private Label cut(String words, String style) {
        Label label = widgets.label(words, style);
        label.setEllipsis(true);
        return label;
    }

    private String brief(MatchView view, MoveTable.Move move) {
        String notation = text.notation(view, move.index());
        return notation.isEmpty() ? text.sentence(view, move.index()) : notation;
    }

    private Actor variation(MoveTable table, MoveTable.Line line) {
        HorizontalGroup flow = new HorizontalGroup();
        flow.wrap().left().rowLeft().space(px(1)).wrapSpace(px(1));
        for (MoveTable.Move move : line.moves()) {
            Button button = button(move.node(), "variation." + move.node());
            MatchView view = table.view(move);
            String number = flow.hasChildren() ? "" : number(table, move);
            String label = number.isEmpty() ? brief(view, move) : number + " " + brief(view, move);
            button.add(widgets.label(label, "small"));
            flow.addActor(widgets.tip(button, text.whole(view, move.index())));
        }
        int depth = ((MoveTable.Variation) line).depth();
        Table indented = new Table();
        indented.setBackground(widgets.drawable("variation"));
        indented.add(flow).growX().minWidth(0);
        Table place = new Table();
        place.add(indented).growX().minWidth(0).padLeft(px(NUMBER + 12 * (depth - 1)));
        return place;
    }

    private Button button(int node, String name) {
        Button button = new Button(widgets.theme().skin().get("row", TextButton.TextButtonStyle.class));
        button.setName(name);
        Widgets.onChange(button, () -> {
            if (live.tree().node() != node) {
                live.visit(node);
            } else {
                mark(button);
            }
        });
        buttons.put(node, button);
        return button;
    }

    private void mark(Button row) {
        if (marked != null && marked != row) {
            check(marked, false);
        }
        if (row != null) {
            check(row, true);
        }
        marked = row;
        invalidate();
    }

    @Override
    public void layout() {
        super.layout();
        if (marked != null && marked.getStage() != null) {
            scroll.validate();
            rows.validate();
            Widgets.revealAtOnce(marked);
        }
    }

    private static void check(Button row, boolean checked) {
        row.setProgrammaticChangeEvents(false);
        row.setChecked(checked);
        row.setProgrammaticChangeEvents(true);
    }
}
