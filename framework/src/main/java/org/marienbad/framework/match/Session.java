package org.marienbad.framework.match;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;

/**
 * A game that people watch and play: undo, redo, jump, and players exchanged in the middle of it. A seat without a
 * player is a person's.
 *
 * <p>Confined to one thread, that of {@code owner}: all methods are called there and the listener is called there.
 * Players have threads of their own; an answer that has become stale (undo, jump, another player) is dropped, one that
 * does not come in time is a fault. Players are told what their seats see, and are closed when they leave.
 *
 * <p>The game's own code runs in a thread of its own, too, for which the owner's waits some seconds at most; a game that
 * throws or does not come back is told to the listener, and the session stays where it was. {@link #view} is what may be
 * shown; all else here is the truth. Chance is drawn from the seed and the number of the ply, so going back does not
 * change what chance will bring.
 */
public final class Session implements AutoCloseable {
    /** What a screen wants to know; called in the owner's thread. */
    public interface Listener {
        /** Anything may have changed: position, plies, players, who thinks, whether paused. */
        default void changed() {}

        /** {@code action} has been played in {@code before}; comes before {@link #changed}. Not called by redo, jump. */
        default void played(State before, int action) {}

        /** The player of {@code seat} reports what it would decide now. */
        default void thinking(int seat, Decision soFar) {}

        /** A player failed; the session is paused and waits for another player or {@link Session#resume}. */
        default void fault(Forfeit reason) {}

        /** The game failed; the session is paused where it was. A game that hangs is not asked for anything any more. */
        default void fault(GameFault reason) {}
    }

    /** One ply played: who decided (a seat or {@link State#CHANCE}) and what. */
    public record Ply(int actor, Action action) {}

    /** How long the game may take for one thing. */
    private static final Duration GAME_PATIENCE = Duration.ofSeconds(10);

    private final GameSetup setup;
    private final long seed;
    private final Executor owner;
    private final SeatedPlayer[] players;
    private final SessionHistory line;
    private boolean paused;
    private boolean closed;
    private Budget budget = Budget.UNLIMITED;
    private Duration patience = Match.DEFAULT_PATIENCE;
    private Duration grace = Match.GRACE;
    private Listener listener = new Listener() {};
    private PendingDecision thought;

    /**
     * A session at the start of {@code setup}, all seats persons; {@link #start} sets it going.
     *
     * @throws GameFault if the game cannot make its start
     */
    public Session(GameSetup setup, long seed, Executor owner) {
        this(setup, seed, owner, GAME_PATIENCE);
    }

    Session(GameSetup setup, long seed, Executor owner, Duration gamePatience) {
        this.setup = setup.drawn(seed);
        this.seed = seed;
        this.owner = Objects.requireNonNull(owner, "owner");
        this.players = new SeatedPlayer[setup.seats()];
        this.line = new SessionHistory(this.setup, seed, gamePatience);
    }

    public void listener(Listener watcher) {
        listener = Objects.requireNonNull(watcher, "watcher");
    }

    /** Limits every decision, over and above what the players' own settings say. */
    public void budget(Budget limits) {
        budget = limits;
    }

    /** How long a decision may take at most; a budget counted in time takes its place (plus five seconds). */
    public void patience(Duration longest) {
        patience = longest;
    }

    /** How long a player that leaves may go on with what it is doing. */
    void grace(Duration longest) {
        grace = longest;
    }

    /** Draws chance and asks players, if it is their turn. */
    public void start() {
        proceed();
    }

    public GameSetup setup() {
        return setup;
    }

    public Game game() {
        return setup.game();
    }

    public long seed() {
        return seed;
    }

    /** The true position shown now; the caller's copy. */
    public State state() {
        return line.state();
    }

    /** The position shown, and the plies before it, as {@code observer} may see them. */
    public MatchView view(Observer observer) {
        return line(observer).after(line.index());
    }

    /** All plies known, those to be redone included, as {@code observer} may see them. */
    public MatchView line(Observer observer) {
        return line.view(observer);
    }

    /** All plies known, those after {@link #index} to be redone. */
    public List<Ply> plies() {
        return line.plies();
    }

    /** How many of the plies are played in the position shown. */
    public int index() {
        return line.index();
    }

    /** Seat to move, {@link State#CHANCE} or {@link State#TERMINAL}. */
    public int actor() {
        return line.actor();
    }

