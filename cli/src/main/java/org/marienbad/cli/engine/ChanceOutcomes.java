package org.marienbad.cli.engine;

import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;

/** The possible outcomes where chance decides, as far as the observer can know them. */
record ChanceOutcomes(MatchView view) {
    /** Called with each outcome and its relative weight. */
    @FunctionalInterface
    interface Visitor {
        void outcome(Action outcome, double weight);
    }

    void forEach(Visitor visitor) {
        if (view.actor() != State.CHANCE) {
            return;
        }
        State guess = view.determinized();
        for (int code : view.setup().game().legalActions(guess)) {
            visitor.outcome(view.setup().game().action(guess, code), guess.chanceWeight(code));
        }
    }
}
