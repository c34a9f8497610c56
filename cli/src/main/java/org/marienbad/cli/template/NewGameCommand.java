package org.marienbad.cli.template;

import com.google.inject.Inject;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.framework.plugin.GameCatalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "game",
        header = "Begin a game of your own.",
        description =
                "Writes a project with a small but complete game, which you then change into yours: rules, picture,"
                        + " words in two languages, tests. NAME is its id: small letters, digits and dashes.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {"", "Existing files are never overwritten.", "", "Example:", "  marienbad new game coin-race"})
public final class NewGameCommand implements Callable<Integer> {
    @Mixin
    private ProjectOptions options;

    private final GameCatalogue known;
    private final Terminal terminal;

    @Inject
    NewGameCommand(GameCatalogue known, Terminal terminal) {
        this.known = known;
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        ProjectTemplate project = options.template(ProjectTemplate.Kind.GAME);
        if (known.all().stream().anyMatch(other -> other.id().equals(project.id()))) {
            throw new BadInput("there is a game '" + project.id() + "' already; choose another name");
        }
        options.write(project).forEach(terminal::println);
        return ExitStatus.SUCCESS;
    }
}
