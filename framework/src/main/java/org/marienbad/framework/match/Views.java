package org.marienbad.framework.match;

import org.marienbad.framework.game.HiddenState;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** What a seat may be shown of a position: the one place where copies for players are made. */
public final class Views {
    private Views() {}

    /** A copy of {@code truth} for {@code seat}; what it cannot know is guessed from {@code seed} and {@code ply}. */
    public static State of(State truth, int seat, long seed, int ply) {
        State view = truth.copy();
        redetermine(view, seat, seed, ply);
        return view;
    }

    /** The same into {@code view}, a state of the same game. */
    static void copy(State truth, State view, int seat, long seed, int ply) {
        view.copyFrom(truth);
        redetermine(view, seat, seed, ply);
    }

    private static void redetermine(State view, int seat, long seed, int ply) {
        if (view instanceof HiddenState hidden) {
            hidden.redetermine(seat, Seeds.stream(seed, "redetermination", ply));
        }
    }
}
