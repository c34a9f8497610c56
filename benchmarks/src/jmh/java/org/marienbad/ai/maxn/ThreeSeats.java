package org.marienbad.ai.maxn;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.nim.NimProvider;
import org.marienbad.games.testgames.DiceRaceProvider;

/**
 * {@link MaxN}, {@link Paranoid} and {@link BestReply} at one table, at equal nodes: from random openings of three to six plies,
 * each played in all six orders. Arguments: {@code race} or {@code nim}, nodes a move, openings.
 */
public final class ThreeSeats {
    private static final List<String> NAMES = List.of("maxn", "paranoid", "best-reply");
    private static final int[][] ORDERS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    private ThreeSeats() {}

    public static void main(String[] arguments) {
        boolean race = arguments[0].equals("race");
        GameProvider provider = race ? new DiceRaceProvider() : new NimProvider();
        Map<String, ?> options = race ? Map.of("die", "off", "length", 60, "rounds", 8) : Map.of("heaps", "3-5-7-9");
        Game game = provider.create(3, Settings.of("option", provider.id(), provider.options(), options));
        long nodes = Long.parseLong(arguments[1]);
        int openings = Integer.parseInt(arguments[2]);
        double[] sums = new double[3];
        double[] squares = new double[3];
        double[] payoffs = new double[3];
        for (int i = 0; i < openings; i++) {
            State opening = opening(game, new SplittableRandom(i));
            for (int[] order : ORDERS) {
                List<GameSearch> searches = List.of(
                        MaxN.of(game).iterations(nodes).build(),
                        Paranoid.of(game).iterations(nodes).build(),
                        BestReply.of(game).iterations(nodes).build());
                State state = opening.copy();
                while (state.actor() >= 0) {
                    state.apply(searches.get(order[state.actor()]).search(state).action());
                }
                state.payoffs(payoffs);
                for (int seat = 0; seat < 3; seat++) {
                    sums[order[seat]] += payoffs[seat];
                    squares[order[seat]] += payoffs[seat] * payoffs[seat];
                }
            }
        }
        int games = openings * ORDERS.length;
        for (int k = 0; k < 3; k++) {
            double mean = sums[k] / games;
            double interval = 1.96 * Math.sqrt((squares[k] / games - mean * mean) / games);
            System.out.printf(Locale.ROOT, "%s: payoff %.3f ± %.3f%n", NAMES.get(k), mean, interval);
        }
    }

    private static State opening(Game game, SplittableRandom random) {
        int[] actions = new int[game.info().maxLegalActions()];
        while (true) {
            State state = game.newInitialState();
            for (int plies = 3 + random.nextInt(4); plies > 0 && state.actor() >= 0; plies--) {
                state.apply(state.randomAction(actions, random));
            }
            if (state.actor() >= 0) {
                return state;
            }
        }
    }
}
