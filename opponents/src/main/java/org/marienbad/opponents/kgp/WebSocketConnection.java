package org.marienbad.opponents.kgp;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Lines over a WebSocket: a line a message, but the end of a message ends a line even where none is written. */
final class WebSocketConnection extends Connection {
    private final WebSocket socket;

    /** @throws IOException if there is no server, or it does not answer in time */
    WebSocketConnection(URI address) throws IOException {
        HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
        socket = done(client.newWebSocketBuilder().connectTimeout(PATIENCE).buildAsync(address, new Listener()));
    }

    private final class Listener implements WebSocket.Listener {
        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            try {
                came(data);
                if (last) {
                    lineEnded();
                }
            } catch (InterruptedException closing) {
                Thread.currentThread().interrupt();
            }
            from.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
            ended();
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            ended();
        }
    }

    @Override
    synchronized void send(String line) throws IOException {
        WebSocket unused = done(socket.sendText(line + "\r\n", true));
    }

    private static <T> T done(CompletableFuture<T> future) throws IOException {
        try {
            return future.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException failed) {
            Throwable cause = failed.getCause();
            if (cause instanceof WebSocketHandshakeException refused) {
                throw new IOException(
                        "the answer has status " + refused.getResponse().statusCode(), refused);
            }
            throw cause instanceof IOException broken ? broken : new IOException(cause.getMessage(), cause);
        } catch (TimeoutException late) {
            throw new IOException("no answer within " + PATIENCE.toSeconds() + " s", late);
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", ending);
        }
    }

    @Override
    public void close() {
        // Waits for nothing: a server that never answers to the end must not keep us.
        CompletableFuture<WebSocket> unused = socket.sendClose(WebSocket.NORMAL_CLOSURE, "")
                .orTimeout(1, TimeUnit.SECONDS)
                .whenComplete((sent, failure) -> socket.abort());
    }
}
