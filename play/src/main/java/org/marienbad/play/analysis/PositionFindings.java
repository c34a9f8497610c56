package org.marienbad.play.analysis;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.text.Text;

/**
 * The findings about a position so far.
 *
 * @param lines best first: at least one
 * @param decision of the analyst: its effort and its explanation, whose words are in the analyst's bundle
 * @param annotations the game's words about the first line, a sentence each
 * @param tree the first levels of the search tree; empty if the analyst shows none
 * @param verdict the proof of a solver
 */
public record PositionFindings(
        List<Line> lines, Decision decision, List<Text> annotations, List<Branch> tree, Optional<Solution> verdict) {
    public PositionFindings {
        lines = List.copyOf(lines);
        annotations = List.copyOf(annotations);
        tree = List.copyOf(tree);
    }

    /**
     * By seat, its part of 1, the payoff at stake. A proven winner of two seats has all of it. Empty if nothing is
     * known.
     *
     * @param info of the game analysed
     * @param seat to move
     */
    public double[] shares(GameInfo info, int seat) {
        OptionalInt outcome = outcome(info, seat);
        if (outcome.isPresent()) {
            double own = (1 + outcome.getAsInt()) / 2.0;
            return seat == 0 ? new double[] {own, 1 - own} : new double[] {1 - own, own};
        }
        Line best = lines.get(0);
        if (!best.isKnown(seat)) {
            return new double[0];
        }
        double sum = best.payoffs().stream()
                .mapToDouble(payoff -> payoff - info.minPayoff())
                .sum();
        return best.payoffs().stream()
                .mapToDouble(payoff -> sum > 0
                        ? (payoff - info.minPayoff()) / sum
                        : 1.0 / best.payoffs().size())
                .toArray();
    }

    /** Who of two seats is proven to win, for {@code seat}: 1, 0 or −1; empty if that is open. */
    private OptionalInt outcome(GameInfo info, int seat) {
        if (info.seats() != 2) {
            return OptionalInt.empty();
        }
        OptionalInt solved = verdict.map(solution -> solution.value().outcome()).orElse(OptionalInt.empty());
        Line best = lines.get(0);
        return solved.isPresent() || !best.exact() || !best.isKnown(seat)
                ? solved
                : OptionalInt.of((int) Math.signum(best.payoffs().get(seat) - info.payoffSum() / 2));
    }
}
