package org.marienbad.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletionException;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.server.serving.Rooms;

/** The server as a whole tells the same of two games that differ in what is hidden: answers, headers, metrics and log. */
class SecretsTest {
    /** The parameters that readers may add to the verbs that only read. */
    private static final Map<String, List<String>> QUERIES = Map.of(
            "position", List.of("", "?at=1", "?at=3", "?at=1&line=[]"),
            "view", List.of("", "?from=1"),
            "record", List.of("", "?format=text", "?format=json"),
            "hint", List.of(""),
            "explain", List.of("", "?seat=0", "?ply=0&players=[%22mcts(iterations=9)%22]"),
            "analysis", List.of("?ply=0"),
            "review", List.of(""));
    /** Holds what any of the other verbs asks for. */
    private static final String BODY =
            "{\"version\":1,\"code\":-7,\"seat\":0,\"level\":\"none\",\"what\":\"draw\",\"yes\":true,"
                    + "\"id\":\"hello\",\"name\":\"Eve\",\"spec\":\"nobody\",\"newToken\":\"short\",\"paused\":\"?\"}";

    @TempDir
    Path directory;

    private final PrintStream errors = System.err;
    private final ByteArrayOutputStream log = new ByteArrayOutputStream();
    private TestServer server;

    @BeforeEach
    void start() throws Exception {
        System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
        server = new TestServer(directory, UnaryOperator.identity());
    }

    @AfterEach
    void stop() {
        server.close();
        System.setErr(errors);
    }

    /** A room of Ann, who sits, and Ben, who is invited. */
    private JsonNode make(boolean listed) throws Exception {
        return TestServer.json(server.send(as(false, "", "/api/create")
                .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"liars-dice\",\"listed\":" + listed
                        + ",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"open\"}]}"))));
    }

    private HttpRequest.Builder as(boolean host, String token, String path) {
        HttpRequest.Builder request = server.request(path).header("Content-Type", "application/json");
        if (!host) {
            request.header("X-Forwarded-For", "1.2.3.4");
        }
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    /** The holder of the invitation asks everything, as a guest and as the host. */
    private void askAll(JsonNode made, StringBuilder told) throws Exception {
        String path = "/api/rooms/" + made.get("id").asText() + "/";
        String invitation = made.at("/invitations/1").asText();
        for (boolean host : new boolean[] {false, true}) {
            for (String verb : new TreeSet<>(Rooms.ROOM_VERBS)) {
                if (Rooms.READING_VERBS.contains(verb)) {
                    for (String query : QUERIES.get(verb)) {
                        add(
                                server.send(as(host, invitation, path + verb + query)
                                        .GET()),
                                verb,
                                told);
                    }
                } else {
                    HttpRequest.BodyPublisher body = HttpRequest.BodyPublishers.ofString(BODY);
                    add(server.send(as(host, invitation, path + verb).POST(body)), verb, told);
                }
            }
        }
    }

    /** Sockets of who has the invitation, as a guest and as the host, that have been told how things are. */
    private List<Watcher> watch(JsonNode made, StringBuilder told) throws Exception {
        List<Watcher> watchers = new ArrayList<>();
        for (boolean host : new boolean[] {false, true}) {
            Watcher watcher = host
                    ? Watcher.connected(server, made.get("id").asText())
                    : Watcher.connected(server, made.get("id").asText(), "X-Forwarded-For", "1.2.3.4");
            watcher.send("{\"token\":\"" + made.at("/invitations/1").asText() + "\"}");
            hear(watcher, Set.of("position", "refused"), told);
            watchers.add(watcher);
        }
        return watchers;
    }

    /** All that {@code watcher} is told until a message of one of {@code types}. */
    private static void hear(Watcher watcher, Set<String> types, StringBuilder told) throws Exception {
        watcher.await(message -> {
            told.append(message).append('\n');
            return types.contains(message.path("type").asText());
        });
    }

    /** All that sockets were told that were not sent away at once. */
    private static void hearAll(List<Watcher> watchers, StringBuilder told) throws Exception {
        for (Watcher watcher : watchers) {
            try {
                watcher.send("{\"ping\":1}");
            } catch (CompletionException closed) {
                told.append("closed\n");
                continue;
            }
            hear(watcher, Set.of("pong", "gone"), told);
        }
    }

    private static void add(HttpResponse<String> answer, String verb, StringBuilder told) {
        Map<String, List<String>> headers = new TreeMap<>(answer.headers().map());
        headers.remove("date");
        told.append(verb).append(' ').append(answer.statusCode()).append(' ').append(headers);
        told.append('\n').append(answer.body()).append('\n');
    }

    /** Every counter of the server's own but those of time. */
    private Map<String, Double> counters() throws Exception {
        Map<String, Double> counters = new TreeMap<>();
        server.get("/metrics")
                .body()
                .lines()
                .filter(line -> line.matches("marienbad_(?!.*(seconds_(sum|bucket|max))).*"))
                .forEach(line -> counters.put(
                        line.substring(0, line.lastIndexOf(' ')),
                        Double.valueOf(line.substring(line.lastIndexOf(' ') + 1))));
        return counters;
    }

    /** The knowledge of one game by those who hold no seat, while Ben comes and Ann bids. */
    private String told(JsonNode made) throws Exception {
        Map<String, Double> before = counters();
        StringBuilder told = new StringBuilder();
        String path = "/api/rooms/" + made.get("id").asText() + "/";
        askAll(made, told);
        List<Watcher> watchers = watch(made, told);
        server.post(path + "claim", made.at("/invitations/1").asText(), "{}");
        HttpResponse<String> bid =
                server.post(path + "play", made.at("/tokens/0").asText(), "{\"version\":2,\"code\":8}");
        assertEquals(200, bid.statusCode(), bid.body());
        hearAll(watchers, told);
        watch(made, told);
        askAll(made, told);
        counters()
                .forEach((key, value) -> told.append(key)
                        .append(' ')
                        .append(value - before.getOrDefault(key, 0.0))
                        .append('\n'));
        return told.toString().replace(made.get("id").asText(), "ROOM");
    }

    private String diceOfAnn(JsonNode made) throws Exception {
        String view = "/api/rooms/" + made.get("id").asText() + "/view";
        return TestServer.json(server.send(
                        as(false, made.at("/tokens/0").asText(), view).GET()))
                .get("plies")
                .toString();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void nothingThatTheServerAnswersTellsOfADie(boolean listed) throws Exception {
        JsonNode one = make(listed);
        JsonNode other = make(listed);
        while (diceOfAnn(one).equals(diceOfAnn(other))) {
            other = make(listed);
        }
        assertEquals(told(one), told(other));
        List<String> refusals = log.toString(StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.contains("refused"))
                .toList();
        assertTrue(refusals.size() > 1, "refusals are logged");
        String plain = ".*event=refused status=\\d+ address=\\S+ method=[A-Z]+ path=/api/[a-z0-9/-]+";
        refusals.forEach(line -> assertTrue(line.matches(plain), line));
    }
}
