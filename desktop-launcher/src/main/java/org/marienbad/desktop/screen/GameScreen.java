package org.marienbad.desktop.screen;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.HorizontalGroup;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.utils.UIUtils;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marienbad.desktop.board.BoardView;
import org.marienbad.desktop.text.Words;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.text.Text;

/** A game in play: the board, the seats, the moves, and everything one can do. */
final class GameScreen extends Table implements Session.Listener {
    private static final Map<String, Float> SPEEDS = new LinkedHashMap<>();

    static {
        SPEEDS.put("0", 0f);
        SPEEDS.put("slow", .5f);
        SPEEDS.put("normal", 1f);
        SPEEDS.put("fast", 2.2f);
    }

    private final Application application;
    private final GameController play;
    private final Session session;
    private final Widgets widgets;
    private final Words words;
    private final BoardView board;
    private final Playback playback;
    private final List<SeatCard> cards = new ArrayList<>();
    private final MoveList moves;
    private final HorizontalGroup buttons = new HorizontalGroup();
    private final TextButton undo;
    private final TextButton redo;
    private final TextButton moveNow;
    private final TextButton pause;
    private final TextButton step;
    private final Hint hint;
    private final Headline headline;
    private final InputListener boardKeys;
    private final InputListener shortcuts = new Shortcuts();
    private int shownIndex;

    GameScreen(Application application, GameController play) {
        this.application = application;
        this.play = play;
        session = play.session();
        widgets = application.widgets();
        words = application.words();
        setName("gameScreen");
        board = new BoardView(application.theme(), text -> words.get(play.provider(), text));
        board.onLanding(application.sounds()::landed);
        board.onNarrowed(this::refreshButtons);
        playback = new Playback(board, this::settled);
        boardKeys = board.shortcuts(playback::clear);
        speed(application.preferences().get("speed", "normal"));
        undo = button("undo", "game.undo", session::undo);
        redo = button("redo", "game.redo", session::redo);
        moveNow = button("moveNow", "game.moveNow", session::moveNow);
        pause = button("pause", "game.pause", this::pauseOrResume);
        step = button("step", "game.step", session::step);
        hint = new Hint(application, play, board::mark);
        headline = new Headline(application, play);
        moves = new MoveList(application, play);

        for (int seat = 0; seat < session.setup().seats(); seat++) {
            cards.add(new SeatCard(application, play, seat, session.setup().seats() > 2));
        }
        Picture picture = picture();
        float aspect = picture.isEmpty() ? 0 : (float) (picture.width() / picture.height());
        pad(px(16), px(22), px(20), px(22));
        add(header()).growX().padBottom(px(14));
        row();
        add(new GameLayout(
                        widgets, new GameLayout.Parts(headline, board, buttonPane(), cards, controls(), moves), aspect))
                .grow();
        shownIndex = session.index();
        session.listener(this);
        changed();
    }

    private float px(float units) {
        return widgets.theme().px(units);
    }

    private TextButton button(String name, String key, Runnable reaction) {
        TextButton button = widgets.button(name, words.get(key), "default", reaction);
        return widgets.tip(button, help(key));
    }

    private String help(String key) {
        String help = words.get(key + ".help");
        return help.equals(key + ".help") ? "" : help;
    }

    /** A button that switches the sounds. */
    static Actor sound(Application application) {
        Words words = application.words();
        boolean muted = application.preferences().getBoolean("muted", false);
        TextButton[] button = new TextButton[1];
        button[0] = application
                .widgets()
                .button("sound", words.get(muted ? "sound.off" : "sound.on"), "default", () -> {
                    boolean silent = !application.preferences().getBoolean("muted", false);
                    application.preferences().put("muted", silent);
                    application.sounds().mute(silent);
                    button[0].setText(words.get(silent ? "sound.off" : "sound.on"));
                });
        return application.widgets().tip(button[0], words.get("sound.help"));
    }

    private Actor header() {
        Table header = new Table();
        float gap = px(8);
        header.add(widgets.shortened(words.name(play.provider()), "title"))
                .growX()
                .minWidth(px(80));
        header.add(undo).padRight(gap).fillY();
        header.add(redo).padRight(gap).fillY();
        header.add(hint.button()).padRight(px(20)).fillY();
        header.add(widgets.label(words.get("game.speed"), "small")).padRight(gap);
        Select<String> speed = new Select<>(
                widgets.theme(),
                SPEEDS.keySet().stream()
                        .map(name -> new Select.Item<>(name, words.get("game.speed." + name)))
                        .toList(),
                application.preferences().get("speed", "normal"),
                this::speed);
        speed.setName("speed");
        header.add(speed).width(px(104)).padRight(gap);
        header.add(sound(application)).padRight(gap).fillY();
        header.add(application.languages()).width(px(110)).padRight(px(20));
        if (!play.game().view().rulebook().isEmpty()) {
            header.add(button("rules", "game.rules", this::showRules))
                    .padRight(gap)
                    .fillY();
        }
        header.add(widgets.button("newGame", words.get("game.new"), "default", application::showNewGame))
                .fillY();
        return header;
    }

    private void showRules() {
        Table paragraphs = new Table();
        for (Text paragraph : play.game().view().rulebook()) {
            paragraphs
                    .add(widgets.wrapped(words.get(play.provider(), paragraph), "default"))
                    .growX()
                    .padBottom(px(10));
            paragraphs.row();
        }
        new Notice(widgets, "rules.page", words.name(play.provider()))
                .content(paragraphs)
                .button("dialog.ok", words.get("dialog.ok"), () -> {})
                .show(application.stage());
    }

