package org.marienbad.framework.match;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.framework.text.Text;

/**
 * A game that people watch and play: undo, redo, jump, and players exchanged in the middle of it. A seat without a
 * player is a person's.
 *
 * <p>Confined to one thread, that of {@code owner}: all methods are called there and the listener is called there.
 * Players have {@link #threads threads of their own}. A stale answer (after an undo, a jump, another player) is
 * dropped; a late one is a fault. Players are told what their seats see, and are closed when they leave.
 *
 * <p>All plies stay in a {@link #tree}: a ply from an earlier position begins a variation.
 *
 * <p>The code of a game from a plugin jar runs in a thread of its own, too. The owner's thread waits for it some
 * seconds at most. A game that throws or does not come back is told to the listener, and the session stays where it
 * was. Everybody, the listener too, sees the match through a {@link #view} alone.
 *
 * <p>Chance is drawn from the seed and the number of the ply, so going back does not change later chance outcomes. A
 * ply that told somebody something is therefore never taken back, whoever agrees. Such plies are those of chance whose
 * outcome a seat saw, and those that showed a hidden card or opened sealed bids. {@link #objection} says so. Variations
 * of a game that has come to its end begin anywhere, as they do not count.
 */
public final class Session implements AutoCloseable {
    /** How long the game may take for one thing. */
    public static final Duration GAME_PATIENCE = Duration.ofSeconds(10);

    /**
     * The patience with a game that is known to come back. It is called in the owner's thread, which is quicker, and
     * waited for as long as it takes. Its exceptions are {@link PluginFault}s as usual.
     */
    public static final Duration TRUSTED = Duration.ZERO;

    private final GameSetup setup;
    private final long seed;
    private final Executor owner;
    private Alarm alarm = MatchThreads::after;
    private final Seats seats;
    private final Deliberation.Listener thinking = new Thinking();
    private final GameTree tree;
    private final SessionClock clock;
    /** The decision asked for last; null if there was none. */
    private Deliberation deliberation;

    private IntFunction<Budget> budget = seat -> Budget.UNLIMITED;
    /** Whether decisions are counted in iterations, which must come out the same again. */
    private boolean counted;

    private Duration patience = Match.DEFAULT_PATIENCE;
    private IntFunction<SearchObserver> watchers = seat -> null;
    /** Whether {@link #undo} led to the position shown, in which a person is to decide anew. */
    private boolean undone;
    /** Whether the time of no seat runs, even of the one to move. */
    private boolean held;

    private boolean ponders = true;
    private boolean paused;
    private boolean closed;
    private boolean frozen;
    private Supplier<Observer> observer = () -> Observer.SPECTATOR;
    private SessionListener listener = SessionListener.NONE;

    /**
     * A session at the start of {@code setup}, with persons at all seats; {@link #start} sets it going. A game from a plugin
     * jar may take {@link #GAME_PATIENCE} for one thing.
     *
     * @throws PluginFault if the game cannot make its start
     */
    public Session(GameSetup setup, long seed, Executor owner) {
        this(setup, seed, owner, patience(setup, GAME_PATIENCE));
    }

    /** The same, but that the game may take {@code gamePatience} for one thing, wherever it comes from. */
    public Session(GameSetup setup, long seed, Executor owner, Duration gamePatience) {
        this.setup = setup.drawn(seed);
        this.seed = seed;
        this.owner = Objects.requireNonNull(owner, "owner");
        this.seats = new Seats(setup.seats(), owner, this::after, this::failed);
        this.tree = new GameTree(this.setup, seed, gamePatience);
        this.clock = new SessionClock(owner, this::after, this::tick);
    }

    /**
     * How long the game of {@code setup} may take for one thing: {@code longest} if it comes from a plugin jar. Games that come
     * with the application are {@link #TRUSTED}.
     */
    public static Duration patience(GameSetup setup, Duration longest) {
        return PluginGuard.isBundled(setup.game()) ? TRUSTED : longest;
    }

