package org.marienbad.ai;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.marienbad.ai.proof.ProofNumberSearch;
import org.marienbad.ai.provider.ComputerProvider;
import org.marienbad.ai.provider.ExpectiminimaxProvider;
import org.marienbad.ai.provider.GreedyProvider;
import org.marienbad.ai.provider.MaxnProvider;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.ai.provider.MinimaxProvider;
import org.marienbad.ai.provider.MonteCarloProvider;
import org.marienbad.ai.provider.PerfectProvider;
import org.marienbad.ai.provider.ProofNumberSolverProvider;
import org.marienbad.ai.provider.RandomProvider;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.testgames.AuctionProvider;
import org.marienbad.games.testgames.DiceRaceProvider;
import org.marienbad.games.testgames.NoughtsProvider;
import org.marienbad.games.testgames.TricksProvider;
import org.marienbad.testkit.PlayerConformance;

/**
 * The conformance kit on every player, with the kit's own game and four others. These have two seats with all in view,
 * many seats, chance, and hidden information. The slow tests try all games of the class path.
 */
class ConformanceTest {
    interface OnFourGames extends PlayerConformance {
        @Override
        default List<GameProvider> games() {
            return List.of(new NoughtsProvider(), new DiceRaceProvider(), new AuctionProvider(), new TricksProvider());
        }
    }

    @Nested
    class Computer implements OnFourGames {
        @Override
        public PlayerProvider provider() {
            return new ComputerProvider();
        }
    }

    @Nested
    class Random implements OnFourGames {
        @Override
        public PlayerProvider provider() {
            return new RandomProvider();
        }
    }

    @Nested
    class Greedy implements OnFourGames {
        @Override
        public PlayerProvider provider() {
            return new GreedyProvider();
        }
    }

    @Nested
    class Minimax implements OnFourGames {
        @Override
        public PlayerProvider provider() {
            return new MinimaxProvider();
        }
    }

    /** Every setting at its extremes, in the kit's own game with all its variants; the slow tests try them in all games. */
    @Nested
    class Mcts implements OnFourGames {
        @Override
        public PlayerProvider provider() {
            return Tuned.MCTS;
        }

        @Override
        public List<GameProvider> games() {
            return List.of();
        }
    }

    @Nested
    class MctsInFourGames implements OnFourGames {
        @Override
        public PlayerProvider provider() {
            return new Tuned(Map.of(), Tuned.BUDGET);
        }
    }

    /** Two threads on one tree. */
    @Nested
    class MctsTree implements OnFourGames {
        static final Map<String, Object> FIXED = Map.of("threads", 2, "parallel", "tree");

        @Override
        public PlayerProvider provider() {
            return new Tuned(MctsTree.FIXED, Tuned.BUDGET);
        }
    }

    /** Turns planned by two threads on trees of their own. */
    @Nested
    class MctsTurn implements OnFourGames {
        static final Map<String, Object> FIXED =
                Map.of("threads", 2, "horizon", "turn", "playout", "sensible", "cutoff", 5);

        @Override
        public PlayerProvider provider() {
            return new Tuned(MctsTurn.FIXED, Tuned.BUDGET);
        }
    }

    /** {@code mcts} with some settings fixed, and few others to try; the slow tests try all. */
    record Tuned(Map<String, Object> fixed, List<Setting<?>> settings) implements PlayerProvider {
        static final PlayerProvider MCTS = new MctsProvider();
        static final List<Setting<?>> BUDGET = List.of(BudgetSettings.ITERATIONS, BudgetSettings.MILLIS);

        @Override
        public String id() {
            return MCTS.id();
        }

        @Override
        public Optional<Text> unsupportedReason(Game game) {
            return MCTS.unsupportedReason(game);
        }

        @Override
        public List<String> suggestions(Game game, NameSetting setting) {
            return MCTS.suggestions(game, setting);
        }

        @Override
        public Player create(Game game, Settings settings, long seed) {
            Map<String, Object> all = new HashMap<>(settings.toMap());
            all.putAll(fixed);
            if (game.advice().evaluators().isEmpty()) {
                all.remove("cutoff");
            }
            return MCTS.create(game, Settings.of("setting", id(), MCTS.settings(), all), seed);
        }

        @Override
        public String messages() {
            return MCTS.messages();
        }
    }

    @Nested
    class Maxn implements OnFourGames {
        @Override
        public PlayerProvider provider() {
            return new MaxnProvider();
        }
    }

    @Nested
    class Expectiminimax implements OnFourGames {
        @Override
        public PlayerProvider provider() {
            return new ExpectiminimaxProvider();
        }
    }

    @Nested
    class MonteCarlo implements OnFourGames {
        @Override
        public PlayerProvider provider() {
            return new MonteCarloProvider();
        }
    }

    @Nested
    class Perfect implements OnFourGames {
        @Override
        public PlayerProvider provider() {
            return new PerfectProvider();
        }
    }

    /** Proof-number search as a player. */
    @Nested
    class ProofNumbers implements OnFourGames {
        @Override
        public PlayerProvider provider() {
            return new ProofPlayer();
        }
    }

    /** No plugin, as it plays badly where it proves nothing. */
    record ProofPlayer() implements PlayerProvider {
        private static final SolverProvider SOLVER = new ProofNumberSolverProvider();

        @Override
        public String id() {
            return SOLVER.id();
        }

        @Override
        public Optional<Text> unsupportedReason(Game game) {
            return SOLVER.unsupportedReason(game);
        }

        @Override
        public Player create(Game game, Settings settings, long seed) {
            return ProofNumberSearch.of(game).table(4).build().asPlayer();
        }

        @Override
        public String messages() {
            return SOLVER.messages();
        }
    }
}
