package org.marienbad.ai.mcts;

import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.SplittableRandom;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.setting.Settings;

/** Iterations per second of CPU time from the opening; with several threads also per second of wall-clock time. */
final class Speed {
    private Speed() {}

    static void run(Game game, int iterations, Map<String, Object> given) {
        MctsProvider provider = new MctsProvider();
        Settings settings = Settings.of("setting", provider.id(), provider.settings(), given);
        double best = 0;
        double wall = 0;
        for (int i = 0; i < 5; i++) {
            var player = provider.create(game, settings, i);
            State state = firstDecision(game);
            long cpu = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            Decision decision = player.choose(state, state.actor(), Budget.ofIterations(iterations), Monitor.NONE);
            cpu = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - cpu;
            best = Math.max(best, decision.iterations() / (cpu / 1e9));
            wall = Math.max(wall, decision.iterations() / (decision.nanos() / 1e9));
        }
        System.out.printf("%-60s %,12.0f per CPU second, %,12.0f per second%n", settings, best, wall);
    }

    private static State firstDecision(Game game) {
        State state = game.newInitialState();
        int[] outcomes = new int[game.info().maxLegalActions()];
        SplittableRandom random = new SplittableRandom(1);
        while (state.actor() == State.CHANCE) {
            state.apply(Chance.sample(state, outcomes, state.legalActions(outcomes), random));
        }
        return state;
    }
}
