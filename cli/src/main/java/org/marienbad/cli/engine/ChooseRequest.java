package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.PluginGuard;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.PlayerViews;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.PlayerCatalogue;
import org.marienbad.framework.setting.Reach;

/** A player's decision as an answer. */
final class ChooseRequest {
    private static final long MAX_LIMIT = 1_000_000_000_000L;

    private final Game game;
    private final State state;
    private final PlayerCatalogue players;
    private final Reach trusted;

    ChooseRequest(RequestedPosition table, PlayerCatalogue players, Reach trusted) {
        this.trusted = trusted;
        this.game = table.game();
        this.state = table.state();
        this.players = players;
    }

    ObjectNode json(Request request) {
        PlayerSpec spec = spec(request);
        Budget budget = budget(request.object("budget", List.of("iterations", "depth", "millis")));
        long seed = request.getLong("seed", Long.MIN_VALUE, Long.MAX_VALUE, 0);
        if (state.actor() == State.TERMINAL) {
            throw new IllegalArgumentException("the game is over; there is nothing to choose");
        }
        if (state.actor() == State.CHANCE) {
            throw new IllegalArgumentException("chance decides here; give its outcome as a ply");
        }
        Player player = players.create(spec, game, Seeds.split(seed, "player", 0));
        long start = System.nanoTime();
        Decision decision = decide(spec, player, budget, seed);
        return DecisionJson.of(spec, game, state, decision, System.nanoTime() - start);
    }

    private PlayerSpec spec(Request request) {
        String all = "one of "
                + String.join(
                        ", ", players.all().stream().map(PlayerProvider::id).toList())
                + ", with settings as in mcts(c=1.4)";
        if (request.isObject("player")) {
            Request object = request.object("player", List.of("player", "settings"));
            String id = object.getText("player").orElseThrow(() -> object.missing("player", all));
            return new PlayerSpec(id, object.map("settings"), trusted);
        }
        return PlayerSpec.parse(request.getText("player").orElseThrow(() -> request.missing("player", all)), trusted);
    }

    private static Budget budget(Request request) {
        Budget budget = Budget.UNLIMITED;
        if (request.has("iterations")) {
            budget = budget.and(Budget.ofIterations(request.getLong("iterations", 1, MAX_LIMIT, 1)));
        }
        if (request.has("depth")) {
            budget = budget.and(Budget.ofDepth((int) request.getLong("depth", 1, Integer.MAX_VALUE, 1)));
        }
        if (request.has("millis")) {
            budget = budget.and(Budget.ofMillis(request.getLong("millis", 1, MAX_LIMIT, 1)));
        }
        return budget;
    }

    private Decision decide(PlayerSpec spec, Player player, Budget budget, long seed) {
        State view = PlayerViews.of(state, state.actor(), seed, 0);
        Decision decision = PluginGuard.of("player " + spec.id())
                .call(() -> player.choose(view, state.actor(), budget, Monitor.NONE));
        int[] legal = new int[game.info().maxLegalActions()];
        int count = state.legalActions(legal);
        if (decision == null || Arrays.binarySearch(legal, 0, count, decision.action()) < 0) {
            throw new IllegalArgumentException("player " + spec.id() + " chose what is not legal: "
                    + (decision == null ? "nothing" : "action " + decision.action()));
        }
        return decision;
    }
}
