package org.marienbad.cli.template;

import picocli.CommandLine.Command;

@Command(
        name = "new",
        header = "Begin a game or a player of your own: a project that builds, passes its checks and plays.",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {NewGameCommand.class, NewPlayerCommand.class},
        footer = {
            "",
            "Examples:",
            "  marienbad new game coin-race",
            "  marienbad new game coin-race --maven --kotlin --package org.example.coins",
            "  marienbad new player gambler"
        })
public final class NewCommand {}
