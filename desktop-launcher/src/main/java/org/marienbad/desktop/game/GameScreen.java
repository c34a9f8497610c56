package org.marienbad.desktop.game;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marienbad.desktop.board.BoardView;
import org.marienbad.desktop.context.Command;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.KeyTarget;
import org.marienbad.desktop.context.SidePanel;
import org.marienbad.desktop.context.WindowOptions;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.IconButton;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.drawing.Artwork;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.SessionListener;
import org.marienbad.framework.match.Winners;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.json.PlainJson;
import org.marienbad.play.LiveGame;
import org.marienbad.play.ShownGame;
import org.marienbad.play.coach.Coach;

/** A game in play: the board, the seats, the moves, and everything one can do. */
public final class GameScreen extends Table implements SessionListener, KeyTarget {
    private static final int NOBODY = -1;
    /** The panels that have a key. */
    private static final Map<Command, String> PANEL_KEYS = Map.of(Command.HINT, "hint", Command.ANALYSIS, "analysis");

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
    private final PlyRows moves;
    private final ReplayBar replay;
    private final Recap recap;
    private final MoveInput input;
    private final Controls controls;
    private final GameHeader header;
    private final Headline headline;
    private final GameLayout layout;
    private final PanelPlace place;
    private final Optional<CoachPanel> coach;
    /** The node of the game that was shown when the board was lent to the coach. */
    private int lentAt;

