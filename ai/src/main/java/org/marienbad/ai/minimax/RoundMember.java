package org.marienbad.ai.minimax;

import java.util.List;
import org.marienbad.ai.minimax.TranspositionTable.Entry;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.framework.game.Seeds;

/**
 * One of the members of a search that is divided repeatably. Each has a table of its own and works for a number of nodes, a
 * round; then every table takes over what the others have got in that round. Who searches an action first is a matter of the
 * position's hash: a member puts off the actions of the others, and mostly finds them in its table later.
 *
 * <p>What a member does in a round depends only on what it did before and on what the others did in earlier rounds; so, by
 * induction, it does not depend on which threads run when, nor on how many.
 */
final class RoundMember implements Cooperation {
    /** How many members a search has, whatever the number of threads. */
    static final int MEMBERS = 2;

    private static final long NEVER = -1;
    /** Nodes of the first round and of later ones; between, a round takes a sixteenth of what was spent before. */
    private static final int FIRST_ROUND = 128;

    private static final int ROUND = 1024;
    private static final int PART = 16;
    /** Least depth at which actions are divided: below, what is divided would end within a round. */
    private static final int LEAST_DEPTH = 4;
    /** Least depth of what is exchanged. */
    private static final int EXCHANGED_DEPTH = 4;

    private final List<RoundMember> all;
    private final int number;
    private final TranspositionTable table;
    /** Of the present round and the one before, by parity. */
    private final PutLog[] logs = {new PutLog(), new PutLog()};

    private Rounds rounds;
    private PutLog log;
    private long endOfRound;

    /** @param all the members, this one among them at {@code number}, when the search begins */
    RoundMember(List<RoundMember> all, int number, TranspositionTable table) {
        this.all = all;
        this.number = number;
        this.table = table;
    }

    /** A new search begins. */
    void begin(Rounds rounds) {
        this.rounds = rounds;
        endOfRound = FIRST_ROUND;
        logs[1].begin(NEVER);
        log = logs[0];
        log.begin(0);
    }

    @Override
    public boolean defers(Node node, int action) {
        if (node.depth < LEAST_DEPTH) {
            return false;
        }
        long mixed = Seeds.mix(node.hash + 0x9E3779B97F4A7C15L * (action + 1));
        return (int) Math.multiplyHigh(mixed >>> 1, 2L * all.size()) != number;
    }

    @Override
    public void stored(Entry entry) {
        if (entry.depth() >= EXCHANGED_DEPTH) {
            entry.appendTo(log);
        }
    }

    @Override
    public boolean goOn(SearchLimits clock) {
        if (clock.spent() < endOfRound) {
            return true;
        }
        endOfRound = clock.spent() + Math.max(FIRST_ROUND, Math.min(ROUND, clock.spent() / PART));
        if (!rounds.next(clock)) {
            return false;
        }
        long round = rounds.round();
        for (RoundMember other : all) {
            if (other != this) {
                other.logs[(int) (round - 1) & 1].replay(round - 1, table);
            }
        }
        log = logs[(int) round & 1];
        log.begin(round);
        return true;
    }
}
