package org.marienbad.learn.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * How a training ended.
 *
 * @param plan with the number of games, if it is known by now
 * @param games of self-play that were played
 * @param curve so far
 * @param made the model; empty if it was interrupted
 */
public record TrainingResult(TrainingPlan plan, long games, List<CurvePoint> curve, Optional<Made> made) {
    public TrainingResult {
        curve = List.copyOf(curve);
    }

    /**
     * A model.
     *
     * @param gate how it stands against what was there
     * @param file where it is: among the user's models if it passed, else beside them
     * @param digest SHA-256 of its weights
     * @param rival the model of its name that was there
     */
    public record Made(GateResult gate, Path file, String digest, Optional<Candidate.Rival> rival) {}
}
