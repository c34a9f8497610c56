package org.marienbad.games.kalaha.solver;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaState;

/** Finds actions by which both sides keep the value of a position, as far as few nodes suffice. */
final class Variation {
    private static final int NONE = -1;
    private static final long LEAST_NODES = 2_000_000;
    /** Nodes for each action at first: enough to look it up in the tables. */
    private static final long FIRST_NODES = 2_000;

    private final KalahaGame game;
    private final Prover prover;
    private final ProofTask job;

    Variation(KalahaGame game, Prover prover, ProofTask job) {
        this.game = game;
        this.prover = prover;
        this.job = job;
    }

    /** The variation from a position whose value is proven; empty if it is not. */
    List<Integer> of(KalahaState position, Proof proof) {
        List<Integer> plies = new ArrayList<>();
        if (proof.value().exact()) {
            try {
                follow(position, proof, plies);
            } catch (Control.Stopped stopped) {
                // The plies found so far are right.
            }
        }
        return plies;
    }

    private void follow(KalahaState position, Proof proof, List<Integer> plies) {
        long nodes = job.control().nodes();
        long mostNodes = nodes + Math.max(LEAST_NODES, nodes / 10);
        ActionBounds best = proof.lines().get(0);
        int seat = position.actor();
        int margin = (int) best.value().low();
        KalahaState state = position.copy();
        int action = best.action();
        while (action != NONE) {
            plies.add(action);
            state.apply(action);
            action = state.actor() == State.TERMINAL
                    ? NONE
                    : keeps(state, state.actor() == seat ? margin : -margin, mostNodes);
        }
    }

    /**
     * An action that keeps the value {@code margin}, the one found with the fewest nodes. The tables know it from the
     * proof, while worse actions may be hard to refute. None if the search would have to visit more than {@code
     * mostNodes} in all.
     */
    private int keeps(KalahaState state, int margin, long mostNodes) {
        int[] buffer = new int[game.info().maxLegalActions()];
        List<Integer> open = new ArrayList<>();
        for (int i = state.legalActions(buffer) - 1; i >= 0; i--) {
            open.add(buffer[i]);
        }
        long most = FIRST_NODES;
        do {
            for (int action : List.copyOf(open)) {
                if (open.size() == 1) {
                    return open.get(0);
                }
                try {
                    if (prover.test(state, action, margin, most, job) >= margin) {
                        return action;
                    }
                    open.remove((Integer) action);
                } catch (Control.Exhausted hard) {
                    // Another action may be easier; this one's turn comes again.
                }
            }
            most *= 8;
        } while (job.control().nodes() + open.size() * most <= mostNodes);
        return NONE;
    }
}
