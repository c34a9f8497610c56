package org.marienbad.ai.proof;

import org.marienbad.ai.proof.ProofTable.Entry;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/**
 * A position on the path from the root, and the proof numbers of each of its actions. One a ply, used again and again.
 * If the prover moves it is an OR node: one proven action proves it. If the other seat moves it is an AND node.
 */
final class ProofNode {
    static final int INFINITE = ProofResult.Numbers.INFINITE;
    /** The ply that a disproof relies upon if it holds on every path. */
    static final int NO_PLY = Integer.MAX_VALUE;

    final State state;
    final int[] actions;
    /** Whether the prover moves. */
    boolean or;

    int count;
    long key;
    long index;
    /** Of the positions from the root to this one, in their order. */
    long pathCode;

    int proof;
    int disproof;
    int proofThreshold;
    int disproofThreshold;
    /** The action that is being searched. */
    int current;
    /** Nodes spent before. */
    long work;

    final int[] proofs;
    final int[] disproofs;
    /** By action, if it is solved: the least (proven) or greatest (disproven) payoff of the prover. */
    final double[] bounds;
    /** By action: plies to the end at most where it is proven; the ply relied upon where it is disproven. */
    final int[] plies;
    /** By action: nodes spent on it. */
    final long[] works;
    /** By action: whether the game is over after it, and if not, the position it leads to. */
    final boolean[] ends;

    final long[] keys;

    ProofNode(Game game) {
        state = game.newInitialState();
        int most = game.info().maxLegalActions();
        actions = new int[most];
        proofs = new int[most];
        disproofs = new int[most];
        bounds = new double[most];
        plies = new int[most];
        works = new long[most];
        ends = new boolean[most];
        keys = new long[most];
    }

    void prove(int i, double bound, int pliesToEnd) {
        proofs[i] = 0;
        disproofs[i] = INFINITE;
        bounds[i] = bound;
        plies[i] = pliesToEnd;
    }

    /** @param ply that the disproof relies upon, or {@link #NO_PLY} */
    void disprove(int i, double bound, int ply) {
        proofs[i] = INFINITE;
        disproofs[i] = 0;
        bounds[i] = bound;
        plies[i] = ply;
    }

    void learn(int i, Entry known) {
        switch (known.status) {
            case ProofTable.PROVEN -> prove(i, known.bound, known.plies);
            case ProofTable.DISPROVEN -> disprove(i, known.bound, NO_PLY);
            case ProofTable.DISPROVEN_ON_PATH -> disprove(i, known.bound, known.plies);
            default -> {
                proofs[i] = known.proof;
                disproofs[i] = known.disproof;
            }
        }
        works[i] = known.work;
    }

    boolean isProven(int i) {
        return proofs[i] == 0;
    }

    boolean isDisproven(int i) {
        return disproofs[i] == 0;
    }

    boolean isSolved() {
        return proof == 0 || disproof == 0;
    }

    /** The numbers of the position from those of its actions. */
    void sum(boolean weak) {
        int[] least = or ? proofs : disproofs;
        int[] all = or ? disproofs : proofs;
        int min = INFINITE;
        int max = 0;
        long sum = 0;
        int open = 0;
        for (int i = 0; i < count; i++) {
            min = Math.min(min, least[i]);
            max = Math.max(max, all[i]);
            sum += all[i];
            open += all[i] == 0 ? 0 : 1;
        }
        long together = weak && max < INFINITE ? (long) max + Math.max(0, open - 1) : sum;
        // Only a solved node has an infinite number.
        int total = max == INFINITE ? INFINITE : (int) Math.min(together, INFINITE - 1);
        proof = or ? min : total;
        disproof = or ? total : min;
    }

    /** Whether the numbers reach a threshold, so that another position is more promising. */
    boolean exceeds() {
        return proof >= proofThreshold || disproof >= disproofThreshold;
    }

    /**
     * Chooses the most promising action, the first of equals, and sets the thresholds of {@code child}, the node it
     * leads to. The search may spend so much there before another action, or another position above, is more promising.
     *
     * @param epsilon how far beyond the second best action, as a part of its number
     */
    void select(ProofNode child, double epsilon, boolean weak) {
        int[] least = or ? proofs : disproofs;
        int[] all = or ? disproofs : proofs;
        int best = 0;
        int second = INFINITE;
        int open = 0;
        for (int i = 0; i < count; i++) {
            open += all[i] == 0 ? 0 : 1;
            if (i == 0) {
                continue;
            }
            if (least[i] < least[best]) {
                second = least[best];
                best = i;
            } else {
                second = Math.min(second, least[i]);
            }
        }
        current = best;
        int leastThreshold = or ? proofThreshold : disproofThreshold;
        int sumThreshold = or ? disproofThreshold : proofThreshold;
        long beyond = second == INFINITE ? INFINITE : second + 1 + (long) (epsilon * second);
        int forLeast = (int) Math.min(leastThreshold, beyond);
        int others = weak ? open - 1 : (or ? disproof : proof) - all[best];
        int forSum = sumThreshold == INFINITE ? INFINITE : sumThreshold - others;
        child.proofThreshold = or ? forLeast : forSum;
        child.disproofThreshold = or ? forSum : forLeast;
    }

    /** The numbers of the position, at {@code ply}, by its actions. */
    void conclude(int ply, Entry out) {
        out.work = work;
        if (!isSolved()) {
            out.status = ProofTable.OPEN;
            out.proof = proof;
            out.disproof = disproof;
            out.plies = 0;
            return;
        }
        int decisive = decisive(ply, INFINITE);
        out.bound = bounds[decisive];
        if (proof == 0) {
            out.status = ProofTable.PROVEN;
            out.plies = 1 + (or ? plies[decisive] : greatest(plies));
        } else {
            out.plies = or ? least(plies) : plies[decisive];
            // A proof that relies on this very position holds on every path: a return to it gets nowhere.
            out.status = out.plies < ply ? ProofTable.DISPROVEN_ON_PATH : ProofTable.DISPROVEN;
        }
    }

    private int greatest(int[] numbers) {
        int greatest = 0;
        for (int i = 0; i < count; i++) {
            greatest = Math.max(greatest, numbers[i]);
        }
        return greatest;
    }

    private int least(int[] numbers) {
        int least = INFINITE;
        for (int i = 0; i < count; i++) {
            least = Math.min(least, numbers[i]);
        }
        return least;
    }

    /**
     * The action by which the solved position, at {@code ply}, goes on if both seats play their best: −1 if the table has
     * lost it. The winner hurries, the loser delays.
     *
     * @param pliesLeft of a proof: it must end within fewer plies after the action, so that the line cannot go round
     */
    int decisive(int ply, int pliesLeft) {
        int decisive = -1;
        for (int i = 0; i < count; i++) {
            boolean solvesIt = proof == 0 ? isProven(i) && plies[i] < pliesLeft : isDisproven(i);
            if (solvesIt && (decisive < 0 || isBetter(i, decisive, ply))) {
                decisive = i;
            }
        }
        return decisive;
    }

    private boolean isBetter(int i, int than, int ply) {
        if (!or && proof != 0 && Math.min(plies[i], ply) != Math.min(plies[than], ply)) {
            return plies[i] > plies[than]; // relies on less of the path
        }
        if (bounds[i] != bounds[than]) {
            return bounds[i] > bounds[than] == or;
        }
        if (proof == 0) {
            return plies[i] != plies[than] && plies[i] < plies[than] == or;
        }
        return or ? works[i] > works[than] : plies[i] > plies[than];
    }
}
