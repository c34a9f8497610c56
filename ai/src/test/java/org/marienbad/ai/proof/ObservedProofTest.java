package org.marienbad.ai.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.ai.toy.Watched;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.SearchStep;

/** Proof numbers are those of the textbook, and what is proven is true. */
class ObservedProofTest {
    /** OR nodes take the least proof number and the sum of the disproof numbers, AND nodes the other way round. */
    private static final class Textbook implements Watched.Visitor {
        private final BruteForce plain;
        private final double payoff;
        private int prover;
        private SearchStep.Numbers last;
        int sums;
        int solved;

        Textbook(Game game, double payoff) {
            plain = BruteForce.selfish(game);
            this.payoff = payoff;
        }

        @Override
        public void visit(SearchStep step, List<State> path, List<Integer> actions) {
            State state = path.get(path.size() - 1);
            if (step instanceof SearchStep.Start start) {
                prover = start.seat();
            } else if (step instanceof SearchStep.Numbers numbers) {
                last = numbers;
            } else if (step instanceof SearchStep.Select select) {
                sum(select, state);
            } else if (step instanceof SearchStep.Leave leave && !Double.isNaN(leave.payoffs()[prover])) {
                solved++;
                double value = plain.value(state)[0];
                boolean reached = value >= payoff;
                assertEquals(reached == (prover == 0) ? 1 : 0, leave.payoffs()[prover]);
            }
        }

        private void sum(SearchStep.Select select, State state) {
            sums++;
            double leastProof = Double.POSITIVE_INFINITY;
            double leastDisproof = Double.POSITIVE_INFINITY;
            double proofs = 0;
            double disproofs = 0;
            for (SearchStep.Option option : select.options()) {
                leastProof = Math.min(leastProof, option.parts()[0]);
                leastDisproof = Math.min(leastDisproof, option.parts()[1]);
                proofs += option.parts()[0];
                disproofs += option.parts()[1];
            }
            boolean or = state.actor() == prover;
            assertEquals(or ? leastProof : proofs, last.proof());
            assertEquals(or ? disproofs : leastDisproof, last.disproof());
            double[] chosen = select.options().stream()
                    .filter(option -> option.action() == select.chosen())
                    .findFirst()
                    .orElseThrow()
                    .parts();
            assertEquals(or ? leastProof : leastDisproof, or ? chosen[0] : chosen[1]);
            assertTrue(last.proof() < last.proofThreshold() && last.disproof() < last.disproofThreshold());
        }
    }

    private static Textbook follow(Game game, double payoff) {
        Watched watched = new Watched();
        State root = game.newInitialState();
        ProofNumberSearch search =
                ProofNumberSearch.of(game).techniques(Set.of()).build();
        search.prove(root, payoff, Budget.UNLIMITED, watched);
        Textbook textbook = new Textbook(game, payoff);
        watched.follow(root, textbook);
        return textbook;
    }

    @Test
    void numbersAreSumsAndLeastOnes() {
        int sums = 0;
        int solved = 0;
        for (int seed = 0; seed < 20; seed++) {
            Textbook found = follow(TreeGame.duel(seed, 3, 7), seed % 2);
            sums += found.sums;
            solved += found.solved;
        }
        Textbook found = follow(new TicTacToe(), 0);
        assertTrue(sums > 200 && solved > 100, sums + " sums, " + solved + " solved");
        assertTrue(found.sums > 500, "sums: " + found.sums);
    }
}
