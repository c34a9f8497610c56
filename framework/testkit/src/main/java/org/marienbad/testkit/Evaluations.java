package org.marienbad.testkit;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.State;

/** Evaluators and scores. */
final class Evaluations {
    private Evaluations() {}

    static int evaluators(Sample sample) {
        List<NamedEvaluator> evaluators = sample.game().advice().evaluators();
        if (evaluators.isEmpty()) {
            return 0;
        }
        return sample.visit((state, ply) -> {
            if (state.actor() != State.TERMINAL) {
                evaluators.forEach(known -> check(sample, state, known.name(), known.evaluator()));
            }
        });
    }

    private static void check(Sample sample, State state, String name, Evaluator evaluator) {
        String what = "estimates of evaluator '" + name + "'";
        if (!name.matches("[\\p{L}\\p{N}._/-]+")) {
            throw Violation.of("name of an evaluator", "letters, digits, dots, dashes", "'" + name + "'");
        }
        Fingerprint before = sample.fingerprint(state);
        double[] out = new double[sample.subject().seats()];
        Arrays.fill(out, Double.NaN);
        evaluator.evaluate(state, out);
        TerminalCheck.requireInRange(what, sample.subject().info(), out);
        double[] again = new double[out.length];
        evaluator.evaluate(state, again);
        if (!Arrays.equals(out, again)) {
            throw Violation.of(what + " asked twice", Arrays.toString(out), Arrays.toString(again));
        }
        before.requireSame("evaluator '" + name + "' changed the position", sample.fingerprint(state));
    }

    static int scores(Sample sample) {
        int seats = sample.subject().seats();
        Set<Object> names = new HashSet<>();
        for (int seat = 0; seat < seats; seat++) {
            if (!names.add(sample.game().view().seatName(seat))) {
                throw Violation.of(
                        "names of the seats",
                        "all different",
                        sample.game().view().seatName(seat) + " twice");
            }
        }
        int wanted = sample.game().scores(sample.subject().start(0)).length == 0 ? 0 : seats;
        return sample.visit((state, ply) -> {
            int[] scores = sample.game().scores(state);
            if (scores.length != wanted) {
                throw Violation.of(
                        "scores", wanted == 0 ? "none, as at the start" : "one a seat", Arrays.toString(scores));
            }
        });
    }
}
