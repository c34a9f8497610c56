package org.marienbad.cli.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.option.Candidates;
import org.marienbad.cli.option.EntryFlags;
import org.marienbad.cli.option.GameOptions;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.text.TextFiles;
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

    private final VariedEntries.Kind kind;
    private final GameCatalogue catalogue;

    VariedFlags(VariedEntries.Kind kind, GameCatalogue catalogue, Candidates candidates) {
        this.kind = kind;
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

    private VariedEntries over(VariedEntries plan) {
        VariedEntries given = varied.over(games.over(plan, VariedEntries::with), VariedEntries::withVaried);
        return target == null || file().isPresent()
                ? given
                : given.with("game", GameOptions.game(target, games).orElseThrow(), "GAME");
    }

    /**
     * The plan asked for: that of the file, else the one that {@code output} has. Flags take the place of entries, and a
     * plan without a seed gets one.
     *
     * @param before the plan of what is in {@code output}; asked for only if {@code begun}
     */
    VariedEntries plan(Path output, boolean resume, boolean begun, Supplier<VariedEntries> before, Reach trusted) {
        String name = kind.name().toLowerCase(Locale.ROOT);
        VariedEntries entries = VariedEntries.none("the " + name);
        if (file().isPresent()) {
            Path file = file().get();
            try {
                entries = VariedEntries.read(kind, file.toString(), TextFiles.read(file), trusted);
            } catch (IOException unreadable) {
                throw UserFiles.unreadable(file, unreadable);
            }
        } else if (begun && isEmpty()) {
            entries = before.get();
        } else if (resume && isEmpty()) {
            throw TournamentPlayer.nothingToResume(output, name);
        }
        VariedEntries given = over(entries);
        if (begun && !given.hasSeed()) {
            given = given.withMissingSeed(before.get());
        }
        return given.hasSeed()
                ? given
                : given.with("seed", ThreadLocalRandom.current().nextLong(1_000_000_000L), "the seed drawn");
    }
}
