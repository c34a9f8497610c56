package org.marienbad.framework.shared;

import java.util.SplittableRandom;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** The one place where copies of the position are made for players: each determinized for its seat, and narrowed. */
public final class PlayerViews {
    private PlayerViews() {}

    /** A copy of {@code state} for {@code seat}; what it cannot know is guessed from {@code seed} and {@code ply}. */
    public static State of(State state, int seat, long seed, int ply) {
        State view = state.copy();
        prepare(view, seat, seed, ply);
        return view;
    }

    /** As {@link #of}, into {@code view}, a state of the same game. */
    public static void copy(State state, State view, int seat, long seed, int ply) {
        view.copyFrom(state);
        prepare(view, seat, seed, ply);
    }

    private static void prepare(State view, int seat, long seed, int ply) {
        view.narrow();
        if (view instanceof ImperfectInformationState hidden) {
            // One-way: a player sees values drawn from this stream, and must not be able to predict chance by them.
            hidden.determinize(Observer.seat(seat), new SplittableRandom(Seeds.oneWay(seed, "determinization", ply)));
        }
    }
}
