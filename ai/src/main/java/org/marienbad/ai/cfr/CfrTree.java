package org.marienbad.ai.cfr;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;

/**
 * The whole tree of a small game: a node for every sequence of plies, numbered in depth-first order, so that parents
 * come before children. Unlike a graph of positions it keeps apart positions that a seat tells apart by its memory.
 * Immutable.
 */
public final class CfrTree {
    /** More than any array can hold. */
    private static final long TOO_MANY = Integer.MAX_VALUE - 8;
    /** Arrays are copied when they grow, and who looks for strategies takes as much as the tree. */
    private static final int MEMORY_SHARE = 4;

    private final InformationSets sets;
    private final int seats;
    private int size;
    /** By node: a seat, {@link State#CHANCE} or {@link State#TERMINAL}. */
    private byte[] actors = new byte[64];
    /** By node: the index of its first child in {@link #children}; those of a node stand together, in order of actions. */
    private int[] first = new int[64];
    /**
     * By node: the number of its information set, for chance the index of its first probability, at an end the index of
     * its first payoff.
     */
    private int[] data = new int[64];

    private int[] children = new int[64];
    private int childCount;
    private double[] probabilities = new double[16];
    private int probabilityCount;
    private double[] payoffs = new double[64];
    private int payoffCount;

    private CfrTree(InformationSets sets) {
        this.sets = sets;
        seats = sets.game().info().seats();
    }

    /** How large a tree may become; asked every few thousand nodes, and when it is complete. */
    @FunctionalInterface
    public interface GrowthLimit {
        /** Whether a tree may have {@code nodes} nodes, which take {@code bytes} of memory. */
        boolean mayGrow(long nodes, long bytes);
    }

    /**
     * The tree of {@code game} from its start.
     *
     * @throws IllegalArgumentException if it takes more than a quarter of the memory that Java may use
     */
    public static CfrTree of(Game game) {
        long most = Runtime.getRuntime().maxMemory() / MEMORY_SHARE;
        long[] size = {TOO_MANY};
        GrowthLimit limit = (nodes, bytes) -> {
            boolean fits = bytes <= most;
            size[0] = fits ? size[0] : nodes;
            return fits;
        };
        return grow(new InformationSets(game), game.newInitialState(), limit)
                .orElseThrow(() -> new IllegalArgumentException("the game is too large: its tree has more than "
                        + size[0] + " nodes, and may take " + (most >> 20) + " MiB of memory"));
    }

    /**
     * The tree from {@code root} on, where no seat may know yet anything that another does not; empty if it grew beyond
     * a limit.
     *
     * @param sets gets the information sets of the tree
     * @throws IllegalArgumentException if some seat already has knowledge that another lacks
     */
    public static Optional<CfrTree> grow(InformationSets sets, State root, GrowthLimit limit) {
        InformationSets.requireNothingDealt(sets.game(), root);
        CfrTree tree = new CfrTree(sets);
        Growth growth = tree.new Growth(limit);
        int[] start = new int[tree.seats];
        Arrays.setAll(start, sets::start);
        boolean whole = growth.add(root, start, 0) >= 0 && limit.mayGrow(tree.size, tree.bytes());
        return whole ? Optional.of(tree) : Optional.empty();
    }

    /** Adds nodes, depth first. */
    private final class Growth {
        private static final int ASK_EVERY = 1 << 12;

        private final GrowthLimit limit;
        private final int[] actions = new int[sets.game().info().maxLegalActions()];
        private final double[] paid = new double[seats];
        /** A position and the information state of each seat, for every ply that is being expanded. */
        private final List<State> positions = new ArrayList<>();

        private final List<int[]> states = new ArrayList<>();

        Growth(GrowthLimit limit) {
            this.limit = limit;
        }

