package org.marienbad.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.framework.toy.Toy;
import org.marienbad.framework.toy.ToyPlayers;
import org.marienbad.lab.run.TournamentRun;
import org.marienbad.lab.tournament.Entrant;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Schedule;
import org.marienbad.lab.tournament.Tournament;

/** Tournaments of small games between small players. */
public final class Toys {
    public static final Catalogue<GameProvider> GAMES = GameProvider.catalogue(List.of(new Toy()));
    public static final Catalogue<PlayerProvider> PLAYERS = PlayerProvider.catalogue(List.of(
            new Kind("dice", ToyPlayers::random),
            new Kind("miser", seed -> ToyPlayers.always(1)),
            new Kind("greedy", seed -> ToyPlayers.always(3)),
            new Kind("prover", seed -> prover()),
            new Kind("failing", seed -> ToyPlayers.failing()),
            new Kind("endless", seed -> (view, seat, budget, monitor) -> {
                while (!monitor.cancelled()) {
                    Thread.onSpinWait();
                }
                return null;
            }),
            new TunedToy()));
    public static final GameSetup SETUP = GameSetup.of(new Toy(), 2, Map.of("counters", 30), 0);

    private Toys() {}

    /** Knows the game without dice: who leaves a multiple of four wins. */
    private static Player prover() {
        return (view, seat, budget, monitor) -> {
            int left = (int) (((OneWordState) view).pack() / 4);
            List<Decision.ActionValue> lines = new ArrayList<>();
            for (int action = 1; action <= Math.min(3, left); action++) {
                double[] value = new double[2];
                Payoffs.outcome((left - action) % 4 == 0 ? seat : 1 - seat, value);
                lines.add(new Decision.ActionValue(action, 1, value, true, new int[] {action}));
            }
            return Decision.of(Math.max(1, left % 4)).with(lines);
        };
    }

    public static List<Entrant> entrants(String... players) {
        return IntStream.range(0, players.length)
                .mapToObj(i -> new Entrant((char) ('A' + i) + "", PlayerSpec.of(players[i])))
                .toList();
    }

    /** The players of the tests and {@code player}. */
    public static Catalogue<PlayerProvider> with(String id, Player player) {
        List<PlayerProvider> all = new ArrayList<>(PLAYERS.all());
        all.add(new Kind(id, seed -> player));
        return PlayerProvider.catalogue(all);
    }

    public static Tournament tournament(Tournament.Options options, String... players) {
        return new Tournament(SETUP, entrants(players), Schedule.roundRobin(), options);
    }

    /** Of a player that tells what it thinks and one that does not, with dice, the starter by lot. */
    public static Tournament diced(Tournament.Options options) {
        return new Tournament(
                GameSetup.of(new Toy(), 2, Map.of("counters", 20, "dice", "on"), GameSetup.BY_LOT),
                List.of(
                        new Entrant("strong", PlayerSpec.parse("tuned(c=2,mode=b)")),
                        new Entrant("weak", PlayerSpec.of("dice"))),
                Schedule.roundRobin(),
                options);
    }

    public static List<GameResult> play(Tournament tournament, int threads) {
        List<GameResult> games = new ArrayList<>();
        new TournamentRun(tournament, PLAYERS).play(threads, (game, result) -> games.add(game));
        return games;
    }

    private record Kind(String id, LongFunction<Player> maker) implements PlayerProvider {
        @Override
        public Optional<Text> unsupportedReason(Game game) {
            return Optional.empty();
        }

        @Override
        public Player create(Game game, Settings settings, long seed) {
            return maker.apply(seed);
        }
    }
}
