package org.marienbad.games.kalaha.solver;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution.Line;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaState;

/** Finds actions by which both sides keep the value of a position, as far as that costs little. */
final class Variation {
    private static final long LEAST_NODES = 2_000_000;

    private final KalahaGame game;
    private final Prover prover;
    private final Job job;

    Variation(KalahaGame game, Prover prover, Job job) {
        this.game = game;
        this.prover = prover;
        this.job = job;
    }

    /** The variation from a position whose value is proven; empty if it is not. */
    List<Integer> of(KalahaState position, Proof proof) {
        List<Integer> plies = new ArrayList<>();
        if (!proof.value().exact()) {
            return plies;
        }
        long mostNodes =
                job.control().nodes() + Math.max(LEAST_NODES, job.control().nodes() / 10);
        Line best = proof.lines().get(0);
        int seat = position.actor();
        int margin = (int) best.value().low();
        KalahaState state = position.copy();
        int action = best.action();
        while (action >= 0) {
            plies.add(action);
            state.apply(action);
            action = state.actor() == State.TERMINAL || job.control().nodes() > mostNodes
                    ? -1
                    : keeps(state, state.actor() == seat ? margin : -margin);
        }
        return plies;
    }

    private int keeps(KalahaState state, int margin) {
        int[] actions = new int[game.info().maxLegalActions()];
        int count = state.legalActions(actions);
        for (int i = count - 1; i > 0; i--) {
            if (prover.test(state, actions[i], margin, job) >= margin) {
                return actions[i];
            }
        }
        return actions[0];
    }
}
