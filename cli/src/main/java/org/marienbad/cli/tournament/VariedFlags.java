package org.marienbad.cli.tournament;

import java.nio.file.Path;
import java.util.Optional;
import org.marienbad.cli.option.Candidates;
import org.marienbad.cli.option.EntryFlags;
import org.marienbad.cli.option.GameOptions;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.lab.VariedEntries;
import org.marienbad.request.GameEntries;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** A player whose settings are varied, against whom, and how games are played. */
final class VariedFlags {
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME|FILE.json",
            description = "The game; or a plan, of which flags take the place of entries (docs/lab.md).")
    private String target;

    @Mixin
    private EntryFlags varied;

    @Mixin
    private EntryFlags games;

    private final GameCatalogue catalogue;

    VariedFlags(VariedEntries.Kind kind, GameCatalogue catalogue, Candidates candidates) {
        this.catalogue = catalogue;
        varied = new EntryFlags(kind.entries(), candidates);
        games = new EntryFlags(VariedEntries.plan(), candidates);
    }

    /** The plan's file, if one is given. */
    Optional<Path> file() {
        return GameOptions.file(target, catalogue);
    }

    /** Whether neither a plan nor a game nor a player is given. */
    boolean isEmpty() {
        return target == null
                && games.given(GameEntries.GAME).isEmpty()
                && varied.given(VariedEntries.PLAYER).isEmpty();
    }

    EntryFlags games() {
        return games;
    }

    /** Those of {@code plan}, but what the flags say. */
    VariedEntries over(VariedEntries plan) {
        VariedEntries given = varied.over(games.over(plan, VariedEntries::with), VariedEntries::withVaried);
        return target == null || file().isPresent()
                ? given
                : given.with("game", GameOptions.game(target, games).orElseThrow(), "GAME");
    }
}
