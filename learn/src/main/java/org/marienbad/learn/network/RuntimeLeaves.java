package org.marienbad.learn.network;

import org.marienbad.ai.search.model.BatchEvaluator;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.feature.Perspective;
import org.marienbad.learn.value.PayoffRange;

/** Judges leaves in batches, value and policy together. For one thread. */
final class RuntimeLeaves implements BatchEvaluator {
    private final Perspective perspective;
    private final OpenNetwork network;
    private final PayoffRange range;
    private final PositionRows rows;
    private final Evaluator others;

    private final int size;
    private final int[] actions;
    /** By leaf the first of its rows. */
    private final int[] firstRows;
    /** By leaf whose payoff the network is asked for, where it is only one seat's. */
    private final int[] movers;

    /** @param others for one thread; judges positions whose worth is not seen */
    RuntimeLeaves(Game game, FeatureSet features, OpenNetwork network, Evaluator others, int size) {
        FeatureSet own = features.forThread();
        this.network = network;
        this.others = others;
        this.size = size;
        perspective = own.perspective();
        range = new PayoffRange(game);
        rows = new PositionRows(
                game,
                own,
                network,
                size * (perspective.moverOnly() ? 1 : game.info().seats()));
        actions = new int[game.info().maxLegalActions()];
        firstRows = new int[size];
        movers = new int[size];
    }

    @Override
    public int batchSize() {
        return size;
    }

    @Override
    public void evaluate(State[] leaves, int count, double[][] payoffs, double[][] priors) {
        rows.clear();
        for (int i = 0; i < count; i++) {
            movers[i] = perspective.mover(leaves[i]);
            if (perspective.moverOnly()) {
                firstRows[i] = rows.add(leaves[i], movers[i]);
            } else {
                firstRows[i] = rows.add(leaves[i], 0);
                for (int seat = 1; seat < payoffs[i].length; seat++) {
                    rows.add(leaves[i], seat);
                }
            }
        }
        rows.compute();
        for (int i = 0; i < count; i++) {
            if (perspective.isSettled(leaves[i])) {
                read(firstRows[i], movers[i], payoffs[i]);
            } else {
                others.evaluate(leaves[i], payoffs[i]);
            }
            int actor = leaves[i].actor();
            if (network.hasPolicy() && actor != State.CHANCE) {
                int row = firstRows[i] + (perspective.moverOnly() ? 0 : actor);
                rows.weigh(row, actor, actions, leaves[i].legalActions(actions), priors[i]);
            }
        }
    }

    private void read(int row, int mover, double[] payoffs) {
        if (perspective.moverOnly()) {
            payoffs[mover] = range.payoff(rows.value(row));
            payoffs[1 - mover] = range.other(payoffs[mover]);
            return;
        }
        for (int seat = 0; seat < payoffs.length; seat++) {
            payoffs[seat] = range.payoff(rows.value(row + seat));
        }
        range.normalize(payoffs);
    }
}
