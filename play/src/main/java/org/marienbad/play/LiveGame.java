package org.marienbad.play;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameNotation;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.GameClock;
import org.marienbad.framework.match.GameTree;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.match.SessionListener;
import org.marienbad.framework.match.TimeControl;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.text.Text;
import org.marienbad.store.StoredGame;

/**
 * A game in play, as those who sit at one screen may see it. A person sees what its seat knows; who only watches sees
 * what everybody may know; after the end everybody sees everything. If several persons share the screen and the
 * position holds secrets, somebody must {@link #takeOver} before the next one's secrets are shown.
 *
 * <p>The one class that knows the true position and applies actions to it: screens hold its views alone. Confined to
 * the thread of its owner, as the session is.
 */
public final class LiveGame implements AutoCloseable {
    /** How long a game from a plugin jar may take, unless its maker says otherwise. */
    public static final Duration GAME_PATIENCE = Session.GAME_PATIENCE;

    private final Session session;
    private final HotSeat hotSeat;
    private final Takebacks takebacks;
    private Runnable saver = () -> {};
    /** The origin of the game, if it is only looked at. */
    private final Optional<PlayedGame> shown;

    private SessionListener listener = SessionListener.NONE;
    private IntPredicate timed = seat -> false;
    private List<String> names = List.of();
    private boolean held;

    /**
     * A game that waits until {@link #start}, all seats persons.
     *
     * @param plies played already
     * @param owner runs tasks in the thread in which all methods are called
     * @throws IllegalArgumentException if a ply is not legal, or not what chance brings with this seed
     */
    public LiveGame(GameSetup setup, long seed, PlyTree plies, Executor owner) {
        this(setup, seed, plies, owner, GAME_PATIENCE);
    }

    /**
     * The same.
     *
     * @param gamePatience how long a game from a plugin jar may take for one thing
     */
    public LiveGame(GameSetup setup, long seed, PlyTree plies, Executor owner, Duration gamePatience) {
        shown = Optional.empty();
        session = new Session(setup, seed, owner, Session.patience(setup, gamePatience));
        hotSeat = new HotSeat(session, Optional.empty());
        takebacks = new Takebacks(session);
        session.replay(plies); // and the first outcomes of chance
        session.pause();
        session.listener(this::observer, new Relay());
    }

    /**
     * A game that was played elsewhere, to be looked at as who recorded it saw it: nobody goes on with it.
     *
     * @param owner runs tasks in the thread in which all methods are called
     * @param gamePatience how long a game from a plugin jar may take for one thing
     */
    public LiveGame(PlayedGame played, Executor owner, Duration gamePatience) {
        shown = Optional.of(played);
        session = new Session(played.setup(), 0, owner, Session.patience(played.setup(), gamePatience));
        hotSeat = new HotSeat(session, Optional.of(played.observer()));
        takebacks = new Takebacks(session);
        session.show(played.tree());
        played.record().ifPresent(this::restore);
        session.listener(this::observer, new Relay());
    }

    /** Plays by a clock, before {@link #start}; nothing changes where time is unlimited. */
    public void clock(TimeControl control) {
        if (!control.isUnlimited()) {
            clock(new GameClock(control, setup().seats()));
        }
    }

    /** The same by {@code clock}, which nothing else uses. */
    public void clock(GameClock clock) {
        session.clock(clock);
    }

    /** The names of the persons at the screen: one a seat, blank if there is none. */
    public void names(List<String> owners) {
        names = owners.stream().allMatch(String::isBlank) ? List.of() : List.copyOf(owners);
    }

    /** The name of the person of {@code seat}; empty if nobody said. */
    public Optional<String> name(int seat) {
        return names.stream().skip(seat).findFirst().filter(name -> !name.isBlank());
    }

    /** The names, the clock, and an end before the end by the rules, as in {@code record}, whose plies have been played. */
    public void restore(MatchRecord record) {
        names(record.names());
        record.clock()
                .ifPresent(clock -> session.clock(new GameClock(clock.control(), setup().seats()), clock.reading()));
        record.forfeit().ifPresent(session::end);
    }

    /** How much time the seats have; unlimited unless {@link #clock} said otherwise. */
    public TimeControl timeControl() {
        return session.clock().map(GameClock::control).orElse(TimeControl.UNLIMITED);
    }

    /** The time left to {@code seat} in the position shown; empty if time is unlimited. */
    public Optional<Duration> remaining(int seat) {
        return session.clock().map(clock -> clock.remaining(seat));
    }

    /** The seat whose time is running down. */
    public OptionalInt runningSeat() {
        return session.clock().filter(GameClock::isRunning).map(GameClock::seat).orElse(OptionalInt.empty());
    }

