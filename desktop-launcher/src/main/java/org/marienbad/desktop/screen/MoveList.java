package org.marienbad.desktop.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import org.marienbad.desktop.text.Words;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Session;

/** The plies of a game, the one shown marked; a click shows the position after it. */
final class MoveList extends Table {
    private final Widgets widgets;
    private final Words words;
    private final GameController play;
    private final Table rows = new Table();
    private final ScrollPane scroll;
    private final List<Button> buttons = new ArrayList<>();
    private List<Session.Ply> shown = List.of();
    private Button marked;

    MoveList(Application application, GameController play) {
        widgets = application.widgets();
        words = application.words();
        this.play = play;
        setBackground(widgets.drawable("panel"));
        float gap = widgets.theme().px(8);
        Table top = new Table();
        top.add(widgets.label(words.get("game.moves"), "section")).growX().left();
        Session session = play.session();
        top.add(jump("archive.export", "⇪", () -> application.archive().export(play)));
        top.add(jump("game.first", "|◀", () -> session.jump(0)));
        top.add(jump("game.previous", "◀", () -> session.jump(Math.max(0, session.index() - 1))));
        top.add(jump(
                "game.next", "▶", () -> session.jump(Math.min(session.plies().size(), session.index() + 1))));
        top.add(jump("game.last", "▶|", () -> session.jump(session.plies().size())));
        add(top).growX().padBottom(gap);
        row();
        rows.top();
        scroll = widgets.scroll(rows);
        add(scroll).grow();
        rebuild(List.of());
    }

    private TextButton jump(String key, String symbol, Runnable reaction) {
        TextButton button = widgets.button(key, symbol, "jump", reaction);
        return widgets.tip(button, words.get(key));
    }

    /** Shows the plies of the session as they are now. */
    void refresh() {
        List<Session.Ply> plies = List.copyOf(play.session().plies());
        boolean longer =
                plies.size() >= shown.size() && plies.subList(0, shown.size()).equals(shown);
        if (longer) {
            for (int i = shown.size(); i < plies.size(); i++) {
                addRow(i + 1, plies.get(i));
            }
            shown = plies;
        } else {
            rebuild(plies);
        }
        mark(buttons.get(play.session().index()));
    }

    private void rebuild(List<Session.Ply> plies) {
        rows.clear();
        buttons.clear();
        marked = null;
        add(0, "", "", words.get("game.moves.start"));
        for (int i = 0; i < plies.size(); i++) {
            addRow(i + 1, plies.get(i));
        }
        shown = plies;
    }

    private void addRow(int number, Session.Ply ply) {
        String notation = ply.action().notation();
        String sentence = words.get(play.provider(), ply.action().words());
        if (sentence.equals(notation)) {
            sentence = ply.actor() == State.CHANCE
                    ? words.get("game.moves.chance")
                    : words.get(play.provider(), play.game().view().seatName(ply.actor()));
        }
        add(number, number + ".", notation, sentence);
    }

    private void add(int index, String number, String notation, String sentence) {
        Button row = new Button(widgets.theme().skin().get("row", TextButton.TextButtonStyle.class));
        row.setName("move." + index);
        float px = widgets.theme().px(1);
        if (!number.isEmpty()) {
            Label first = widgets.label(number, "small");
            first.setAlignment(Align.right);
            row.add(first).width(28 * px).padRight(8 * px);
            row.add(widgets.shortened(notation, "bold")).width(46 * px).padRight(8 * px);
        }
        row.add(widgets.shortened(sentence, "small")).growX().minWidth(0).left();
        Widgets.onChange(row, () -> {
            if (play.session().index() != index) {
                play.session().jump(index);
            } else {
                mark(row);
            }
        });
        buttons.add(row);
        rows.add(row).growX().minWidth(0);
        rows.row();
    }

    private void mark(Button row) {
        if (marked != null && marked != row) {
            check(marked, false);
        }
        check(row, true);
        marked = row;
        invalidate();
    }

    @Override
    public void layout() {
        super.layout();
        if (marked != null) {
            scroll.validate();
            rows.validate();
            scroll.scrollTo(0, marked.getY(), 0, marked.getHeight());
            scroll.updateVisualScroll();
        }
    }

    private static void check(Button row, boolean checked) {
        row.setProgrammaticChangeEvents(false);
        row.setChecked(checked);
        row.setProgrammaticChangeEvents(true);
    }
}
