package org.marienbad.cli.manual;

import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ScopeType;

/**
 * Has shells complete what a label lists, such as {@code spsa|ntbea}, as it is written there, and the commands that help is
 * asked about.
 */
final class WordChoices {
    private static final Pattern LIST = Pattern.compile("[a-z-]+(?:\\|[a-z-]+)+");

    private WordChoices() {}

    static void complete(CommandLine top) {
        complete(top, top.getSubcommands().keySet());
    }

    private static void complete(CommandLine command, Collection<String> commands) {
        CommandSpec spec = command.getCommandSpec();
        for (OptionSpec option : List.copyOf(spec.options())) {
            if (isList(option) && option.scopeType() != ScopeType.INHERIT) {
                spec.remove(option);
                spec.addOption(OptionSpec.builder(option)
                        .completionCandidates(words(option))
                        .build());
            }
        }
        for (PositionalParamSpec parameter : List.copyOf(spec.positionalParameters())) {
            boolean help = spec.userObject() instanceof HelpCommand;
            if (help || isList(parameter)) {
                spec.remove(parameter);
                spec.addPositional(PositionalParamSpec.builder(parameter)
                        .completionCandidates(help ? commands : words(parameter))
                        .build());
            }
        }
        command.getSubcommands().values().forEach(each -> complete(each, commands));
    }

    private static boolean isList(ArgSpec argument) {
        return LIST.matcher(argument.paramLabel()).matches();
    }

    private static List<String> words(ArgSpec argument) {
        return List.of(argument.paramLabel().split("\\|"));
    }
}
