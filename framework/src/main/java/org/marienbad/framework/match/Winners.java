package org.marienbad.framework.match;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Who won a game: the seats with the greatest payoff. Payoffs that differ by less than a billionth are equal, as they
 * may be sums of shares.
 *
 * @param winners in the order of the seats
 * @param seats how many seats there were
 */
public record Winners(List<Integer> winners, int seats) {
    private static final double SAME = 1e-9;

    public Winners {
        winners = List.copyOf(winners);
    }

    public static Winners of(double... payoffs) {
        double best = Arrays.stream(payoffs).max().orElse(0);
        List<Integer> winners = IntStream.range(0, payoffs.length)
                .filter(seat -> payoffs[seat] >= best - SAME)
                .boxed()
                .toList();
        return new Winners(winners, payoffs.length);
    }

    /** Whether all seats share the greatest payoff. */
    public boolean isDraw() {
        return seats > 1 && winners.size() == seats;
    }

    /** 1 if {@code seat} alone has won, 0.5 if it shares the greatest payoff, else 0. */
    public double points(int seat) {
        return !winners.contains(seat) ? 0 : winners.size() == 1 ? 1 : 0.5;
    }
}
