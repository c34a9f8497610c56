package org.marienbad.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.cli.console.Terminal;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

class LaunchTest {
    @TempDir
    private Path directory;

    @Test
    void withoutDisplayAShortDemonstrationIsPlayed() {
        Cli.Result result = Cli.run("--lang", "en");
        assertEquals(0, result.status());
        assertEquals(
                List.of("No window can be opened (no display); going on in the terminal, see marienbad --help."),
                result.errLines());
        assertTrue(result.out().contains("Kalaha"), result.out());
        assertTrue(result.out().contains("The game is over."), result.out());
        long plies = result.outLines().stream()
                .filter(line -> line.matches("(South|North) plays .*"))
                .count();
        long boards = result.outLines().stream()
                .filter(line -> line.startsWith("South         a"))
                .count();
        assertTrue(plies > 5);
        assertEquals(plies + 1, boards, "the board comes at the start and after every ply");
    }

    @Test
    void withDisplayTheWindowIsOpenedInTheLanguageAskedFor() {
        List<Locale> opened = new ArrayList<>();
        Cli.Result result = Cli.run(
                "",
                (plugins, locale, game) -> {
                    opened.add(locale);
                    return Optional.empty();
                },
                "--lang",
                "cs");
        assertEquals(new Cli.Result(0, "", ""), result);
        assertEquals(List.of(Locale.forLanguageTag("cs")), opened);
    }

    @Command(name = "alone", header = "Counts games.", mixinStandardHelpOptions = true)
    static final class Alone implements Callable<Integer> {
        @Mixin
        private CommonOptions common;

        private final Catalogue<GameProvider> games;
        private final Terminal terminal;

        @Inject
        Alone(Catalogue<GameProvider> games, Terminal terminal) {
            this.games = games;
            this.terminal = terminal;
        }

        @Override
        public Integer call() {
            terminal.println(games.get("nim").id() + (common.verbose ? " at length" : ""));
            return 0;
        }
    }

