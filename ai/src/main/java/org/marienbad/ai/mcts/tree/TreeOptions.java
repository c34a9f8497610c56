package org.marienbad.ai.mcts.tree;

import java.util.function.Predicate;
import org.marienbad.ai.mcts.playout.PlayoutPolicies;
import org.marienbad.ai.mcts.playout.PlayoutPolicy;
import org.marienbad.ai.mcts.selection.MixedSelection;
import org.marienbad.ai.mcts.selection.Prior;
import org.marienbad.ai.mcts.selection.Puct;
import org.marienbad.ai.mcts.selection.SelectionRule;
import org.marienbad.ai.mcts.selection.Ucb1;
import org.marienbad.ai.search.model.BatchEvaluator;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.ImperfectInformationState;

/** How a tree grows and how its leaves are evaluated. Immutable. */
public final class TreeOptions {
    /** The first-play urgency from which on every action is tried once before any is tried again. */
    public static final double TRY_ALL = 10;

    private static final double GUIDED_EPSILON = 0.1;
    private static final double GUIDED_URGENCY = 0.1;
    /** Guided playouts are worth more beside the estimates than random ones. */
    private static final double GUIDED_WEIGHT = 2.0 / 3;

    /** Arrays grow in steps, at most to twice the size needed. */
    private static final int SPARE = 2;

    /** The part of a tree's memory for its table of positions, which takes less than their children do. */
    private static final int TRANSPOSITION_SHARE = 4;

    final SelectionRule selection;
    final double firstPlayUrgency;
    final double implicit;
    final boolean solver;
    final boolean reuse;
    final PlayoutPolicy playouts;
    final int cutoff;
    final Evaluator evaluator;
    final boolean turn;
    final long bytes;
    final boolean shared;
    final Prior prior;
    final boolean lookahead;
    final boolean transpositions;
    final boolean symmetries;
    final boolean multipleObservers;
    final MixedSelection mixed;
    final Predicate<ImperfectInformationState> mixedWhere;
    final double widening;
    final double wideningPower;
    final BatchEvaluator batch;
    /** The policy of short playouts; null if playouts are always the same. */
    final PlayoutPolicy guidedPlayouts;

    private TreeOptions(Builder builder) {
        selection = builder.selection == null ? rule(builder) : builder.selection;
        firstPlayUrgency = Double.isNaN(builder.firstPlayUrgency)
                ? selection.triesAllFirst() ? TRY_ALL : 0
                : builder.firstPlayUrgency;
        implicit = builder.evaluator == null ? 0 : builder.implicit;
        solver = builder.solver;
        reuse = builder.reuse && !builder.transpositions;
        playouts = builder.playouts;
        cutoff = builder.cutoff;
        evaluator = builder.evaluator;
        turn = builder.turn;
        bytes = builder.bytes;
        shared = builder.shared || builder.batch != null;
        prior = builder.prior;
        lookahead = builder.lookahead;
        transpositions = builder.transpositions;
        symmetries = builder.symmetries;
        multipleObservers = builder.multipleObservers;
        mixed = builder.mixed;
        mixedWhere = builder.mixedWhere;
        widening = builder.widening;
        wideningPower = builder.wideningPower;
        batch = builder.batch;
        boolean guided = builder.guided && estimates() && playouts == PlayoutPolicies.random() && cutoff == 0;
        guidedPlayouts = guided ? PlayoutPolicies.epsilonGreedy(evaluator, GUIDED_EPSILON) : null;
        if (evaluator == null && batch == null && (playouts == null || cutoff > 0)) {
            throw new IllegalArgumentException("leaves can only be evaluated with an evaluator, but there is none");
        }
    }

    /** The rule where none is set: the less is known of a position before its first visit, the more it explores. */
    private static SelectionRule rule(Builder builder) {
        if (builder.batch != null) {
            return new Puct(Builder.PUCT);
        }
        return new Ucb1(builder.evaluator == null ? Builder.EXPLORATION_UNAIDED : Builder.EXPLORATION);
    }

    /** The weight of the backed-up estimates. */
    double implicit(boolean guided) {
        return guided ? GUIDED_WEIGHT * implicit : implicit;
    }

    /** The first-play urgency. */
    double urgency(boolean guided) {
        return guided ? Math.min(GUIDED_URGENCY, firstPlayUrgency) : firstPlayUrgency;
    }

    /** Whether leaves are evaluated at once, without a playout. */
    boolean evaluatesLeaves() {
        return playouts == null && batch == null;
    }

