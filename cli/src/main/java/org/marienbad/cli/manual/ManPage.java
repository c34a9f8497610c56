package org.marienbad.cli.manual;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.marienbad.cli.console.Columns;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * All commands on one manual page, in the macros of man(7). Picocli writes a page a command, and those in AsciiDoc, which
 * only a program in Ruby turns into manual pages.
 */
final class ManPage {
    private static final int WIDTH = 72;

    private final StringBuilder page = new StringBuilder();

    private ManPage() {}

    static String of(CommandLine top, String version) {
        ManPage man = new ManPage();
        String name = top.getCommandName();
        man.macro("TH", name.toUpperCase(Locale.ROOT), "1", "", name + " " + version, "User Commands");
        man.macro("SH", "NAME");
        man.page
                .append(name)
                .append(" \\- ")
                .append(escaped(CommandWords.header(top).replaceFirst("\\.$", "")))
                .append('\n');
        man.macro("SH", "SYNOPSIS");
        man.page.append(bold(name)).append(" [").append(italic("FILE")).append("]\n.br\n");
        man.page.append(bold(name)).append(' ').append(italic("COMMAND")).append(" [");
        man.page.append(italic("OPTION")).append("]...\n");
        man.macro("SH", "DESCRIPTION");
        man.paragraphs(top.getCommandSpec().usageMessage().description());
        man.paragraphs(top.getCommandSpec().usageMessage().footer());
        man.macro("SH", "OPTIONS");
        man.options(top.getCommandSpec());
        man.page.append(".PP\nAll options may also follow a command.\n");
        man.macro("SH", "COMMANDS");
        top.getSubcommands().values().forEach(man::command);
        man.environment();
        return man.page.toString();
    }

    private void command(CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        String operands = spec.positionalParameters().stream()
                .filter(operand -> !operand.hidden())
                .map(ManPage::operand)
                .collect(Collectors.joining());
        macro(
                "SS",
                spec.qualifiedName()
                        + operands
                        + (command.getSubcommands().isEmpty()
                                ? ""
                                : " " + spec.usageMessage().synopsisSubcommandLabel()));
        text(CommandWords.header(command));
        paragraphs(spec.usageMessage().description());
        options(spec);
        paragraphs(spec.usageMessage().footer());
        command.getSubcommands().values().forEach(this::command);
    }

    private static String operand(ArgSpec operand) {
        String label = operand.paramLabel() + (operand.arity().max() > 1 ? "…" : "");
        return operand.arity().min() == 0 ? " [" + label + "]" : " " + label;
    }

    private void options(CommandSpec spec) {
        for (PositionalParamSpec operand : spec.positionalParameters()) {
            if (!operand.hidden()) {
                item(italic(operand.paramLabel()), CommandWords.description(operand));
            }
        }
        for (OptionSpec option : CommandWords.ownOptions(spec)) {
            String names = Arrays.stream(option.names()).map(ManPage::bold).collect(Collectors.joining(", "));
            item(
                    names + (option.arity().max() == 0 ? "" : " " + italic(option.paramLabel())),
                    CommandWords.description(option));
        }
    }

    private void item(String name, String description) {
        page.append(".TP\n").append(name).append('\n');
        text(description);
    }

    /** Paragraphs with empty lines between them; lines that are indented stay as they are. */
    private void paragraphs(String... given) {
        List<String> words = new ArrayList<>();
        boolean verbatim = false;
        for (String line : CommandWords.lines(given)) {
            boolean indented = line.startsWith("  ");
            if (!words.isEmpty() && (indented || line.isBlank() || line.matches("Examples?:"))) {
                paragraph(words);
            }
            if (verbatim != indented) {
                page.append(indented ? ".PP\n.nf\n" : ".fi\n");
                verbatim = indented;
            }
            if (indented) {
                page.append(escaped(line.stripTrailing())).append('\n');
            } else if (!line.isBlank()) {
                words.add(line);
            }
        }
        if (verbatim) {
            page.append(".fi\n");
        }
        if (!words.isEmpty()) {
            paragraph(words);
        }
    }

    private void paragraph(List<String> words) {
        if (!page.substring(page.lastIndexOf("\n", page.length() - 2) + 1).startsWith(".SH")) {
            page.append(".PP\n");
        }
        text(String.join(" ", words));
        words.clear();
    }

    private void environment() {
        macro("SH", "ENVIRONMENT");
        item(bold("JAVA_OPTS"), "Options of the Java virtual machine, for example -Xmx4g.");
        item(
                bold("MARIENBAD_DATA") + ", " + bold("MARIENBAD_CONFIG") + ", " + bold("MARIENBAD_CACHE"),
                "Directories to be used instead of those of the system.");
    }

    private void text(String text) {
        Columns.wrap(text.strip().replaceAll(" +", " "), WIDTH)
                .forEach(line -> page.append(escaped(line)).append('\n'));
    }

    private void macro(String name, String... arguments) {
        page.append('.').append(name);
        for (String argument : arguments) {
            page.append(" \"").append(escaped(argument).replace("\"", "\\(dq")).append('"');
        }
        page.append('\n');
    }

    private static String bold(String text) {
        return "\\fB" + escaped(text) + "\\fR";
    }

    private static String italic(String text) {
        return "\\fI" + escaped(text) + "\\fR";
    }

    private static String escaped(String text) {
        String safe = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq");
        return safe.startsWith(".") ? "\\&" + safe : safe;
    }
}
