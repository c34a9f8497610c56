package org.marienbad.desktop.analysis;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.match.MatchView;
import org.marienbad.play.LiveGame;
import org.marienbad.play.analysis.Analysis;
import org.marienbad.play.analysis.Line;

/** The advice of a good player in the position shown, with reasons; the board stays free and in use. */
final class HintPanel extends PagePanel {
    private final AnalysedBoard board;
    private final Analysis analysis;
    private final Thinking thinking;
    private MatchView view;
    /** How long the game was when a person was advised; empty while nobody is. */
    private OptionalInt advised = OptionalInt.empty();

    HintPanel(GameRoom room, AnalysedBoard board) {
        super(room, "hint", "game.hint", Icon.HINT);
        this.board = board;
        analysis = new Analysis(room.analysts(), room.owner(), this::refresh);
        thinking = new Thinking(room, analysis);
    }

    @Override
    public void open(boolean isOpen) {
        super.open(isOpen);
        if (isOpen() && view != null) {
            advise();
        } else {
            analysis.hide();
            advised = OptionalInt.empty();
            board.recommend(Set.of(), List.of());
        }
    }

    @Override
    public void shown(MatchView now, boolean settled) {
        view = settled ? now : null;
        if (isOpen() && settled) {
            advise();
            mark();
        }
    }

    /** Its advice is of no use any more when a ply is played. */
    @Override
    public boolean closesItself() {
        int length = room.live().tree().length();
        return isOpen() && advised.isPresent() && length > advised.getAsInt();
    }

    /** Advises persons; while a computer decides, nobody wants to know better. */
    private void advise() {
        if (isOthersTurn()) {
            analysis.hide();
        } else {
            analysis.show(view);
            if (room.live().isPersonsTurn() && advised.isEmpty()) {
                advised = OptionalInt.of(room.live().tree().length());
            }
        }
    }

    private boolean isOthersTurn() {
        LiveGame live = room.live();
        return view.actor() >= 0
                && !live.isPerson(view.actor())
                && IntStream.range(0, live.setup().seats()).anyMatch(live::isPerson);
    }

    void close() {
        analysis.close();
    }

    private void mark() {
        if (isOpen() && view != null) {
            thinking.findings()
                    .map(found -> found.lines().get(0))
                    .ifPresent(best -> board.recommend(Set.copyOf(best.action().spots()), thinking.arrows(1)));
        }
    }

    private void refresh() {
        clearPage();
        if (view != null && isOthersTurn()) {
            add(room.words().get("room.waiting", room.names().apply(view.actor())), "dim");
            return;
        }
        thinking.findings().ifPresentOrElse(found -> show(found.lines().get(0)), () -> add(thinking.status(), "dim"));
        mark();
    }

    private void show(Line best) {
        Widgets widgets = room.context().widgets();
        Action action = best.action();
        String sentence = room.words(action.words());
        Label first = add(sentence.isBlank() ? action.notation() : sentence, "heading-small");
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
            putNarrow(widgets.button("hint.play", room.words().get("game.hint.play"), "default", () -> {
                if (room.live().isPersonsTurn() && room.live().tree().index() == plies) {
                    board.play(action);
                }
            }));
        }
    }

    private Label add(String sentence, String style) {
        Label label = room.context().widgets().wrapped(sentence, style);
        put(label, 6);
        return label;
    }
}
