package org.marienbad.play;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToIntFunction;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.framework.text.Text;

/** Picks opponents and hint players where the user named none, by the ranks that players declare. */
public final class PlayerSelection {
    /** How long a player may take to say whether it can play a game of a plugin jar. */
    public static final Duration PATIENCE = Duration.ofSeconds(10);
    /** Players with the classes of games that they hung on when asked whether they can play them; not asked again. */
    private static final Map<Object, PluginFault> HANGING = new ConcurrentHashMap<>();

    private final Catalogue<PlayerProvider> players;
    private final Duration patience;

    public PlayerSelection(Catalogue<PlayerProvider> players) {
        this(players, PATIENCE);
    }

    /** @param patience how long a player may take to say whether it can play a game, at most {@link #PATIENCE} */
    public PlayerSelection(Catalogue<PlayerProvider> players, Duration patience) {
        this.players = players;
        this.patience = patience.compareTo(PATIENCE) < 0 ? patience : PATIENCE;
    }

    /** The players that can play {@code game}, the best opponents first. */
    public List<PlayerProvider> opponents(Game game) {
        return opponents(game, players.all());
    }

    private static List<PlayerProvider> opponents(Game game, List<PlayerProvider> offered) {
        Comparator<PlayerProvider> byRank =
                best(provider -> provider.opponentRank(game)).thenComparing(best(provider -> provider.hintRank(game)));
        return offered.stream()
                .filter(PlayerProvider::hasDefaults)
                .filter(provider -> canPlay(provider, game))
                .sorted(byRank)
                .toList();
    }

    /** Levels of strength to choose an opponent by: the values of one setting of one player. */
    public record Scale(PlayerProvider player, ChoiceSetting setting) {
        /** The levels, weakest first. */
        public List<String> levels() {
            return setting.values();
        }

        /** The player at the weakest level. */
        public PlayerSpec easiest() {
            return at(levels().get(0));
        }

        /** The player at {@code level}, one of {@link #levels}. */
        public PlayerSpec at(String level) {
            return new PlayerSpec(player.id(), Map.of(setting.key(), level), Reach.ANYWHERE);
        }
    }

    /** The levels at which {@code game} can be played against; empty where no player has any. */
    public Optional<Scale> scale(Game game) {
        // Only they are asked whether they can play the game, which takes some of the others long.
        List<PlayerProvider> leveled = players.all().stream()
                .filter(player -> level(player).isPresent())
                .toList();
        return opponents(game, leveled).stream()
                .findFirst()
                .map(player -> new Scale(player, level(player).orElseThrow()));
    }

    /** The opponent to play where the user named none; empty if no player can. */
    public Optional<PlayerSpec> opponent(Game game) {
        return first(game, best(provider -> provider.opponentRank(game)));
    }

    /** The player to give hints and analyses where the user named none; empty if no player can play {@code game}. */
    public Optional<PlayerSpec> hintPlayer(Game game) {
        return first(game, best(provider -> provider.hintRank(game)));
    }

    /** Why {@code provider} cannot play {@code game}; empty if it can. One that fails when it is asked cannot. */
    public static Optional<Text> unsupportedReason(PlayerProvider provider, Game game) {
        return unsupportedReason(provider, game, PATIENCE);
    }

    private static Optional<Text> unsupportedReason(PlayerProvider provider, Game game, Duration patience) {
        try {
            // A player may try the game, so either of them may hang.
            return guard(provider)
                    .within(patience, game)
                    .in("unsupportedReason")
                    .remembering(HANGING, List.of(provider, game.getClass()))
                    .require(() -> provider.unsupportedReason(game));
        } catch (PluginFault fault) {
            return Optional.of(
                    fault.isHang()
                            ? Text.of("unsupported.hangs")
                            : Text.of("unsupported.failed", String.valueOf(fault.getCause())));
        }
    }

    /** The setting that chooses the level of strength of {@code player}; empty where it has none. */
    public static Optional<ChoiceSetting> level(PlayerProvider player) {
        return player.settings().stream()
                .filter(setting -> setting instanceof ChoiceSetting choice
                        && choice.values().equals(GameAdvice.LEVELS))
                .map(ChoiceSetting.class::cast)
                .findFirst();
    }

    public static boolean canPlay(PlayerProvider provider, Game game) {
        return unsupportedReason(provider, game).isEmpty();
    }

    /** Asks players in the order of their rank until one can play, since some take long to answer. */
    private Optional<PlayerSpec> first(Game game, Comparator<PlayerProvider> order) {
        return players.all().stream()
                .sorted(order)
                .filter(PlayerProvider::hasDefaults)
                .filter(provider -> unsupportedReason(provider, game, patience).isEmpty())
                .findFirst()
                .map(provider -> PlayerSpec.of(provider.id()));
    }

    /** The greatest rank first; those of equal rank stay in the order of the catalogue. */
    private static Comparator<PlayerProvider> best(ToIntFunction<PlayerProvider> rank) {
        return Comparator.<PlayerProvider>comparingInt(provider -> {
                    try {
                        return guard(provider).call(() -> rank.applyAsInt(provider));
                    } catch (PluginFault fault) {
                        return Integer.MIN_VALUE + 1;
                    }
                })
                .reversed();
    }

    private static PluginGuard guard(PlayerProvider provider) {
        return PluginGuard.of("player " + provider.id());
    }
}
