package org.marienbad.cli.option;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.marienbad.cli.console.BadInput;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.setting.Reach;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Which game, with which options, who starts, and the seed. */
public final class GameOptions {
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            completionCandidates = Candidates.Games.class,
            description = "The game; `marienbad games` lists them.")
    private String positional;

    @Mixin
    private SetupOptions setup = new SetupOptions();

    /** Where none is given; short enough to be typed. */
    private final long newSeed = ThreadLocalRandom.current().nextLong(1_000_000_000L);

    /** The id given, if any. */
    public Optional<String> id() {
        if (positional != null && setup.game() != null && !positional.equals(setup.game())) {
            throw new BadInput("two games are given: '" + positional + "' and '" + setup.game() + "'");
        }
        return Optional.ofNullable(positional != null ? positional : setup.game());
    }

    /** The file given in the place of the game: one that exists and is not called like a game, or what no game can be. */
    public Optional<Path> file(GameCatalogue games) {
        return file(positional, games);
    }

    /** The same of {@code positional}, as every command answers that takes a game or a file; null is none. */
    public static Optional<Path> file(String positional, GameCatalogue games) {
        return Optional.ofNullable(positional)
                .filter(given ->
                        games.all().stream().noneMatch(game -> game.id().equals(given)))
                .filter(given -> !given.matches("[a-z][a-z0-9-]*") || Files.isRegularFile(Path.of(given)))
                .map(Path::of);
    }

    /** The game named beside the file. */
    public Optional<String> named() {
        return Optional.ofNullable(setup.game());
    }

    /** The options as given. */
    public Map<String, String> options() {
        return setup.options();
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
                        setup.seats() != null ? setup.seats() : Math.max(players, provider.minSeats()),
                        setup.options(),
                        starter(setup.starter() == null ? "1" : setup.starter()),
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

    /** Whether a seed is given. */
    public boolean hasSeed() {
        return setup.seed() != null;
    }

    /** The seed given, else a new one; the same on every call. */
    public long seed() {
        return setup.seed() != null ? setup.seed() : newSeed;
    }
}
