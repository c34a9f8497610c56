package org.marienbad.framework.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;

/**
 * A game that people watch and play: undo, redo, jump, and players exchanged in the middle of it. A seat without a
 * player is a person's.
 *
 * <p>Confined to one thread, that of {@code owner}: all methods are called there and the listener is called there.
 * Players think in threads of their own; an answer that has become stale (undo, jump, another player) is dropped.
 * The game's own code runs in the owner's thread: a game that hangs, hangs the session ({@link Match} has a watch).
 * Chance is drawn from the seed and the number of the ply, so going back does not change what chance will bring.
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
    }

    /** One ply played: who decided (a seat or {@link State#CHANCE}) and what. */
    public record Ply(int actor, Action action) {}

    private final GameSetup setup;
    private final Game game;
    private final long seed;
    private final Executor owner;
    private final Player[] players;
    private final int[] legal;
    private final List<Ply> plies = new ArrayList<>();
    private final List<State> positions = new ArrayList<>();
    private int index;
    private boolean paused;
    private boolean closed;
    private Listener listener = new Listener() {};
    private PendingDecision thought;

    /** A session at the start of {@code setup}, all seats persons; {@link #start} sets it going. */
    public Session(GameSetup setup, long seed, Executor owner) {
        this.setup = setup.drawn(seed);
        this.game = setup.game();
        this.seed = seed;
        this.owner = Objects.requireNonNull(owner, "owner");
        this.players = new Player[setup.seats()];
        this.legal = new int[game.info().maxLegalActions()];
        positions.add(this.setup.newState());
    }

    public void listener(Listener watcher) {
        listener = Objects.requireNonNull(watcher, "watcher");
    }

    /** Draws chance and asks players, if it is their turn. */
    public void start() {
        proceed();
    }

    public GameSetup setup() {
        return setup;
    }

    public Game game() {
        return game;
    }

    public long seed() {
        return seed;
    }

    /** The true position shown now; the caller's copy. */
    public State state() {
        return here().copy();
    }

    /** The position shown, and the plies before it, as {@code observer} may see them. */
    public MatchView view(Observer observer) {
        List<Integer> codes =
                plies.subList(0, index).stream().map(ply -> ply.action().code()).toList();
        return MatchView.of(setup, codes, positions.subList(0, index + 1), observer);
    }

    /** All plies known, those after {@link #index} to be redone. */
    public List<Ply> plies() {
        return Collections.unmodifiableList(plies);
    }

    /** How many of the plies are played in the position shown. */
    public int index() {
        return index;
    }

    /** Seat to move, {@link State#CHANCE} or {@link State#TERMINAL}. */
    public int actor() {
        return here().actor();
    }

    public boolean isOver() {
        return actor() == State.TERMINAL;
    }

    /** One payoff a seat; only when {@link #isOver}. */
    public double[] payoffs() {
        double[] payoffs = new double[setup.seats()];
        here().payoffs(payoffs);
        return payoffs;
    }

    /** Legal actions of the position shown, ascending. */
    public List<Action> legalActions() {
        int count = here().legalActions(legal);
        return Arrays.stream(legal, 0, count)
                .mapToObj(code -> game.action(here(), code))
                .toList();
    }

    /** Whether a person decides now. */
    public boolean isPersonsTurn() {
        return isPersonsTurn(index);
    }

    public boolean isPerson(int seat) {
        return players[seat] == null;
    }

    /** Gives the seat to {@code player}, or to a person if null; takes effect at once, even if the old one thinks. */
    public void player(int seat, Player player) {
        players[seat] = player;
        if (actor() == seat) {
            dropThought();
        }
        proceed();
    }

    /**
     * Plays a person's action; plies to be redone are forgotten.
     *
     * @throws IllegalArgumentException if it is not a person's turn or the action is not legal
     */
    public void play(int action) {
        if (!isPersonsTurn()) {
            throw new IllegalArgumentException("it is not a person's turn");
        }
        advance(action);
        proceed();
    }

    /**
     * Plays a game again from its start; all seats must be persons.
     *
     * @param codes all plies, those of chance included
     * @throws IllegalArgumentException if a ply is not legal, or not what chance brings with this seed
     */
    public void replay(List<Integer> codes) {
        proceed();
        for (int i = 0; i < codes.size(); i++) {
            if (index == i) {
                play(codes.get(i));
            } else if (plies.get(i).action().code() != codes.get(i)) {
                throw new IllegalArgumentException(
                        "record: ply " + (i + 1) + " is not what chance brings with the record's seed");
            }
        }
    }

    public boolean canUndo() {
        return index > 0;
    }

    public boolean canRedo() {
        return index < plies.size();
    }

    /** Back to the last position in which a person decided, over the replies of players and chance; else one ply. */
    public void undo() {
        if (canUndo()) {
            int target = index - 1;
            while (target > 0 && !isPersonsTurn(target)) {
                target--;
            }
            show(isPersonsTurn(target) ? target : index - 1);
        }
    }

    /** Forward to the next position in which a person decides, or the last one; one ply if nobody is a person. */
    public void redo() {
        if (canRedo()) {
            int target = index + 1;
            boolean persons = Arrays.stream(players).anyMatch(Objects::isNull);
            while (persons && target < plies.size() && !isPersonsTurn(target)) {
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
        Objects.checkIndex(target, plies.size() + 1);
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
            forget();
        }
        proceed();
    }

    /** While paused: lets the player to move decide once. */
    public void step() {
        if (paused && thought == null && !isOver() && !isPersonsTurn()) {
            forget();
            think();
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

    @Override
    public void close() {
        closed = true;
        dropThought();
    }

    private State here() {
        return positions.get(index);
    }

    private boolean isPersonsTurn(int position) {
        int actor = positions.get(position).actor();
        return actor >= 0 && players[actor] == null;
    }

    private void show(int target) {
        dropThought();
        index = target;
        proceed();
    }

    /** Plays what is not a person's to decide, as far as it goes, and tells the listener. */
    private void proceed() {
        if (!closed && index == plies.size()) {
            while (actor() == State.CHANCE) {
                int count = here().legalActions(legal);
                advance(Chance.sample(here(), legal, count, Seeds.stream(seed, "chance", index)));
            }
            if (!paused && thought == null && !isOver() && !isPersonsTurn()) {
                think();
            }
        }
        listener.changed();
    }

    private void advance(int action) {
        State before = here();
        int count = before.legalActions(legal);
        if (Arrays.binarySearch(legal, 0, count, action) < 0) {
            throw new IllegalArgumentException("action " + action + " is not legal");
        }
        forget();
        Ply ply = new Ply(before.actor(), game.action(before, action));
        State after = before.copy();
        after.apply(action);
        plies.add(ply);
        positions.add(after);
        index++;
        listener.played(before.copy(), action);
    }

    /** Forgets the plies to be redone. */
    private void forget() {
        plies.subList(index, plies.size()).clear();
        positions.subList(index + 1, positions.size()).clear();
    }

    private void think() {
        int seat = actor();
        State view = PlayerViews.of(here(), seat, seed, index);
        PendingDecision[] self = new PendingDecision[1];
        self[0] = new PendingDecision(
                players[seat],
                seat,
                view,
                Budget.UNLIMITED,
                decision -> owner.execute(() -> whileCurrent(self[0], () -> listener.thinking(seat, decision))),
                (decision, failure) ->
                        owner.execute(() -> whileCurrent(self[0], () -> decided(seat, decision, failure))));
        thought = self[0];
        thought.start();
    }

    private void whileCurrent(PendingDecision asker, Runnable reaction) {
        if (thought == asker && !closed) {
            reaction.run();
        }
    }

    private void decided(int seat, Decision decision, Throwable failure) {
        thought = null;
        Optional<Forfeit> fault;
        if (failure != null) {
            fault = Optional.of(new Forfeit(seat, Forfeit.Cause.FAILED, String.valueOf(failure)));
        } else {
            fault = Forfeit.ofDecision(seat, decision, legal, here().legalActions(legal));
        }
        if (fault.isPresent()) {
            paused = true;
            listener.fault(fault.get());
        } else {
            advance(decision.action());
        }
        proceed();
    }

    private void dropThought() {
        if (thought != null) {
            thought.cancel();
            thought = null;
        }
    }
}
