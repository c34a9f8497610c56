package org.marienbad.framework.plugin;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Names;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** All kinds of players there are, in the order of their ids. */
public record PlayerCatalogue(List<PlayerProvider> all) {
    /** Good players of any game that tell what they think, the best first. */
    private static final List<String> ADVISERS = List.of("perfect", "mcts", "minimax");

    public PlayerCatalogue {
        all = all.stream().sorted(Comparator.comparing(PlayerProvider::id)).toList();
    }

    /**
     * The kind of player called {@code id}.
     *
     * @throws IllegalArgumentException listing what exists
     */
    public PlayerProvider get(String id) {
        return all.stream()
                .filter(provider -> provider.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(Names.unknown(
                        "player", id, all.stream().map(PlayerProvider::id).toList())));
    }

    /**
     * The settings that {@code spec} asks for.
     *
     * @throws IllegalArgumentException naming the unknown player or setting, or the value out of range
     */
    public Settings settings(PlayerSpec spec) {
        PlayerProvider provider = get(spec.id());
        return Settings.of("setting", spec.id(), provider.settings(), spec.settings(), spec.reach());
    }

    /**
     * A new player for {@code game}.
     *
     * @throws IllegalArgumentException as {@link #settings}, or with the player's objection to the game
     */
    public Player create(PlayerSpec spec, Game game, long seed) {
        return maker(spec, game).apply(seed);
    }

    /**
     * Makes players for {@code game}, each from a seed: what is asked for is looked up and checked once.
     *
     * @throws IllegalArgumentException as {@link #settings}, or with the player's objection to the game
     */
    public LongFunction<Player> maker(PlayerSpec spec, Game game) {
        PlayerProvider provider = get(spec.id());
        Settings settings = settings(spec);
        Text objection = provider.unsupportedReason(game).orElse(null);
        if (objection != null) {
            throw new IllegalArgumentException("player '" + spec.id() + "' cannot play this game: "
                    + provider.messages(Locale.ROOT).get(objection));
        }
        return seed -> provider.create(game, settings, seed);
    }

    /** Whether there is a player {@code id} that does not object to {@code game}. */
    private boolean supports(String id, Game game) {
        return all.stream()
                .anyMatch(provider -> provider.id().equals(id)
                        && provider.unsupportedReason(game).isEmpty());
    }

    /** Who is to be asked for a hint: the game's own adviser, else a good player of any game, else anybody willing. */
    public Optional<PlayerSpec> hintPlayer(Game game) {
        Optional<PlayerSpec> own =
                game.advice().hintPlayer().map(PlayerSpec::parse).filter(spec -> supports(spec.id(), game));
        if (own.isPresent()) {
            return own;
        }
        return Stream.concat(ADVISERS.stream(), all.stream().map(PlayerProvider::id))
                .filter(id -> supports(id, game))
                .findFirst()
                .map(PlayerSpec::of);
    }
}
