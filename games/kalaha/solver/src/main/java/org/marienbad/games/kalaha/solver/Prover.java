package org.marienbad.games.kalaha.solver;

import java.util.concurrent.atomic.AtomicInteger;
import org.marienbad.framework.game.State;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaRules;
import org.marienbad.games.kalaha.KalahaState;

/**
 * Proves bounds of final margins. Its tables grow with their work. Their entries hold for all positions of the game, so
 * they are kept from one question to the next. Used by one thread at a time.
 */
final class Prover {
    private static final long UNLIMITED = Long.MAX_VALUE;

    private final KalahaGame game;
    private final KalahaRules rules;
    private ProofTables tables;
    private ProofPlan plan;

    Prover(KalahaGame game) {
        this.game = game;
        rules = game.rules();
        tables = ProofTables.empty(rules);
        plan = ProofPlan.NONE;
    }

    /** One whose tables stay as large as they are. */
    Prover(KalahaGame game, ProofTables tables) {
        this.game = game;
        this.tables = tables;
        rules = game.rules();
        plan = ProofPlan.FIXED;
    }

    ProofTables tables() {
        return tables;
    }

    ProofPlan plan() {
        return plan;
    }

    /** Stones in the pits. */
    int left(KalahaState state) {
        int left = 0;
        for (int pit = 0; pit < rules.pits(); pit++) {
            left += state.stones(0, pit) + state.stones(1, pit);
        }
        return left;
    }

    /**
     * Enlarges the tables to the size of {@code wanted}, within the memory limit of the job and the memory available.
     */
    void grow(ProofPlan wanted, ProofTask job) {
        if (plan.ordinal() >= wanted.ordinal()) {
            return;
        }
        // The old bounds stay in memory until they have been copied.
        long bytes = Math.max(
                1,
                Math.min(job.limits().bytes(), Runtime.getRuntime().maxMemory())
                        - 8L * tables.bounds().size());
        while (bytes > tables.bytes()) {
            ProofTables.Size size = wanted.size().within(tables.index(), bytes, job);
            try {
                tables = tables.withEndgames(size.stones(), job);
                tables = tables.withBounds(size.bits());
                break;
            } catch (OutOfMemoryError full) {
                // The heap has less room for large arrays than the limit promises.
                bytes /= 2;
            }
        }
        plan = wanted;
    }

    /**
     * Whether the seat to move can end at least {@code beta} ahead against any play. A result of at least {@code beta}
     * is a lower bound of its final margin, any other an upper bound.
     *
     * @throws Control.Stopped if the job is over before that is proven
     */
    int test(KalahaState state, int beta, ProofTask job) {
        return test(state, beta, UNLIMITED, job);
    }

    private int test(KalahaState state, int beta, long most, ProofTask job) {
        int seat = state.actor();
        if (seat == State.TERMINAL) {
            throw new IllegalArgumentException("the game is over");
        }
        if (!state.pieOpen()) {
            int lead = state.store(seat) - state.store(1 - seat);
            return lead + test(state.row(seat), state.row(1 - seat), beta - lead, most, job);
        }
        int[] actions = game.legalActions(state);
        int best = Integer.MIN_VALUE;
        for (int i = actions.length - 1; i >= 0 && best < beta; i--) {
            best = Math.max(best, test(state, actions[i], beta, most, job));
        }
        return best;
    }

    /** The same for the position after {@code action}; the margin is still that of the seat to move before it. */
    int test(KalahaState state, int action, int beta, ProofTask job) {
        return test(state, action, beta, UNLIMITED, job);
    }

    /**
     * The same with no more than {@code most} nodes for a position and with the tables there are.
     *
     * @throws Control.Exhausted if they do not suffice
     */
    int test(KalahaState state, int action, int beta, long most, ProofTask job) {
        KalahaState next = state.copy();
        next.apply(action);
        int seat = state.actor();
        if (next.actor() == State.TERMINAL) {
            return next.store(seat) - next.store(1 - seat);
        }
        return next.actor() == seat
                ? test(next, beta, most, job)
                : -test(next, ProofSearch.step(rules) - beta, most, job);
    }

    private int test(long own, long other, int beta, long most, ProofTask job) {
        if (most != UNLIMITED) {
            return attempt(own, other, beta, most, job);
        }
        while (true) {
            try {
                return attempt(own, other, beta, plan.nodes(), job);
            } catch (Control.Exhausted exhausted) {
                grow(plan.next(), job);
            }
        }
    }

    /** Lets all workers search the same position; the first to finish ends it for all. */
    private int attempt(long own, long other, int beta, long allowance, ProofTask job) {
        Control control = job.control();
        control.begin(allowance);
        AtomicInteger result = new AtomicInteger(Integer.MIN_VALUE);
        int stones = PositionIndex.sum(own) + PositionIndex.sum(other);
        int threads = stones <= tables.endgames().most() + ProofSearch.SHARED ? 1 : plan.workers(job.threads());
        InProgressTable claims = threads > 1 ? new InProgressTable() : null;
        SolverThreads.run(
                threads,
                worker -> {
                    try {
                        ProofSearch search = new ProofSearch(tables, claims, control, job.quietByGain());
                        result.set(search.test(own, other, beta));
                        control.stop();
                    } catch (Control.Stopped stopped) {
                        // Another worker has the result, or nobody will.
                    }
                },
                job::beat);
        if (result.get() == Integer.MIN_VALUE) {
            control.explain();
        }
        return result.get();
    }
}
