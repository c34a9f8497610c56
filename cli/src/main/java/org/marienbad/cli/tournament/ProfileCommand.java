package org.marienbad.cli.tournament;

import com.google.inject.Inject;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.lab.run.Part;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "profile",
        header = "Tell what a game is like: length, choices, first move, draws, drama, luck, depth.",
        description =
                "Plays a tournament of the game's levels, each against itself and the one below, 100 games of each"
                        + " unless --games says otherwise. profile.html and profile.json join its results: each measure with"
                        + " interval and definition, curves, games to look at.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "All flags and plans of `marienbad tournament` hold; -p names other players, the weakest first.",
            "The games may be played in parts, or with the plan.json in the folder of the results on Spark, by",
            "`marienbad-spark plan.json --output DIR`. When all are there, --resume writes the profile.",
            "",
            "Examples:",
            "  marienbad profile kalaha",
            "  marienbad profile minute-empire --seats 3 --games 40 --output empire",
            "  marienbad profile kalaha -p random -p 'mcts(iterations=100)' -p 'mcts(iterations=1000)'",
            "  marienbad profile --resume --output empire"
        })
public final class ProfileCommand implements Callable<Integer> {
    @Mixin
    private ExperimentFlags flags;

    @Option(
            names = "--part",
            paramLabel = "K/N",
            description = "Play only the K-th of N shares of the games; `marienbad tournament merge` joins them.")
    private String part;

    private final ExperimentRunner runner;

    @Inject
    ProfileCommand(ExperimentRunner runner) {
        this.runner = runner;
        flags = runner.profileFlags();
    }

    @Override
    public Integer call() {
        return part == null
                ? runner.run(flags)
                : runner.runPart(flags, BadInput.wrap("--part", () -> Part.parse(part)));
    }
}
