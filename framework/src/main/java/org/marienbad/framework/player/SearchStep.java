package org.marienbad.framework.player;

import java.util.List;
import org.marienbad.framework.game.State;

/**
 * One step of a search, as a {@link SearchObserver} gets it.
 *
 * <p>The steps walk through a tree. The search stands at the root first; {@link Enter} leads down, {@link Leave} one up, and
 * {@link BackUp} and {@link Round} to the root. Every other step is about the node at which the search stands. Values are on
 * the search's own scale, which is the same in all its steps. Arrays are not copied: they are to be read only.
 */
public sealed interface SearchStep {
    /**
     * A search begins.
     *
     * @param method the key of its words: {@code minimax}, {@code mcts} and the like
     * @param seat the seat that it decides for; windows and bounds are about the payoff of this seat
     */
    record Start(String method, int seat) implements SearchStep {}

    /**
     * A round begins: an iteration of deepening, a simulation, a layer.
     *
     * @param number the depth, or the number of the round from 1
     * @param anew whether the tree is searched anew, so that values of the rounds before no longer count
     */
    record Round(long number, boolean anew) implements SearchStep {}

    /**
     * The search guesses the facts hidden from its seat.
     *
     * @param position from which the round goes on; it may be earlier than the one searched, where others decide unseen
     */
    record Guess(State position) implements SearchStep {}

    /**
     * The search follows an action, or an outcome of chance, to the next node.
     *
     * @param actor who moves there; below 0 for chance or the end, as {@code State.actor} tells it
     * @param depth plies still to be searched there; −1 where they are not limited
     * @param window in which a value can matter; null for a search without
     */
    record Enter(int action, int actor, int depth, Window window) implements SearchStep {}

    /** The payoffs that can matter: more than {@code alpha}, which the seat has for sure, and less than {@code beta}. */
    record Window(double alpha, double beta) {
        /** Whether it only asks if a value is above {@code alpha}. */
        public boolean isNull() {
            return beta <= Math.nextUp(Math.nextUp(alpha));
        }
    }

    /**
     * A table knows the position.
     *
     * @param value the payoff of the seat that the search decides for
     * @param action the action it says to try first, −1 for none
     * @param enough whether nothing needs to be searched
     */
    record Known(double value, Bound bound, int action, boolean enough) implements SearchStep {}

    /** The relation of a value to the true one, for the searching seat. */
    enum Bound {
        EXACT,
        AT_LEAST,
        AT_MOST
    }

    /** The actions that are not yet proven are tried in this order. */
    record Order(int[] actions) implements SearchStep {}

    /**
     * The node is a leaf and gets payoffs.
     *
     * @param payoffs by seat; NaN where they are not known
     */
    record Leaf(Source source, double[] payoffs) implements SearchStep {}

    /** The source of the payoffs of a leaf. */
    enum Source {
        /** The game is over. */
        END,
        /** An evaluator. */
        ESTIMATE,
        /** A game played on, more or less at random. */
        PLAYOUT,
        /** A proof. */
        PROOF
    }

    /** An action is the best so far. */
    record Improve(int action, double[] payoffs) implements SearchStep {}

    /**
     * The other actions are not searched.
     *
     * @param value the value found
     * @param limit which it has reached, or passed
     */
    record Cut(Reason reason, double value, double limit, int[] skipped) implements SearchStep {}

    /** Why actions are left out. */
    enum Reason {
        /** The seat of the search gets too much: the others have something better for them above. */
        BETA,
        /** It gets too little: it has something better above. */
        ALPHA,
        /** Nothing can be better for the seat to move. */
        BEST,
        /** Too little is left for a seat that moves before: shallow pruning of max^n. */
        SHALLOW,
        /** The expectation stays outside of the window for all values of the other outcomes. */
        CHANCE
    }

    /** The search goes back to the node above with these payoffs. */
    record Leave(double[] payoffs, Bound bound) implements SearchStep {}

    /**
     * An action is selected.
     *
     * @param rule the key of the formula of its score: {@code ucb1} and the like
     */
    record Select(String rule, List<Option> options, int chosen) implements SearchStep {
        public Select {
            options = List.copyOf(options);
        }
    }

    /**
     * An action that may be chosen.
     *
     * @param score by which actions are compared, or with which probability one is drawn
     * @param parts the parts of the score, in the order of its formula
     */
    record Option(int action, double score, double[] parts) {}

    /** The node gets children. */
    record Expand(int[] actions) implements SearchStep {}

    /**
     * The payoffs of a leaf are added up along the path, the present node last.
     *
     * @param visits of the nodes from the root on, this visit included; 0 where the tree has no node
     * @param means of the payoffs of the seat that moved to each node; NaN at the root and after chance
     */
    record BackUp(double[] payoffs, long[] visits, double[] means) implements SearchStep {}

    /**
     * A node of the path is worth so much for sure.
     *
     * @param ply how far from the root it is
     * @param low least payoff by seat
     * @param high greatest payoff by seat
     */
    record Prove(int ply, double[] low, double[] high) implements SearchStep {}

    /**
     * The expectation of a chance node.
     *
     * @param weights probabilities of the outcomes
     * @param values their values, to the seat of the search or to the first seat
     */
    record Expect(int[] outcomes, double[] weights, double[] values, double expectation) implements SearchStep {}

    /**
     * How many leaves at least must be solved to prove the node, and to disprove it. The search goes up where a number reaches
     * its threshold.
     */
    record Numbers(long proof, long disproof, long proofThreshold, long disproofThreshold) implements SearchStep {}

    /**
     * The gains of an information set in a round.
     *
     * @param situation the seat's view there
     * @param example a position in which it sees that
     * @param options with the probability in the next round as the score; regret and average probability as parts
     */
    record Regret(String situation, State example, int seat, List<Option> options) implements SearchStep {
        public Regret {
            options = List.copyOf(options);
        }
    }

    /**
     * The positions whose value becomes known so many plies before the end.
     *
     * @param payoff of the first seat
     */
    record Layer(double payoff, int plies, long positions) implements SearchStep {}
}
