package org.marienbad.cluster;

import com.google.inject.Inject;
import java.util.OptionalInt;
import org.marienbad.cli.plugin.PluginCommands;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.learn.command.TrainCommand;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Adds {@code train} to the command: {@code marienbad train} with its own options, and where Spark is. */
final class SparkTraining implements CommandLine.IModelTransformer {
    private final PluginCommands commands;
    private final Plugins plugins;
    private final SparkOptions spark;

    @Inject
    SparkTraining(PluginCommands commands, Plugins plugins, SparkOptions spark) {
        this.commands = commands;
        this.plugins = plugins;
        this.spark = spark;
    }

    @Override
    public CommandSpec transform(CommandSpec top) {
        TrainCommand command = new TrainCommand(order -> new SparkActors(spark.start(OptionalInt.empty()), order));
        CommandLine line = commands.of(command, plugins);
        CommandSpec spec = line.getCommandSpec();
        spec.addMixin("spark", CommandSpec.forAnnotatedObject(spark));
        spec.usageMessage()
                .header("Train an opponent for any game by letting it play itself on Apache Spark.")
                .description(
                        "The same games and the same model as by `marienbad train`, played by the executors of a"
                                + " cluster. This process learns from them, and plays for the curve and the gate with --threads.")
                .footer(
                        "",
                        "What the executors play comes back to this process: it has to stay until the end. Ctrl-C keeps",
                        "all; --resume goes on, here or with `marienbad train`. It pays where games are slow, or where a",
                        "generation is large. See docs/lab.md.",
                        "",
                        "Examples:",
                        "  marienbad-spark train kalaha --method zero --minutes 60 --master spark://node1:7077",
                        "  marienbad-spark train kalaha --hyper generation=16384 --games 2000000 --master 'local[2]'",
                        "  marienbad-spark train kalaha --resume --minutes 60 --master spark://node1:7077");
        top.addSubcommand(spec.name(), line);
        return top;
    }
}
