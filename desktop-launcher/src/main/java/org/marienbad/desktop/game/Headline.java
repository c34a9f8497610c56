package org.marienbad.desktop.game;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.Outcome;
import org.marienbad.framework.picture.Picture;
import org.marienbad.play.LiveGame;

/** The line above the board: whose turn it is; at the end the result, and what to do next. */
final class Headline extends Table {
    private final UiMessages words;
    private final GameController play;
    private final LiveGame live;
    private final Runnable sound;
    private final Table turn = new Table();
    private final Table banner = new Table();
    private final Label caption;
    private final Label hint;
    private final Label result;
    private final Cell<Table> content;
    private boolean over;

    Headline(Context context, GameController play) {
        words = context.words();
        this.play = play;
        live = play.live();
        sound = context.sounds()::over;
        over = live.isOver();
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
        banner.add(widgets.button("rematch", words.get("game.over.rematch"), "light", context.screens()::play))
                .padLeft(gap);
        banner.add(widgets.button("bannerNewGame", words.get("game.new"), "light", context.screens()::home))
                .padLeft(gap);
        content = add(turn).grow();
    }

    /** Shows the position of {@code view}, whose picture is {@code picture}. */
    void refresh(MatchView view, Picture picture) {
        if (view.isOver() && !over) {
            sound.run();
        }
        over = view.isOver();
        content.setActor(over ? banner : turn);
        if (over) {
            result.setText(outcome(view));
            return;
        }
        String sentence = words.get(play.provider(), picture.caption());
        if (sentence.isEmpty()) {
            sentence = view.actor() < 0 ? words.get("game.chance") : words.get("game.turn", seatName(view.actor()));
        }
        caption.setText(sentence);
        boolean earlier = live.index() < live.length();
        hint(
                live.isFrozen()
                        ? words.get("game.frozen")
                        : earlier ? words.get("game.earlier") : live.isPaused() ? words.get("game.paused") : "");
    }

    void hint(String sentence) {
        hint.setText(sentence);
    }

    private String seatName(int seat) {
        return play.seatName(seat, words);
    }

    private String outcome(MatchView view) {
        int[] scores = view.scores();
        Outcome outcome = Outcome.of(view.payoffs());
        String winners = outcome.winners().stream().map(this::seatName).collect(Collectors.joining(", "));
        String who = outcome.isDraw()
                ? words.get("game.over.draw")
                : words.get(outcome.winners().size() == 1 ? "game.over.win" : "game.over.shared", winners);
        String points = Arrays.stream(scores).mapToObj(String::valueOf).collect(Collectors.joining(" : "));
        who = view.forfeit()
                        .map(reason -> words.get("game.over.flag", seatName(reason.seat())) + "  ·  ")
                        .orElse("")
                + who;
        return scores.length == 0 ? who : who + "  ·  " + words.get("game.over.scores", points);
    }
}
