package org.marienbad.games.kalaha.strategy;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaState;

/** Plays one strategy, at either seat. */
final class StrategyPlayer implements Player {
    private final KalahaStrategy[] bySeat;
    private final FirstPlies firstPlies;
    private final SplittableRandom random;

    StrategyPlayer(int number, KalahaGame game, Reading reading, long seed) {
        bySeat = new KalahaStrategy[] {
            Strategies.of(number, game.rules(), 0, reading), Strategies.of(number, game.rules(), 1, reading)
        };
        firstPlies = new FirstPlies(game);
        random = Seeds.stream(seed, "strategy", 0);
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        KalahaState state = (KalahaState) view;
        long own = state.row(seat);
        int pit = bySeat[seat].pit(own, state.row(1 - seat), firstPlies.number(state));
        return Decision.of(pit == KalahaStrategy.ANY ? RowQueries.any(own, random) : pit);
    }
}
