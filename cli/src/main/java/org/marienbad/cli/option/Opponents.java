package org.marienbad.cli.option;

import com.google.inject.Inject;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.marienbad.cli.console.BadInput;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.play.PlayerSelection;

/** Makes players from the user's words, and picks them if the user named none. */
public final class Opponents {
    private final Catalogue<PlayerProvider> catalogue;
    private final PlayerSelection selection;

    @Inject
    public Opponents(Catalogue<PlayerProvider> catalogue) {
        this.catalogue = catalogue;
        selection = new PlayerSelection(catalogue);
    }

    public static boolean isPerson(PlayerSpec spec) {
        return spec.id().equals(MatchRecord.PERSON);
    }

    /** A new player; null for a person. */
    public Player create(PlayerSpec spec, Game game, long seed) {
        return isPerson(spec) ? null : BadInput.wrap("player " + spec.id(), () -> spec.create(catalogue, game, seed));
    }

    /** Whether its choice depends on the time it takes. */
    public boolean isTimed(PlayerSpec spec, Game game, Budget budget) {
        return !isPerson(spec) && BadInput.wrap("player " + spec.id(), () -> spec.isTimed(catalogue, game, budget));
    }

    /** Refuses players that cannot be seated. */
    public void check(PlayerSpec spec, Game game) {
        if (!isPerson(spec)) {
            BadInput.wrap("player " + spec.id(), () -> spec.check(catalogue, game));
        }
    }

    /** The players that can play {@code game}: first those that have one of these settings, and the best opponents. */
    public List<PlayerSpec> opponents(Game game, Set<String> settings) {
        return selection.opponents(game).stream()
                .sorted(Comparator.comparing(provider ->
                        provider.settings().stream().noneMatch(setting -> settings.contains(setting.key()))))
                .map(provider -> PlayerSpec.of(provider.id()))
                .toList();
    }

    /** Who plays where nobody was named. */
    public PlayerSpec opponent(Game game) {
        return selection.opponent(game).orElseThrow(Opponents::nobody);
    }

    /** Who is asked for a hint or an analysis where nobody was named. */
    public PlayerSpec hintPlayer(Game game) {
        return selection.hintPlayer(game).orElseThrow(Opponents::nobody);
    }

    private static BadInput nobody() {
        return new BadInput("no player can play this game; persons can");
    }

    /** Why {@code spec} decided so, in words; empty where it does not tell. */
    public String explanation(PlayerSpec spec, Decision decision, Locale locale) {
        return catalogue.get(spec.id()).messages(locale).get(decision.explanation());
    }

    /** Why a player cannot play, in the language of commands; empty if it can. A player that fails is not able. */
    public static String unsupportedReason(PlayerProvider provider, Game game) {
        return PlayerSelection.unsupportedReason(provider, game)
                .map(provider.messages(Locale.ENGLISH)::get)
                .orElse("");
    }

    /** {@code record} with the versions of the plugins that its players come from. */
    public MatchRecord withPlugins(MatchRecord record) {
        return record.withPlugins(catalogue);
    }

    /** The spec with the settings among {@code wanted} that its player has and {@code spec} leaves open. */
    public PlayerSpec limited(PlayerSpec spec, Map<String, Object> wanted) {
        Map<String, Object> settings = new LinkedHashMap<>(spec.settings());
        catalogue.get(spec.id()).settings().forEach(setting -> {
            if (wanted.containsKey(setting.key())) {
                settings.putIfAbsent(setting.key(), wanted.get(setting.key()));
            }
        });
        return new PlayerSpec(spec.id(), settings, spec.reach());
    }
}
