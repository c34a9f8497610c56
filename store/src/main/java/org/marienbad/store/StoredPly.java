package org.marienbad.store;

import java.util.Objects;
import java.util.Optional;
import org.marienbad.framework.record.RecordedPly;

/**
 * A ply of a kept game.
 *
 * @param node its number in the game, from 1; never used again
 * @param parent the node before it, a smaller number; 0 for the start
 * @param ranking among the plies after the same parent: the one with the least is on the line, others begin variations
 * @param notation as records write it, chance outcomes with their mark
 * @param decider the seat, or −1 for chance
 * @param time the decider's, where it is told
 */
public record StoredPly(
        int node, int parent, int ranking, String notation, int decider, Optional<RecordedPly.Time> time) {
    public StoredPly {
        Objects.requireNonNull(notation, "notation");
        if (parent < 0 || parent >= node) {
            throw new IllegalArgumentException("node " + node + " cannot come after node " + parent);
        }
    }
}
