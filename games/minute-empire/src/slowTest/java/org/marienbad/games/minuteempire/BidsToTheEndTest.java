package org.marienbad.games.minuteempire;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;

/** Bids against the bids of computers, 0 to 3, all at random; then the same search plays all four seats to the end. */
class BidsToTheEndTest {
    private static final int SEATS = 4;
    private static final int GAMES = 100;
    private static final int OTHERS = 4;

    private final GameSetup setup = GameSetup.of(new MinuteEmpireProvider(), SEATS, Map.of(), 0);

    @Test
    void everyCoinBidIsAGameThrownAway() {
        double few = mean(1);
        double half = mean(4);
        double all = mean(9);
        assertTrue(few > half + 0.3, few + " with 1, " + half + " with 4");
        assertTrue(few > all + 0.4, few + " with 1, " + all + " with 9");
    }

    private double mean(int bid) {
        double sum = 0;
        for (int game = 0; game < GAMES; game++) {
            sum += payoff(bid, game);
        }
        return sum / GAMES;
    }

    private double payoff(int bid, int game) {
        int bidder = game % SEATS;
        SplittableRandom chance = new SplittableRandom(1000 + game);
        SplittableRandom bids = new SplittableRandom(game);
        List<Player> players = players(game);
        EmpireState state = (EmpireState) setup.newState();
        int[] codes = new int[setup.game().info().maxLegalActions()];
        while (state.actor() != State.TERMINAL) {
            int seat = state.actor();
            if (seat == State.CHANCE) {
                state.apply(state.randomOutcome(codes, chance));
            } else if (state.phase() == Phase.BID) {
                int other = bids.nextInt(OTHERS);
                state.legalActions(codes);
                state.apply(codes[seat == bidder ? bid : other]);
            } else {
                state.apply(players.get(seat)
                        .choose(state.copy(), seat, Budget.UNLIMITED, Monitor.NONE)
                        .action());
            }
        }
        players.forEach(Player::close);
        double[] payoffs = new double[SEATS];
        state.payoffs(payoffs);
        return payoffs[bidder];
    }

    private List<Player> players(int game) {
        PlayerProvider search = ServiceLoader.load(PlayerProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(provider -> provider.id().equals("mcts"))
                .findFirst()
                .orElseThrow();
        Settings settings = Settings.of(
                "setting",
                "mcts",
                search.settings(),
                Map.of("iterations", 50, "horizon", "turn", "playout", "sensible", "memory", 1));
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            players.add(search.create(setup.game(), settings, SEATS * game + seat));
        }
        return players;
    }
}
