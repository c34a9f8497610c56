package org.marienbad.games.backgammon.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.framework.player.Solution.Effort;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.text.Text;
import org.marienbad.games.backgammon.BackgammonGame;
import org.marienbad.games.backgammon.BackgammonState;
import org.marienbad.games.backgammon.OneSidedTable;
import org.marienbad.games.backgammon.TwoSidedTable;

/**
 * Looks up what positions are worth in a table that it computes once. With so few men left nobody can lose a gammon, so that
 * the chance to win decides whatever the stakes.
 */
final class BearOffSolver implements Solver {
    private static final int HOME = 6;
    private static final double MIB = 1 << 20;

    private final BackgammonGame game;
    private final int men;
    private TwoSidedTable table;
    private long nodes;

    BearOffSolver(BackgammonGame game, int men) {
        this.game = game;
        this.men = men;
    }

    @Override
    public Solution solve(State position, Goal goal, Limits limits, Watch watch) {
        long start = System.nanoTime();
        nodes = 0;
        BackgammonState state = (BackgammonState) position;
        if (!isBearOff(state)) {
            return open(state, Text.of("open.contact", men), start);
        } else if (TwoSidedTable.bytes(men) > limits.bytes()) {
            return open(state, Text.of("open.memory", TwoSidedTable.bytes(men) / MIB), start);
        }
        if (table == null) {
            watch.progress(new Progress(Text.of("progress.table"), 0, Double.NaN));
            try {
                table = new TwoSidedTable(men, () -> watch.cancelled() || System.nanoTime() - start > limits.nanos());
            } catch (CancellationException cancelled) {
                boolean stopped = watch.cancelled();
                return open(
                        state, stopped ? Text.of("open.cancelled") : Text.of("open.time", limits.nanos() / 1e9), start);
            }
        }
        return solution(state, goal, start);
    }

    private Solution open(BackgammonState state, Text why, long start) {
        double most = game.info().maxPayoff();
        return Solution.of(Math.max(0, state.actor()), Measure.PAYOFF, Value.between(-most, most))
                .unfinished(Optional.of(why))
                .effort(Effort.of(nodes, System.nanoTime() - start))
                .build();
    }

    private boolean isBearOff(BackgammonState state) {
        for (int seat = 0; seat < 2; seat++) {
            int home = 0;
            for (int count : home(state, seat)) {
                home += count;
            }
            if (home > men || home + state.men(seat, BackgammonState.OFF) < BackgammonState.MEN) {
                return false;
            }
        }
        return true;
    }

    private static int[] home(BackgammonState state, int seat) {
        int[] home = new int[HOME];
        state.readHome(seat, home);
        return home;
    }

    private Solution solution(BackgammonState state, Goal goal, long start) {
        int seat = state.turn();
        List<ActionBounds> lines = new ArrayList<>();
        List<Integer> variation = new ArrayList<>();
        double value;
        if (state.actor() == State.CHANCE) {
            value = payoff(state, seat);
        } else {
            for (int action : game.legalActions(state)) {
                lines.add(new ActionBounds(action, Value.exactly(payoff(after(state, action), seat))));
            }
            lines.sort(ActionBounds.BEST_FIRST);
            value = lines.get(0).value().low();
            addBestPlay(state, seat, variation);
        }
        // Values are those of the seat to move, and of the first one where chance is.
        double shown = state.actor() == State.CHANCE && seat == 1 ? 0 - value : value;
        return Solution.of(Math.max(0, state.actor()), Measure.PAYOFF, Value.exactly(shown))
                .lines(goal == Goal.ACTIONS || lines.isEmpty() ? lines : lines.subList(0, 1))
                .variation(variation)
                .facts(facts(state, seat, value))
                .effort(Effort.of(nodes, System.nanoTime() - start)
                        .positions(table.positions())
                        .bytes(TwoSidedTable.bytes(men)))
                .build();
    }

    private List<Text> facts(BackgammonState state, int seat, double value) {
        OneSidedTable rolls = OneSidedTable.table();
        List<Text> facts = new ArrayList<>();
        facts.add(Text.of("fact.chance", game.view().seatName(seat), (1 + value) / 2));
        for (int each = 0; each < 2; each++) {
            double mean = rolls.rolls(rolls.number(home(state, each)));
            facts.add(Text.of("fact.rolls", game.view().seatName(each), mean));
        }
        return facts;
    }

    private static BackgammonState after(BackgammonState state, int action) {
        BackgammonState next = state.copy();
        next.apply(action);
        return next;
    }

    private void addBestPlay(BackgammonState from, int seat, List<Integer> variation) {
        BackgammonState state = from;
        while (state.actor() == seat) {
            int best = -1;
            double most = Double.NEGATIVE_INFINITY;
            for (int action : game.legalActions(state)) {
                double value = payoff(after(state, action), seat);
                best = value > most ? action : best;
                most = Math.max(most, value);
            }
            variation.add(best);
            state = after(state, best);
        }
    }

    /** The payoff of {@code seat} with best play; where dice are left, by trying all ways of playing them. */
    private double payoff(BackgammonState state, int seat) {
        nodes++;
        if (state.actor() == State.TERMINAL) {
            return state.winner() == seat ? 1 : state.winner() < 0 ? 0 : -1;
        } else if (state.actor() == State.CHANCE) {
            double win = table.winChance(home(state, state.turn()), home(state, 1 - state.turn()));
            return state.turn() == seat ? 2 * win - 1 : 1 - 2 * win;
        }
        double best = Double.NEGATIVE_INFINITY;
        for (int action : game.legalActions(state)) {
            best = Math.max(best, payoff(after(state, action), state.turn()));
        }
        return state.turn() == seat ? best : 0 - best;
    }
}
