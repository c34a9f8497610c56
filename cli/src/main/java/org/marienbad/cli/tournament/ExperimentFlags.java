package org.marienbad.cli.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.option.Candidates;
import org.marienbad.cli.option.EntryFlags;
import org.marienbad.cli.option.GameOptions;
import org.marienbad.framework.file.TextFiles;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.plan.ExperimentKind;
import org.marienbad.lab.plan.ExperimentPlan;
import org.marienbad.lab.plan.PlanTable;
import org.marienbad.lab.profile.Profile;
import org.marienbad.play.PlayerSelection;
import org.marienbad.request.GameEntries;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The plan of an experiment: a file, and flags that take the place of its entries; and where its results go. */
public final class ExperimentFlags {
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
            description =
                    "Where the results go. Default: PLAN-results beside the plan's file; without a file tournament-results,"
                            + " profile-results, sweep-results or tuning-results.")
    private Path output;

    @Option(names = "--resume", description = "Go on with what is in the output directory.")
    private boolean resume;

    @Option(names = "--json", description = "Print the results as JSON.")
    private boolean json;

    /** The entries that name the entrants and their pairings. */
    private static final Set<String> PAIRING = Set.of("schedule", "pairs", "selfPlay");

    private final ExperimentKind kind;
    private final boolean profile;
    private final Catalogue<GameProvider> catalogue;

    /** @param profile whether the tournament is played for the profile of its game */
    ExperimentFlags(ExperimentKind kind, boolean profile, Catalogue<GameProvider> catalogue, Candidates candidates) {
        this.kind = kind;
        this.profile = profile;
        this.catalogue = catalogue;
        entries = new EntryFlags(kind.entries(), candidates);
    }

    ExperimentKind kind() {
        return kind;
    }

    boolean isProfile() {
        return profile;
    }

    /** The command that continues an interrupted experiment. */
    String command() {
        return profile ? "profile" : kind.command();
    }

    /** The folder of the results. */
    Path output() {
        if (output != null) {
            return output;
        }
        return file().map(plan -> plan.resolveSibling(
                        String.valueOf(plan.getFileName()).replaceFirst("\\.[^.]*$", "") + "-results"))
                .orElse(Path.of((profile ? "profile" : kind.noun()) + "-results"));
    }

    private Optional<Path> file() {
        return GameOptions.file(positional, catalogue);
    }

    /** Games at the same time, if a flag says how many. */
    public OptionalInt threads() {
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
                && entries.given(kind.subject()).isEmpty();
    }

    /** The plan of the file, or {@code otherwise} without a file, overridden by the flags. */
    ExperimentPlan plan(ExperimentPlan otherwise, Reach trusted) {
        ExperimentPlan plan =
                entries.over(file().map(given -> read(given, trusted)).orElse(otherwise), ExperimentPlan::with);
        return positional == null || file().isPresent()
                ? plan
                : plan.with("game", GameOptions.game(positional, entries).orElseThrow(), "GAME");
    }

    /**
     * The plan of a profile, the plies kept. The flags may leave open who plays: then each level whose limit is not time meets itself and the one
     * below.
     */
    ExperimentPlan profile(Catalogue<PlayerProvider> players, Reach trusted) {
        ExperimentPlan plan = plan(ExperimentPlan.none(kind, "the plan"), trusted);
        if (file().isPresent() || isEmpty()) {
            return plan;
        }
        boolean named = entries.given(kind.subject()).isPresent();
        GameProvider game = catalogue.get(GameOptions.game(positional, entries)
                .orElseThrow(() -> new BadInput("no game is given; `marienbad games` lists them")));
        int seats = entries.<Long>given(GameEntries.SEATS).map(Long::intValue).orElse(game.minSeats());
        Map<String, Object> usual =
                new LinkedHashMap<>(Profile.plan(named ? Map.of() : levels(game, seats, players), seats));
        if (named) {
            usual.keySet().removeAll(List.of("entrants", "pairs"));
            if (kind.entries().stream()
                    .filter(entry -> PAIRING.contains(entry.name()))
                    .noneMatch(entry -> entries.given(entry).isPresent())) {
                usual.put("selfPlay", true);
            }
        }
        ExperimentPlan base = ExperimentPlan.none(kind, "the plan");
        for (Map.Entry<String, Object> entry : usual.entrySet()) {
            base = base.with(entry.getKey(), entry.getValue(), "the usual profile");
        }
        return plan(base, trusted);
    }

    private static Map<String, PlayerSpec> levels(GameProvider provider, int seats, Catalogue<PlayerProvider> players) {
        Game game = GameSetup.of(provider, seats, Map.of(), 0).game();
        PlayerSelection.Scale scale = new PlayerSelection(players)
                .scale(game)
                .orElseThrow(() -> new BadInput("no player has levels in this game; -p names players"));
        Map<String, PlayerSpec> levels = new LinkedHashMap<>();
        scale.levels().stream()
                .filter(level -> !scale.at(level).isTimed(players, game, Budget.UNLIMITED))
                .forEach(level -> levels.put(level, scale.at(level)));
        return levels;
    }

    private ExperimentPlan read(Path file, Reach trusted) {
        try {
            return ExperimentPlan.read(kind, file.toString(), TextFiles.read(file), trusted);
        } catch (IOException unreadable) {
            throw UserFiles.unreadable(file, unreadable);
        }
    }
}
