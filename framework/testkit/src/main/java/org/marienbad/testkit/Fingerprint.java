package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.RepetitionState;
import org.marienbad.framework.game.State;

/** Everything that can be asked of a position, for comparing two. */
record Fingerprint(
        String text,
        long hash,
        List<Long> encoding,
        int actor,
        List<Integer> legal,
        List<Double> numbers,
        List<Long> observations,
        boolean hasHistory) {

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
        boolean hasHistory = state instanceof RepetitionState;
        return new Fingerprint(
                state.toString(), state.hash(), encoding, actor, legal, numbers, observations, hasHistory);
    }

    /** Throws the first difference, if there is one, as a violation that begins with {@code problem}. */
    void requireSame(String problem, Fingerprint found) {
        if (!equals(found)) {
            if (!text.equals(found.text)) {
                throw Violation.of(problem + ", text", text, found.text);
            }
            // Equal positions differ in their history alone.
            boolean byHistory = hasHistory && encoding.equals(found.encoding);
            String by = problem + (byHistory ? ", the history of the position, by its " : ", ");
            same(by + "actor", actor, found.actor);
            same(by + "hash", hash, found.hash);
            same(by + "encoding", encoding, found.encoding);
            same(by + "legal actions", legal, found.legal);
            same(by + "chance weights, payoffs or scores", numbers, found.numbers);
            same(by + "observation keys", observations, found.observations);
        }
    }

    private void same(String problem, Object expected, Object found) {
        if (!expected.equals(found)) {
            throw Violation.of(problem, expected, found).at("position: " + Violation.oneLine(text));
        }
    }

    /** The violation that two positions, told as text, have the same hash. */
    static Violation collision(String one, int actor, String other, int otherActor) {
        String turn = actor == otherActor
                ? ""
                : ", in which different seats are to move (does the hash leave out whose turn it is?)";
        String both = "'" + Violation.oneLine(one) + "' and '" + Violation.oneLine(other) + "'";
        return Violation.of("equal hash of two positions" + turn, "different hashes", both);
    }
}
