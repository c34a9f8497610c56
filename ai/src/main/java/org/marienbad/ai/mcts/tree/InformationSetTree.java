package org.marienbad.ai.mcts.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.marienbad.ai.mcts.finalmove.RootCandidate;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.SearchStep.Source;

/**
 * One search tree of {@code InformationSetMcts}, which describes the algorithm. A node of an information set is
 * nobody's child and found by its observation key. Its children are the actions that were legal in some
 * determinization, those of the first in ascending order. An iteration allocates nothing except when the tree grows.
 */
public final class InformationSetTree implements TreeSearch {
    private static final int NONE = KeyTable.NONE;
    /** Tells the keys of different seats apart. */
    private static final long SEAT = 0x9E3779B97F4A7C15L;
    /** A tie between two, on the scale of payoffs. */
    private static final double TIE = 0.5;

    private final TreeOptions options;
    private final SplittableRandom random;
    /** The beginning of the iterations. */
    private final State root;
    /** The position to be decided: the root, or a position after it. */
    private final State position;

    private final int seats;
    private final PayoffScale scale;
    private final Tree tree;
    private final KeyTable table = new KeyTable();
    private final Selection selection;
    private final RootStatistics statistics;
    private final int[] codes;
    private final int[] legal;
    /** By place in {@link #codes} whether it has a child; all false between two uses. */
    private final boolean[] known;

    private BooleanSupplier cancelled = () -> false;
    private Observer observer = Observer.SPECTATOR;
    private State before;
    private long rootKey;
    /** The information set in which to decide. */
    private int decision;

    /** Null if nobody watches. */
    private SearchObserver watching;
    /** Of the present search; null if nobody watches. */
    private TreeSteps steps;

    private int longest;
    /**
     * The seat that explores in mixed decisions. The others follow their strategies, so that it learns the payoffs
     * against these.
     */
    private int explorer;

    /** Comparisons of a legal action with a child so far. */
    private long compared;

    public InformationSetTree(Game game, TreeOptions options, SplittableRandom random) {
        GameInfo info = game.info();
        this.options = options;
        this.random = random;
        root = game.newInitialState();
        position = game.newInitialState();
        seats = info.seats();
        scale = PayoffScale.of(info);
        int most = info.maxLegalActions();
        int roots = options.mixed == null ? 1 : 2;
        tree = new Tree(
                new TreeLayout(game, options, true),
                options.bytes,
                1 + roots * (1 + most),
                scale.ofTwo(info.payoffSum()));
        selection = new Selection(tree, null, options, null);
        statistics = new RootStatistics(tree, null, seats, scale, options.turn);
        codes = new int[most];
        legal = new int[most];
        known = new boolean[most];
    }

    @Override
    public void observe(SearchObserver watching) {
        this.watching = watching;
    }

    @Override
    public void start(State view, BooleanSupplier cancelled) {
        this.cancelled = cancelled;
        tree.watch(cancelled);
        Observer seat = Observer.seat(view.actor());
        steps = watching == null ? null : new TreeSteps(watching, tree, "ismcts", seat.seat(), null);
        position.copyFrom(view);
        root.copyFrom(Objects.requireNonNullElse(before, view));
        before = null;
        longest = 0;
        long key = key((ImperfectInformationState) position, seat.seat(), seat);
        // Chance has no information set: the table then knows no root.
        rootKey = root.actor() == State.CHANCE ? key : key((ImperfectInformationState) root, root.actor(), seat);
        if (seat != observer || !options.reuse || tree.isHalfFull() || !expandRoots(key)) {
            tree.clear();
            table.clear();
            selection.forget();
            if (!expandRoots(key)) {
                throw new IllegalStateException("the tree has no room for the actions of the root");
            }
        }
        observer = seat;
        decision = table.find(key);
        statistics.start(decision, options.mixes((ImperfectInformationState) position));
    }

    /**
     * Lets the iterations of the next search begin at an earlier position, after which others decide, unseen by the
     * searching seat. They decide in the tree then, and are not guessed.
     */
    public void startFrom(State earlier) {
        before = earlier;
    }

