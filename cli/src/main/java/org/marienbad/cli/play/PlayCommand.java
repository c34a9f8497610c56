package org.marienbad.cli.play;

import com.google.inject.Inject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.CliMessages;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.option.EntryFlags;
import org.marienbad.cli.option.GameOptions;
import org.marienbad.cli.option.PlayerOptions;
import org.marienbad.cli.record.RecordFile;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.setting.Reach;
import org.marienbad.play.ContinuedGame;
import org.marienbad.request.GameEntries;
import org.marienbad.request.GameRequest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "play",
        header = "Play a game in the terminal.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "A player is `person` or an AI. Without --player you sit at seat 1 against an AI. With fewer",
            "players than seats the rest are AIs. In the game type the number or the notation of an",
            "action, or help. Every ply is kept: marienbad history lists your games.",
            "",
            "Examples:",
            "  marienbad play kalaha",
            "  marienbad play nim -o heaps=3-4-5 -p 'mcts(iterations=2000)' -p person",
            "  marienbad play kalaha -p mcts -p minimax --millis 500    two AIs; you watch",
            "  marienbad play kalaha --clock 5+3                        with a clock",
            "  marienbad play kalaha --plain                            in sentences, for screen readers",
            "  marienbad play coin-race --watch build/libs              a game that you are just writing",
            "  marienbad play --watch pawn-race/pawn-race.rbg           a game in text that you are just writing",
            "  marienbad play --continue                                go on with what was left unfinished",
            "  marienbad play --load game.json --save game.json         resume a game from a file"
        })
public final class PlayCommand implements Callable<Integer> {
    @Mixin
    private GameOptions gameOptions;

    @Mixin
    private PlayerOptions playerOptions;

    @Mixin
    private EntryFlags clock = new EntryFlags(GameEntries.CLOCK);

    @Option(names = "--load", paramLabel = "FILE", description = "Resume the game recorded in this file.")
    private Path load;

    @Option(
            names = "--continue",
            arity = "0..1",
            paramLabel = "ID",
            fallbackValue = "0",
            description = "Go on with the game of this number; without a number with the unfinished one, asking which"
                    + " if there are several.")
    private Long continued;

    @Option(names = "--save", paramLabel = "FILE", description = "Write the record of the game to this file.")
    private Path save;

    @Option(
            names = "--watch",
            paramLabel = "DIR|FILE",
            description =
                    "Load the plugins in this directory, or a game in text, again whenever they are built or written, and go on"
                            + " with the game where it was. Such a game is not kept.")
    private Path watch;

    @Option(
            names = "--plain",
            description = "For screen readers: whole sentences, one a line, nothing drawn and nothing redrawn.")
    private boolean plain;

    @Option(
            names = "--json",
            description = "Print what happens as lines of JSON, one an event; questions go to the standard error.")
    private boolean json;

    private final Terminal terminal;
    private final Catalogue<GameProvider> games;
    private final TerminalGames terminalGames;
    private final UnfinishedGames unfinished;
    private final Reach trusted;
    private final PluginWatch watched;
    private final Locale locale;

    @Inject
    PlayCommand(
            Terminal terminal,
            Catalogue<GameProvider> games,
            TerminalGames terminalGames,
            UnfinishedGames unfinished,
            Reach trusted,
            PluginWatch watched,
            Locale locale) {
        this.terminal = terminal;
        this.watched = watched;
        this.locale = locale;
        this.unfinished = unfinished;
        this.trusted = trusted;
        this.games = games;
        this.terminalGames = terminalGames;
    }

    @Override
    public Integer call() {
        if (plain && json) {
            throw new BadInput("--plain and --json exclude each other");
        } else if (plain) {
            terminal.speakPlainly();
        } else if (json) {
            terminal.printEvents();
        }
        List<PlayerSpec> specs = playerOptions.specs();
        if (watch != null && (load != null || continued != null)) {
            throw new BadInput("--watch begins a game; leave " + (load != null ? "--load" : "--continue") + " out");
        }
        if (watched.interrupted().isPresent()) {
            return goOnReloaded(watched.interrupted().get(), specs);
        }
        if (load != null) {
            return resume(specs);
        }
        if (continued != null) {
            return goOn(specs);
        }
        unfinished.mention();
        return begin(specs);
    }

