package org.marienbad.cli.option;

import com.google.inject.Inject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.marienbad.cli.console.BadInput;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.request.GameEntries;
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
    private EntryFlags setup;

    /** The default; short enough to be typed. */
    private final long newSeed = ThreadLocalRandom.current().nextLong(1_000_000_000L);

    @Inject
    GameOptions(Candidates candidates) {
        setup = new EntryFlags(
                List.of(
                        GameEntries.GAME,
                        GameEntries.SEATS,
                        GameEntries.OPTIONS,
                        GameEntries.STARTER,
                        GameEntries.SEED),
                candidates);
    }

    /** The id given, if any. */
    public Optional<String> id() {
        return game(positional, setup);
    }

    /** The game given by {@code positional}, null if it is none, or by {@code flags}. */
    public static Optional<String> game(String positional, EntryFlags flags) {
        Optional<String> named = flags.given(GameEntries.GAME);
        if (positional != null && named.filter(name -> !name.equals(positional)).isPresent()) {
            throw new BadInput("two games are given: '" + positional + "' and '" + named.get() + "'");
        }
        return Optional.ofNullable(positional).or(() -> named);
    }

    /** The file given in the place of the game: it exists and is not called like a game, or no game can have its name. */
    public Optional<Path> file(Catalogue<GameProvider> games) {
        return file(positional, games);
    }

    /** The same of {@code positional}, as every command answers that takes a game or a file; null is none. */
    public static Optional<Path> file(String positional, Catalogue<GameProvider> games) {
        return Optional.ofNullable(positional)
                .filter(given ->
                        games.all().stream().noneMatch(game -> game.id().equals(given)))
                .filter(given -> !given.matches("[a-z][a-z0-9-]*") || Files.isRegularFile(Path.of(given)))
                .map(Path::of);
    }

    /** The game named beside the file. */
    public Optional<String> named() {
        return setup.given(GameEntries.GAME);
    }

    /** The options as given. */
    public Map<String, String> options() {
        return setup.<Map<String, String>>given(GameEntries.OPTIONS).orElse(Map.of());
    }

    /** The game asked for. */
    public GameProvider provider(Catalogue<GameProvider> games) {
        String given = id().orElseThrow(
                        () -> new BadInput(GameRequest.missing("", games).getMessage()));
        return BadInput.wrap("game " + given, () -> games.get(given));
    }

    /** The setup asked for; {@code players} seats where their number was not given, if that is allowed. */
    public GameSetup setup(Catalogue<GameProvider> games, int players) {
        return setup(games, provider(games), players);
    }

    /** The same of a game that was asked for in another way. */
    public GameSetup setup(Catalogue<GameProvider> games, GameProvider provider, int players) {
        return setup(games, provider, players, Map.of());
    }

    /** The same with the options {@code usual} unless others are given. */
    public GameSetup setup(
            Catalogue<GameProvider> games, GameProvider provider, int players, Map<String, String> usual) {
        Map<String, Object> known = new HashMap<>(Map.of("game", provider.id()));
        if (!usual.isEmpty()) {
            Map<String, String> options = new HashMap<>(usual);
            options.putAll(options());
            known.put("options", options);
        }
        if (setup.given(GameEntries.SEATS).isEmpty()) {
            known.put("seats", Math.max(players, provider.minSeats()));
        }
        return BadInput.wrap("game " + provider.id(), () -> setup.request(known).setup(games));
    }

    /** Whether a seed is given. */
    public boolean hasSeed() {
        return setup.given(GameEntries.SEED).isPresent();
    }

    /** The seed given, else a new one; the same on every call. */
    public long seed() {
        return setup.<Long>given(GameEntries.SEED).orElse(newSeed);
    }
}
