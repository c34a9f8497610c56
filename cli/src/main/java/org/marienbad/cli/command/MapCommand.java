package org.marienbad.cli.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "map",
        header = "Check or draw maps of Minute Empire.",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {MapCheckCommand.class, MapDrawCommand.class},
        footer = {
            "",
            "Examples:",
            "  marienbad map check my-map.txt side-a",
            "  marienbad map draw side-b --output side-b.svg"
        })
final class MapCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "map: say check or draw");
    }
}
