package org.marienbad.server.house;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.play.PlayerSelection;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerWords;

/** The computer players that everybody may seat: those at a level of strength. Thread-safe. */
public final class OpponentLevels {
    private final Catalogue<PlayerProvider> players;
    private final PlayerSelection selection;
    /** To find out who can play a game takes a while. */
    private final Map<Game, Optional<PlayerSelection.Scale>> scales = Collections.synchronizedMap(new WeakHashMap<>());

    public OpponentLevels(Catalogue<PlayerProvider> players) {
        this.players = players;
        this.selection = new PlayerSelection(players);
    }

    private Optional<PlayerSelection.Scale> scale(Game game) {
        Optional<PlayerSelection.Scale> known = scales.get(game);
        if (known == null) {
            known = selection.scale(game);
            scales.put(game, known);
        }
        return known;
    }

    /** The levels at which {@code game} can be played against, weakest first; may be empty. */
    public List<String> of(Game game) {
        return scale(game).map(scale -> scale.levels()).orElse(List.of());
    }

    /** The level to offer first; empty if there is none. */
    public String usual(Game game) {
        return scale(game).map(scale -> scale.setting().defaultValue()).orElse("");
    }

    /** The name of a level of {@code game} for people. */
    public String words(Game game, String level, Locale locale) {
        return scale(game)
                .map(scale -> value(
                        scale.player().messages(ServerWords.spoken(locale)), scale.player(), scale.setting(), level))
                .orElse(level);
    }

    private static String value(Messages words, PlayerProvider player, ChoiceSetting setting, String value) {
        String shared = "setting." + setting.key() + "." + value;
        String own = player.id() + "." + shared;
        return words.has(own) ? words.get(own) : words.has(shared) ? words.get(shared) : value;
    }

    /** The name of a player, without its level. */
    public String name(PlayerSpec spec, Locale locale) {
        try {
            Messages words = players.get(spec.id()).messages(ServerWords.spoken(locale));
            return words.has(spec.id() + ".name") ? words.get(spec.id() + ".name") : spec.id();
        } catch (IllegalArgumentException gone) {
            return spec.id();
        }
    }

    /** The level at which a player plays; empty if it has none. */
    public Optional<String> level(PlayerSpec spec) {
        try {
            return PlayerSelection.level(players.get(spec.id())).map(setting -> level(spec, setting));
        } catch (IllegalArgumentException gone) {
            return Optional.empty();
        }
    }

    private static String level(PlayerSpec spec, ChoiceSetting setting) {
        return String.valueOf(spec.settings().getOrDefault(setting.key(), setting.defaultValue()));
    }

    /** The name of a player for people, with its level if it has one. */
    public String words(PlayerSpec spec, Locale locale) {
        PlayerProvider player;
        try {
            player = players.get(spec.id());
        } catch (IllegalArgumentException gone) {
            return spec.toString();
        }
        Messages words = player.messages(ServerWords.spoken(locale));
        String name = words.has(spec.id() + ".name") ? words.get(spec.id() + ".name") : spec.id();
        return PlayerSelection.level(player)
                .map(setting -> name + ", " + value(words, player, setting, level(spec, setting)))
                .orElse(spec.settings().isEmpty() ? name : name + " " + spec.settingsText());
    }

    /** The player at {@code level}; a {@link Refusal} lists the levels. */
    public PlayerSpec player(Game game, String level) {
        return scale(game)
                .filter(known -> known.levels().contains(level))
                .map(known -> known.at(level))
                .orElseThrow(() -> new Refusal(
                        Refusal.Reason.ILLEGAL, Text.of("refused.level", level, String.join(", ", of(game)))));
    }
}
