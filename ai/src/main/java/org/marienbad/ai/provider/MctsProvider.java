package org.marienbad.ai.provider;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.ai.mcts.InformationSetMcts;
import org.marienbad.ai.mcts.Mcts;
import org.marienbad.ai.mcts.tree.TreeOptions;
import org.marienbad.ai.search.shared.Evaluators;
import org.marienbad.ai.search.shared.ModelSources;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.DoubleSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** {@code mcts}: a player that searches by {@link Mcts}, and by {@link InformationSetMcts} while information is hidden. */
public final class MctsProvider extends AlgorithmProvider {
    /** Exploration constant, in parts of the range of the payoffs that occur; 0: the one that suits the game. */
    static final DoubleSetting C = Setting.ofDouble("c", 0, 10, 0);
    /** Value of an action without visits, over and above its estimate. */
    static final DoubleSetting FPU = Setting.ofDouble("fpu", -1, TreeOptions.TRY_ALL, TreeOptions.TRY_ALL);
    /** Which action an iteration follows; those with a prior take it from the model's policy or the evaluator. */
    static final ChoiceSetting SELECTION = Setting.ofChoice("selection", "ucb1", "grave", "puct", "bias");
    /**
     * The evaluation of a leaf. The value auto is the model if there is one, else the game's choice, or random play,
     * near the end of the game by evaluator.
     */
    static final ChoiceSetting PLAYOUT = Setting.ofChoice(
            "playout", "auto", "random", "sensible", "evaluator", "none", "mast", "nst", "reply", "decisive");
    /** Share of random plies in a playout that is not random. */
    static final DoubleSetting EPSILON = Setting.ofDouble("epsilon", 0, 1, 0.2);
    /** Leaves that the model judges together; 0: as many as suit it. */
    static final IntSetting BATCH = Setting.ofInt("batch", 0, 1024, 0);
    /** Plies after which a playout is cut off and evaluated; 0: never. */
    static final IntSetting CUTOFF = Setting.ofInt("cutoff", 0, 1000, 0);
    /** Weight of the estimates backed up by minimax. */
    static final DoubleSetting IMPLICIT = Setting.ofDouble("implicit", 0, 1, 0.6);

    /** The end of the tree: with the game, or with the turn, as soon as chance or another seat is to move. */
    static final ChoiceSetting HORIZON = Setting.ofChoice("horizon", "game", "turn");

    /** Whose information sets are searched while something is hidden. */
    static final ChoiceSetting OBSERVERS = Setting.ofChoice("observers", "single", "multiple");

    /** How decisions are selected while something is hidden: the best by UCB1, or drawn from a mixed strategy. */
    static final ChoiceSetting SEALED = Setting.ofChoice("sealed", "ucb1", "exp3", "regret");

    static final BooleanSetting SOLVER = Setting.ofBoolean("solver", true);
    /** Whether the solver looks one ply ahead where nothing is estimated. */
    static final BooleanSetting LOOKAHEAD = Setting.ofBoolean("lookahead", false);

    /** Whether equal positions share their subtrees. */
    static final BooleanSetting TRANSPOSITIONS = Setting.ofBoolean("transpositions", false);
    /** Whether symmetric positions count as equal, too. */
    static final BooleanSetting SYMMETRIES = Setting.ofBoolean("symmetries", false);

    /** Whether a search ends when the rest of its iterations cannot change the choice. */
    static final BooleanSetting EARLY = Setting.ofBoolean("early", false);

    static final BooleanSetting REUSE = Setting.ofBoolean("reuse", true);
    /** Whether the tree grows in the time of others. */
    static final BooleanSetting PONDER = Setting.ofBoolean("ponder", false);
    /** Which action is played in the end. */
    static final ChoiceSetting CHOICE = Setting.ofChoice("choice", "robust", "secure");
    /** Most memory of all trees of a player in MiB. */
    static final IntSetting MEMORY = Setting.ofInt("memory", 1, 32_768, 128);

    static final IntSetting THREADS = Setting.ofInt("threads", 1, 64, 1);
    /** The part that several threads share: only the results of their trees, or one tree. */
    static final ChoiceSetting PARALLEL = Setting.ofChoice("parallel", "root", "tree");

    @Override
    public String id() {
        return "mcts";
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(
                BudgetSettings.ITERATIONS,
                BudgetSettings.MILLIS,
                C,
                SELECTION,
                FPU,
                PLAYOUT,
                EPSILON,
                CUTOFF,
                IMPLICIT,
                Evaluators.SETTING,
                ModelSources.SETTING,
                BATCH,
                HORIZON,
                OBSERVERS,
                SEALED,
                SOLVER,
                LOOKAHEAD,
                TRANSPOSITIONS,
                SYMMETRIES,
                EARLY,
                REUSE,
                PONDER,
                CHOICE,
                MEMORY,
                THREADS,
                PARALLEL);
    }

    @Override
    public int hintRank(Game game) {
        return 20;
    }

    @Override
    public int opponentRank(Game game) {
        return 20;
    }

    /** As it is, and tree search as in the textbooks: one random playout an iteration, no evaluator, no proofs. */
    @Override
    public Map<String, Map<String, Object>> benchmarks() {
        Map<String, Map<String, Object>> figures = new LinkedHashMap<>();
        figures.put("uct", Map.of("playout", "random", "implicit", 0, "solver", false, "reuse", false, "c", 0.6));
        figures.put(id(), Map.of());
        return figures;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return Optional.empty();
    }

    @Override
    public Player create(Game game, Settings settings, long seed, Services services) {
        Optional<RootWorkers> workers = RootWorkers.of(id(), settings, seed, services);
        Settings own = workers.isPresent() ? RootWorkers.ofOneTree(settings) : settings;
        return new MctsSpec(game, own, services).player(seed, MemoryBudget.ofProcess(), workers);
    }
}
