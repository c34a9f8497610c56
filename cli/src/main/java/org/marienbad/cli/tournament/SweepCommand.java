package org.marienbad.cli.tournament;

import com.google.inject.Inject;
import java.util.concurrent.Callable;
import org.marienbad.lab.plan.ExperimentKind;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "sweep",
        header = "Vary settings of a player and measure its strength at every point.",
        description =
                "Every combination of the values (or a random sample) meets the same opponents with the same seeds"
                        + " and openings. Results go to a directory: sweep.html with response curves and heat maps, sweep.csv,"
                        + " sweep.json, and the files of a tournament.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "The same plan gives the same games, whatever the number of threads, if no player is limited in",
            "time. Ctrl-C ends it with what is finished; --resume continues. See docs/lab.md.",
            "",
            "Examples:",
            "  marienbad sweep kalaha --player 'mcts(iterations=100)' --over c=0.1..3:7 --over playout=random,sensible \\",
            "      --against 'minimax(depth=4)' --games 200 --opening 4 --seed 1 --output sweep",
            "  marienbad sweep nim --player 'mcts(iterations=50)' --over c=0.01..5 --over solver= --sample 20",
            "  marienbad sweep plan.json",
            "  marienbad sweep --resume --output sweep"
        })
public final class SweepCommand implements Callable<Integer> {
    @Mixin
    private ExperimentFlags flags;

    private final ExperimentRunner runner;

    @Inject
    SweepCommand(ExperimentRunner runner) {
        this.runner = runner;
        flags = runner.flags(ExperimentKind.SWEEP);
    }

    @Override
    public Integer call() {
        return runner.run(flags);
    }
}
