package org.marienbad.desktop.game;

import com.badlogic.gdx.scenes.scene2d.ui.HorizontalGroup;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.marienbad.desktop.board.BoardView;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;
import org.marienbad.play.LiveGame;
import org.marienbad.play.MoveKeys;
import org.marienbad.play.WhoseTurn;

/** Lets a person choose among legal actions, by clicks on the board, buttons and keys, and says why others cannot be chosen. */
final class MoveInput {
    /** With more buttons than these, long sentences give way to notation, so that not only a few rows are in sight. */
    private static final int MOST_SENTENCES = 20;

    private static final int SHORT_SENTENCE = 12;

    private final Context context;
    private final GameController play;
    private final LiveGame live;
    private final BoardView board;
    private final Playback playback;
    private final Headline headline;
    private final Widgets widgets;
    private final UiMessages words;
    private final PlyText text;
    private final ButtonPane buttons;
    private List<Action> offered = List.of();
    /** The coach that asks, if it is not the game. */
    private Optional<CoachPanel> lesson = Optional.empty();

    MoveInput(Context context, GameController play, BoardView board, Playback playback, Headline headline) {
        this.context = context;
        this.play = play;
        live = play.live();
        this.board = board;
        this.playback = playback;
        this.headline = headline;
        widgets = context.widgets();
        words = context.words();
        text = new PlyText(play, words);
        buttons = new ButtonPane(widgets);
        board.onNarrowed(this::refreshButtons);
        board.onRefused(this::objection);
    }

    /** The place of the buttons. */
    ButtonPane buttons() {
        return buttons;
    }

    /** Why nothing can be played at {@code spot}, after clicks on {@code clicked}. */
    private String objection(List<String> clicked, String spot) {
        MatchView view = play.view();
        if (lesson.isPresent()) {
            return lesson.get().objection(clicked, spot);
        } else if (live.isFrozen()) {
            return words.get("game.frozen");
        } else if (!view.isOver() && live.isPersonsTurn() && isStopped()) {
            return words.get("game.objection.paused");
        } else if (!view.isOver() && view.actor() >= 0 && !live.isPersonsTurn()) {
            return words.get("headline.turn", play.seatName(view.actor(), words));
        } else if (live.objection().isPresent()) {
            return words.get(play.provider(), live.objection().get());
        }
        return view.objection(clicked, spot)
                .map(why -> words.get(play.provider(), why))
                .orElse("");
    }

    /** A person who has paused the clock may look, but not play. */
    private boolean isStopped() {
        return live.isPaused() && !live.timeControl().isUnlimited();
    }

    /** Offers the legal actions of the game. */
    void offer() {
        lesson = Optional.empty();
        boolean may = live.isPersonsTurn() && !isStopped() && live.objection().isEmpty();
        offer(play.view(), may, action -> agreed(() -> live.play(action.code())));
    }

    /** Offers the actions that {@code coach} asks for. */
    void offer(CoachPanel coach) {
        lesson = Optional.of(coach);
        offer(coach.view(), coach.isAsking(), action -> coach.answer(action.code()));
    }

    private void offer(MatchView view, boolean may, Consumer<Action> choice) {
        Set<String> spots =
                view.picture().spots().stream().map(Picture.Spot::id).collect(Collectors.toSet());
        List<Action> legal = may ? view.legalActions() : List.of();
        offered = legal.stream()
                .map(action -> spots.containsAll(action.spots())
                        ? action
                        : new Action(action.code(), action.notation(), action.words(), List.of()))
                .toList();
        board.offer(offered, action -> view.preview(action.code()), choice);
        refreshButtons();
    }

    private void refreshButtons() {
        HorizontalGroup row = buttons.buttons();
        row.clear();
        boolean many = board.buttons().size() > MOST_SENTENCES;
        String alone = board.buttons().size() == 1 ? words.get("game.button.help") : "";
        for (Action action : board.buttons()) {
            String sentence = own(action);
            boolean brief = many && sentence.length() > SHORT_SENTENCE;
            String label = brief ? action.notation() : sentence;
            TextButton button = widgets.button("action." + action.notation(), label, "default", () -> play(action));
            row.addActor(widgets.tip(button, brief ? sentence : alone));
        }
        if (live.isAnothersTurn() && lesson.isEmpty()) {
            String who = play.seatName(play.view().actor(), words);
            row.addActor(widgets.button("handOver", words.get("hand.offer", who), "default", live::handOver));
        }
        if (board.isNarrowed()) {
            headline.hint(words.get(board.hasNext() ? "game.narrowed" : "game.narrowed.buttons"));
        }
        buttons.grow();
    }

    /** An action in the words of who chooses it: without the name of a person who plays alone. */
    private String own(Action action) {
        int actor = play.view().actor();
        boolean alone = lesson.isEmpty() && actor >= 0 && WhoseTurn.isAlone(live, actor);
        return lesson.isPresent()
                ? words.own(play.provider(), action.words())
                : WhoseTurn.rest(
                        play.own(action.words(), words),
                        alone ? List.of(play.seatName(actor, words) + " ") : List.of());
    }

    /** Plays {@code action} of the person whose turn it is. */
    void play(Action action) {
        if (lesson.isPresent()) {
            lesson.get().answer(action.code());
            return;
        }
        playback.clear();
        agreed(() -> live.play(action.code()));
    }

    /**
     * Goes on from the position shown. If others may mind the plies that it takes back, they have to agree first. If
     * nobody can take it back, a dialog says so instead.
     */
    void agreed(Runnable step) {
        Optional<Text> objection = live.objection();
        if (objection.isPresent()) {
            context.notice("takeback", words.get("agree.title"), words.get(play.provider(), objection.get()))
                    .show(context.stage());
            return;
        }
        List<Integer> others = live.askedToAgree();
        if (others.isEmpty()) {
            step.run();
            return;
        }
        new Notice(widgets, "agree", words.get("agree.title"))
                .text(words.get("agree.text", text.names(others)))
                .button("agree.yes", words.get("agree.yes"), () -> {
                    live.agree();
                    step.run();
                })
                .button("dialog.cancel", words.get("dialog.cancel"), () -> {})
                .show(context.stage());
    }

    /** Plays the action that {@code typed} means; false if there is none. */
    boolean play(char typed) {
        if (typed == ' ' && board.buttons().size() == 1) {
            play(board.buttons().get(0));
            return true;
        }
        Optional<Action> meant = MoveKeys.action(offered, typed);
        meant.ifPresent(this::play);
        return meant.isPresent();
    }
}
