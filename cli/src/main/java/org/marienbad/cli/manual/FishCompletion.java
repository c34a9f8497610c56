package org.marienbad.cli.manual;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The completion script for fish, which picocli does not write. */
final class FishCompletion {
    private final String name;
    private final StringBuilder script = new StringBuilder();

    private FishCompletion(String name) {
        this.name = name;
    }

    static String script(CommandLine top) {
        FishCompletion completion = new FishCompletion(top.getCommandName());
        completion
                .script
                .append("# Completion of ")
                .append(top.getCommandName())
                .append(" for fish\n");
        completion.line("-f");
        completion.add(top, List.of());
        return completion.script.toString();
    }

    /** @param path the words of the command after the first */
    private void add(CommandLine command, List<String> path) {
        List<String> subcommands = new ArrayList<>(command.getSubcommands().keySet());
        String here =
                path.stream().map(word -> "__fish_seen_subcommand_from " + word).collect(Collectors.joining("; and "));
        String open = path.isEmpty()
                ? "__fish_use_subcommand"
                : subcommands.isEmpty()
                        ? here
                        : here + "; and not __fish_seen_subcommand_from " + String.join(" ", subcommands);
        subcommands.forEach(word -> line(condition(open) + " -a " + word + " -d "
                + quoted(CommandWords.header(command.getSubcommands().get(word)))));
        for (OptionSpec option : CommandWords.ownOptions(command.getCommandSpec())) {
            line(condition(path.isEmpty() ? "" : here) + names(option) + values(option, true) + " -d "
                    + quoted(CommandWords.description(option)));
        }
        for (ArgSpec operand : command.getCommandSpec().positionalParameters()) {
            String values = values(operand, false);
            if (!values.isEmpty()) {
                line(condition(open) + values);
            }
        }
        command.getSubcommands().forEach((word, subcommand) -> {
            List<String> below = new ArrayList<>(path);
            below.add(word);
            add(subcommand, below);
        });
    }

    private void line(String rest) {
        script.append("complete -c ")
                .append(name)
                .append(' ')
                .append(rest.strip())
                .append('\n');
    }

    private static String condition(String test) {
        return test.isEmpty() ? "" : "-n " + quoted(test);
    }

    private static String names(OptionSpec option) {
        StringBuilder names = new StringBuilder();
        for (String each : option.names()) {
            names.append(each.startsWith("--") ? " -l " + each.substring(2) : " -s " + each.substring(1));
        }
        return names.toString();
    }

    /** The words that may follow, if they are known: files, or others. */
    private static String values(ArgSpec argument, boolean option) {
        if (argument.arity().max() == 0) {
            return "";
        }
        if (argument.completionCandidates() != null) {
            String words = StreamSupport.stream(argument.completionCandidates().spliterator(), false)
                    .collect(Collectors.joining(" "));
            return (option ? " -x" : "") + " -a " + quoted(words);
        }
        Class<?> type = argument.auxiliaryTypes()[0];
        boolean file = type == Path.class || type == File.class;
        return option ? file ? " -r -F" : " -x" : file ? " -F" : "";
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
