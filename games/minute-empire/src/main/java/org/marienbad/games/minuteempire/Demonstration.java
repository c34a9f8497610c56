package org.marienbad.games.minuteempire;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.marienbad.framework.game.State;

/** Positions to show rules by, from games played at random in always the same way. */
final class Demonstration {
    private static final int GAMES = 60;

    private Demonstration() {}

    /** The first decision to take a card, where the seat has not bid away the coins for every one of them. */
    static Optional<EmpireState> firstPick(EmpireRules rules) {
        int dearest = rules.price(rules.places - 1);
        return first(
                rules,
                state ->
                        state.phase() == Phase.PICK && state.turnsOver() == 0 && state.coins(state.actor()) >= dearest);
    }

    /** The first position of that kind, if there is any in some games. */
    static Optional<EmpireState> first(EmpireRules rules, Predicate<EmpireState> wanted) {
        int[] buffer = new int[rules.codes.mostLegal];
        for (int game = 0; game < GAMES; game++) {
            SplittableRandom random = new SplittableRandom(game);
            EmpireState state = EmpireState.initial(rules);
            while (state.actor() != State.TERMINAL) {
                if (wanted.test(state)) {
                    return Optional.of(state);
                }
                state.apply(
                        state.actor() == State.CHANCE
                                ? state.randomOutcome(buffer, random)
                                : state.playoutAction(buffer, random));
            }
        }
        return Optional.empty();
    }
}
