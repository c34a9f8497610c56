package org.marienbad.games.kalaha.strategy;

import java.util.HashMap;
import java.util.Map;
import org.marienbad.framework.game.State;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaState;

/** Tells from a position alone which ply comes next, as far as strategy 5 must know: the first three or a later one. */
final class FirstPlies {
    private static final int KNOWN = 3;

    private final Map<Long, Integer> numbers = new HashMap<>();

    FirstPlies(KalahaGame game) {
        for (int starter = 0; starter < 2; starter++) {
            add(game, game.newInitialState(starter), 1);
        }
    }

    private void add(KalahaGame game, KalahaState state, int number) {
        numbers.putIfAbsent(state.hash(), number);
        if (number == KNOWN || state.actor() == State.TERMINAL) {
            return;
        }
        for (int action : game.legalActions(state)) {
            KalahaState next = state.copy();
            next.apply(action);
            add(game, next, number + 1);
        }
    }

    /** Number of the next ply, from 1; every later one is {@value #KNOWN} + 1. */
    int number(KalahaState state) {
        return numbers.getOrDefault(state.hash(), KNOWN + 1);
    }
}
