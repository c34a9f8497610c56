package org.marienbad.ai.mcts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;

/**
 * Single-observer information set MCTS (Cowling, Powley and Whitehouse 2012). Every iteration guesses anew what the
 * seat to move cannot know. A node is what that seat would observe, found by its observation key, so that what it
 * cannot tell apart shares its statistics; an edge is an action there, chosen by UCB1 among the legal ones and counted
 * whenever it is available. Never looks at what the view hides: each iteration overwrites it first. Nodes and edges
 * are flat arrays; allocates nothing in an iteration but when they grow.
 */
final class InformationSets implements TreeSearch {
    private static final int NONE = -1;
    /** A node, an edge and their place in the table; there are at most as many of each. */
    private static final int BYTES = 12 + 28 + 16;

    private static final int FIRST_CAPACITY = 1 << 10;
    /** Elements that are moved before asking whether to go on. */
    private static final int STEP = 1 << 17;
    /** Arrays of the edges. */
    private static final int PARTS = 6;

    private final MctsOptions options;
    private final SplittableRandom random;
    private final State root;
    private final int seats;
    private final PayoffScale scale;
    private final int cap;
    private final int[] codes;
    private final int[] legalEdges;
    private BooleanSupplier cancelled = () -> false;
    private int observer;
    private long rootKey;
    private int longest;

    private int nodes;
    private long[] keys;
    private int[] firstEdges;
    private int[] slots;

    private int edges;
    private int[] actions = new int[FIRST_CAPACITY];
    private int[] nexts = new int[FIRST_CAPACITY];
    private int[] visits = new int[FIRST_CAPACITY];
    private int[] chances = new int[FIRST_CAPACITY];
    /** Descents under way through an edge, counted among its visits. */
    private int[] unobserved = new int[FIRST_CAPACITY];

    private double[] sums = new double[FIRST_CAPACITY];

    /** Legal actions of the root, ascending. */
    private final int[] rootActions;

    private int rootCount;
    /** By place in {@link #rootActions} and seat the sum of scaled payoffs, by place the visits, since the start. */
    private final double[] rootSums;

    private final int[] rootVisits;

    InformationSets(Game game, MctsOptions options, SplittableRandom random) {
        GameInfo info = game.info();
        this.options = options;
        this.random = random;
        root = game.newInitialState();
        seats = info.seats();
        scale = PayoffScale.of(info);
        cap = (int) Math.min(1 << 29, Math.max(FIRST_CAPACITY, options.bytes() / BYTES));
        codes = new int[info.maxLegalActions()];
        legalEdges = new int[info.maxLegalActions()];
        rootActions = new int[info.maxLegalActions()];
        rootSums = new double[info.maxLegalActions() * seats];
        rootVisits = new int[info.maxLegalActions()];
        clear();
    }

    private void clear() {
        nodes = 0;
        edges = 0;
        keys = new long[FIRST_CAPACITY];
        firstEdges = new int[FIRST_CAPACITY];
        slots = new int[2 * FIRST_CAPACITY];
        Arrays.fill(slots, NONE);
    }

    @Override
    public void start(State position, BooleanSupplier cancelled) {
        this.cancelled = cancelled;
        int seat = position.actor();
        if (seat != observer || !options.reuse() || nodes > cap / 2 || edges > cap / 2) {
            clear();
        }
        observer = seat;
        root.copyFrom(position);
        rootKey = ((ImperfectInformationState) root).observationKey(Observer.seat(observer));
        longest = 0;
        rootCount = root.legalActions(rootActions);
        Arrays.fill(rootSums, 0);
        Arrays.fill(rootVisits, 0);
    }

    @Override
    public void descend(Simulation descent, int maxDepth) {
        State state = descent.state;
        state.copyFrom(root);
        descent.judged = false;
        ImperfectInformationState hidden = (ImperfectInformationState) state;
        hidden.determinize(Observer.seat(observer), random);
        int length = 0;
        boolean grown = false;
        while (length < maxDepth && !grown) {
            int actor = state.actor();
            if (actor == State.TERMINAL || options.turn() && actor != observer) {
                break;
            }
            int count = state.legalActions(codes);
            if (actor == State.CHANCE) {
                state.apply(Chance.sample(state, codes, count, random));
                continue;
            }
            long key = length == 0 ? rootKey : hidden.observationKey(Observer.seat(observer));
            int node = find(key);
            if (node == NONE) {
                node = add(key);
                grown = length > 0;
            }
            if (node == NONE) {
                break;
            }
            int edge = select(node, count);
            if (edge == NONE) {
                break;
            }
            descent.actors[length] = actor;
            descent.path[length++] = edge;
            visits[edge]++;
            unobserved[edge]++;
            state.apply(actions[edge]);
        }
        longest = Math.max(longest, length);
        descent.length = length;
    }

