package org.marienbad.cli.manual;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The texts of the commands as people read them. */
final class CommandWords {
    private CommandWords() {}

    /** {@code lines} of a help, with what picocli would format. */
    static List<String> lines(String... lines) {
        return Arrays.stream(lines)
                .flatMap(line -> line.replace("%n", "\n").replace("%%", "%").lines())
                .toList();
    }

    static String header(CommandLine command) {
        return String.join(" ", lines(command.getCommandSpec().usageMessage().header()));
    }

    static String description(ArgSpec argument) {
        return lines(argument.description()).stream().map(String::strip).collect(Collectors.joining(" "));
    }

    /** The options of {@code command} that not every command has. */
    static List<OptionSpec> ownOptions(CommandSpec command) {
        return command.options().stream()
                .filter(option -> !option.hidden())
                .filter(option -> command.parent() == null || !isCommon(option))
                .toList();
    }

    /** Whether every command has {@code option}. */
    static boolean isCommon(OptionSpec option) {
        return option.inherited() || option.usageHelp() || option.versionHelp();
    }
}
