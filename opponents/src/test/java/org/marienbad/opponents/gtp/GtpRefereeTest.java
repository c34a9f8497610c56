package org.marienbad.opponents.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.games.go.GoProvider;
import org.marienbad.games.reversi.ReversiProvider;
import org.marienbad.opponents.process.Installed;
import org.marienbad.opponents.process.InstalledProgram;

/** Programs of others as referees of Go and Reversi: they must agree with our rules ply by ply. Skipped without them. */
@Tag("referee")
class GtpRefereeTest {
    private static final int GAMES = 100;
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private static List<String> program(String name, String... arguments) {
        Optional<Path> file = InstalledProgram.find(name);
        Installed.require(file.isPresent(), name.equals("gnugo") ? name : "grhino");
        List<String> command = new ArrayList<>(List.of(file.get().toString()));
        command.addAll(List.of(arguments));
        return command;
    }

    private static GameSetup setup(GameProvider provider, Object... options) {
        return options.length == 0
                ? GameSetup.of(provider)
                : GameSetup.of(
                        provider, 2, Map.of((String) options[0], options[1], (String) options[2], options[3]), 0);
    }

    private static int[] legal(Game game, State state) {
        return game.legalActions(state);
    }

    private static Set<String> places(Game game, State state) {
        return IntStream.of(legal(game, state))
                .mapToObj(action -> GtpPlayer.vertex(game, state, action))
                .filter(place -> !place.equals("PASS"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Random games, half of them without filling own eyes: the program names all legal points after every ply. */
    @ParameterizedTest
    @CsvSource({"positional, --positional-superko", "situational, --situational-superko", "ko, --simple-ko"})
    void gnuGoAllowsTheSamePoints(String superko, String rule) {
        GameSetup setup = setup(new GoProvider(), "superko", superko, "size", 7);
        Game game = setup.game();
        try (GtpClient gnuGo = new GtpClient(
                program("gnugo", "--mode", "gtp", "--chinese-rules", "--forbid-suicide", rule), PATIENCE)) {
            gnuGo.ask("boardsize 7");
            for (int number = 0; number < GAMES; number++) {
                gnuGo.ask("clear_board");
                SplittableRandom random = new SplittableRandom(number);
                State state = setup.newState();
                int[] buffer = new int[game.info().maxLegalActions()];
                while (state.actor() != State.TERMINAL) {
                    String color = GtpPlayer.color(state.actor());
                    Set<String> theirs = new TreeSet<>(
                            Arrays.asList(gnuGo.ask("all_legal " + color).split(" ")));
                    theirs.remove("");
                    assertEquals(places(game, state), theirs, "game " + number + "\n" + state);
                    int action =
                            number % 2 == 0 ? state.playoutAction(buffer, random) : state.randomAction(buffer, random);
                    gnuGo.ask("play " + color + " " + GtpPlayer.vertex(game, state, action));
                    state.apply(action);
                }
            }
        }
    }

    /** Random games: the program takes every ply of ours, refuses an illegal one at each, and counts the same. */
    @Test
    void rhinoAgreesAboutReversi() {
        GameSetup setup = setup(new ReversiProvider());
        Game game = setup.game();
        try (GtpClient rhino = new GtpClient(program("gtp-rhino"), PATIENCE)) {
            for (int number = 0; number < GAMES; number++) {
                rhino.ask("clear_board");
                Random random = new Random(number);
                State state = setup.newState();
                while (state.actor() != State.TERMINAL) {
                    String color = GtpPlayer.color(state.actor());
                    Set<String> places = places(game, state);
                    String tried = (char) ('A' + random.nextInt(8)) + String.valueOf(1 + random.nextInt(8));
                    if (!places.contains(tried)) {
                        assertFalse(rhino.accepts("play " + color + " " + tried), tried + "\n" + state);
                    }
                    if (!places.isEmpty()) {
                        assertFalse(rhino.accepts("play " + color + " PASS"), state::toString);
                    }
                    int[] legal = legal(game, state);
                    int action = legal[random.nextInt(legal.length)];
                    if (!places.isEmpty()) {
                        rhino.ask("play " + color + " " + GtpPlayer.vertex(game, state, action));
                    }
                    state.apply(action);
                }
                int[] scores = game.scores(state);
                int lead = scores[0] - scores[1];
                String expected = lead == 0 ? "0" : (lead > 0 ? "B+" : "W+") + Math.abs(lead);
                assertEquals(expected, rhino.ask("final_score"), state::toString);
            }
        }
    }

    /** Whole games of the programs against random plies: no ply of theirs is illegal for us. */
    @Test
    void theirPliesAreLegal() {
        play(
                setup(new GoProvider()),
                program(
                        "gnugo",
                        "--mode",
                        "gtp",
                        "--chinese-rules",
                        "--positional-superko",
                        "--capture-all-dead",
                        "--never-resign",
                        "--level",
                        "1"),
                10);
        play(setup(new ReversiProvider()), program("gtp-rhino"), 10);
    }

    private static void play(GameSetup setup, List<String> command, int games) {
        Game game = setup.game();
        Player player = new GtpPlayer(() -> new GtpClient(command, PATIENCE), budget -> budget);
        try {
            for (int number = 0; number < games; number++) {
                int seat = number % 2;
                SplittableRandom random = new SplittableRandom(number);
                State state = setup.newState();
                int[] buffer = new int[game.info().maxLegalActions()];
                player.begin(setup, seat);
                while (state.actor() != State.TERMINAL) {
                    int action = state.actor() == seat
                            ? player.choose(state.copy(), seat, Budget.UNLIMITED, Monitor.NONE)
                                    .action()
                            : state.playoutAction(buffer, random);
                    player.observe(Seen.action(state.actor(), action));
                    state.apply(action);
                }
                double[] payoffs = new double[2];
                state.payoffs(payoffs);
                assertTrue(payoffs[seat] > 0, "the program does not beat chance:\n" + state);
            }
        } finally {
            player.close();
        }
    }
}
