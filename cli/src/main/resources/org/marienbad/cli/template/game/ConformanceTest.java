package {{package}};

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.testkit.GameConformance;

/** All that players and screens rely on, tried in random games with all options. */
class {{Name}}ConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new {{Name}}Provider();
    }

    /** A property of every position. Leave it out if you know none. */
    @Override
    public void invariant(Game game, State state) {
        {{Name}}State at = ({{Name}}State) state;
        assertTrue(at.last() <= at.square(), "came from before the first square");
    }
}
