package {{package}};

import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.testkit.PlayerConformance;

/** All that games, screens and tournaments rely on, tried in small games of every kind. */
class {{Name}}ConformanceTest implements PlayerConformance {
    @Override
    public PlayerProvider provider() {
        return new {{Name}}Provider();
    }
}
