package {{package}};

import org.marienbad.framework.game.GameProvider;
import org.marienbad.testkit.GameConformance;

/** All that players and screens rely on, tried in random games. */
class {{Name}}ConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new {{Name}}Provider();
    }
}
