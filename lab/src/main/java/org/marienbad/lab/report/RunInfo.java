package org.marienbad.lab.report;

import java.util.Optional;
import org.marienbad.lab.tournament.CodeVersion;

/**
 * The contents of a report beside the results.
 *
 * @param version of the application
 * @param timed whether a player has a time limit, so that the games cannot be repeated exactly
 * @param code that played the games, if it is known
 */
public record RunInfo(String version, boolean timed, Optional<CodeVersion> code) {
    /** For games whose code is unknown. */
    public RunInfo(String version, boolean timed) {
        this(version, timed, Optional.empty());
    }
}
