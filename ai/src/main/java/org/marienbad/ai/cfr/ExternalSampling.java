package org.marienbad.ai.cfr;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchObserver;

/**
 * Monte Carlo counterfactual regret minimization with external sampling.
 *
 * <p>Works as {@link CfrPlus}, but an iteration does not go through the whole tree. For each seat in turn it tries all
 * actions of that seat. It samples one at chance nodes and one of each other seat, by their present strategies. Its
 * estimates are unbiased. An iteration is far cheaper (for two seats that alternate, some square root of the tree) and
 * far less exact. It needs no tree, only the information sets that it meets. Regrets may become negative (plain CFR, no
 * cut-off), and a seat's present strategy enters its average, unweighted, where another seat learns and meets it.
 *
 * <p>For two seats of constant sum the average strategy approaches an equilibrium with probability 1, its
 * exploitability falling with 1/√t. The same seed, start and iterations give the same strategy.
 *
 * <p>Lanctot, Waugh, Zinkevich, Bowling: Monte Carlo Sampling for Regret Minimization in Extensive Games (2009).
 */
public final class ExternalSampling implements RegretMinimizer {
    private final Game game;
    private final InformationSets sets;
    private final State root;
    private final SplittableRandom random;
    private final int seats;
    private final int[] buffer;
    private final double[] payoffs;
    /** By information set and index of the action; longer than there are sets. */
    private double[][] regrets = new double[64][];

    private double[][] strategySums = new double[64][];
    private double[][] strategy = new double[64][];
    /** A position and the information state of each seat, for every ply on the path. */
    private final List<State> positions = new ArrayList<>();

    private final List<int[]> states = new ArrayList<>();
    private int learner;
    private long iterations;
    private long nodes;
    /** Null if nobody watches. */
    private final RegretSteps steps;

    private ExternalSampling(Builder builder) {
        game = builder.game;
        sets = builder.sets;
        root = builder.root.copy();
        random = new SplittableRandom(builder.seed);
        seats = game.info().seats();
        buffer = new int[game.info().maxLegalActions()];
        payoffs = new double[seats];
        steps = builder.observer == null ? null : new RegretSteps(builder.observer, sets);
    }

    /** For {@code game} from its start. */
    public static Builder of(Game game) {
        return new Builder(game);
    }

    /** Collects the settings of an {@link ExternalSampling}. */
    public static final class Builder {
        private final Game game;
        private InformationSets sets;
        private State root;
        private long seed = 1;
        private SearchObserver observer;

        private Builder(Game game) {
            this.game = game;
            sets = new InformationSets(game);
            root = game.newInitialState();
        }

        /**
         * The beginning of every iteration: all seats still know the same. The start of the game unless set.
         *
         * @throws IllegalArgumentException if some seat does
         */
        public Builder from(State position) {
            InformationSets.requireNothingDealt(game, position);
            root = position;
            return this;
        }

        /**
         * Numbers the information sets as {@code known} does, to which new ones are added: those of a {@link CfrTree}, if
         * its {@link Exploitability} is to be asked for.
         */
        public Builder informationSets(InformationSets known) {
            sets = known;
            return this;
        }

        /** The seed of all randomness, 1 unless set. */
        public Builder seed(long value) {
            seed = value;
            return this;
        }

        /** The observer of the regrets and strategies of every round; nobody unless set, and for null. */
        public Builder observer(SearchObserver watching) {
            observer = watching;
            return this;
        }

        public ExternalSampling build() {
            return new ExternalSampling(this);
        }
    }

    @Override
    public void run(int more) {
        int[] start = new int[seats];
        for (int i = 0; i < more; i++) {
            iterations++;
            for (learner = 0; learner < seats; learner++) {
                Arrays.setAll(start, sets::start);
                traverse(root, start, 0);
            }
            if (steps != null) {
                tell();
            }
        }
    }

    private void tell() {
        steps.round(iterations);
        for (int set = 0; set < regrets.length; set++) {
            if (regrets[set] != null) {
                double[] next = new double[regrets[set].length];
                Regrets.match(regrets[set], next);
                steps.learnt(set, regrets[set], next, strategySums[set]);
            }
        }
    }

    /** An estimate of the learner's payoff from {@code position} on; {@code known} may be changed. */
    private double traverse(State position, int[] known, int ply) {
        nodes++;
        int actor = position.actor();
        if (actor == State.TERMINAL) {
            position.payoffs(payoffs);
            return payoffs[learner];
        }
        if (actor == State.CHANCE) {
            return after(position, known, ply, position.randomOutcome(buffer, random));
        }
        InformationSet set = sets.add(known[actor], position);
        known[actor] = set.state();
        double[] mix = present(set);
        if (actor == learner) {
            return learn(position, known, ply, set, mix);
        }
        double[] sums = strategySums[set.number()];
        for (int i = 0; i < mix.length; i++) {
            sums[i] += mix[i];
        }
        return after(position, known, ply, set.action(index(mix)));
    }

    /** Tries all actions of the learner. */
    private double learn(State position, int[] known, int ply, InformationSet set, double[] mix) {
        double[] worths = new double[mix.length];
        double worth = 0;
        for (int i = 0; i < mix.length; i++) {
            worths[i] = after(position, known, ply, set.action(i));
            worth += mix[i] * worths[i];
        }
        double[] regret = regrets[set.number()];
        for (int i = 0; i < mix.length; i++) {
            regret[i] += worths[i] - worth;
        }
        return worth;
    }

    private double after(State position, int[] known, int ply, int code) {
        if (ply == positions.size()) {
            positions.add(position.copy());
            states.add(new int[seats]);
        }
        int[] knownNext = states.get(ply);
        for (int seat = 0; seat < seats; seat++) {
            knownNext[seat] = sets.add(known[seat], game.seen(position, code, Observer.seat(seat)));
        }
        State next = positions.get(ply);
        next.copyFrom(position);
        next.apply(code);
        return traverse(next, knownNext, ply + 1);
    }

    /** The present strategy in {@code set}, by regret matching. */
    private double[] present(InformationSet set) {
        int number = set.number();
        if (number >= regrets.length) {
            int length = 2 * number + 1;
            regrets = Arrays.copyOf(regrets, length);
            strategySums = Arrays.copyOf(strategySums, length);
            strategy = Arrays.copyOf(strategy, length);
        }
        if (regrets[number] == null) {
            regrets[number] = new double[set.actionCount()];
            strategySums[number] = new double[set.actionCount()];
            strategy[number] = new double[set.actionCount()];
        }
        Regrets.match(regrets[number], strategy[number]);
        return strategy[number];
    }

    private int index(double[] mix) {
        double left = random.nextDouble();
        int last = 0;
        for (int i = 0; i < mix.length; i++) {
            if (mix[i] > 0) {
                left -= mix[i];
                last = i;
                if (left < 0) {
                    return i;
                }
            }
        }
        return last;
    }

    /** The information sets met so far. */
    public InformationSets informationSets() {
        return sets;
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
        return Strategy.ofWeights(sets, strategySums);
    }
}
