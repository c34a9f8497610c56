package org.marienbad.ai;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.ai.provider.ExpectiminimaxProvider;
import org.marienbad.ai.provider.GreedyProvider;
import org.marienbad.ai.provider.MaxnProvider;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.ai.provider.MinimaxProvider;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;

/** Every search asks for evaluators of its own, so that they may have memory to work in. */
class OwnEvaluatorsTest {
    private static final List<PlayerProvider> PLAYERS = List.of(
            new GreedyProvider(),
            new MinimaxProvider(),
            new MaxnProvider(),
            new ExpectiminimaxProvider(),
            new MctsProvider());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "greedy",
                "minimax(depth=4)",
                "maxn(depth=3)",
                "maxn(depth=3,opponents=paranoid)",
                "expectiminimax(depth=3)",
                "mcts(iterations=300)",
                "mcts(iterations=300,playout=none)",
                "mcts(iterations=300,threads=3,playout=evaluator)",
                "mcts(iterations=300,threads=3,parallel=tree,playout=evaluator)",
                "mcts(iterations=300,threads=3,parallel=tree,cutoff=3)"
            })
    void everySearchAsksForItsOwn(String text) {
        PlayerSpec spec = PlayerSpec.parse(text);
        PlayerProvider provider = PLAYERS.stream()
                .filter(known -> known.id().equals(spec.id()))
                .findFirst()
                .orElseThrow();
        Shared shared = new Shared();
        Game game = new Judged(BruteForce.game(new ConnectFourProvider(), 2, Map.of()), shared);
        Settings settings = Settings.of("setting", spec.id(), provider.settings(), spec.settings());
        provider.create(game, settings, 1).choose(game.newInitialState(), 0, Budget.UNLIMITED, Monitor.NONE);
        assertTrue(shared.asked.get() > 0, "it evaluates");
    }

    /** Is of no use itself. */
    private static final class Shared implements Evaluator {
        private final AtomicLong asked = new AtomicLong();

        @Override
        public void evaluate(State state, double[] out) {
            throw new AssertionError("the evaluator of all threads was asked");
        }

        @Override
        public Evaluator forThread() {
            AtomicBoolean busy = new AtomicBoolean();
            return (state, out) -> {
                if (!busy.compareAndSet(false, true)) {
                    throw new AssertionError("two threads at once");
                }
                asked.incrementAndGet();
                out[0] = (state.hash() >>> 40) * 0x1p-25;
                out[1] = -out[0];
                busy.set(false);
            };
        }
    }

    private record Judged(Game game, Evaluator evaluator) implements Game, GameAdvice {
        @Override
        public GameInfo info() {
            return game.info();
        }

        @Override
        public State newInitialState() {
            return game.newInitialState();
        }

        @Override
        public Action action(State before, int code) {
            return game.action(before, code);
        }

        @Override
        public List<NamedEvaluator> evaluators() {
            return List.of(new NamedEvaluator("own", evaluator));
        }
    }
}
