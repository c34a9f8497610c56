package org.marienbad.ai.mcts.tree;

import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.marienbad.ai.mcts.finalmove.RootCandidate;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchNode;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.SearchStep.Source;

/**
 * One search tree of {@code Mcts}, which describes the algorithm. A leaf that is played out is expanded at its second
 * visit, one that is evaluated at once at its first. If positions are estimated, the estimates are backed up by minimax
 * beside the means. An iteration allocates nothing except when the tree grows.
 */
public final class Uct implements TreeSearch {
    /** Keeps the visits of two decisions within int. */
    private static final int MOST_VISITS = 1 << 30;

    private final Game game;
    private final TreeOptions options;
    /** Whether other simulations may be under way. */
    private final boolean shared;
    /** Whether the actions of simulations are recorded. */
    private final boolean records;

    private final Tree tree;
    private final ScoreBounds bounds;
    private final Estimates estimates;
    private final ChanceExpansion chance;
    /** Null if the tree has none. */
    private final NodePriors priors;

    private final Expansion expansion;
    private final SubtreeReuse reuse;
    private final Selection selection;
    /** Null if no all-moves-as-first statistics are kept. */
    private final Amaf amaf;

    private final RootStatistics statistics;
    private final State root;
    private final int seats;
    private final int width;
    private final PayoffScale scale;
    /** The simulation that expands the root. */
    private final Simulation first;
    /** Null if playouts are always the same. */
    private final Guidance guidance;

    private boolean guided;
    /** Null if nobody watches. */
    private SearchObserver observer;
    /** Of the present search; null if nobody watches. */
    private TreeSteps steps;

    private int longest;
    private boolean decided;
    private boolean started;

    public Uct(Game game, TreeOptions options, SplittableRandom random) {
        GameInfo info = game.info();
        this.game = game;
        this.options = options;
        shared = options.shared;
        records = options.records();
        seats = info.seats();
        scale = PayoffScale.of(info);
        TreeLayout layout = new TreeLayout(game, options, false);
        width = layout.width;
        tree = new Tree(
                layout,
                options.bytes - options.transpositionBytes(),
                1 + info.maxLegalActions(),
                scale.ofTwo(info.payoffSum()));
        bounds = new ScoreBounds(tree);
        estimates = new Estimates(game, options, tree, bounds);
        chance = new ChanceExpansion(game, tree, estimates, random);
        priors = options.hasPriors() ? new NodePriors(game, options, tree) : null;
        expansion = new Expansion(game, options, tree, estimates, chance, priors, random);
        int reference = options.selection.amafReference();
        amaf = reference < 0 ? null : new Amaf(tree, info, reference);
        selection = new Selection(tree, bounds, options, amaf);
        statistics = new RootStatistics(tree, options.solver ? bounds : null, seats, scale, options.turn);
        root = game.newInitialState();
        first = new Simulation(game, options, random);
        reuse = new SubtreeReuse(game, tree);
        guidance = options.guidedPlayouts == null ? null : new Guidance(game);
    }

    @Override
    public void observe(SearchObserver watching) {
        observer = watching;
    }

    @Override
    public void start(State position, BooleanSupplier cancelled) {
        int known = options.reuse && started ? reuse.find(root, position) : -1;
        started = true;
        root.copyFrom(position);
        longest = 0;
        steps = observer == null ? null : new TreeSteps(observer, tree, "mcts", root.actor(), unturned());
        tree.watch(cancelled);
        boolean kept =
                known >= 0 && tree.childCounts[known] > 0 && tree.visits[known] < MOST_VISITS && tree.keep(known);
        if (!kept) {
            tree.clear();
            expansion.start(cancelled);
            selection.forget();
            first.state.copyFrom(root);
            if (!expansion.expand(first.state, Tree.ROOT, root.actor())) {
                throw new IllegalStateException("the tree has no room for the actions of the root");
            }
            first.path[0] = Tree.ROOT;
            first.actors[0] = root.actor();
            if (steps != null) {
                steps.expand(Tree.ROOT);
            }
            backUpKnowledge(first, 0);
        }
        guided = guidance != null && guidance.isCheap(root);
        selection.guide(guided);
        statistics.start(Tree.ROOT);
        decided = options.solver && proves();
    }

