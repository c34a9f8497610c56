package org.marienbad.desktop.game;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.HorizontalGroup;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.lwjgl.glfw.GLFW;
import org.marienbad.desktop.board.BoardView;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.Shortcut;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.GameFault;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.play.LiveGame;

/** A game in play: the board, the seats, the moves, and everything one can do. */
public final class GameScreen extends Table implements LiveGame.Listener {
    /** With more buttons than these, long sentences give way to notation, so that not only a few rows are in sight. */
    private static final int MOST_SENTENCES = 20;

    private static final int SHORT_SENTENCE = 12;

    private final Context context;
    private final GameController play;
    private final LiveGame live;
    private final Widgets widgets;
    private final UiMessages words;
    private final BoardView board;
    private final Playback playback;
    private final List<SeatCard> cards = new ArrayList<>();
    private final MoveList moves;
    private final HorizontalGroup buttons = new HorizontalGroup();
    private final TextButton moveNow;
    private final TextButton pause;
    private final TextButton step;
    private final GameHeader header;
    private final Headline headline;
    private final InputListener boardKeys;
    private final InputListener shortcuts = new Shortcuts();
    private int shownIndex;

    public GameScreen(Context context, GameController play) {
        this.context = context;
        this.play = play;
        live = play.live();
        widgets = context.widgets();
        words = context.words();
        setName("gameScreen");
        board = new BoardView(context.theme(), play.view().artwork(), text -> words.get(play.provider(), text));
        board.onLanding(context.sounds()::landed);
        board.onNarrowed(this::refreshButtons);
        playback = new Playback(board, this::settled);
        boardKeys = board.shortcuts(playback::clear);
        header = new GameHeader(context, play, playback, board::recommend);
        moveNow = GameHeader.button(context, "moveNow", "game.moveNow", live::moveNow);
        pause = GameHeader.button(context, "pause", "game.pause", this::pauseOrResume);
        step = GameHeader.button(context, "step", "game.step", () -> agreed(live::step));
        headline = new Headline(context, play);
        moves = new MoveList(context, play);

        for (int seat = 0; seat < live.setup().seats(); seat++) {
            cards.add(new SeatCard(context, play, seat, live.setup().seats() > 2));
        }
        Picture picture = play.view().picture();
        float aspect = picture.isEmpty() ? 0 : (float) (picture.width() / picture.height());
        pad(px(16), px(22), px(20), px(22));
        add(header).growX().padBottom(px(14));
        row();
        add(new GameLayout(
                        widgets, new GameLayout.Parts(headline, board, buttonPane(), cards, controls(), moves), aspect))
                .grow();
        shownIndex = live.index();
        live.listener(this);
        refresh();
    }

    private float px(float units) {
        return widgets.theme().px(units);
    }

    private Actor buttonPane() {
        buttons.wrap().space(px(8)).wrapSpace(px(8)).align(Align.center).rowCenter();
        buttons.pad(px(3));
        return widgets.scroll(buttons);
    }

    private Actor controls() {
        Table controls = new Table();
        controls.defaults().uniformX().growX();
        controls.add(moveNow).padRight(px(8));
        controls.add(pause).padRight(px(8));
        controls.add(step);
        return controls;
    }

    @Override
    protected void setStage(Stage stage) {
        if (getStage() != null) {
            getStage().removeCaptureListener(boardKeys);
            getStage().removeListener(shortcuts);
        }
        super.setStage(stage);
        if (stage != null) {
            stage.addCaptureListener(boardKeys);
            stage.addListener(shortcuts);
        }
    }

    /** Tells the board whether to show the keyboard's focus. */
    public void keyboardFocus(boolean visible) {
        board.keyboardFocus(visible);
    }

    public BoardView board() {
        return board;
    }

    /** Whether everything that has happened is also what the board shows. */
    public boolean isSettled() {
        return !playback.isBusy();
    }

    @Override
    public void played(MatchView now) {
        play.hold(true);
        shownIndex = now.length();
        playback.add(now.motions(now.length() - 1), now.picture(), now.text());
    }

    private void settled() {
        play.hold(false);
        if (!playback.isBusy()) {
            refreshPosition(play.view());
            cover();
        }
    }

    @Override
    public void thinking(int seat, Optional<Decision> soFar) {
        soFar.ifPresent(known -> cards.get(seat).thinks(play.view(), known));
    }

    @Override
    public void fault(Forfeit reason) {
        String name = play.spec(reason.seat())
                .map(PlayerSpec::id)
                .map(id -> words.name(context.newGame().player(id)))
                .orElse("");
        context.notice("error", words.get("error.title"), words.get("error.player", name), reason.detail())
                .show(context.stage());
    }

    @Override
    public void fault(GameFault reason) {
        String game = words.name(play.provider());
        context.notice("error", words.get("error.title"), words.get("error.game", game, reason.getMessage()))
                .show(context.stage());
    }

    @Override
    public void changed() {
        refresh();
        cover();
    }

    /**
     * Covers the game until the person awaited has the screen, once everything public has been seen; where nobody is
     * awaited, shows what was covered.
     */
    public void cover() {
        if (playback.isBusy()) {
            return;
        }
        OptionalInt awaited = live.awaited();
        if (awaited.isPresent()) {
            board.unhover();
            context.show(() -> new HandOverPage(context, play, awaited.getAsInt()));
            // The position of the pointer would reveal what was clicked last.
            Gdx.input.setCursorPosition(Gdx.graphics.getWidth() / 2, Gdx.graphics.getHeight() / 2);
        } else if (context.shown() instanceof HandOverPage) {
            context.show(() -> this);
        }
    }

