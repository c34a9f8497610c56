package org.marienbad.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests as anybody may send them, and what they are answered. */
class RequestsTest {
    @TempDir
    private static Path directory;

    private static TestServer server;

    @BeforeAll
    static void start() throws Exception {
        server = new TestServer(directory, UnaryOperator.identity());
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static void assertRefused(int status, String reason, HttpResponse<String> answer) throws Exception {
        assertEquals(status, answer.statusCode(), answer.body());
        JsonNode json = TestServer.json(answer);
        assertEquals(reason, json.get("reason").asText());
        assertFalse(json.get("error").asText().isEmpty());
        assertEquals(
                "application/json", answer.headers().firstValue("Content-Type").orElse(""));
    }

    @Test
    void twoPlayAGameAndEachStatusHasItsCause() throws Exception {
        TestServer.NewRoom room = server.room();
        JsonNode state = TestServer.json(server.get(room.path("position"), "Authorization", "Bearer " + room.first()));
        long version = state.at("/position/version").asLong();
        JsonNode action = state.at("/position/legal/0");
        String ply = "{\"version\":" + version + ",\"code\":" + action.get("code") + "}";
        assertRefused(403, "forbidden", server.post(room.path("play"), "AAAAAAAAAAAAAAAAAAAAAA", ply));
        assertRefused(403, "forbidden", server.post(room.path("play"), "", ply));
        assertRefused(409, "conflict", server.post(room.path("play"), room.second(), ply));
        assertRefused(
                422,
                "illegal",
                server.post(room.path("play"), room.first(), "{\"version\":" + version + ",\"code\":9999}"));
        assertRefused(400, "malformed", server.post(room.path("play"), room.first(), "{\"version\":\"now\"}"));
        HttpResponse<String> played = server.post(room.path("play"), room.first(), ply);
        assertEquals(200, played.statusCode(), played.body());
        HttpResponse<String> stale = server.post(room.path("play"), room.second(), ply);
        assertRefused(409, "conflict", stale);
        assertTrue(TestServer.json(stale).get("version").asLong() > version, stale.body());
    }

    @Test
    void unknownPathsAndRoomsAreRefusedAsUnknown() throws Exception {
        assertRefused(404, "unknown", server.post("/api/nothing", "", "{}"));
        assertRefused(404, "unknown", server.get("/api/rooms/nosuchroom/position"));
        assertRefused(404, "unknown", server.get("/api/"));
        assertEquals(404, server.get("/nothing").statusCode());
    }

    @Test
    void getIsRefusedForVerbsThatChangeSomething() throws Exception {
        HttpResponse<String> wrong = server.get("/api/create");
        assertRefused(405, "malformed", wrong);
        assertEquals("POST", wrong.headers().firstValue("Allow").orElse(""));
        assertRefused(405, "malformed", server.post("/api/catalogue", "", "{}"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp", ""
            })
    void onlyJsonIsRead(String type) throws Exception {
        HttpRequest.Builder request =
                server.request("/api/create").POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"noughts\"}"));
        assertRefused(415, "malformed", server.send(type.isEmpty() ? request : request.header("Content-Type", type)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "[]", "7", "null", "{\"a\":1}{\"b\":2}", "{\"a\":1,\"a\":2}", "{'a':1}", "\u0000"})
    void bodiesThatAreNoObjectsAreRefused(String body) throws Exception {
        assertRefused(400, "malformed", server.post("/api/create", "", body));
    }

    @ParameterizedTest
    @ValueSource(strings = {"%ff", "%ff%fe", "%c3", "%zz", "%"})
    void aQueryThatIsNoTextIsRefused(String value) throws Exception {
        String answer =
                server.raw("GET /api/rules?game=" + value + " HTTP/1.1\nHost: localhost\nConnection: close\n\n");
        assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
    }

    @Test
    void deepNestingIsRefused() throws Exception {
        assertRefused(
                400,
                "malformed",
                server.post("/api/create", "", "{\"a\":" + "[".repeat(5000) + "]".repeat(5000) + "}"));
    }

    /** A client that still sends much when it is refused may lose the answer with the connection (RFC 9112, 9.6). */
    @ParameterizedTest
    @CsvSource({
        "true, 16384, 400",
        "true, 16385, 413",
        "true, 200000, 413",
        "false, 16384, 400",
        "false, 16385, 413",
        "false, 20000, 413"
    })
    void longBodiesAreRefusedHoweverTheyAreSent(boolean announced, int length, int status) throws Exception {
        // JSON but no object, so that only its length decides.
        byte[] body = ("\"" + "x".repeat(length - 2) + "\"").getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        HttpRequest.BodyPublisher publisher = announced
                ? HttpRequest.BodyPublishers.ofByteArray(body)
                : HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(body));
        HttpRequest.Builder request = server.request("/api/create")
                .header("Content-Type", "application/json")
                .POST(publisher);
        assertRefused(status, "malformed", server.send(request));
    }

