package org.marienbad.ai.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.marienbad.ai.proof.ProofTable.Entry;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.SearchStep;
import org.marienbad.framework.player.SearchStep.Bound;

/** Tells an observer how a proof is looked for. A position that is proven is worth 1 to the prover, a disproven one 0. */
final class ProofSteps {
    private final SearchObserver observer;
    private final int prover;

    ProofSteps(SearchObserver observer, Question question) {
        this.observer = observer;
        prover = question.prover();
        observer.observe(new SearchStep.Start("dfpn", prover));
        observer.observe(new SearchStep.Round(question.number() + 1L, true));
    }

    void numbers(ProofNode node) {
        observer.observe(new SearchStep.Numbers(
                number(node.proof),
                number(node.disproof),
                number(node.proofThreshold),
                number(node.disproofThreshold)));
    }

    /** The current action of {@code node} is chosen. */
    void select(ProofNode node) {
        List<SearchStep.Option> options = new ArrayList<>();
        for (int i = 0; i < node.count; i++) {
            double[] parts = {infinite(node.proofs[i]), infinite(node.disproofs[i])};
            options.add(new SearchStep.Option(node.actions[i], Double.NaN, parts));
        }
        observer.observe(new SearchStep.Select(node.or ? "proof" : "disproof", options, node.actions[node.current]));
    }

    /** {@code next}, after the current action of {@code node}, is at the end of the path now. */
    void enter(ProofNode node, ProofNode next) {
        observer.observe(new SearchStep.Enter(node.actions[node.current], next.state.actor(), -1, null));
        observer.observe(new SearchStep.Expand(Arrays.copyOf(next.actions, next.count)));
    }

    void leave(ProofNode node, Entry known) {
        double[] payoffs = {Double.NaN, Double.NaN};
        if (known.status != ProofTable.OPEN) {
            payoffs[prover] = node.proof == 0 ? 1 : 0;
            payoffs[1 - prover] = 1 - payoffs[prover];
        }
        observer.observe(new SearchStep.Leave(payoffs, Bound.EXACT));
    }

    private static long number(int number) {
        return number == ProofNode.INFINITE ? Long.MAX_VALUE : number;
    }

    private static double infinite(int number) {
        return number == ProofNode.INFINITE ? Double.POSITIVE_INFINITY : number;
    }
}
