package org.marienbad.games.kalaha.theses;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaState;
import org.marienbad.games.kalaha.strategy.KalahaStrategy;
import org.marienbad.games.kalaha.strategy.RowQueries;
import org.marienbad.games.kalaha.strategy.Strategies;

/** Plays games of one pair; allocates nothing in a game. Confined to one thread. */
final class StrategyGames {
    private final KalahaStrategy[] bySeat = new KalahaStrategy[2];
    private final KalahaState[] starts = new KalahaState[2];
    private final KalahaState state;
    private final SplittableRandom random;

    /** @param chunk the games of each have a random stream of their own */
    StrategyGames(KalahaGame game, Pair pair, long seed, long chunk) {
        bySeat[Pair.A_SEAT] = Strategies.of(pair.a(), game.rules(), Pair.A_SEAT, pair.reading());
        bySeat[Pair.B_SEAT] = Strategies.of(pair.b(), game.rules(), Pair.B_SEAT, pair.reading());
        starts[0] = game.newInitialState(Pair.A_SEAT);
        starts[1] = game.newInitialState(Pair.B_SEAT);
        state = game.newInitialState();
        random = Seeds.stream(seed, pair.toString(), chunk);
    }

    /** Plays {@code games} games, the first, third, … started by A, the others by B. */
    void play(int games, PairTally tally) {
        for (int i = 0; i < games; i++) {
            int starter = i & 1;
            int plies = play(starts[starter]);
            tally.add(starter, state.store(Pair.A_SEAT) - state.store(Pair.B_SEAT), plies);
        }
    }

    private int play(KalahaState start) {
        state.copyFrom(start);
        int plies = 0;
        for (int seat = state.actor(); seat != State.TERMINAL; seat = state.actor()) {
            plies++;
            long own = state.row(seat);
            int pit = bySeat[seat].pit(own, state.row(1 - seat), plies);
            state.apply(pit == KalahaStrategy.ANY ? RowQueries.any(own, random) : pit);
        }
        return plies;
    }
}
