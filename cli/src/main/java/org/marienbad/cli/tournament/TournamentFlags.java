package org.marienbad.cli.tournament;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.option.Candidates;
import org.marienbad.cli.option.EntryFlags;
import org.marienbad.cli.option.GameOptions;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.text.TextFiles;
import org.marienbad.lab.PlanSet;
import org.marienbad.lab.PlanTable;
import org.marienbad.request.GameEntries;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The plan of a tournament: a file, and flags that take the place of its entries; and where its results go. */
public final class TournamentFlags {
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME|FILE.json",
            completionCandidates = Candidates.Games.class,
            description =
                    "The game, or a plan; flags take the place of its entries. docs/lab.md describes its entries.")
    private String positional;

    @Mixin
    private EntryFlags entries;

    @Option(
            names = "--output",
            paramLabel = "DIR",
            description = "Where the results go. Default: named after the plan's file, or the game.")
    private Path output;

    @Option(names = "--resume", description = "Resume the tournament in the output directory.")
    private boolean resume;

    @Option(names = "--json", description = "Print the results as JSON.")
    private boolean json;

    private final GameCatalogue catalogue;

    @Inject
    TournamentFlags(GameCatalogue catalogue, Candidates candidates) {
        this.catalogue = catalogue;
        entries = new EntryFlags(PlanTable.entries(), candidates);
    }

    /** The folder of the results. */
    Path output() {
        if (output != null) {
            return output;
        }
        if (file().isPresent()) {
            Path plan = file().get();
            return plan.resolveSibling(String.valueOf(plan.getFileName()).replaceFirst("\\.[^.]*$", "") + "-results");
        }
        return Path.of("tournament-results");
    }

    private Optional<Path> file() {
        return GameOptions.file(positional, catalogue);
    }

    /** Games at the same time, if a flag says how many. */
    public OptionalInt threads() {
        return threads(entries);
    }

    /** The same of other flags. */
    static OptionalInt threads(EntryFlags entries) {
        return entries.<Long>given(PlanTable.THREADS).stream()
                .mapToInt(count -> (int) Math.min(count, Integer.MAX_VALUE))
                .findFirst();
    }

    boolean resume() {
        return resume;
    }

    boolean json() {
        return json;
    }

    /** Whether neither a plan nor a game nor a player is given. */
    boolean isEmpty() {
        return positional == null
                && entries.given(GameEntries.GAME).isEmpty()
                && entries.given(PlanTable.ENTRANTS).isEmpty();
    }

    /** The plan of the file, or {@code otherwise} without a file, overridden by the flags. */
    PlanSet plan(PlanSet otherwise, Reach trusted) {
        PlanSet plan = entries.over(file().map(given -> read(given, trusted)).orElse(otherwise), PlanSet::with);
        return positional == null || file().isPresent()
                ? plan
                : plan.with("game", GameOptions.game(positional, entries).orElseThrow(), "GAME");
    }

    private static PlanSet read(Path file, Reach trusted) {
        try {
            return PlanSet.read(file.toString(), TextFiles.read(file), trusted);
        } catch (IOException unreadable) {
            throw UserFiles.unreadable(file, unreadable);
        }
    }
}
