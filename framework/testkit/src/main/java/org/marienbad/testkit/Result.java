package org.marienbad.testkit;

/**
 * The result of one check in one case.
 *
 * @param check id of the check, the same in every run: small letters and dashes
 * @param title the demand of the check
 * @param subject the case: seats and options of a game, or the game a player was tried on
 * @param outcome how it went
 * @param detail the problems, a line each, or the reason for skipping; empty if the check passed
 * @param tested how many positions, games or values were examined
 */
public record Result(String check, String title, String subject, Outcome outcome, String detail, int tested) {
    /** How a check can end. */
    public enum Outcome {
        PASSED,
        FAILED,
        /** The game or player has nothing that the check could examine: no picture, no hidden information. */
        NOT_APPLICABLE,
        /** Something that the check needs is missing; {@link Result#detail} says what. */
        SKIPPED
    }

    public boolean failed() {
        return outcome == Outcome.FAILED;
    }

    /** For people: one line, or one more a problem where there are several. */
    @Override
    public String toString() {
        return check + " [" + subject + "] "
                + switch (outcome) {
                    case PASSED -> "passed (" + tested + " tested)";
                    case NOT_APPLICABLE -> "does not apply";
                    case SKIPPED -> "skipped: " + detail;
                    case FAILED ->
                        "FAILED: " + (detail.contains("\n") ? ("\n" + detail).replace("\n", "\n    ") : detail);
                };
    }
}
