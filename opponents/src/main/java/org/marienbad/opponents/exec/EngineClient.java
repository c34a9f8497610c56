package org.marienbad.opponents.exec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.Budget;
import org.marienbad.json.PlainJson;
import org.marienbad.opponents.process.ChildProgram;
import org.marienbad.opponents.process.ProgramFault;

/**
 * Asks a program for decisions. In protocol 2 it keeps the game in a session; in protocol 1 every request contains the
 * whole game.
 */
final class EngineClient implements AutoCloseable {
    private static final String SESSION = "game";
    private static final String LEGAL = "legal";
    private static final String TEXT = "text";
    /** Cancels nothing: the time limit ends the request. */
    private static final BooleanSupplier NEVER = () -> false;

    private final ChildProgram program;
    private final String player;
    private final long seed;
    private final Duration patience;
    private final boolean sessions;
    /** Whether it plans with a clock by itself. */
    private final boolean clocked;
    /** The further entries that it wants with a decision: {@code #LEGAL}, {@code #TEXT}. */
    private final Set<String> told;

    private GameSetup open;
    private int sent;

    /**
     * Starts the program and agrees on the protocol.
     *
     * @param player the player to ask it for; empty if it is one player only
     */
    EngineClient(List<String> command, String player, long seed, Duration patience) {
        this.program = new ChildProgram(command);
        this.player = player;
        this.seed = seed;
        this.patience = patience;
        try {
            ObjectNode hello = request("hello").put("protocol", 2);
            // A program that knows protocol 1 only does not know this request, and says so.
            ObjectNode answer = program.ask(hello, patience.toNanos(), NEVER, id -> {});
            sessions = answer.path("protocol").intValue() == 2;
            clocked = texts(answer.path("budget")).contains("clock");
            told = texts(answer.path("told"));
        } catch (ProgramFault unable) {
            program.close();
            throw unable;
        }
    }

    private static Set<String> texts(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(JsonNode::asText)
                .collect(Collectors.toSet());
    }

    /** The program's answer after {@code plies}, as the seat saw them. */
    ObjectNode choose(Asked asked, List<String> plies) {
        int seat = asked.seat();
        GameSetup setup = asked.setup();
        ObjectNode request = decision(asked);
        if (sessions) {
            follow(setup, plies, seat);
            request.put("session", SESSION);
        } else {
            request.setAll(game(setup));
            request.set("plies", PlainJson.of(plies));
        }
        return ask(request, asked);
    }

    /** The program's answer in {@code position}, which has guesses in place of hidden things. */
    ObjectNode choose(Asked asked, Map<String, Object> position) {
        ObjectNode request = decision(asked);
        request.setAll(game(asked.setup()));
        request.set("position", PlainJson.of(position));
        return ask(request, asked);
    }

    private ObjectNode ask(ObjectNode request, Asked asked) {
        Budget budget = asked.budget();
        long nanos = patience.toNanos();
        if (budget.isTimed()) {
            nanos = budget.nanos() > Long.MAX_VALUE - nanos ? Long.MAX_VALUE / 2 : budget.nanos() + nanos;
        }
        if (clocked && budget.clock().isPresent()) {
            // It may spend more than its share; the flag of the match ends a decision that takes too long.
            nanos += budget.clock().get().remaining().get(asked.seat()).toNanos();
        }
        return good(program.ask(request, nanos, asked.cancelled(), id -> {
            if (sessions) {
                program.send(request("cancel").put("request", id));
            }
        }));
    }

    /** Brings the session to the position after {@code plies}; a game that began anew, or went back, is opened anew. */
    private void follow(GameSetup setup, List<String> plies, int seat) {
        if (open != setup || sent > plies.size()) {
            restart(setup, plies, seat);
            return;
        }
        for (; sent < plies.size(); sent++) {
            ObjectNode ply = request("ply").put("session", SESSION).put("ply", plies.get(sent));
            good(program.ask(ply, patience.toNanos(), NEVER, id -> {}));
        }
    }

    private void restart(GameSetup setup, List<String> plies, int seat) {
        end();
        ObjectNode request = request("open").put("session", SESSION).put("observer", seat);
        request.setAll(game(setup));
        request.set("plies", PlainJson.of(plies));
        good(program.ask(request, patience.toNanos(), NEVER, id -> {}));
        open = setup;
        sent = plies.size();
    }

    /** Ends the session, so that the next decision is asked for in a new one. */
    void end() {
        if (open != null) {
            open = null;
            good(program.ask(request("close").put("session", SESSION), patience.toNanos(), NEVER, id -> {}));
        }
    }

    private ObjectNode decision(Asked asked) {
        int seat = asked.seat();
        Budget budget = asked.budget();
        ObjectNode request = request("choose").put("observer", seat).put("seed", seed);
        if (!sessions) {
            request.remove("observer"); // protocol 1 has none; the seat to move is meant
        }
        if (!player.isEmpty()) {
            request.put("player", player);
        }
        ObjectNode limits = request.putObject("budget");
        if (budget.iterations() != Long.MAX_VALUE) {
            limits.put("iterations", budget.iterations());
        }
        if (budget.depth() != Integer.MAX_VALUE) {
            limits.put("depth", budget.depth());
        }
        Optional<Budget.Clock> clock = budget.clock().filter(known -> clocked);
        clock.ifPresent(known -> {
            ObjectNode told = limits.putObject("clock");
            ArrayNode remaining = told.putArray("remaining");
            known.remaining().forEach(left -> remaining.add(left.toMillis()));
            told.put("increment", known.increment().toMillis()).put("pliesToGo", known.pliesToGo());
        });
        // The program itself shares out the clock; only a closer limit is told beside it.
        boolean closer = clock.map(
                        known -> budget.nanos() < Budget.clock(known, seat).nanos())
                .orElse(true);
        if (budget.isTimed() && closer) {
            limits.put("millis", Math.max(1, budget.nanos() / 1_000_000));
        }
        if (told.contains(LEGAL)) {
            asked.legal().forEach(request.putArray(LEGAL)::add);
        }
        if (told.contains(TEXT)) {
            request.put(TEXT, asked.text());
        }
        return request;
    }

    private static ObjectNode game(GameSetup setup) {
        ObjectNode game = JsonNodeFactory.instance.objectNode();
        game.put("game", setup.provider().id()).put("seats", setup.seats());
        game.set("options", PlainJson.of(setup.options().changed()));
        setup.position().ifPresent(start -> game.set("position", PlainJson.of(start)));
        return game.put("starter", setup.starter());
    }

    private static ObjectNode request(String task) {
        return JsonNodeFactory.instance.objectNode().put("do", task);
    }

    private ObjectNode good(ObjectNode answer) {
        if (answer.has("error")) {
            throw new ProgramFault(
                    "the program answered an error: " + answer.path("error").asText(), false);
        }
        return answer;
    }

    @Override
    public void close() {
        program.close();
    }
}