    /** Gives the root and the decision their children; false if the tree is full or growing was cancelled. */
    private boolean expandRoots(long key) {
        return expand(key, position) && (key == rootKey || expand(rootKey, root));
    }

    private boolean expand(long key, State state) {
        int node = table.find(key);
        if (node == NONE) {
            node = add(key);
        }
        int count = state.legalActions(codes);
        return node != NONE && match(node, count) == count;
    }

    @Override
    public void descend(Simulation simulation, int maxDepth) {
        State state = simulation.state;
        state.copyFrom(root);
        simulation.evaluated = false;
        explorer = (explorer + 1) % seats;
        if (steps != null) {
            steps.begin();
        }
        ImperfectInformationState hidden = (ImperfectInformationState) state;
        hidden.determinize(observer, random);
        if (steps != null) {
            steps.guess(state);
        }
        int[] path = simulation.path;
        int length = 0;
        boolean expanded = false;
        path[0] = table.find(rootKey);
        while (length < maxDepth && !expanded) {
            int actor = state.actor();
            if (actor == State.TERMINAL || options.turn && actor != observer.seat()) {
                break;
            }
            if (actor == State.CHANCE) {
                int outcome = state.randomOutcome(codes, random);
                state.apply(outcome);
                if (steps != null) {
                    steps.pass(outcome, state.actor());
                }
                continue;
            }
            int node = path[0];
            if (length > 0 || root.actor() == State.CHANCE) {
                long key = key(hidden, actor, observer);
                node = table.find(key);
                if (node == NONE) {
                    node = add(key);
                    expanded = true;
                }
            }
            if (expanded && node != NONE && steps != null) {
                steps.expand(Arrays.copyOf(codes, state.legalActions(codes)));
            }
            int child = node == NONE ? NONE : select(node, simulation, length);
            if (child == NONE) {
                break;
            }
            simulation.actors[length] = actor;
            simulation.actions[length] = tree.actions[child];
            path[++length] = child;
            state.apply(tree.actions[child]);
            if (steps != null) {
                steps.enter(tree.actions[child], state.actor());
            }
        }
        longest = Math.max(longest, length);
        simulation.length = length;
        simulation.plies = length;
        if (steps != null) {
            boolean over = state.actor() == State.TERMINAL;
            steps.leaf(over ? Source.END : options.evaluatesLeaves() ? Source.ESTIMATE : Source.PLAYOUT);
        }
        if (options.shared) {
            tree.begin(path, length);
        }
    }

    /** The key of the information set at {@code state}, where {@code actor} moves. */
    private long key(ImperfectInformationState state, int actor, Observer observer) {
        return options.multipleObservers
                ? Seeds.mix(state.observationKey(Observer.seat(actor)) + actor * SEAT)
                : state.observationKey(observer);
    }

    /** A new node for the information set {@code key}, or NONE if there is no room. */
    private int add(long key) {
        int node = tree.addOrphan();
        return node != NONE && table.add(key, node, cancelled) ? node : NONE;
    }

    /** The child to follow at a ply of {@code simulation}; NONE if there is no room for those of its legal actions. */
    private int select(int node, Simulation simulation, int ply) {
        ImperfectInformationState state = (ImperfectInformationState) simulation.state;
        int actor = state.actor();
        int count = state.legalActions(codes);
        if (match(node, count) < count) {
            return NONE;
        }
        if (options.mixed != null) {
            simulation.probabilities[ply] = 0;
            if (options.mixes(state)) {
                int drawn = selection.draw(legal, count, simulation, ply, actor == explorer, random);
                if (steps != null) {
                    steps.select(selection.explainDraw(legal, count, drawn));
                }
                return drawn;
            }
        }
        int untried = 0;
        for (int i = 0; i < count; i++) {
            int child = legal[i];
            tree.opportunities[child]++;
            untried += tree.visits[child] == 0 ? 1 : 0;
        }
        boolean tries = untried > 0 && options.firstPlayUrgency >= TreeOptions.TRY_ALL;
        int child = tries ? untried(Playout.index(untried, random)) : selection.select(legal, count, actor);
        if (steps != null) {
            steps.select(selection.explain(legal, count, actor, child));
        }
        return child;
    }

