package org.marienbad.cli.tournament;

import com.google.inject.Inject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.option.GameOptions;
import org.marienbad.framework.plugin.GameCatalogue;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A player whose settings are varied, against whom, and how games are played. */
final class VariedFlags {
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME|FILE.json",
            description = "The game; or a plan, of which flags take the place of entries (docs/lab.md).")
    private String target;

    @Option(
            names = {"-p", "--player"},
            paramLabel = "PLAYER",
            description = "The player with the settings that stay, for example mcts(iterations=200).")
    private String player;

    @Option(
            names = "--over",
            paramLabel = "KEY=VALUES",
            description = "A setting that is varied: a list such as playout=random,sensible; a range such as c=0.1..3,"
                    + " c=0.1..3:7 (7 values) or c=0.1..3:7:log (or linear; ranges over more than a factor of 20 are"
                    + " logarithmic anyway); or playout= for all values. Repeatable.")
    private List<String> over = new ArrayList<>();

    @Option(
            names = "--against",
            paramLabel = "PLAYER",
            description = "An opponent. Repeatable. Default: the player itself without what is varied.")
    private List<String> against = new ArrayList<>();

    @Mixin
    private GameFlags games = new GameFlags();

    private final GameCatalogue catalogue;

    @Inject
    VariedFlags(GameCatalogue catalogue) {
        this.catalogue = catalogue;
    }

    /** The plan's file, if one is given. */
    Optional<Path> file() {
        return GameOptions.file(target, catalogue);
    }

    /** Whether neither a plan nor a game nor a player is given. */
    boolean isEmpty() {
        return target == null && games.game() == null && player == null;
    }

    GameFlags games() {
        return games;
    }

    /** Gives {@code plan} the entries of how games are played, and {@code varied} those of what is varied. */
    void forEach(GameFlags.Sink plan, GameFlags.Sink varied) {
        if (target != null && file().isEmpty()) {
            if (games.game() != null && !games.game().equals(target)) {
                throw new BadInput("two games are given: '" + target + "' and '" + games.game() + "'");
            }
            plan.put("game", target, "GAME");
        }
        games.forEach(plan);
        if (player != null) {
            varied.put("player", player, "--player");
        }
        for (String one : over) {
            int equals = one.indexOf('=');
            if (equals < 1) {
                throw new BadInput("--over " + one + " is not allowed; allowed: KEY=VALUES, such as c=0.1..3:7 or"
                        + " playout=random,sensible");
            }
            varied.put("over", Map.of(one.substring(0, equals).strip(), one.substring(equals + 1)), "--over " + one);
        }
        if (!against.isEmpty()) {
            varied.put("against", against, "--against");
        }
    }
}
