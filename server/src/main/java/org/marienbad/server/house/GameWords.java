package org.marienbad.server.house;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Drawing;
import org.marienbad.drawing.Layout;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.play.setup.SettingHints;
import org.marienbad.server.protocol.ServerWords;

/** The words of one game in one language, and its pictures with these words. Thread-safe. */
public final class GameWords {
    private record Key(GameProvider game, Locale locale) {}

    private static final Map<Key, GameWords> KNOWN = new ConcurrentHashMap<>();
    /** Outlines of other pictures are forgotten. */
    private static final int MOST_LAYOUTS = 64;

    private final Messages messages;
    private final Messages server;
    /** By the size of the board: tokens at the same place in many rooms are computed once. */
    private final Map<List<Object>, Layout> layouts = new ConcurrentHashMap<>();

    private GameWords(GameProvider game, Locale locale) {
        this.messages = game.messages(locale);
        this.server = ServerWords.of(locale);
    }

    /** The words of {@code game} for a reader of {@code locale}. */
    public static GameWords of(GameProvider game, Locale locale) {
        Locale spoken = ServerWords.spoken(locale);
        return KNOWN.computeIfAbsent(new Key(game, spoken), key -> new GameWords(key.game(), key.locale()));
    }

    /** A text of the game. */
    public String get(Text text) {
        return messages.get(text);
    }

    /** As {@link Messages#own}. */
    public String own(Text text) {
        return messages.own(text);
    }

    public List<String> all(Collection<Text> texts) {
        return texts.stream().filter(text -> !text.isEmpty()).map(this::get).toList();
    }

    /** A text of the server; arguments that are texts must be words already. */
    public String server(String key, Object... arguments) {
        return server.get(key, arguments);
    }

    public Messages server() {
        return server;
    }

    public String name() {
        return messages.get("name");
    }

    public String summary() {
        return messages.has("summary") ? messages.get("summary") : "";
    }

    /** The name of an option for people. */
    public String option(Setting<?> option) {
        return word("option." + option.key(), option.key());
    }

    public String help(Setting<?> option) {
        return word("option." + option.key() + ".help", "");
    }

    /** The name of a value of an option for people; the value itself if there is no word for it. */
    public String value(Setting<?> option, String value) {
        return word("option." + option.key() + "." + value, value);
    }

    /** The allowed values of an option. */
    public String allowed(Setting<?> option) {
        return SettingHints.allowed(option, server);
    }

    private String word(String key, String otherwise) {
        return messages.has(key) ? messages.get(key) : otherwise;
    }

    /** {@code picture} of a game of {@code setup}, laid out with {@code marks}. */
    public Drawing drawing(GameSetup setup, Picture picture, Marks marks) {
        List<Object> board =
                List.of(picture.width(), picture.height(), picture.spots().size());
        if (layouts.size() > MOST_LAYOUTS) {
            layouts.clear();
        }
        Layout base =
                layouts.computeIfAbsent(board, any -> Layout.of(picture, Artwork.of(setup.provider()), this::get));
        synchronized (base) {
            return base.next(picture).drawing(marks);
        }
    }
}
