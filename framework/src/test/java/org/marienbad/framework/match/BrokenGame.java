package org.marienbad.framework.match;

import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.toy.Toy;

/** The toy game with an initial state that cannot be made. */
final class BrokenGame implements GameProvider {
    @Override
    public String id() {
        return "broken";
    }

    @Override
    public Game create(int seats, Settings options) {
        Game toy = new Toy().create(2, Settings.defaults(new Toy().options()));
        return new Game() {
            @Override
            public GameInfo info() {
                return toy.info();
            }

            @Override
            public State newInitialState() {
                throw new IllegalStateException("no board");
            }

            @Override
            public Action action(State before, int code) {
                return toy.action(before, code);
            }
        };
    }
}
