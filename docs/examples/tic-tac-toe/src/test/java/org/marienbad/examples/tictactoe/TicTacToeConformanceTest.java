package org.marienbad.examples.tictactoe;

import org.marienbad.framework.game.GameProvider;
import org.marienbad.testkit.GameConformance;

class TicTacToeConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new TicTacToe();
    }
}
