package org.marienbad.ai.mcts.tree;

import java.util.Comparator;
import java.util.List;
import org.marienbad.ai.mcts.finalmove.RootCandidate;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.ai.search.SearchStatistics;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.player.Decision;

/** The actions of the root best first; proofs come before statistics. */
public final class Ranking {
    private static final double TOLERANCE = ScoreBounds.TOLERANCE;

    private Ranking() {}

    /**
     * The {@code candidates} best first. Those proven to be as good as any other come first, if there are such, then
     * those that may still be best.
     */
    static List<RootCandidate> ranked(List<RootCandidate> candidates, Comparator<RootCandidate> order) {
        double sure = sure(candidates);
        boolean decided = isDecided(candidates, sure);
        Comparator<RootCandidate> proofs = Comparator.comparingInt(one -> group(one, sure, decided));
        return candidates.stream()
                .sorted(proofs.thenComparing(order.reversed()))
                .toList();
    }

    /** The findings of {@code searches} of the same position together. */
    public static SearchResult result(
            List<? extends TreeSearch> searches, Comparator<RootCandidate> order, long spent, long nanos) {
        int depth = searches.stream().mapToInt(TreeSearch::depth).max().orElse(0);
        long stored = searches.stream().mapToLong(TreeSearch::size).sum();
        return result(
                searches.stream().map(TreeSearch::candidates).toList(),
                order,
                new SearchStatistics(spent, depth, nanos, stored));
    }

    /**
     * The findings of independent searches of the same position together.
     *
     * @param findings the candidates of each search
     */
    public static SearchResult result(
            List<List<RootCandidate>> findings, Comparator<RootCandidate> order, SearchStatistics statistics) {
        List<RootCandidate> ranked = ranked(RootCandidate.merged(findings), order);
        List<Decision.ActionValue> lines = ranked.stream()
                .map(one -> new Decision.ActionValue(
                        one.action(), one.visits(), one.values(), one.exact(), one.continuation()))
                .toList();
        int action = ranked.get(0).action();
        return new SearchResult(
                new Decision(action, lines, statistics.iterations(), statistics.depth(), statistics.nanos()),
                proof(ranked),
                statistics);
    }

    /** The findings about the actions of a decision of {@code seat} in a game of {@code info}; unproven values may be any. */
    public static List<RootCandidate> candidates(Decision decision, GameInfo info, int seat) {
        PayoffScale scale = PayoffScale.of(info);
        return decision.lines().stream()
                .map(line -> {
                    double[] scaled = line.value().clone();
                    scale.apply(scaled);
                    double low = line.exact() ? scaled[seat] : 0;
                    double high = line.exact() ? scaled[seat] : 1;
                    return new RootCandidate(
                            line.action(), line.visits(), line.value(), low, high, line.exact(), line.continuation());
                })
                .toList();
    }

    private static Proof proof(List<RootCandidate> ranked) {
        if (!ranked.get(0).exact()) {
            return Proof.NONE;
        }
        return isDecided(ranked, sure(ranked)) ? Proof.POSITION : Proof.ACTION;
    }

    private static double sure(List<RootCandidate> candidates) {
        return candidates.stream().mapToDouble(RootCandidate::low).max().orElseThrow();
    }

    private static boolean isDecided(List<RootCandidate> candidates, double sure) {
        return candidates.stream().allMatch(one -> one.high() <= sure + TOLERANCE || one.low() >= sure - TOLERANCE);
    }

    private static int group(RootCandidate one, double sure, boolean decided) {
        return one.high() < sure - TOLERANCE ? 2 : decided && one.low() < sure - TOLERANCE ? 1 : 0;
    }
}