    public boolean isOver() {
        return actor() == State.TERMINAL;
    }

    /** One payoff a seat; only when {@link #isOver}. */
    public double[] payoffs() {
        return view(Observer.REFEREE).payoffs();
    }

    /** Legal actions of the position shown, ascending; chance's are none. */
    public List<Action> legalActions() {
        return view(Observer.REFEREE).legalActions();
    }

    /** Whether a person decides now. */
    public boolean isPersonsTurn() {
        return isPersonsTurn(line.index());
    }

    public boolean isPerson(int seat) {
        return players[seat] == null;
    }

    /**
     * Gives the seat to {@code player}, or to a person if null; takes effect at once, even if the old one thinks. The old
     * one is closed.
     */
    public void player(int seat, Player player) {
        SeatedPlayer before = players[seat];
        if (before != null && actor() == seat) {
            dropThought();
        }
        if (before == null || before.player() != player) {
            players[seat] = player == null ? null : seated(seat, player);
            if (before != null) {
                before.leave(grace);
            }
        } else {
            before.forget();
        }
        proceed();
    }

    private SeatedPlayer seated(int seat, Player player) {
        SeatedPlayer[] self = new SeatedPlayer[1];
        self[0] = new SeatedPlayer(
                player,
                seat,
                failure -> owner.execute(() -> {
                    if (players[seat] == self[0] && !closed) {
                        failed(new Forfeit(seat, Forfeit.Cause.FAILED, String.valueOf(failure)));
                    }
                }));
        return self[0];
    }

    /**
     * Plays a person's action; plies to be redone are forgotten.
     *
     * @throws IllegalArgumentException if it is not a person's turn or the action is not legal
     */
    public void play(int action) {
        requirePerson();
        attempt(() -> advance(action));
        proceed();
    }

    private void requirePerson() {
        if (!isPersonsTurn()) {
            throw new IllegalArgumentException("it is not a person's turn");
        }
    }

    /**
     * Plays a game again from its start; all seats must be persons.
     *
     * @param codes all plies, those of chance included
     * @throws IllegalArgumentException if a ply is not legal, or not what chance brings with this seed
     * @throws GameFault if the game fails
     */
    public void replay(List<Integer> codes) {
        drawChance();
        for (int i = 0; i < codes.size(); i++) {
            if (line.index() == i) {
                requirePerson();
                advance(codes.get(i));
                drawChance();
            } else if (line.plies().get(i).action().code() != codes.get(i)) {
                throw new IllegalArgumentException(
                        "record: ply " + (i + 1) + " is not what chance brings with the record's seed");
            }
        }
        proceed();
    }

    public boolean canUndo() {
        return line.index() > 0;
    }

    public boolean canRedo() {
        return !line.isLatest();
    }

    /** Back to the last position in which a person decided, over the replies of players and chance; else one ply. */
    public void undo() {
        if (canUndo()) {
            int target = line.index() - 1;
            while (target > 0 && !isPersonsTurn(target)) {
                target--;
            }
            show(isPersonsTurn(target) ? target : line.index() - 1);
        }
    }

    /** Forward to the next position in which a person decides, or the last one; one ply if nobody is a person. */
    public void redo() {
        if (canRedo()) {
            int target = line.index() + 1;
            boolean persons = Arrays.stream(players).anyMatch(Objects::isNull);
            while (persons && target < line.length() && !isPersonsTurn(target)) {
                target++;
            }
            show(target);
        }
    }

    /**
     * Shows the position after {@code plies} plies. At any but the last one players wait: a person's action, or
     * {@link #resume}, goes on from there.
     *
     * @throws IndexOutOfBoundsException if that many are not known
     */
    public void jump(int target) {
        Objects.checkIndex(target, line.length() + 1);
        show(target);
    }

    /** Players wait after the decision that is being made is dropped. */
    public void pause() {
        paused = true;
        dropThought();
        listener.changed();
    }

    public boolean isPaused() {
        return paused;
    }

    /** Players go on from the position shown; plies to be redone are forgotten if it is a player's turn. */
    public void resume() {
        paused = false;
        if (!isOver() && !isPersonsTurn()) {
            line.forget();
        }
        tellAnew();
        proceed();
    }

    /** While paused: lets the player to move decide once. */
    public void step() {
        if (paused && thought == null && !isOver() && !isPersonsTurn()) {
            line.forget();
            attempt(() -> {
                tellPlayers();
                think();
            });
            listener.changed();
        }
    }

