package org.marienbad.framework.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayerSpecTest {
    @Test
    void theTextFormIsReadAndWritten() {
        PlayerSpec spec = PlayerSpec.parse(" mcts( iterations = 20000 , c=1.4 )");
        assertEquals(new PlayerSpec("mcts", Map.of("iterations", "20000", "c", "1.4")), spec);
        assertEquals("mcts(iterations=20000,c=1.4)", spec.toString());
        assertEquals("random", PlayerSpec.parse("random").toString());
        assertEquals(PlayerSpec.of("random"), PlayerSpec.parse("random()"));
    }

    @Test
    void valuesWithSignsOfTheirOwnStandInQuotes() {
        Map<String, Object> settings = new LinkedHashMap<>();
        settings.put("command", "python3 bot.py --level=3, \"twice\" \\ (x)");
        settings.put("level", "2");
        settings.put("empty", "");
        PlayerSpec spec = new PlayerSpec("exec", settings);
        assertEquals(
                "exec(command=\"python3 bot.py --level=3, \\\"twice\\\" \\\\ (x)\",level=2,empty=\"\")",
                spec.toString());
        assertEquals(spec, PlayerSpec.parse(spec.toString()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "(",
                "mcts(",
                "mcts)",
                "mcts(c)",
                "mcts(c=)",
                "mcts(=1)",
                "mcts(c=1,)",
                "mcts(c=1)(d=2)",
                "a b",
                "a(b=\"c)",
                "a(b=\"c\"d)",
                "a(b=c\"d\")"
            })
    void malformedTextIsRefusedWithAnExample(String text) {
        String message = assertThrows(IllegalArgumentException.class, () -> PlayerSpec.parse(text))
                .getMessage();
        assertTrue(message.contains("mcts(iterations=20000,c=1.4)"), message);
    }

    @Test
    void aSettingGivenTwiceIsRefused() {
        String message = assertThrows(IllegalArgumentException.class, () -> PlayerSpec.parse("mcts(c=1,c=2)"))
                .getMessage();
        assertEquals("player 'mcts(c=1,c=2)': 'c' is given twice", message);
    }
}
