package org.marienbad.desktop.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.marienbad.desktop.text.Words;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Outcome;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.picture.Picture;

/** The line above the board: whose turn it is; at the end the result, and what to do next. */
final class Headline extends Table {
    private final Words words;
    private final GameController play;
    private final Session session;
    private final Runnable sound;
    private final Table turn = new Table();
    private final Table banner = new Table();
    private final Label caption;
    private final Label hint;
    private final Label result;
    private final Cell<Table> content;
    private boolean over;

    Headline(Application application, GameController play) {
        words = application.words();
        this.play = play;
        session = play.session();
        sound = application.sounds()::over;
        over = session.isOver();
        Widgets widgets = application.widgets();
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
        banner.add(widgets.button("rematch", words.get("game.over.rematch"), "light", application::startGame))
                .padLeft(gap);
        banner.add(widgets.button("bannerNewGame", words.get("game.new"), "light", application::showNewGame))
                .padLeft(gap);
        content = add(turn).grow();
    }

    /** Shows the position of {@code picture}, which is the session's. */
    void refresh(Picture picture, int[] scores) {
        if (session.isOver() && !over) {
            sound.run();
        }
        over = session.isOver();
        content.setActor(over ? banner : turn);
        if (over) {
            result.setText(outcome(scores));
            return;
        }
        String sentence = words.get(play.provider(), picture.caption());
        if (sentence.isEmpty()) {
            sentence = session.actor() == State.CHANCE
                    ? words.get("game.chance")
                    : words.get("game.turn", seatName(session.actor()));
        }
        caption.setText(sentence);
        boolean earlier = session.index() < session.plies().size();
        hint(earlier ? words.get("game.earlier") : session.isPaused() ? words.get("game.paused") : "");
    }

    void hint(String sentence) {
        hint.setText(sentence);
    }

    private String seatName(int seat) {
        return words.get(play.provider(), play.game().view().seatName(seat));
    }

    private String outcome(int[] scores) {
        Outcome outcome = Outcome.of(session.payoffs());
        String winners = outcome.winners().stream().map(this::seatName).collect(Collectors.joining(", "));
        String who = outcome.isDraw()
                ? words.get("game.over.draw")
                : words.get(outcome.winners().size() == 1 ? "game.over.win" : "game.over.shared", winners);
        String points = Arrays.stream(scores).mapToObj(String::valueOf).collect(Collectors.joining(" : "));
        return scores.length == 0 ? who : who + "  ·  " + words.get("game.over.scores", points);
    }
}