    /** The edge to follow among those of the {@code count} legal actions; NONE if there is no room for a new one. */
    private int select(int node, int count) {
        int untried = 0;
        for (int i = 0; i < count; i++) {
            int edge = edge(node, codes[i]);
            if (edge == NONE) {
                return NONE;
            }
            legalEdges[i] = edge;
            chances[edge]++;
            untried += visits[edge] == 0 ? 1 : 0;
        }
        if (untried > 0) {
            int skipped = Playout.index(untried, random);
            for (int i = 0; i < count; i++) {
                if (visits[legalEdges[i]] == 0 && skipped-- == 0) {
                    return legalEdges[i];
                }
            }
        }
        int chosen = legalEdges[0];
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            int edge = legalEdges[i];
            double share = 1.0 / visits[edge];
            double bound = mean(edge) + options.exploration() * Math.sqrt(Math.log(chances[edge]) * share);
            if (bound > highest) {
                highest = bound;
                chosen = edge;
            }
        }
        return chosen;
    }

    /** The mean of what has been observed (WU-UCT, Liu et al. 2020); a loss before anything has. */
    private double mean(int edge) {
        int observed = observed(edge);
        return observed > 0 ? sums[edge] / observed : 0;
    }

    private int observed(int edge) {
        return visits[edge] - unobserved[edge];
    }

    @Override
    public void backUp(Simulation descent) {
        int length = descent.length;
        if (length == 0) {
            return;
        }
        double[] payoffs = descent.payoffs;
        int place = Arrays.binarySearch(rootActions, 0, rootCount, actions[descent.path[0]]);
        rootVisits[place]++;
        for (int seat = 0; seat < seats; seat++) {
            rootSums[place * seats + seat] += payoffs[seat];
        }
        for (int i = 0; i < length; i++) {
            int edge = descent.path[i];
            unobserved[edge]--;
            sums[edge] += payoffs[descent.actors[i]];
        }
    }

    private int find(long key) {
        int mask = slots.length - 1;
        for (int slot = (int) key & mask; slots[slot] != NONE; slot = slot + 1 & mask) {
            if (keys[slots[slot]] == key) {
                return slots[slot];
            }
        }
        return NONE;
    }

    private int add(long key) {
        if (nodes == keys.length && !growNodes() || 2 * (nodes + 1) > slots.length && !growSlots()) {
            return NONE;
        }
        keys[nodes] = key;
        firstEdges[nodes] = NONE;
        put(nodes, slots);
        return nodes++;
    }

    private boolean growNodes() {
        if (nodes >= cap || isCancelled(nodes)) {
            return false;
        }
        int capacity = (int) Math.min(cap, 2L * nodes);
        firstEdges = Arrays.copyOf(firstEdges, capacity);
        keys = Arrays.copyOf(keys, capacity);
        return true;
    }

    /** Takes long: what is cancelled leaves the table as it was. */
    private boolean growSlots() {
        int[] more = new int[2 * slots.length];
        Arrays.fill(more, NONE);
        for (int node = 0; node < nodes; node++) {
            if ((node & STEP - 1) == STEP - 1 && cancelled.getAsBoolean()) {
                return false;
            }
            put(node, more);
        }
        slots = more;
        return true;
    }

    /** Whether to leave what takes long with {@code size} elements. */
    private boolean isCancelled(int size) {
        return size >= STEP && cancelled.getAsBoolean();
    }

    private void put(int node, int[] table) {
        int mask = table.length - 1;
        int slot = (int) keys[node] & mask;
        while (table[slot] != NONE) {
            slot = slot + 1 & mask;
        }
        table[slot] = node;
    }

    /** The edge of {@code action} at {@code node}, a new one if need be; NONE if there is no room. */
    private int edge(int node, int action) {
        int last = NONE;
        for (int edge = firstEdges[node]; edge != NONE; edge = nexts[edge]) {
            if (actions[edge] == action) {
                return edge;
            }
            last = edge;
        }
        if (edges == actions.length && !growEdges()) {
            return NONE;
        }
        actions[edges] = action;
        nexts[edges] = NONE;
        visits[edges] = 0;
        chances[edges] = 0;
        unobserved[edges] = 0;
        sums[edges] = 0;
        if (last == NONE) {
            firstEdges[node] = edges;
        } else {
            nexts[last] = edges;
        }
        return edges++;
    }

    /** Grows one array after the other, as each takes long; the one whose length counts is the last. */
    private boolean growEdges() {
        if (edges >= cap) {
            return false;
        }
        int capacity = (int) Math.min(cap, 2L * edges);
        for (int part = 0; part < PARTS; part++) {
            if (isCancelled(edges)) {
                return false;
            }
            switch (part) {
                case 0 -> nexts = Arrays.copyOf(nexts, capacity);
                case 1 -> visits = Arrays.copyOf(visits, capacity);
                case 2 -> chances = Arrays.copyOf(chances, capacity);
                case 3 -> unobserved = Arrays.copyOf(unobserved, capacity);
                case 4 -> sums = Arrays.copyOf(sums, capacity);
                default -> actions = Arrays.copyOf(actions, capacity);
            }
        }
        return true;
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
    public List<RootCandidate> candidates() {
        List<RootCandidate> candidates = new ArrayList<>();
        int node = find(rootKey);
        for (int i = 0; i < rootCount; i++) {
            int action = rootActions[i];
            double[] values = new double[seats];
            for (int seat = 0; seat < seats; seat++) {
                values[seat] = scale.payoff(rootSums[i * seats + seat] / rootVisits[i]);
            }
            candidates.add(new RootCandidate(action, known(node, action), values, 0, 1, false, new int[0]));
        }
        return candidates;
    }

    private int known(int node, int action) {
        for (int edge = node == NONE ? NONE : firstEdges[node]; edge != NONE; edge = nexts[edge]) {
            if (actions[edge] == action) {
                return observed(edge);
            }
        }
        return 0;
    }
}