    /** Reports changes to {@code newListener}, as far as the observer that {@code viewer} then names may know them. */
    public void listener(Supplier<Observer> viewer, SessionListener newListener) {
        observer = Objects.requireNonNull(viewer, "viewer");
        listener = Objects.requireNonNull(newListener, "newListener");
    }

    /** Limits every decision, over and above what the players' own settings say. */
    public void budget(Budget limits) {
        budget = seat -> limits;
        counted = limits.iterations() != Long.MAX_VALUE;
    }

    /** The same by seat, asked anew for each decision; it depends on other work, so nothing is counted in it. */
    public void budget(IntFunction<Budget> bySeat) {
        budget = bySeat;
        counted = false;
    }

    /** How long a decision may take at most; a budget counted in time takes its place (plus five seconds). */
    public void patience(Duration longest) {
        patience = longest;
    }

    /**
     * Asks {@code bySeat} who watches the search of each decision, when it begins; null for nobody. A player decides the same
     * whether it is watched or not.
     */
    public void watch(IntFunction<SearchObserver> bySeat) {
        watchers = Objects.requireNonNull(bySeat, "bySeat");
    }

    /** Plays by {@code time} from here on; to be called before anybody thinks. */
    public void clock(GameClock time) {
        clock(time, Optional.empty());
    }

    /**
     * The same in a game that continues.
     *
     * @param now the state of the clock when the game was left, if that is known
     */
    public void clock(GameClock time, Optional<GameClock.Reading> now) {
        clock.use(time, tree, now);
        changed();
    }

    /** The clock, at its state in the position shown: to be read only. Empty if time is unlimited. */
    public Optional<GameClock> clock() {
        return clock.clock();
    }

    /**
     * Nobody's time runs while {@code hold} is set, unless it runs by the calendar already: for when nobody can see the
     * position.
     */
    public void holdClock(boolean hold) {
        if (held && !hold) {
            clock.renew();
        }
        held = hold;
        settle();
    }

    /** Ends the game if the seat to move has lost on time: it may have been left for days. */
    public void checkClock() {
        if (hasFlagFallen()) {
            tick();
        }
    }

    /** The game ends in the position shown, where it is not over yet, by {@code reason}; nobody thinks any more. */
    public void end(Forfeit reason) {
        dropDecision();
        tree.endBy(reason);
        proceed();
    }

    /**
     * Gives each player seated from now on a thread from {@code maker}. A decision then has its time from when it begins, as
     * it may have to wait for a thread. Unless this is called, each player has a thread of its own.
     */
    public void threads(Supplier<? extends PlayerThread> maker) {
        seats.threads(maker);
    }

    /** Wakes the session by {@code source} from now on, not by a thread of its own. */
    public void alarm(Alarm source) {
        alarm = source;
    }

    private Runnable after(long nanos, Runnable task) {
        return alarm.after(nanos, task);
    }

    /** Whether players may think in the time of others: they may unless this says otherwise. */
    public void pondering(boolean allowed) {
        ponders = allowed;
    }

    /** How long a player that leaves may go on with its work. */
    void grace(Duration longest) {
        seats.grace(longest);
    }

    /** Draws chance and asks players, if it is their turn. */
    public void start() {
        proceed();
    }

    public GameSetup setup() {
        return setup;
    }

    public long seed() {
        return seed;
    }

    /** The position shown, and the plies before it, as {@code observer} may see them. */
    public MatchView view(Observer observer) {
        return tree.view(observer, tree.index());
    }

    /** All plies known, those to be redone included, as {@code observer} may see them. */
    public MatchView line(Observer observer) {
        return tree.view(observer, tree.length());
    }

    /** All plies of the line through a node of {@link #tree}, as {@code observer} may see them. */
    public MatchView line(Observer observer, int node) {
        return tree.lineThrough(node, observer);
    }

    /** Whether a person decides now. */
    public boolean isPersonsTurn() {
        return isPersonsTurn(tree.index());
    }

