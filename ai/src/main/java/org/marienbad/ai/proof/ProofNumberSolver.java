package org.marienbad.ai.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marienbad.ai.search.shared.SolverCall;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.text.Text;

/** Solves positions one by one by proof-number search; the table is kept from one to the next. */
final class ProofNumberSolver implements Solver {
    private static final long BYTES_PER_MIB = 1 << 20;

    private final Game game;
    private final long wantedBytes;
    private final MemoryBudget memory;
    private ProofNumberSearch search;
    private long tableBytes;

    /** @param hash most memory of the table in MiB, taken from {@code memory} */
    ProofNumberSolver(Game game, int hash, MemoryBudget memory) {
        this.game = game;
        this.memory = memory;
        wantedBytes = hash * BYTES_PER_MIB;
    }

    @Override
    public Solution solve(State position, Goal goal, Limits limits, Watch watch) {
        SolverCall call = new SolverCall(limits, watch);
        open(limits);
        search.start(Budget.ofNanos(limits.nanos()), monitor(watch));
        int seat = position.actor();
        ValueSearch root = search.value(position, goal != Goal.OUTCOME);
        Value value = root.of(seat);
        boolean done = isReached(value, goal);
        ProofResult.Numbers left = search.numbers();
        List<ActionBounds> actions = new ArrayList<>();
        if (goal == Goal.ACTIONS && done) {
            done = solveActions(position, actions);
        } else if (done) {
            actions.add(new ActionBounds(root.line().get(0), value));
        }
        return Solution.of(seat, Measure.PAYOFF, value)
                .lines(actions)
                .variation(value.outcome().isPresent() ? root.line() : List.of())
                .unfinished(done ? Optional.empty() : Optional.of(call.reason()))
                .facts(value.outcome().isPresent() ? List.of() : List.of(fact("df-pn.numbers", left)))
                .effort(call.effort(search.spent()).bytes(search.bytes()))
                .build();
    }

    private static boolean isReached(Value value, Goal goal) {
        return goal == Goal.OUTCOME ? value.outcome().isPresent() : value.exact();
    }

    /** Whether all actions could be solved; those that were are added, best first. */
    private boolean solveActions(State position, List<ActionBounds> solved) {
        int seat = position.actor();
        int[] legal = game.legalActions(position);
        for (int action : legal) {
            State after = position.copy();
            after.apply(action);
            Value value = value(after, seat);
            if (value.exact()) {
                solved.add(new ActionBounds(action, value));
            }
        }
        solved.sort(ActionBounds.BEST_FIRST);
        return solved.size() == legal.length;
    }

    private Value value(State after, int seat) {
        if (after.actor() != State.TERMINAL) {
            return search.value(after, true).of(seat);
        }
        double[] payoffs = new double[2];
        after.payoffs(payoffs);
        return Value.exactly(payoffs[seat] - game.info().payoffSum() / 2);
    }

    /** A search whose table keeps within the limits: the one there is, if it does and they allow no more. */
    private void open(Limits limits) {
        long bytes = Math.min(wantedBytes, limits.bytes());
        if (limits.positions() < bytes / ProofTable.BYTES_PER_ENTRY) {
            bytes = limits.positions() * ProofTable.BYTES_PER_ENTRY;
        }
        if (search == null || tableBytes != bytes) {
            if (search != null) {
                search.close();
            }
            search = null;
            search = ProofNumberSearch.of(game).tableBytes(bytes).memory(memory).build();
            tableBytes = bytes;
        }
    }

    private Monitor monitor(Watch watch) {
        return new Monitor() {
            @Override
            public boolean cancelled() {
                return watch.cancelled();
            }

            @Override
            public SearchObserver observer() {
                return watch.observer();
            }

            @Override
            public void progress(Decision soFar) {
                watch.progress(new Progress(fact("df-pn.progress", search.numbers()), soFar.iterations(), Double.NaN));
            }
        };
    }

    private static Text fact(String key, ProofResult.Numbers numbers) {
        return Text.of(key, numbers.proof(), numbers.disproof());
    }
}
