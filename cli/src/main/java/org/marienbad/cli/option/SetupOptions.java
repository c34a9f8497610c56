package org.marienbad.cli.option;

import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;

/** How a game is set up, and the seed. Each accessor tells what was given, or null. */
public final class SetupOptions {
    /** Beside a file that does not tell, and as the game could be named before it had a place of its own. */
    @Option(names = "--game", paramLabel = "GAME", hidden = true, completionCandidates = Candidates.Games.class)
    private String game;

    @Option(
            names = "--seats",
            paramLabel = "N",
            description =
                    "Number of seats. Default: the game's least number, more if more players are to play one game.")
    private Integer seats;

    @Option(
            names = {"-o", "--option"},
            paramLabel = "KEY=VALUE",
            completionCandidates = Candidates.Options.class,
            description = "An option of the game. Repeatable. `marienbad games GAME` lists them.")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(
            names = "--starter",
            paramLabel = "1|2|…|lot",
            description = "The seat that moves first, or by lot. Default: 1.")
    private String starter;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of all the randomness. Default: a new one, printed so that it can be repeated.")
    private Long seed;

    public String game() {
        return game;
    }

    public Integer seats() {
        return seats;
    }

    /** The options given, perhaps none. */
    public Map<String, String> options() {
        return options;
    }

    public String starter() {
        return starter;
    }

    public Long seed() {
        return seed;
    }
}
