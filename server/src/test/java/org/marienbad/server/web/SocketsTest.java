package org.marienbad.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.UnaryOperator;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sockets, of those who behave and of those who do not. */
class SocketsTest {
    private static final int POLICY = 1008;
    private static final int TOO_LONG = 1009;
    private static final int RESTART = 1012;
    /** More messages than what the network and the queue can hold. */
    private static final int LONG = 80;

    @TempDir
    private Path directory;

    private TestServer server;
    private TestServer.NewRoom room;

    @BeforeEach
    void start() throws Exception {
        // Little is kept for those who do not read, so that little has to happen.
        server = new TestServer(
                directory,
                web -> web.limits(TestServer.patient().sendBuffer(4096).queue(4).build()));
        room = server.room();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private HttpResponse<String> rename(String name) throws Exception {
        return server.post(room.path("name"), room.first(), "{\"name\":\"" + name + "\"}");
    }

    /** Nobody is told that a spectator has come or gone, so this asks until it is so. */
    private void awaitSpectators(int count) throws Exception {
        JsonNode now;
        do {
            now = TestServer.json(server.get(room.path("position"), "Authorization", "Bearer " + room.first()));
        } while (now.at("/room/spectators").asInt() != count);
    }

    private static boolean shows(JsonNode message, String name) {
        return message.get("type").asText().equals("room")
                && message.at("/seats/0/name").asText().equals(name);
    }

    @Test
    void everybodyIsToldTheirOwnView() throws Exception {
        Watcher first = Watcher.of(server, room.id(), room.first());
        Watcher spectator = Watcher.of(server, room.id(), room.watch());
        assertEquals(0, first.await("room").get("you").asInt());
        assertEquals(-1, spectator.await("room").get("you").asInt());
        JsonNode position = first.await("position");
        assertTrue(position.get("legal").size() > 0);
        assertEquals(0, spectator.await("position").get("legal").size());
        server.post(
                room.path("play"),
                room.first(),
                "{\"version\":" + position.get("version") + ",\"code\":" + position.at("/legal/0/code") + "}");
        for (Watcher watcher : List.of(first, spectator)) {
            assertEquals(1, watcher.await("position").get("length").asInt());
        }
    }

    @Test
    void pingsOfClientsAreAnswered() throws Exception {
        Watcher watcher = Watcher.of(server, room.id(), room.first());
        watcher.send("{\"ping\":7}");
        assertEquals(7, watcher.await("pong").get("ping").asInt());
    }

    @Test
    void aSocketThatMayNotWatchGetsTheReason() throws Exception {
        // Not from this machine, whose owner may see everything.
        Watcher watcher = Watcher.connected(server, room.id(), "X-Forwarded-For", "10.0.0.1");
        watcher.send("{\"token\":\"AAAAAAAAAAAAAAAAAAAAAA\"}");
        JsonNode refused = watcher.await("refused");
        assertEquals(403, refused.get("status").asInt());
        assertEquals("forbidden", refused.get("reason").asText());
        assertEquals(POLICY, watcher.status());
        assertEquals(
                404,
                Watcher.of(server, "nosuchroom", "")
                        .await("refused")
                        .get("status")
                        .asInt());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"hello", "{\"ping\":\"x\"}", "{\"verb\":\"play\",\"code\":1}", "[]", "{\"ping\":1,\"more\":2}"})
    void anUnexpectedMessageEndsTheSocket(String message) throws Exception {
        Watcher watcher = Watcher.of(server, room.id(), room.first());
        watcher.await("position");
        watcher.send(message);
        assertEquals(400, watcher.await("refused").get("status").asInt());
        assertEquals(POLICY, watcher.status());
    }

    @Test
    void aFloodOfMessagesEndsTheSocket() throws Exception {
        Watcher watcher = Watcher.of(server, room.id(), room.first());
        for (int i = 0; i < 500 && !watcher.socket().isInputClosed(); i++) {
            watcher.socket()
                    .sendText("{\"ping\":" + i + "}", true)
                    .exceptionally(closed -> null)
                    .join();
        }
        // What is still on its way to a closed socket resets it, and the reset may overtake the reason.
        int status = watcher.status();
        assertTrue(status == POLICY || status == 1006 || status == -1, status + " is how it ended");
    }

    /** Pings, empty fragments of a message, and answers to pings that nobody has sent. */
    @ParameterizedTest
    @CsvSource({"0x89, 0x89", "0x01, 0x00", "0x8a, 0x8a"})
    void aFloodOfFramesEndsTheSocket(int first, int others) throws Exception {
        try (Socket socket = server.silentSocket(room.id(), 0)) {
            ByteArrayOutputStream flood = new ByteArrayOutputStream();
            for (int i = 0; i < 2000; i++) {
                flood.writeBytes(new byte[] {(byte) (i == 0 ? first : others), (byte) 0x80, 0, 0, 0, 0});
            }
            socket.getOutputStream().write(flood.toByteArray());
            int answered = 0;
            TestServer.Frame frame = TestServer.readFrame(socket);
            for (; frame.opcode() != 8; frame = TestServer.readFrame(socket)) {
                answered++;
            }
            assertEquals(POLICY, ByteBuffer.wrap(frame.payload()).getShort());
            assertTrue(answered < 200, answered + " were answered");
            server.pass(Duration.ofSeconds(1));
            assertClosed(socket);
        }
    }

