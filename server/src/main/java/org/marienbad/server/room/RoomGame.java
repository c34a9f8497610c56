package org.marienbad.server.room;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.GameClock;
import org.marienbad.framework.match.GameTree;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.PlayerThread;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.match.SessionListener;
import org.marienbad.framework.match.TimeControl;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.Plies;
import org.marienbad.framework.text.Text;
import org.marienbad.play.KeptGame;
import org.marienbad.server.house.House;
import org.marienbad.store.Change;
import org.marienbad.store.StoredGame;
import org.marienbad.store.StoredPly;

/**
 * The game of a room: the one class of the server that knows the true position and applies actions to it. All others
 * hold views. Confined to the room's executor.
 */
public final class RoomGame implements AutoCloseable {
    /** The observer who is no seat: sees everything that everybody may know. */
    public static final int SPECTATOR = -1;
    /** The actor of a game that is over. */
    static final int OVER = State.TERMINAL;

    private final Session session;
    private KeptGame kept;
    private boolean held;
    /**
     * The reading of the clock when it was started or stopped last, at {@link #readNode}; null if that is not known.
     */
    private GameClock.Reading reading;

    private int readNode;
    /** Whose time has run since. */
    private int readRunning;

    /**
     * How players are run.
     *
     * @param owner the room's executor
     * @param lanes makes the thread of a player
     * @param budgets the budget of a seat for a decision
     * @param patience how long a decision may take at most
     */
    public record Table(Executor owner, Supplier<PlayerThread> lanes, IntFunction<Budget> budgets, Duration patience) {}

    /**
     * The game of {@code setup} with the plies of {@code played}; nobody is asked yet.
     *
     * @throws IllegalArgumentException if a ply is not legal, or not what chance brings with this seed
     * @throws org.marienbad.framework.game.PluginFault if the game fails
     */
    public RoomGame(GameSetup setup, long seed, PlyTree played, Table table) {
        session = new Session(setup, seed, table.owner());
        session.threads(table.lanes());
        session.pondering(false);
        session.budget(table.budgets());
        session.patience(table.patience());
        session.pause();
        session.replay(played);
    }

    /** The start of a game, as everybody may see it. */
    public static MatchView start(GameSetup setup) {
        return after(setup.drawn(0), List.of());
    }

    /** The position after {@code plies} of a game whose starter is drawn, as everybody may see it. */
    public static MatchView after(GameSetup setup, List<Integer> plies) {
        return MatchView.of(setup, plies, Observer.SPECTATOR);
    }

    /**
     * Plays by {@code control}; {@code now} is the state of the clock when the game was left.
     *
     * @param goesOn whether the time of the seat to move has run since
     */
    public void clock(TimeControl control, Optional<GameClock.Reading> now, House.Time time, boolean goesOn) {
        if (!control.isUnlimited()) {
            GameClock clock = new GameClock(control, session.setup().seats(), time::nanos, time);
            session.clock(goesOn ? clock.goingOn() : clock, now);
            reading = now.orElse(null);
            readNode = tree().node();
        }
    }

    /**
     * Notices changes from now on.
     *
     * @param players one a seat, as records have them
     * @param completed adds facts to the record that only the room knows
     */
    public void keep(Supplier<List<String>> players, UnaryOperator<MatchRecord> completed, StoredGame stored) {
        kept = new KeptGame(session, () -> completed.apply(head(players.get())), seat -> false, Optional.of(stored));
    }

    /** Nothing has to be kept as long as only time passes: the clock is kept as it was when it was started. */
    private MatchRecord head(List<String> players) {
        MatchRecord head = MatchRecord.head(session, players);
        Optional<GameClock.Reading> shown = head.clock().flatMap(MatchRecord.Clock::reading);
        if (shown.isEmpty()) {
            return head;
        }
        if (reading == null || readNode != tree().node() || readRunning != running()) {
            reading = shown.get();
            readNode = tree().node();
            readRunning = running();
        }
        return head.withClock(new MatchRecord.Clock(control(), Optional.of(reading)));
    }

    /** The next {@link #change} has the state of the clock at that time. */
    void readClock() {
        reading = null;
    }

    /** When the flag of the seat to move falls, by the calendar, if nothing happens; empty if none does by it. */
    Optional<Instant> deadline() {
        return reading == null || !control().isCalendar() || running() < 0 || tree().isOver()
                ? Optional.empty()
                : Optional.of(reading.at().plus(reading.remaining().get(running())));
    }

    /** The changes since the last call. */
    Change change() {
        return kept.change();
    }

