package org.marienbad.cli.command;

import com.google.inject.Inject;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.PluginGuard;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.PlayerCatalogue;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.setting.TextSetting;

/** Makes players from what the user asked for, and picks them where the user did not ask. */
final class Opponents {
    /** Who is asked first for a second opinion: good players of any game, which report lines. */
    private static final List<String> PREFERRED = List.of("mcts", "minimax");
    /** Who sits at a seat that nobody was named for. */
    private static final String COMPUTER = "computer";

    private final PlayerCatalogue catalogue;

    @Inject
    Opponents(PlayerCatalogue catalogue) {
        this.catalogue = catalogue;
    }

    static boolean isPerson(PlayerSpec spec) {
        return spec.id().equals(MatchRecord.PERSON);
    }

    /** A new player; null for a person. */
    Player create(PlayerSpec spec, Game game, long seed) {
        return isPerson(spec) ? null : BadInput.wrap("player " + spec.id(), () -> catalogue.create(spec, game, seed));
    }

    /** The players that agree to play {@code game}, the preferred ones first; with no setting changed. */
    List<PlayerSpec> willing(Game game) {
        Comparator<PlayerProvider> order = Comparator.comparingInt(provider -> {
            int place = PREFERRED.indexOf(provider.id());
            return place < 0 ? PREFERRED.size() : place;
        });
        return catalogue.all().stream()
                .filter(provider -> unsupportedReason(provider, game).isEmpty())
                // Commands and addresses have no good default: such a player must be described, not only named.
                .filter(provider -> provider.settings().stream().noneMatch(TextSetting.class::isInstance))
                .sorted(order)
                .map(provider -> PlayerSpec.of(provider.id()))
                .toList();
    }

    /** Who plays where nobody was named. */
    PlayerSpec opponent(Game game) {
        return willing(game).stream()
                .filter(spec -> spec.id().equals(COMPUTER))
                .findFirst()
                .orElseGet(() -> hintPlayer(game));
    }

    /** Who is asked for a hint or an analysis where nobody was named. */
    PlayerSpec hintPlayer(Game game) {
        return catalogue.hintPlayer(game).orElseThrow(() -> new BadInput("no player can play this game; persons can"));
    }

    /** Why {@code spec} decided so, in words; empty where it does not tell. */
    String explanation(PlayerSpec spec, Decision decision, Locale locale) {
        return catalogue.get(spec.id()).messages(locale).get(decision.explanation());
    }

    /** Why a player cannot play, in the language of commands; empty if it can. A player that fails is not able. */
    static String unsupportedReason(PlayerProvider provider, Game game) {
        try {
            return PluginGuard.of("player " + provider.id())
                    .call(() -> provider.unsupportedReason(game)
                            .map(provider.messages(Locale.ENGLISH)::get)
                            .orElse(""));
        } catch (PluginFault fault) {
            return "it failed when asked (" + fault.getCause() + ")";
        }
    }

    /** The spec with the settings among {@code wanted} that its player has and {@code spec} leaves open. */
    PlayerSpec limited(PlayerSpec spec, Map<String, Object> wanted) {
        Map<String, Object> settings = new LinkedHashMap<>(spec.settings());
        catalogue.get(spec.id()).settings().forEach(setting -> {
            if (wanted.containsKey(setting.key())) {
                settings.putIfAbsent(setting.key(), wanted.get(setting.key()));
            }
        });
        return new PlayerSpec(spec.id(), settings, spec.reach());
    }
}
