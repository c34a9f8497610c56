package org.marienbad.cli.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** Players of a session keep what they learn, have a seed in any case, and share the memory there is. */
class EnginePlayersTest {
    private static final String CHOOSE =
            "{\"do\":\"choose\",\"session\":\"a\",\"player\":\"mcts\",\"budget\":{\"iterations\":300}";

    private static Plugins plugins;
    private EngineDialogue engine;
    private final List<String> told = new ArrayList<>();

    @BeforeAll
    static void load() {
        plugins = Plugins.load();
    }

    @AfterAll
    static void unload() throws IOException {
        plugins.close();
    }

    /** Reserves much memory for each of its players. */
    private final class Large implements PlayerProvider {
        private final long bytes;

        Large(long bytes) {
            this.bytes = bytes;
        }

        @Override
        public String id() {
            return "large";
        }

        @Override
        public Optional<Text> unsupportedReason(Game game) {
            return Optional.empty();
        }

        @Override
        public Player create(Game game, Settings settings, long seed) {
            MemoryBudget.Reservation memory = MemoryBudget.ofProcess().reserve("player large", bytes);
            told.add("made");
            return new Player() {
                @Override
                public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
                    int[] legal = new int[game.info().maxLegalActions()];
                    view.legalActions(legal);
                    return Decision.of(legal[0]);
                }

                @Override
                public void close() {
                    told.add("closed");
                    memory.close();
                }
            };
        }
    }

    /** Thinks until it is stopped, for as long as it is told that it may. */
    private final class Endless implements PlayerProvider {
        @Override
        public String id() {
            return "endless";
        }

        @Override
        public Optional<Text> unsupportedReason(Game game) {
            return Optional.empty();
        }

        @Override
        public Player create(Game game, Settings settings, long seed) {
            return (view, seat, budget, monitor) -> {
                told.add(budget.toString());
                while (!monitor.cancelled()) {
                    Thread.onSpinWait();
                }
                return Decision.of(0);
            };
        }
    }

    @Test
    void aDecisionEndsWhenItsCpuTimeIsUsedUp() throws InterruptedException, JsonProcessingException {
        JsonNode answer = engine.good(
                "{\"do\":\"choose\",\"session\":\"a\",\"player\":\"endless\",\"budget\":{\"cpuMillis\":1,\"depth\":9}}");
        assertEquals(0, answer.get("code").intValue());
        assertFalse(answer.has("cancelled"), "its limit is no cancellation");
        Budget patience = Budget.ofMillis(600_000).and(Budget.ofDepth(9));
        assertEquals(List.of(patience.toString()), told, "not the second of a player without limits");
    }

    @BeforeEach
    void open() throws InterruptedException, JsonProcessingException {
        List<PlayerProvider> players = new ArrayList<>(plugins.players().all());
        players.add(new Endless());
        players.add(new Large(MemoryBudget.ofProcess().free() / 3 * 2));
        engine = new EngineDialogue(plugins, plugins.games().all(), players);
        engine.good("{\"do\":\"open\",\"session\":\"a\",\"game\":\"kalaha\"}");
    }

    @AfterEach
    void close() {
        engine.close();
    }

    private static long visits(JsonNode choice) {
        long visits = 0;
        for (JsonNode line : choice.get("lines")) {
            visits += line.get("visits").longValue();
        }
        return visits;
    }

    /** South and North are asked in turn: each goes on with the part of its own tree that is still possible. */
    @Test
    void theTreeIsUsedAgainThoughBothSeatsAreAsked() throws InterruptedException, JsonProcessingException {
        Set<Integer> asked = new HashSet<>();
        int before = -1;
        int comebacks = 0;
        for (int i = 0; i < 10; i++) {
            int seat = engine.good("{\"do\":\"position\",\"session\":\"a\"}")
                    .get("actor")
                    .intValue();
            JsonNode choice = engine.good(CHOOSE.replace("300", "3000") + ",\"seed\":1}");
            if (!asked.add(seat) && before != seat) {
                comebacks++;
                assertTrue(visits(choice) > 3000, choice.toString());
            }
            before = seat;
            engine.good("{\"do\":\"ply\",\"session\":\"a\",\"ply\":" + choice.get("ply") + "}");
        }
        assertTrue(comebacks > 1, "the other seat moved in between: " + comebacks);
    }

    @Test
    void aPositionThatIsHeldIsPlayedOnWithTheSameTree() throws InterruptedException, JsonProcessingException {
        engine.good("{\"do\":\"spawn\",\"session\":\"a\"}");
        JsonNode first = engine.good(CHOOSE + ",\"state\":0}");
        engine.good("{\"do\":\"step\",\"session\":\"a\",\"states\":[0],\"actions\":[2]}");
        JsonNode second = engine.good(CHOOSE + ",\"state\":0}");
        assertEquals(300, visits(first));
        assertTrue(visits(second) > 300, second.toString());
    }

    @Test
    void aSeedIsDrawnAndTold() throws InterruptedException, JsonProcessingException {
        String choose = "{\"do\":\"choose\",\"game\":\"kalaha\",\"player\":\"mcts\",\"budget\":{\"iterations\":100}";
        JsonNode first = engine.good(choose + "}");
        JsonNode second = engine.good(choose + "}");
        assertNotEquals(first.get("seed"), second.get("seed"));
        JsonNode again = engine.good(choose + ",\"seed\":" + first.get("seed") + "}");
        assertEquals(first.get("lines"), again.get("lines"));
        assertEquals(first.get("seed"), again.get("seed"));
        JsonNode kept = engine.good(CHOOSE + "}");
        assertEquals(kept.get("seed"), engine.good(CHOOSE + "}").get("seed"), "of a player in a session");
    }

    @Test
    void aPlayerForWhichThereIsNoMemoryDisplacesOthersOfItsSession()
            throws InterruptedException, JsonProcessingException {
        String large = "{\"do\":\"choose\",\"session\":\"a\",\"player\":\"large\",\"seed\":";
        engine.good(large + "1}");
        engine.good(large + "2}");
        assertEquals(List.of("made", "closed", "made"), told);
        engine.good("{\"do\":\"open\",\"session\":\"b\",\"game\":\"nim\"}");
        String refused = engine.error("{\"do\":\"choose\",\"session\":\"b\",\"player\":\"large\"}");
        assertTrue(refused.contains("player large") && refused.contains("MiB"), refused);
        engine.good("{\"do\":\"close\",\"session\":\"a\"}");
        engine.good("{\"do\":\"choose\",\"session\":\"b\",\"player\":\"large\"}");
    }
}
