package org.marienbad.rbg.game;

import java.util.Arrays;
import java.util.BitSet;
import org.marienbad.rbg.play.Automaton;
import org.marienbad.rbg.play.Automaton.Edge;
import org.marienbad.rbg.play.MoveList;
import org.marienbad.rbg.play.MoveUnit;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.symmetry.RbgSymmetry;
import org.marienbad.rbg.tree.Rule;

/**
 * The numbers of moves. If the rules allow few enough, whatever stands on the board, each has one of its own, the same in every position. Else moves are
 * numbered in the order in which they are found in a position. Steps have numbers of their own behind those of moves.
 *
 * <p>A move is a way through a {@link MoveTree}; its number is how many ways come before it. Immutable and thread-safe.
 */
final class MoveCodes {
    /** In a position with more moves they are chosen step by step. */
    static final int MOST_MOVES = 10_000;

    /** If the rules allow more moves they are numbered by position. */
    private static final int MOST_NUMBERS = 1 << 20;

    private final int vertices;
    private final BitSet roots = new BitSet();
    private final MoveUnit unit;
    private final MoveTree tree;
    private final boolean ranked;
    /** By place, how many ways go on from it. */
    private final int[] ways;
    /** By place, how many places the longest way from it has. */
    private final int[] depths;
    /** By node that is a root, the number of its first move. */
    private final int[] offsets;
    /** By place, its followers; null as long as they are not counted. */
    private final Choices[] followers;
    /** By node that is a root, what a move begins with. */
    private final Choices[] firsts;

    private final int moves;
    private final int mostMoves;
    private final int steps;
    private final int mostSteps;

    /**
     * Places from which one is chosen.
     *
     * @param places in the order in which they are found
     * @param before by place, how many ways lead through those before it
     * @param keys the places, each in the slot of its last bits or the next free one; their length is a power of two
     * @param values by slot, how many ways lead through the places before
     */
    private record Choices(int[] places, int[] before, int[] keys, int[] values) {
        static Choices of(int[] places, int[] before) {
            int size = Integer.highestOneBit(Math.max(1, 2 * places.length - 1));
            int[] keys = new int[size];
            int[] values = new int[size];
            Arrays.fill(keys, -1);
            for (int i = 0; i < places.length; i++) {
                int slot = places[i] & size - 1;
                while (keys[slot] >= 0) {
                    slot = slot + 1 & size - 1;
                }
                keys[slot] = places[i];
                values[slot] = before[i];
            }
            return new Choices(places, before, keys, values);
        }

        int before(int place) {
            int slot = place & keys.length - 1;
            while (keys[slot] != place) {
                slot = slot + 1 & keys.length - 1;
            }
            return values[slot];
        }
    }

    MoveCodes(RbgRules rules) {
        Automaton automaton = rules.automaton();
        vertices = rules.description().board().size();
        unit = automaton.dots() > 0 ? MoveUnit.DOT : MoveUnit.MOVE;
        addRoots(automaton);
        tree = new MoveTree(rules, roots);
        ways = new int[tree.places()];
        depths = new int[tree.places()];
        offsets = new int[automaton.size()];
        followers = new Choices[tree.places()];
        firsts = new Choices[automaton.size()];
        int total = tree.isComplete() ? allWays() : -1;
        ranked = total > 0;
        int most = 0;
        for (int root = roots.nextSetBit(0); ranked && root >= 0; root = roots.nextSetBit(root + 1)) {
            most = Math.max(most, sum(tree.firsts(root)));
        }
        moves = ranked ? total : MOST_MOVES;
        mostMoves = ranked ? most : MOST_MOVES;
        boolean few = ranked && most <= MOST_MOVES;
        int places = tree.isComplete() ? tree.places() : (automaton.modifiers() + automaton.dots() + 1) * vertices;
        steps = few ? 0 : places;
        mostSteps = few ? 0 : Math.min(places, Math.max(MOST_MOVES, mostFollowers()));
    }

    private void addRoots(Automaton automaton) {
        for (int index = 1; index <= automaton.modifiers(); index++) {
            Edge edge = automaton.step(index);
            if (edge.action() instanceof Rule.Switch end && end.player() != Rule.Switch.KEEPER) {
                roots.set(edge.target());
            }
        }
        for (int dot = 1; dot <= automaton.dots(); dot++) {
            roots.set(automaton.step(-dot).target());
        }
    }

    /** How many ways there are from all roots; −1 if they are endless or too many. */
    private int allWays() {
        int[] stack = new int[tree.places() + 1];
        int[] next = new int[tree.places()];
        BitSet open = new BitSet();
        int total = 0;
        for (int root = roots.nextSetBit(0); root >= 0; root = roots.nextSetBit(root + 1)) {
            offsets[root] = total;
            int[] places = tree.firsts(root);
            int[] before = new int[places.length];
            for (int i = 0; i < places.length; i++) {
                before[i] = total - offsets[root];
                int more = ways(places[i], stack, next, open);
                if (more < 0 || total + more > MOST_NUMBERS) {
                    return -1;
                }
                total += more;
            }
            firsts[root] = Choices.of(places, before);
        }
        return total;
    }

    /** Goes down the tree with a stack of its own, as moves may be long; −1 if they are endless or too many. */
    private int ways(int first, int[] stack, int[] next, BitSet open) {
        int size = 0;
        if (followers[first] == null) {
            stack[size++] = first;
            open.set(first);
        }
        while (size > 0) {
            int top = stack[size - 1];
            int[] choices = tree.followers(top);
            if (choices == null || next[top] == choices.length) {
                size--;
                open.clear(top);
                if (!sumUp(top, choices)) {
                    return -1;
                }
                continue;
            }
            int follower = choices[next[top]++];
            if (open.get(follower)) {
                return -1;
            }
            if (followers[follower] == null) {
                stack[size++] = follower;
                open.set(follower);
            }
        }
        return ways[first];
    }

