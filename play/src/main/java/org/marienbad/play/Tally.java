package org.marienbad.play;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.store.GameStore;
import org.marienbad.store.Standing;

/**
 * Finished games of one player counted together: each once for every opponent that is told apart from the others.
 *
 * @param game the id of the kind of game
 * @param opponent an id, or a spec where levels are told apart; empty where opponents are counted together
 * @param first whether the player moved first; empty where both are counted together
 */
public record Tally(String game, String opponent, Optional<Boolean> first, long wins, long draws, long losses) {
    /** The games that are counted together. */
    public enum Group {
        /** All games of a kind. */
        GAME(Standing.Opponents.ALL),
        /** Those against one player, with any settings. */
        OPPONENT(Standing.Opponents.SAME_ID),
        /** Those against a player with the same settings. */
        LEVEL(Standing.Opponents.SAME_SPEC),
        /** The same, by who moved first. */
        STARTER(Standing.Opponents.SAME_SPEC);

        private final Standing.Opponents opponents;

        Group(Standing.Opponents opponents) {
            this.opponents = opponents;
        }
    }

    private record Key(String game, String opponent, Optional<Boolean> first) {}

    private static final Comparator<Tally> ORDER = Comparator.comparing(Tally::game)
            .thenComparing(Tally::opponent)
            .thenComparing(tally -> !tally.first.orElse(true));

    /** Counts {@code player}'s finished games in {@code store}, as far as {@code by} tells them apart. */
    public static List<Tally> of(GameStore store, String player, Group by) {
        Map<Key, Tally> tallies = new LinkedHashMap<>();
        for (Standing standing : store.statistics(player, by.opponents)) {
            Tally one = new Tally(
                    standing.game(),
                    standing.opponent(),
                    by == Group.STARTER ? Optional.of(standing.started()) : Optional.empty(),
                    standing.wins(),
                    standing.draws(),
                    standing.losses());
            tallies.merge(new Key(one.game, one.opponent, one.first), one, Tally::plus);
        }
        return tallies.values().stream().sorted(ORDER).toList();
    }

    private Tally plus(Tally other) {
        return new Tally(game, opponent, first, wins + other.wins, draws + other.draws, losses + other.losses);
    }

    public long games() {
        return wins + draws + losses;
    }
}