    public boolean isPerson(int seat) {
        return seats.at(seat) == null;
    }

    /**
     * Gives the seat to {@code player}, or to a person if null; takes effect at once, even if the old one thinks. The
     * old one is closed.
     */
    public void player(int seat, Player player) {
        if (!isPerson(seat) && tree.actor() == seat) {
            dropDecision();
        }
        seats.player(seat, player);
        proceed();
    }

    /**
     * A sentence that says why nobody can go on from a node of the {@link #tree}; empty if the game can go on there. Going
     * on would take back a ply of the main line that has told somebody something.
     */
    public Optional<Text> objection(int node) {
        return frozen || tree.isDecided() ? Optional.empty() : tree.objection(tree.path(node));
    }

    /** Why {@link #undo} leads nowhere although something was decided before; empty if it leads somewhere. */
    public Optional<Text> undoObjection() {
        int target = undoTarget();
        return target < 0 ? Optional.empty() : objection(tree.node(target));
    }

    private static void require(Optional<Text> objection) {
        objection.ifPresent(words -> {
            throw new IllegalStateException("a ply that told somebody something cannot be taken back: " + words.key());
        });
    }

    /**
     * Plays a person's action. From an earlier position it begins a variation; what was played before stays in the
     * {@link #tree}, and can no more be redone. If the
     * person's flag has fallen, the game is over instead.
     *
     * @throws IllegalArgumentException if it is not a person's turn or the action is not legal
     * @throws IllegalStateException if there is an {@link #objection} to going on from here
     */
    public void play(int action) {
        if (hasFlagFallen()) {
            tick();
            return;
        }
        requirePerson();
        require(objection(tree.node()));
        attempt(() -> advance(action, 0));
        proceed();
    }

    private void requirePerson() {
        if (!isPersonsTurn()) {
            throw new IllegalArgumentException("it is not a person's turn");
        }
    }

    /**
     * Plays a game again from its start, variations too, and shows the end of the main line; all seats must be persons.
     *
     * @param plies those of chance included
     * @throws IllegalArgumentException if a ply is not legal, or not what chance brings with this seed
     * @throws PluginFault if the game fails
     */
    public void replay(PlyTree plies) {
        tree.restore(plies, action -> {
            if (tree.actor() != State.CHANCE) {
                requirePerson();
            } else if (tree.outcome() != action) {
                throw new IllegalArgumentException(
                        "record: ply " + (tree.index() + 1) + " is not what chance brings with the record's seed");
            }
        });
        drawChance();
        proceed();
    }

    /**
     * Shows a game that was played elsewhere and that nobody goes on with: what chance would bring, or what was played,
     * is not known. All its positions can be looked at.
     *
     * @param plies those of chance included
     * @throws IllegalArgumentException if a ply is not legal
     */
    public void show(PlyTree plies) {
        frozen = true;
        tree.restore(plies, action -> {});
        changed();
    }

    /** The plies, the line in view and the position shown. */
    public GameTree tree() {
        return tree;
    }

    /** Shows the position of a node of {@link #tree}, on the line through it; players wait there as after {@link #jump}. */
    public void visit(int node) {
        undone = false;
        show(() -> tree.visit(node));
    }

    /**
     * Makes the line to {@code node} the main line up to there.
     *
     * @throws IllegalStateException if that takes back a ply that told somebody something
     */
    public void promote(int node) {
        require(frozen ? Optional.empty() : tree.objection(tree.line(node)));
        tree.promote(node);
        changed();
    }

    /**
     * Removes the ply of {@code node} and all that follow it; if they are in view, the position before is shown.
     *
     * @throws IllegalStateException if that takes back a ply that told somebody something
     */
    public void remove(int node) {
        boolean free = frozen || !tree.mainLine().contains(node);
        require(free ? Optional.empty() : tree.objection(tree.path(tree.parent(node))));
        show(() -> tree.remove(node));
    }

