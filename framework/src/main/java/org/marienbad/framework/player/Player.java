package org.marienbad.framework.player;

import java.util.List;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;

/**
 * Decides for one seat: a person, an AI, a remote partner. Used by one thread at a time; may keep what it learned.
 *
 * <p>The life of a player: {@link #begin}, then {@link #observe} for every ply of the game and {@link #choose} whenever
 * its seat is to move. While others are to move, it may get {@link #ponder}. Then come {@link #end} and at last {@link
 * #close}. After undo, jump, replacement and resume it gets {@code begin} again, and then all plies that its seat has
 * seen so far. Only {@code choose} must be written, so a lambda is a player. The owner that seats a player closes it.
 */
@FunctionalInterface
public interface Player {
    /** A game begins, or begins again after undo, jump or resume. */
    default void begin(GameSetup setup, int seat) {}

    /** A ply was played, by this seat too or by chance; {@code ply} is what this seat saw of it. */
    default void observe(Seen ply) {}

    /**
     * Chooses a legal action.
     *
     * @param view the player's own copy of the position, determinized for {@code seat}; may be modified. It is the player's
     *     until this returns: the caller may write its next position into it, so whoever needs it longer keeps a copy
     * @param seat the seat to move in {@code view}
     * @param budget the caller's limits, over and above the player's own
     */
    Decision choose(State view, int seat, Budget budget, Monitor monitor);

    /**
     * Thinks in the time of another seat, which is to move in {@code view}, to have something when {@link #choose} comes.
     * Returns at once, or within 50 ms after {@code monitor} cancels; its progress is not looked at. Called only where
     * decisions are not counted in iterations, since its effect depends on how long others think. It may be left
     * out, and does nothing unless written.
     *
     * @param view the player's own copy of the position, determinized for {@code seat}: a fact that {@code seat} has not seen is a
     *     guess; may be modified
     * @param seat the player's own
     */
    default void ponder(State view, int seat, Monitor monitor) {}

    /**
     * The first levels of the tree that its last decision came from, for people to look at: the children of its root.
     * Called between decisions, in its own thread; empty unless it grows a tree.
     *
     * @param levels how many levels, at least 1
     */
    default List<SearchNode> searchTree(int levels) {
        return List.of();
    }

    /** The game is over. {@code payoffs} has one entry per seat and may be modified. */
    default void end(double[] payoffs) {}

    /**
     * Frees the resources of the player (processes, connections, tables); it is not used again. Called by another thread if
     * the player's own has not come back from an earlier call.
     */
    default void close() {}
}
