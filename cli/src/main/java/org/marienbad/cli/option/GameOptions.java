package org.marienbad.cli.option;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.marienbad.cli.console.BadInput;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.setting.Reach;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which game, with which options, who starts, and the seed. */
public final class GameOptions {
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            description = "The game; `marienbad games` lists them.")
    private String positional;

    @Option(names = "--game", paramLabel = "GAME", description = "The game, if it is not given as GAME.")
    private String named;

    @Option(
            names = "--seats",
            paramLabel = "N",
            description = "Number of seats. Default: as many as --player is given, else the game's least number.")
    private Integer seats;

    @Option(
            names = {"-o", "--option"},
            paramLabel = "KEY=VALUE",
            description = "An option of the game. Repeatable. `marienbad games GAME` lists them.")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(
            names = "--starter",
            paramLabel = "1|2|…|lot",
            description = "The seat that moves first, or by lot. Default: 1.")
    private String starter = "1";

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of all the randomness. Default: a new one, printed so that it can be repeated.")
    private Long seed;

    /** The id given, if any. */
    public Optional<String> id() {
        if (positional != null && named != null && !positional.equals(named)) {
            throw new BadInput("two games are given: '" + positional + "' and '" + named + "'");
        }
        return Optional.ofNullable(positional != null ? positional : named);
    }

    /** The file given in the place of the game: one that exists and is not called like a game, or what no game can be. */
    public Optional<Path> file(GameCatalogue games) {
        return Optional.ofNullable(positional)
                .filter(given ->
                        games.all().stream().noneMatch(game -> game.id().equals(given)))
                .filter(given -> !given.matches("[a-z][a-z0-9-]*") || Files.isRegularFile(Path.of(given)))
                .map(Path::of);
    }

    /** The game named beside the file. */
    public Optional<String> named() {
        return Optional.ofNullable(named);
    }

    /** The options as given. */
    public Map<String, String> options() {
        return options;
    }

    /** The game asked for. */
    public GameProvider provider(GameCatalogue games) {
        String given = id().orElseThrow(() -> new BadInput("which game? there are: "
                + String.join(", ", games.all().stream().map(GameProvider::id).toList())));
        return BadInput.wrap("game " + given, () -> games.get(given));
    }

    /** The setup asked for; {@code players} seats where their number was not given, if that is allowed. */
    public GameSetup setup(GameProvider provider, int players) {
        return BadInput.wrap(
                "game " + provider.id(),
                () -> GameSetup.of(
                        provider,
                        seats != null ? seats : Math.max(players, provider.minSeats()),
                        options,
                        starter(starter),
                        Reach.LOCAL));
    }

    private static int starter(String text) {
        if (text.equals("lot")) {
            return GameSetup.BY_LOT;
        }
        try {
            int seat = Integer.parseInt(text);
            if (seat >= 1) {
                return seat - 1;
            }
        } catch (NumberFormatException notANumber) {
            // said below
        }
        throw new BadInput("--starter " + text + " is not allowed; allowed: a seat (1, 2, …) or lot");
    }

    /** The seed given, else a new one, short enough to be typed; the same on every call. */
    public long seed() {
        if (seed == null) {
            seed = ThreadLocalRandom.current().nextLong(1_000_000_000L);
        }
        return seed;
    }
}
