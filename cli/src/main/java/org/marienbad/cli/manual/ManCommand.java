package org.marienbad.cli.manual;

import com.google.inject.Inject;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "man",
        header = "Print the manual page of all commands.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:", "  marienbad man | man -l -"})
public final class ManCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    private final Terminal terminal;

    @Inject
    ManCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        terminal.print(ManPage.of(spec.commandLine().getParent(), Version.number()));
        return ExitStatus.SUCCESS;
    }
}
