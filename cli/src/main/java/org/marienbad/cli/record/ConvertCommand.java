package org.marienbad.cli.record;

import com.google.inject.Inject;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.json.MatchRecordJson;
import org.marienbad.play.PlayedGame;
import org.marienbad.play.PlayedGames;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "convert",
        header = "Turn a game into the notation that people write, or into a match record.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "FILE holds one match record (JSON), or a game in its notation, one ply a line. A notation does",
            "not tell the options of the game: where they differ from the defaults, the first line says",
            "them (; kalaha stones=3), or -o does. docs/solve.md describes the notation of Kalaha.",
            "",
            "Examples:",
            "  marienbad convert game.json --to notation",
            "  marienbad convert game.txt --to record --out game.json",
            "  marienbad convert running.json --to record --as spectator",
        })
public final class ConvertCommand implements Callable<Integer> {
    /** The forms into which a game can be turned. */
    enum Form {
        NOTATION,
        RECORD
    }

    @Parameters(index = "0", paramLabel = "FILE", description = "A match record, or a game in its notation.")
    private Path file;

    @Option(names = "--to", required = true, paramLabel = "notation|record", description = "What to turn it into.")
    private Form form;

    @Option(names = "--out", paramLabel = "FILE", description = "Write it there. Default: print it.")
    private Path out;

    @Option(
            names = "--as",
            paramLabel = "1|2|…|spectator",
            description = "Of a game that is not over, only what this seat (1, 2, …), or everybody, may know.")
    private String observer;

    @Mixin
    private NotationOptions options;

    private final PlayedGames games;
    private final Terminal terminal;

    @Inject
    ConvertCommand(PlayedGames games, Terminal terminal) {
        this.games = games;
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (observer != null && form == Form.NOTATION) {
            throw new BadInput("--as is for --to record; a notation tells every ply");
        }
        PlayedGame played = GameFile.read(games, file, options.game(), options.options());
        String text = BadInput.wrap(
                file.toString(),
                () -> form == Form.NOTATION ? games.notation(played) : MatchRecordJson.write(record(played)) + "\n");
        if (out == null) {
            terminal.print(text);
        } else {
            UserFiles.requireAbsent(out);
            UserFiles.write(out, text);
        }
        return ExitStatus.SUCCESS;
    }

    private MatchRecord record(PlayedGame played) {
        MatchRecord record = played.toRecord();
        if (observer == null) {
            return record;
        }
        Observer other = observer(played.setup().seats());
        if (other != played.observer()) {
            played.requireKnown();
        }
        return record.seenBy(MatchView.of(played.setup(), played.codes(), other));
    }

    private Observer observer(int seats) {
        if (observer.equals(Observer.SPECTATOR.toString())) {
            return Observer.SPECTATOR;
        }
        if (observer.matches("[1-9]\\d?") && Integer.parseInt(observer) <= seats) {
            return Observer.seat(Integer.parseInt(observer) - 1);
        }
        throw new BadInput(
                "--as " + observer + " is not allowed; allowed: a seat from 1 to " + seats + ", or spectator");
    }
}