    @Test
    void aBodyThatIsNotBelievedIsCountedToo() throws Exception {
        String answer = server.raw("POST /api/create HTTP/1.1\nHost: localhost\nContent-Type: application/json\n"
                + "Transfer-Encoding: chunked\n\n" + "ffff\n" + "x".repeat(0xffff) + "\n");
        assertTrue(answer.startsWith("HTTP/1.1 413 "), answer);
    }

    @ParameterizedTest
    @CsvSource({
        "Origin, http://evil.example",
        "Origin, null",
        "Origin, http://localhost:1",
        "Sec-Fetch-Site, cross-site",
        "Sec-Fetch-Site, same-site"
    })
    void pagesOfOthersAreRefused(String header, String value) throws Exception {
        assertRefused(403, "forbidden", server.get("/api/catalogue", header, value));
        String answer = server.raw("""
                POST /api/create HTTP/1.1
                Host: localhost:%d
                %s: %s
                Content-Type: application/json
                Content-Length: 2
                Connection: close

                {}""".formatted(server.port(), header, value));
        assertTrue(answer.startsWith("HTTP/1.1 403 "), answer);
    }

    @Test
    void theOwnPageIsAnswered() throws Exception {
        assertEquals(
                200,
                server.get("/api/catalogue", "Origin", "http://localhost:" + server.port())
                        .statusCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"evil.example", "localhost.evil.example", "192.168.1.1", "", "localhost:x"})
    void aNameThatWasMadeToLeadHereIsNotAnswered(String name) throws Exception {
        for (String path : new String[] {"/", "/api/catalogue", "/metrics"}) {
            String answer = server.raw("GET " + path + " HTTP/1.1\nHost: " + name + "\nConnection: close\n\n");
            assertTrue(answer.startsWith("HTTP/1.1 403 ") || answer.startsWith("HTTP/1.1 400 "), answer);
        }
    }

    private static boolean isHost(String... headers) throws Exception {
        return TestServer.json(server.get("/api/catalogue", headers))
                .get("host")
                .asBoolean();
    }

    @Test
    void aLocalVisitorIsTheHostAndNobodyElseThroughAProxy() throws Exception {
        assertTrue(isHost());
        for (String mark : new String[] {"X-Forwarded-For", "Forwarded", "Via", "X-Real-IP", "X-Forwarded-Host"}) {
            assertFalse(isHost(mark, "1.2.3.4"), mark);
            assertTrue(isHost(mark, "1.2.3.4", "Host-Token", TestServer.HOST_TOKEN), mark);
            assertFalse(isHost(mark, "1.2.3.4", "Host-Token", TestServer.HOST_TOKEN + "x"), mark);
        }
    }

    @Test
    void answersAreInTheVisitorsLanguage() throws Exception {
        assertEquals(
                "na /api/ nic není",
                TestServer.json(server.get("/api/", "Accept-Language", "cs-CZ,en;q=0.5"))
                        .get("error")
                        .asText());
        assertEquals(
                "there is nothing at /api/",
                TestServer.json(server.get("/api/", "Accept-Language", "de"))
                        .get("error")
                        .asText());
        assertEquals(
                "there is nothing at /api/",
                TestServer.json(server.get("/api/", "Accept-Language", ";;q=x,,"))
                        .get("error")
                        .asText());
    }

    @Test
    void aRequestThatWaitsIsAnsweredWhenSomethingHappens() throws Exception {
        TestServer.NewRoom room = server.room();
        JsonNode state = TestServer.json(server.get(room.path("position"), "Authorization", "Bearer " + room.first()));
        long version = state.at("/position/version").asLong();
        CompletableFuture<HttpResponse<String>> waiting = server.client()
                .sendAsync(
                        server.request(room.path("position") + "?wait=30&after="
                                        + state.at("/room/version").asLong())
                                .header("Authorization", "Bearer " + room.second())
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        server.post(
                room.path("play"),
                room.first(),
                "{\"version\":" + version + ",\"code\":" + state.at("/position/legal/0/code") + "}");
        JsonNode told = TestServer.json(waiting.join());
        assertEquals(1, told.at("/position/length").asInt(), told.toString());
    }

    @Test
    void healthAndMetricsAreTold() throws Exception {
        assertEquals("ok\n", server.get("/health").body());
        server.room();
        server.post("/api/invented", "", "{}");
        String metrics = server.get("/metrics").body();
        assertTrue(metrics.contains("marienbad_requests_seconds_count{status=\"201\",verb=\"create\"}"), metrics);
        assertTrue(metrics.lines().anyMatch(line -> line.matches("marienbad_rooms [1-9].*")), metrics);
        assertTrue(
                metrics.lines()
                        .anyMatch(line -> line.matches("marienbad_games_begun_total\\{game=\"[a-z-]+\"\\} [1-9].*")),
                metrics);
        assertTrue(metrics.contains("marienbad_plies_total{game=\"kalaha\"} "), metrics);
        assertFalse(metrics.contains("invented"), "visitors add nothing to the metrics");
        assertEquals(403, server.get("/metrics", "X-Forwarded-For", "1.2.3.4").statusCode());
    }
}
