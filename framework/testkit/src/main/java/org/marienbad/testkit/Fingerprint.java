package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;

/** Everything that can be asked of a position, for comparing two. */
record Fingerprint(
        String text,
        long hash,
        List<Long> encoding,
        int actor,
        List<Integer> legal,
        List<Double> numbers,
        List<Long> observations) {

    static Fingerprint of(Case subject, State state) {
        int actor = state.actor();
        int[] buffer = subject.buffer();
        int count = Math.max(0, Math.min(buffer.length, state.legalActions(buffer)));
        List<Integer> legal = Arrays.stream(buffer, 0, count).boxed().toList();
        List<Double> numbers = new ArrayList<>();
        if (actor == State.CHANCE) {
            legal.forEach(outcome -> numbers.add(state.chanceWeight(outcome)));
        } else if (actor == State.TERMINAL) {
            double[] payoffs = new double[subject.seats()];
            state.payoffs(payoffs);
            Arrays.stream(payoffs).forEach(numbers::add);
        }
        for (int score : subject.game().scores(state)) {
            numbers.add((double) score);
        }
        List<Long> observations = new ArrayList<>();
        if (state instanceof ImperfectInformationState hidden) {
            for (int seat = 0; seat < subject.seats(); seat++) {
                observations.add(hidden.observationKey(Observer.seat(seat)));
            }
        }
        List<Long> encoding = Arrays.stream(subject.encode(state)).boxed().toList();
        return new Fingerprint(state.toString(), state.hash(), encoding, actor, legal, numbers, observations);
    }

    /** Throws the first difference, if there is one, as a violation that begins with {@code problem}. */
    void requireSame(String problem, Fingerprint found) {
        if (!equals(found)) {
            same(problem + ", text", text, found.text);
            same(problem + ", actor", actor, found.actor);
            same(problem + ", hash", hash, found.hash);
            same(problem + ", encoding", encoding, found.encoding);
            same(problem + ", legal actions", legal, found.legal);
            same(problem + ", chance weights, payoffs or scores", numbers, found.numbers);
            same(problem + ", observation keys", observations, found.observations);
        }
    }

    private static void same(String problem, Object expected, Object found) {
        if (!expected.equals(found)) {
            throw Violation.of(problem, expected, found);
        }
    }
}
