package org.marienbad.framework.match;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.GameSetup;

/**
 * A match that has ended. The arrays are not copied: they are to be read only, and equality is that of the arrays'
 * identity.
 *
 * @param setup the game and its set-up, its starter known
 * @param seed of all the randomness in it
 * @param plies actions and chance outcomes in order
 * @param payoffs one a seat
 * @param scores one a seat, empty if the game has none
 * @param decisions how many the player of each seat was asked for; those of an opening are nobody's
 * @param nanos thinking time of each seat
 * @param plyNanos thinking time for each ply; 0 where no player was asked
 * @param plyCpuNanos for each ply, CPU time of the thread that was asked; -1 where it was not measured
 * @param plyLeft nanoseconds that the seat of each ply had left after it; -1 where no clock ran
 * @param clock how much time the seats had
 * @param forfeit why the game ended early, if it did
 */
public record MatchResult(
        GameSetup setup,
        long seed,
        List<Integer> plies,
        double[] payoffs,
        int[] scores,
        int[] decisions,
        long[] nanos,
        long[] plyNanos,
        long[] plyCpuNanos,
        long[] plyLeft,
        TimeControl clock,
        Optional<Forfeit> forfeit) {
    public MatchResult {
        plies = List.copyOf(plies);
    }

    /** Begins the result of a match in which nothing was measured and nobody forfeited. */
    public static Builder of(GameSetup setup, long seed, List<Integer> plies, double... payoffs) {
        return new Builder(setup, seed, plies, payoffs);
    }

    /** See the components of {@link MatchResult}. */
    public static final class Builder {
        private final GameSetup setup;
        private final long seed;
        private final List<Integer> plies;
        private final double[] payoffs;
        private int[] scores = {};
        private int[] decisions;
        private long[] nanos;
        private long[] plyNanos;
        private long[] plyCpuNanos;
        private long[] plyLeft;
        private TimeControl clock = TimeControl.UNLIMITED;
        private Optional<Forfeit> forfeit = Optional.empty();

        private Builder(GameSetup setup, long seed, List<Integer> plies, double... payoffs) {
            this.setup = setup;
            this.seed = seed;
            this.plies = plies;
            this.payoffs = payoffs;
            decisions = new int[payoffs.length];
            nanos = new long[payoffs.length];
            plyNanos = new long[plies.size()];
            plyCpuNanos = new long[plies.size()];
            Arrays.fill(plyCpuNanos, -1);
            plyLeft = new long[plies.size()];
            Arrays.fill(plyLeft, -1);
        }

        public Builder scores(int... bySeat) {
            scores = bySeat;
            return this;
        }

        public Builder decisions(int... bySeat) {
            decisions = bySeat;
            return this;
        }

        public Builder nanos(long... bySeat) {
            nanos = bySeat;
            return this;
        }

        public Builder plyNanos(long... byPly) {
            plyNanos = byPly;
            return this;
        }

        public Builder plyCpuNanos(long... byPly) {
            plyCpuNanos = byPly;
            return this;
        }

        /** The clock that ran, and the time left to the seat of each ply after it. */
        public Builder clock(TimeControl control, long... leftByPly) {
            clock = control;
            plyLeft = leftByPly;
            return this;
        }

        public Builder forfeit(Optional<Forfeit> why) {
            forfeit = why;
            return this;
        }

        public MatchResult build() {
            return new MatchResult(
                    setup,
                    seed,
                    plies,
                    payoffs,
                    scores,
                    decisions,
                    nanos,
                    plyNanos,
                    plyCpuNanos,
                    plyLeft,
                    clock,
                    forfeit);
        }
    }
}
