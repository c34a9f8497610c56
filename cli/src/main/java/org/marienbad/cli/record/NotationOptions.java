package org.marienbad.cli.record;

import java.util.Map;
import java.util.Optional;
import org.marienbad.cli.option.EntryFlags;
import org.marienbad.request.GameEntries;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The facts that a game's notation does not tell: the game and its options. */
final class NotationOptions {
    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "The game, if the text in its notation does not name it.")
    private String game;

    @Mixin
    private EntryFlags options = new EntryFlags(GameEntries.OPTIONS);

    /** The game, if it was given. */
    Optional<String> game() {
        return Optional.ofNullable(game);
    }

    Map<String, String> options() {
        return options.<Map<String, String>>given(GameEntries.OPTIONS).orElse(Map.of());
    }
}