    public boolean canUndo() {
        return undoTarget() >= 0 && undoObjection().isEmpty();
    }

    /** The last position before the one shown in which a person decided; else in which a player did; else -1. */
    private int undoTarget() {
        int person = tree.before(this::isPersonsTurn);
        return person >= 0 ? person : tree.before(this::canWait);
    }

    /**
     * Goes back to the last position in which a person decided, over the replies of players and chance. Without a
     * person it goes back to the last decision of a player. Nothing happens where there is an {@link #undoObjection}.
     */
    public void undo() {
        if (canUndo()) {
            int target = undoTarget();
            undone = true;
            show(target);
        }
    }

    /** Whether {@link #undo} led to the position shown. */
    public boolean isUndone() {
        return undone;
    }

    /**
     * Goes forward to the next position in which a person decides, or to the last one. Without a person it goes over
     * chance to the next decision of a player.
     */
    public void redo() {
        if (!tree.isLatest()) {
            undone = false;
            show(tree.after(seats.hasPerson() && !frozen ? this::isPersonsTurn : this::canWait));
        }
    }

    /** Nobody can go on from where chance is to decide; a game that is only looked at is stepped through ply by ply. */
    private boolean canWait(int position) {
        return frozen || tree.actor(position) != State.CHANCE;
    }

    /**
     * Shows the position after {@code plies} plies. At any but the last one players wait: a person's action, or
     * {@link #resume}, goes on from there.
     *
     * @throws IndexOutOfBoundsException if that many are not known
     */
    public void jump(int target) {
        Objects.checkIndex(target, tree.length() + 1);
        undone = false;
        show(target);
    }

    /** Players wait after the decision that is being made is dropped. */
    public void pause() {
        paused = true;
        dropDecision();
        changed();
    }

    public boolean isPaused() {
        return paused;
    }

    /**
     * Players go on from the position shown; if it is a player's turn, plies to be redone become a variation.
     *
     * @throws IllegalStateException if there is an {@link #objection} to that
     */
    public void resume() {
        if (!frozen && !tree.isOver() && !isPersonsTurn()) {
            require(objection(tree.node()));
            tree.cutOff();
        }
        paused = frozen;
        seats.forget();
        proceed();
    }

    /**
     * While paused: lets the player to move decide once.
     *
     * @throws IllegalStateException if there is an {@link #objection} to that
     */
    public void step() {
        if (paused && !frozen && thinkingSeat().isEmpty() && !tree.isOver() && !isPersonsTurn()) {
            require(objection(tree.node()));
            tree.cutOff();
            attempt(() -> {
                seats.tell(tree);
                think();
            });
            changed();
        }
    }

    /** The seat whose player is thinking. */
    public OptionalInt thinkingSeat() {
        return deliberation == null || deliberation.isOver()
                ? OptionalInt.empty()
                : OptionalInt.of(deliberation.seat());
    }

    /** Makes the thinking player play the best it has found so far. */
    public void moveNow() {
        if (deliberation != null) {
            deliberation.hurry();
        }
    }

    /** The players are closed; nothing happens any more. Does not wait for anybody. */
    @Override
    public void close() {
        closed = true;
        clock.close();
        dropDecision();
        seats.close();
    }

    private boolean isPersonsTurn(int position) {
        int actor = tree.actor(position);
        return actor >= 0 && !frozen && isPerson(actor);
    }

    private void show(int target) {
        show(() -> tree.show(target));
    }

    private void show(Runnable step) {
        dropDecision();
        clock.leave(tree);
        step.run();
        clock.show(tree.node());
        seats.forget();
        proceed();
    }

    /** Does work that asks the game; if that fails, the session waits where it is. */
    private void attempt(Runnable step) {
        try {
            step.run();
        } catch (PluginFault fault) {
            paused = true;
            dropDecision();
            listener.fault(fault);
        }
    }

