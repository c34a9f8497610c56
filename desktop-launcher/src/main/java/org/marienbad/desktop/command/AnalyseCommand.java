package org.marienbad.desktop.command;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
import org.marienbad.framework.record.Plies;
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

    @Option(
            names = "--position",
            paramLabel = "JSON|FILE",
            description = "A position as the engine writes it, or a file that holds one. Default: the start.")
    private String position;

    @Option(
            names = "--plies",
            paramLabel = "PLIES",
            description = "Plies played from there, in the game's notation, with blanks between them.")
    private String plies = "";

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
                gameOptions.setup(gameOptions.provider(games), 0).drawn(position == null ? gameOptions.seed() : 0);
        List<PlayerSpec> specs = playerOptions.specs();
        if (specs.size() > 1) {
            throw new BadInput("--player is given " + specs.size() + " times; one player analyses");
        }
        PlayerSpec spec = specs.isEmpty() ? opponents.adviser(setup.game()) : specs.get(0);
        if (Opponents.isPerson(spec)) {
            throw new BadInput("a person cannot analyse; `marienbad players` lists who can");
        }
        State state = state(setup);
        if (state.actor() < 0) {
            throw new BadInput(
                    state.actor() == State.TERMINAL
                            ? "the game is over in this position; there is nothing to analyse"
                            : "chance decides in this position; add its outcome to --plies, marked with *");
        }
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

    private State state(GameSetup setup) {
        Game game = setup.game();
        State state = position == null
                ? setup.newState()
                : BadInput.unlessRefused(
                        "game " + setup.provider().id(),
                        () -> game.stateOf(Json.readObject("--position", positionText())),
                        "--position: ");
        String[] words = plies.isBlank() ? new String[0] : plies.strip().split("\\s+");
        for (int i = 0; i < words.length; i++) {
            String ply = words[i];
            int code = BadInput.unlessRefused(
                    "game " + setup.provider().id(),
                    () -> Plies.read(game, state, ply),
                    "--plies, number " + (i + 1) + ": ");
            state.apply(code);
        }
        return state;
    }

    private String positionText() {
        if (position.strip().startsWith("{")) {
            return position;
        }
        try {
            return Files.readString(Path.of(position));
        } catch (IOException | RuntimeException unreadable) {
            throw new BadInput(
                    "--position " + position + " is neither JSON ({…}) nor a file that can be read ("
                            + unreadable.getClass().getSimpleName() + ")",
                    unreadable);
        }
    }
}
