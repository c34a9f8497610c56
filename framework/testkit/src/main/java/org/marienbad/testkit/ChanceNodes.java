package org.marienbad.testkit;

import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;

/** Chance nodes: outcomes, their weights and their sampling. */
final class ChanceNodes {
    private ChanceNodes() {}

    static int check(Sample sample) {
        return sample.visit((state, ply) -> {
            if (state.actor() == State.CHANCE) {
                if (!sample.subject().info().has(GameInfo.Trait.CHANCE)) {
                    throw Violation.of("chance moves", "the trait CHANCE in the game info", "no such trait");
                }
                for (int outcome : sample.legal(state)) {
                    double weight = state.chanceWeight(outcome);
                    if (!(weight > 0 && weight < Double.POSITIVE_INFINITY)) {
                        throw Violation.of("weight of outcome " + outcome, "a finite number above 0", weight);
                    }
                }
            }
        });
    }
}
