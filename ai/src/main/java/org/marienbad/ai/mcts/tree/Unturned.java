package org.marienbad.ai.mcts.tree;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;

/** The actions of a path through canonical positions, as they are played from the root. For those who watch. */
final class Unturned {
    private final Game game;
    private final Symmetries symmetries;
    private final State root;
    private final State played;
    /** Those that made canonical positions of the present one, the first of them first. */
    private final List<Integer> turns = new ArrayList<>();

    Unturned(Game game, State root) {
        this.game = game;
        symmetries = (Symmetries) game;
        this.root = root.copy();
        played = root.copy();
    }

    /** Back at the root. */
    void begin() {
        played.copyFrom(root);
        turns.clear();
    }

    /** The position is turned by symmetry number {@code turn} − 1; by none at 0. */
    void turn(int turn) {
        if (turn > 0) {
            turns.add(turn - 1);
        }
    }

    /** The action of the game that is {@code action} of the canonical position. */
    int action(int action) {
        for (int own : game.legalActions(played)) {
            int image = own;
            for (int turn : turns) {
                image = symmetries.image(turn, image);
            }
            if (image == action) {
                return own;
            }
        }
        throw new IllegalStateException("no action becomes " + action + " by symmetries " + turns + " of " + played);
    }

    /** Plays what is {@code action} of the canonical position; the action of the game. */
    int play(int action) {
        int own = action(action);
        played.apply(own);
        return own;
    }
}
