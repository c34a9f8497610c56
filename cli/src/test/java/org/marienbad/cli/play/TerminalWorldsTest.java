package org.marienbad.cli.play;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.cli.SecretGames;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.option.Opponents;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.testkit.Leaks;
import org.marienbad.testkit.Worlds;

/** The terminal shows the same of two matches that who sits at it cannot tell apart. */
class TerminalWorldsTest {
    private static final List<String> COMMANDS = List.of(
            "board", "hint mcts(iterations=50)", "fly", "undo", "board", "redo", "save FILE", "no", "board", "quit");

    @TempDir
    private Path directory;

    private int files;

    static Stream<GameSetup> setups() {
        return SecretGames.setups();
    }

    /** Plays what was played in a match, and says what it expects of it; then it fails. */
    private record Scripted(List<Integer> plies) implements PlayerProvider {
        @Override
        public String id() {
            return "scripted";
        }

        @Override
        public Optional<Text> unsupportedReason(Game game) {
            return Optional.empty();
        }

        @Override
        public Player create(Game game, Settings settings, long seed) {
            return new Player() {
                private int seen;

                @Override
                public void begin(GameSetup setup, int seat) {
                    seen = 0;
                }

                @Override
                public void observe(Seen ply) {
                    seen++;
                }

                @Override
                public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
                    if (seen >= plies.size()) {
                        throw new IllegalStateException("that was all");
                    }
                    int action = plies.get(seen);
                    double[] values = new double[game.info().seats()];
                    values[seat] = action / 100.0;
                    Decision.ActionValue line = new Decision.ActionValue(action, 50, values, false, new int[0]);
                    Decision decision = new Decision(action, List.of(line), 50, 1, 0);
                    monitor.progress(decision);
                    return decision;
                }
            };
        }
    }

    /** All that is shown to {@code observer}, the only person, while {@code world} is played in {@code setup}. */
    private String shown(GameSetup setup, Worlds.World world, Observer observer) {
        List<PlayerProvider> players =
                new ArrayList<>(SecretGames.PLUGINS.players().all());
        players.add(new Scripted(world.plies()));
        List<PlayerSpec> specs = IntStream.range(0, setup.seats())
                .mapToObj(seat -> PlayerSpec.of(seat == observer.seat() ? MatchRecord.PERSON : "scripted"))
                .toList();
        List<String> written = SecretGames.plies(world);
        List<Integer> actors = SecretGames.actors(world);
        Path file = directory.resolve("seen" + files++ + ".json");
        List<String> input = new ArrayList<>();
        IntStream.range(0, written.size())
                .filter(i -> observer.isSeat() && actors.get(i) == observer.seat())
                .forEach(i -> input.add(written.get(i)));
        COMMANDS.forEach(command -> input.add(command.replace("FILE", file.toString())));
        StringWriter out = new StringWriter();
        Terminal terminal = Terminal.of(
                new BufferedReader(new StringReader(String.join("\n", input) + "\n")),
                new PrintWriter(out, true),
                new PrintWriter(out, true));
        Opponents opponents = new Opponents(PlayerProvider.catalogue(players));
        GameStart start = new GameStart(setup, world.seed(), specs);
        try (TerminalGame game = new TerminalGame(start, opponents, terminal, Locale.ENGLISH)) {
            game.run();
        }
        try {
            String saved = observer.isSeat() ? Files.readString(file) : "";
            return (out + saved).replace(file.toString(), "FILE").replaceAll("\\d+\\.\\d\\d s", "so many s");
        } catch (IOException failure) {
            throw new UncheckedIOException(out.toString(), failure);
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    void matchesThatAPersonCannotTellApartLookTheSame(GameSetup setup) {
        List<Worlds.Pair> pairs = Worlds.pairs(setup);
        assertFalse(pairs.isEmpty());
        Worlds.requireAlike(pairs, (world, observer) -> shown(setup, world, observer));
        Worlds.Pair seated = pairs.stream()
                .filter(pair -> pair.observer().isSeat())
                .findFirst()
                .orElseThrow();
        String all = shown(setup, seated.one(), seated.observer());
        assertTrue(all.contains("\"?\"") || all.contains("\"*?\""), "what it saved hides something: " + all);
    }

    @ParameterizedTest
    @MethodSource("setups")
    void aGameThatLeaksIsNoticed(GameSetup setup) {
        GameSetup leaking = Leaks.of(setup, "seen");
        List<Worlds.Pair> pairs = Worlds.pairs(setup);
        assertThrows(
                RuntimeException.class,
                () -> Worlds.requireAlike(pairs, (world, observer) -> shown(leaking, world, observer)));
    }
}
