package org.marienbad.cli.play;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.marienbad.cli.option.Budgeted;
import org.marienbad.cli.option.Opponents;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.play.LiveGame;

/** Who sits where in a game: persons, and players under the user's limits. */
final class SeatedPlayers {
    private final LiveGame live;
    private final long seed;
    private final Opponents opponents;
    private final Budget budget;
    /** Null for a person. */
    private final Budgeted[] players;

    private final String[] specs;
    /** Whether the player of a seat decides by the clock. */
    private final boolean[] timed;

    /** @param seed of the game; each player's own is made from it */
    SeatedPlayers(LiveGame live, long seed, Opponents opponents, Budget budget) {
        this.live = live;
        this.seed = seed;
        this.opponents = opponents;
        this.budget = budget;
        players = new Budgeted[live.setup().seats()];
        specs = new String[players.length];
        Arrays.fill(specs, "");
        timed = new boolean[players.length];
        live.timed(seat -> timed[seat]);
    }

    void seat(int seat, PlayerSpec spec) {
        specs[seat] = spec.toString();
        timed[seat] =
                opponents.isTimed(spec, live.setup().game(), live.timeControl().limiting(budget));
        players[seat] = Opponents.isPerson(spec) ? null : player(spec, Seeds.oneWay(seed, "player", seat));
        live.player(seat, players[seat]);
    }

    /** A player under the limits that sits nowhere. */
    Budgeted player(PlayerSpec spec, long ownSeed) {
        return new Budgeted(opponents.create(spec, live.setup().game(), ownSeed), budget);
    }

    int seats() {
        return players.length;
    }

    /** Who was seated, as written. */
    String spec(int seat) {
        return specs[seat];
    }

    List<String> specs() {
        return Collections.unmodifiableList(Arrays.asList(specs));
    }

    boolean hasPersons() {
        return IntStream.range(0, players.length).anyMatch(live::isPerson);
    }

    /** The thoughts of the player at {@code seat} about its last action, once; empty for a person and for chance. */
    Optional<Decision> takeThought(int seat) {
        return seat < 0 || players[seat] == null ? Optional.empty() : Optional.ofNullable(players[seat].takeLast());
    }
}
