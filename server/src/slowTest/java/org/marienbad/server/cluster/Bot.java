package org.marienbad.server.cluster;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;

/**
 * Both players of one game, who know what they have played: what the server tells them must be that. If a process does
 * not answer, or refuses because another owns the room, they try the next one, as a proxy would.
 */
final class Bot {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** The server gave an answer that loses or doubles something. */
    static final class Wrong extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Wrong(String message) {
            super(message);
        }
    }

    private final HttpClient client;
    private final List<URI> servers;
    private final SplittableRandom random;
    private final State state;
    private final int[] legal;
    private final List<Integer> played = new ArrayList<>();
    private final String[] tokens = new String[2];
    /** How often it could not be done now, by the answer. */
    private final Map<String, Integer> refusals = new TreeMap<>();

    private String room;
    private String watch;
    private int server;
    private long version;
    /** An action that was sent, and nobody knows whether it was played; −1 if there is none. */
    private int unknown = -1;
    /** When the last ply was acknowledged, by {@link System#nanoTime}. */
    private volatile long acknowledged;

    /** @param first the process that opens the room */
    Bot(HttpClient client, List<URI> servers, int first, GameSetup setup, long seed) {
        this.client = client;
        this.servers = servers;
        server = first;
        random = new SplittableRandom(seed);
        state = setup.newState();
        legal = new int[setup.game().info().maxLegalActions()];
    }

    /** Opens the room, and takes both seats. */
    void sitDown(String game) throws IOException {
        JsonNode made = post("/api/create", "", """
                {"game":"%s","options":{},"starter":0,"clock":"unlimited","listed":false,
                 "seats":[{"kind":"person","name":"Ann"},{"kind":"open"}]}""".formatted(game));
        room = made.get("id").asText();
        watch = made.get("watch").asText();
        tokens[0] = made.get("tokens").get(0).asText();
        String invitation = made.get("invitations").get(1).asText();
        tokens[1] = post(path("claim"), invitation, "{\"seat\":1,\"name\":\"Ben\"}")
                .get("token")
                .asText();
        look();
    }

    private String path(String verb) {
        return "/api/rooms/" + room + "/" + verb;
    }

    boolean isOver() {
        return state.actor() == State.TERMINAL;
    }

    String room() {
        return room;
    }

    String watch() {
        return watch;
    }

    int length() {
        return played.size();
    }

    Map<String, Integer> refusals() {
        return refusals;
    }

    /** The action codes that were acknowledged. */
    List<Integer> played() {
        return played;
    }

    long acknowledged() {
        return acknowledged;
    }

    /**
     * Plays a ply; false if that could not be done now.
     *
     * @throws Wrong if the game is not as it must be
     */
    boolean step() {
        try {
            if (unknown >= 0) {
                look();
            }
            if (isOver()) {
                return true;
            }
            int action = state.randomAction(legal, random);
            unknown = action;
            JsonNode answer = post(
                    path("play"), tokens[state.actor()], "{\"version\":%d,\"code\":%d}".formatted(version, action));
            version = answer.get("version").asLong();
            take(action);
            return true;
        } catch (IOException notNow) {
            refusals.merge(String.valueOf(notNow.getMessage()).replaceAll("[0-9]+", "N"), 1, Integer::sum);
            server = (server + 1) % servers.size();
            return false;
        }
    }

    private void take(int action) {
        unknown = -1;
        played.add(action);
        state.apply(action);
        acknowledged = System.nanoTime();
    }

    /** Finds out how the game stands. */
    private void look() throws IOException {
        JsonNode answer = send(request(path("position"), tokens[0]).GET()).get("position");
        version = answer.get("version").asLong();
        int length = answer.get("length").asInt();
        if (unknown >= 0 && length == played.size() + 1) {
            take(unknown);
        } else if (length != played.size()) {
            throw new Wrong("room " + room + " has " + length + " plies, but " + played.size() + " were acknowledged");
        }
        unknown = -1;
    }

    private JsonNode post(String path, String token, String body) throws IOException {
        return send(request(path, token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private HttpRequest.Builder request(String path, String token) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(servers.get(server).resolve(path)).timeout(PATIENCE);
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    /** @throws IOException if there is no answer, or one that says to try again elsewhere or later */
    private JsonNode send(HttpRequest.Builder request) throws IOException {
        try {
            HttpResponse<String> answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() < 300) {
                return MAPPER.readTree(answer.body());
            }
            if (List.of(409, 503).contains(answer.statusCode())) {
                throw new IOException(answer.body());
            }
            throw new Wrong(request.build().uri() + ": " + answer.statusCode() + " " + answer.body());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException(interrupted);
        }
    }
}
