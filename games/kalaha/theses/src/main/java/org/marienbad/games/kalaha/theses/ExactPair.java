package org.marienbad.games.kalaha.theses;

import org.marienbad.framework.game.State;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaState;
import org.marienbad.games.kalaha.strategy.KalahaStrategy;
import org.marienbad.games.kalaha.strategy.Strategies;

/**
 * Every game that a pair can play from one start, each with its probability. It is for pairs that seldom leave a choice
 * to chance, such as 5/5.
 */
final class ExactPair {
    private static final int MOST_GAMES = 10_000_000;

    private final KalahaStrategy[] bySeat = new KalahaStrategy[2];
    private final int starter;
    private final double[] lengths;
    private final double[] results = new double[3];
    private final int legalActions;
    private int games;

    private ExactPair(KalahaGame game, Pair pair, int starter) {
        for (int seat = 0; seat < 2; seat++) {
            int number = seat == Pair.A_SEAT ? pair.a() : pair.b();
            bySeat[seat] = Strategies.of(number, game.rules(), seat, pair.reading());
        }
        this.starter = starter;
        lengths = new double[game.info().maxPlies() + 1];
        legalActions = game.info().maxLegalActions();
    }

    /**
     * All games in which the seat {@code starter} starts.
     *
     * @throws IllegalArgumentException if there are more than ten million
     */
    static ExactPair of(KalahaGame game, Pair pair, int starter) {
        ExactPair exact = new ExactPair(game, pair, starter);
        exact.follow(game.newInitialState(starter), 0, 1);
        return exact;
    }

    private void follow(KalahaState state, int plies, double probability) {
        int seat = state.actor();
        if (seat == State.TERMINAL) {
            end(state, plies, probability);
            return;
        }
        int pit = bySeat[seat].pit(state.row(seat), state.row(1 - seat), plies + 1);
        int[] pits = {pit};
        int count = 1;
        if (pit == KalahaStrategy.ANY) {
            pits = new int[legalActions];
            count = state.legalActions(pits);
        }
        for (int i = 0; i < count; i++) {
            KalahaState next = state.copy();
            next.apply(pits[i]);
            follow(next, plies + 1, probability / count);
        }
    }

    private void end(KalahaState state, int plies, double probability) {
        if (++games > MOST_GAMES) {
            throw new IllegalArgumentException("more than " + MOST_GAMES + " games; only a sample can be played");
        }
        results[Integer.signum(state.store(starter) - state.store(1 - starter)) + 1] += probability;
        lengths[plies] += probability;
    }

    /** How many different games there are. */
    int games() {
        return games;
    }

    double starterWins() {
        return results[2];
    }

    double otherWins() {
        return results[0];
    }

    double draws() {
        return results[1];
    }

    /** The probability that a game lasts {@code plies} plies. */
    double length(int plies) {
        return lengths[plies];
    }

    double meanPlies() {
        double sum = 0;
        for (int plies = 0; plies < lengths.length; plies++) {
            sum += plies * lengths[plies];
        }
        return sum;
    }
}
