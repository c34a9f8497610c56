package org.marienbad.cli.tournament;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.framework.match.Processors;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.plugin.PlayerCatalogue;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.Part;
import org.marienbad.lab.PlanEntries;
import org.marienbad.lab.PlanJson;
import org.marienbad.lab.PlanSet;
import org.marienbad.lab.Results;
import org.marienbad.lab.Tournament;
import org.marienbad.lab.live.SeriesFolder;
import org.marienbad.lab.live.TournamentFolder;

/** Plays the tournament that flags ask for, or the several of one plan, and keeps them in a folder. Of one use. */
public final class TournamentRunner {
    private final GameCatalogue games;
    private final PlayerCatalogue players;
    private final Terminal terminal;
    private final Locale locale;
    private final Reach trusted;

    private Optional<Part> part = Optional.empty();
    private TournamentFlags flags;
    private Path output;

    @Inject
    TournamentRunner(GameCatalogue games, PlayerCatalogue players, Terminal terminal, Locale locale, Reach trusted) {
        this.trusted = trusted;
        this.games = games;
        this.players = players;
        this.terminal = terminal;
        this.locale = locale;
    }

    /** Plays in threads of this process. Returns the exit status. */
    int run(TournamentFlags given) {
        return run(given, Optional.empty());
    }

    /** Plays only {@code share} of the games. Returns the exit status. */
    int runPart(TournamentFlags given, Part share) {
        part = Optional.of(share);
        return run(given);
    }

    /** Plays at {@code venue}, which is asked for once the plan is known to be good. Returns the exit status. */
    public int run(TournamentFlags given, Supplier<Venue> venue) {
        return run(given, Optional.of(venue));
    }

    private int run(TournamentFlags given, Optional<Supplier<Venue>> elsewhere) {
        flags = given;
        output = part.map(one -> one.folder(flags.output())).orElseGet(flags::output);
        PlanSet ownPlan =
                BadInput.wrap("the plan", () -> flags.plan(PlanSet.of(PlanEntries.none("the plan")), trusted));
        Optional<PlanSet> before = planBefore();
        if (before.isPresent() && !flags.resume() && part.isEmpty()) {
            throw TournamentPlayer.existsAlready(
                    before.get().isSingle() ? TournamentFolder.games(output) : SeriesFolder.plan(output));
        }
        if (before.isEmpty() && flags.resume() && flags.isEmpty()) {
            throw TournamentPlayer.nothingToResume(output, "tournament");
        }
        if (part.isPresent()) {
            requireParts(before.orElse(ownPlan));
        }
        PlanSet plan = before.map(played -> BadInput.wrap(
                        "the plan",
                        () -> flags.isEmpty() ? flags.plan(played, trusted) : ownPlan.withMissingSeed(played)))
                .orElse(ownPlan)
                .withMissingSeed(ThreadLocalRandom.current().nextLong(1_000_000_000L));
        List<PlanSet.Member> members = BadInput.wrap("the plan", () -> plan.members(games, players));
        int threads = BadInput.wrap("the plan", plan::threads).orElse(Processors.count());
        try (TournamentPlayer player = new TournamentPlayer(players, terminal, locale, threads, elsewhere)) {
            if (plan.isSingle()) {
                requireNoSeries(before);
                player.only(part);
                player.plannedFor(plan.single().code());
                play(player, members.get(0).tournament());
            } else {
                before.ifPresent(played -> requireSame(played, members));
                new TournamentSeries(player, terminal, locale, flags.json()).play(output, members);
            }
        }
        return ExitStatus.SUCCESS;
    }

    /** The plan of what is in the output directory; empty if nothing is. */
    private Optional<PlanSet> planBefore() {
        return BadInput.wrap(output.toString(), () -> {
            try {
                return TournamentFolder.begun(output)
                        ? Optional.of(PlanSet.of(TournamentFolder.plan(output, trusted)))
                        : SeriesFolder.read(output, trusted);
            } catch (IOException unreadable) {
                throw UserFiles.unreadable(output, unreadable);
            }
        });
    }

    private static void requireParts(PlanSet plan) {
        if (!plan.isSingle()) {
            throw new BadInput("--part needs the plan of one tournament, this is one of several");
        }
        if (!plan.hasSeed()) {
            throw new BadInput("--part needs a seed, the same one for all parts: \"seed\" in the plan, or --seed");
        }
    }

    private void requireNoSeries(Optional<PlanSet> before) {
        if (before.isPresent() && !before.get().isSingle()) {
            throw new BadInput(SeriesFolder.plan(output) + " is a plan of several tournaments, this is a plan of one;"
                    + " --output DIR keeps its results elsewhere");
        }
    }

    private void requireSame(PlanSet before, List<PlanSet.Member> members) {
        List<PlanSet.Member> played =
                BadInput.wrap(SeriesFolder.plan(output).toString(), () -> before.members(games, players));
        for (int i = 0; i < Math.max(played.size(), members.size()); i++) {
            if (before.isSingle()
                    || i >= played.size()
                    || i >= members.size()
                    || !PlanJson.pretty(played.subList(i, i + 1)).equals(PlanJson.pretty(members.subList(i, i + 1)))) {
                throw new BadInput(output + " has the games of another plan: its tournament " + (i + 1)
                        + (i < played.size() && !before.isSingle()
                                ? " was '" + played.get(i).name() + "'"
                                : " was none")
                        + (i < members.size() ? ", now it is another" : ", now there is none")
                        + "; --output DIR keeps new results elsewhere");
            }
        }
    }

    private void play(TournamentPlayer player, Tournament tournament) {
        if (!flags.json()) {
            player.announcing();
        }
        TournamentPlayer.Played played = player.play(output, tournament, "games");
        Results results = played.results();
        if (part.isPresent()) {
            sayPart(part.get(), tournament, played);
            return;
        }
        TournamentSummary summary = new TournamentSummary(results);
        if (flags.json()) {
            terminal.printJson(summary.json());
        } else {
            summary.lines().forEach(terminal::println);
            terminal.println(String.format(
                    Locale.ROOT,
                    "%,.1f games/s with %s. Report: %s",
                    played.gamesPerSecond(),
                    player.where(),
                    played.report()));
        }
        if (!played.finished()) {
            terminal.warn("marienbad: interrupted after " + results.games() + " of "
                    + TournamentPlayer.counted(tournament.games(), "game") + "; --resume --output " + output
                    + " goes on");
        }
    }

    private void sayPart(Part share, Tournament tournament, TournamentPlayer.Played played) {
        if (flags.json()) {
            Map<String, Object> plain = new LinkedHashMap<>();
            plain.put("part", share.toString());
            plain.put("games", played.results().games());
            plain.put("complete", played.finished());
            terminal.printJson(plain);
        } else {
            long games = share.to(tournament.games()) - share.from(tournament.games());
            terminal.println("Part " + share + ": " + played.results().games() + " of "
                    + TournamentPlayer.counted(games, "game") + " in " + output
                    + ". When all parts are there, `marienbad tournament merge " + flags.output()
                    + "` makes the report.");
        }
        if (!played.finished()) {
            terminal.warn("marienbad: interrupted; the same command goes on");
        }
    }
}
