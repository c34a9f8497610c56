package org.marienbad.cli.tournament;

import com.google.inject.Inject;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.lab.plan.ExperimentKind;
import org.marienbad.lab.run.Part;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "tournament",
        header = "Play a tournament between players and report ratings and statistics.",
        description = "Results go to a directory: report.html, games.jsonl, games.csv, standings.csv,"
                + " seats.csv, pairings.csv and plan.json.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        synopsisSubcommandLabel = "[COMMAND]",
        subcommands = MergeCommand.class,
        footer = {
            "",
            "The same plan gives the same games, whatever the number of threads, if no player is limited in",
            "time. Ctrl-C ends it with what is finished; --resume continues. See docs/lab.md.",
            "",
            "A plan may hold several tournaments (tournaments: […], grid: {…}): each gets a directory with its own",
            "report, and one report compares them.",
            "",
            "Examples:",
            "  marienbad tournament plan.json",
            "  marienbad tournament kalaha -p random -p 'minimax(depth=3)' -p 'mcts(iterations=200)'",
            "  marienbad tournament nim -p 'new=mcts(c=1)' -p 'old=mcts' --iterations 500 \\",
            "      --games 100000 --stop 'sprt(0,10)' --output experiment",
            "  marienbad tournament --resume --output experiment",
            "  marienbad tournament plan.json --part 3/100 --output experiment"
        })
public final class TournamentCommand implements Callable<Integer> {
    @Mixin
    private ExperimentFlags flags;

    @Option(
            names = "--part",
            paramLabel = "K/N",
            description = "Play only the K-th of N shares of the games, on one of many machines; run again it goes on."
                    + " `marienbad tournament merge` makes one tournament of the parts. See docs/lab.md.")
    private String part;

    private final ExperimentRunner runner;

    @Inject
    TournamentCommand(ExperimentRunner runner) {
        this.runner = runner;
        flags = runner.flags(ExperimentKind.TOURNAMENT);
    }

    @Override
    public Integer call() {
        return part == null
                ? runner.run(flags)
                : runner.runPart(flags, BadInput.wrap("--part", () -> Part.parse(part)));
    }
}
