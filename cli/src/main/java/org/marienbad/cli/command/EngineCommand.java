package org.marienbad.cli.command;

import com.google.inject.Inject;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.marienbad.cli.engine.Engine;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.plugin.PlayerCatalogue;
import org.marienbad.framework.setting.Reach;
import picocli.CommandLine.Command;

@Command(
        name = "engine",
        header = "Answer other programs: one JSON request a line in, one JSON answer a line out.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "docs/engine.md describes all requests. The end of the input ends the engine.",
            "",
            "Example (one line; quoting for a POSIX shell):",
            "  echo '{\"do\":\"choose\",\"game\":\"nim\",\"player\":\"minimax\",\"budget\":{\"depth\":8}}' |",
            "  marienbad engine"
        })
final class EngineCommand implements Callable<Integer> {
    private final GameCatalogue games;
    private final PlayerCatalogue players;
    private final Locale locale;
    private final Terminal terminal;
    private final Reach trusted;

    @Inject
    EngineCommand(GameCatalogue games, PlayerCatalogue players, Locale locale, Terminal terminal, Reach trusted) {
        this.trusted = trusted;
        this.games = games;
        this.players = players;
        this.locale = locale;
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Engine engine = new Engine(games, players, locale, trusted);
        for (Optional<String> line = terminal.readLine(); line.isPresent(); line = terminal.readLine()) {
            if (!line.get().isEmpty()) {
                terminal.print(engine.answer(line.get()) + "\n");
                if (terminal.out().checkError()) {
                    return Launch.FINE; // nobody reads the answers any more
                }
            }
        }
        return Launch.FINE;
    }
}
