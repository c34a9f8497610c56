package org.marienbad.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The requests that the server does not put up with. */
class LimitsTest {
    private static final WebLimits.Rate TWO = new WebLimits.Rate(2, 0.001);

    @TempDir
    private Path directory;

    private TestServer server(UnaryOperator<WebSettings.Builder> settings) throws Exception {
        return new TestServer(directory, settings);
    }

    private static int status(TestServer server, String path, String... headers) throws Exception {
        return server.get(path, headers).statusCode();
    }

    @Test
    void anAddressThatAsksTooOftenHasToWait() throws Exception {
        try (TestServer server =
                server(web -> web.limits(TestServer.patient().requests(TWO).build()))) {
            assertEquals(200, status(server, "/api/catalogue"));
            assertEquals(200, status(server, "/api/catalogue"));
            HttpResponse<String> refused = server.get("/api/catalogue");
            assertEquals(429, refused.statusCode());
            assertEquals("1", refused.headers().firstValue("Retry-After").orElse(""));
            assertEquals(200, status(server, "/"), "files are counted on their own");
            server.pass(Duration.ofHours(1));
            assertEquals(200, status(server, "/api/catalogue"));
        }
    }

    @Test
    void filesAreCountedToo() throws Exception {
        try (TestServer server =
                server(web -> web.limits(TestServer.patient().files(TWO).build()))) {
            assertEquals(200, status(server, "/"));
            assertEquals(200, status(server, "/"));
            assertEquals(429, status(server, "/"));
            assertEquals(200, status(server, "/api/catalogue"));
        }
    }

    @Test
    void aSeatThatChangesTooMuchHasToWaitButMayLook() throws Exception {
        try (TestServer server =
                server(web -> web.limits(TestServer.patient().plies(TWO).build()))) {
            for (int i = 0; i < 3; i++) {
                HttpResponse<String> answer = server.post("/api/rooms/none/resign", "one", "{}");
                assertEquals(i < 2 ? 404 : 429, answer.statusCode());
                assertEquals(200, status(server, "/api/open", "Authorization", "Bearer one"));
            }
            assertEquals(404, server.post("/api/rooms/none/resign", "two", "{}").statusCode());
        }
    }

    @Test
    void onlyANamedProxyTellsTheAddressOfTheClient() throws Exception {
        UnaryOperator<WebSettings.Builder> strict = web -> web.limits(
                TestServer.patient().requests(new WebLimits.Rate(1, 0.001)).build());
        try (TestServer server = server(web -> strict.apply(web.proxies("127.0.0.1, 10.1.0.0/16")))) {
            assertEquals(200, status(server, "/api/open", "X-Forwarded-For", "10.0.0.1"));
            assertEquals(429, status(server, "/api/open", "X-Forwarded-For", "10.0.0.1"));
            assertEquals(200, status(server, "/api/open", "X-Forwarded-For", "10.0.0.2"));
            assertEquals(
                    429,
                    status(server, "/api/open", "X-Forwarded-For", "10.0.0.77, 10.0.0.1, 10.1.2.3"),
                    "what a client writes in front is not believed");
        }
        try (TestServer server = server(strict)) {
            assertEquals(200, status(server, "/api/open", "X-Forwarded-For", "10.0.0.1"));
            assertEquals(429, status(server, "/api/open", "X-Forwarded-For", "10.0.0.2"));
        }
    }

    @Test
    void anAddressHasSoManySocketsAndAllTogetherToo() throws Exception {
        try (TestServer server = server(web -> web.proxies("127.0.0.1")
                .limits(TestServer.patient().sockets(3, 2).build()))) {
            TestServer.NewRoom room = server.room();
            Watcher first = from(server, room, "10.0.0.1");
            from(server, room, "10.0.0.1");
            assertTooMany(server, room, "10.0.0.1");
            from(server, room, "10.0.0.2");
            assertTooMany(server, room, "10.0.0.3");
            first.socket().abort();
            assertTrue(comesInAtLast(server, room, "10.0.0.3"), "a place has become free");
        }
    }

    /** The server notices the end of another socket when it notices it. */
    private static boolean comesInAtLast(TestServer server, TestServer.NewRoom room, String address) throws Exception {
        while (true) {
            try {
                return from(server, room, address).socket() != null;
            } catch (CompletionException stillTooMany) {
                Thread.onSpinWait();
            }
        }
    }

    private static Watcher from(TestServer server, TestServer.NewRoom room, String address) throws Exception {
        Watcher watcher = Watcher.connected(server, room.id(), "X-Forwarded-For", address);
        watcher.send("{\"token\":\"" + room.watch() + "\"}");
        watcher.await("position");
        return watcher;
    }

    private static void assertTooMany(TestServer server, TestServer.NewRoom room, String address) {
        CompletionException refused = assertThrows(CompletionException.class, () -> from(server, room, address));
        assertTrue(
                refused.getCause() instanceof java.net.http.WebSocketHandshakeException handshake
                        && handshake.getResponse().statusCode() == 429,
                "" + refused.getCause());
    }