    private void speed(String name) {
        application.preferences().put("speed", name);
        playback.speed(SPEEDS.getOrDefault(name, 1f));
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
    void keyboardFocus(boolean visible) {
        board.keyboardFocus(visible);
    }

    BoardView board() {
        return board;
    }

    Session session() {
        return session;
    }

    /** Whether everything that has happened is also what the board shows. */
    boolean isSettled() {
        return !playback.isBusy();
    }

    /** The seat through whose eyes the board is seen. */
    private Observer observer() {
        if (session.isPersonsTurn()) {
            return Observer.seat(session.actor());
        }
        return IntStream.range(0, session.setup().seats())
                .filter(session::isPerson)
                .mapToObj(Observer::seat)
                .findFirst()
                .orElse(Observer.SPECTATOR);
    }

    private Picture picture() {
        return play.game().view().picture(session.state(), observer());
    }

    @Override
    public void played(State before, int action) {
        play.hold(true);
        shownIndex = session.index();
        playback.add(
                play.game().view().motions(before, action, observer()),
                picture(),
                session.state().toString());
    }

    private void settled() {
        play.hold(false);
        if (!playback.isBusy()) {
            refreshPosition();
        }
    }

    @Override
    public void thinking(int seat, Decision soFar) {
        cards.get(seat).thinks(soFar);
    }

    @Override
    public void fault(Forfeit reason) {
        String name = play.spec(reason.seat())
                .map(PlayerSpec::id)
                .map(id -> words.name(application.choice().player(id)))
                .orElse("");
        application
                .notice("error", words.get("error.title"), words.get("error.player", name), reason.detail())
                .show(application.stage());
    }

    @Override
    public void changed() {
        if (shownIndex != session.index()) {
            // Undo, redo, jump: what is still moving belongs to another position.
            shownIndex = session.index();
            playback.clear();
        }
        if (!playback.isBusy()) {
            refreshPosition();
        }
        offer();
        int thinkingSeat = session.thinkingSeat().orElse(-1);
        for (int seat = 0; seat < cards.size(); seat++) {
            cards.get(seat).refreshPlayer(thinkingSeat == seat);
        }
        moves.refresh();
        undo.setDisabled(!session.canUndo());
        redo.setDisabled(!session.canRedo());
        refreshControls(thinkingSeat >= 0);
    }

    /** Shows what the position is like, once nothing moves any more. */
    private void refreshPosition() {
        refreshBoard();
        Picture picture = picture();
        int[] scores = play.game().scores(session.state());
        for (int seat = 0; seat < cards.size(); seat++) {
            cards.get(seat).refreshPosition(picture, scores, session.actor() == seat);
        }
        headline.refresh(picture, scores);
    }

    private void refreshControls(boolean thinking) {
        boolean waits = session.isPaused() || !isLatest() && !session.isOver() && !session.isPersonsTurn();
        hint.refresh();
        moveNow.setDisabled(!thinking);
        pause.setText(words.get(waits ? "game.resume" : "game.pause"));
        pause.setDisabled(!play.hasPlayers() || session.isOver() && isLatest() && !session.isPaused());
        step.setDisabled(!session.isPaused() || thinking || session.isOver() || session.isPersonsTurn());
    }

    private boolean isLatest() {
        return session.index() == session.plies().size();
    }

    private void pauseOrResume() {
        if (session.isPaused() || !isLatest()) {
            session.resume();
        } else {
            session.pause();
        }
    }

    private void refreshBoard() {
        board.show(picture(), session.state().toString());
        int index = session.index();
        board.mark(
                index == 0
                        ? Set.of()
                        : Set.copyOf(session.plies().get(index - 1).action().spots()));
    }

    private void offer() {
        List<Action> legal = session.isPersonsTurn() ? session.legalActions() : List.of();
        Set<String> spots = picture().spots().stream().map(Picture.Spot::id).collect(Collectors.toSet());
        List<Action> offered = legal.stream()
                .map(action -> spots.containsAll(action.spots())
                        ? action
                        : new Action(action.code(), action.notation(), action.words(), List.of()))
                .toList();
        board.offer(
                offered,
                action -> play.game().view().motions(session.state(), action.code(), observer()),
                action -> session.play(action.code()));
        refreshButtons();
    }

    private void refreshButtons() {
        buttons.clear();
        for (Action action : board.buttons()) {
            String label = words.get(play.provider(), action.words());
            TextButton button = widgets.button("action." + action.notation(), label, "default", () -> play(action));
            buttons.addActor(board.buttons().size() == 1 ? widgets.tip(button, words.get("game.button.help")) : button);
        }
        if (board.isNarrowed()) {
            headline.hint(words.get("game.narrowed"));
        }
        buttons.invalidateHierarchy();
    }

    private void play(Action action) {
        playback.clear();
        session.play(action.code());
    }

    /** Keys of the whole screen; where nothing has the focus they arrive at the root of the stage. */
    private final class Shortcuts extends InputListener {
        @Override
        public boolean keyDown(InputEvent event, int key) {
            boolean elsewhere = event.getTarget() != getStage().getRoot()
                    && !event.getTarget().isDescendantOf(GameScreen.this);
            if (elsewhere) {
                return false;
            } else if (UIUtils.ctrl() && key == Keys.Z) {
                session.undo();
            } else if (UIUtils.ctrl() && key == Keys.Y) {
                session.redo();
            } else if (key == Keys.SPACE && board.buttons().size() == 1) {
                play(board.buttons().get(0));
            } else if (key == Keys.PAGE_UP && session.index() > 0) {
                session.jump(session.index() - 1);
            } else if (key == Keys.PAGE_DOWN && session.canRedo()) {
                session.jump(session.index() + 1);
            } else {
                return false;
            }
            return true;
        }
    }
}
