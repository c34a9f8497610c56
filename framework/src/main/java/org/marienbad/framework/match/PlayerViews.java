package org.marienbad.framework.match;

import java.util.SplittableRandom;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** The one place where copies of the position are made for players: each determinized for its seat. */
public final class PlayerViews {
    private PlayerViews() {}

    /** A copy of {@code truth} for {@code seat}; what it cannot know is guessed from {@code seed} and {@code ply}. */
    public static State of(State truth, int seat, long seed, int ply) {
        State view = truth.copy();
        determinize(view, seat, seed, ply);
        return view;
    }

    /** The same into {@code view}, a state of the same game. */
    static void copy(State truth, State view, int seat, long seed, int ply) {
        view.copyFrom(truth);
        determinize(view, seat, seed, ply);
    }

    private static void determinize(State view, int seat, long seed, int ply) {
        if (view instanceof ImperfectInformationState hidden) {
            // A player sees what this stream brings, and must not find out from it what chance will bring.
            hidden.determinize(Observer.seat(seat), new SplittableRandom(Seeds.oneWay(seed, "determinization", ply)));
        }
    }
}
