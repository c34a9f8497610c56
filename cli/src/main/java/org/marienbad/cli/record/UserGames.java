package org.marienbad.cli.record;

import com.google.inject.Inject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.CliMessages;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserDirectory;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.play.Autosave;
import org.marienbad.play.ContinuedGame;
import org.marienbad.store.GameStore;
import org.marienbad.store.StoreException;
import org.marienbad.store.StoredGame;

/** The games that this user has played, in the user's data directory. */
public final class UserGames {
    private final Catalogue<GameProvider> games;
    private final Terminal terminal;
    private final Messages words;

    @Inject
    UserGames(Catalogue<GameProvider> games, Terminal terminal, Locale locale) {
        this.games = games;
        this.terminal = terminal;
        words = CliMessages.of(locale);
    }

    /** The database, which need not exist. */
    public static Path file() {
        return UserDirectory.DATA.path().resolve("games.db");
    }

    /** Keeps games that are played here. A game that cannot be kept is reported once; it goes on. */
    public Autosave autosave() {
        return new Autosave(file(), this::warn);
    }

    private void warn(Text problem) {
        terminal.warn("marienbad: " + words.get(problem));
    }

    /**
     * The answer of {@code question}; empty if no game was ever kept.
     *
     * @throws BadInput if the games cannot be read
     */
    public <T> Optional<T> ask(Function<GameStore, T> question) {
        if (!Files.exists(file())) {
            return Optional.empty();
        }
        try {
            GameStore.Opening opening = GameStore.open(file());
            opening.damaged().ifPresent(aside -> warn(Text.of("store.damaged", aside.toString())));
            try (GameStore store = opening.store()) {
                return Optional.of(question.apply(store));
            }
        } catch (StoreException failure) {
            throw new BadInput(words.get(failure.words()), failure);
        }
    }

    /**
     * The game with that number.
     *
     * @throws BadInput if there is none
     */
    public StoredGame load(long id) {
        return ask(store -> store.load(id))
                .flatMap(Function.identity())
                .orElseThrow(() -> new BadInput(words.get("history.unknown", String.valueOf(id))));
    }

    /**
     * The same, played again.
     *
     * @throws BadInput if there is none, or it does not fit the games that are installed
     */
    public ContinuedGame replay(long id) {
        StoredGame stored = load(id);
        return BadInput.wrap("game " + stored.summary().head().game(), () -> ContinuedGame.of(stored, games));
    }
}