    /**
     * Keeps the game from now on, even if this process dies.
     *
     * @param players as in {@link #record}
     * @param completed adds facts to a record that only the caller knows, such as versions of plugins
     * @param kept the stored state of this game; empty for a new one
     */
    public void keep(
            Autosave autosave,
            Supplier<List<String>> players,
            UnaryOperator<MatchRecord> completed,
            Optional<StoredGame> kept) {
        kept.ifPresent(game -> takebacks.read(game.summary().head()));
        KeptGame watched =
                new KeptGame(session, () -> completed.apply(head(players.get())), seat -> timed.test(seat), kept);
        saver = autosave.keep(watched, kept);
    }

    /** Tells {@code watcher} what happens, as far as the screen may show it; called in the owner's thread. */
    public void listener(SessionListener watcher) {
        listener = watcher;
    }

    /** Draws chance and asks players, if it is their turn. */
    public void start() {
        hotSeat.start();
        session.resume();
    }

    /** The session with all hidden information: for tests, never for a screen. */
    public Session session() {
        return session;
    }

    public GameSetup setup() {
        return session.setup();
    }

    /** The position shown and the plies before it, as the person at the screen may see them. */
    public MatchView view() {
        return session.view(observer());
    }

    /** All plies known, those to be redone included, as the person at the screen may see them. */
    public MatchView line() {
        return session.line(observer());
    }

    /** The same of the line through a node of the {@link #tree}. */
    public MatchView line(int node) {
        return session.line(observer(), node);
    }

    private Observer observer() {
        return hotSeat.observer();
    }

    /** The seat whose person has to {@link #takeOver} the screen before anything but public is shown. */
    public OptionalInt awaited() {
        return hotSeat.awaited();
    }

    /** The person awaited, or whose turn it is in an earlier position, has the screen now. */
    public void takeOver() {
        hotSeat.takeOver();
        listener.changed();
    }

    /** In an earlier position in which another person is to move: asks that person to take the screen over. */
    public void handOver() {
        hotSeat.look(false);
        settle();
        listener.changed();
    }

    /** Whether {@link #handOver} applies: it is the turn of a person other than the one at the screen. */
    public boolean isAnothersTurn() {
        return hotSeat.isLooking() && session.isPersonsTurn() && !view().seesActor();
    }

    /** Updates who has the screen where nobody has to confirm it; no clock runs while it is handed over. */
    private void settle() {
        hotSeat.settle();
        session.holdClock(held || awaited().isPresent());
    }

    /** Whether all clocks stand still, as while a coach has the board. */
    public void holdClock(boolean hold) {
        held = hold;
        settle();
    }

    public boolean isPersonsTurn() {
        return session.isPersonsTurn();
    }

    public boolean isPerson(int seat) {
        return session.isPerson(seat);
    }

    /** Records how long the players of these seats take, whose decisions depend on it. */
    public void timed(IntPredicate seats) {
        timed = seats;
    }

    /** Asks {@code bySeat} who watches the search of each decision, when it begins; null for nobody. */
    public void watch(IntFunction<SearchObserver> bySeat) {
        session.watch(bySeat);
    }

    /** Gives the seat to {@code player}, or to a person if null; takes effect at once. */
    public void player(int seat, Player player) {
        session.player(seat, player);
    }

    /**
     * Plays an action of the person who has the screen; from an earlier position it begins a variation.
     *
     * @throws IllegalArgumentException if it is not that person's turn or the action is not legal
     * @throws IllegalStateException if there is an {@link #objection} to going on from here
     */
    public void play(int action) {
        if (view().legalActions().stream().mapToInt(Action::code).noneMatch(code -> code == action)) {
            throw new IllegalArgumentException("action " + action + " is not legal here for who has the screen");
        }
        takeBack();
        hotSeat.playOn();
        session.play(action);
    }

    /** Whether going on from the position shown takes back what people have learned since. */
    private boolean takesBack() {
        return !isFrozen() && takebacks.isDue();
    }

    /** The persons, but for whoever is to move, who have to {@link #agree} before somebody goes on from here. */
    public List<Integer> askedToAgree() {
        return !takesBack() || takebacks.isAgreed()
                ? List.of()
                : Arrays.stream(hotSeat.persons())
                        .filter(seat -> seat != tree().actor())
                        .boxed()
                        .toList();
    }

    /** All who are {@link #askedToAgree} let the game go on from the position shown. */
    public void agree() {
        takebacks.agree();
    }

    /**
     * Why nobody can go on from the position shown, whoever agrees: something has come to light since. A sentence; empty if
     * the game can go on.
     */
    public Optional<Text> objection() {
        return session.objection(tree().node());
    }

    private void takeBack() {
        if (objection().isPresent()) {
            throw new IllegalStateException("what has come to light since cannot be taken back");
        }
        if (!askedToAgree().isEmpty()) {
            throw new IllegalStateException("what was played since can be taken back only if all persons agree");
        }
        if (takesBack()) {
            takebacks.mark();
        }
    }

