package org.marienbad.ai.mcts;

import java.util.List;
import java.util.Optional;
import org.marienbad.ai.search.Evaluators;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * {@code mcts}: Monte Carlo tree search by UCT (Kocsis and Szepesvári 2006) with proofs (Winands et al. 2008; Cazenave
 * and Saffidine 2010) and implicit minimax backups (Lanctot et al. 2014); by information sets (Cowling et al. 2012)
 * where information is hidden. Plays every game.
 */
public final class MctsProvider implements PlayerProvider {
    /** Exploration constant, in parts of the range of the payoffs that occur. */
    static final Setting.Decimal C = Setting.decimal("c", 0, 10, 0.3);
    /** Urgency of what is not yet tried, over and above its estimate. */
    static final Setting.Decimal FPU = Setting.decimal("fpu", -1, Options.TRY_ALL, Options.TRY_ALL);
    /** How a leaf is judged. */
    static final Setting.Choice PLAYOUT = Setting.choice("playout", "random", "sensible", "evaluator", "none");
    /** Share of random plies in a playout that is not random. */
    static final Setting.Decimal EPSILON = Setting.decimal("epsilon", 0, 1, 0.2);
    /** Plies after which a playout is judged by the evaluator; 0: never. */
    static final Setting.Whole CUTOFF = Setting.whole("cutoff", 0, 1000, 0);
    /** Weight of the minimax of estimates. */
    static final Setting.Decimal IMPLICIT = Setting.decimal("implicit", 0, 1, 0.6);

    /** Where the tree ends: with the game, or with the turn, as soon as chance or another seat is to move. */
    static final Setting.Choice HORIZON = Setting.choice("horizon", "game", "turn");

    static final Setting.Flag SOLVER = Setting.flag("solver", true);
    static final Setting.Flag REUSE = Setting.flag("reuse", true);
    /** Which action is played in the end. */
    static final Setting.Choice CHOICE = Setting.choice("choice", "robust", "secure");
    /** Most memory of the trees in MiB. */
    static final Setting.Whole MEMORY = Setting.whole("memory", 1, 32_768, 256);

    static final Setting.Whole THREADS = Setting.whole("threads", 1, 64, 1);
    /** What several threads share: nothing but the results of their trees, or one tree. */
    static final Setting.Choice PARALLEL = Setting.choice("parallel", "root", "tree");

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
                FPU,
                PLAYOUT,
                EPSILON,
                CUTOFF,
                IMPLICIT,
                Evaluators.SETTING,
                HORIZON,
                SOLVER,
                REUSE,
                CHOICE,
                MEMORY,
                THREADS,
                PARALLEL);
    }

    @Override
    public Optional<Text> objection(Game game) {
        return Optional.empty();
    }

    @Override
    public List<String> words(Game game, Setting.Word setting) {
        return Evaluators.words(game, setting);
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        return new MctsPlayer(game, settings, seed);
    }

    @Override
    public String messages() {
        return "org.marienbad.ai.messages";
    }
}
