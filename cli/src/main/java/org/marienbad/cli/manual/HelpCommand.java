package org.marienbad.cli.manual;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.framework.setting.Names;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "help",
        header = "Tell how a command is used.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  marienbad help --all",
            "  marienbad help match",
            "  marienbad help history statistics"
        })
public final class HelpCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..*",
            paramLabel = "COMMAND",
            description = "The words of the command. Default: all, briefly.")
    private List<String> words = new ArrayList<>();

    @Option(names = "--all", description = "List all commands, also those that few people need.")
    private boolean all;

    @Spec
    private CommandSpec spec;

    private final Terminal terminal;

    @Inject
    HelpCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        CommandLine at = spec.commandLine().getParent();
        if (all) {
            HelpScreen screen =
                    (HelpScreen) at.getHelpSectionMap().get(UsageMessageSpec.SECTION_KEY_PARAMETER_LIST_HEADING);
            terminal.print(screen.all(at));
            return ExitStatus.SUCCESS;
        }
        for (String word : words) {
            CommandLine next = at.getSubcommands().get(word);
            if (next == null) {
                throw new BadInput(Names.unknown(
                        "command", word, List.copyOf(at.getSubcommands().keySet())));
            }
            at = next;
        }
        at.usage(terminal.out());
        return ExitStatus.SUCCESS;
    }
}
