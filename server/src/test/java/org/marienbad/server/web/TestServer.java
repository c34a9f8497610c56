package org.marienbad.server.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.server.house.RoomSettings;
import org.marienbad.server.serving.Rooms;
import org.marienbad.server.threads.RoomProcess;
import org.marienbad.store.GameStore;

/** A real server with real rooms on a port of its own, and those who talk to it. Its clock can be put forward. */
final class TestServer implements AutoCloseable {
    static final String HOST_TOKEN = "the-host-token-of-the-tests";
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Plugins PLUGINS = Plugins.load();

    private final AtomicLong ahead = new AtomicLong();
    private final HttpClient client;
    private final GameStore store;
    private final Rooms rooms;
    private final WebServer web;
    private final URI uri;
    private boolean stopped;

    /** The rooms in {@code directory}; those of an earlier server go on. */
    TestServer(Path directory, UnaryOperator<WebSettings.Builder> settings) throws IOException {
        this(directory, settings, HttpClient.newHttpClient());
    }

    TestServer(Path directory, UnaryOperator<WebSettings.Builder> settings, HttpClient client) throws IOException {
        this.client = client;
        WebSettings made = settings.apply(WebSettings.builder()
                        .hostToken(Secret.of(HOST_TOKEN))
                        .limits(patient().build()))
                .build();
        store = GameStore.open(directory.resolve("server.db").toString()).store();
        var socket = Listening.at(made.address(), 0);
        uri = made.uri(Listening.port(socket));
        rooms = RoomProcess.open(PLUGINS, store, uri.toString(), RoomSettings.DEFAULT);
        EventLog log = new EventLog(EventLog.Format.TEXT, System::nanoTime);
        web = new WebServer(rooms, made, socket, log, () -> System.nanoTime() + ahead.get());
        web.start();
    }

    /** Limits that a test does not reach by accident. */
    static WebLimits.Builder patient() {
        WebLimits.Rate enough = new WebLimits.Rate(100_000, 100_000);
        return WebLimits.builder().requests(enough).plies(enough).files(enough);
    }

    WebServer web() {
        return web;
    }

    /** How much was asked of the rooms. */
    long asked() {
        return rooms.figures().requests();
    }

    HttpClient client() {
        return client;
    }

    int port() {
        return uri.getPort();
    }

    URI uri(String path) {
        return uri.resolve(path);
    }

    /** Puts the clock forward, and has the server look who is late. */
    void pass(Duration time) {
        ahead.addAndGet(time.toNanos());
        web.check();
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(uri(path)).timeout(Duration.ofMinutes(2));
    }

    HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    HttpResponse<String> get(String path, String... headers) throws Exception {
        HttpRequest.Builder request = request(path);
        return send(headers.length == 0 ? request : request.headers(headers));
    }

    HttpResponse<String> post(String path, String token, String json) throws Exception {
        HttpRequest.Builder request = request(path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json));
        return send(token.isEmpty() ? request : request.header("Authorization", "Bearer " + token));
    }

    static JsonNode json(HttpResponse<String> answer) throws IOException {
        return MAPPER.readTree(answer.body());
    }

    /** The text read after {@code request}, line ends as in HTTP, until the server closes. */
    String raw(String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
            socket.setSoTimeout((int) Duration.ofMinutes(2).toMillis());
            socket.getOutputStream().write(request.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** A listed room for two: Ann has the first seat, the second is open. */
    NewRoom room() throws Exception {
        HttpResponse<String> answer = post("/api/create", "", """
                {"game":"noughts","options":{},"starter":0,"clock":"unlimited","listed":true,
                 "seats":[{"kind":"person","name":"Ann"},{"kind":"open"}]}""");
        if (answer.statusCode() != 201) {
            throw new AssertionError(answer.statusCode() + " " + answer.body());
        }
        JsonNode made = json(answer);
        String id = made.get("id").asText();
        JsonNode second = json(post(
                "/api/rooms/" + id + "/claim",
                made.get("invitations").get(1).asText(),
                "{\"seat\":1,\"name\":\"Ben\"}"));
        return new NewRoom(
                id,
                made.get("tokens").get(0).asText(),
                second.get("token").asText(),
                made.get("watch").asText());
    }

    /** @param first token of the first seat */
    record NewRoom(String id, String first, String second, String watch) {
        String path(String verb) {
            return "/api/rooms/" + id + "/" + verb;
        }
    }

    /** A socket that only does what a test tells it to; {@code bytes} is how much it may have to read at a time. */
    Socket silentSocket(String room, int bytes, String... headers) throws IOException {
        Socket socket = new Socket();
        if (bytes > 0) {
            socket.setReceiveBufferSize(bytes);
        }
        socket.setSoTimeout((int) Duration.ofMinutes(2).toMillis());
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port()));
        String request = """
                GET /api/rooms/%s/events HTTP/1.1
                Host: localhost:%d
                Upgrade: websocket
                Connection: Upgrade
                Sec-WebSocket-Version: 13
                Sec-WebSocket-Key: AQIDBAUGBwgJCgsMDQ4PEC==
                %s
                """.formatted(
                room, port(), Stream.of(headers).map(each -> each + "\n").collect(Collectors.joining()));
        socket.getOutputStream().write(request.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
        String answer = head(socket.getInputStream());
        if (!answer.startsWith("HTTP/1.1 101 ")) {
            throw new AssertionError(answer);
        }
        return socket;
    }

    private static String head(InputStream in) throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        while (!head.toString(StandardCharsets.UTF_8).endsWith("\r\n\r\n")) {
            int next = in.read();
            if (next < 0) {
                throw new AssertionError("closed after " + head.toString(StandardCharsets.UTF_8));
            }
            head.write(next);
        }
        return head.toString(StandardCharsets.UTF_8);
    }

    /**
     * Part of a message.
     *
     * @param packed by permessage-deflate, as the first part says
     */
    record Frame(int opcode, boolean last, boolean packed, byte[] payload) {}

    /** The next frame, or part of a message; fails if there is none. */
    static Frame readFrame(Socket socket) throws IOException {
        DataInputStream in = new DataInputStream(socket.getInputStream());
        int first = in.readUnsignedByte();
        int length = in.readUnsignedByte();
        if (length == 126) {
            length = in.readUnsignedShort();
        } else if (length == 127) {
            length = (int) in.readLong();
        }
        return new Frame(first & 0xf, (first & 0x80) != 0, (first & 0x40) != 0, in.readNBytes(length));
    }

    /** Sends a text frame, masked as those of clients are. */
    static void sendText(Socket socket, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(0x81);
        if (bytes.length < 126) {
            frame.write(0x80 | bytes.length);
        } else {
            frame.write(0x80 | 126);
            frame.write(bytes.length >> 8);
            frame.write(bytes.length);
        }
        frame.writeBytes(new byte[4]);
        frame.writeBytes(bytes);
        socket.getOutputStream().write(frame.toByteArray());
    }

    /** The rooms end, as when the process does; requests that wait for them are answered. */
    void stop() {
        if (stopped) {
            return;
        }
        stopped = true;
        web.retire();
        rooms.close();
        web.close();
        store.close();
    }

    @Override
    public void close() {
        stop();
    }
}
