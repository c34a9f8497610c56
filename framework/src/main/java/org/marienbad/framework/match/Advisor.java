package org.marienbad.framework.match;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.SearchNode;

/**
 * A player that is asked outside of a match: for a hint, an analysis, or what it thinks of the choices of others. Before it
 * chooses it is told what the seat in question has seen since it was asked last. Of another seat or another line of play it is
 * told the whole game from its beginning. Used by one thread at a time.
 */
public final class Advisor implements AutoCloseable {
    private final Player player;
    private final AtomicBoolean closed = new AtomicBoolean();
    /** The seat for which the player was asked last. */
    private Seat seat;

    private GameSetup setup;
    private List<Seen> told = List.of();

    public Advisor(Player player) {
        this.player = player;
        this.seat = seat(0);
    }

    private Seat seat(int number) {
        return new Seat(player, number, Runnable::run, Runnable::run, Advisor::raise);
    }

    private static void raise(Throwable thrown) {
        if (thrown instanceof Error error) {
            throw error;
        }
        throw thrown instanceof RuntimeException known ? known : new IllegalStateException(thrown);
    }

    /**
     * The decision of the player in the position of {@code view}, knowing only what its seat knows.
     *
     * @param view of a game from its start, as the seat to move sees it
     * @throws IllegalArgumentException if it is the view of anybody else
     */
    public Decision ask(MatchView view, Budget budget, Monitor monitor) {
        requireMover(view);
        tell(view);
        return player.choose(view.determinized(), view.actor(), budget, monitor);
    }

    /** The same in a position that nobody can say how it came about; the player is told of no game. */
    public Decision askUntold(MatchView view, Budget budget, Monitor monitor) {
        requireMover(view);
        return player.choose(view.determinized(), view.actor(), budget, monitor);
    }

    /** The first {@code levels} levels of the tree of the last decision; empty unless the player grows one. */
    public List<SearchNode> searchTree(int levels) {
        return player.searchTree(levels);
    }

    private static void requireMover(MatchView view) {
        if (view.actor() < 0 || view.observer() != Observer.seat(view.actor())) {
            throw new IllegalArgumentException(view.observer() + " is not to move");
        }
    }

    private void tell(MatchView view) {
        if (seat.number() != view.actor()) {
            seat = seat(view.actor());
        }
        List<Seen> plies = seat.observes() ? view.plies() : List.of();
        boolean goesOn = seat.hasBegun()
                && setup == view.setup()
                && told.size() <= plies.size()
                && plies.subList(0, told.size()).equals(told);
        if (!goesOn) {
            setup = view.setup();
            told = List.of();
            seat.begin(setup);
        }
        seat.observe(plies.subList(told.size(), plies.size()));
        told = plies;
    }

    /** Closes the player, once; by another thread if the player hangs. */
    @Override
    public void close() {
        if (closed.compareAndSet(false, true)) {
            player.close();
        }
    }
}
