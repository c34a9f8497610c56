package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.shared.CpuMeter;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.json.DecisionJson;
import org.marienbad.play.PlayerSelection;

/** A player's decision as an answer. */
final class ChooseRequest {
    /** How much longer than its budget a player may take. */
    private static final long GRACE_NANOS = 5_000_000_000L;

    private final Catalogue<PlayerProvider> players;
    private final Reach trusted;
    private final Duration patience;
    private final PlayerSpec spec;
    private final Budget budget;
    private final Optional<Duration> cpuTime;
    private final long seed;
    private final int seat;

    /**
     * @param seat the one to move
     * @param seeds the seed of a player to which the request gives none
     */
    ChooseRequest(Request request, EngineContext context, Game game, int seat, ToLongFunction<PlayerSpec> seeds) {
        this.seat = seat;
        players = context.players();
        trusted = context.trusted();
        patience = context.patience();
        spec = spec(request, game);
        Budget asked = BudgetJson.read(request, game.info().seats(), seat);
        cpuTime = BudgetJson.cpuTime(request);
        cpuTime.ifPresent(limit -> {
            Match.requireCpuTime();
            spec.requireSingleThread(players);
        });
        // Players without any limit would think for a time of their own.
        budget = cpuTime.isPresent() ? asked.and(Budget.ofNanos(patience.toNanos())) : asked;
        seed = request.has("seed")
                ? request.getLong("seed", Long.MIN_VALUE, Long.MAX_VALUE, 0)
                : seeds.applyAsLong(spec);
    }

    /** How a player is asked. */
    interface Advice {
        Decision ask(MatchView view, Budget budget, Monitor monitor);
    }

    /** Which player is asked, with which seed, for which seat: each keeps its knowledge of the game from there. */
    record Key(String player, long seed, int seat) {}

    Key key() {
        return new Key(spec.toString(), seed, seat);
    }

    /** A new player that has seen nothing of the game. */
    Player newPlayer(GameLine line) {
        return spec.create(players, line.setup().game(), Seeds.oneWay(seed, "player", 0));
    }

    /** The seat whose decision is asked for, which {@code observer} must be. */
    static int seat(MatchView view, Observer observer) {
        if (view.isOver()) {
            throw new IllegalArgumentException("the game is over; there is nothing to choose");
        }
        if (view.actor() == State.CHANCE) {
            throw new IllegalArgumentException("chance decides here; give its outcome as a ply");
        }
        if (observer != Observer.seat(view.actor())) {
            throw new IllegalArgumentException(
                    "field 'observer': only the seat to move can choose; allowed: " + view.actor());
        }
        return view.actor();
    }

    /** The decision of {@code advisor} in the present position of {@code view}'s seat. */
    ObjectNode answer(MatchView view, Advice advisor, Job job) {
        Game game = view.setup().game();
        State position = view.determinized();
        job.allow(
                budget.isTimed() ? Math.addExact(budget.nanos(), GRACE_NANOS) : patience.toNanos(),
                "player " + spec.id());
        long start = System.nanoTime();
        Decision decision =
                PluginGuard.of("player " + spec.id()).call(() -> advisor.ask(view, budget, monitor(job::cancelled)));
        long nanos = System.nanoTime() - start;
        int[] legal = game.legalActions(position);
        if (decision == null || Arrays.binarySearch(legal, decision.action()) < 0) {
            throw new IllegalArgumentException("player " + spec.id() + " chose an illegal action: "
                    + (decision == null ? "none" : String.valueOf(decision.action())));
        }
        ObjectNode answer =
                DecisionJson.of(spec, game, position, decision, nanos).put("seed", seed);
        return job.cancelled() ? answer.put("cancelled", true) : answer;
    }

    private Monitor monitor(Monitor cancelling) {
        return cpuTime.<Monitor>map(limit -> CpuMeter.limiting(limit, cancelling))
                .orElse(cancelling);
    }

    private PlayerSpec spec(Request request, Game game) {
        if (request.isObject("player")) {
            Request object = request.object("player", List.of("player", "settings"));
            String all = String.join(", ", players.ids());
            String id = object.getText("player").orElseThrow(() -> object.missing("player", "one of " + all));
            return new PlayerSpec(id, object.map("settings"), trusted);
        }
        return request.getText("player")
                .map(text -> PlayerSpec.parse(text, trusted))
                .or(() -> new PlayerSelection(players).opponent(game))
                .orElseThrow(() -> new IllegalArgumentException("no player can play this game"));
    }
}