    /** The seat whose player is thinking. */
    public OptionalInt thinkingSeat() {
        return thought == null ? OptionalInt.empty() : OptionalInt.of(thought.seat());
    }

    /** Makes the thinking player play the best it has found so far. */
    public void moveNow() {
        if (thought != null) {
            thought.cancel();
        }
    }

    /** The players are closed; nothing happens any more. Does not wait for anybody. */
    @Override
    public void close() {
        closed = true;
        dropThought();
        for (SeatedPlayer player : players) {
            if (player != null) {
                player.leave(grace);
            }
        }
    }

    private boolean isPersonsTurn(int position) {
        int actor = line.actor(position);
        return actor >= 0 && players[actor] == null;
    }

    private void show(int target) {
        dropThought();
        line.show(target);
        tellAnew();
        proceed();
    }

    /** Does what asks the game; if that fails, the session waits where it is. */
    private void attempt(Runnable step) {
        try {
            step.run();
        } catch (GameFault fault) {
            paused = true;
            dropThought();
            listener.fault(fault);
        }
    }

    /** Plays what is not a person's to decide, as far as it goes, and tells players and listener. */
    private void proceed() {
        if (!closed && line.isLatest()) {
            attempt(() -> {
                drawChance();
                tellPlayers();
                if (!paused && thought == null && !isOver() && !isPersonsTurn()) {
                    think();
                }
            });
        }
        listener.changed();
    }

    private void drawChance() {
        while (line.isLatest() && actor() == State.CHANCE) {
            advance(line.outcome());
        }
    }

    private void advance(int action) {
        State before = line.state();
        line.advance(action);
        listener.played(before, action);
    }

    /** What players have been told does not hold any more, or may not. */
    private void tellAnew() {
        for (SeatedPlayer player : players) {
            if (player != null) {
                player.forget();
            }
        }
    }

    /** Tells all players what their seats have seen since they were told last. */
    private void tellPlayers() {
        for (SeatedPlayer player : players) {
            if (player != null) {
                tell(player);
            }
        }
    }

    private void tell(SeatedPlayer player) {
        if (player.told() == SeatedPlayer.NOTHING) {
            player.begin(setup);
        }
        if (player.observes()) {
            player.observe(line.seen(player.seat(), player.told()), line.index());
        }
        if (player.ends() && isOver()) {
            player.end(payoffs());
        }
    }

    private void think() {
        int seat = actor();
        State view = line.playerView();
        PendingDecision[] self = new PendingDecision[1];
        self[0] = new PendingDecision(
                seat,
                decision -> owner.execute(() -> whileCurrent(self[0], () -> listener.thinking(seat, decision))),
                (decision, failure) ->
                        owner.execute(() -> whileCurrent(self[0], () -> decided(seat, decision, failure))));
        long limit = Match.limitNanos(budget, patience);
        String late = "no answer within " + limit / 1_000_000 + " ms";
        Runnable expire = () -> whileCurrent(self[0], () -> failed(new Forfeit(seat, Forfeit.Cause.TIMEOUT, late)));
        thought = self[0];
        thought.timeout(SeatedPlayer.after(limit, () -> owner.execute(expire)));
        players[seat].think(view, budget, thought);
    }

    private void whileCurrent(PendingDecision asker, Runnable reaction) {
        if (thought == asker && !closed) {
            reaction.run();
        }
    }

    private void decided(int seat, Decision decision, Throwable failure) {
        thought.settle();
        thought = null;
        if (failure != null) {
            failed(new Forfeit(seat, Forfeit.Cause.FAILED, String.valueOf(failure)));
            return;
        }
        attempt(() -> {
            int[] legal = line.legal();
            Optional<Forfeit> fault = Forfeit.ofDecision(seat, decision, legal, legal.length);
            if (fault.isPresent()) {
                paused = true;
                listener.fault(fault.get());
            } else {
                advance(decision.action());
            }
        });
        proceed();
    }

    /** A player failed: nobody decides until somebody says how it goes on. */
    private void failed(Forfeit reason) {
        paused = true;
        dropThought();
        listener.fault(reason);
        listener.changed();
    }

    private void dropThought() {
        if (thought != null) {
            thought.cancel();
            thought.settle();
            thought = null;
        }
    }
}
