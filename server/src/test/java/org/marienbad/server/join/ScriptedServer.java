package org.marienbad.server.join;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.record.Plies;

/**
 * A room as the protocol describes it, whose other seats and chance always take the first legal action. It can be told
 * to misbehave, as a real server does only now and then.
 */
final class ScriptedServer implements AutoCloseable {
    private static final String TOKEN = "seat-token";
    private static final long PATIENCE_MILLIS = 30_000;

    static {
        // Else each answer waits 40 ms for the client to acknowledge its headers.
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    /** The requests so far, other than for views: verb and body. */
    final List<String> asked = new ArrayList<>();
    /** The statuses with which the next requests fail; 0 breaks the connection. */
    final Deque<Integer> failures = new ArrayDeque<>();

    private final HttpServer http;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final GameSetup setup;
    private int seat;
    private final List<Integer> plies = new ArrayList<>();
    private long version = 1;
    private String room = "1";
    private String next;
    /** The offer of another seat. */
    private String offer;
    /** After how many plies a take-back is asked for; never if negative. */
    private int takebackAfter = -1;
    /** Whether the next play meets a room that has changed meanwhile. */
    private boolean changes;

    private String clock = "unlimited";

    ScriptedServer(GameSetup setup, int seat) throws IOException {
        this.setup = setup;
        this.seat = seat;
        http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 10);
        http.setExecutor(threads);
        http.createContext("/", this::handle);
        http.start();
        others();
    }

    ScriptedServer clock(String control) {
        clock = control;
        return this;
    }

    ScriptedServer takebackAfter(int length) {
        takebackAfter = length;
        return this;
    }

    synchronized ScriptedServer changesOnce() {
        changes = true;
        return this;
    }

    String link(String right) {
        return "http://localhost:" + http.getAddress().getPort() + "/#room=1" + right;
    }

    private void handle(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        String query = String.valueOf(exchange.getRequestURI().getQuery());
        JsonNode body = RoomApi.JSON.readTree(exchange.getRequestBody().readAllBytes());
        String authorization = String.valueOf(exchange.getRequestHeaders().getFirst("Authorization"));
        Integer failure;
        synchronized (this) {
            failure = failures.poll();
        }
        if (failure != null && failure == 0) {
            exchange.close();
            return;
        }
        if (failure != null) {
            answer(exchange, failure, RoomApi.JSON.createObjectNode().put("error", "as the test wants"));
            return;
        }
        String verb = path.substring(path.lastIndexOf('/') + 1);
        boolean mine = authorization.equals("Bearer " + TOKEN);
        if (!verb.equals("claim") && !mine) {
            answer(exchange, 403, error("this link gives no right to that"));
            return;
        }
        try {
            synchronized (this) {
                if (next != null && path.startsWith("/api/rooms/" + next + "/")) {
                    enterNext();
                }
                if (!path.startsWith("/api/rooms/" + room + "/")) {
                    answer(exchange, 404, error("there is no such room"));
                    return;
                }
                if (!verb.equals("view")) {
                    asked.add(verb + " " + body + (verb.equals("claim") ? " " + authorization : ""));
                }
            }
            act(exchange, verb, query, body);
        } catch (InterruptedException closing) {
            exchange.close();
        }
    }

    private void act(HttpExchange exchange, String verb, String query, JsonNode body)
            throws IOException, InterruptedException {
        switch (verb) {
            case "claim" ->
                answer(
                        exchange,
                        200,
                        RoomApi.JSON.createObjectNode().put("seat", seat).put("token", TOKEN));
            case "view" -> answer(exchange, 200, awaitView(query));
            case "play" -> play(exchange, body);
            case "answer" -> answer(exchange, 200, agreed(body));
            case "rematch" -> answer(exchange, 200, rematch());
            default -> answer(exchange, 200, RoomApi.JSON.createObjectNode().put("version", version));
        }
    }

    private static ObjectNode error(String words) {
        return RoomApi.JSON.createObjectNode().put("error", words);
    }