    @Test
    void messagesArePackedForClientsThatCanUnpackThem() throws Exception {
        try (Socket socket = server.silentSocket(
                room.id(), 0, "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits")) {
            TestServer.sendText(socket, "{\"token\":\"" + room.first() + "\"}");
            String json = "";
            while (!json.startsWith("{\"type\":\"position\"")) {
                byte[] packed = packedMessage(socket);
                Inflater inflater = new Inflater(true); // a new one: what came before is not needed
                inflater.setInput(packed);
                byte[] unpacked = new byte[1_000_000];
                int length = inflater.inflate(unpacked);
                inflater.end();
                json = new String(unpacked, 0, length, StandardCharsets.UTF_8);
                assertTrue(json.startsWith("{\"type\":\"") && json.endsWith("}"), json);
                assertTrue(packed.length < length * 3 / 4, packed.length + " of " + length);
            }
        }
    }

    private static byte[] packedMessage(Socket socket) throws IOException {
        ByteArrayOutputStream message = new ByteArrayOutputStream();
        TestServer.Frame frame = TestServer.readFrame(socket);
        assertTrue(frame.packed());
        message.writeBytes(frame.payload());
        while (!frame.last()) {
            frame = TestServer.readFrame(socket);
            message.writeBytes(frame.payload());
        }
        return message.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "permessage-deflate; server_max_window_bits=9", "fragment, x-webkit-deflate-frame"})
    void messagesAreNotPackedForOthers(String offer) throws Exception {
        try (Socket socket = server.silentSocket(room.id(), 0, "Sec-WebSocket-Extensions: " + offer)) {
            TestServer.sendText(socket, "{\"token\":\"" + room.first() + "\"}");
            String told = "";
            while (!told.startsWith("{\"type\":\"position\"")) {
                TestServer.Frame frame = TestServer.readFrame(socket);
                assertFalse(frame.packed());
                told = new String(frame.payload(), StandardCharsets.UTF_8);
            }
        }
    }

    /** A message of 4 MB that takes 4 KB on its way. */
    @Test
    void aPackedMessageIsMeasuredUnpacked() throws Exception {
        try (Socket socket = server.silentSocket(room.id(), 0, "Sec-WebSocket-Extensions: permessage-deflate")) {
            Deflater deflater = new Deflater(9, true);
            deflater.setInput(new byte[3_900_000]);
            byte[] packed = new byte[4000];
            int length = deflater.deflate(packed, 0, packed.length, Deflater.SYNC_FLUSH);
            deflater.end();
            ByteArrayOutputStream frame = new ByteArrayOutputStream();
            frame.writeBytes(new byte[] {(byte) 0xc1, (byte) (0x80 | 126), (byte) (length >> 8), (byte) length});
            frame.writeBytes(new byte[4]);
            frame.write(packed, 0, length);
            socket.getOutputStream().write(frame.toByteArray());
            TestServer.Frame answer = TestServer.readFrame(socket);
            assertEquals(8, answer.opcode());
            assertEquals(TOO_LONG, ByteBuffer.wrap(answer.payload()).getShort());
        }
    }

    @Test
    void longMessagesEndTheSocketInOnePieceAndInMany() throws Exception {
        Watcher whole = Watcher.connected(server, room.id());
        whole.socket().sendText("x".repeat(4097), true);
        assertEquals(TOO_LONG, whole.status());
        Watcher parts = Watcher.connected(server, room.id());
        for (int i = 0; i < 5; i++) {
            parts.socket()
                    .sendText("x".repeat(1000), false)
                    .exceptionally(closed -> null)
                    .join();
        }
        assertEquals(TOO_LONG, parts.status());
    }

    @Test
    void bytesEndTheSocket() throws Exception {
        Watcher watcher = Watcher.connected(server, room.id());
        watcher.socket().sendBinary(ByteBuffer.wrap(new byte[] {1}), true);
        assertEquals(POLICY, watcher.status());
    }

    @ParameterizedTest
    @CsvSource({"Origin, http://evil.example", "Origin, null", "Sec-Fetch-Site, cross-site"})
    void pagesOfOthersMayNotWatch(String header, String value) {
        CompletionException refused =
                assertThrows(CompletionException.class, () -> Watcher.connected(server, room.id(), header, value));
        assertEquals(
                403,
                ((WebSocketHandshakeException) refused.getCause()).getResponse().statusCode());
        Watcher.connected(server, room.id(), "Origin", "http://localhost:" + server.port());
    }

    @Test
    void aRequestThatIsNoSocketIsToldSo() throws Exception {
        assertEquals(426, server.get(room.path("events")).statusCode());
    }

    private static void assertClosed(Socket socket) throws Exception {
        try {
            InputStream in = socket.getInputStream();
            while (in.read() >= 0) {
                // What was sent before.
            }
        } catch (java.net.SocketException reset) {
            // Closed as well.
        }
    }

    @Test
    void aSocketWithoutAFirstMessageIsClosed() throws Exception {
        try (Socket silent = server.silentSocket(room.id(), 0)) {
            server.pass(Duration.ofSeconds(6));
            assertClosed(silent);
        }
    }

    /** Nobody is at the other end any more, and nothing says so: a phone that has lost its network. */
    @Test
    void halfOpenSocketsAreClosedAndOthersAreNot() throws Exception {
        Watcher alive = Watcher.of(server, room.id(), room.second());
        alive.await("position");
        try (Socket silent = server.silentSocket(room.id(), 0)) {
            TestServer.sendText(silent, "{\"token\":\"" + room.watch() + "\"}");
            awaitSpectators(1);
            server.pass(Duration.ofSeconds(60));
            alive.send("{\"ping\":1}");
            alive.await("pong");
            server.pass(Duration.ofSeconds(20));
            assertClosed(silent);
        }
        awaitSpectators(0);
        rename("Eve");
        alive.await(message -> shows(message, "Eve"));
    }

    @Test
    void aSlowReaderDelaysNobodyAndGetsTheNewestStateWhenItReads() throws Exception {
        Watcher quick = Watcher.of(server, room.id(), room.second());
        quick.await("position");
        try (Socket slow = server.silentSocket(room.id(), 1000)) {
            TestServer.sendText(slow, "{\"token\":\"" + room.watch() + "\"}");
            awaitSpectators(1);
            String name = "";
            for (int i = 0; i < LONG; i++) {
                name = "Name " + i;
                assertEquals(200, rename(name).statusCode());
                String wanted = name;
                quick.await(message -> shows(message, wanted));
            }
            StringBuilder read = new StringBuilder();
            byte[] buffer = new byte[10_000];
            while (read.indexOf(name) < 0) {
                int count = slow.getInputStream().read(buffer);
                assertTrue(count > 0, "it was closed");
                read.append(new String(buffer, 0, count, StandardCharsets.ISO_8859_1));
            }
            assertEquals(-1, read.indexOf("\"Name " + (LONG - 10) + "\""), "what was outdated was not sent");
        }
    }

    @Test
    void aSocketThatDoesNotReadForTooLongIsClosed() throws Exception {
        Watcher quick = Watcher.of(server, room.id(), room.second());
        quick.await("position");
        try (Socket slow = server.silentSocket(room.id(), 1000)) {
            TestServer.sendText(slow, "{\"token\":\"" + room.watch() + "\"}");
            awaitSpectators(1);
            for (int i = 0; i < LONG; i++) {
                rename("Name " + i);
            }
            quick.await(message -> shows(message, "Name " + (LONG - 1)));
            server.pass(Duration.ofSeconds(35));
            assertClosed(slow);
        }
        awaitSpectators(0);
    }

    @Test
    void aServerThatEndsTellsEverybodyAndAnswersThoseWhoWait() throws Exception {
        List<Watcher> watchers = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            Watcher watcher = Watcher.of(server, room.id(), room.watch());
            watcher.await("position");
            watchers.add(watcher);
        }
        long asked = server.asked();
        CompletableFuture<HttpResponse<String>> waiting = server.client()
                .sendAsync(
                        server.request(room.path("position") + "?wait=30&after=1000000")
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        while (server.asked() == asked) {
            Thread.onSpinWait();
        }
        server.stop();
        for (Watcher watcher : watchers) {
            assertEquals(3, watcher.await("gone").get("retry").asInt());
            assertEquals(RESTART, watcher.status());
        }
        int status = waiting.join().statusCode();
        assertTrue(status == 200 || status == 503, "" + status);
    }

    @Test
    void aGameGoesOnAfterARestart() throws Exception {
        Watcher before = Watcher.of(server, room.id(), room.first());
        JsonNode position = before.await("position");
        JsonNode played = TestServer.json(server.post(
                room.path("play"),
                room.first(),
                "{\"version\":" + position.get("version") + ",\"code\":" + position.at("/legal/0/code") + "}"));
        server.close();
        server = new TestServer(directory, UnaryOperator.identity());
        Watcher after = Watcher.of(server, room.id(), room.second());
        JsonNode now = after.await("position");
        assertEquals(1, now.get("length").asInt());
        assertTrue(now.get("version").asLong() >= played.get("version").asLong(), now.toString());
        HttpResponse<String> answer = server.post(
                room.path("play"),
                room.second(),
                "{\"version\":" + now.get("version") + ",\"code\":" + now.at("/legal/0/code") + "}");
        assertEquals(200, answer.statusCode(), answer.body());
        assertEquals(2, after.await("position").get("length").asInt());
    }
}