    /** Plays the decisions of chance and AIs, as far as it goes, and tells players and listener. */
    private void proceed() {
        if (!closed && !frozen && goesOn()) {
            attempt(() -> {
                drawChance();
                seats.tell(tree);
                if (!paused && thinkingSeat().isEmpty() && !tree.isOver() && !isPersonsTurn()) {
                    think();
                }
                if (ponders && !paused && !tree.isOver() && !counted) {
                    seats.ponder(tree);
                }
            });
        }
        changed();
    }

    /** Whether the game goes on from the position shown: at the end of a line that takes back nothing that has told something. */
    private boolean goesOn() {
        return tree.isLatest() && objection(tree.node()).isEmpty();
    }

    private void think() {
        int actor = tree.actor();
        State view = tree.playerView(actor);
        Budget limits = budget.apply(actor);
        long most = Match.limitNanos(limits, patience);
        if (clock.limits()) {
            limits = limits.and(clock.budget(tree, view));
            most = Deliberation.UNLIMITED; // nothing but the flag ends the wait
            settle(); // the player begins at once
        }
        deliberation = new Deliberation(actor, most, owner, this::after, thinking);
        deliberation.observer(watchers.apply(actor));
        if (seats.haveOwnThreads()) {
            deliberation.watch();
        }
        seats.at(actor).ask(view, limits, deliberation);
    }

    private void dropDecision() {
        if (deliberation != null) {
            deliberation.drop();
        }
    }

    private void changed() {
        if (paused || tree.isOver()) {
            seats.rest();
        }
        settle();
        listener.changed();
    }

    /** The time of the seat to move runs, unless the game waits. */
    private void settle() {
        if (closed) {
            return;
        }
        boolean runs = !paused && !frozen && !held && tree.actor() >= 0;
        boolean due = goesOn() || undone && isPersonsTurn();
        clock.settle(runs && due ? OptionalInt.of(tree.actor()) : OptionalInt.empty());
    }

    private boolean hasFlagFallen() {
        return !closed && clock.fallen(tree.actor()).isPresent();
    }

    /** Ends the game if the seat to move has lost on time. */
    private void tick() {
        if (hasFlagFallen()) {
            dropDecision();
            tree.endBy(clock.fallen(tree.actor()).get());
            proceed();
        } else {
            settle();
        }
    }

    private void drawChance() {
        while (tree.isLatest() && tree.actor() == State.CHANCE) {
            advance(tree.outcome(), 0);
        }
    }

    private void advance(int action, long nanos) {
        tree.advance(action, nanos == 0 ? PlyTime.UNKNOWN : new PlyTime(Duration.ofNanos(nanos), Optional.empty()));
        clock.played(tree);
        undone = false;
        if (listener != SessionListener.NONE) {
            listener.played(view(observer.get()));
        }
    }

    /** A player failed: nobody decides until somebody says how it goes on. */
    private void failed(Forfeit reason) {
        if (closed) {
            return;
        }
        paused = true;
        dropDecision();
        listener.fault(reason);
        changed();
    }

    private final class Thinking implements Deliberation.Listener {
        @Override
        public void thinking(int seat, Decision soFar) {
            if (listener == SessionListener.NONE) {
                return;
            }
            clock.pause();
            try {
                boolean open = view(observer.get()).seesActor();
                listener.thinking(seat, open ? Optional.of(soFar) : Optional.empty());
            } finally {
                settle();
            }
        }

        @Override
        public void decided(int seat, Decision decision, long nanos) {
            if (hasFlagFallen()) {
                tick();
                return;
            }
            attempt(() -> {
                int[] legal = tree.legal();
                Optional<Forfeit> fault = Forfeit.ofDecision(seat, decision, legal, legal.length);
                if (fault.isPresent()) {
                    paused = true;
                    listener.fault(fault.get());
                } else {
                    advance(decision.action(), nanos);
                }
            });
            proceed();
        }

        @Override
        public void failed(Forfeit reason) {
            Session.this.failed(reason);
        }
    }
}
