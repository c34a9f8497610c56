package org.marienbad.desktop.game;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.HorizontalGroup;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.marienbad.desktop.board.BoardView;
import org.marienbad.desktop.context.Command;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.KeyTarget;
import org.marienbad.desktop.context.SidePanel;
import org.marienbad.desktop.context.WindowOptions;
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
import org.marienbad.json.PositionText;
import org.marienbad.play.LiveGame;
import org.marienbad.play.MoveKeys;
import org.marienbad.play.ShownGame;

/** A game in play: the board, the seats, the moves, and everything one can do. */
public final class GameScreen extends Table implements LiveGame.Listener, KeyTarget {
    /** With more buttons than these, long sentences give way to notation, so that not only a few rows are in sight. */
    private static final int MOST_SENTENCES = 20;

    private static final int SHORT_SENTENCE = 12;
    private static final int NOBODY = -1;

    private final Context context;
    private final GameController play;
    private final LiveGame live;
    private final ShownGame shown;
    private final Widgets widgets;
    private final UiMessages words;
    private final PlyText text;
    private final BoardView board;
    private final Playback playback;
    private final List<SeatCard> cards = new ArrayList<>();
    private final MoveList moves;
    private final ReplayBar replay;
    private final Recap recap;
    private final ButtonPane buttons;
    private final Controls controls;
    private final GameHeader header;
    private final Headline headline;
    private final GameLayout layout;
    private final PanelPlace place;
    private final List<SidePanel> panels = new ArrayList<>();
    private final InputListener boardKeys;
    private List<Action> offered = List.of();

    /** {@code others}: panels from other rooms, which stand beside the board when their buttons are pressed. */
    public GameScreen(Context context, GameController play, List<SidePanel> others) {
        this.context = context;
        this.play = play;
        live = play.live();
        shown = new ShownGame(live);
        widgets = context.widgets();
        words = context.words();
        text = new PlyText(play, words);
        setName("gameScreen");
        board = new BoardView(context.theme(), play.view().artwork(), text -> words.get(play.provider(), text));
        board.onLanding(context.sounds()::landed);
        board.onNarrowed(this::refreshButtons);
        board.onRefused(this::objection);
        playback = new Playback(board, shown, this::plyChanged);
        boardKeys = board.shortcuts(playback::clear);
        headline = new Headline(context, play, shown, text);
        recap = new Recap(context, shown, text, this::replayTurn);
        buttons = new ButtonPane(widgets);
        replay = new ReplayBar(context, live, shown, playback, text);
        moves = new MoveList(context, play, shown, text);
        controls = new Controls(context, play, this::agreed);
        place = new PanelPlace(context, this::panelOpened);
        panels.addAll(others);
        if (!play.view().rulebook().isEmpty()) {
            panels.add(new RulesPanel(context, play));
        }
        header = new GameHeader(
                context,
                play,
                board::recommend,
                panels.stream().map(this::opener).toList());
        for (int seat = 0; seat < live.setup().seats(); seat++) {
            cards.add(new SeatCard(context, play, seat, live.setup().seats() > 2));
        }
        layout = layOut();
        live.listener(this);
        refresh();
    }

    private GameLayout layOut() {
        Picture picture = play.view().picture();
        float aspect = picture.isEmpty() ? 0 : (float) (picture.width() / picture.height());
        GameLayout made = new GameLayout(
                widgets,
                new GameLayout.Parts(
                        List.of(headline, recap),
                        board,
                        List.of(buttons, replay),
                        cards,
                        new GameLayout.Side(controls, moves, place)),
                aspect);
        pad(px(14), px(20), px(16), px(20));
        add(header).growX().padBottom(px(8));
        row();
        add(made).grow();
        return made;
    }

    private TextButton opener(SidePanel panel) {
        return widgets.button("panel." + panel.name(), panel.title(), "default", () -> place.toggle(panel));
    }

