package org.marienbad.play;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Reach;
import org.marienbad.store.Standing;

/**
 * Finished games of one player counted together.
 *
 * @param game the id of the kind of game
 * @param opponent an id, or a spec where levels are told apart; empty where opponents are counted together
 * @param first whether the player moved first; empty where both are counted together
 */
public record Tally(String game, String opponent, Optional<Boolean> first, long wins, long draws, long losses) {
    /** What is counted together. */
    public enum Group {
        /** All games of a kind. */
        GAME,
        /** Those against one player, whatever its settings. */
        OPPONENT,
        /** Those against a player with the same settings. */
        LEVEL,
        /** The same, by who moved first. */
        STARTER
    }

    private record Key(String game, String opponent, Optional<Boolean> first) {}

    private static final Comparator<Tally> ORDER = Comparator.comparing(Tally::game)
            .thenComparing(Tally::opponent)
            .thenComparing(tally -> !tally.first.orElse(true));

    /** Counts {@code standings} by game, opponent and who moved first, as far as {@code by} tells them apart. */
    public static List<Tally> of(List<Standing> standings, Group by) {
        Map<Key, Tally> tallies = new LinkedHashMap<>();
        for (Standing standing : standings) {
            Tally one = new Tally(
                    standing.game(),
                    opponentOf(standing, by),
                    by == Group.STARTER ? Optional.of(standing.started()) : Optional.empty(),
                    standing.wins(),
                    standing.draws(),
                    standing.losses());
            tallies.merge(new Key(one.game, one.opponent, one.first), one, Tally::plus);
        }
        return tallies.values().stream().sorted(ORDER).toList();
    }

    private static String opponentOf(Standing standing, Group by) {
        return switch (by) {
            case GAME -> "";
            case OPPONENT -> PlayerSpec.parse(standing.opponent(), Reach.LOCAL).id();
            case LEVEL, STARTER -> standing.opponent();
        };
    }

    private Tally plus(Tally other) {
        return new Tally(game, opponent, first, wins + other.wins, draws + other.draws, losses + other.losses);
    }

    public long games() {
        return wins + draws + losses;
    }
}
