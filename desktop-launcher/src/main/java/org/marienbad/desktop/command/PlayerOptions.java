package org.marienbad.desktop.command;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.PlayerSpec;
import picocli.CommandLine.Option;

/** Who plays, and how long they may think. */
final class PlayerOptions {
    private static final long MAX_LIMIT = 1_000_000_000_000L;

    @Option(
            names = {"-p", "--player"},
            paramLabel = "PLAYER",
            description = "One a seat, in the order of the seats: name or name(key=value,…), for example"
                    + " mcts(iterations=20000,c=1.4). `marienbad players` lists them.")
    private List<String> players = new ArrayList<>();

    @Option(names = "--iterations", paramLabel = "N", description = "Playouts or nodes a decision, for all players.")
    private Long iterations;

    @Option(names = "--depth", paramLabel = "N", description = "Plies to look ahead, for all players.")
    private Long depth;

    @Option(names = "--millis", paramLabel = "N", description = "Milliseconds a decision, for all players.")
    private Long millis;

    /** The players as given. */
    List<PlayerSpec> specs() {
        return players.stream().map(PlayerOptions::parse).toList();
    }

    static PlayerSpec parse(String text) {
        return BadInput.unlessRefused("player", () -> PlayerSpec.parse(text));
    }

    /** The limits given, over and above the players' own. */
    Budget budget() {
        Budget budget = Budget.UNLIMITED;
        if (iterations != null) {
            budget = budget.and(Budget.ofIterations(positive("--iterations", iterations)));
        }
        if (depth != null) {
            budget = budget.and(Budget.ofDepth((int) Math.min(Integer.MAX_VALUE, positive("--depth", depth))));
        }
        if (millis != null) {
            budget = budget.and(Budget.ofMillis(positive("--millis", millis)));
        }
        return budget;
    }

    private static long positive(String name, long given) {
        if (given < 1 || given > MAX_LIMIT) {
            throw new BadInput(name + " " + given + " is not allowed; allowed: a whole number from 1 to " + MAX_LIMIT);
        }
        return given;
    }
}
