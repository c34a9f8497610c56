package org.marienbad.ai;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.Plies;
import org.marienbad.lab.statistics.Interval;

/**
 * Players of this version against players of another one, both asked through protocol 1 of {@code marienbad engine}, so
 * that their overheads are alike. Each has one process for the whole match, warmed up by games that do not count, and
 * the same time per ply. The table has the time that both processes really spent. Games come in pairs from the same
 * random opening. In the first of a pair the first version has the even seats, in the second the odd ones. The score is
 * the share of the pairs of seats of different versions in which the first version gets more, half for equal payoffs.
 * Arguments:
 *
 * <pre>NEW_COMMAND OLD_COMMAND GAME SEATS GAMES OPENING_PLIES MILLIS NEW_PLAYER OLD_PLAYER…</pre>
 *
 * where GAME may have options, as in {@code kalaha(payoff=margin)}, and 0 milliseconds mean the players' own limits.
 */
final class AgainstEngine {
    private static final int WARM_UP = 6;
    private static final int FIRST_WARM_UP = 1_000_000;

    private final GameSetup setup;
    private final EngineProcess[] engines;
    private final String[] players;
    private final int opening;
    private final int millis;
    private final long[] decisions = new long[2];
    private double points;
    private int wins;
    private int losses;

    private AgainstEngine(GameSetup setup, EngineProcess[] engines, int opening, int millis, String... players) {
        this.setup = setup;
        this.engines = engines;
        this.opening = opening;
        this.millis = millis;
        this.players = players;
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 9 || arguments.length % 2 == 0) {
            System.err.println(
                    "wanted: NEW_COMMAND OLD_COMMAND GAME SEATS GAMES OPENING MILLIS NEW_PLAYER OLD_PLAYER...");
            System.exit(2);
        }
        PlayerSpec game = PlayerSpec.parse(arguments[2]);
        int seats = Integer.parseInt(arguments[3]);
        GameSetup setup = GameSetup.of(provider(game.id()), seats, game.settings(), 0);
        int games = Integer.parseInt(arguments[4]);
        int opening = Integer.parseInt(arguments[5]);
        int millis = Integer.parseInt(arguments[6]);
        System.out.println(
                "| game | new | old | games | won : drawn : lost | score % (95 %) | CPU ms per ply, new : old |");
        System.out.println("|---|---|---|---:|---|---|---|");
        for (int i = 7; i < arguments.length; i += 2) {
            try (EngineProcess one = new EngineProcess(arguments[0]);
                    EngineProcess two = new EngineProcess(arguments[1])) {
                EngineProcess[] engines = {one, two};
                String[] players = {arguments[i], arguments[i + 1]};
                new AgainstEngine(setup, engines, opening, millis, players).play(FIRST_WARM_UP, WARM_UP);
                double[] before = {one.cpuMillis(), two.cpuMillis()};
                AgainstEngine match = new AgainstEngine(setup, engines, opening, millis, players);
                match.play(0, games);
                match.print(games, one.cpuMillis() - before[0], two.cpuMillis() - before[1]);
            }
        }
    }

    private static GameProvider provider(String id) {
        for (GameProvider provider : ServiceLoader.load(GameProvider.class)) {
            if (provider.id().equals(id)) {
                return provider;
            }
        }
        throw new IllegalArgumentException("unknown game '" + id + "'");
    }

    private void play(int first, int games) throws IOException {
        for (int number = first; number < first + games; number++) {
            score(payoffs(number), number % 2);
        }
    }

    /** Plays one game, in which the seats with the parity of {@code number} are played by the first version. */
    private double[] payoffs(int number) throws IOException {
        SplittableRandom random = Seeds.stream(1, "opening", number / 2);
        int[] actions = new int[setup.game().info().maxLegalActions()];
        State state = setup.newState();
        List<String> plies = new ArrayList<>();
        int decided = 0;
        while (state.actor() != State.TERMINAL) {
            int code;
            if (state.actor() == State.CHANCE || decided++ < opening) {
                code = Chance.sample(state, actions, state.legalActions(actions), random);
            } else {
                int side = (state.actor() + number) % 2;
                decisions[side]++;
                String ply = engines[side].choose(setup, plies, players[side], millis, number);
                code = Plies.read(setup.game(), state, ply);
            }
            plies.add(Plies.write(setup.game(), state, code));
            state.apply(code);
        }
        double[] payoffs = new double[setup.seats()];
        state.payoffs(payoffs);
        return payoffs;
    }

    private void score(double[] payoffs, int parity) {
        double sum = 0;
        int pairs = 0;
        for (int own = parity; own < payoffs.length; own += 2) {
            for (int other = 1 - parity; other < payoffs.length; other += 2) {
                sum += (1 + Math.signum(payoffs[own] - payoffs[other])) / 2;
                pairs++;
            }
        }
        double share = sum / pairs;
        points += share;
        wins += share > 0.5 ? 1 : 0;
        losses += share < 0.5 ? 1 : 0;
    }

    private void print(int games, double newMillis, double oldMillis) {
        Interval interval = Interval.wilson(Math.round(points), games);
        System.out.printf(
                Locale.ROOT,
                "| %s, %d seats | `%s` | `%s` | %d | %d : %d : %d | %.1f (%.1f – %.1f) | %.1f : %.1f |%n",
                setup.provider().id(),
                setup.seats(),
                players[0],
                players[1],
                games,
                wins,
                games - wins - losses,
                losses,
                100 * points / games,
                100 * interval.low(),
                100 * interval.high(),
                newMillis / decisions[0],
                oldMillis / decisions[1]);
    }
}
