package org.marienbad.cli.tournament;

import com.google.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.option.Candidates;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.shared.Processors;
import org.marienbad.lab.folder.ExperimentFolder;
import org.marienbad.lab.plan.ExperimentKind;
import org.marienbad.lab.plan.ExperimentPlan;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.plan.Sweep;
import org.marienbad.lab.plan.Tuning;
import org.marienbad.lab.run.Part;
import org.marienbad.lab.tournament.Tournament;

/** Plays the experiment that flags ask for and keeps it in a folder, or goes on with the one that is there. */
public final class ExperimentRunner {
    /** Plays an experiment of one kind as far as it gets, and writes and prints the results. */
    @FunctionalInterface
    private interface Experiment {
        void play(ExperimentStage stage, Path output) throws IOException;
    }

    private final Catalogue<GameProvider> games;
    private final Catalogue<PlayerProvider> players;
    private final Catalogue<SolverProvider> solvers;
    private final Candidates candidates;
    private final Terminal terminal;
    private final Locale locale;
    private final Reach trusted;

    @Inject
    ExperimentRunner(
            Catalogue<GameProvider> games,
            Catalogue<PlayerProvider> players,
            Catalogue<SolverProvider> solvers,
            Candidates candidates,
            Terminal terminal,
            Locale locale,
            Reach trusted) {
        this.games = games;
        this.players = players;
        this.solvers = solvers;
        this.candidates = candidates;
        this.terminal = terminal;
        this.locale = locale;
        this.trusted = trusted;
    }

    /** The flags of experiments of {@code kind}, to be mixed into a command. */
    public ExperimentFlags flags(ExperimentKind kind) {
        return new ExperimentFlags(kind, false, games, candidates);
    }

    /** The flags of a profile. */
    ExperimentFlags profileFlags() {
        return new ExperimentFlags(ExperimentKind.TOURNAMENT, true, games, candidates);
    }

    /** Plays in threads of this process. Returns the exit status. */
    int run(ExperimentFlags flags) {
        return run(flags, Optional.empty(), Optional.empty());
    }

    /** Plays only {@code share} of the games. Returns the exit status. */
    int runPart(ExperimentFlags flags, Part share) {
        return run(flags, Optional.of(share), Optional.empty());
    }

    /** Plays at {@code venue}, which is asked for once the plan is known to be good. Returns the exit status. */
    public int run(ExperimentFlags flags, Supplier<Venue> venue) {
        return run(flags, Optional.empty(), Optional.of(venue));
    }

    private int run(ExperimentFlags flags, Optional<Part> part, Optional<Supplier<Venue>> elsewhere) {
        Path output = part.map(one -> one.folder(flags.output())).orElseGet(flags::output);
        ExperimentPlan asked = BadInput.wrap(
                "the plan",
                () -> flags.isProfile()
                        ? flags.profile(players, trusted)
                        : flags.plan(ExperimentPlan.none(flags.kind(), "the plan"), trusted));
        Optional<ExperimentFolder.Begun> begun = begun(output, flags.kind());
        Optional<ExperimentPlan> before = begun.map(ExperimentFolder.Begun::plan);
        if (begun.isPresent() && !flags.resume() && part.isEmpty()) {
            throw new BadInput(begun.get().file()
                    + " exists already; --resume goes on with it, --output DIR keeps new results elsewhere");
        }
        if (begun.isEmpty() && flags.resume() && flags.isEmpty()) {
            throw nothingToResume(output, flags.kind());
        }
        if (begun.isEmpty()) {
            requireNoOther(flags.output(), flags.kind());
        }
        if (part.isPresent()) {
            requireParts(before.orElse(asked));
        }
        ExperimentPlan plan = before.map(played -> BadInput.wrap(
                        "the plan",
                        () -> flags.isEmpty() ? flags.plan(played, trusted) : asked.withMissingSeed(played)))
                .orElse(asked)
                .withMissingSeed(ThreadLocalRandom.current().nextLong(1_000_000_000L));
        Experiment experiment = BadInput.wrap("the plan", () -> experiment(plan, part, begun, flags.isProfile()));
        int threads = BadInput.wrap("the plan", plan::threads).orElse(Processors.count());
        try (ExperimentStage stage = new ExperimentStage(flags, players, terminal, locale, threads, elsewhere)) {
            experiment.play(stage, output);
        } catch (IOException unwritable) {
            throw UserFiles.unwritable(output, unwritable);
        } catch (UncheckedIOException unwritable) {
            throw UserFiles.unwritable(output, unwritable.getCause());
        }
        return ExitStatus.SUCCESS;
    }

