package org.marienbad.ai.endgame;

import java.util.function.Consumer;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/**
 * The questions of endgame tables about a game of two seats. Its pieces leave the board for the stores of the seats and
 * never come back. The seat with more in its store at the end wins; a store with more than half of all pieces ends the
 * game at once. A game that goes round ends, and one with so many plies that leave the stores as they are. Then, as
 * with a seat without a legal action, each seat takes the pieces of its own row. For one thread.
 *
 * @param <S> the positions of the game
 */
public interface EndgameRules<S extends State> {
    Game game();

    /** Names the rules as far as tables depend on them, in letters, digits and dashes. */
    String key();

    /** Estimates positions that are in no table. */
    Evaluator evaluator();

    /** All pieces, those in the stores included; an even number. */
    int total();

    /** Plies without a change of the stores that end the game. */
    int limit();

    /** Whether the payoff is the margin at the end; otherwise only who has more counts. */
    boolean countsMargin();

    /** How many positions with so many pieces on the board there are tables of; {@link Long#MAX_VALUE} for too many. */
    long size(int pieces);

    /**
     * Shows all positions with so many pieces on the board, in the order of their numbers, without history and with stores as
     * equal as possible. The visitor must not keep or change them.
     */
    void forEach(int pieces, Consumer<S> visitor);

    /** The number of a position among those with as many pieces, as the seat to move, or that would be, sees it. */
    int index(S state);

    /** The seat to move, even if the game is over. */
    int side(S state);

    int store(S state, int seat);

    /** Pieces in the row of {@code seat}. */
    int inRow(S state, int seat);

    /** Whether no ply has left the stores as they are since they changed last, or since the game began. */
    boolean isFresh(S state);

    /** Pieces on the board. */
    default int pieces(S state) {
        return inRow(state, 0) + inRow(state, 1);
    }

    /** The lead of {@code seat} in its store. */
    default int lead(S state, int seat) {
        return store(state, seat) - store(state, 1 - seat);
    }
}
