package org.marienbad.desktop.command;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.inject.Inject;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.marienbad.desktop.engine.DecisionJson;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.GameSetup;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.GameCatalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "analyse",
        header = "Print what a player thinks of a position: its lines, each with value and continuation.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "The position is the start of the game, or --position, after --plies. The player is the first",
            "that can play the game, or --player; without a limit it thinks for one second. Values are the",
            "payoff that the seat to move may expect. In a terminal the lines are shown while it thinks.",
            "",
            "Examples:",
            "  marienbad analyse kalaha",
            "  marienbad analyse kalaha --plies 'c f D' -p minimax --depth 12",
            "  marienbad analyse nim --position '{\"heaps\":[0,3,5,7],\"actor\":0}' --millis 3000 --json"
        })
final class AnalyseCommand implements Callable<Integer> {
    @Mixin
    private GameOptions gameOptions;

    @Mixin
    private PlayerOptions playerOptions;

    @Mixin
    private PositionOptions position;

    @Option(names = "--json", description = "Print JSON, when the player has decided.")
    private boolean json;

    private final GameCatalogue games;
    private final Opponents opponents;
    private final Terminal terminal;
    private final Locale locale;

    @Inject
    AnalyseCommand(GameCatalogue games, Opponents opponents, Terminal terminal, Locale locale) {
        this.games = games;
        this.opponents = opponents;
        this.terminal = terminal;
        this.locale = locale;
    }

    @Override
    public Integer call() {
        GameSetup setup =
                gameOptions.setup(gameOptions.provider(games), 0).drawn(position.fromStart() ? gameOptions.seed() : 0);
        List<PlayerSpec> specs = playerOptions.specs();
        if (specs.size() > 1) {
            throw new BadInput("--player is given " + specs.size() + " times; one player analyses");
        }
        PlayerSpec spec = specs.isEmpty() ? opponents.adviser(setup.game()) : specs.get(0);
        if (Opponents.isPerson(spec)) {
            throw new BadInput("a person cannot analyse; `marienbad players` lists who can");
        }
        State state = position.state(setup, "analyse");
        Board board = new Board(setup, TerminalGames.words(locale), locale);
        if (!json) {
            board.position(state).forEach(terminal::println);
            terminal.println("");
        }
        analyse(setup.game(), state, spec, board);
        return Launch.FINE;
    }

    private void analyse(Game game, State state, PlayerSpec spec, Board board) {
        long seed = gameOptions.seed();
        Player player = opponents.create(spec, game, Seeds.split(seed, "player", 0));
        LiveLines live = new LiveLines(terminal);
        Monitor watching = new Monitor() {
            @Override
            public boolean cancelled() {
                return false;
            }

            @Override
            public void progress(Decision soFar) {
                live.show(board.hint(spec.toString(), state, soFar, Integer.MAX_VALUE));
            }
        };
        Budget budget = playerOptions.budget();
        long start = System.nanoTime();
        Decision decision = BadInput.unlessRefused(
                "player " + spec.id(), () -> new Budgeted(player, budget).advise(state, state.actor(), seed, watching));
        long nanos = System.nanoTime() - start;
        live.clear();
        if (json) {
            ObjectNode answer = DecisionJson.of(spec, game, state, decision, nanos);
            answer.put("seed", seed);
            answer.put("actor", state.actor());
            terminal.println(Json.write(answer));
        } else {
            board.hint(spec.toString(), state, decision, Integer.MAX_VALUE).forEach(terminal::println);
        }
    }
}
