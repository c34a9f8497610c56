package org.marienbad.server.room;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.PlayerThread;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.json.PlainJson;
import org.marienbad.play.Consultation;
import org.marienbad.play.analysis.Analysts;
import org.marienbad.server.house.GameWords;
import org.marienbad.server.house.House;
import org.marienbad.server.house.ThinkingThreads;
import org.marienbad.server.protocol.ServerJson;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells the choice of a player in the place of the person to move, found from the knowledge of that seat alone. One
 * position is thought about at a time. Confined to the room's executor.
 */
final class Hints implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Hints.class);
    private static final int MOST_REASONS = 3;

    private final House house;
    private final Executor owner;
    private final PlayerThread lane;
    /** The position asked about. */
    private int node = -1;
    /** Empty while it is thought about. */
    private Optional<Optional<Decision>> answer = Optional.empty();

    private int thinking;
    /** The node that is still of interest. */
    private volatile int wanted = -1;

    Hints(House house, ThinkingThreads.Place place, Executor owner) {
        this.house = house;
        this.owner = owner;
        this.lane = place.lane(() -> owner.execute(this::close));
    }

    boolean isWorking() {
        return thinking > 0 && wanted >= 0;
    }

    /**
     * The hint for the seat to move; asks to come again until it is found.
     *
     * @param view as that seat sees the position
     * @param position the node of the position
     */
    ObjectNode hint(MatchView view, int position, Locale locale) {
        if (position != node) {
            node = position;
            wanted = position;
            answer = Optional.empty();
            think(view, position);
        }
        ObjectNode json = ServerJson.object();
        if (answer.isEmpty()) {
            return json.put("done", 0).put("total", 1);
        }
        GameWords words = GameWords.of(view.setup().provider(), locale);
        Optional<Decision> decision = answer.get();
        if (decision.isEmpty()) {
            return json.put("words", words.server("analysis.nothing"));
        }
        Consultation asked = Consultation.of(view);
        Action action = asked.action(decision.get().action());
        json.put("ply", action.notation()).put("words", words.own(action.words()));
        json.set("spots", PlainJson.of(action.spots()));
        List<String> reasons = words.all(asked.reasons(action.code(), decision.get()));
        return json.set("reasons", PlainJson.of(reasons.subList(0, Math.min(MOST_REASONS, reasons.size()))));
    }

    private void think(MatchView view, int position) {
        MatchView own = view.after(view.length());
        Game game = own.setup().game();
        long seed = Seeds.oneWay(own.length(), "hint", own.actor());
        thinking++;
        lane.execute(() -> PluginGuard.run(
                () -> {
                    Optional<PlayerSpec> spec = new Analysts(
                                    house.plugins().players(), house.plugins().solvers())
                            .steady(game);
                    Optional<Decision> decision = spec.map(known -> {
                        Budget budget = house.isTimed(known, game)
                                ? house.thought()
                                : house.threads().longest();
                        Player player = house.player(known, game, seed);
                        return Consultation.of(own).ask(player, budget, () -> wanted != position);
                    });
                    decided(position, decision);
                },
                failure -> {
                    LOG.warn("a hint failed", failure);
                    decided(position, Optional.empty());
                }));
    }

    private void decided(int position, Optional<Decision> decision) {
        owner.execute(() -> {
            thinking--;
            if (position == node) {
                answer = Optional.of(decision);
            }
        });
    }

    @Override
    public void close() {
        wanted = -1;
    }
}
