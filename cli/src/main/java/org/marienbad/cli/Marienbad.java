package org.marienbad.cli;

import com.google.inject.Inject;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.Version;
import org.marienbad.cli.play.TerminalGames;
import org.marienbad.framework.plugin.Plugins;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "marienbad",
        header = "Board games against computer players.",
        description = "Without a command it opens the window; where there is no display it plays in the terminal.",
        synopsisSubcommandLabel = "[COMMAND]",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        abbreviateSynopsis = true,
        optionListHeading = "%nCommon options, of every command:%n",
        footer = {
            "",
            "Games and players are also taken from plugins: marienbad plugin --help, or --plugins.",
            "Exit status: 0 success, 1 internal failure, 2 bad input.",
            "",
            "Examples:",
            "  marienbad                               the window",
            "  marienbad kalaha.marienbad              a saved game in the window",
            "  marienbad play nim                      a game in the terminal",
            "  marienbad play nim --plain              the same in sentences, for screen readers",
            "  marienbad match kalaha -p mcts -p minimax --iterations 10000",
            "  marienbad match --help                  all about one command",
            "  marienbad help --all                    all commands"
        })
final class Marienbad implements Callable<Integer> {
    @Mixin
    @SuppressWarnings("unused")
    private CommonOptions common;

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description = "Show the game in this file: saved by the window, a match record or a notation.")
    private Path file;

    private final Plugins plugins;
    private final Locale locale;
    private final Terminal terminal;
    private final DesktopLauncher screen;
    private final TerminalGames games;

    @Inject
    Marienbad(Plugins plugins, Locale locale, Terminal terminal, DesktopLauncher screen, TerminalGames games) {
        this.plugins = plugins;
        this.locale = locale;
        this.terminal = terminal;
        this.screen = screen;
        this.games = games;
    }

    @Override
    public Integer call() {
        Optional<Path> game = Optional.ofNullable(file);
        Optional<String> obstacle = screen.open(plugins, locale, game);
        if (obstacle.isEmpty()) {
            return ExitStatus.SUCCESS;
        }
        if (file != null) {
            throw new BadInput("no window can be opened (" + obstacle.get() + "); marienbad analyse " + file
                    + " tells of the game in the terminal");
        }
        terminal.warn("No window can be opened (" + obstacle.get() + "); going on in the terminal, see marienbad"
                + " --help.");
        return terminal.interactive() ? games.choose() : games.demonstrate();
    }
}
