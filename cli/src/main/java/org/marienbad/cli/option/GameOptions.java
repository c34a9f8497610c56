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
import org.marienbad.request.GameRequest;
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
        String given = id().orElseThrow(
                        () -> new BadInput(GameRequest.missing("", games).getMessage()));
        return BadInput.wrap("game " + given, () -> games.get(given));
    }

    /** The setup asked for; {@code players} seats where their number was not given, if that is allowed. */
    public GameSetup setup(GameCatalogue games, int players) {
        return setup(games, provider(games), players);
    }

    /** The same of a game that was asked for in another way. */
    public GameSetup setup(GameCatalogue games, GameProvider provider, int players) {
        Map<String, Object> entries = new LinkedHashMap<>();
        entries.put("game", provider.id());
        entries.put("seats", setup.seats() != null ? setup.seats() : Math.max(players, provider.minSeats()));
        entries.put("options", setup.options());
        if (setup.starter() != null) {
            entries.put("starter", setup.starter());
        }
        return BadInput.wrap(
                "game " + provider.id(),
                () -> GameRequest.of(entries, Reach.LOCAL).setup(games));
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
