package org.marienbad.desktop.game;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.Winners;
import org.marienbad.play.LiveGame;
import org.marienbad.play.ShownGame;

/** The line above the board: whose turn it is; at the end the result, and what to do next. */
final class Headline extends Table {
    private final UiMessages words;
    private final GameController play;
    private final LiveGame live;
    private final ShownGame shown;
    private final PlyText text;
    private final Runnable sound;
    private final Table turn = new Table();
    private final Table banner = new Table();
    private final Label caption;
    private final Label hint;
    private final Label result;
    private final Cell<Table> content;
    private boolean over;

    Headline(Context context, GameController play, ShownGame shown, PlyText text) {
        this.shown = shown;
        this.text = text;
        words = context.words();
        this.play = play;
        live = play.live();
        sound = context.sounds()::over;
        over = live.tree().isOver();
        Widgets widgets = context.widgets();
        float gap = widgets.theme().px(10);
        caption = widgets.shortened("", "heading");
        caption.setName("caption");
        hint = widgets.shortened("", "small");
        hint.setName("hint");
        result = widgets.shortened("", "banner");
        result.setName("result");
        turn.add(caption).growX().minWidth(0);
        turn.add(hint).right();
        banner.setName("banner");
        banner.setBackground(widgets.drawable("banner"));
        banner.add(result).growX().minWidth(0);
        banner.add(widgets.button("rematch", words.get("game.over.rematch"), "light", context.screens()::rematch))
                .padLeft(gap);
        banner.add(widgets.button("bannerNewGame", words.get("game.new"), "light", context.screens()::home))
                .padLeft(gap);
        content = add(turn).grow();
    }

    /** Shows whose turn it is, or what is being played. */
    void refresh() {
        MatchView view = shown.view();
        boolean ended = !shown.isMoving() && view.isOver();
        if (ended && !over) {
            sound.run();
        }
        over = ended;
        content.setActor(over ? banner : turn);
        if (over) {
            result.setText(outcome(view));
            return;
        }
        caption.setText(shown.isMoving() ? text.sentence(view, view.length() - 1) : turn(view));
        boolean earlier = !shown.isMoving()
                && (live.tree().index() < live.tree().length()
                        || live.objection().isPresent());
        hint(
                live.isFrozen()
                        ? words.get("game.frozen")
                        : earlier ? earlier() : live.isPaused() ? words.get("game.paused") : "");
    }

    private String earlier() {
        return live.objection()
                .map(why -> words.get(play.provider(), why))
                .orElseGet(() -> words.get(live.line().isOver() ? "game.earlier" : "game.earlier.waits"));
    }

    private String turn(MatchView view) {
        String sentence = play.sentence(view.picture().caption(), words);
        return !sentence.isEmpty()
                ? sentence
                : view.actor() < 0 ? words.get("game.chance") : words.get("game.turn", seatName(view.actor()));
    }

    /** Shows {@code sentence} in place of whose turn it is. */
    void caption(String sentence) {
        content.setActor(turn);
        caption.setText(sentence);
        hint("");
    }

    void hint(String sentence) {
        hint.setText(sentence);
    }

    private String seatName(int seat) {
        return play.seatName(seat, words);
    }

    private String outcome(MatchView view) {
        int[] scores = view.scores();
        Winners outcome = Winners.of(view.payoffs());
        String winners = outcome.winners().stream().map(this::seatName).collect(Collectors.joining(", "));
        String who = outcome.isDraw()
                ? words.get("game.over.draw")
                : words.get(outcome.winners().size() == 1 ? "game.over.win" : "game.over.shared", winners);
        String points = Arrays.stream(scores).mapToObj(String::valueOf).collect(Collectors.joining(" : "));
        who = view.forfeit().map(reason -> how(reason) + "  ·  ").orElse("") + who;
        return scores.length != 2 ? who : who + "  ·  " + words.get("game.over.scores", points);
    }

    private String how(Forfeit reason) {
        return switch (reason.cause()) {
            case AGREED -> words.get("game.over.agreed");
            case RESIGNED -> words.get("game.over.resigned", seatName(reason.seat()));
            case FLAG -> words.get("game.over.flag", seatName(reason.seat()));
            case ILLEGAL, FAILED, TIMEOUT -> words.get("game.over.failed", seatName(reason.seat()));
        };
    }
}
