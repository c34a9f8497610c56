package org.marienbad.server.join;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;

/** The requests to a room of a server, over HTTP. Thread-safe. */
final class RoomApi {
    static final ObjectMapper JSON = new ObjectMapper();

    private static final Duration PATIENCE = Duration.ofSeconds(20);
    /** The longest that the server lets somebody wait for news. */
    private static final int WAIT_SECONDS = 30;
    /** The server is not there just now, or a proxy between us and it cannot reach it. */
    private static final Set<Integer> UNAVAILABLE = Set.of(502, 503, 504);

    private static final int TOO_MANY = 429;

    private static final int CONFLICT = 409;

    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(PATIENCE).build();
    private final URI server;
    private final String language;

    RoomApi(URI server, Locale language) {
        this.server = server;
        this.language = language.toLanguageTag();
    }

    /** The server understands, and does not want: its reason in one line. */
    static final class Refused extends Exception {
        private static final long serialVersionUID = 1;

        private final int status;

        Refused(int status, String reason) {
            super(reason);
            this.status = status;
        }

        /** Whether the room is not as the request assumed, so that it may be asked again. */
        boolean isConflict() {
            return status == CONFLICT;
        }
    }

    /** The server asks to come back a little later, since we asked too often. */
    static final class TooOften extends IOException {
        private static final long serialVersionUID = 1;

        TooOften() {
            super("the server is asked too often");
        }
    }

    /**
     * The room as {@code token} may see it, at once or, if {@code after} is not negative, at another version. After
     * half a minute it is the same version. Fails as {@link #result} says.
     */
    CompletableFuture<JsonNode> view(String room, String token, long after) {
        String query = after < 0 ? "" : "?after=" + after + "&wait=" + WAIT_SECONDS;
        return send(request(room, "view" + query, token)
                .timeout(PATIENCE.plusSeconds(WAIT_SECONDS))
                .GET()
                .build());
    }

    /** Does {@code verb}; fails as {@link #result} says. */
    CompletableFuture<JsonNode> post(String room, String verb, String token, ObjectNode body) {
        return send(request(room, verb, token)
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
                .build());
    }

    /**
     * The result.
     *
     * @throws Refused if the server does not want
     * @throws IOException if it cannot be reached: it may or may not have done what was asked
     */
    static <T> T result(CompletableFuture<T> answer) throws Refused, IOException, InterruptedException {
        try {
            return answer.get();
        } catch (ExecutionException failed) {
            Throwable cause = failed.getCause();
            if (cause instanceof Refused refused) {
                throw refused;
            }
            throw cause instanceof IOException broken ? broken : new IOException(cause.toString(), cause);
        }
    }

    private HttpRequest.Builder request(String room, String verb, String token) {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve("api/rooms/" + room + "/" + verb))
                .header("Accept", "application/json")
                .header("Accept-Language", language);
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    private CompletableFuture<JsonNode> send(HttpRequest request) {
        return client.sendAsync(request, HttpResponse.BodyHandlers.ofByteArray())
                .thenApply(answer -> {
                    try {
                        return read(answer.statusCode(), answer.body());
                    } catch (Refused | IOException failure) {
                        throw new CompletionException(failure);
                    }
                });
    }

    private static JsonNode read(int status, byte[] body) throws Refused, IOException {
        if (status == TOO_MANY) {
            throw new TooOften();
        } else if (UNAVAILABLE.contains(status)) {
            throw new IOException("the server is not available (status " + status + ")");
        }
        JsonNode json;
        try {
            json = JSON.readTree(body);
        } catch (IOException notJson) {
            json = MissingNode.getInstance();
        }
        if (status >= 400) {
            String reason = json.path("error").asText("status " + status);
            throw new Refused(status, reason.replaceAll("\\p{Cntrl}", " "));
        }
        if (!json.isObject()) {
            throw new Refused(status, "there is no Marienbad server (its answer is not JSON)");
        }
        return json;
    }
}
