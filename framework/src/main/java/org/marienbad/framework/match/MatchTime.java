package org.marienbad.framework.match;

import java.util.Arrays;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;

/** The clock of a match without a screen: limits each decision, and keeps what was left after it. */
final class MatchTime {
    private final GameClock clock;
    private final DecisionsToGo toGo;
    /** For each ply what its seat had left, in room for more; -1 where no player was asked. */
    private long[] left = new long[64];

    MatchTime(GameClock clock, Game game) {
        this.clock = clock;
        this.toGo = new DecisionsToGo(game);
        Arrays.fill(left, -1);
    }

    /** What {@code seat} may spend on its decision in {@code view}, which is its own copy of the position. */
    Budget budget(State view, int seat) {
        return clock.budget(seat, toGo.estimate(view, seat));
    }

    /** After how many nanoseconds the flag of {@code seat} falls. */
    long limit(int seat) {
        return clock.remaining(seat).toNanos();
    }

    void start(int seat) {
        clock.start(seat);
    }

    /** Nobody's time runs until {@link #resume}. */
    void pause() {
        clock.pause();
    }

    void resume() {
        clock.resume();
    }

    /** {@code seat} has decided on ply {@code ply}, or will not any more. */
    void stop(int seat, int ply) {
        clock.stop();
        if (ply >= left.length) {
            int before = left.length;
            left = Arrays.copyOf(left, 2 * ply);
            Arrays.fill(left, before, left.length, -1);
        }
        left[ply] = clock.remaining(seat).toNanos();
    }

    /** How {@code seat} has lost on time, if it has. */
    Optional<Forfeit> fallen(int seat) {
        return clock.hasFlagFallen(seat) ? Optional.of(forfeit(seat)) : Optional.empty();
    }

    Forfeit forfeit(int seat) {
        return Forfeit.onTime(seat, clock.control());
    }

    TimeControl control() {
        return clock.control();
    }

    /** What was left after each of {@code plies} plies; -1 where no player was asked. */
    long[] left(int plies) {
        long[] known = Arrays.copyOf(left, plies);
        if (plies > left.length) {
            Arrays.fill(known, left.length, plies, -1);
        }
        return known;
    }
}
