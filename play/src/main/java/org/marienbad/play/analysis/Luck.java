package org.marienbad.play.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;

/**
 * An outcome of chance that moved the values as much as a mistake does. It is nobody's mistake.
 *
 * @param ply the outcome, 0 …
 * @param seat the one that gained most by it
 */
public record Luck(int ply, int seat) {
    /** The greatest ones are told; a game of dice has many. */
    private static final int MOST = 5;

    private record Gain(Luck luck, double payoff) {}

    /** The luck of a game that {@code judge} knows, in its order. */
    static List<Luck> of(MatchView line, Judge judge) {
        return IntStream.range(0, line.length())
                .filter(ply -> line.seen(ply).actor() == State.CHANCE && judge.isOpenAround(ply))
                .mapToObj(ply -> gain(ply, judge))
                .flatMap(Optional::stream)
                .filter(gain -> judge.isLoss(gain.payoff()))
                .sorted(Comparator.comparingDouble(Gain::payoff).reversed())
                .limit(MOST)
                .map(Gain::luck)
                .sorted(Comparator.comparingInt(Luck::ply))
                .toList();
    }

    /** The greatest gain of a seat; empty if the value before or after is not known. */
    private static Optional<Gain> gain(int ply, Judge judge) {
        Optional<Worth> before = judge.worth(ply);
        return judge.worth(ply + 1)
                .filter(after -> before.isPresent())
                .flatMap(after -> IntStream.range(0, after.payoffs().size())
                        .mapToObj(seat -> new Gain(
                                new Luck(ply, seat),
                                after.payoffs().get(seat)
                                        - before.get().payoffs().get(seat)))
                        .filter(gain -> !Double.isNaN(gain.payoff()))
                        .max(Comparator.comparingDouble(Gain::payoff)));
    }
}
