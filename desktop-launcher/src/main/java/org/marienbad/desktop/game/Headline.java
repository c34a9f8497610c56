package org.marienbad.desktop.game;

import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.marienbad.desktop.board.SeatSign;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.drawing.Artwork;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.Winners;
import org.marienbad.play.LiveGame;
import org.marienbad.play.ShownGame;
import org.marienbad.play.WhoseTurn;

/** The line above the board: whose turn it is; at the end the result, and what to do next. */
final class Headline extends Table {
    private final UiMessages words;
    private final GameController play;
    private final LiveGame live;
    private final ShownGame shown;
    private final PlyText text;
    private final Runnable sound;
    private final BooleanSupplier moves;
    private final Table turn = new Table();
    private final Table banner = new Table();
    private final Artwork artwork;
    private final Widgets widgets;
    private final Table sign = new Table();
    private final Table winner = new Table();
    private final Label caption;
    private final Label more;
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
        moves = () -> context.options().speed() > 0;
        over = live.tree().isOver();
        widgets = context.widgets();
        artwork = Artwork.of(play.provider());
        float gap = widgets.theme().px(10);
        caption = widgets.shortened("", "heading");
        caption.setName("caption");
        hint = widgets.shortened("", "small");
        hint.setName("hint");
        result = widgets.shortened("", "banner");
        result.setName("result");
        more = widgets.shortened("", "dim");
        more.setName("caption.more");
        turn.add(sign);
        turn.add(caption).minWidth(0);
        turn.add(more).growX().minWidth(0).padLeft(gap).padTop(gap / 5);
        turn.add(hint).right().padLeft(gap);
        banner.setName("banner");
        banner.setBackground(widgets.drawable("banner"));
        winner.setTransform(true);
        banner.add(winner);
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
        boolean news = ended && !over;
        if (news) {
            sound.run();
        }
        over = ended;
        content.setActor(over ? banner : turn);
        if (over) {
            result.setText(outcome(view));
            List<Integer> winners = Winners.of(view.payoffs()).winners();
            show(winner, winners.size() < live.setup().seats() ? winners : List.of());
            if (news && moves.getAsBoolean()) {
                celebrate();
            }
            return;
        }
        if (shown.isMoving()) {
            int actor = view.seen(view.length() - 1).actor();
            say(actor, text.sentence(view, view.length() - 1), "", false);
        } else {
            turn(view);
        }
        boolean earlier = !shown.isMoving()
                && (live.tree().index() < live.tree().length()
                        || live.objection().isPresent());
        hint(
                live.isFrozen()
                        ? words.get("game.frozen")
                        : earlier ? earlier() : live.isPaused() ? words.get("game.paused") : "");
    }

    private String earlier() {
        String key = live.line().isOver()
                ? "game.earlier"
                : !isOpenToPersons() ? "game.earlier.waits" : live.isUndone() ? "game.takenBack" : "game.earlier.yours";
        return live.objection().map(why -> words.get(play.provider(), why)).orElseGet(() -> words.get(key));
    }

    /** Whether a person may go on from the position shown, in a game that is not over. */
    private boolean isOpenToPersons() {
        return live.isPersonsTurn() && !live.line().isOver() && live.objection().isEmpty();
    }

    /** In the newest position it is somebody's turn; of an earlier one is told only what the game says. */
    private void turn(MatchView view) {
        int actor = view.actor();
        String named = play.sentence(view.picture().caption(), words);
        if (actor < 0) {
            say(actor, named.isEmpty() ? words.get("game.chance") : named, "", false);
            return;
        }
        String name = play.seatName(actor, words);
        if (shown.index() < live.tree().length() && !isOpenToPersons()) {
            say(actor, named.isEmpty() ? words.get("headline.turn", name) : named, "", false);
            return;
        }
        WhoseTurn whose = WhoseTurn.of(live, actor);
        String said = whose == WhoseTurn.YOURS ? play.own(view.picture().caption(), words) : named;
        List<String> plain = List.of(words.get("headline.turn", name), words.get("room.waiting", name));
        // A game that names a task may ask for a further part of the same turn.
        boolean again = view.length() > 0
                && view.seen(view.length() - 1).actor() == actor
                && plain.stream().anyMatch(said::startsWith);
        String now = words.get(
                switch (whose) {
                    case YOURS -> again ? "room.turn.again" : "room.turn";
                    case OTHERS -> again ? "headline.turn.again" : "headline.turn";
                    case COMPUTERS -> "room.thinking";
                },
                name);
        // The game may say only that the seat is to move.
        String further = WhoseTurn.rest(said, List.of(plain.get(0), plain.get(1), name + " "));
        say(actor, now, further, whose == WhoseTurn.YOURS);
    }

    /** The result appears, and the signs of the winners leap. */
    private void celebrate() {
        banner.getColor().a = 0;
        banner.addAction(Actions.fadeIn(.35f));
        winner.validate();
        winner.setOrigin(Align.center);
        winner.addAction(Actions.sequence(
                Actions.scaleTo(.2f, .2f),
                Actions.scaleTo(1.7f, 1.7f, .35f, Interpolation.pow2Out),
                Actions.scaleTo(1, 1, .3f, Interpolation.bounceOut)));
    }

    private void say(int seat, String sentence, String further, boolean yours) {
        content.setActor(turn);
        show(sign, seat < 0 ? List.of() : List.of(seat));
        caption.setText(sentence);
        caption.setStyle(widgets.theme().skin().get(yours ? "heading-yours" : "heading", Label.LabelStyle.class));
        more.setText(further);
    }

    private void show(Table place, List<Integer> seats) {
        place.clearChildren();
        float side = widgets.theme().px(22);
        for (int seat : seats) {
            place.add(new SeatSign(widgets.theme(), artwork, seat)).size(side).padRight(side / 3);
        }
    }

    /** Shows {@code sentence} in place of whose turn it is. */
    void caption(String sentence) {
        say(-1, sentence, "", false);
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
        boolean alone = outcome.winners().size() == 1;
        String who = outcome.isDraw()
                ? words.get("game.over.draw")
                : alone && WhoseTurn.isAlone(live, outcome.winners().get(0))
                        ? words.get("headline.won")
                        : words.get(alone ? "headline.wins" : "headline.shared", winners);
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
