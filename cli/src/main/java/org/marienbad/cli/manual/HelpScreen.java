package org.marienbad.cli.manual;

import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_FOOTER_HEADING;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_PARAMETER_LIST_HEADING;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.marienbad.cli.console.Columns;
import org.marienbad.framework.plugin.Subcommand.Group;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ScopeType;

/**
 * The layout of help. The help of all begins with the commands in groups of a handful, and only it tells the options
 * that every command has.
 */
public final class HelpScreen implements IHelpSectionRenderer {
    private final Map<Group, List<CommandLine>> groups;

    /** @param groups all commands; empty if the help is about one command */
    public HelpScreen(Map<Group, List<CommandLine>> groups) {
        this.groups = groups;
    }

    /** Lays out the help of {@code top} and of all commands below it, in lines of {@code width} columns. */
    public void arrange(CommandLine top, int width) {
        top.setUsageHelpWidth(width);
        top.getSubcommands().values().forEach(command -> withoutCommonOptions(command, top.getCommandName()));
        if (!groups.isEmpty()) {
            Map<String, IHelpSectionRenderer> sections = top.getHelpSectionMap();
            sections.put(SECTION_KEY_PARAMETER_LIST_HEADING, this);
            sections.remove(SECTION_KEY_COMMAND_LIST_HEADING);
            sections.remove(SECTION_KEY_COMMAND_LIST);
        }
    }

    private static void withoutCommonOptions(CommandLine command, String top) {
        CommandSpec spec = command.getCommandSpec();
        for (OptionSpec option : List.copyOf(spec.options())) {
            if (CommandWords.isCommon(option)) {
                spec.remove(option);
                spec.addOption(OptionSpec.builder(option)
                        .scopeType(ScopeType.LOCAL)
                        .inherited(false)
                        .hidden(true)
                        .build());
            }
        }
        spec.usageMessage()
                .sectionMap()
                .put(SECTION_KEY_FOOTER_HEADING, help -> "\nCommon options: " + top + " --help\n");
        command.getSubcommands().values().forEach(below -> withoutCommonOptions(below, top));
    }

    /** The groups that people see first. */
    @Override
    public String render(Help help) {
        String top = help.commandSpec().name();
        return "\n" + list(help.commandSpec(), EnumSet.complementOf(EnumSet.of(Group.MORE))) + "\n" + top
                + " help --all lists all commands, " + top + " COMMAND --help tells about one.\n\n";
    }

    /** All groups of {@code top}. */
    String all(CommandLine top) {
        return list(top.getCommandSpec(), EnumSet.allOf(Group.class));
    }

    private String list(CommandSpec top, Set<Group> shown) {
        Columns table = new Columns("", "ll");
        for (Group group : shown) {
            table.row(
                    group.name().charAt(0)
                            + group.name().substring(1).toLowerCase(Locale.ROOT).replace('_', ' '),
                    "");
            groups.get(group)
                    .forEach(command -> table.row("  " + command.getCommandName(), CommandWords.header(command)));
        }
        return String.join("\n", table.lines(top.usageMessage().width())) + "\n";
    }
}
