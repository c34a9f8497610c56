package org.marienbad.rbg.play;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.rbg.tree.Rule;

/**
 * A position of a game in Regular Boardgames: pieces, numbers, the current vertex, who is to move, and where in the rules. The keeper has made its
 * moves in every position that others see. Confined to one thread.
 *
 * <p>There are several makers of positions. All list equal moves in the same order, and write equal words.
 */
public abstract class RbgPosition {
    /** A keeper that moves so often in a row will never end. */
    private static final int MOST_KEEPER_MOVES = 10_000;

    /**
     * Allows the keeper one more move.
     *
     * @param before how many it has made in a row before
     * @throws IllegalStateException if it will never end
     */
    protected static void requireEnd(int before) {
        if (before == MOST_KEEPER_MOVES) {
            throw new IllegalStateException(
                    "the keeper has moved " + before + " times in a row: the rules have a loop");
        }
    }

    /** Who is to move; {@link Rule.Switch#KEEPER} if the game ended with a move of the keeper. */
    public abstract int player();

    /** The piece on {@code vertex}. */
    public abstract int piece(int vertex);

    /** The score of a player, or a variable behind them. */
    public abstract int number(int index);

    /**
     * The current vertex; 0 where the keeper ended the game, and where {@link RbgRules#vertexMatters} says no.
     */
    public abstract int vertex();

    /** The place in the rules: a node of the {@link Automaton}, within a move as well. */
    public abstract int node();

    /**
     * Writes the moves of the player from here, or the first units of them that some move continues; none exactly if the game is over. Different
     * ways with the same modifiers are one move. They are found depth first in the order of the text.
     *
     * @param most how many may be written
     * @return whether that were all; if not, {@code out} has more than {@code most}
     */
    public abstract boolean list(MoveUnit unit, MoveList out, int most);

    /**
     * Plays a move or unit that {@link #list} wrote in this position or an equal one; after a switch to the keeper its moves, too.
     *
     * @throws IllegalStateException if the keeper never ends
     */
    public abstract void apply(MoveList moves, int index);

    public abstract RbgPosition copy();

    /** Becomes equal to {@code other}, a position of the same maker and description, without allocating. */
    public abstract void copyFrom(RbgPosition other);

    /** 64 well-mixed bits, equal for equal positions. */
    public abstract long hash();

    /** Length of {@link #encode}. */
    public abstract int words();

    /** Writes the whole position as {@link PositionWords} say: equal exactly for equal positions. */
    public abstract void encode(long[] out);

    /** Becomes the position that {@link #encode} wrote. */
    public abstract void decode(long[] words);

    /** The moves of the player, in a list of their own; programs that are in a hurry use {@link #list}. */
    public final List<RbgMove> moves() {
        MoveList found = new MoveList();
        list(MoveUnit.MOVE, found, Integer.MAX_VALUE);
        List<RbgMove> moves = new ArrayList<>();
        for (int move = 0; move < found.size(); move++) {
            moves.add(new RbgMove(found, move));
        }
        return moves;
    }

    /** As {@link #apply(MoveList, int)} for one of {@link #moves}. */
    public final void apply(RbgMove move) {
        MoveList one = new MoveList();
        move.addTo(one);
        apply(one, 0);
    }
}
