package org.marienbad.play.analysis;

import java.util.Optional;
import org.marienbad.framework.match.MatchView;

/**
 * How an analysis stands.
 *
 * @param position the position that is analysed, as the seat to move sees it; empty while nothing is
 * @param problem the failure of the analyst; empty if there is none
 */
public record Thoughts(
        Optional<MatchView> position, Status status, String problem, Optional<PositionFindings> findings) {
    /** Whether there is more to come, and if not, why. */
    public enum Status {
        /** Nothing is shown. */
        OFF,
        /** The analyst thinks. */
        THINKING,
        /** It has finished. */
        FINISHED,
        /** The game is over. */
        OVER,
        /** Chance decides here. */
        CHANCE,
        /** The viewer of the screen may not know everything that the seat to move knows. */
        HIDDEN,
        /** No player can analyse this game. */
        NOBODY,
        /** The analyst threw, or chose an illegal action. */
        FAILED,
        /** The analyst does not answer; it is not asked again. */
        HANGS
    }

    static final Thoughts OFF = of(Status.OFF);

    static Thoughts of(Status status) {
        return new Thoughts(Optional.empty(), status, "", Optional.empty());
    }

    static Thoughts beginning(MatchView position) {
        return new Thoughts(Optional.of(position), Status.THINKING, "", Optional.empty());
    }

    Thoughts with(PositionFindings news, boolean last) {
        return new Thoughts(position, last ? Status.FINISHED : Status.THINKING, "", Optional.of(news));
    }

    Thoughts failed(Status how, String reason) {
        return new Thoughts(position, how, reason, findings);
    }
}
