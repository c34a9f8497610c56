package org.marienbad.learn.run;

import java.util.Optional;
import java.util.function.LongFunction;
import org.marienbad.ai.expectiminimax.Expectiminimax;
import org.marienbad.ai.mcts.InformationSetMcts;
import org.marienbad.ai.mcts.Mcts;
import org.marienbad.ai.mcts.selection.Prior;
import org.marienbad.ai.mcts.selection.Puct;
import org.marienbad.ai.minimax.Minimax;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.search.model.Policy;
import org.marienbad.ai.search.shared.Requirement;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Player;
import org.marienbad.learn.training.Learned;

/**
 * The search that compares evaluators. It is the same for both, with a limit of positions and not of time, so that the
 * games can be repeated.
 */
final class CountedSearch {
    /** Positions, or iterations, of a decision. */
    static final int EFFORT = 300;

    /** How much a policy counts beside what was found. */
    private static final double PUCT = 1.5;

    private CountedSearch() {}

    /** Makes players that search {@code game} and judge by {@code evaluator}, or by none, where playouts may take its place. */
    static LongFunction<Player> players(Game game, Optional<Evaluator> evaluator) {
        return players(game, evaluator, EFFORT);
    }

    /** The same with so many positions a decision. */
    static LongFunction<Player> players(Game game, Optional<Evaluator> evaluator, int effort) {
        return seed -> search(game, evaluator, effort, seed).asPlayer();
    }

    /** Makes players that search {@code game} by all that was learned: with a policy it says where to look. */
    static LongFunction<Player> players(Game game, Learned learned) {
        return players(game, learned, EFFORT);
    }

    /** The same with so many positions a decision. */
    static LongFunction<Player> players(Game game, Learned learned, int effort) {
        boolean open = !isMissing(game, Requirement.NO_HIDDEN_INFORMATION);
        return learned.policy().isEmpty() || !open
                ? players(game, Optional.of(learned.evaluator()), effort)
                : seed -> guided(game, learned, effort, seed).asPlayer();
    }

    private static GameSearch guided(Game game, Learned learned, int effort, long seed) {
        return Mcts.of(game)
                .iterations(effort)
                .evaluator(learned.evaluator())
                .evaluateLeaves()
                .selection(new Puct(PUCT))
                .prior(prior(learned.policy().orElseThrow()))
                .build(seed);
    }

    private static Prior prior(Policy policy) {
        return new Prior() {
            @Override
            public void weigh(State state, int[] actions, int count, double[] out) {
                policy.weigh(state, actions, count, out);
            }

            @Override
            public Prior forThread(Game game) {
                return prior(policy.forThread(game));
            }
        };
    }

    private static GameSearch search(Game game, Optional<Evaluator> evaluator, int effort, long seed) {
        if (Requirement.firstMissing(game, Requirement.NO_HIDDEN_INFORMATION).isPresent()) {
            InformationSetMcts.Builder builder = InformationSetMcts.of(game).iterations(effort);
            return (evaluator.isEmpty()
                            ? builder.withoutEvaluator()
                            : builder.evaluator(evaluator.get()).evaluateLeaves())
                    .build(seed);
        } else if (isMissing(game, Requirement.TWO_SEATS, Requirement.CONSTANT_SUM)) {
            Mcts.Builder builder = Mcts.of(game).iterations(effort);
            return (evaluator.isEmpty()
                            ? builder.withoutEvaluator()
                            : builder.evaluator(evaluator.get()).evaluateLeaves())
                    .build(seed);
        } else if (isMissing(game, Requirement.NO_CHANCE, Requirement.CYCLES_ARE_DRAWS)) {
            Expectiminimax.Builder builder = Expectiminimax.of(game).iterations(effort);
            evaluator.ifPresent(builder::evaluator);
            return builder.build(seed);
        }
        Minimax.Builder builder = Minimax.of(game).iterations(effort).table(1);
        evaluator.ifPresent(builder::evaluator);
        return builder.build();
    }

    private static boolean isMissing(Game game, Requirement... needs) {
        return Requirement.firstMissing(game, needs).isPresent();
    }
}
