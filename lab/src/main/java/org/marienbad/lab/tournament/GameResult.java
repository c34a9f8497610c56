package org.marienbad.lab.tournament;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.Winners;

/**
 * One game of a tournament after it was played: what the results file keeps of it. The arrays are not copied: they are
 * to be read only, and equality is that of the arrays' identity.
 *
 * @param fixture which game
 * @param starter the seat that began
 * @param payoffs by seat
 * @param scores by seat, empty if the game has none
 * @param length how many plies, chance outcomes included
 * @param digest of the plies: equal for equal games, different for different ones but for rare accidents
 * @param decisions by seat, how many the player made
 * @param nanos by seat, the player's thinking time
 * @param forfeit why the game ended early, if it did
 * @param verdict how good the choices were, if an oracle judged them
 * @param plies in the game's notation; empty unless they are to be kept
 * @param notes the players' notes on their decisions; empty unless they are to be kept
 * @param noteNanos for each of them, the thinking time; empty unless decisions are logged
 * @param noteCpuNanos for each of them, the CPU time of the thread that was asked, -1 where that tells nothing; empty unless
 *     decisions are logged
 */
public record GameResult(
        Fixture fixture,
        int starter,
        double[] payoffs,
        int[] scores,
        int length,
        long digest,
        int[] decisions,
        long[] nanos,
        Optional<Forfeit> forfeit,
        Optional<Verdict> verdict,
        List<String> plies,
        List<DecisionNote> notes,
        long[] noteNanos,
        long[] noteCpuNanos) {
    /** Begins the result of {@code fixture}; payoffs, decisions and thinking times must be set. */
    public static Builder builder(Fixture fixture) {
        return new Builder(fixture);
    }

    /** The {@link #digest} of the codes of {@code plies}. */
    public static long digest(List<Integer> plies) {
        long digest = plies.size();
        for (int ply : plies) {
            digest = Seeds.mix(digest * 31 + ply);
        }
        return digest;
    }

    /** 1 if the seat's payoff is greater than every other's, 0.5 if it shares the greatest, else 0. */
    public double points(int seat) {
        return Winners.of(payoffs).points(seat);
    }

    /** See the components of {@link GameResult}. */
    public static final class Builder {
        private final Fixture fixture;
        private int starter;
        private double[] payoffs;
        private int[] scores = {};
        private int length;
        private long digest;
        private int[] decisions;
        private long[] nanos;
        private Optional<Forfeit> forfeit = Optional.empty();
        private Optional<Verdict> verdict = Optional.empty();
        private List<String> plies = List.of();
        private List<DecisionNote> notes = List.of();
        private long[] noteNanos = {};
        private long[] noteCpuNanos = {};

        private Builder(Fixture fixture) {
            this.fixture = fixture;
        }

        public Builder starter(int seat) {
            starter = seat;
            return this;
        }

        public Builder payoffs(double[] bySeat) {
            payoffs = bySeat;
            return this;
        }

        public Builder scores(int[] bySeat) {
            scores = bySeat;
            return this;
        }

        public Builder length(int inPlies) {
            length = inPlies;
            return this;
        }

        public Builder digest(long ofPlies) {
            digest = ofPlies;
            return this;
        }

        public Builder decisions(int[] bySeat) {
            decisions = bySeat;
            return this;
        }

        public Builder nanos(long[] bySeat) {
            nanos = bySeat;
            return this;
        }

        public Builder forfeit(Optional<Forfeit> why) {
            forfeit = why;
            return this;
        }

        public Builder verdict(Optional<Verdict> judged) {
            verdict = judged;
            return this;
        }

        public Builder plies(List<String> notations) {
            plies = notations;
            return this;
        }

        public Builder notes(List<DecisionNote> ofDecisions) {
            notes = ofDecisions;
            return this;
        }

        public Builder noteNanos(long[] byNote) {
            noteNanos = byNote;
            return this;
        }

        public Builder noteCpuNanos(long[] byNote) {
            noteCpuNanos = byNote;
            return this;
        }

        public GameResult build() {
            return new GameResult(
                    fixture,
                    starter,
                    payoffs,
                    scores,
                    length,
                    digest,
                    decisions,
                    nanos,
                    forfeit,
                    verdict,
                    plies,
                    notes,
                    noteNanos,
                    noteCpuNanos);
        }
    }
}