    /** Whether the ways from {@code place}, whose followers are known, are not too many. */
    private boolean sumUp(int place, int... choices) {
        int count = choices == null ? 0 : choices.length;
        int[] before = new int[count];
        for (int i = 0; i < count; i++) {
            before[i] = ways[place];
            ways[place] += ways[choices[i]];
            depths[place] = Math.max(depths[place], depths[choices[i]]);
            if (ways[place] > MOST_NUMBERS) {
                return false;
            }
        }
        followers[place] = Choices.of(choices == null ? new int[0] : choices, before);
        ways[place] = choices == null ? 1 : ways[place];
        depths[place]++;
        return true;
    }

    private int sum(int... places) {
        return Arrays.stream(places).map(place -> ways[place]).sum();
    }

    private int mostFollowers() {
        int most = 0;
        for (int place = 0; tree.isComplete() && place < tree.places(); place++) {
            int[] choices = tree.followers(place);
            most = Math.max(most, choices == null ? 0 : choices.length);
        }
        for (int root = roots.nextSetBit(0); tree.isComplete() && root >= 0; root = roots.nextSetBit(root + 1)) {
            most = Math.max(most, tree.firsts(root).length);
        }
        return most;
    }

    /** Whether parts of moves are chosen, up to a dot. */
    boolean hasParts() {
        return unit == MoveUnit.DOT;
    }

    /** Moves, or parts of them up to a dot. */
    MoveUnit unit() {
        return unit;
    }

    /** Whether moves, or parts of them behind a dot, begin at {@code node}; only steps do elsewhere. */
    boolean isRoot(int node) {
        return roots.get(node);
    }

    /** Whether a position may have so many moves that they are chosen by steps. */
    boolean hasSteps() {
        return steps > 0;
    }

    /** Whether the numbers of moves ascend in the order of their list. */
    boolean ascend() {
        return !ranked || tree.isOrdered();
    }

    /** Whether moves have the same numbers in all positions. */
    boolean areLasting() {
        return ranked;
    }

    /** Numbers are below this. */
    int count() {
        return moves + steps;
    }

    /** The most that there may be in a position. */
    int most() {
        return Math.max(1, Math.max(Math.min(mostMoves, MOST_MOVES), mostSteps));
    }

    /** Whether {@code code} is of a step. */
    boolean isStep(int code) {
        return code >= moves;
    }

    /** The number of a step, as {@link MoveUnit#STEP} lists them. */
    int step(MoveList list, int move) {
        return moves + place(list.modifier(move, 0), list.vertex(move, 0));
    }

    private int place(int modifier, int vertex) {
        return tree.isComplete() ? tree.place(modifier, vertex) : modifier * vertices + vertex;
    }

    /** The number of a move in a position whose place in the rules is {@code root}. */
    int code(int root, MoveList list, int move) {
        if (!ranked) {
            return move;
        }
        Choices choices = firsts[root];
        int code = offsets[root];
        for (int step = 0; step < list.length(move); step++) {
            int place = tree.place(list.modifier(move, step), list.vertex(move, step));
            code += choices.before(place);
            choices = followers[place];
        }
        return code;
    }

    /**
     * Writes the move or step with the number {@code code}; not for moves whose numbers do not last.
     *
     * @param path room for modifier and vertex alternately
     */
    void write(int root, int code, MoveList out, int[] path) {
        out.clear();
        if (isStep(code)) {
            int place = code - moves;
            path[0] = tree.isComplete() ? tree.modifier(place) : place / vertices;
            path[1] = tree.isComplete() ? tree.vertex(place) : place % vertices;
            out.add(path, 2);
            return;
        }
        Choices choices = firsts[root];
        int rest = code - offsets[root];
        int length = 0;
        while (choices.places.length > 0) {
            int found = last(choices, rest);
            rest -= choices.before[found];
            int place = choices.places[found];
            path[length++] = tree.modifier(place);
            path[length++] = tree.vertex(place);
            choices = followers[place];
        }
        out.add(path, length);
    }

    /** The number of the image of a step, or of a move whose numbers last. Allocates nothing. */
    int image(int code, RbgSymmetry symmetry) {
        if (isStep(code)) {
            return moves + image(symmetry, code - moves);
        }
        int root = root(code);
        Choices choices = firsts[root];
        int rest = code - offsets[root];
        Choices others = firsts[symmetry.node(root)];
        int image = offsets[symmetry.node(root)];
        while (choices.places.length > 0) {
            int found = last(choices, rest);
            rest -= choices.before[found];
            int place = image(symmetry, choices.places[found]);
            image += others.before(place);
            choices = followers[choices.places[found]];
            others = followers[place];
        }
        return image;
    }

    private int image(RbgSymmetry symmetry, int place) {
        return tree.place(symmetry.step(tree.modifier(place)), symmetry.vertex(tree.vertex(place)));
    }

    /** The place in the rules at which the move with this number begins. */
    private int root(int code) {
        int found = roots.nextSetBit(0);
        for (int root = found; root >= 0 && offsets[root] <= code; root = roots.nextSetBit(root + 1)) {
            found = root;
        }
        return found;
    }

    /** The last choice with ways before which at most {@code rest} come. */
    private int last(Choices choices, int rest) {
        int low = 0;
        int high = choices.before.length - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (choices.before[middle] <= rest) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        // Those without a way count nothing: of several with the same count only the last has any.
        while (ways[choices.places[low]] == 0) {
            low--;
        }
        return low;
    }

    /** How many numbers the path of {@link #write} takes at most. */
    int longest() {
        return 2 * Math.max(1, Arrays.stream(depths).max().orElse(1));
    }
}
