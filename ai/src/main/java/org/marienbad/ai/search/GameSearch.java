package org.marienbad.ai.search;

import java.util.List;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.SearchNode;

/**
 * An algorithm that chooses actions in positions of one game. It may keep its knowledge (a transposition table, a
 * tree) from one search to the next. Used by one thread at a time; close it when it is not needed any more.
 *
 * <pre>{@code
 * try (GameSearch search = Minimax.of(game).build()) {
 *     int action = search.search(position, Budget.ofMillis(500)).action();
 * }
 * }</pre>
 */
public interface GameSearch extends AutoCloseable {
    /**
     * Searches for the best action of the seat to move.
     *
     * <p>A position with one legal action is searched like any other, so that it gets a value. It is not if {@code
     * monitor} does not {@link Monitor#wantsValue want values}, as in a match.
     *
     * @param position where a seat is to move; left as it is
     * @param budget the caller's limits, over and above those that the search was built with
     * @param monitor cancels the search, which then returns the best it has, and is told its progress
     * @throws IllegalArgumentException if no seat is to move: the game is over, or chance decides
     */
    SearchResult search(State position, Budget budget, Monitor monitor);

    /** Searches within {@code budget} and the limits that the search was built with. */
    default SearchResult search(State position, Budget budget) {
        return search(position, budget, Monitor.NONE);
    }

    /** Searches within the limits that the search was built with. */
    default SearchResult search(State position) {
        return search(position, Budget.UNLIMITED, Monitor.NONE);
    }

    /** A game begins, or begins anew, for {@code seat}; knowledge of an earlier game may be forgotten. */
    default void begin(GameSetup setup, int seat) {}

    /** A ply was played; {@code ply} is what the seat of {@link #begin} saw of it. Only some searches use it. */
    default void observe(Seen ply) {}

    /**
     * The tree of the last search as {@link Player#searchTree} tells it, {@code levels} levels of it, at least 1; empty for a
     * search that keeps none. Valid until the next search; not while one is running.
     */
    default List<SearchNode> searchTree(int levels) {
        return List.of();
    }

    /** Frees tables, trees and threads. */
    @Override
    default void close() {}

    /** A player that decides by this search, and closes it. */
    default Player asPlayer() {
        GameSearch search = this;
        return new Player() {
            @Override
            public void begin(GameSetup setup, int seat) {
                search.begin(setup, seat);
            }

            @Override
            public void observe(Seen ply) {
                search.observe(ply);
            }

            @Override
            public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
                return search.search(view, budget, monitor).decision();
            }

            @Override
            public List<SearchNode> searchTree(int levels) {
                return search.searchTree(levels);
            }

            @Override
            public void close() {
                search.close();
            }
        };
    }

    /**
     * The seat to move in {@code position}.
     *
     * @throws IllegalArgumentException if no seat is to move
     */
    static int seatToMove(State position) {
        int actor = position.actor();
        if (actor < 0) {
            String why = actor == State.CHANCE ? "chance decides there" : "the game is over";
            throw new IllegalArgumentException("a search needs a position in which a seat is to move, but " + why);
        }
        return actor;
    }
}
