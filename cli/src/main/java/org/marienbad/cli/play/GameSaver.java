package org.marienbad.cli.play;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.option.Opponents;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.text.Messages;
import org.marienbad.json.MatchRecordJson;
import org.marienbad.play.LiveGame;

/** Writes the game in the terminal into files that the user names. */
final class GameSaver {
    private final LiveGame live;
    private final SeatedPlayers seated;
    private final Opponents opponents;
    private final Messages words;
    private final Optional<Path> file;

    /** @param file written after every ply */
    GameSaver(LiveGame live, SeatedPlayers seated, Opponents opponents, Messages words, Optional<Path> file) {
        this.live = live;
        this.seated = seated;
        this.opponents = opponents;
        this.words = words;
        this.file = file;
    }

    /** After every ply, so that nothing is lost however the program ends. */
    void save() {
        file.ifPresent(target -> write(target, opponents.withPlugins(live.record(seated.specs()))));
    }

    /**
     * Writes the game to {@code target}. If the game has secrets, first asks whether to write them.
     *
     * @param ask a question; empty at the end of the input
     * @return the words to print; empty at the end of the input
     */
    Optional<String> saveAs(String target, Function<String, Optional<String>> ask) {
        if (target.isEmpty()) {
            throw new BadInput(words.get("save.usage"));
        }
        boolean whole = true;
        if (live.hasUntold()) {
            Optional<String> answer = ask.apply(words.get("save.unfinished"));
            if (answer.isEmpty()) {
                return Optional.empty();
            }
            whole = isYes(answer.get(), words);
        }
        try {
            List<String> players = seated.specs();
            write(Path.of(target), opponents.withPlugins(whole ? live.record(players) : live.exported(players)));
        } catch (InvalidPathException invalid) {
            throw new BadInput("cannot write " + target + " (" + invalid.getReason() + ")", invalid);
        }
        return Optional.of(words.get(whole ? "saved" : "saved.seen", target));
    }

    static boolean isYes(String answer, Messages words) {
        return List.of(words.get("yes"), "yes").contains(answer.toLowerCase(Locale.ROOT));
    }

    private static void write(Path target, MatchRecord record) {
        UserFiles.write(target, MatchRecordJson.write(record) + "\n");
    }
}