    private static void answer(HttpExchange exchange, int status, JsonNode json) throws IOException {
        byte[] bytes = json.toString().getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private synchronized ObjectNode awaitView(String query) throws InterruptedException {
        if (query.startsWith("after=")) {
            long after = Long.parseLong(query.substring("after=".length(), query.indexOf('&')));
            long end = System.currentTimeMillis() + PATIENCE_MILLIS;
            while (version == after && System.currentTimeMillis() < end) {
                wait(PATIENCE_MILLIS);
            }
        }
        return view();
    }

    private synchronized void play(HttpExchange exchange, JsonNode body) throws IOException {
        if (changes) {
            changes = false;
            change();
        }
        if (body.path("version").asLong() != version) {
            answer(exchange, 409, error("the room has changed"));
            return;
        }
        plies.add(body.path("code").asInt());
        if (plies.size() >= takebackAfter && takebackAfter >= 0) {
            takebackAfter = -1;
            offer = "takeback";
        } else {
            others();
        }
        change();
        answer(exchange, 200, RoomApi.JSON.createObjectNode().put("version", version));
    }

    private synchronized ObjectNode agreed(JsonNode body) {
        if (body.path("what").asText().equals("takeback") && body.path("yes").asBoolean()) {
            plies.subList(plies.size() - 1, plies.size()).clear();
        }
        offer = null;
        others();
        change();
        return RoomApi.JSON.createObjectNode().put("version", version);
    }

    /** The others agree at once. */
    private synchronized ObjectNode rematch() {
        next = "2";
        change();
        return RoomApi.JSON.createObjectNode().put("version", version);
    }

    /** The next room is entered: the seats are exchanged. */
    private void enterNext() {
        room = next;
        next = null;
        seat = setup.seats() - 1 - seat;
        plies.clear();
        others();
        change();
    }

    private void change() {
        version++;
        notifyAll();
    }

    /** Chance and the other seats play the first action there is, until the seat is to move. */
    private synchronized void others() {
        State state = state();
        int[] legal = new int[setup.game().info().maxLegalActions()];
        while (state.actor() != seat && state.actor() != State.TERMINAL) {
            int count = state.legalActions(legal);
            int code = Arrays.stream(legal, 0, count).min().orElseThrow();
            plies.add(code);
            state.apply(code);
        }
    }

    private State state() {
        State state = setup.newState();
        plies.forEach(state::apply);
        return state;
    }

    private ObjectNode view() {
        MatchView seen = MatchView.of(setup, LineOfPlay.of(setup, plies), Observer.seat(seat));
        ObjectNode view =
                RoomApi.JSON.createObjectNode().put("version", version).put("seat", seat);
        ObjectNode inRoom = view.putObject("room").put("next", next).put("clock", clock);
        for (int each = 0; each < setup.seats(); each++) {
            inRoom.withArray("seats")
                    .addObject()
                    .put("name", each == seat ? "Bot" : "Ann")
                    .put("title", "Seat");
        }
        ArrayNode offers = inRoom.putArray("offers");
        if (offer != null) {
            offers.addObject().put("what", offer).put("by", 1 - seat).put("seat", 1 - seat);
        }
        ObjectNode game = view.putObject("setup")
                .put("game", setup.provider().id())
                .put("seats", setup.seats())
                .put("starter", setup.starter());
        game.set("options", RoomApi.JSON.valueToTree(setup.options().changed()));
        view.put("length", plies.size())
                .put("actor", offer == null ? seen.actor() : 1 - seat)
                .put("over", seen.isOver());
        view.set("payoffs", seen.isOver() ? RoomApi.JSON.valueToTree(seen.payoffs()) : null);
        ArrayNode list = view.putObject("plies").put("from", 0).putArray("list");
        State before = setup.newState();
        for (int i = 0; i < plies.size(); i++) {
            Seen ply = seen.seen(i);
            String notation = ply.isKnown() ? Plies.write(setup.game(), before, plies.get(i)) : ply.notation();
            list.addObject().put("actor", ply.actor()).put("code", ply.action()).put("ply", notation);
            before.apply(plies.get(i));
        }
        view.set("position", RoomApi.JSON.valueToTree(seen.position().orElse(null)));
        view.put("determinized", seen.isDeterminized());
        if (!clock.equals("unlimited")) {
            ArrayNode left = view.putObject("clock")
                    .put("running", seat)
                    .put("increment", 0)
                    .putArray("left");
            for (int each = 0; each < setup.seats(); each++) {
                left.add(60_000);
            }
        }
        return view;
    }

    @Override
    public void close() {
        http.stop(0);
        threads.shutdownNow();
    }
}
