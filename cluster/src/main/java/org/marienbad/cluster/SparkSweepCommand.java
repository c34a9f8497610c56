package org.marienbad.cluster;

import com.google.inject.Inject;
import java.util.concurrent.Callable;
import org.marienbad.cli.tournament.ExperimentFlags;
import org.marienbad.cli.tournament.ExperimentRunner;
import org.marienbad.lab.plan.ExperimentKind;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "sweep",
        header = "Vary settings of a player on Apache Spark and measure its strength at every point.",
        description = "The same games and the same files as `marienbad sweep`, played by the executors of a cluster.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class SparkSweepCommand implements Callable<Integer> {
    @Mixin
    private SparkOptions spark;

    @Mixin
    private ExperimentFlags flags;

    private final ExperimentRunner runner;

    @Inject
    SparkSweepCommand(ExperimentRunner runner) {
        this.runner = runner;
        flags = runner.flags(ExperimentKind.SWEEP);
    }

    @Override
    public Integer call() {
        return runner.run(flags, () -> spark.start(flags.threads()));
    }
}