    /** Whether the game is only looked at: nobody can go on with it. */
    public boolean isFrozen() {
        return shown.isPresent();
    }

    public boolean canUndo() {
        return session.canUndo();
    }

    /** Why it cannot be undone what was decided before, a sentence; empty if it can, or if nothing was. */
    public Optional<Text> undoObjection() {
        return session.undoObjection();
    }

    /** Back to the last position in which a person decided, over the replies of players and chance; else one ply. */
    public void undo() {
        hotSeat.look(false);
        session.undo();
    }

    /** Whether {@link #undo} led to the position shown. */
    public boolean isUndone() {
        return session.isUndone();
    }

    /** Forward to the next position in which a person decides, or the last one; one ply if nobody is a person. */
    public void redo() {
        hotSeat.look(false);
        session.redo();
    }

    /** The plies, with their variations, and how far the game has come. */
    public GameTree tree() {
        return session.tree();
    }

    /** Shows a node of the {@link #tree}, on the line through it; players wait there. */
    public void visit(int node) {
        hotSeat.look(true);
        session.visit(node);
        hotSeat.look(tree().index() < tree().length());
    }

    /** Shows a node of the {@link #tree} if a person goes on from there, else the end of the main line. */
    public void continueAt(int node) {
        session.visit(node);
        if (!session.isPersonsTurn()) {
            session.visit(tree().end());
        }
    }

    /** Makes the line to {@code node} the main line up to there. */
    public void promote(int node) {
        session.promote(node);
    }

    /** Removes the ply of {@code node} and all after it. */
    public void remove(int node) {
        session.remove(node);
    }

    /** Shows the position after {@code plies} plies; players wait there. */
    public void jump(int plies) {
        hotSeat.look(plies < tree().length());
        session.jump(plies);
    }

    public void pause() {
        session.pause();
    }

    public boolean isPaused() {
        return session.isPaused();
    }

    /** Players go on from the position shown; if it is a player's turn, plies to be redone become a variation. */
    public void resume() {
        hotSeat.look(false);
        if (!isPersonsTurn()) {
            takeBack();
        }
        session.resume();
    }

    /** While paused: lets the player to move decide once. */
    public void step() {
        if (isPaused() && !isPersonsTurn() && !tree().isOver()) {
            takeBack();
        }
        session.step();
    }

    /** The seat whose player is thinking. */
    public OptionalInt thinkingSeat() {
        return session.thinkingSeat();
    }

    /** Makes the thinking player play the best it has found so far. */
    public void moveNow() {
        session.moveNow();
    }

    /** Whether the plies up to the position shown contain what somebody may not know yet. */
    public boolean hasUntoldPlies() {
        return !isFrozen() && !tree().isDecided() && hotSeat.hasHiddenInformation();
    }

    /**
     * Whether {@link #record} contains what somebody may not know yet: hidden information, or future chance outcomes.
     */
    public boolean hasUntold() {
        return hasUntoldPlies()
                || !isFrozen() && !tree().isDecided() && setup().game().info().has(GameInfo.Trait.CHANCE);
    }

    /**
     * The game with its variations and all hidden information, whichever position is shown, for the user's own files. A
     * game that is only viewed is recorded as it came.
     */
    public MatchRecord record(List<String> players) {
        return shown.map(PlayedGame::toRecord).orElseGet(() -> named(MatchRecord.of(session, players, timed)));
    }

    /** The same without any plies. */
    public MatchRecord head(List<String> players) {
        return shown.map(played -> played.toRecord().withPlies(List.of()))
                .orElseGet(() -> named(MatchRecord.head(session, players)));
    }

    /**
     * The game for others, as the person at the screen may know it, without the seed and not resumable. It is complete
     * if nothing is {@link #hasUntold untold}.
     */
    public MatchRecord exported(List<String> players) {
        return named(MatchRecord.export(session, players, observer()));
    }

    private MatchRecord named(MatchRecord record) {
        return takebacks.write(record.withNames(names));
    }

    /** The main line, in full. */
    public PlayedGame played() {
        return shown.orElseGet(() -> {
            PlyTree tree = tree();
            List<GameNotation.Ply> plies = tree.mainLine().stream()
                    .map(node -> GameNotation.Ply.of(tree.action(node)))
                    .toList();
            return new PlayedGame(setup(), plies, Optional.empty());
        });
    }

    @Override
    public void close() {
        session.close();
    }

    private final class Relay implements SessionListener {
        @Override
        public void changed() {
            settle();
            saver.run();
            listener.changed();
        }

        @Override
        public void played(MatchView now) {
            settle();
            listener.played(now);
        }

        @Override
        public void thinking(int seat, Optional<Decision> soFar) {
            listener.thinking(seat, soFar);
        }

        @Override
        public void fault(Forfeit reason) {
            listener.fault(reason);
        }

        @Override
        public void fault(PluginFault reason) {
            listener.fault(reason);
        }
    }
}