    @Test
    void anAddressHasSoManyConnections() throws Exception {
        try (TestServer server =
                server(web -> web.limits(TestServer.patient().sockets(10, 2).build()))) {
            List<Socket> connections = new ArrayList<>();
            int answered = 0;
            for (int i = 0; i < 110; i++) {
                Socket connection = new Socket(InetAddress.getLoopbackAddress(), server.port());
                connections.add(connection);
                answered += isAnswered(connection) ? 1 : 0;
            }
            assertEquals(102, answered);
            connections.get(0).close();
            boolean again = false;
            while (!again) { // the server notices the end when it notices it
                Socket connection = new Socket(InetAddress.getLoopbackAddress(), server.port());
                connections.add(connection);
                again = isAnswered(connection);
            }
            for (Socket each : connections) {
                each.close();
            }
        }
    }

    /** Whether the server answers a request; the connection stays open then. */
    private static boolean isAnswered(Socket connection) {
        try {
            connection.setSoTimeout((int) Duration.ofMinutes(2).toMillis());
            connection
                    .getOutputStream()
                    .write("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            return connection.getInputStream().read() == 'H';
        } catch (IOException closed) {
            return false;
        }
    }

    /** Passes the time, a second at a time with a further byte of a header, until the server has closed; what it said. */
    private static String trickle(TestServer server, Socket connection) throws Exception {
        connection.setSoTimeout((int) Duration.ofMinutes(1).toMillis());
        CompletableFuture<String> told = CompletableFuture.supplyAsync(() -> {
            try {
                return new String(connection.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
            } catch (SocketTimeoutException stillOpen) {
                return "still open";
            } catch (IOException reset) {
                return "";
            }
        });
        for (int i = 0; !told.isDone(); i++) {
            try {
                connection.getOutputStream().write(i < 1000 ? "x".getBytes(StandardCharsets.US_ASCII) : new byte[0]);
            } catch (IOException closed) {
                break;
            }
            server.pass(Duration.ofSeconds(1));
            Thread.onSpinWait();
        }
        return told.join();
    }

    @Test
    void headersThatTrickleInAreNotWaitedFor() throws Exception {
        try (TestServer server = server(UnaryOperator.identity());
                Socket first = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            first.getOutputStream().write("GET / HTTP/1.1\r\nX: ".getBytes(StandardCharsets.US_ASCII));
            assertEquals("", trickle(server, first));
        }
    }

    @Test
    void aConnectionMayBeIdleButNotTrickleItsNextHeaders() throws Exception {
        try (TestServer server = server(UnaryOperator.identity());
                Socket later = new Socket(InetAddress.getLoopbackAddress(), server.port());
                Socket idle = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            assertTrue(isAnswered(idle));
            assertTrue(isAnswered(later));
            later.getOutputStream().write("GET / HTTP/1.1\r\nX: ".getBytes(StandardCharsets.US_ASCII));
            String answer = trickle(server, later);
            assertTrue(answer.endsWith("\r\n\r\nok\n"), answer);
            idle.getInputStream().readNBytes(answer.length());
            assertTrue(isAnswered(idle), "who asks for nothing may come back");
        }
    }

    @Test
    void requestsThatWaitCountAsSockets() throws Exception {
        try (TestServer server =
                server(web -> web.limits(TestServer.patient().sockets(10, 0).build()))) {
            TestServer.NewRoom room = server.room();
            assertEquals(429, status(server, room.path("position") + "?wait=1"));
            assertEquals(200, status(server, room.path("position") + "?wait=0"));
        }
    }

    @Test
    void handshakesThatFailTakeNoPlaces() throws Exception {
        try (TestServer server = server(web -> web.proxies("127.0.0.1")
                .limits(TestServer.patient().sockets(2, 2).build()))) {
            TestServer.NewRoom room = server.room();
            for (int i = 0; i < 3; i++) {
                String answer = server.raw("GET " + room.path("events") + " HTTP/1.1\nHost: localhost:" + server.port()
                        + "\nX-Forwarded-For: 10.0.0.1\nUpgrade: websocket\nConnection: Upgrade, close"
                        + "\nSec-WebSocket-Version: 13\n\n"); // without a key
                assertTrue(answer.startsWith("HTTP/1.1 4"), answer);
            }
            from(server, room, "10.0.0.1");
            from(server, room, "10.0.0.1");
        }
    }

    @Test
    void behindAProxyThatSaysNothingNobodyIsTheHostWithoutItsToken() throws Exception {
        try (TestServer server = server(web -> web.publicUrl(URI.create("https://play.example.org")))) {
            assertFalse(isHost(server));
            assertTrue(isHost(server, "Host-Token", TestServer.HOST_TOKEN));
            assertEquals(403, status(server, "/metrics"));
        }
    }

    private static boolean isHost(TestServer server, String... headers) throws Exception {
        return TestServer.json(server.get("/api/catalogue", headers))
                .get("host")
                .asBoolean();
    }
}