    private Unturned unturned() {
        return options.symmetries ? new Unturned(game, root) : null;
    }

    @Override
    public void descend(Simulation simulation, int maxDepth) {
        State state = simulation.state;
        int[] path = simulation.path;
        state.copyFrom(root);
        int node = Tree.ROOT;
        int length = 0;
        boolean learnt = false;
        path[0] = node;
        simulation.evaluated = false;
        simulation.guided = guided;
        if (amaf != null) {
            amaf.begin();
        }
        if (steps != null) {
            steps.begin();
        }
        while (true) {
            int actor = state.actor();
            simulation.actors[length] = actor;
            if (options.solver && bounds.isExact(node)) {
                // It may have been proven below another node that shares it.
                learnt |= options.transpositions;
                break;
            }
            if (actor == State.TERMINAL) {
                state.payoffs(simulation.payoffs);
                scale.apply(simulation.payoffs);
                simulation.evaluated = true;
                learnt = estimates.setTerminal(node, simulation.payoffs);
                break;
            }
            if (options.turn && actor != root.actor()) {
                break;
            }
            if (tree.childCounts[node] == 0) {
                boolean ripe = options.expandsAtOnce() || tree.visits[node] > 0;
                if (!ripe || length >= maxDepth || !expansion.expand(state, node, actor)) {
                    break;
                }
                learnt = expansion.isInformed();
                if (steps != null) {
                    steps.reach(node);
                    steps.expand(node);
                }
                if (options.expandsAtOnce()) {
                    break;
                }
            } else {
                expansion.enter(state, node);
                if (steps != null) {
                    steps.reach(node);
                }
            }
            int child = actor == State.CHANCE ? chance.sample(state, node) : selection.select(node, actor);
            if (steps != null && actor >= 0) {
                steps.select(selection.explain(node, actor, child));
            }
            state.apply(tree.actions[child]);
            if (steps != null) {
                steps.enter(tree.actions[child], state.actor());
            }
            if (records) {
                simulation.actions[length] = tree.actions[child];
            }
            node = child;
            path[++length] = node;
        }
        simulation.length = length;
        simulation.plies = length;
        longest = Math.max(longest, length);
        if (learnt) {
            backUpKnowledge(simulation, length);
        }
        lookUp(simulation, node);
        if (steps != null) {
            steps.leaf(source(simulation, node));
        }
        if (shared) {
            tree.begin(path, length);
        }
    }

    private Source source(Simulation simulation, int node) {
        if (simulation.actors[simulation.length] == State.TERMINAL) {
            return Source.END;
        }
        if (options.solver && bounds.isExact(node)) {
            return Source.PROOF;
        }
        return simulation.evaluated || options.evaluatesLeaves() ? Source.ESTIMATE : Source.PLAYOUT;
    }

    /** Takes the payoffs of a simulation that ends at {@code node} from the tree, if they are proven or estimated there. */
    private void lookUp(Simulation simulation, int node) {
        if (options.solver && bounds.isExact(node)) {
            for (int seat = 0; seat < seats; seat++) {
                simulation.payoffs[seat] = bounds.low(node, seat);
            }
            simulation.evaluated = true;
        } else if (options.evaluatesLeaves() && !simulation.evaluated && !Float.isNaN(tree.estimates[width * node])) {
            for (int seat = 0; seat < seats; seat++) {
                simulation.payoffs[seat] = tree.estimate(node, seat);
            }
            simulation.evaluated = true;
        }
    }

