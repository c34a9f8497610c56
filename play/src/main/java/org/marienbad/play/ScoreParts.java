package org.marienbad.play;

import java.util.Arrays;
import java.util.List;
import org.marienbad.framework.game.ScoreLine;

/** The parts of scores that screens show as bars. */
public final class ScoreParts {
    private ScoreParts() {}

    /**
     * The parts of which a bar shows each score, in the order of {@code lines}. Empty unless there are several, which
     * everybody knows, none negative, and some seat has a score.
     *
     * @param lines the breakdown of the scores
     */
    public static List<ScoreLine> of(List<ScoreLine> lines, int[] scores) {
        List<ScoreLine> parts = lines.stream()
                .filter(line -> line.kind() == ScoreLine.Kind.PART)
                .toList();
        boolean fits = parts.size() > 1
                && Arrays.stream(scores).anyMatch(score -> score > 0)
                && parts.stream().flatMap(line -> line.values().stream()).allMatch(value -> value.orElse(-1) >= 0);
        return fits ? parts : List.of();
    }
}
