package org.marienbad.cli.tournament;

import com.google.inject.Inject;
import java.util.concurrent.Callable;
import org.marienbad.lab.plan.ExperimentKind;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "tune",
        header = "Find good settings of a player, and test whether they are better.",
        description = "Plays many small tournaments, each a step of an optimiser (SPSA or NTBEA), then the player with"
                + " the settings found against the player as it was, until it is decided whether it is better. Results go"
                + " to a directory: tuning.html, tuning.json, tuning.jsonl with every step, and test/ with the tournament"
                + " of the test.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "The effort is counted in games, so that the same plan finds the same, whatever the number of threads,",
            "if no player is limited in time. Ctrl-C ends it with what is finished; --resume continues.",
            "See docs/lab.md.",
            "",
            "Examples:",
            "  marienbad tune kalaha --player 'mcts(iterations=100)' --over c=0.05..3 --games 4000 --opening 4 --seed 1",
            "  marienbad tune nim --player 'mcts(iterations=50)' --over c=0.01..5:9 --over playout=random,sensible \\",
            "      --method ntbea --against 'minimax(depth=3)' --games 2000 --opening 2 --output tuned",
            "  marienbad tune --resume --output tuned"
        })
public final class TuneCommand implements Callable<Integer> {
    @Mixin
    private ExperimentFlags flags;

    private final ExperimentRunner runner;

    @Inject
    TuneCommand(ExperimentRunner runner) {
        this.runner = runner;
        flags = runner.flags(ExperimentKind.TUNING);
    }

    @Override
    public Integer call() {
        return runner.run(flags);
    }
}
