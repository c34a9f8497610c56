package org.marienbad.store;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.RecordedPly;

/**
 * A kept game as it is in the database.
 *
 * @param plies by node
 * @param shown the node whose position was shown last; 0 for the start
 */
public record StoredGame(GameSummary summary, List<StoredPly> plies, int shown) {
    public StoredGame {
        plies = List.copyOf(plies);
    }

    public GameKey key() {
        return summary.key();
    }

    /** The whole game as a record, with its variations, seed and hidden information. */
    public MatchRecord record() {
        return summary.head().withPlies(new Lines().after(0));
    }

    /**
     * The nodes in the order in which {@link #record} has their plies: each before its variations, these before what
     * follows it. A replay of the record gives them the numbers 1, 2 ….
     */
    public List<Integer> nodes() {
        Lines lines = new Lines();
        lines.after(0);
        return lines.order;
    }

    /** Makes lines of the tree. */
    private final class Lines {
        private final Map<Integer, List<StoredPly>> children = new HashMap<>();
        private final List<Integer> order = new ArrayList<>();

        Lines() {
            plies.stream()
                    .sorted(Comparator.comparingInt(StoredPly::ranking).thenComparingInt(StoredPly::node))
                    .forEach(ply -> children.computeIfAbsent(ply.parent(), parent -> new ArrayList<>())
                            .add(ply));
        }

        List<RecordedPly> after(int node) {
            List<RecordedPly> line = new ArrayList<>();
            int at = node;
            while (children.containsKey(at)) {
                List<StoredPly> next = children.get(at);
                order.add(next.get(0).node());
                List<List<RecordedPly>> variations = new ArrayList<>();
                for (StoredPly other : next.subList(1, next.size())) {
                    order.add(other.node());
                    List<RecordedPly> variation = new ArrayList<>(List.of(recorded(other)));
                    variation.addAll(after(other.node()));
                    variations.add(variation);
                }
                line.add(recorded(next.get(0)).with(variations));
                at = next.get(0).node();
            }
            return line;
        }

        private static RecordedPly recorded(StoredPly ply) {
            RecordedPly plain = RecordedPly.of(ply.notation());
            return ply.time().map(plain::with).orElse(plain);
        }
    }
}
