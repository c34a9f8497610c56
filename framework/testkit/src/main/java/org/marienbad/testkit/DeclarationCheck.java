package org.marienbad.testkit;

import org.marienbad.framework.game.GameProvider;

/** Whether the declarations of a provider are consistent. */
final class DeclarationCheck {
    private DeclarationCheck() {}

    static int check(GameSuite.Run run) {
        GameProvider provider = run.suite().provider();
        Violations violations = new Violations();
        violations.collect(() -> requireId(provider));
        violations.collect(() -> requireSeats(provider));
        violations.collect(() -> SettingsCheck.require("option", provider.id(), provider.options()));
        if (run.cases().problem() != null) {
            violations.add(run.cases().problem());
        }
        violations.throwIfAny();
        return run.cases().accepted().size() + run.cases().refused();
    }

    private static void requireId(GameProvider provider) {
        if (!String.valueOf(provider.id()).matches("[a-z][a-z0-9-]*")) {
            throw Violation.of("id of the game", "small letters, digits, dashes", "'" + provider.id() + "'");
        }
    }

    private static void requireSeats(GameProvider provider) {
        if (provider.minSeats() < 1 || provider.maxSeats() < provider.minSeats()) {
            throw Violation.of("seats", "1 <= minSeats <= maxSeats", provider.minSeats() + ", " + provider.maxSeats());
        }
    }
}