    private final InputListener boardKeys;

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
        board = new BoardView(
                context.theme(), Artwork.of(play.view().setup().provider()), text -> words.get(play.provider(), text));
        board.onLanding(context.sounds()::landed);
        playback = new Playback(board, shown, this::plyChanged);
        boardKeys = board.shortcuts(playback::clear);
        headline = new Headline(context, play, shown, text);
        recap = new Recap(context, Artwork.of(play.view().setup().provider()), this::replayTurn);
        input = new MoveInput(context, play, board, playback, headline);
        replay = new ReplayBar(context, live, shown, playback, text);
        moves = new PlyRows(context, play, shown, text);
        controls = new Controls(context, play, input::agreed);
        place = new PanelPlace(context, this::panelOpened);
        coach = Coach.isOffered(live.setup())
                ? Optional.of(new CoachPanel(context, play, this::lessonChanged, this::playLesson, place::close))
                : Optional.empty();
        header = header(others);
        for (int seat = 0; seat < live.setup().seats(); seat++) {
            cards.add(new SeatCard(context, play, seat, live.setup().seats() > 2));
        }
        layout = layOut();
        live.listener(this);
        refresh();
    }

    private GameHeader header(List<SidePanel> others) {
        List<IconButton> leading = new ArrayList<>();
        others.stream().filter(panel -> !panel.isOffered()).map(this::opener).forEach(leading::add);
        coach.map(this::opener).ifPresent(leading::add);
        List<IconButton> tools = new ArrayList<>();
        if (!play.view().rulebook().isEmpty()) {
            tools.add(opener(new RulesPanel(context, play)));
        }
        if (play.hasSides()) {
            tools.add(
                    widgets.icon("turnBoard", Icon.TURN, keyed(words.get("key.flip"), Command.FLIP), this::turnBoard));
        }
        others.stream().filter(SidePanel::isOffered).map(this::opener).forEach(tools::add);
        return new GameHeader(context, play, leading, tools);
    }

    private GameLayout layOut() {
        GameLayout made = new GameLayout(
                widgets,
                new GameLayout.Parts(
                        new GameLayout.Above(headline, recap),
                        board,
                        List.of(input.buttons(), replay),
                        cards,
                        new GameLayout.Side(controls, moves, place)),
                (float) BoardView.aspect(play.view().picture()));
        pad(px(14), px(20), px(16), px(20));
        add(header).growX().padBottom(px(8));
        row();
        add(made).grow();
        return made;
    }

    private IconButton opener(SidePanel panel) {
        boolean first = coach.filter(panel::equals).isPresent()
                && !context.preferences().getBoolean(played(), false);
        IconButton button = place.opener(panel, first);
        PANEL_KEYS.entrySet().stream()
                .filter(entry -> entry.getValue().equals(panel.name()))
                .forEach(entry -> widgets.tip(button, keyed(panel.title(), entry.getKey())));
        return button;
    }

    /** Words with the key that does the same. */
    private String keyed(String help, Command command) {
        return help + " (" + context.keys(command, moves()) + ")";
    }

    /** Tells whether a game of this kind was played before: then its coach is not offered any more. */
    private String played() {
        return "played." + play.provider().id();
    }

    /** Plays an action of the person whose turn it is. */
    public void play(Action action) {
        input.play(action);
    }

    /** Opens {@code panel}, unless it is open. */
    public void open(SidePanel panel) {
        place.open(panel);
    }

    /** Opens the panel that {@code before}, a screen of the same game in another look, has open. */
    public void openAs(GameScreen before) {
        before.place
                .shown()
                .filter(name -> place.shown().filter(name::equals).isEmpty())
                .ifPresent(place::toggle);
    }

    private void panelOpened(boolean isOpen) {
        layout.open(isOpen);
        if (!isOpen && !isCoaching()) {
            markLast(); // the panel may have pointed at something else
        }
    }

    private void markLast() {
        board.mark(ShownGame.spots(shown.view(), told()));
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
        context.preferences().put(played(), true);
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
        if (isCoaching()) {
            return;
        }
        float seconds = context.options().delay() / 1000f;
        boolean computers = seconds > 0 && !live.tree().isOver() && !live.isPersonsTurn() && wasComputer();
        if (!computers) {
            play.hold(false);
            return;
        }
        addAction(Actions.delay(seconds, Actions.run(() -> {
            if (!playback.isBusy() && !isCoaching()) {
                play.hold(false);
            }
        })));
    }

    private boolean isCoaching() {
        return coach.filter(CoachPanel::isOpen).isPresent();
    }

    /** While the coach has the board, the game waits. */
    private void lessonChanged() {
        // They belong to the game, not to the lesson.
        List.of(replay, moves, controls).forEach(part -> part.setVisible(!isCoaching()));
        if (isCoaching()) {
            playback.clear();
            play.hold(true);
            lentAt = live.tree().node();
            refreshLesson(coach.get());
        } else {
            play.hold(false);
            board.recommend(Set.of()); // the position of the game may be the one of the lesson
            refresh();
        }
    }

    private void refreshLesson(CoachPanel lesson) {
        MatchView view = lesson.view();
        header.refresh(true);
        board.show(view.picture(), view.text());
        board.mark(Set.of());
        board.recommend(Set.copyOf(lesson.spots()));
        showSeats(view, view.actor(), NOBODY);
        headline.caption(lesson.caption());
        recap.refresh(view, lesson.news(), text.titled());
        input.offer(lesson);
    }

    private void playLesson(MatchView end, ShownGame.Plies plies) {
        MatchView before = end.after(plies.from());
        board.show(before.picture(), before.text());
        playLesson(end, plies.from(), plies.to());
    }

    /** Plays the plies from {@code from} on; the last position is shown with all that the step points at. */
    private void playLesson(MatchView end, int from, int to) {
        MatchView after = end.after(from + 1);
        board.play(after.motions(from), after.picture(), after.text(), playback.speed(), () -> {
            if (from + 1 < to) {
                playLesson(end, from + 1, to);
            } else {
                coach.filter(CoachPanel::isOpen).ifPresent(lesson -> board.recommend(Set.copyOf(lesson.spots())));
            }
        });
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
    public void fault(PluginFault reason) {
        String game = words.name(play.provider());
        context.notice("error", words.get("error.title"), words.get("error.game", game, reason.getMessage()))
                .show(context.stage());
    }

    @Override
    public void changed() {
        refresh();
        cover();
    }

    /** It is on the screen now: what players have answered while another one was shown is played. */
    public void begin() {
        cover();
        if (!playback.isBusy()) {
            release();
        }
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
        if (isCoaching() && live.tree().node() == lentAt) {
            return;
        }
        if (isCoaching()) {
            place.close(); // and comes back here
            return;
        }
        if (!playback.isBusy()) {
            refreshShown();
        }
        input.offer();
        header.refresh(false);
        controls.refresh();
    }

    /** Everything that is told belongs to the ply that the board shows. */
    private void refreshShown() {
        MatchView view = shown.view();
        MatchView onBoard = shown.board();
        if (!shown.isMoving()) {
            board.show(view.picture(), view.text());
        }
        markLast();
        showSeats(
                onBoard,
                shown.actor(),
                playback.isBusy() ? NOBODY : live.thinkingSeat().orElse(NOBODY));
        headline.refresh();
        recap.refresh(view, told(), text);
        moves.refresh();
        replay.refresh();
        if (place.refresh(view, !playback.isBusy())) {
            header.rearrange();
        }
    }

    private void showSeats(MatchView view, int actor, int thinking) {
        List<Integer> winners = view.isOver() ? Winners.of(view.payoffs()).winners() : List.of();
        for (int seat = 0; seat < cards.size(); seat++) {
            cards.get(seat).setVisible(seat < view.setup().seats());
            cards.get(seat).crown(winners.contains(seat) && winners.size() < cards.size());
            if (seat < view.setup().seats()) {
                cards.get(seat).refreshPosition(view, actor == seat);
            }
            cards.get(seat).taught(isCoaching());
            cards.get(seat).refreshPlayer(thinking == seat);
        }
        layout.refit();
    }

    /** The plies to be told of: the one in motion, at rest the whole last turn. */
    private ShownGame.Plies told() {
        int length = shown.index();
        return shown.isMoving() ? new ShownGame.Plies(length - 1, length) : shown.lastTurn();
    }

    private void replayTurn() {
        playback.clear();
        shown.replay();
        play.hold(shown.isBusy());
        playback.follow();
    }

    @Override
    public void act(float delta) {
        WindowOptions options = context.options();
        playback.speed(options.speed());
        board.showCounts(options.counts());
        board.turn(options.flipped() != play.isPersonAbove());
        super.act(delta);
    }

    @Override
    public boolean perform(Command command) {
        switch (command) {
            case UNDO -> live.undo();
            case REDO -> live.redo();
            case PREVIOUS -> ifCoaching(CoachPanel::back, replay::back);
            case NEXT -> ifCoaching(CoachPanel::next, replay::forward);
            case FIRST -> replay.toFirst();
            case LAST -> replay.toLast();
            case REPLAY -> replayTurn();
            case FLIP -> turnBoard();
            case COPY -> copy();
            case SAVE -> context.archive().export(live, play.seated());
            case HINT, ANALYSIS -> {
                return place.toggle(PANEL_KEYS.get(command));
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

    private void turnBoard() {
        context.options().flipped(!context.options().flipped());
    }

    private void ifCoaching(Consumer<CoachPanel> lesson, Runnable otherwise) {
        coach.filter(CoachPanel::isOpen).ifPresentOrElse(lesson, otherwise);
    }

    /** Puts the position on the clipboard: as data where the game can be set up so, as words otherwise. */
    private void copy() {
        MatchView view = play.view();
        String position = view.position().map(PlainJson::text).orElseGet(view::text);
        Gdx.app.getClipboard().setContents(position);
        context.announce(words.get("position.copied"));
    }

    @Override
    public boolean play(char typed) {
        return input.play(typed);
    }

    @Override
    public SortedSet<Character> moves() {
        MatchView line = live.line();
        return Stream.of(line.after(0), play.view())
                .flatMap(view -> view.legalActions().stream())
                .map(action -> action.notation().toLowerCase(Locale.ROOT))
                .filter(notation -> notation.length() == 1 && Character.isLetterOrDigit(notation.charAt(0)))
                .map(notation -> notation.charAt(0))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
