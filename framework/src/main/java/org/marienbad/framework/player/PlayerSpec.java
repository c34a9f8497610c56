package org.marienbad.framework.player;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.LongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * Which player, with which settings: {@code mcts(iterations=20000,c=1.4)}. Settings are as given, text or plain JSON
 * values; {@link #settings(Catalogue)} checks them against the provider's declarations. In the text form, double quotes
 * enclose a value that holds one of {@code , = ( ) "} or a blank. Quotes and backslashes in it have a backslash before
 * them.
 *
 * @param reach where the settings were given
 */
public record PlayerSpec(String id, Map<String, Object> settings, Reach reach) {
    private static final Pattern SETTING = Pattern.compile(
            "\\s*([^,=()\"]*[^,=()\"\\s])\\s*=\\s*(?:\"((?:[^\"\\\\]|\\\\.)*)\"|([^,=()\"]*[^,=()\"\\s]))\\s*(,|$)");
    private static final Pattern PLAIN = Pattern.compile("[^,=()\"\\s\\\\]+");

    public PlayerSpec {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(reach, "reach");
        settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    }

    /** A player whose settings were given anywhere. */
    public PlayerSpec(String id, Map<String, Object> settings) {
        this(id, settings, Reach.ANYWHERE);
    }

    public static PlayerSpec of(String id) {
        return new PlayerSpec(id, Map.of());
    }

    /**
     * Reads the text form, given anywhere.
     *
     * @throws IllegalArgumentException saying what was expected
     */
    public static PlayerSpec parse(String text) {
        return parse(text, Reach.ANYWHERE);
    }

    /** Reads the text form, given within {@code reach}. */
    public static PlayerSpec parse(String text, Reach reach) {
        String trimmed = text.trim();
        int open = trimmed.indexOf('(');
        String id = (open < 0 ? trimmed : trimmed.substring(0, open)).trim();
        if (!id.matches("[A-Za-z][A-Za-z0-9.-]*") || open >= 0 && !trimmed.endsWith(")")) {
            throw malformed(text);
        }
        Map<String, Object> settings = new LinkedHashMap<>();
        String inside = open < 0
                ? ""
                : trimmed.substring(open + 1, trimmed.length() - 1).trim();
        Matcher setting = SETTING.matcher(inside);
        int end = 0;
        boolean more = !inside.isEmpty();
        while (more) {
            if (!setting.find(end) || setting.start() != end) {
                throw malformed(text);
            }
            String value = setting.group(2) == null
                    ? setting.group(3)
                    : setting.group(2).replaceAll("\\\\(.)", "$1");
            if (settings.put(setting.group(1), value) != null) {
                throw new IllegalArgumentException("player '" + text + "': '" + setting.group(1) + "' is given twice");
            }
            end = setting.end();
            more = !setting.group(4).isEmpty();
        }
        return new PlayerSpec(id, settings, reach);
    }

    /** The text form; {@link #parse(String)} reads it. */
    @Override
    public String toString() {
        return settings.isEmpty() ? id : id + settingsText();
    }

    /** The settings as the text form has them behind the id: {@code (depth=2)}. */
    public String settingsText() {
        return settings.entrySet().stream()
                .map(entry -> entry.getKey() + "=" + quoted(String.valueOf(entry.getValue())))
                .collect(Collectors.joining(",", "(", ")"));
    }

    private static String quoted(String value) {
        return PLAIN.matcher(value).matches()
                ? value
                : "\"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    /**
     * The settings asked for, of the player among {@code players}.
     *
     * @throws IllegalArgumentException naming the unknown player or setting, or the value out of range
     */
    public Settings settings(Catalogue<PlayerProvider> players) {
        return Settings.of("setting", id, players.get(id).settings(), settings, reach);
    }

    /**
     * A new player for {@code game}.
     *
     * @throws IllegalArgumentException as {@link #settings(Catalogue)}, or with why the player does not support the game
     */
    public Player create(Catalogue<PlayerProvider> players, Game game, long seed) {
        return maker(players, game).apply(seed);
    }

    /**
     * Makes players for {@code game}, each from a seed: what is asked for is looked up and checked once.
     *
     * @throws IllegalArgumentException as {@link #create}
     */
    public LongFunction<Player> maker(Catalogue<PlayerProvider> players, Game game) {
        PlayerProvider provider = players.get(id);
        Settings checked = settings(players);
        Text reason = provider.unsupportedReason(game).orElse(null);
        if (reason != null) {
            throw new IllegalArgumentException("player '" + id + "' cannot play this game: "
                    + provider.messages(Locale.ROOT).get(reason));
        }
        return seed -> provider.create(game, checked, seed, players.services());
    }

    /**
     * Requires that such players can be made for {@code game}: makes one and closes it.
     *
     * @throws IllegalArgumentException as {@link #create}
     */
    public PlayerSpec check(Catalogue<PlayerProvider> players, Game game) {
        create(players, game, 0).close();
        return this;
    }

    /** Whether the choices of such a player depend on the time it takes, under the caller's {@code budget}. */
    public boolean isTimed(Catalogue<PlayerProvider> players, Game game, Budget budget) {
        return players.get(id).isTimed(game, settings(players), budget);
    }

    /**
     * Requires that the CPU time of the player's decisions is that of the thread that asks for them.
     *
     * @throws IllegalArgumentException saying what is allowed
     */
    public void requireSingleThread(Catalogue<PlayerProvider> players) {
        if (!players.get(id).isSingleThreaded(settings(players))) {
            throw new IllegalArgumentException("CPU time is counted for one thread of this process, but " + this
                    + " decides elsewhere as well; allowed: players of one thread (threads=1), or limits of iterations,"
                    + " depth or time");
        }
    }

    private static IllegalArgumentException malformed(String text) {
        return new IllegalArgumentException("malformed player '" + text
                + "'; expected name or name(key=value,key=value), for example mcts(iterations=20000,c=1.4)");
    }
}
