package org.marienbad.play.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.toy.Toy;

class AnalystsTest {
    private final Game toy =
            GameSetup.of(new Toy(), 2, Map.of("counters", 7), 0).game();

    private Map<String, Object> steadySettings(int max) {
        Analysts analysts = Experts.of(Experts.player("expert", Setting.ofInt("iterations", 1, max, 200), () -> {
            throw new AssertionError();
        }));
        PlayerSpec spec = analysts.steady(toy).orElseThrow();
        return spec.settings();
    }

    @Test
    void aSearchIsLimitedByIterations() {
        assertEquals(20_000, steadySettings(1_000_000).get("iterations"));
    }

    @Test
    void aPlayerWhoseIterationsAreFewerKeepsItsOwn() {
        assertEquals(Map.of(), steadySettings(10_000));
    }
}
