package org.marienbad.store;

import java.time.Instant;
import org.marienbad.framework.record.MatchRecord;

/**
 * A kept game without its plies.
 *
 * @param head the match record without plies: game, options, players, payoffs …
 * @param moves how many decisions lead to the position shown last
 */
public record GameSummary(GameKey key, MatchRecord head, Instant started, Instant updated, int moves) {
    public long id() {
        return key.id();
    }

    /** Whether its main line has come to an end. */
    public boolean isFinished() {
        return head.payoffs().isPresent();
    }
}