    private int untried(int skipped) {
        int left = skipped;
        int place = 0;
        while (tree.visits[legal[place]] > 0 || left-- > 0) {
            place++;
        }
        return legal[place];
    }

    /**
     * Writes the children of {@code node} for the {@code count} actions in {@link #codes}, which are ascending, to
     * {@link #legal}; adds those that it lacks. Returns how many there are: fewer if the tree is full. In most games the
     * legal actions are those of the visit before, so that one pass over both finds them.
     */
    private int match(int node, int count) {
        if (tree.childCounts[node] == 0 && !tree.expand(node, codes, count)) {
            return 0;
        }
        int first = tree.firstChild(node);
        int end = first + tree.childCounts[node];
        int[] actions = tree.actions;
        int next = 0;
        int found = 0;
        for (int child = first; child < end && found < count; child++) {
            int action = actions[child];
            compared++;
            if (next < count && codes[next] == action) {
                legal[found++] = child;
                known[next++] = true;
                continue;
            }
            int place = Arrays.binarySearch(codes, 0, count, action);
            compared += Integer.SIZE - Integer.numberOfLeadingZeros(count);
            if (place >= 0) {
                legal[found++] = child;
                known[place] = true;
                next = place + 1;
            }
        }
        boolean room = true;
        for (int i = 0; i < count && found < count && room; i++) {
            if (!known[i]) {
                room = addChild(node, codes[i], found);
                found += room ? 1 : 0;
            }
        }
        Arrays.fill(known, 0, count, false);
        return found;
    }

    /** Adds a child to {@code node} and to the {@code found} that are legal, which may have moved. */
    private boolean addChild(int node, int action, int found) {
        int before = tree.firstChild(node);
        if (!tree.add(node, action)) {
            return false;
        }
        int moved = tree.firstChild(node) - before;
        for (int i = 0; i < found && moved != 0; i++) {
            legal[i] += moved;
        }
        legal[found] = tree.firstChild(node) + tree.childCounts[node] - 1;
        return true;
    }

    @Override
    public void backUp(Simulation simulation) {
        int length = simulation.length;
        int[] path = simulation.path;
        tree.follow(path, length);
        if (options.shared) {
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
        double[] payoffs = simulation.payoffs;
        for (int seat = 0; seat < seats; seat++) {
            selection.see(payoffs[seat]);
        }
        if (options.records()) {
            simulation.learn();
        }
        boolean counted = false;
        for (int i = 1; i <= length; i++) {
            int child = path[i];
            double payoff = payoffs[simulation.actors[i - 1]];
            tree.payoffSums[child] += payoff;
            if (!counted && tree.parent(child) == decision && isValued(simulation, i - 1)) {
                statistics.count(child, payoffs);
                counted = true;
            }
            if (options.mixed != null && simulation.probabilities[i - 1] > 0) {
                double weighted = (payoff - TIE) / simulation.probabilities[i - 1];
                tree.weightedPayoffs[child] += weighted;
                tree.weightedPayoffs[tree.parent(child)] += weighted * simulation.strategies[i - 1];
            }
        }
        if (steps != null) {
            steps.backUp(simulation);
        }
    }

    /**
     * Whether a ply tells the value of its action. If decisions are mixed, it does so only if no other seat explored.
     */
    private boolean isValued(Simulation simulation, int ply) {
        return !statistics.isMixed() || simulation.probabilities[ply] > 0;
    }

    /** How often a legal action was compared with a child: the work that grows with the number of actions. */
    long compared() {
        return compared;
    }

    @Override
    public boolean isSettled(long iterations) {
        return statistics.isSettled(iterations);
    }

    @Override
    public boolean isDecided() {
        return false;
    }

    @Override
    public int depth() {
        return longest;
    }

    @Override
    public int size() {
        return tree.size();
    }

    @Override
    public List<RootCandidate> candidates() {
        int[] actions = new int[codes.length];
        int count = position.legalActions(actions);
        List<RootCandidate> candidates = new ArrayList<>(statistics.candidates(observer.seat()));
        candidates.removeIf(one -> Arrays.binarySearch(actions, 0, count, one.action()) < 0);
        return candidates;
    }
}
