package org.marienbad.play;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.record.MatchRecord;

/**
 * Plies of a session that are taken back although somebody has knowledge that others lack, which may have guided what was played
 * since. All persons have to agree, and the record tells it. In a game that is over nothing is taken back, and what the
 * session {@linkplain Session#objection objects} to is not either.
 */
final class Takebacks {
    /** The tag of a record that numbers the plies, from 1, that were played in place of others. */
    static final String TAG = "takebacks";

    private static final int NOWHERE = -1;

    private final Session session;
    private final List<String> plies = new ArrayList<>();
    private int agreed = NOWHERE;

    Takebacks(Session session) {
        this.session = session;
    }

    /** Whether going on from the position shown takes something back. */
    boolean isDue() {
        return !session.tree().isDecided()
                && session.tree().index() < session.tree().length()
                && session.setup().game().info().has(GameInfo.Trait.HIDDEN_INFORMATION);
    }

    boolean isAgreed() {
        return agreed == session.tree().node();
    }

    /** All agree to go on from the position shown. */
    void agree() {
        agreed = session.tree().node();
    }

    /** Notes that the game goes on from the position shown. */
    void mark() {
        plies.add(String.valueOf(session.tree().index() + 1));
        agreed = NOWHERE;
    }

    MatchRecord write(MatchRecord record) {
        return plies.isEmpty() ? record : record.withTag(TAG, String.join(" ", plies));
    }

    void read(MatchRecord record) {
        if (record.tags().containsKey(TAG)) {
            plies.addAll(List.of(record.tags().get(TAG).split(" ")));
        }
    }
}
