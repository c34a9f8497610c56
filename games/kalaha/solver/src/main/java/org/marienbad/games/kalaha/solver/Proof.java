package org.marienbad.games.kalaha.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.text.Text;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaState;

/** The proofs about one position, action by action, and a way to prove more. Margins are those of the seat to move. */
final class Proof {
    private final KalahaGame game;
    private final KalahaState position;
    private final Prover prover;
    private final ProofTask job;
    private final int step;
    private final int least;
    private final int most;
    /** Legal actions in the order to try them. */
    private final int[] actions;
    /** By action. */
    private final Range[] ranges;

    Proof(KalahaGame game, KalahaState position, Prover prover, ProofTask job) {
        this.game = game;
        this.position = position;
        this.prover = prover;
        this.job = job;
        step = ProofSearch.step(game.rules());
        int seat = position.actor();
        int lead = position.store(seat) - position.store(1 - seat);
        int left = prover.left(position);
        // Under the pie rule a seat may also get the stones in the other store.
        int spread = position.pieOpen() ? game.rules().total() : left;
        int middle = position.pieOpen() ? 0 : lead;
        least = middle - spread;
        actions = order();
        ranges = new Range[game.info().actionCount()];
        most = middle + spread;
        Arrays.fill(ranges, new Range(least, most));
        for (int action : actions) {
            KalahaState next = position.copy();
            next.apply(action);
            if (next.actor() == State.TERMINAL) {
                int margin = next.store(seat) - next.store(1 - seat);
                ranges[action] = new Range(margin, margin);
            }
        }
    }

    /** Extra moves first, from the store outwards. */
    private int[] order() {
        List<Integer> order = new ArrayList<>();
        for (int code : game.legalActions(position)) {
            order.add(code);
        }
        order.sort(Comparator.comparing((Integer action) -> !again(action)).thenComparing(action -> -action));
        return order.stream().mapToInt(Integer::intValue).toArray();
    }

    private boolean again(int action) {
        KalahaState next = position.copy();
        next.apply(action);
        return next.actor() == position.actor();
    }

    int[] actions() {
        return actions.clone();
    }

    Range range(int action) {
        return ranges[action];
    }

    /** Adds bounds that were proven before. */
    void know(int action, Range range) {
        ranges[action] = range;
    }

    /** The bounds of the position's value. */
    Range value() {
        int low = Integer.MIN_VALUE;
        int high = Integer.MIN_VALUE;
        for (int action : actions) {
            low = Math.max(low, ranges[action].low());
            high = Math.max(high, ranges[action].high());
        }
        return new Range(low, high);
    }

    /** Actions by what is known of them, best first. */
    List<ActionBounds> lines() {
        return Arrays.stream(actions)
                .mapToObj(action -> new ActionBounds(action, told(ranges[action])))
                .sorted(ActionBounds.BEST_FIRST)
                .toList();
    }

    /** Bounds for reports: infinite where nothing is proven. */
    Value told(Range range) {
        return range.exact()
                ? range.value()
                : Value.between(
                        range.low() == least ? Double.NEGATIVE_INFINITY : range.low(),
                        range.high() == most ? Double.POSITIVE_INFINITY : range.high());
    }

    /** Proves whether the seat to move wins, loses or draws. */
    void outcome() {
        int win = atLeast(1);
        if (value().low() < win && value().high() >= win) {
            test(win);
        }
        int draw = atLeast(0);
        if (value().high() < win && draw < win && value().low() < draw && value().high() >= draw) {
            test(draw);
        }
    }

    /** Proves the value, and an action that keeps it. */
    void solve() {
        outcome();
        while (!value().exact()) {
            Range value = value();
            // Tests that succeed are cheap; the one that fails is most of the work, so it comes last.
            test(value.low() > least || value.high() <= value.low() + step ? value.low() + step : value.high());
        }
    }

    /** Proves the value of every action. */
    void solveActions() {
        solve();
        for (ActionBounds line : lines()) {
            int action = line.action();
            while (!ranges[action].exact()) {
                test(action, ranges[action].high());
            }
        }
    }

    /** The least possible margin from {@code margin} on. */
    private int atLeast(int margin) {
        return margin + Math.floorMod(least - margin, step);
    }

    /** Tries the actions until one is proven to be worth {@code beta}, the best ones so far first. */
    private void test(int beta) {
        for (ActionBounds line : startingWithBest()) {
            int action = line.action();
            if (ranges[action].low() < beta && ranges[action].high() >= beta) {
                test(action, beta);
            }
            if (ranges[action].low() >= beta) {
                return;
            }
        }
    }

    private List<ActionBounds> startingWithBest() {
        return Arrays.stream(actions)
                .mapToObj(action -> new ActionBounds(action, ranges[action].value()))
                .sorted(Comparator.comparingDouble(line -> -line.value().low()))
                .toList();
    }

    private void test(int action, int beta) {
        long settled = Arrays.stream(actions)
                .filter(each -> ranges[each].high() < beta || ranges[each].exact())
                .count();
        String notation = game.action(position, action).notation();
        job.tell(Text.of("progress.test", notation, beta), (double) settled / actions.length);
        ranges[action] = ranges[action].after(prover.test(position, action, beta, job), beta);
        job.note(notation + " is worth " + ranges[action]);
    }
}
