package org.marienbad.play.analysis;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.player.Solution.Value;

/**
 * The value of a position.
 *
 * @param payoffs expected payoff of each seat
 * @param exact whether they are proven
 */
public record Worth(List<Double> payoffs, boolean exact) {
    public Worth {
        payoffs = List.copyOf(payoffs);
    }

    /**
     * By what is proven for {@code seat} of two; empty if who wins is open.
     *
     * @param inPayoffs whether {@code value} counts payoffs of the game of {@code info}; else whoever wins gets all
     */
    static Optional<Worth> proven(GameInfo info, int seat, Value value, boolean inPayoffs) {
        if (value.outcome().isEmpty() || info.seats() != 2) {
            return Optional.empty();
        }
        double half = info.payoffSum() / 2;
        double more = inPayoffs ? value.low() : value.outcome().getAsInt() * (info.maxPayoff() - half);
        return Optional.of(
                new Worth(seat == 0 ? List.of(half + more, half - more) : List.of(half - more, half + more), true));
    }
}
