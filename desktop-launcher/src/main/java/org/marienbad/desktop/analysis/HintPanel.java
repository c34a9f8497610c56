package org.marienbad.desktop.analysis;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Set;
import org.marienbad.desktop.context.SidePanel;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.match.MatchView;
import org.marienbad.play.analysis.Analysis;
import org.marienbad.play.analysis.Line;

/** The advice of a good player in the position shown, with reasons; the board stays free and in use. */
final class HintPanel implements SidePanel {
    private final GameRoom room;
    private final AnalysedBoard board;
    private final Analysis analysis;
    private final Thinking thinking;
    private final Table page = new Table();
    private final Actor actor;
    private boolean open;
    private MatchView view;

    HintPanel(GameRoom room, AnalysedBoard board) {
        this.room = room;
        this.board = board;
        analysis = new Analysis(room.analysts(), room.owner(), this::refresh);
        thinking = new Thinking(room, analysis);
        page.setName("hint.page");
        page.top();
        actor = room.context().widgets().scroll(page);
    }

    @Override
    public String name() {
        return "hint";
    }

    @Override
    public String title() {
        return room.words().get("game.hint");
    }

    @Override
    public Icon icon() {
        return Icon.HINT;
    }

    @Override
    public Actor actor() {
        return actor;
    }

    @Override
    public void open(boolean isOpen) {
        open = isOpen;
        if (open && view != null) {
            analysis.show(view);
        } else {
            analysis.hide();
            board.recommend(Set.of(), List.of());
        }
    }

    @Override
    public void shown(MatchView now, boolean settled) {
        view = settled ? now : null;
        if (open && settled) {
            analysis.show(now);
            mark();
        }
    }

    void close() {
        analysis.close();
    }

    private void mark() {
        if (open && view != null) {
            thinking.findings()
                    .map(found -> found.lines().get(0))
                    .ifPresent(best -> board.recommend(Set.copyOf(best.action().spots()), thinking.arrows(1)));
        }
    }

    private void refresh() {
        page.clearChildren();
        thinking.findings().ifPresentOrElse(found -> show(found.lines().get(0)), () -> add(thinking.status(), "dim"));
        mark();
    }

    private void show(Line best) {
        Widgets widgets = room.context().widgets();
        Action action = best.action();
        String sentence = room.words(action.words());
        Label first = add(
                sentence.equals(action.notation()) || sentence.isBlank()
                        ? action.notation()
                        : action.notation() + " – " + sentence,
                "heading-small");
        first.setName("hint.action");
        String worth = thinking.value(best);
        if (!worth.isEmpty()) {
            add(worth, "bold").setName("hint.value");
        }
        String verdict = thinking.verdict();
        if (!verdict.isEmpty()) {
            add(verdict, "default");
        }
        thinking.reasons(best).forEach(reason -> add(reason, "default"));
        add(thinking.status(), "small");
        if (room.live().isPersonsTurn() && view != null && view.legalActions().contains(action)) {
            int plies = view.length();
            page.add(widgets.button("hint.play", room.words().get("game.hint.play"), "default", () -> {
                        if (room.live().isPersonsTurn() && room.live().tree().index() == plies) {
                            board.play(action);
                        }
                    }))
                    .left()
                    .padTop(room.px(6));
        }
    }

    private Label add(String sentence, String style) {
        Label label = room.context().widgets().wrapped(sentence, style);
        page.add(label).growX().minWidth(0).padBottom(room.px(6));
        page.row();
        return label;
    }
}
