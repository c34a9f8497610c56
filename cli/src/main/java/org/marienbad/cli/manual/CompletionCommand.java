package org.marienbad.cli.manual;

import com.google.inject.Inject;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "completion",
        header = "Print the script with which a shell completes commands, games and players.",
        description = "It knows the games and players that are installed when it is printed.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  source <(marienbad completion bash)      in ~/.bashrc; zsh in ~/.zshrc",
            "  marienbad completion fish > ~/.config/fish/completions/marienbad.fish"
        })
public final class CompletionCommand implements Callable<Integer> {
    private enum Shell {
        BASH,
        ZSH,
        FISH
    }

    @Parameters(paramLabel = "bash|zsh|fish", description = "The shell.")
    private Shell shell;

    @Spec
    private CommandSpec spec;

    private final Terminal terminal;

    @Inject
    CompletionCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        CommandLine top = spec.commandLine().getParent();
        WordChoices.complete(top);
        // The script for bash works in zsh too.
        terminal.print(shell == Shell.FISH ? FishCompletion.script(top) : AutoComplete.bash(top.getCommandName(), top));
        return ExitStatus.SUCCESS;
    }
}
