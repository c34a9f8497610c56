package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.State;

/** Whether copies are equal and independent, new ones as well as those into a used position. */
final class Copies {
    private Copies() {}

    private record Kept(int ply, State copy, Fingerprint asItWas) {}

    /** Keeps a copy of every position and compares all of them again at the end (an idea of TAG). */
    static int copy(Sample sample) {
        return sample.eachLine(line -> {
            List<Kept> kept = new ArrayList<>();
            int tested = line.visit((state, ply) -> {
                Fingerprint fresh = sample.fingerprint(state);
                State copy = state.copy();
                fresh.requireSame("copy", sample.fingerprint(copy));
                Replays.requireSameFuture("copy", sample, line, ply, Replays.future(sample, line, ply), copy);
                fresh.requireSame("playing on in a copy changed the original", sample.fingerprint(state));
                kept.add(new Kept(ply, state.copy(), fresh));
            });
            for (Kept one : kept) {
                try {
                    one.asItWas.requireSame(
                            "an earlier copy changed when the original played on", sample.fingerprint(one.copy));
                } catch (Violation violation) {
                    throw violation.at(line.where(one.ply));
                }
            }
            return tested;
        });
    }

    static int copyFrom(Sample sample) {
        return sample.eachLine((line, other) -> {
            State[] used = {
                line.at(line.length()), line.at(line.length() / 2), other.at(other.length() / 2), other.start()
            };
            String[] names = {"the end of the same game", "a later position", "a position of another game", "a start"};
            return line.visit((state, ply) -> {
                Fingerprint fresh = sample.fingerprint(state);
                List<Fingerprint> future = Replays.future(sample, line, ply);
                for (int k = 0; k < used.length; k++) {
                    String problem = "copyFrom into " + names[k];
                    State target = used[k].copy();
                    target.copyFrom(state);
                    fresh.requireSame(problem, sample.fingerprint(target));
                    Replays.requireSameFuture(problem, sample, line, ply, future, target);
                    fresh.requireSame(problem + " ties the original to the target", sample.fingerprint(state));
                    used[k] = target;
                }
            });
        });
    }
}