    private Optional<ExperimentFolder.Begun> begun(Path output, ExperimentKind kind) {
        return BadInput.wrap(output.toString(), () -> {
            try {
                return ExperimentFolder.begun(output, kind, trusted);
            } catch (IOException unreadable) {
                throw UserFiles.unreadable(output, unreadable);
            }
        });
    }

    private static BadInput nothingToResume(Path output, ExperimentKind kind) {
        return new BadInput(output + " has no " + kind.noun() + " to go on with"
                + ExperimentFolder.kind(output)
                        .map(other -> ", but a " + other.noun() + ", with which `marienbad " + other.command()
                                + " --resume` goes on")
                        .orElse("; --output DIR names another place"));
    }

    /** The files of two experiments in one folder would replace each other. */
    private void requireNoOther(Path output, ExperimentKind kind) {
        boolean series = begun(output, ExperimentKind.TOURNAMENT)
                .filter(found -> found.plan().isSeries())
                .isPresent();
        ExperimentFolder.kind(output).filter(other -> other != kind || series).ifPresent(other -> {
            throw new BadInput(output + " has a " + (series ? "series of tournaments" : other.noun())
                    + " already; --output DIR keeps new results elsewhere");
        });
    }

    private static void requireParts(ExperimentPlan plan) {
        if (plan.isSeries()) {
            throw new BadInput("--part needs the plan of one tournament, this is one of several");
        }
        if (!plan.hasSeed()) {
            throw new BadInput("--part needs a seed, the same one for all parts: \"seed\" in the plan, or --seed");
        }
    }

    private Experiment experiment(
            ExperimentPlan plan, Optional<Part> part, Optional<ExperimentFolder.Begun> before, boolean profiled) {
        switch (plan.kind()) {
            case SWEEP -> {
                Sweep sweep = plan.sweep(games, players);
                return (stage, folder) -> new SweepPlay(stage, folder, sweep).play(before.isEmpty());
            }
            case TUNING -> {
                Tuning tuning = plan.tuning(games, players);
                return (stage, folder) -> new TuningPlay(stage, folder, tuning).play();
            }
            default -> {
                List<ExperimentPlan.Member> members = plan.members(games, players);
                before.ifPresent(played -> requireSame(played, plan, members));
                if (profiled) {
                    return profile(plan, members, part);
                }
                return plan.isSeries()
                        ? (stage, folder) -> new SeriesPlay(stage, folder, members).play()
                        : (stage, folder) ->
                                new TournamentPlay(stage, folder, members.get(0).tournament()).play(part, plan.code());
            }
        }
    }

    private Experiment profile(ExperimentPlan plan, List<ExperimentPlan.Member> members, Optional<Part> part) {
        if (plan.isSeries()) {
            throw new BadInput("a profile needs the plan of one tournament, this is one of several");
        }
        Tournament tournament = members.get(0).tournament();
        return (stage, folder) -> {
            ProfilePlay measuring = new ProfilePlay(stage, folder, tournament, solvers);
            ExperimentStage.Played played = new TournamentPlay(stage, folder, tournament).play(part, plan.code());
            if (part.isEmpty() && played.finished()) {
                measuring.write(played);
            }
        };
    }

    private void requireSame(ExperimentFolder.Begun begun, ExperimentPlan plan, List<ExperimentPlan.Member> members) {
        ExperimentPlan before = begun.plan();
        if (!plan.isSeries()) {
            if (before.isSeries()) {
                throw new BadInput(begun.file() + " is a plan of several tournaments, this is a plan of one;"
                        + " --output DIR keeps its results elsewhere");
            }
            return; // its games are compared with the plan when they are read
        }
        if (!before.isSeries()) {
            throw new BadInput(
                    begun.file() + " is of one tournament, this is a plan of several; --output DIR keeps their"
                            + " results elsewhere");
        }
        List<ExperimentPlan.Member> played =
                BadInput.wrap(begun.file().toString(), () -> before.members(games, players));
        for (int i = 0; i < Math.max(played.size(), members.size()); i++) {
            boolean there = i < played.size();
            if (!there
                    || i >= members.size()
                    || !PlanJson.pretty(played.subList(i, i + 1)).equals(PlanJson.pretty(members.subList(i, i + 1)))) {
                throw new BadInput(begun.file() + " is of another plan: its tournament " + (i + 1)
                        + (there ? " was '" + played.get(i).name() + "'" : " was none")
                        + (i < members.size() ? ", now it is another" : ", now there is none")
                        + "; --output DIR keeps new results elsewhere");
            }
        }
    }
}
