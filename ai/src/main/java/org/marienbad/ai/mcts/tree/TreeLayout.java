package org.marienbad.ai.mcts.tree;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo.Trait;

/** The arrays of a tree: it has only those that the game and the options need. */
final class TreeLayout {
    private static final int BASE_BYTES = 28;
    /** Two slots of a key and a node each, as the table of keys is at most half full. */
    private static final int KEY_BYTES = 24;

    /** Seats for which bounds and estimates are kept: one where two seats have a constant sum, else all. */
    final int width;

    final boolean bounded;
    final boolean estimated;
    final boolean shared;
    final boolean chance;
    final boolean weighted;
    final boolean amaf;
    final boolean informationSets;
    final boolean symmetric;
    final boolean mixed;

    TreeLayout(Game game, TreeOptions options, boolean informationSets) {
        this.informationSets = informationSets;
        symmetric = options.symmetries && !informationSets;
        mixed = informationSets && options.mixed != null;
        width = TreeOptions.width(game);
        bounded = options.solver && !informationSets;
        estimated = options.estimates() && !informationSets;
        shared = options.shared;
        weighted = !informationSets && (options.hasPriors() || game.info().has(Trait.CHANCE));
        amaf = options.selection.amafReference() >= 0;
        chance = game.info().has(Trait.CHANCE) && !informationSets;
    }

    int bytesPerNode() {
        return BASE_BYTES
                + (bounded ? 2 * Float.BYTES * width : 0)
                + (estimated ? Float.BYTES * width : 0)
                + (shared ? Integer.BYTES : 0)
                + (weighted ? Double.BYTES : 0)
                + (chance ? Integer.BYTES : 0)
                + (amaf ? Double.BYTES + Integer.BYTES : 0)
                + (informationSets ? Integer.BYTES + KEY_BYTES : 0)
                + (symmetric ? Integer.BYTES : 0)
                + (mixed ? 2 * Double.BYTES : 0);
    }
}
