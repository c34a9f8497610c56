package org.marienbad.browser;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Advisor;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.Catalogues;
import org.marienbad.server.protocol.ServerJson;

/** The speed of a game without chance at its beginning; the same code measures a browser and a JDK. */
final class GameSpeed {
    private static final long SEED = 1;
    private static final int PARTS = 4;
    private static final String UCT = "uct";

    private GameSpeed() {}

    /**
     * Measures for about twice as many seconds, of which a quarter warms up.
     *
     * @return JSON: {@code playouts} a second from the start, and iterations of {@code uct} a second, one playout each
     */
    static String measure(Catalogues plugins, String id, double seconds) {
        GameSetup setup = GameSetup.of(plugins.games().get(id)).drawn(SEED);
        return ServerJson.object()
                .put("playouts", rate(playouts(setup), seconds))
                .put(UCT, rate(iterations(plugins, setup), seconds))
                .toString();
    }

    private static LongConsumer playouts(GameSetup setup) {
        State start = setup.newState();
        State state = start.copy();
        Playout playout = new Playout(setup.game());
        SplittableRandom random = new SplittableRandom(SEED);
        return count -> {
            for (long i = 0; i < count; i++) {
                state.copyFrom(start);
                playout.run(state, random);
            }
        };
    }

    private static LongConsumer iterations(Catalogues plugins, GameSetup setup) {
        MatchView start =
                MatchView.of(setup, List.of(), Observer.seat(setup.newState().actor()));
        PlayerSpec spec = plugins.players().all().stream()
                .filter(provider -> provider.benchmarks().containsKey(UCT))
                .map(GameSpeed::uct)
                .findFirst()
                .orElseThrow();
        return count -> {
            try (Advisor advisor = new Advisor(spec.create(plugins.players(), setup.game(), SEED))) {
                advisor.ask(start, Budget.ofIterations(count), Monitor.NONE);
            }
        };
    }

    private static PlayerSpec uct(PlayerProvider provider) {
        Map<String, Object> settings = provider.benchmarks().get(UCT);
        return new PlayerSpec(provider.id(), settings);
    }

    /** The best of some parts after the first, as other programs only take time away. */
    private static double rate(LongConsumer work, double seconds) {
        double best = 0;
        long amount = 1;
        for (int part = 0; part < PARTS; ) {
            long before = System.nanoTime();
            work.accept(amount);
            double spent = Math.max(1e-6, (System.nanoTime() - before) / 1e9);
            if (spent * PARTS < seconds / 2) {
                amount *= 2;
            } else {
                best = part == 0 ? 0 : Math.max(best, amount / spent);
                part++;
            }
        }
        return best;
    }
}
