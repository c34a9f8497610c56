package org.marienbad.ai.mcts.tree;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.marienbad.ai.search.shared.PositionTable;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.framework.shared.CanonicalForm;

/**
 * Which node has the children of a position, so that equal positions share them. Positions are compared whole, so a
 * proof for one is never taken for true of another. With symmetries the nodes below the root, their children and the
 * actions there are those of canonical positions. The method {@link #turn} makes a position the one that its node
 * stands for.
 */
final class Transpositions {
    /** The answer where no node has the children of a position. */
    static final int NONE = -1;

    private final Tree tree;
    private final PositionTable positions;
    private final long mostBytes;
    /** Null where symmetric positions are kept apart. */
    private final CanonicalForm canonical;

    private final Symmetries symmetries;
    private final State image;
    private final int[] legal;
    private int[] nodes = new int[1 << 10];
    /** Of the position that was looked up last. */
    private int number = NONE;

    private BooleanSupplier cancelled = () -> false;

    Transpositions(Game game, TreeOptions options, Tree tree) {
        this.tree = tree;
        positions = new PositionTable(game.info().words());
        mostBytes = options.transpositionBytes();
        canonical = options.symmetries ? new CanonicalForm(game) : null;
        symmetries = options.symmetries ? (Symmetries) game : null;
        image = game.newInitialState();
        legal = new int[game.info().maxLegalActions()];
    }

    /** Bytes that a position may come to take. */
    static long bytesPerPosition(GameInfo info) {
        // Arrays grow by half and slots are doubled, a quarter full then.
        return 2L * Long.BYTES * info.words() + 6L * Integer.BYTES;
    }

    /** Forgets all positions, and polls {@code monitor} before the table grows. */
    void start(BooleanSupplier monitor) {
        cancelled = monitor;
        positions.clear();
    }

    /**
     * The node that has the children of {@code state}, or {@link #NONE}. Positions that find no room are not remembered.
     */
    int find(State state) {
        if (!hasRoom()) {
            number = positions.find(state);
            return number == NONE ? NONE : nodes[number];
        }
        int size = positions.size();
        number = positions.add(state);
        if (number == size) {
            if (number == nodes.length) {
                nodes = Arrays.copyOf(nodes, PositionTable.longer(nodes.length, PositionTable.MAX_LENGTH));
            }
            nodes[number] = NONE;
        }
        return nodes[number];
    }

    private boolean hasRoom() {
        return positions.growth() == 0
                || 2 * (positions.bytes() + (long) Integer.BYTES * nodes.length) <= mostBytes
                        && !cancelled.getAsBoolean();
    }

    /** From now on {@code node} has the children of the position that was looked up last. */
    void put(int node) {
        if (number != NONE) {
            nodes[number] = node;
        }
    }

    /** Decides that {@code node}, which is to be expanded at {@code state}, stands for the canonical position, and turns it. */
    void canonicalize(State state, int node) {
        if (canonical != null && node != Tree.ROOT) {
            tree.symmetries[node] = 1 + canonical.symmetryOf(state);
            turn(state, node);
        }
    }

    /** Makes {@code state}, reached at {@code node} from the position of its parent, the position of its children. */
    void turn(State state, int node) {
        if (canonical != null && tree.symmetries[node] > 0) {
            symmetries.image(tree.symmetries[node] - 1, state, image);
            state.copyFrom(image);
        }
    }

    /** The line of canonical positions {@code plies} below {@code action} of {@code root}, as it is played from there. */
    int[] played(State root, int action, int[] plies) {
        if (canonical == null) {
            return plies;
        }
        State state = root.copy();
        state.apply(action);
        int[] played = new int[plies.length];
        for (int ply = 0; ply < plies.length; ply++) {
            played[ply] = original(state, canonical.symmetryOf(state), plies[ply]);
            state.apply(played[ply]);
        }
        return played;
    }

    /** The action of {@code state} whose image is {@code action}. */
    private int original(State state, int symmetry, int action) {
        if (symmetry == CanonicalForm.IDENTITY) {
            return action;
        }
        int count = state.legalActions(legal);
        for (int i = 0; i < count; i++) {
            if (symmetries.image(symmetry, legal[i]) == action) {
                return legal[i];
            }
        }
        throw new IllegalStateException("no action becomes " + action + " by symmetry " + symmetry + " of " + state);
    }
}
