package org.marienbad.testkit;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;

/** Whether the steps of a coach can be shown and done. */
final class CoachCheck {
    private static final int FEWEST = 3;
    private static final int MOST = 24;

    private CoachCheck() {}

    static int check(Sample sample) {
        List<CoachStep> steps = sample.game().view().coach();
        if (!steps.isEmpty() && (steps.size() < FEWEST || steps.size() > MOST)) {
            throw Violation.of("steps of the coach", "from " + FEWEST + " to " + MOST + ", or none", steps.size());
        }
        Violations violations = new Violations();
        for (int i = 0; i < steps.size(); i++) {
            CoachStep step = steps.get(i);
            String what = "step " + (i + 1) + " of the coach";
            violations.collect(() -> check(sample.game(), step, what));
        }
        violations.throwIfAny();
        return steps.size();
    }

    private static void check(Game game, CoachStep step, String what) {
        State state;
        try {
            LineOfPlay line = step.line(game, 0);
            state = line.present();
        } catch (IllegalArgumentException refused) {
            throw Violation.of("position of " + what, "a position with legal plies", refused.getMessage());
        }
        Observer learner = Observer.seat(Math.max(0, state.actor()));
        Set<String> ids = Pictures.ids(game.view().picture(state, learner));
        if (!ids.containsAll(step.spots())) {
            throw Violation.of("spots of " + what, "spots of the picture " + ids, step.spots());
        }
        step.task().ifPresent(task -> {
            List<String> legal = legal(game, state);
            if (!legal.containsAll(task.answers())) {
                throw Violation.of("answers of " + what, "legal actions " + legal, task.answers());
            }
            if (legal.size() == Set.copyOf(task.answers()).size()) {
                throw new Violation(
                        "answers of " + what + " are all legal actions, so there is nothing to find: " + legal);
            }
        });
    }

    /** The actions that a person may play. */
    private static List<String> legal(Game game, State state) {
        if (state.actor() < 0) {
            return List.of();
        }
        return Arrays.stream(game.legalActions(state))
                .mapToObj(code -> game.action(state, code).notation())
                .toList();
    }
}
