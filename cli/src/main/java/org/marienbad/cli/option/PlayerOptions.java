package org.marienbad.cli.option;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.cli.console.BadInput;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Reach;
import org.marienbad.request.GameEntries;
import org.marienbad.request.GameRequest;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Who plays, and how long they may think. */
public final class PlayerOptions {
    @Option(
            names = {"-p", "--player"},
            paramLabel = "PLAYER",
            completionCandidates = Candidates.Players.class,
            description = "One a seat, in the order of the seats: name or name(key=value,…), for example"
                    + " mcts(iterations=20000,c=1.4). `marienbad players` lists them.")
    private List<String> players = new ArrayList<>();

    @Mixin
    private EntryFlags limits = new EntryFlags(GameEntries.ITERATIONS, GameEntries.DEPTH, GameEntries.MILLIS);

    /** The players as given. */
    public List<PlayerSpec> specs() {
        return players.stream().map(PlayerOptions::parse).toList();
    }

    public static PlayerSpec parse(String text) {
        return BadInput.wrap("player", () -> PlayerSpec.parse(text, Reach.LOCAL));
    }

    /** The limits given, over and above the players' own. */
    public Budget budget() {
        return limits.read(GameRequest::budget);
    }
}
