package org.marienbad.ai.mcts;

import java.util.List;
import org.marienbad.ai.mcts.finalmove.RobustChild;
import org.marienbad.ai.mcts.finalmove.SecureChild;
import org.marienbad.ai.mcts.playout.PlayoutPolicies;
import org.marienbad.ai.search.Evaluators;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** What the settings of {@link MctsProvider} mean in one game: the builders that they fill in. */
record MctsSpec(Game game, Settings settings) {
    /** @throws IllegalArgumentException naming a setting that asks for an evaluator where the game has none */
    MctsSpec {
        if (game.advice().evaluators().isEmpty()) {
            requireOne(settings, MctsProvider.PLAYOUT, List.of("random", "sensible"));
            requireOne(settings, MctsProvider.CUTOFF, List.of(0));
            requireOne(settings, MctsProvider.IMPLICIT, List.of(0.0, MctsProvider.IMPLICIT.defaultValue()));
        }
        Evaluators.named(settings.get(Evaluators.SETTING), game);
    }

    private static <T> void requireOne(Settings settings, Setting<T> setting, List<T> allowed) {
        if (!allowed.contains(settings.get(setting))) {
            throw new IllegalArgumentException("setting '" + setting.key() + "' of mcts: '" + settings.text(setting)
                    + "' needs an evaluator, and this game has none; allowed: "
                    + String.join(", ", allowed.stream().map(setting::format).toList()));
        }
    }

    /** A player within {@code budget}. */
    Player player(long seed, MemoryBudget budget) {
        MemoryBudget.Reservation memory =
                budget.reserve("mcts(memory=" + settings.get(MctsProvider.MEMORY) + ")", need());
        return new MctsPlayer(
                mcts().build(seed),
                isHidden() ? informationSetMcts().build(seed) : null,
                settings.get(MctsProvider.HORIZON).equals("turn") ? new TurnPlan(game) : null,
                memory);
    }

    Mcts.Builder mcts() {
        return fill(Mcts.of(game))
                .implicitMinimax(settings.get(MctsProvider.IMPLICIT))
                .solver(settings.get(MctsProvider.SOLVER));
    }

    InformationSetMcts.Builder informationSetMcts() {
        return fill(InformationSetMcts.of(game));
    }

    private <B extends TreeSearchBuilder<B>> B fill(B builder) {
        builder.limits = limits();
        builder.exploration(settings.get(MctsProvider.C))
                .firstPlayUrgency(settings.get(MctsProvider.FPU))
                .cutoff(settings.get(MctsProvider.CUTOFF))
                .horizon(settings.get(MctsProvider.HORIZON).equals("turn") ? Horizon.TURN : Horizon.GAME)
                .reuse(settings.get(MctsProvider.REUSE))
                .finalMove(settings.get(MctsProvider.CHOICE).equals("secure") ? new SecureChild() : new RobustChild())
                .memory(isHidden() ? bytes() / 2 : bytes())
                .threads(
                        settings.get(MctsProvider.THREADS),
                        settings.get(MctsProvider.PARALLEL).equals("tree")
                                ? Parallelization.TREE
                                : Parallelization.ROOT);
        double epsilon = settings.get(MctsProvider.EPSILON);
        if (!game.advice().evaluators().isEmpty()) {
            builder.evaluator(evaluator());
        }
        return switch (settings.get(MctsProvider.PLAYOUT)) {
            case "none" -> builder.evaluateLeaves();
            case "evaluator" -> builder.playouts(PlayoutPolicies.epsilonGreedy(evaluator(), epsilon));
            case "sensible" -> builder.playouts(PlayoutPolicies.epsilon(PlayoutPolicies.ofGame(), epsilon));
            default -> builder.playouts(PlayoutPolicies.random());
        };
    }

    private Evaluator evaluator() {
        return Evaluators.named(settings.get(Evaluators.SETTING), game);
    }

    /** A game with hidden information has a tree for as long as something is hidden and one for afterwards. */
    private boolean isHidden() {
        return game.info().has(Trait.HIDDEN_INFORMATION);
    }

    private long bytes() {
        return (long) settings.get(MctsProvider.MEMORY) << 20;
    }

    private Budget limits() {
        int iterations = settings.get(BudgetSettings.ITERATIONS);
        int millis = settings.get(BudgetSettings.MILLIS);
        Budget counted = iterations == 0 ? Budget.UNLIMITED : Budget.ofIterations(iterations);
        return millis == 0 ? counted : counted.and(Budget.ofMillis(millis));
    }

    /** Bytes that the trees of the player can come to take: few iterations do not fill its memory. */
    long need() {
        long iterations = limits().iterations();
        if (iterations == Long.MAX_VALUE || game.info().has(Trait.CHANCE) || isHidden()) {
            return bytes();
        }
        return mcts().need(iterations);
    }
}