        /** Adds the tree below {@code position}. Returns its node; −1 if there is no room for it. */
        int add(State position, int[] known, int ply) {
            int count = position.legalActions(actions);
            boolean asks = size % ASK_EVERY == 0;
            if (asks && !limit.mayGrow(size, bytes()) || (long) childCount + count > TOO_MANY) {
                return -1;
            }
            int node = addNode(position, count);
            int actor = position.actor();
            if (actor >= 0) {
                InformationSet set = sets.add(known[actor], position);
                data[node] = set.number();
                known[actor] = set.state();
            }
            return addChildren(node, position, known, ply, Arrays.copyOf(actions, count)) ? node : -1;
        }

        private boolean addChildren(int node, State position, int[] known, int ply, int[] codes) {
            if (ply == positions.size()) {
                positions.add(position.copy());
                states.add(new int[seats]);
            }
            for (int i = 0; i < codes.length; i++) {
                State next = positions.get(ply);
                int[] knownNext = states.get(ply);
                for (int seat = 0; seat < seats; seat++) {
                    knownNext[seat] = sets.add(known[seat], sets.game().seen(position, codes[i], Observer.seat(seat)));
                }
                next.copyFrom(position);
                next.apply(codes[i]);
                int child = add(next, knownNext, ply + 1);
                if (child < 0) {
                    return false;
                }
                children[first[node] + i] = child;
            }
            return true;
        }

        private int addNode(State position, int count) {
            if (size == actors.length) {
                int length = longer(size);
                actors = Arrays.copyOf(actors, length);
                first = Arrays.copyOf(first, length);
                data = Arrays.copyOf(data, length);
            }
            int node = size++;
            actors[node] = (byte) position.actor();
            first[node] = childCount;
            childCount += count;
            if (childCount > children.length) {
                children = Arrays.copyOf(children, longer(childCount));
            }
            if (position.actor() == State.CHANCE) {
                data[node] = addProbabilities(position, count);
            } else if (position.actor() == State.TERMINAL) {
                position.payoffs(paid);
                data[node] = payoffCount;
                payoffCount += seats;
                if (payoffCount > payoffs.length) {
                    payoffs = Arrays.copyOf(payoffs, longer(payoffCount));
                }
                System.arraycopy(paid, 0, payoffs, data[node], seats);
            }
            return node;
        }

        private int addProbabilities(State position, int count) {
            double sum = 0;
            for (int i = 0; i < count; i++) {
                sum += position.chanceWeight(actions[i]);
            }
            int from = probabilityCount;
            probabilityCount += count;
            if (probabilityCount > probabilities.length) {
                probabilities = Arrays.copyOf(probabilities, longer(probabilityCount));
            }
            for (int i = 0; i < count; i++) {
                probabilities[from + i] = position.chanceWeight(actions[i]) / sum;
            }
            return from;
        }

        private int longer(int length) {
            return (int) Math.min(TOO_MANY, length + (length >> 1) + 16L);
        }
    }

    /** The information sets in which its seats decide. */
    public InformationSets informationSets() {
        return sets;
    }

    /** How many nodes it has. */
    public int size() {
        return size;
    }

    int seats() {
        return seats;
    }

    int actor(int node) {
        return actors[node];
    }

    int childCount(int node) {
        return (node + 1 < size ? first[node + 1] : childCount) - first[node];
    }

    int child(int node, int index) {
        return children[first[node] + index];
    }

    /** The number of the information set of a node in which a seat is to move. */
    int informationSet(int node) {
        return data[node];
    }

    /** The probability of the outcome at {@code index} of a chance node. */
    double probability(int node, int index) {
        return probabilities[data[node] + index];
    }

    double payoff(int node, int seat) {
        return payoffs[data[node] + seat];
    }

    /** The sum of the payoffs of both seats, half of which is a draw; only with {@link GameInfo.Trait#CONSTANT_SUM}. */
    double payoffSum() {
        return sets.game().info().payoffSum();
    }

    /** Bytes held, information sets included, roughly. */
    public long bytes() {
        return 9L * actors.length
                + 4L * children.length
                + 8L * (probabilities.length + (long) payoffs.length)
                + sets.bytes();
    }
}
