package org.marienbad.desktop.game;

import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.match.MatchView;
import org.marienbad.play.LiveGame;

/** The plies of a game as they were seen, the one shown marked; a click shows the position after it. */
final class MoveList extends Table {
    private final Widgets widgets;
    private final UiMessages words;
    private final GameController play;
    private final Table rows = new Table();
    private final ScrollPane scroll;
    private final List<Button> buttons = new ArrayList<>();
    private List<Seen> shown = List.of();
    private Button marked;

    MoveList(Context context, GameController play) {
        widgets = context.widgets();
        words = context.words();
        this.play = play;
        setBackground(widgets.drawable("panel"));
        float gap = widgets.theme().px(8);
        Table top = new Table();
        top.add(widgets.label(words.get("game.moves"), "section")).growX().left();
        LiveGame live = play.live();
        top.add(jump("archive.export", "⇪", () -> context.archive().export(play.live(), play.seated())));
        top.add(jump("game.first", "|◀", () -> live.jump(0)));
        top.add(jump("game.previous", "◀", () -> live.jump(Math.max(0, live.index() - 1))));
        top.add(jump("game.next", "▶", () -> live.jump(Math.min(live.length(), live.index() + 1))));
        top.add(jump("game.last", "▶|", () -> live.jump(live.length())));
        add(top).growX().padBottom(gap);
        row();
        rows.top();
        scroll = widgets.scroll(rows);
        add(scroll).grow();
        rebuild(play.live().line().after(0));
    }

    private TextButton jump(String key, String symbol, Runnable reaction) {
        TextButton button = widgets.button(key, symbol, "jump", reaction);
        return widgets.tip(button, words.get(key));
    }

    /** Shows the plies as they are now. */
    void refresh() {
        MatchView line = play.live().line();
        List<Seen> plies = line.plies();
        boolean longer =
                plies.size() >= shown.size() && plies.subList(0, shown.size()).equals(shown);
        if (longer) {
            for (int i = shown.size(); i < plies.size(); i++) {
                addRow(line, i);
            }
            shown = plies;
        } else {
            rebuild(line);
        }
        mark(buttons.get(play.live().index()));
    }

    private void rebuild(MatchView line) {
        rows.clear();
        buttons.clear();
        marked = null;
        add(0, "", "", words.get("game.moves.start"));
        for (int i = 0; i < line.length(); i++) {
            addRow(line, i);
        }
        shown = line.plies();
    }

    private void addRow(MatchView line, int index) {
        Seen seen = line.seen(index);
        Optional<Action> action = line.action(index);
        String notation = action.map(Action::notation).orElse(seen.notation());
        String sentence = words.get(play.provider(), action.map(Action::words).orElse(seen.words()));
        String who = seen.actor() < 0 ? words.get("game.moves.chance") : play.seatName(seen.actor(), words);
        if (sentence.isEmpty() || sentence.equals(notation)) {
            sentence = who;
        } else if (action.isEmpty() && seen.actor() >= 0) {
            sentence = words.get("game.moves.unseen", who, sentence);
        }
        // What is not known has no notation, and the more room for its words.
        add(index + 1, index + 1 + ".", action.isPresent() ? notation : "", sentence);
    }

    private void add(int index, String number, String notation, String sentence) {
        Button row = new Button(widgets.theme().skin().get("row", TextButton.TextButtonStyle.class));
        row.setName("move." + index);
        float px = widgets.theme().px(1);
        if (!number.isEmpty()) {
            Label first = widgets.label(number, "small");
            first.setAlignment(Align.right);
            row.add(first).width(28 * px).padRight(8 * px);
            if (!notation.isEmpty()) {
                row.add(widgets.shortened(notation, "bold")).width(46 * px).padRight(8 * px);
            }
        }
        row.add(widgets.shortened(sentence, "small")).growX().minWidth(0).left();
        Widgets.onChange(row, () -> {
            if (play.live().index() != index) {
                play.live().jump(index);
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
