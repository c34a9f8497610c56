package org.marienbad.play.analysis;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.games.minuteempire.MinuteEmpireProvider;
import org.marienbad.play.Consultation;

/**
 * A hint and a review of the same sealed bid. Coins do not come back, and games played to the end punish bids from 4
 * on.
 */
class SealedBidAdviceTest {
    private static final int MOST_SENSIBLE = 3;
    private static final Solver.Limits LIMITS = new Solver.Limits(1, 1, 1, 1);

    private final GameSetup setup = GameSetup.of(new MinuteEmpireProvider(), 4, Map.of(), 0);
    private final Plugins plugins = Plugins.load();
    private final Analysts analysts = new Analysts(plugins.players(), plugins.solvers());
    private final PlayerSpec adviser =
            new PlayerSpec(analysts.best(setup.game()).orElseThrow().id(), Map.of("iterations", 3000));

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void noAdviceIsToBidEveryCoin(int seed) {
        List<Integer> plies = new ArrayList<>();
        State start = setup.newState();
        SplittableRandom chance = new SplittableRandom(seed);
        int[] codes = new int[setup.game().info().maxLegalActions()];
        while (start.actor() == State.CHANCE) {
            plies.add(start.randomOutcome(codes, chance));
            start.apply(plies.get(plies.size() - 1));
        }
        int every = codes[start.legalActions(codes) - 1];
        int none = codes[0];

        MatchView view = MatchView.of(setup, plies, Observer.seat(0));
        int hint = Consultation.of(view)
                .ask(analysts.create(adviser, setup.game(), seed), Budget.UNLIMITED, Monitor.NONE)
                .action();
        assertTrue(hint <= none + MOST_SENSIBLE, () -> "hint: bid " + (hint - none));

        Annotation all = review(plies, every, seed);
        all.better()
                .ifPresent(
                        better -> assertTrue(better <= none + MOST_SENSIBLE, () -> "review: bid " + (better - none)));
        Annotation hinted = review(plies, hint, seed);
        assertNotEquals(Mark.WEAK, hinted.mark(), "review of the hint");
        assertTrue(
                all.after().estimate().orElseThrow() < hinted.after().estimate().orElseThrow(),
                () -> all + " is no better than " + hinted);
    }

    private Annotation review(List<Integer> before, int bid, long seed) {
        List<Integer> plies = new ArrayList<>(before);
        plies.add(bid);
        return new Annotator(analysts)
                .annotate(
                        MatchView.of(setup, plies, Observer.seat(0)),
                        new Annotator.AnnotationOptions(
                                LIMITS, Double.POSITIVE_INFINITY, adviser, Budget.UNLIMITED, seed),
                        new Annotator.Watch() {})
                .get(before.size())
                .orElseThrow();
    }
}
