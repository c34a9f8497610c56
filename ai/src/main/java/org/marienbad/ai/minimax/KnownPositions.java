package org.marienbad.ai.minimax;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.marienbad.ai.minimax.TranspositionTable.Entry;
import org.marienbad.ai.search.MoveOrdering;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.framework.player.Budget;

/**
 * The findings of one thread in a {@link TranspositionTable}. With symmetries, one of the images of a position stands
 * for all of them, that of the least hash. Actions are translated to it and back. Only those symmetries are used that
 * leave the root as it is. They map its successors onto themselves, while an image by another one is rarely met, and
 * would be looked for in vain.
 */
final class KnownPositions {
    /** The symmetry that changes nothing. */
    static final int IDENTITY = -1;

    /** Moves whose positions the table has room for if each takes its whole budget. */
    private static final long MOVES_KEPT = 4;

    private final TranspositionTable table;
    private final Entry entry;
    /** Null if none are used. */
    private final Symmetries symmetries;

    private final State image;
    /** Those that leave the root as it is. */
    private int[] ofRoot = {};

    private final int maxLegalActions;
    private final int words;

    /** @param symmetries null to use none */
    KnownPositions(Game game, TranspositionTable table, Symmetries symmetries) {
        this.table = table;
        maxLegalActions = game.info().maxLegalActions();
        words = game.info().words();
        entry = new Entry(words);
        this.symmetries = symmetries;
        image = game.newInitialState();
    }

    /** Begins a search from {@code root} within {@code limits}. */
    void begin(State root, Budget limits) {
        if (symmetries != null) {
            ofRoot = IntStream.range(0, symmetries.symmetries())
                    .filter(symmetry -> isOwnImage(root, symmetry))
                    .toArray();
        }
        double tree = Math.pow(maxLegalActions, Math.min(limits.depth(), 1000));
        table.reserve((long) (MOVES_KEPT * Math.min(tree, (double) limits.iterations())));
        table.age();
    }

    private boolean isOwnImage(State root, int symmetry) {
        long[] encoding = new long[words];
        long[] ofImage = new long[words];
        root.encode(encoding);
        symmetries.image(symmetry, root, image);
        image.encode(ofImage);
        return Arrays.equals(encoding, ofImage);
    }

    long size() {
        return table.size();
    }

    /** The last entry found. */
    Entry found() {
        return entry;
    }

    /** Whether anything is known of the node's position. Its hash, and the symmetry, are set. */
    boolean find(Node node) {
        return table.find(representative(node), node.hash, entry);
    }

    private State representative(Node node) {
        node.hash = node.state.hash();
        for (int symmetry : ofRoot) {
            symmetries.image(symmetry, node.state, image);
            long hash = image.hash();
            if (hash < node.hash) {
                node.hash = hash;
                node.symmetry = symmetry;
            }
        }
        return image(node);
    }

    private State image(Node node) {
        if (node.symmetry == IDENTITY) {
            return node.state;
        }
        symmetries.image(node.symmetry, node.state, image);
        return image;
    }

    /** The action of the node, whose actions are listed, that corresponds to the one preferred in the image. */
    int ownAction(Node node) {
        for (int i = 0; i < node.count && node.preferred != MoveOrdering.NONE; i++) {
            if (symmetries.image(node.symmetry, node.actions[i]) == node.preferred) {
                return node.actions[i];
            }
        }
        return MoveOrdering.NONE;
    }

    /** Remembers the node's value. */
    void put(Node node, int bound, boolean proven, int action) {
        int there = node.symmetry == IDENTITY || action == MoveOrdering.NONE
                ? action
                : symmetries.image(node.symmetry, action);
        table.put(image(node), node.hash, node.best, bound, proven, node.depth, there, entry);
    }

    /**
     * {@code line}, played from {@code state}, with what is proven of how it goes on: values found here end a search
     * early. Changes {@code state}.
     */
    int[] continued(State state, int[] line) {
        for (int action : line) {
            state.apply(action);
        }
        Node node = new Node(state, new int[maxLegalActions], line.length);
        int[] longer = line;
        int length = line.length;
        while (state.actor() != State.TERMINAL) {
            node.symmetry = IDENTITY;
            if (!find(node) || !entry.proven() || entry.bound() != TranspositionTable.EXACT) {
                break;
            }
            if (length == longer.length) {
                longer = Arrays.copyOf(longer, 2 * length);
            }
            int action = entry.action();
            if (node.symmetry != IDENTITY) {
                node.preferred = action;
                node.count = state.legalActions(node.actions);
                action = ownAction(node);
            }
            longer[length++] = action;
            state.apply(action);
        }
        return Arrays.copyOf(longer, length);
    }
}