    @Test
    void aCommandWithALauncherOfItsOwnStandsAlone() {
        assertEquals(new Cli.Result(0, "nim at length\n", ""), Cli.run(Alone.class, "--verbose"));
        assertTrue(Cli.run(Alone.class, "--help").out().startsWith("Counts games.\nUsage: alone "));
        Cli.Result wrong = Cli.run(Alone.class, "play");
        assertEquals(2, wrong.status());
        assertEquals(List.of("marienbad: unexpected argument 'play'; see alone --help"), wrong.errLines());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play",
                "match",
                "tournament",
                "analyse",
                "solve",
                "convert",
                "matrix",
                "games",
                "rules",
                "picture",
                "players",
                "check",
                "plugin",
                "plugin install",
                "plugin list",
                "plugin remove",
                "bench",
                "reproduce",
                "engine",
                "help",
                "completion",
                "man",
                "tournament merge",
                "minute-empire",
                "minute-empire map",
                "minute-empire map check",
                "minute-empire map draw"
            })
    void everyCommandTeachesWithAnExampleWithinAHundredColumns(String command) {
        Cli.Result result = Cli.run((command + " --help").split(" "));
        assertEquals(0, result.status());
        assertTrue(result.out().contains("Example"), result.out());
        assertTrue(result.out().contains("marienbad " + command), result.out());
        result.outLines().forEach(line -> assertTrue(line.length() <= 100, line));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "--lang en --help", "-h", "help"})
    void theHelpBeginsWithTheCommandsThatPeopleNeed(String line) {
        Cli.Result result = Cli.run(line.split(" "));
        assertEquals(0, result.status(), result.err());
        for (String command :
                ("play history games players rules new check plugin analyse solve convert picture match tournament"
                                + " sweep tune engine completion")
                        .split(" ")) {
            assertTrue(
                    result.outLines().stream().anyMatch(each -> each.matches(" +" + command + " .*")),
                    () -> command + " is not in\n" + result.out());
        }
    }

    @Test
    void allCommandsAreListedOnDemandAndCommonOptionsToldOnce() {
        String all = Cli.run("help", "--all").out();
        for (String command : "play tournament matrix bench help man kgp reproduce minute-empire".split(" ")) {
            assertTrue(all.lines().anyMatch(each -> each.matches(" +" + command + " .*")), () -> command + "\n" + all);
        }
        assertTrue(Cli.run("--help").out().contains("--allow-local"));
        for (String command : List.of("match", "history show", "minute-empire map draw")) {
            String help = Cli.run((command + " --help").split(" ")).out();
            assertTrue(help.contains("\nCommon options: marienbad --help\n"), help);
            assertFalse(help.contains("--verbose") || help.contains("--version"), help);
        }
    }

    @Test
    void commonOptionsMayComeBeforeTheCommand() {
        assertEquals(Cli.run("games", "--lang", "cs"), Cli.run("--lang", "cs", "games"));
        Cli.Result version = Cli.run("--lang", "cs", "-V");
        assertTrue(version.out().startsWith("marienbad "), version.out());
        assertEquals(0, version.status());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "plya | unknown command 'plya' (did you mean 'play'?); there are: play, history, games, players, ",
                "tournment --help | unknown command 'tournment' (did you mean 'tournament'?); there are: play, history",
                "tournment -h | unknown command 'tournment' (did you mean 'tournament'?)",
                "tournament --out results | unknown option '--out' (did you mean '--output'?)",
                "convert game.json --to record --output game.txt | unknown option '--output' (did you mean '--out'?)",
                "match --gmaes 3 | unknown option '--gmaes' (did you mean '--games'?)",
                "--lang de games | unknown language 'de'; there are: en, cs",
                "games chess | unknown game 'chess'; there are: ",
                "players mtcs | unknown player 'mtcs' (did you mean 'mcts'?)",
                "match | no game is named; allowed: ",
                "match nim | nim has 2 seats, but --player is given 0 times",
                "match nim -p random | nim has 2 seats, but --player is given once; give it once a seat",
                "match nim -p random -p ranom | unknown player 'ranom' (did you mean 'random'?)",
                "match nim -p random -p mcts(x=1) | unknown setting of mcts 'x'",
                "match nim -p random -p mcts(c=-1) | setting 'c' of mcts: '-1' is not allowed; allowed: a number from",
                "match nim -p random -p mcts(c= | malformed player 'mcts(c='",
                "match nim -p random -p person | a person cannot play in a match",
                "match nim -o hepas=1-2 -p random -p random | --option hepas=1-2: unknown option of nim 'hepas' (did you mean 'heaps'?)",
                "match nim -o misere=2 -p random -p random | --option misere=2: option 'misere' of nim: '2' is not allowed",
                "match nim -o misere -p random -p random | --option misere is not allowed; allowed: KEY=VALUE; see",
                "match nim --seats 9 -p random | --seats: nim cannot be played by 9 seats; allowed: 2 to 6",
                "match nim --starter 7 -p random -p random | --starter: starter '7' is not a seat; allowed: 1 to 2, or lot",
                "match nim --starter 0 -p random -p random | --starter: starter '0' is not a seat; allowed: 1 to 2, or lot",
                "match nim --games 0 -p random -p random | --games: '0' is not allowed",
                "match nim --threads 0 -p random -p random | --threads: '0' is not allowed",
                "match nim --depth 0 -p random -p random | --depth: '0' is not allowed",
                "match nim --seed x -p random -p random | --seed x is not allowed; allowed: a whole number; see",
                "bench --seconds x | --seconds x is not allowed; allowed: a number; see",
                "match nim --games | missing required parameter for option '--games' (N); see",
                "match nim --games 1 --games 2 | option '--games' (N) should be specified only once; see",
                "match nim --rotate --fixed -p random -p random | --rotate, --fixed are mutually exclusive",
                "match nim kalaha | unexpected argument 'kalaha'",
                "tournament nim kalaha | unexpected argument 'kalaha'",
                "tournament nim merge parts | argument 'nim' stands before 'merge', which does not take it there",
                "history --json show 1 | --json stands before 'show', which does not take it there",
                "new | new: which? there are: game, player; see marienbad new --help",
                "plugin | plugin: which? there are: install, list, remove; see marienbad plugin --help",
                "merge parts | unknown command 'merge'",
                "map draw side-a --help | unknown command 'map'",
                "minute-empire mapp | unknown command 'mapp' (did you mean 'map'?); there are: map",
                "match nim --game kalaha -p random -p random | two games are given: 'nim' and 'kalaha'",
                "play nim -p random -p random -p random -p random -p random -p random -p random | nim cannot be played",
                "play --load no-such-file | cannot read no-such-file (no such file or directory)",
                "play --load src | cannot read src (it is a directory)",
                "play nim --save no-such-directory/game.json | cannot write no-such-directory/game.json (no such",
                "bench --seconds 0 | --seconds 0.0 is not allowed",
                "check src | src: is not a file; a plugin is one jar",
                "check no-such.jar | no-such.jar: no such file",
                "games --plugins no-such.jar | --plugins no-such.jar: no such file or directory",
            })
    void badInputIsOneLineAndStatus2(String line, String message) {
        Cli.Result result = Cli.run(line.strip().split(" "));
        assertEquals(1, result.errLines().size(), result.err());
        assertTrue(result.err().startsWith("marienbad: " + message.strip()), result.err());
        assertEquals(2, result.status());
        assertEquals("", result.out());
    }

    @Test
    void aNameThatNoFileCanHaveIsExplained() {
        Cli.Result result = Cli.run("match", "nim", "-p", "random", "-p", "random", "--records", "a\0b");
        assertEquals(2, result.status());
        assertTrue(
                result.err()
                        .matches(
                                "marienbad: 'a\\\\u0000b' cannot be the name of a file \\(.*; names are in .*\\); see .*\\R"),
                result.err());
    }

    @Test
    void anInternalFailureIsOneLineAndStatus1UnlessMoreIsAskedFor() {
        DesktopLauncher broken = (plugins, locale, game) -> {
            throw new IllegalStateException("the cable is out");
        };
        Cli.Result result = Cli.run("", broken);
        assertEquals(1, result.status());
        assertEquals(
                List.of("marienbad: internal failure: java.lang.IllegalStateException: the cable is out"
                        + " (--verbose tells more)"),
                result.errLines());
        Cli.Result verbose = Cli.run("", broken, "--verbose");
        assertTrue(verbose.err().contains("\tat "), verbose.err());
    }

    @Test
    void aPluginNamedOnTheCommandLineIsThereInEveryCommand() throws IOException {
        String jar = PluginJar.goodGame(directory).toString();
        Cli.Result games = Cli.run("--plugins", jar, "games");
        assertTrue(games.out().contains("count"), games.out());
        Cli.Result match =
                Cli.run("match", "count", "-p", "random", "-p", "mcts", "--iterations", "20", "--plugins", jar);
        assertEquals(0, match.status(), match.err());
    }

    @Test
    void aTruncatedPluginIsAnErrorIfNamedAndALineIfFound() throws IOException {
        Path good = PluginJar.goodGame(directory);
        Path truncated = PluginJar.truncated(good);

        Cli.Result named = Cli.run("games", "--plugins", truncated.toString());
        assertEquals(2, named.status());
        assertEquals(1, named.errLines().size(), named.err());
        assertTrue(named.err().startsWith("marienbad: plugin truncated.jar: is not a whole jar"), named.err());

        Cli.Result found = Cli.run("games", "--plugins", directory.toString());
        assertEquals(0, found.status());
        assertEquals(1, found.errLines().size(), found.err());
        assertTrue(found.err().startsWith("plugin truncated.jar: is not a whole jar"), found.err());
        assertTrue(found.out().contains("count"), "the good jar beside it works");
    }

    @Test
    void theSameJarByTwoNamesIsLoadedOnce() throws IOException {
        Path jar = PluginJar.goodGame(directory);
        Cli.Result result = Cli.run("games", "--plugins", jar.toString(), "--plugins", directory.toString());
        assertEquals("", result.err());
        assertEquals(0, result.status());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "match count -p random -p random --games 1",
                "play count -p random -p random",
                "picture count --plies n0,n0 --output picture.svg",
                "analyse count --plies n0,n0",
            })
    void aGameThatThrowsIsOneLineWithPluginClassAndLineAndStatus2(String line) throws IOException {
        String jar = throwing("throw new IllegalStateException(\"oops\")");
        List<String> command = new ArrayList<>(List.of(line.split(" ")));
        command.replaceAll(word -> word.replace(',', ' '));
        command.addAll(List.of("--plugins", jar));
        Cli.Result result = Cli.run(command.toArray(String[]::new));
        assertEquals(2, result.status(), line + result.out() + result.err());
        assertEquals(1, result.errLines().size(), result.err());
        assertTrue(
                result.err()
                        .matches("(?s)marienbad: .* failed.*: java.lang.IllegalStateException: oops"
                                + " at count.jar//plug.Count\\$Position.apply\\(Count.java:\\d+\\).*"),
                result.err());
        if (!line.contains("--plies")) {
            assertTrue(result.err().matches("(?s).* failed at ply 2: .*; plies before it: n[01]\\s*"), result.err());
        }
    }

    @Test
    void theEngineNamesAGameThatThrowsWithClassAndLine() throws IOException {
        Cli.Result result = Cli.runWithInput(
                "{\"do\":\"position\",\"game\":\"count\",\"plies\":[\"n0\",\"n0\"]}\n",
                "engine",
                "--plugins",
                throwing("throw new IllegalStateException(\"oops\")"));
        assertTrue(
                result.out()
                        .matches("(?s).*IllegalStateException: oops at count.jar//plug.Count\\$Position.apply\\(.*"),
                result.out());
    }

    @Test
    void aGameThatEndsTheProcessInAMatchIsNamedInstead() throws IOException {
        Cli.Result result =
                Cli.run("match", "count", "-p", "random", "-p", "random", "--plugins", throwing("System.exit(0)"));
        assertEquals(2, result.status());
        assertTrue(result.err().contains("a call of System.exit or Runtime.halt"), result.err());
        assertTrue(result.err().contains("(Count.java:"), result.err());
    }

    /** A game that does {@code what} at its second ply. */
    private String throwing(String what) throws IOException {
        return PluginJar.game(directory, "if (plies == 1) " + what + "; played = played * 2 + action; plies++;")
                .toString();
    }
}
