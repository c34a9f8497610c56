package org.marienbad.cli.record;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.framework.file.TextFiles;
import org.marienbad.play.PlayedGame;
import org.marienbad.play.PlayedGames;

/** Games in files that the user named. */
public final class GameFile {
    private GameFile() {}

    /**
     * The game in {@code file}.
     *
     * @throws BadInput if the file cannot be read or holds no game
     */
    public static PlayedGame read(PlayedGames games, Path file, Optional<String> game, Map<String, String> options) {
        String text;
        try {
            text = TextFiles.read(file);
        } catch (IOException unreadable) {
            throw UserFiles.unreadable(file, unreadable);
        }
        return BadInput.wrap(file.toString(), () -> games.read(text, game, options), file + ": ");
    }
}
