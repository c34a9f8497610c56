package org.marienbad.games.reversi.notation;

import java.util.OptionalInt;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.MoveStringNotation;
import org.marienbad.framework.game.State;
import org.marienbad.games.reversi.ReversiGame;
import org.marienbad.games.reversi.ReversiState;

/**
 * A game as its cells one after the other, {@code f5d6c3}, as collections of Othello games have it. Passes are written
 * {@code --}; most sources leave them out, so the reader puts them in where the next seat to move cannot.
 */
public final class ReversiMoveList extends MoveStringNotation {
    public ReversiMoveList() {
        super("--|pass|pa|[a-z]\\d+");
    }

    @Override
    public String id() {
        return "reversi";
    }

    @Override
    protected OptionalInt leftOut(Game game, State state) {
        return ((ReversiState) state).mustPass()
                ? OptionalInt.of(((ReversiGame) game).rules().pass())
                : OptionalInt.empty();
    }
}
