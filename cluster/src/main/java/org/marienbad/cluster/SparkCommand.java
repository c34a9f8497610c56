package org.marienbad.cluster;

import com.google.inject.Inject;
import java.util.concurrent.Callable;
import org.marienbad.cli.CommonOptions;
import org.marienbad.cli.console.Version;
import org.marienbad.cli.tournament.ExperimentFlags;
import org.marienbad.cli.tournament.ExperimentRunner;
import org.marienbad.lab.plan.ExperimentKind;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "marienbad-spark",
        header = "Play a tournament on Apache Spark and report ratings and statistics.",
        description =
                "The same games and the same files as `marienbad tournament`, played by the executors of a cluster.",
        subcommands = SparkSweepCommand.class,
        modelTransformer = SparkTraining.class,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        footer = {
            "",
            "Spark ships our jars to its executors; nothing is installed on them. The games come back to this",
            "process, which keeps them in DIR: it has to stay until the end. Ctrl-C ends it with what is finished.",
            "If it is killed, --resume goes on, here or with `marienbad tournament --resume --output DIR`.",
            "Below ten minutes of thinking in all, `marienbad tournament` is done before Spark has paid for itself.",
            "See docs/lab.md.",
            "",
            "Examples:",
            "  marienbad-spark plan.json --master spark://node1:7077",
            "  marienbad-spark plan.json --master 'local[2]' --output experiment",
            "  marienbad-spark --resume --output experiment --master spark://node1:7077",
            "  marienbad-spark plan.json --master spark://node1:7077 --threads 4 --conf spark.executor.memory=8g",
            "  marienbad-spark sweep kalaha -p 'mcts(iterations=2000)' --over c=0.1..3:7 --master spark://node1:7077",
            "  marienbad-spark train kalaha --method zero --minutes 60 --master spark://node1:7077",
            "  spark-submit --class org.marienbad.cluster.SparkMain --jars JARS marienbad-spark.jar plan.json"
        })
final class SparkCommand implements Callable<Integer> {
    @Mixin
    private SparkOptions spark;

    @Mixin
    private ExperimentFlags flags;

    @Mixin
    @SuppressWarnings("unused")
    private CommonOptions common;

    private final ExperimentRunner runner;

    @Inject
    SparkCommand(ExperimentRunner runner) {
        this.runner = runner;
        flags = runner.flags(ExperimentKind.TOURNAMENT);
    }

    @Override
    public Integer call() {
        return runner.run(flags, () -> spark.start(flags.threads()));
    }
}
