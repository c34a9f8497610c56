package org.marienbad.ai.montecarlo;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.SearchStep;
import org.marienbad.framework.player.SearchStep.Source;

/** Tells an observer which action gets each playout, and why. Payoffs are on a scale from 0 to 1. */
final class PlayoutSteps {
    private final SearchObserver observer;
    private final Playouts playouts;
    private final PlayoutAllocation allocation;
    private long rounds;

    PlayoutSteps(SearchObserver observer, Playouts playouts, PlayoutAllocation allocation, int seat) {
        this.observer = observer;
        this.playouts = playouts;
        this.allocation = allocation;
        observer.observe(new SearchStep.Start("montecarlo", seat));
        int[] actions = new int[playouts.count()];
        for (int i = 0; i < actions.length; i++) {
            actions[i] = playouts.action(i);
        }
        observer.observe(new SearchStep.Expand(actions));
    }

    /** The action {@code index} gets the next playout. */
    void select(int index) {
        observer.observe(new SearchStep.Round(++rounds, false));
        List<SearchStep.Option> options = new ArrayList<>();
        for (int i = 0; i < playouts.count(); i++) {
            options.add(new SearchStep.Option(
                    playouts.action(i), allocation.score(playouts, i), allocation.parts(playouts, i)));
        }
        observer.observe(new SearchStep.Select(allocation.formula(), options, playouts.action(index)));
    }

    /** After the action {@code index} the seat {@code actor} moves. */
    void enter(int index, int actor) {
        observer.observe(new SearchStep.Enter(playouts.action(index), actor, -1, null));
    }

    /** The playout after the action {@code index} has ended with these payoffs. */
    void backUp(int index, boolean over, double[] payoffs) {
        observer.observe(new SearchStep.Leaf(over ? Source.END : Source.PLAYOUT, payoffs));
        long[] visits = {rounds, playouts.visits(index)};
        observer.observe(new SearchStep.BackUp(payoffs, visits, new double[] {Double.NaN, playouts.mean(index)}));
    }
}
