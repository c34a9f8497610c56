package org.marienbad.ai;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.nim.NimProvider;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Iterations of UCT a second from the start of a game, through the interfaces of the framework, after {@link Variety}. Run with
 * {@code -prof gc} to see that they allocate nothing.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class UctBenchmark {
    private static final int ITERATIONS = 100_000;
    private static final int MILLION = 1_000_000;
    /** UCT with proofs, but without estimates. */
    private static final Map<String, ?> PLAIN =
            Map.of("memory", 512, "playout", "random", "implicit", 0, "reuse", "off", "c", 0.6);

    private static final Map<String, ?> BY_RULE = Map.of("reuse", "off", "selection", "grave", "implicit", 0);

    /** Id of the game, with its initial options. */
    @Param({"kalaha", "nim"})
    public String game;

    private Game rules;
    private Player mcts;
    private Player tuned;
    private Player byRule;

    @Setup
    public void setUp() {
        Variety.warmUp();
        GameProvider provider = game.equals("kalaha") ? new KalahaProvider() : new NimProvider();
        rules = provider.create(2, Settings.defaults(provider.options()));
        MctsProvider uct = new MctsProvider();
        mcts = uct.create(rules, Settings.of("setting", uct.id(), uct.settings(), PLAIN), 1);
        tuned = uct.create(rules, Settings.of("setting", uct.id(), uct.settings(), Map.of("reuse", "off")), 1);
        byRule = uct.create(rules, Settings.of("setting", uct.id(), uct.settings(), BY_RULE), 1);
    }

    /** Selection through the interface, of which other rules are loaded; UCB1 has a loop of its own. */
    @Benchmark
    @OperationsPerInvocation(ITERATIONS)
    public Decision selectionRule() {
        return byRule.choose(rules.newInitialState(), 0, Budget.ofIterations(ITERATIONS), Monitor.NONE);
    }

    /** The same by a textbook. */
    @Benchmark
    @OperationsPerInvocation(ITERATIONS)
    public int textbook() {
        return TextbookUct.choose(rules, rules.newInitialState(), ITERATIONS, 0.6, 1);
    }

    /** With estimates and implicit minimax, as it plays. */
    @Benchmark
    @OperationsPerInvocation(ITERATIONS)
    public Decision initialSettings() {
        return tuned.choose(rules.newInitialState(), 0, Budget.ofIterations(ITERATIONS), Monitor.NONE);
    }

    private Decision choose(int iterations) {
        return mcts.choose(rules.newInitialState(), 0, Budget.ofIterations(iterations), Monitor.NONE);
    }

    /** UCT with a tree that fits the caches. */
    @Benchmark
    @OperationsPerInvocation(ITERATIONS)
    public Decision uct() {
        return choose(ITERATIONS);
    }

    /** UCT until the tree has grown by a million iterations. */
    @Benchmark
    @OperationsPerInvocation(MILLION)
    public Decision uctMillion() {
        return choose(MILLION);
    }
}
