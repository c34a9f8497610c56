package org.marienbad.ai.proof;

import java.util.List;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;

/**
 * The value of a position, narrowed down by questions. All are about seat 0, so that the table serves the next position,
 * too.
 */
final class ValueSearch {
    private final ProofNumberSearch search;
    private final GameInfo info;
    private final double draw;
    private final State position;
    private final int mover;
    private final double least;
    private final double most;
    /** The least and greatest value of seat 0. */
    private double low;

    private double high;
    /** Whether a question was left open. */
    private boolean open;
    /** The best play known. */
    private List<Integer> line = List.of();

    private boolean succeeded;

    ValueSearch(ProofNumberSearch search, GameInfo info, State position) {
        this.search = search;
        this.info = info;
        this.position = position;
        draw = info.payoffSum() / 2;
        mover = GameSearch.seatToMove(position);
        least = Math.max(info.minPayoff(), info.payoffSum() - info.maxPayoff());
        most = Math.min(info.maxPayoff(), info.payoffSum() - info.minPayoff());
        low = least;
        high = most;
    }

    /** @param exact whether to go on when it is known who wins */
    void run(boolean exact) {
        double more = Math.nextUp(draw);
        ask(mover == 0 ? more : draw);
        if (!isDecided()) {
            ask(mover == 0 ? draw : more);
        }
        while (exact && low < high && !open) {
            ask(Math.max(Math.nextUp(low), low + (high - low) / 2));
        }
        if (line.isEmpty()) {
            line = List.of(open ? search.promising() : firstAction());
        }
    }

    private int firstAction() {
        int[] actions = new int[info.maxLegalActions()];
        position.legalActions(actions);
        return actions[0];
    }

    private boolean isDecided() {
        return low > draw || high < draw || low == high;
    }

    /** Asks whether seat 0 gets {@code payoff}, if that is not known. */
    private void ask(double payoff) {
        if (open || payoff <= low || payoff > high) {
            return;
        }
        Question question = search.question(0, payoff);
        ProofStatus status = search.answer(position, question);
        open = status == ProofStatus.UNKNOWN;
        if (open) {
            return;
        }
        double bound = search.bound(question);
        boolean reached = status == ProofStatus.PROVEN;
        if (reached) {
            low = Math.max(low, bound);
        } else {
            high = Math.min(high, bound);
        }
        boolean success = reached == (mover == 0);
        if (success || !succeeded) {
            line = search.principalVariation();
            succeeded = success;
        }
    }

    /** The play by which both seats keep the value, as far as it is known. */
    List<Integer> line() {
        return line;
    }

    /** The value for {@code seat}, less a draw. */
    Solution.Value of(int seat) {
        double atLeast = low == high || low > least ? low - draw : Double.NEGATIVE_INFINITY;
        double atMost = low == high || high < most ? high - draw : Double.POSITIVE_INFINITY;
        Solution.Value value = Solution.Value.between(atLeast, atMost);
        return seat == 0 ? value : value.negated();
    }
}
