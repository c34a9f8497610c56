package org.marienbad.cli.plugin;

import picocli.CommandLine.Command;

@Command(
        name = "plugin",
        header = "Install, list and remove plugins: games and players in jars of their own.",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {PluginInstallCommand.class, PluginListCommand.class, PluginRemoveCommand.class},
        footer = {
            "",
            "A plugin is a program: it can do anything on this machine that you can. Install only those",
            "that you trust.",
            "",
            "Examples:",
            "  marienbad plugin install tic-tac-toe.jar",
            "  marienbad plugin list",
            "  marienbad plugin remove tic-tac-toe"
        })
public final class PluginCommand {}