    private void refresh() {
        if (shownIndex != live.index()) {
            // Undo, redo, jump: what is still moving belongs to another position.
            shownIndex = live.index();
            playback.clear();
        }
        MatchView view = play.view();
        if (!playback.isBusy()) {
            refreshPosition(view);
        }
        offer(view);
        int thinkingSeat = live.thinkingSeat().orElse(-1);
        for (int seat = 0; seat < cards.size(); seat++) {
            cards.get(seat).refreshPlayer(thinkingSeat == seat);
        }
        moves.refresh();
        header.refresh();
        refreshControls(thinkingSeat >= 0);
    }

    /** Shows what the position is like, once nothing moves any more. */
    private void refreshPosition(MatchView view) {
        Picture picture = view.picture();
        board.show(picture, view.text());
        board.mark(lastSpots(view));
        int[] scores = view.scores();
        for (int seat = 0; seat < cards.size(); seat++) {
            cards.get(seat).refreshPosition(picture, scores, view.actor() == seat);
        }
        headline.refresh(view, picture);
    }

    private static Set<String> lastSpots(MatchView view) {
        int last = view.length() - 1;
        return last < 0
                ? Set.of()
                : view.action(last).map(action -> Set.copyOf(action.spots())).orElse(Set.of());
    }

    private void refreshControls(boolean thinking) {
        boolean waits = live.isPaused() || !isLatest() && !live.isOver() && !live.isPersonsTurn();
        moveNow.setDisabled(!thinking);
        pause.setText(words.get(waits ? "game.resume" : "game.pause"));
        boolean clocked = !live.timeControl().isUnlimited();
        pause.setDisabled(!play.hasPlayers() && !clocked || live.isOver() && isLatest() && !live.isPaused());
        step.setDisabled(!live.isPaused() || thinking || live.isOver() || live.isPersonsTurn());
    }

    private boolean isLatest() {
        return live.index() == live.length();
    }

    private void pauseOrResume() {
        if (live.isPaused() || !isLatest()) {
            agreed(live::resume);
        } else {
            live.pause();
        }
    }

    private void offer(MatchView view) {
        // Who has paused the clock may look, but not play.
        boolean stopped = live.isPaused() && !live.timeControl().isUnlimited();
        List<Action> legal = live.isPersonsTurn() && !stopped ? view.legalActions() : List.of();
        Set<String> spots =
                view.picture().spots().stream().map(Picture.Spot::id).collect(Collectors.toSet());
        List<Action> offered = legal.stream()
                .map(action -> spots.containsAll(action.spots())
                        ? action
                        : new Action(action.code(), action.notation(), action.words(), List.of()))
                .toList();
        board.offer(offered, action -> view.preview(action.code()), action -> agreed(() -> live.play(action.code())));
        refreshButtons();
    }

    private void refreshButtons() {
        buttons.clear();
        boolean many = board.buttons().size() > MOST_SENTENCES;
        String alone = board.buttons().size() == 1 ? words.get("game.button.help") : "";
        for (Action action : board.buttons()) {
            String sentence = words.get(play.provider(), action.words());
            boolean brief = many && sentence.length() > SHORT_SENTENCE;
            String label = brief ? action.notation() : sentence;
            TextButton button = widgets.button("action." + action.notation(), label, "default", () -> play(action));
            buttons.addActor(widgets.tip(button, brief ? sentence : alone));
        }
        if (live.isAnothersTurn()) {
            String who = play.seatName(play.view().actor(), words);
            buttons.addActor(widgets.button("handOver", words.get("hand.offer", who), "default", live::handOver));
        }
        if (board.isNarrowed()) {
            headline.hint(words.get("game.narrowed"));
        }
        buttons.invalidateHierarchy();
    }

    private void play(Action action) {
        playback.clear();
        agreed(() -> live.play(action.code()));
    }

    /** Goes on from the position shown; where that takes back what others have learnt, they have to agree first. */
    private void agreed(Runnable step) {
        List<String> others = live.askedToAgree().stream()
                .map(seat -> play.seatName(seat, words))
                .toList();
        if (others.isEmpty()) {
            step.run();
            return;
        }
        new Notice(widgets, "agree", words.get("agree.title"))
                .text(words.get("agree.text", String.join(", ", others)))
                .button("agree.yes", words.get("agree.yes"), () -> {
                    live.agree();
                    step.run();
                })
                .button("dialog.cancel", words.get("dialog.cancel"), () -> {})
                .show(context.stage());
    }

    private boolean command(Shortcut shortcut) {
        switch (shortcut) {
            case UNDO -> live.undo();
            case REDO -> live.redo();
            case NONE -> {
                return false;
            }
        }
        return true;
    }

    /** Keys of the whole screen; where nothing has the focus they arrive at the root of the stage. */
    private final class Shortcuts extends InputListener {
        @Override
        public boolean keyDown(InputEvent event, int key) {
            boolean elsewhere = event.getTarget() != getStage().getRoot()
                    && !event.getTarget().isDescendantOf(GameScreen.this);
            if (elsewhere) {
                return false;
            } else if (context.input().isControl()) {
                return command(Shortcut.of(key, context.input().isShift(), name -> GLFW.glfwGetKeyName(name, 0)));
            } else if (key == Keys.SPACE && board.buttons().size() == 1) {
                play(board.buttons().get(0));
            } else if (key == Keys.PAGE_UP && live.index() > 0) {
                live.jump(live.index() - 1);
            } else if (key == Keys.PAGE_DOWN && live.canRedo()) {
                live.jump(live.index() + 1);
            } else {
                return false;
            }
            return true;
        }
    }
}
