package org.marienbad.ai.solver;

import java.util.List;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.SearchStep;
import org.marienbad.framework.player.Solution.ActionBounds;

/**
 * Tells an observer in which order retrograde analysis learned the values of positions, and the facts about one of
 * them.
 */
final class RetrogradeSteps {
    private final SearchObserver observer;
    private final Solved solved;

    RetrogradeSteps(SearchObserver observer, Solved solved) {
        this.observer = observer;
        this.solved = solved;
    }

    /** Layer by layer from the ends of the game, then the actions of {@code position}, which has that number. */
    void tell(State position, int number) {
        int seat = position.actor();
        double tie = solved.graph().game().info().payoffSum() / 2;
        observer.observe(new SearchStep.Start("retrograde", seat));
        solved.layers()
                .forEach((payoff, layers) -> layers.forEach(
                        (plies, positions) -> observer.observe(new SearchStep.Layer(payoff, plies, positions))));
        List<ActionBounds> lines = solved.lines(position, number);
        for (int i = 0; i < lines.size(); i++) {
            ActionBounds line = lines.get(i);
            State next = position.copy();
            next.apply(line.action());
            double[] payoffs = new double[2];
            payoffs[seat] = tie + line.value().low();
            payoffs[1 - seat] = tie - line.value().low();
            observer.observe(new SearchStep.Enter(line.action(), next.actor(), -1, null));
            observer.observe(new SearchStep.Leaf(SearchStep.Source.PROOF, payoffs));
            observer.observe(new SearchStep.Leave(payoffs, SearchStep.Bound.EXACT));
            if (i == 0) {
                observer.observe(new SearchStep.Improve(line.action(), payoffs));
            }
        }
    }
}
