package org.marienbad.ai.cfr;

import java.util.Arrays;
import java.util.List;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchObserver;

/**
 * Counterfactual regret minimization, in the form CFR+.
 *
 * <p>For every information set I and action a of a seat it keeps a regret R(I, a). It is how much more the seat would
 * have earned had it always played a there, summed over the iterations. Each position of I is weighed by the
 * probability with which chance and the <em>other</em> seats lead there. (Counterfactual: as if the seat itself wanted
 * to get there.) In every iteration, for each seat in turn:
 *
 * <ol>
 * <li>the seat's present strategy plays each action of I in proportion to R(I, a) (regret matching); uniformly where
 *     all regrets are 0;
 * <li>the whole tree is traversed, which gives the value of every action of every set against the others' strategies;
 *     {@code R(I, a) = max(0, R(I, a) + worth(a) - worth of the present strategy)}. Cutting off at 0 is the plus: an
 *     action that was bad for long is tried again as soon as it is good;
 * <li>the present strategy enters the average strategy with weight t − d in iteration t, times the probability that the
 *     seat itself reaches I. The first d iterations (the delay) do not count.
 * </ol>
 *
 * <p>For two seats of constant sum the average strategy approaches an equilibrium; its {@link Exploitability} falls
 * with 1/√t at least, in practice with 1/t or faster. For more seats and other payoffs nothing is guaranteed, and often
 * it is good nevertheless. An iteration takes time in proportion to the nodes of the tree, for each seat. No
 * randomness: the same tree and iterations give the same strategy.
 *
 * <p>Zinkevich, Johanson, Bowling, Piccione: Regret Minimization in Games with Incomplete Information (2007). Tammelin:
 * Solving Large Imperfect Information Games Using CFR+ (2014). Bowling, Burch, Johanson, Tammelin: Heads-up Limit
 * Hold'em Poker Is Solved (2015).
 */
public final class CfrPlus implements RegretMinimizer {
    private final CfrTree tree;
    private final int delay;
    private final int[] seatOf;
    /** R in the formulas: by information set and index of the action. */
    private final double[][] regrets;
    /** The present strategy, for all of an iteration. */
    private final double[][] strategy;
    /** The average strategy, not yet divided by its sum. */
    private final double[][] strategySums;
    /** The worth of the actions of the nodes on the path, one behind the other. */
    private double[] worths = new double[64];

    private int worthCount;
    private int learner;
    private double weight;
    private long iterations;
    private long nodes;
    /** Null if nobody watches. */
    private final RegretSteps steps;

    private CfrPlus(Builder builder) {
        tree = builder.tree;
        delay = builder.delay;
        steps = builder.observer == null ? null : new RegretSteps(builder.observer, tree.informationSets());
        List<InformationSet> sets = tree.informationSets().all();
        seatOf = new int[sets.size()];
        regrets = new double[seatOf.length][];
        strategy = new double[seatOf.length][];
        strategySums = new double[seatOf.length][];
        for (InformationSet set : sets) {
            int number = set.number();
            seatOf[number] = set.seat();
            regrets[number] = new double[set.actionCount()];
            strategy[number] = new double[set.actionCount()];
            strategySums[number] = new double[set.actionCount()];
            Regrets.match(regrets[number], strategy[number]);
        }
    }

    /** For the game of {@code tree}. */
    public static Builder of(CfrTree tree) {
        return new Builder(tree);
    }

    /** Collects the settings of a {@link CfrPlus}. */
    public static final class Builder {
        private final CfrTree tree;
        private int delay;
        private SearchObserver observer;

        private Builder(CfrTree tree) {
            this.tree = tree;
        }

        /** How many iterations, from the first on, the average leaves out: d in the class comment, 0 unless set. */
        public Builder averagingDelay(int iterations) {
            if (iterations < 0) {
                throw new IllegalArgumentException("averagingDelay is " + iterations + ", but must be at least 0");
            }
            delay = iterations;
            return this;
        }

        /** The observer of the regrets and strategies of every round; nobody unless set, and for null. */
        public Builder observer(SearchObserver watching) {
            observer = watching;
            return this;
        }

        public CfrPlus build() {
            return new CfrPlus(this);
        }
    }

    @Override
    public void run(int more) {
        for (int i = 0; i < more; i++) {
            iterations++;
            weight = Math.max(0, iterations - delay);
            if (steps != null) {
                steps.round(iterations);
            }
            for (learner = 0; learner < tree.seats(); learner++) {
                traverse(0, 1, 1);
                endTurn();
            }
        }
    }

    /** Cuts the learner's regrets off at 0, and matches its strategy to them. */
    private void endTurn() {
        for (int set = 0; set < regrets.length; set++) {
            if (seatOf[set] == learner) {
                double[] own = regrets[set];
                for (int i = 0; i < own.length; i++) {
                    own[i] = Math.max(0, own[i]);
                }
                Regrets.match(own, strategy[set]);
                if (steps != null) {
                    steps.learnt(set, own, strategy[set], strategySums[set]);
                }
            }
        }
    }

    /**
     * The learner's earnings from {@code node} on; adds to its regrets and to its average strategy.
     *
     * @param own the probability with which the learner itself gets to the node
     * @param others that of chance and the other seats
     */
    private double traverse(int node, double own, double others) {
        if (own == 0 && others == 0) {
            return 0; // nothing is learned here, and its value counts nowhere
        }
        nodes++;
        int actor = tree.actor(node);
        if (actor == State.TERMINAL) {
            return tree.payoff(node, learner);
        }
        int count = tree.childCount(node);
        if (actor == learner) {
            return learn(node, own, others, count);
        }
        double[] mix = actor == State.CHANCE ? null : strategy[tree.informationSet(node)];
        double sum = 0;
        for (int i = 0; i < count; i++) {
            double probability = mix == null ? tree.probability(node, i) : mix[i];
            sum += probability * traverse(tree.child(node, i), own, others * probability);
        }
        return sum;
    }

    private double learn(int node, double own, double others, int count) {
        int set = tree.informationSet(node);
        double[] mix = strategy[set];
        int from = worthCount;
        worthCount += count;
        if (worthCount > worths.length) {
            worths = Arrays.copyOf(worths, 2 * worthCount);
        }
        double worth = 0;
        for (int i = 0; i < count; i++) {
            double action = traverse(tree.child(node, i), own * mix[i], others);
            worths[from + i] = action;
            worth += mix[i] * action;
        }
        double[] regret = regrets[set];
        double[] sums = strategySums[set];
        for (int i = 0; i < count; i++) {
            regret[i] += others * (worths[from + i] - worth);
            sums[i] += weight * own * mix[i];
        }
        worthCount = from;
        return worth;
    }

    @Override
    public long iterations() {
        return iterations;
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public Strategy averageStrategy() {
        return Strategy.ofWeights(tree.informationSets(), strategySums);
    }
}