    private int begin(List<PlayerSpec> specs) {
        GameProvider provider = gameOptions.id().isPresent()
                ? gameOptions.provider(games)
                : watched.onlyGame().map(games::get).or(terminalGames::ask).orElse(null);
        if (provider == null) {
            return ExitStatus.SUCCESS;
        }
        boolean persons =
                specs.isEmpty() || specs.stream().anyMatch(spec -> spec.id().equals(MatchRecord.PERSON));
        GameSetup setup = gameOptions.setup(games, provider, specs.size(), persons ? provider.forPeople() : Map.of());
        return terminalGames.play(new GameStart(setup, gameOptions.seed(), terminalGames.complete(setup, specs))
                .budget(playerOptions.budget())
                .prepared(live -> live.clock(clock.read(GameRequest::clock)))
                .save(save)
                .watch(watched));
    }

    /** Goes on with a game whose plugin was built again; begins anew where its plies are not legal any more. */
    private int goOnReloaded(PluginWatch.Interrupted game, List<PlayerSpec> specs) {
        MatchRecord record = game.record();
        MatchRecord.Replay replay;
        try {
            replay = BadInput.wrap("game " + record.game(), () -> record.replay(games::get, Reach.LOCAL));
        } catch (BadInput illegal) {
            terminal.println(CliMessages.of(locale).get("watch.anew", illegal.getMessage()));
            return begin(specs);
        }
        terminal.println(CliMessages.of(locale).get("watch.loaded"));
        List<PlayerSpec> players = record.players().stream()
                .map(player -> PlayerSpec.parse(player, Reach.LOCAL))
                .toList();
        return terminalGames.play(new GameStart(replay.setup(), record.seed().orElse(0L), players)
                .budget(playerOptions.budget())
                .plies(replay.tree())
                .prepared(live -> live.restore(record))
                .save(save)
                .watch(watched)
                .typed(game.typed()));
    }

    private int goOn(List<PlayerSpec> specs) {
        if (gameOptions.id().isPresent()) {
            throw new BadInput("--continue says which game; leave GAME out");
        }
        if (clock.given(GameEntries.CLOCK).isPresent()) {
            throw new BadInput("--continue says which clock; leave --clock out");
        }
        Optional<ContinuedGame> game = unfinished.choose(continued);
        if (game.isEmpty()) {
            return ExitStatus.SUCCESS;
        }
        List<PlayerSpec> players = specs.isEmpty()
                ? game.get().players()
                : terminalGames.complete(game.get().setup(), specs);
        return terminalGames.play(
                GameStart.of(game.get(), players).budget(playerOptions.budget()).save(save));
    }

    private int resume(List<PlayerSpec> specs) {
        if (gameOptions.id().isPresent()) {
            throw new BadInput("--load says which game; leave GAME out");
        }
        MatchRecord record = RecordFile.read(load);
        MatchRecord.Replay replay =
                BadInput.wrap(load.toString(), () -> record.replay(games::get, trusted), load + ": ");
        BadInput.wrap(
                load.toString(),
                () -> {
                    record.requireResumable();
                    return record;
                },
                load + ": ");
        List<PlayerSpec> recorded = new ArrayList<>();
        for (String player : record.players()) {
            recorded.add(BadInput.wrap(load.toString(), () -> PlayerSpec.parse(player, trusted), load + ": "));
        }
        if (clock.given(GameEntries.CLOCK).isPresent()) {
            throw new BadInput("--load says which clock; leave --clock out");
        }
        List<PlayerSpec> players = specs.isEmpty() ? recorded : terminalGames.complete(replay.setup(), specs);
        return terminalGames.play(new GameStart(replay.setup(), record.seed().orElse(0L), players)
                .budget(playerOptions.budget())
                .plies(replay.tree())
                .prepared(live -> live.restore(record))
                .save(save));
    }
}
