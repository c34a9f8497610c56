package org.marienbad.ai.mcts;

import java.util.Comparator;
import java.util.List;
import org.marienbad.framework.player.Decision;

/** Which action is played in the end (Chaslot, Winands et al. 2008), best first; proofs come before statistics. */
final class FinalChoice {
    private FinalChoice() {}

    /** The order by {@code choice} for {@code seat}: visits ("robust") or a lower confidence bound ("secure"). */
    static Comparator<RootCandidate> order(String choice, int seat, double security) {
        Comparator<RootCandidate> robust =
                Comparator.comparingLong(RootCandidate::visits).thenComparingDouble(one -> one.trust(seat));
        return choice.equals("secure")
                ? Comparator.<RootCandidate>comparingDouble(one -> one.secure(seat, security))
                        .thenComparing(robust)
                : robust;
    }

    /**
     * {@code candidates} best first: the one proven to be as good as any other, if there is one; then those that may
     * still be best; then those proven to be worse than some other.
     */
    static List<RootCandidate> ranked(List<RootCandidate> candidates, Comparator<RootCandidate> order) {
        double sure = candidates.stream().mapToDouble(RootCandidate::low).max().orElseThrow();
        boolean decided = candidates.stream().allMatch(one -> one.high() <= sure || one.low() == sure);
        Comparator<RootCandidate> proofs = Comparator.comparingInt(one -> group(one, sure, decided));
        return candidates.stream()
                .sorted(proofs.thenComparing(order.reversed()))
                .toList();
    }

    /** What {@code searches} of the same position decide together. */
    static Decision decide(List<TreeSearch> searches, Comparator<RootCandidate> order, long spent, long nanos) {
        List<RootCandidate> ranked = ranked(
                RootCandidate.merged(
                        searches.stream().map(TreeSearch::candidates).toList()),
                order);
        int depth = searches.stream().mapToInt(TreeSearch::depth).max().orElse(0);
        List<Decision.ActionValue> lines =
                ranked.stream().map(RootCandidate::toLine).toList();
        return new Decision(ranked.get(0).action(), lines, spent, depth, nanos);
    }

    private static int group(RootCandidate one, double sure, boolean decided) {
        return one.high() < sure ? 2 : decided && one.low() < sure ? 1 : 0;
    }
}