    /** Whether a leaf is expanded at its first visit, not at its second. */
    boolean expandsAtOnce() {
        return playouts == null || batch != null;
    }

    /** Whether children have prior probabilities. */
    boolean hasPriors() {
        return prior != null || batch != null;
    }

    /** The evaluator of leaves in batches; null if they are evaluated one by one. */
    public BatchEvaluator batch() {
        return batch;
    }

    /** Whether the decision at {@code state} is drawn from a mixed strategy. */
    public boolean mixes(ImperfectInformationState state) {
        return mixed != null && mixedWhere.test(state);
    }

    /** How many children of a node with {@code visits} are searched. */
    int searched(int children, int visits) {
        return widening == 0
                ? children
                : (int) Math.min(children, Math.max(1, Math.ceil(widening * Math.pow(visits, wideningPower))));
    }

    /** Whether the actions of playouts are recorded. */
    public boolean records() {
        return selection.amafReference() >= 0 || playouts != null && playouts.learns();
    }

    /** Whether every position of the tree is estimated. */
    boolean estimates() {
        return implicit > 0 || evaluatesLeaves();
    }

    /** Of the bytes of a tree those for the table of its positions. */
    long transpositionBytes() {
        return transpositions ? bytes / TRANSPOSITION_SHARE : 0;
    }

    /** How many seats of {@code game} need bounds and estimates of their own. */
    static int width(Game game) {
        boolean opposed = game.info().seats() == 2 && game.info().has(Trait.CONSTANT_SUM);
        return opposed ? 1 : game.info().seats();
    }

    /**
     * The need of searches of {@code iterations} together, of the {@code most} bytes that they may take.
     *
     * @param trees how many trees share them
     */
    public long need(Game game, long iterations, int trees, long most) {
        // An iteration expands one node at most; the part of a tree that is kept grows from decision to decision.
        double decisions = reuse ? game.info().maxPlies() : 1;
        double nodes = (double) iterations * decisions * game.info().maxLegalActions();
        double least = (double) trees * Tree.LEAST_BYTES;
        double positions = transpositions ? (double) iterations * Transpositions.bytesPerPosition(game.info()) : 0;
        double used = SPARE * nodes * new TreeLayout(game, this, false).bytesPerNode() + positions;
        return (long) Math.min((double) most, least + used);
    }

    /** Collects options. {@code Mcts.Builder} and {@code InformationSetMcts.Builder} document their meaning. */
    public static final class Builder {
        private static final double EXPLORATION = 0.3;
        /** Without an evaluator; see docs/measurements/mcts-ablation.md. */
        private static final double EXPLORATION_UNAIDED = 0.6;

        private static final double PUCT = 1.5;
        private static final double IMPLICIT = 0.6;
        private static final long BYTES = 128L << 20;

        /** Null: the one that suits the evaluator. */
        public SelectionRule selection;

        /** Not a number: as the selection rule wants it. */
        public double firstPlayUrgency = Double.NaN;

        public double implicit = IMPLICIT;
        public boolean solver = true;
        public boolean reuse = true;
        /** Null if leaves are evaluated at once. */
        public PlayoutPolicy playouts = PlayoutPolicies.random();

        /** Whether the evaluator guides playouts where that is cheap and nothing else was asked for. */
        public boolean guided = true;

        /** Plies after which a playout is evaluated; 0: never. */
        public int cutoff;
        /** Null if there is none. */
        public Evaluator evaluator;

        /** Whether the tree ends where the turn of the seat to move ends. */
        public boolean turn;
        /** Most bytes of a tree. */
        public long bytes = BYTES;
        /** Whether several simulations may be under way in one tree. */
        public boolean shared;
        /** Null if all actions are equally likely. */
        public Prior prior;
        /** Whether actions that end the game are recognized when their parent is expanded. */
        public boolean lookahead;
        /** Whether equal positions share their children. */
        public boolean transpositions;
        /** Whether symmetric positions count as equal. */
        public boolean symmetries;
        /** Whether each seat decides by its own observations, not by those of the seat at the root. */
        public boolean multipleObservers;
        /** Null if no decision is mixed. */
        public MixedSelection mixed;
        /** Which decisions are mixed. */
        public Predicate<ImperfectInformationState> mixedWhere = ImperfectInformationState::hasHiddenInformation;
        /** Factor and power of progressive widening; 0 if all actions are searched from the beginning. */
        public double widening;

        public double wideningPower;
        /** Null if leaves are evaluated one by one. */
        public BatchEvaluator batch;

        public TreeOptions build() {
            return new TreeOptions(this);
        }
    }
}
