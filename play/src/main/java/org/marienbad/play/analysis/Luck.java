package org.marienbad.play.analysis;

import java.util.Comparator;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;

/** Finds the outcomes of chance that moved the values as much as a mistake does, which are nobody's mistakes. */
final class Luck {
    /** The greatest ones are told; a game of dice has many. */
    private static final int MOST = 5;

    private Luck() {}

    private record Gain(int ply, int seat, double payoff) {}

    /** By ply, in order, the seat that gained most by the outcome; as far as {@code judge} knows the game. */
    static SortedMap<Integer, Integer> of(MatchView line, Judge judge) {
        return IntStream.range(0, line.length())
                .filter(ply -> line.seen(ply).actor() == State.CHANCE && judge.isOpenAround(ply))
                .mapToObj(ply -> gain(ply, judge))
                .flatMap(Optional::stream)
                .filter(gain -> judge.isLoss(gain.payoff()))
                .sorted(Comparator.comparingDouble(Gain::payoff).reversed())
                .limit(MOST)
                .collect(Collectors.toMap(Gain::ply, Gain::seat, (one, other) -> one, TreeMap::new));
    }

    /** The greatest gain of a seat; empty if the value before or after is not known. */
    private static Optional<Gain> gain(int ply, Judge judge) {
        Optional<Worth> before = judge.worth(ply);
        return judge.worth(ply + 1)
                .filter(after -> before.isPresent())
                .flatMap(after -> IntStream.range(0, after.payoffs().size())
                        .mapToObj(seat -> new Gain(
                                ply,
                                seat,
                                after.payoffs().get(seat)
                                        - before.get().payoffs().get(seat)))
                        .filter(gain -> !Double.isNaN(gain.payoff()))
                        .max(Comparator.comparingDouble(Gain::payoff)));
    }
}
