package org.marienbad.cli.record;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What the text of a game in its notation does not tell: which game, with which options. */
final class NotationOptions {
    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "The game, if the text in its notation does not name it.")
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
