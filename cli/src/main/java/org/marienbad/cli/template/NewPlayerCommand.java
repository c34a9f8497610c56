package org.marienbad.cli.template;

import com.google.inject.Inject;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.framework.plugin.PlayerCatalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "player",
        header = "Begin a player of your own.",
        description =
                "Writes a project with a small but complete player, which you then change into yours: search, settings,"
                        + " words in two languages, tests. NAME is its id: small letters, digits and dashes.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {"", "Existing files are never overwritten.", "", "Example:", "  marienbad new player gambler"})
public final class NewPlayerCommand implements Callable<Integer> {
    @Mixin
    private ProjectOptions options;

    private final PlayerCatalogue known;
    private final Terminal terminal;

    @Inject
    NewPlayerCommand(PlayerCatalogue known, Terminal terminal) {
        this.known = known;
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        ProjectTemplate project = options.template(ProjectTemplate.Kind.PLAYER);
        if (known.all().stream().anyMatch(other -> other.id().equals(project.id()))) {
            throw new BadInput("there is a player '" + project.id() + "' already; choose another name");
        }
        options.write(project).forEach(terminal::println);
        return ExitStatus.SUCCESS;
    }
}