    /** Corrects bounds and estimates from the node at {@code length} of the path up, as far as they change. */
    private void backUpKnowledge(Simulation simulation, int length) {
        int[] path = simulation.path;
        int[] actors = simulation.actors;
        boolean proving = options.solver;
        boolean estimating = estimates.exist();
        for (int i = length; i >= 0 && (proving || estimating); i--) {
            int node = path[i];
            boolean proven = i == length && proving && bounds.isExact(node);
            if (tree.childCounts[node] > 0 && !proven) {
                boolean wide = actors[i] == State.CHANCE && tree.isWide(node);
                proving = proving && tree.isMarked(node) && !wide && bounds.infer(node, actors[i]);
                if (proving && steps != null) {
                    steps.prove(i, bounds.lows(node, seats), bounds.highs(node, seats));
                }
                estimating = estimating && estimates.backUp(node, actors[i]);
            }
            if (proving && i > 0) {
                tree.mark(path[i - 1]);
            }
            if (proving && i == 0) {
                decided = proves();
            }
        }
    }

    @Override
    public void backUp(Simulation simulation) {
        int[] path = simulation.path;
        int length = simulation.length;
        double[] payoffs = simulation.payoffs;
        if (shared) {
            tree.follow(path, length);
            tree.end(path, length);
        } else {
            tree.visit(path, length);
        }
        if (length == 0) {
            if (steps != null) {
                steps.backUp(simulation);
            }
            return;
        }
        for (int seat = 0; seat < seats; seat++) {
            selection.see(payoffs[seat]);
        }
        statistics.count(path[1], payoffs);
        if (records) {
            simulation.learn();
        }
        if (amaf != null) {
            amaf.backUp(simulation);
        }
        double[] sums = tree.payoffSums;
        for (int i = 1; i <= length; i++) {
            int actor = simulation.actors[i - 1];
            if (actor >= 0) {
                sums[path[i]] += payoffs[actor];
            }
        }
        if (steps != null) {
            steps.backUp(simulation);
        }
    }

    @Override
    public void show(Simulation simulation) {
        simulation.state.copyFrom(root);
        simulation.path[0] = Tree.ROOT;
        simulation.length = 0;
        simulation.evaluated = false;
    }

    @Override
    public void weigh(Simulation simulation, double[] weights) {
        tree.follow(simulation.path, simulation.length);
        int leaf = simulation.path[simulation.length];
        if (tree.childCounts[leaf] > 0 && simulation.state.actor() >= 0) {
            priors.replace(simulation.state, leaf, weights);
        }
    }

    /** Whether the payoff of the seat to move is proven. */
    private boolean proves() {
        return bounds.low(Tree.ROOT, root.actor()) >= bounds.high(Tree.ROOT, root.actor()) - ScoreBounds.TOLERANCE;
    }

    @Override
    public boolean isSettled(long iterations) {
        return statistics.isSettled(iterations);
    }

    @Override
    public boolean isDecided() {
        return decided;
    }

    @Override
    public int depth() {
        return longest;
    }

    @Override
    public int size() {
        return tree.size();
    }

    /** The children of the root with {@code levels} levels in all, those visited most first; unvisited ones are left out. */
    public List<SearchNode> searchTree(int levels) {
        return searched(Tree.ROOT, levels);
    }

    private List<SearchNode> searched(int node, int levels) {
        int first = tree.firstChild(node);
        return IntStream.range(first, first + tree.childCounts[node])
                .filter(child -> tree.observed(child) > 0)
                .boxed()
                .sorted(Comparator.comparingInt(tree::observed).reversed())
                .map(child -> new SearchNode(
                        tree.actions[child],
                        tree.observed(child),
                        scale.payoff(tree.payoffSums[child] / tree.observed(child)),
                        options.solver && bounds.isExact(child),
                        levels > 1 ? searched(child, levels - 1) : List.of()))
                .toList();
    }

    Tree tree() {
        return tree;
    }

    @Override
    public List<RootCandidate> candidates() {
        return statistics.candidates(root.actor()).stream()
                .map(one -> expansion.played(root, one))
                .toList();
    }
}
