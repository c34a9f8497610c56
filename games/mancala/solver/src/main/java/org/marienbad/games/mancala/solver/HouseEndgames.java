package org.marienbad.games.mancala.solver;

import org.marienbad.ai.endgame.EndgameRules;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.games.mancala.HouseGame;
import org.marienbad.games.mancala.HouseState;

/**
 * Endgames of a game on a board: the game says which positions there are, and numbers them.
 *
 * @param <S> the positions of the game
 */
public interface HouseEndgames<S extends HouseState> extends EndgameRules<S> {
    @Override
    HouseGame game();

    @Override
    default Evaluator evaluator() {
        return game().evaluators().get(0).evaluator();
    }

    @Override
    default int total() {
        return game().total();
    }

    @Override
    default int limit() {
        return game().limit();
    }

    @Override
    default boolean countsMargin() {
        return game().countsMargin();
    }

    @Override
    default int side(S state) {
        return state.side();
    }

    @Override
    default int store(S state, int seat) {
        return state.store(seat);
    }

    @Override
    default int inRow(S state, int seat) {
        return state.inRow(seat);
    }

    @Override
    default boolean isFresh(S state) {
        return state.board().isFresh();
    }
}
