package org.marienbad.examples.tictactoe;

import org.marienbad.board.Actions;
import org.marienbad.board.BoardGame;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** The plugin: the id of the game, and its declaration. */
public final class TicTacToe implements GameProvider {
    @Override
    public String id() {
        return "tic-tac-toe";
    }

    @Override
    public Game create(int seats, Settings options) {
        return BoardGame.of(Position.FIELDS, Actions.on(Position.BOARD).place("place"), Position::new)
                .info(info -> info.plies(9))
                .outcome(Position::winner, end -> end.winner() < 0 ? Text.EMPTY : Text.of("ending.row"))
                .mark(Position::row)
                .build();
    }
}
