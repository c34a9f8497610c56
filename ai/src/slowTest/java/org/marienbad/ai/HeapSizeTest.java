package org.marienbad.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.ai.provider.MinimaxProvider;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;

/** The same specification and seed, the same choices, whatever -Xmx says; or a sentence. Each heap has a JVM of its own. */
class HeapSizeTest {
    @Test
    void choicesDoNotDependOnTheSizeOfTheHeap() throws Exception {
        String small = run("-Xmx256m");
        assertEquals(small, run("-Xmx2g"));
        assertTrue(small.lines().count() > 4, small);
    }

    @Test
    void aHeapThatIsTooSmallIsToldInASentence() throws Exception {
        String told = run("-Xmx100m");
        assertTrue(
                told.contains(
                        "mcts(memory=128) needs 128 MiB of memory, but of the 75 MiB for players only 75 are free"),
                told);
        assertTrue(told.contains("JAVA_OPTS=-Xmx"), told);
    }

    private static String run(String heap) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        heap,
                        "-cp",
                        System.getProperty("java.class.path"),
                        HeapSizeTest.class.getName())
                .redirectErrorStream(true)
                .start();
        String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return told;
    }

    /** Lets players fill their trees and tables, and prints what they decide. */
    public static void main(String[] args) {
        Game game = BruteForce.game(new ConnectFourProvider(), 2, Map.of());
        decide(game, new MctsProvider(), Map.of("iterations", 1_000_000));
        decide(game, new MinimaxProvider(), Map.of("iterations", 3_000_000));
    }

    private static void decide(Game game, PlayerProvider provider, Map<String, ?> settings) {
        Player player;
        try {
            player = provider.create(game, Settings.of("setting", provider.id(), provider.settings(), settings), 1);
        } catch (IllegalArgumentException refused) {
            System.out.println(refused.getMessage());
            return;
        }
        State state = game.newInitialState();
        for (int ply = 0; ply < 2; ply++) {
            Decision decision = player.choose(state.copy(), state.actor(), Budget.UNLIMITED, Monitor.NONE);
            System.out.println(
                    provider.id() + " " + decision.action() + " " + decision.iterations() + " " + decision.depth());
            for (Decision.ActionValue line : decision.lines()) {
                System.out.println(
                        line.action() + " " + line.visits() + " " + List.of(line.value()[0], line.value()[1]));
            }
            state.apply(decision.action());
        }
        player.close();
    }
}
