package org.marienbad.learn.run;

import java.util.function.BooleanSupplier;
import org.marienbad.lab.statistics.Sprt;

/**
 * Whether a new model may take the place of the old one. A sequential test on rounds of games decides; if it does not
 * come to an end, the points do.
 */
final class Gate {
    /** About 3 % of the points either way. */
    private static final Sprt TEST = new Sprt(-20, 20);

    private Gate() {}

    /** @param rounds at most */
    static GateResult test(Duel duel, Budgets budgets, int rounds, int threads, BooleanSupplier cancelled) {
        long[] counts = new long[duel.units() + 1];
        long[] played = new long[2];
        Sprt.Decision[] decision = {Sprt.Decision.CONTINUE};
        duel.play(rounds, threads, cancelled, points -> {
            counts[points]++;
            played[0]++;
            played[1] += points;
            decision[0] = TEST.after(counts).decision();
            return decision[0] == Sprt.Decision.CONTINUE;
        });
        Score score = new Score(played[0] * duel.gamesOfRound(), (double) played[1] / (played[0] * duel.units()));
        return new GateResult(TEST.toString(), score, budgets, decision[0]);
    }
}
