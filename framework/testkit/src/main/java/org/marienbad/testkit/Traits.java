package org.marienbad.testkit;

import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.State;

/** Whether the traits in the game info are those that the game shows. */
final class Traits {
    private static final int NOBODY = Integer.MIN_VALUE;

    private Traits() {}

    static int check(Sample sample) {
        GameInfo info = sample.subject().info();
        if (!info.equals(sample.game().info())) {
            throw Violation.of("game info asked twice", info, sample.game().info());
        }
        Violations violations = new Violations();
        violations.collect(() -> starters(sample));
        int[] tested = {0};
        violations.collect(() -> tested[0] = plies(sample));
        violations.throwIfAny();
        return tested[0];
    }

    private static void starters(Sample sample) {
        GameInfo info = sample.subject().info();
        for (int starter = 1; starter < info.seats(); starter++) {
            boolean starts = starts(sample, starter);
            if (starts != info.has(GameInfo.Trait.ANY_STARTER)) {
                throw Violation.of(
                        "trait ANY_STARTER",
                        "declared exactly if newInitialState takes every seat",
                        "seat " + (starter + 1) + (starts ? " starts" : " cannot start"));
            }
        }
    }

    private static int plies(Sample sample) {
        GameInfo info = sample.subject().info();
        boolean hidden = info.has(GameInfo.Trait.HIDDEN_INFORMATION);
        return sample.eachLine(line -> {
            int[] last = {NOBODY, NOBODY};
            return line.visitAll((state, ply) -> {
                if (state instanceof ImperfectInformationState != hidden) {
                    throw Violation.of(
                            "trait HIDDEN_INFORMATION",
                            "declared exactly if the positions are HiddenStates",
                            (hidden ? "declared, but not " : "not declared, but ") + "HiddenState");
                }
                int actor = state.actor();
                // Chance may draw the starter, but not in a game that lets its caller choose.
                boolean drawn = last[0] == State.CHANCE && !info.has(GameInfo.Trait.ANY_STARTER);
                if (actor >= 0 && last[1] == NOBODY && actor != line.starter() && !drawn) {
                    throw Violation.of("first seat to move", line.starter(), actor);
                }
                if (actor >= 0 && actor == last[0] && info.seats() > 1 && !info.has(GameInfo.Trait.EXTRA_TURNS)) {
                    throw Violation.of("trait EXTRA_TURNS", "declared if a seat moves twice in a row", "not declared");
                }
                last[0] = actor;
                last[1] = actor >= 0 ? actor : last[1];
            });
        });
    }

    private static boolean starts(Sample sample, int starter) {
        try {
            State state = sample.game().newInitialState(starter);
            return state != null;
        } catch (IllegalArgumentException refused) {
            return false;
        }
    }
}
