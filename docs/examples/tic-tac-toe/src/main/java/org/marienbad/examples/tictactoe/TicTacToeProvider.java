package org.marienbad.examples.tictactoe;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.Settings;

/** The plugin: what the game is called, how many can play, which options it has. */
public final class TicTacToeProvider implements GameProvider {
    @Override
    public String id() {
        return "tic-tac-toe";
    }

    @Override
    public Game create(int seats, Settings options) {
        return new TicTacToe();
    }
}
