package org.marienbad.cli.option;

import org.marienbad.cli.console.BadInput;
import org.marienbad.framework.match.TimeControl;
import picocli.CommandLine.Option;

/** How much time the seats have. */
public final class ClockOption {
    @Option(
            names = "--clock",
            paramLabel = "TIME",
            description = "Play by a clock: 5+3 gives each seat 5 minutes for the game and 3 seconds more for each"
                    + " decision, 30s gives 30 seconds for each decision, 3d three days. Who uses up its time loses.")
    private String given;

    /** As given, or null. */
    public String given() {
        return given;
    }

    /** Unlimited unless something is given. */
    public TimeControl control() {
        return given == null ? TimeControl.UNLIMITED : BadInput.wrap("--clock", () -> TimeControl.parse(given));
    }
}