    private void panelOpened(boolean isOpen) {
        layout.open(isOpen);
    }

    private float px(float units) {
        return widgets.theme().px(units);
    }

    @Override
    protected void setStage(Stage stage) {
        if (getStage() != null) {
            getStage().removeCaptureListener(boardKeys);
        }
        super.setStage(stage);
        if (stage != null) {
            stage.addCaptureListener(boardKeys);
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
        shown.played(now);
        play.hold(true);
        playback.follow();
    }

    /** Another ply is in motion, or nothing moves any more. */
    private void plyChanged() {
        refreshShown();
        if (!playback.isBusy()) {
            release();
            cover();
        }
    }

    /** Whether the last ply shown was decided by a player that is no person. */
    private boolean wasComputer() {
        MatchView view = shown.view();
        int actor = view.length() == 0 ? NOBODY : view.seen(view.length() - 1).actor();
        return actor >= 0 && !live.isPerson(actor);
    }

    /** Lets the next move come, after a move of a computer not before it could be looked at. */
    private void release() {
        float seconds = context.options().delay() / 1000f;
        boolean computers = seconds > 0 && !live.isOver() && !live.isPersonsTurn() && wasComputer();
        if (!computers) {
            play.hold(false);
            return;
        }
        addAction(Actions.delay(seconds, Actions.run(() -> {
            if (!playback.isBusy()) {
                play.hold(false);
            }
        })));
    }

    @Override
    public void thinking(int seat, Optional<Decision> soFar) {
        if (!playback.isBusy()) {
            soFar.ifPresent(known -> cards.get(seat).thinks(play.view(), known));
        }
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
        shown.changed();
        if (shown.isBusy()) {
            play.hold(true);
        }
        playback.follow();
        if (!playback.isBusy()) {
            refreshShown();
        }
        offer(play.view());
        header.refresh();
        controls.refresh();
    }

    /** Everything that is told belongs to the ply that the board shows. */
    private void refreshShown() {
        MatchView view = shown.view();
        MatchView onBoard = shown.board();
        if (!shown.isMoving()) {
            board.show(view.picture(), view.text());
        }
        board.mark(marked(view));
        int[] scores = onBoard.scores();
        int thinking = playback.isBusy() ? NOBODY : live.thinkingSeat().orElse(NOBODY);
        for (int seat = 0; seat < cards.size(); seat++) {
            cards.get(seat).refreshPosition(onBoard.picture(), scores, shown.actor() == seat);
            cards.get(seat).refreshPlayer(thinking == seat);
        }
        layout.refit();
        headline.refresh();
        recap.refresh();
        moves.refresh();
        replay.refresh();
        panels.forEach(panel -> panel.shown(view, !playback.isBusy()));
    }

    /** The spots of the ply in motion, at rest those of the whole last turn; what chance did only if nobody else did. */
    private Set<String> marked(MatchView view) {
        ShownGame.Plies plies =
                shown.isMoving() ? new ShownGame.Plies(view.length() - 1, view.length()) : shown.lastTurn();
        return plies.stream()
                .filter(ply -> view.seen(ply).actor() >= 0 || plies.to() - plies.from() == 1)
                .mapToObj(view::action)
                .flatMap(Optional::stream)
                .flatMap(action -> action.spots().stream())
                .collect(Collectors.toSet());
    }

    private void replayTurn() {
        playback.clear();
        shown.replay();
        play.hold(shown.isBusy());
        playback.follow();
    }

    /** Why nothing can be played at {@code spot}, after clicks on {@code clicked}. */
    private String objection(List<String> clicked, String spot) {
        MatchView view = play.view();
        if (live.isFrozen()) {
            return words.get("game.frozen");
        } else if (!view.isOver() && live.isPersonsTurn() && isStopped()) {
            return words.get("game.objection.paused");
        } else if (!view.isOver() && view.actor() >= 0 && !live.isPersonsTurn()) {
            return words.get("game.turn", play.seatName(view.actor(), words));
        }
        return view.objection(clicked, spot)
                .map(why -> words.get(play.provider(), why))
                .orElse("");
    }

    /** Who has paused the clock may look, but not play. */
    private boolean isStopped() {
        return live.isPaused() && !live.timeControl().isUnlimited();
    }

    private void offer(MatchView view) {
        List<Action> legal = live.isPersonsTurn() && !isStopped() ? view.legalActions() : List.of();
        Set<String> spots =
                view.picture().spots().stream().map(Picture.Spot::id).collect(Collectors.toSet());
        offered = legal.stream()
                .map(action -> spots.containsAll(action.spots())
                        ? action
                        : new Action(action.code(), action.notation(), action.words(), List.of()))
                .toList();
        board.offer(offered, action -> view.preview(action.code()), action -> agreed(() -> live.play(action.code())));
        refreshButtons();
    }

    private void refreshButtons() {
        HorizontalGroup row = buttons.buttons();
        row.clear();
        boolean many = board.buttons().size() > MOST_SENTENCES;
        String alone = board.buttons().size() == 1 ? words.get("game.button.help") : "";
        for (Action action : board.buttons()) {
            String sentence = words.get(play.provider(), action.words());
            boolean brief = many && sentence.length() > SHORT_SENTENCE;
            String label = brief ? action.notation() : sentence;
            TextButton button = widgets.button("action." + action.notation(), label, "default", () -> play(action));
            row.addActor(widgets.tip(button, brief ? sentence : alone));
        }
        if (live.isAnothersTurn()) {
            String who = play.seatName(play.view().actor(), words);
            row.addActor(widgets.button("handOver", words.get("hand.offer", who), "default", live::handOver));
        }
        if (board.isNarrowed()) {
            headline.hint(words.get("game.narrowed"));
        }
        buttons.grow();
    }

    private void play(Action action) {
        playback.clear();
        agreed(() -> live.play(action.code()));
    }

    /** Goes on from the position shown; where that takes back what others have learnt, they have to agree first. */
    private void agreed(Runnable step) {
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

    @Override
    public void act(float delta) {
        WindowOptions options = context.options();
        playback.speed(options.speed());
        board.showCounts(options.counts());
        board.turn(options.flipped());
        super.act(delta);
    }

    @Override
    public boolean perform(Command command) {
        switch (command) {
            case UNDO -> live.undo();
            case REDO -> live.redo();
            case PREVIOUS -> replay.back();
            case NEXT -> replay.forward();
            case FIRST -> replay.toFirst();
            case LAST -> replay.toLast();
            case REPLAY -> replayTurn();
            case FLIP -> context.options().flipped(!context.options().flipped());
            case COPY -> copy();
            case SAVE -> context.archive().export(live, play.seated());
            case HINT -> {
                return header.askForHint();
            }
            case ANALYSIS -> {
                return toggle("analysis");
            }
            case PAUSE -> {
                return controls.pauseOrResume();
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Opens or closes the panel of that name; false if there is none. */
    private boolean toggle(String name) {
        Optional<SidePanel> panel =
                panels.stream().filter(each -> each.name().equals(name)).findFirst();
        panel.ifPresent(place::toggle);
        return panel.isPresent();
    }

    /** Puts the position on the clipboard: as data where the game can be set up so, as words otherwise. */
    private void copy() {
        MatchView view = play.view();
        String position = view.position().map(PositionText::write).orElseGet(view::text);
        Gdx.app.getClipboard().setContents(position);
        context.announce(words.get("position.copied"));
    }

    @Override
    public boolean play(char typed) {
        if (typed == ' ' && board.buttons().size() == 1) {
            play(board.buttons().get(0));
            return true;
        }
        Optional<Action> meant = MoveKeys.action(offered, typed);
        meant.ifPresent(this::play);
        return meant.isPresent();
    }
}
