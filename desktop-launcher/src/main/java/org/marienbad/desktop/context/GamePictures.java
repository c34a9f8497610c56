package org.marienbad.desktop.context;

import com.badlogic.gdx.Gdx;
import java.time.Duration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Drawing;
import org.marienbad.drawing.Layout;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.shared.DaemonThreads;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.SampleGame;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The looks of games, laid out in a thread of its own, one after another, so that no frame waits for them. A game that
 * throws or hangs has no picture, and costs nobody but those that wait behind it one patience.
 */
public final class GamePictures {
    private static final Logger LOG = LoggerFactory.getLogger(GamePictures.class);
    /** A picture that takes longer is done without. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /** A drawing, the drawer of its icons, and the traits of the game. */
    public record Pictured(Drawing drawing, Artwork artwork, Set<GameInfo.Trait> traits) {}

    /** The game pictured, and the language of its words. */
    private record Key(String game, int seats, Settings options, Locale locale) {}

    private final ExecutorService worker = Executors.newSingleThreadExecutor(DaemonThreads.named("pictures"));
    /** Of the thread of the window; empty for a game that has no picture. */
    private final Map<Object, Optional<Pictured>> known = new HashMap<>();

    GamePictures() {}

    /**
     * Asks for a position in the middle of the game of {@code provider} with its usual options.
     *
     * @param answer called in the thread of the window, at once if it is known; empty if there is no picture
     */
    public void ask(GameProvider provider, Locale locale, Consumer<Optional<Pictured>> answer) {
        ask(new Key(provider.id(), 0, null, locale), provider, locale, () -> GameSetup.of(provider), answer);
    }

    /** The same of {@code setup}, whose options may change what its board looks like. */
    public void ask(GameSetup setup, Locale locale, Consumer<Optional<Pictured>> answer) {
        ask(
                new Key(setup.provider().id(), setup.seats(), setup.options(), locale),
                setup.provider(),
                locale,
                () -> setup,
                answer);
    }

    private void ask(
            Key key,
            GameProvider provider,
            Locale locale,
            Supplier<GameSetup> setup,
            Consumer<Optional<Pictured>> answer) {
        Optional<Pictured> before = known.get(key);
        if (before != null) {
            answer.accept(before);
            return;
        }
        worker.execute(() -> {
            Optional<Pictured> found = picture(provider, locale, setup);
            Gdx.app.postRunnable(() -> {
                known.put(key, found);
                answer.accept(found);
            });
        });
    }

    private static Optional<Pictured> picture(GameProvider provider, Locale locale, Supplier<GameSetup> setup) {
        try {
            return PluginGuard.of("game " + provider.id())
                    .within(PATIENCE, provider)
                    .in("picture")
                    .call(() -> picture(SampleGame.middle(setup.get()), provider.messages(locale)));
        } catch (PluginFault fault) {
            LOG.warn("no picture: {}", fault.getMessage());
            return Optional.empty();
        }
    }

    private static Optional<Pictured> picture(MatchView view, Messages words) {
        if (view.picture().isEmpty()) {
            return Optional.empty();
        }
        Artwork artwork = Artwork.of(view.setup().provider());
        Drawing drawing = Layout.of(view.picture(), artwork, words::get).drawing(Marks.NONE);
        return Optional.of(
                new Pictured(drawing, artwork, view.setup().game().info().traits()));
    }

    /** The artwork of {@code game}; the common icons and colors if it has none that can be read. */
    public Artwork artwork(GameProvider game) {
        try {
            return Artwork.of(game);
        } catch (PluginFault fault) {
            LOG.warn("no artwork: {}", fault.getMessage());
            return Artwork.common();
        }
    }

    /** Forgets all games, as there may be others by the same names. */
    void forget() {
        known.clear();
    }

    void close() {
        worker.shutdownNow();
    }
}
