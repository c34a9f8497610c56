package org.marienbad.ai.minimax;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.kalaha.KalahaProvider;

/**
 * {@link Minimax} with late-move reductions against the same without, at equal nodes, from random openings of six plies, each
 * played twice with the seats exchanged. Arguments: {@code kalaha} or {@code connect-four}, evaluator, nodes a move, openings.
 */
public final class ReductionsDuel {
    private static final int OPENING = 6;

    private final Game game;
    private final Evaluator evaluator;
    private final long nodes;
    private int won;
    private int drawn;
    private int lost;

    private ReductionsDuel(GameProvider provider, String evaluator, long nodes) {
        game = provider.create(2, Settings.defaults(provider.options()));
        this.evaluator = game.advice().evaluator(evaluator).orElseThrow();
        this.nodes = nodes;
    }

    public static void main(String[] arguments) {
        GameProvider provider = arguments[0].equals("kalaha") ? new KalahaProvider() : new ConnectFourProvider();
        ReductionsDuel duel = new ReductionsDuel(provider, arguments[1], Long.parseLong(arguments[2]));
        for (int i = 0; i < Integer.parseInt(arguments[3]); i++) {
            State opening = duel.opening(new SplittableRandom(i));
            duel.play(opening.copy(), 0);
            duel.play(opening.copy(), 1);
        }
        double games = duel.won + duel.drawn + duel.lost;
        double score = (duel.won + duel.drawn / 2.0) / games;
        double variance = (duel.won + duel.drawn / 4.0) / games - score * score;
        System.out.printf(
                Locale.ROOT,
                "%d : %d : %d, score %.3f ± %.3f%n",
                duel.won,
                duel.drawn,
                duel.lost,
                score,
                1.96 * Math.sqrt(variance / games));
    }

    private State opening(SplittableRandom random) {
        int[] actions = new int[game.info().maxLegalActions()];
        while (true) {
            State state = game.newInitialState();
            for (int ply = 0; ply < OPENING && state.actor() >= 0; ply++) {
                state.apply(state.randomAction(actions, random));
            }
            if (state.actor() >= 0) {
                return state;
            }
        }
    }

    private GameSearch search(boolean reduces) {
        return Minimax.of(game)
                .evaluator(evaluator)
                .iterations(nodes)
                .table(8)
                .lateMoveReductions(reduces)
                .build();
    }

    private void play(State state, int reducing) {
        List<GameSearch> seats = List.of(search(reducing == 0), search(reducing == 1));
        while (state.actor() >= 0) {
            state.apply(seats.get(state.actor()).search(state).action());
        }
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        int outcome = Double.compare(payoffs[reducing], payoffs[1 - reducing]);
        won += outcome > 0 ? 1 : 0;
        drawn += outcome == 0 ? 1 : 0;
        lost += outcome < 0 ? 1 : 0;
    }
}
