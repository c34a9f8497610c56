package org.marienbad.opponents.kgp;

import java.time.Duration;
import java.util.OptionalInt;
import org.marienbad.framework.player.Budget;

/** The server's clock, as its options {@code time:…} tell it. Confined to one thread. */
final class KgpTime {
    /** How many positions of a game a clock must last for, by far more than are usual. */
    private static final int POSITIONS_TO_GO = 25;

    private static final long DAY_MILLIS = 86_400_000;

    private String mode = "";
    private OptionalInt seconds = OptionalInt.empty();

    void set(KgpLine option) {
        switch (option.argument(0)) {
            case "time:mode" -> mode = option.argument(1);
            case "time:clock" -> seconds = option.number(1);
            default -> {}
        }
    }

    /** How long to think about the next position, over and above the player's own limits; the server may stop it at any time. */
    Budget budget() {
        if (mode.equals("none")) {
            return Budget.UNLIMITED; // nobody will stop it: the player's own limits alone count
        }
        if (seconds.isPresent() && seconds.getAsInt() >= 0) {
            int positions = mode.equals("relative") ? 1 : POSITIONS_TO_GO;
            return Budget.clock(Duration.ofSeconds(seconds.getAsInt()), Duration.ZERO, positions);
        }
        return Budget.ofMillis(DAY_MILLIS);
    }
}
