package org.marienbad.cli.record;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What a game's notation does not say of it. */
final class NotationOptions {
    @Option(names = "--game", paramLabel = "GAME", description = "The game of a notation, if its text does not tell.")
    private String game;

    @Option(
            names = {"-o", "--option"},
            paramLabel = "KEY=VALUE",
            description = "An option of the game. Repeatable. `marienbad games GAME` lists them.")
    private Map<String, String> options = new LinkedHashMap<>();

    /** The game, if it was given. */
    Optional<String> game() {
        return Optional.ofNullable(game);
    }

    Map<String, String> options() {
        return options;
    }
}