    /** Draws chance and asks players, if it is their turn; tells when one of them or the game itself fails. */
    public void start(Consumer<Forfeit> playerFailed, Consumer<PluginFault> gameFailed) {
        session.listener(() -> Observer.SPECTATOR, new SessionListener() {
            @Override
            public void fault(Forfeit reason) {
                playerFailed.accept(reason);
            }

            @Override
            public void fault(PluginFault reason) {
                gameFailed.accept(reason);
            }
        });
        session.resume();
        readRunning = running(); // it goes on from the stored time
        session.checkClock();
    }

    public GameSetup setup() {
        return session.setup();
    }

    /** The position and the plies before it as {@code seat} may see them, or a {@link #SPECTATOR}. */
    public MatchView view(int seat) {
        return session.view(seat < 0 ? Observer.SPECTATOR : Observer.seat(seat));
    }

    /**
     * The plies, secret ones included, and how far the game has come: never for an answer. Its nodes tell positions apart,
     * also those that took the place of others.
     */
    public GameTree tree() {
        return session.tree();
    }

    /** The actions that have led here. */
    public List<Integer> actions() {
        return tree().mainLine().stream().map(tree()::action).toList();
    }

    /** The first {@code count} plies, to be stored as those of another game. */
    Change first(int count) {
        List<StoredPly> plies = new ArrayList<>();
        State state = setup().newState();
        for (int code : actions().subList(0, count)) {
            int node = plies.size() + 1;
            String notation = Plies.write(setup().game(), state, code);
            plies.add(new StoredPly(node, node - 1, 0, notation, state.actor(), Optional.empty()));
            state.apply(code);
        }
        return plies.isEmpty() ? new Change() : new Change().plies(plies).shown(plies.size(), plies.size());
    }

    /** The seat whose player thinks, or −1. */
    public int thinking() {
        OptionalInt seat = session.thinkingSeat();
        return seat.orElse(SPECTATOR);
    }

    boolean isPerson(int seat) {
        return session.isPerson(seat);
    }

    /** The time control; unlimited if there is no clock. */
    public TimeControl control() {
        return session.clock().map(GameClock::control).orElse(TimeControl.UNLIMITED);
    }

    /** Whether a seat has decided a ply. */
    boolean hasBegun() {
        return tree().mainLine().stream().anyMatch(node -> tree().decider(node) >= 0);
    }

    /** No clock runs while {@code is} holds: somebody is still missing, or nobody has played yet. */
    void hold(boolean is) {
        if (is != held) {
            held = is;
            session.holdClock(is);
        }
    }

    /** The time left to {@code seat}; only if there is a clock. */
    public Duration left(int seat) {
        return session.clock().orElseThrow().remaining(seat);
    }

    /** The seat whose time runs, or −1. */
    public int running() {
        return session.clock()
                .filter(GameClock::isRunning)
                .map(clock -> clock.seat().orElse(SPECTATOR))
                .orElse(SPECTATOR);
    }

    /**
     * Plays an action of the person to move; if that seat's time is up, the game is over instead.
     *
     * @throws IllegalArgumentException if it is not legal
     */
    public void play(int code) {
        session.play(code);
    }

    /** The game ends by {@code reason}. */
    public void end(Forfeit reason) {
        session.end(reason);
    }

    /** Gives the seat to {@code player}, or to a person if null. */
    public void player(int seat, Player player) {
        session.player(seat, player);
    }

    /** No player is asked until {@link #start}. */
    void pause() {
        session.pause();
    }

    /** Asks {@code watchers} for an observer of each decision, by seat; null for none. */
    void watch(IntFunction<SearchObserver> watchers) {
        session.watch(watchers);
    }

    /** Players go on after a fault. */
    void resume() {
        session.resume();
    }

    /** The number of the last ply that {@code seat} decided, from 0; −1 if there is none. */
    int lastOf(int seat) {
        List<Integer> line = tree().mainLine();
        int ply = line.size() - 1;
        while (ply >= 0 && tree().decider(line.get(ply)) != seat) {
            ply--;
        }
        return ply;
    }

    /** Why nobody can take ply number {@code ply} back, even if all agree: a sentence; empty if they can. */
    Optional<Text> objectionToTakeBack(int ply) {
        PlyTree tree = tree();
        return session.objection(tree.parent(tree.mainLine().get(ply)));
    }

    /**
     * Removes ply number {@code ply} and all after it.
     *
     * @throws IllegalStateException if there is an {@link #objectionToTakeBack}
     */
    void takeBack(int ply) {
        session.remove(tree().mainLine().get(ply));
    }

    /** The game as {@code seat} may have it; all of it after the end. Never with the seed. */
    public MatchRecord record(int seat, List<String> players) {
        return MatchRecord.export(session, players, seat < 0 ? Observer.SPECTATOR : Observer.seat(seat))
                .withoutSeed();
    }

    @Override
    public void close() {
        session.close();
    }
}
