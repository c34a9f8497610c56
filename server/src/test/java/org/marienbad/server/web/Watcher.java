package org.marienbad.server.web;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** Somebody who looks at a room through a socket, and keeps all that is told. */
final class Watcher implements WebSocket.Listener {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final BlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final StringBuilder part = new StringBuilder();
    private WebSocket socket;

    private Watcher() {}

    /** Connects, without saying who it is. */
    static Watcher connected(TestServer server, String room, String... headers) {
        Watcher watcher = new Watcher();
        WebSocket.Builder builder = server.client().newWebSocketBuilder();
        for (int i = 0; i < headers.length; i += 2) {
            builder.header(headers[i], headers[i + 1]);
        }
        String scheme = server.uri("/").getScheme().replace("http", "ws");
        watcher.socket = builder.buildAsync(
                        java.net.URI.create(
                                scheme + "://" + server.uri("/").getAuthority() + "/api/rooms/" + room + "/events"),
                        watcher)
                .join();
        return watcher;
    }

    static Watcher of(TestServer server, String room, String token) {
        Watcher watcher = connected(server, room);
        watcher.send("{\"token\":\"" + token + "\",\"language\":\"en\"}");
        return watcher;
    }

    void send(String text) {
        socket.sendText(text, true).join();
    }

    WebSocket socket() {
        return socket;
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            try {
                messages.add(MAPPER.readTree(part.toString()));
            } catch (com.fasterxml.jackson.core.JsonProcessingException notJson) {
                throw new AssertionError(part.toString(), notJson);
            }
            part.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        closed.complete(status);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        closed.complete(-1);
    }

    /** The next message that {@code wanted} likes; all before it are forgotten. */
    JsonNode await(Predicate<JsonNode> wanted) throws InterruptedException {
        while (true) {
            JsonNode message = messages.poll(2, TimeUnit.MINUTES);
            assertNotNull(message, "nothing more was told");
            if (wanted.test(message)) {
                return message;
            }
        }
    }

    JsonNode await(String type) throws InterruptedException {
        return await(message -> message.get("type").asText().equals(type));
    }

    /** With what status it was closed; -1 if it was cut off. */
    int status() throws Exception {
        return closed.get(2, TimeUnit.MINUTES);
    }
}
