package org.marienbad.ai.mcts.parallel;

import java.util.Arrays;
import java.util.List;
import org.marienbad.ai.mcts.tree.Simulation;
import org.marienbad.ai.mcts.tree.TreeSearch;
import org.marienbad.ai.search.LeafEvaluation;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.ai.search.model.BatchEvaluator;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;

/**
 * Searches one tree in batches. It selects leaves until there is a batch of them, counting visits under way so that
 * they differ (WU-UCT, Liu et al. 2020). Then it evaluates them together, and backs them up in order.
 */
final class BatchSearch {
    private final TreeSearch search;
    private final Simulation[] simulations;
    private final BatchEvaluator evaluator;
    /** The simulations of a batch whose leaves are to be evaluated. */
    private final Simulation[] waiting;

    private final State[] leaves;
    private final double[][] payoffs;
    private final double[][] priors;

    /** @param simulations as many as the batch size */
    BatchSearch(TreeSearch search, List<Simulation> simulations, BatchEvaluator evaluator, GameInfo info) {
        this.search = search;
        this.evaluator = evaluator;
        this.simulations = simulations.toArray(new Simulation[0]);
        int size = simulations.size();
        waiting = new Simulation[size];
        leaves = new State[size];
        payoffs = new double[size][info.seats()];
        priors = new double[size][info.maxLegalActions()];
    }

    /** Searches {@code position} until the clock ends it or the value is proven. */
    void search(State position, SearchLimits clock, int maxDepth) {
        boolean observed = clock.observer() != null;
        // The steps of one simulation are not mixed with those of another.
        int batch = observed ? 1 : simulations.length;
        search.observe(clock.observer());
        search.start(position, clock::isCancelled);
        // For the policy at the root, which is never a leaf.
        search.show(simulations[0]);
        evaluate(1);
        int size;
        do {
            size = 0;
            while (size < batch && !search.isDecided() && clock.spend()) {
                search.descend(simulations[size++], maxDepth);
            }
            evaluate(size);
            for (int i = 0; i < size; i++) {
                search.backUp(simulations[i]);
            }
        } while (size > 0);
    }

    private void evaluate(int size) {
        int count = 0;
        for (int i = 0; i < size; i++) {
            if (!simulations[i].isEvaluated()) {
                Arrays.fill(priors[count], 0);
                leaves[count] = simulations[i].leaf();
                waiting[count++] = simulations[i];
            }
        }
        if (count > 0) {
            evaluator.evaluate(leaves, count, payoffs, priors);
        }
        for (int i = 0; i < count; i++) {
            LeafEvaluation.requireNumbers(leaves[i], payoffs[i]);
            waiting[i].setPayoffs(payoffs[i]);
            search.weigh(waiting[i], priors[i]);
        }
    }
}
