package org.marienbad.server.web;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Fields;
import org.eclipse.jetty.util.Promise;
import org.eclipse.jetty.util.thread.Scheduler;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.Visitor;
import org.marienbad.server.serving.Rooms;

/**
 * The verbs of the protocol over HTTP: {@code /api/VERB} and {@code /api/rooms/ID/VERB}. Requests that only read use
 * GET, with their parameters in the query. All others use POST, with a JSON object as the body.
 */
final class Api {
    static final String PREFIX = "/api/";

    private static final Pattern PATH = Pattern.compile("/api/(?:rooms/([A-Za-z0-9_-]{1,64})/)?([a-z][a-z-]{0,31})");
    private static final int DEEPEST = 20;
    private static final int CREATED = 201;
    private static final int ACCEPTED = 202;

    private static final ObjectMapper MAPPER = new ObjectMapper(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .build())
                    .build())
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private final Rooms rooms;
    private final WebSettings settings;
    private final Sockets sockets;
    private final TokenBuckets plies;
    private final EventLog log;

    Api(Rooms rooms, WebSettings settings, Sockets sockets, TokenBuckets plies, EventLog log) {
        this.rooms = rooms;
        this.settings = settings;
        this.sockets = sockets;
        this.plies = plies;
        this.log = log;
    }

    /** The requests to the rooms. */
    private record Question(String room, String verb, ObjectNode body) {
        boolean waits() {
            return (verb.equals("position") || verb.equals("view"))
                    && body.path("wait").asInt() > 0;
        }
    }

    /** The name of the request {@code path}, for the metrics: no word that visitors invent. */
    static String label(String path) {
        Matcher parts = PATH.matcher(path);
        String verb = parts.matches() ? parts.group(2) : "";
        boolean known = Rooms.ROOM_VERBS.contains(verb) || Rooms.OTHER_VERBS.contains(verb) || verb.equals("events");
        return known ? verb : "other";
    }

    void answer(Exchange exchange) {
        Matcher parts = PATH.matcher(exchange.path());
        if (!parts.matches()) {
            exchange.refuse(404, "unknown", exchange.word("web.nothing", exchange.path()));
            return;
        }
        String room = parts.group(1) == null ? "" : parts.group(1);
        String verb = parts.group(2);
        String method = Rooms.READING_VERBS.contains(verb) ? "GET" : "POST";
        if (!exchange.method().equals(method)) {
            exchange.put(HttpHeader.ALLOW, method);
            exchange.refuse(405, "malformed", exchange.word("web.method", verb, method));
        } else if (method.equals("GET")) {
            askByQuery(exchange, room, verb);
        } else if (!exchange.bearer().isEmpty() && !plies.take(key(exchange.bearer()))) {
            exchange.refuseTooMany("web.often");
        } else {
            String type = exchange.header("Content-Type").split(";", 2)[0].strip();
            if (!type.equalsIgnoreCase(Exchange.JSON)) {
                exchange.refuse(415, "malformed", exchange.word("web.type"));
                return;
            }
            CompletableFuture<byte[]> unused = body(exchange).whenComplete((bytes, failure) -> {
                if (failure == null) {
                    ask(exchange, room, verb, bytes);
                } else if (failure.getCause() instanceof IllegalStateException) { // longer than is read
                    exchange.put(HttpHeader.CONNECTION, "close");
                    exchange.refuse(
                            413,
                            "malformed",
                            exchange.word("web.long", settings.limits().body()));
                } else {
                    exchange.callback().failed(failure);
                }
            });
        }
    }

    /**
     * The body of a request, counted as it comes: no header is believed. A client that sends it for too long is cut
     * off.
     */
    private CompletableFuture<byte[]> body(Exchange exchange) {
        Request request = exchange.request();
        WebLimits limits = settings.limits();
        CompletableFuture<byte[]> body = new CompletableFuture<>();
        Content.Source.asByteArrayAsync(request, limits.body(), Promise.Invocable.toPromise(body));
        Scheduler.Task deadline = request.getComponents()
                .getScheduler()
                .schedule(
                        () -> {
                            if (!body.isDone()) {
                                request.getConnectionMetaData()
                                        .getConnection()
                                        .getEndPoint()
                                        .close(new TimeoutException("the body of the request did not come in time"));
                            }
                        },
                        limits.greeting());
        return body.whenComplete((bytes, failure) -> deadline.cancel());
    }

    private void askByQuery(Exchange exchange, String room, String verb) {
        ObjectNode query;
        try {
            query = query(exchange.request());
        } catch (HttpException.RuntimeException
                | HttpException.IllegalArgumentException
                | HttpException.IllegalStateException malformed) {
            exchange.refuse(400, "malformed", exchange.word("web.query"));
            return;
        }
        ask(exchange, new Question(room, verb, query));
    }

    private void ask(Exchange exchange, String room, String verb, byte[] bytes) {
        try {
            JsonNode body = bytes.length == 0 ? MAPPER.createObjectNode() : MAPPER.readTree(bytes);
            if (body instanceof ObjectNode object) {
                ask(exchange, new Question(room, verb, object));
            } else {
                exchange.refuse(400, "malformed", exchange.word("web.object"));
            }
        } catch (IOException malformed) {
            exchange.refuse(400, "malformed", exchange.word("web.json"));
        }
    }

    private void ask(Exchange exchange, Question question) {
        String address = exchange.origin().address();
        if (question.waits() && !sockets.admit(address)) {
            exchange.refuseTooMany("web.sockets");
            return;
        }
        Visitor visitor = new Visitor(address, isHost(exchange), exchange.locale());
        CompletableFuture<JsonNode> answer;
        try {
            answer = rooms.ask(visitor, exchange.bearer(), question.room(), question.verb(), question.body());
        } catch (RuntimeException refused) {
            answer = CompletableFuture.failedFuture(refused);
        }
        // Writing JSON and packing it costs the server's threads, not the room's.
        CompletableFuture<JsonNode> unused = answer.whenCompleteAsync(
                (told, failure) -> {
                    if (question.waits()) {
                        sockets.leave(address);
                    }
                    if (failure == null) {
                        exchange.json(status(question.verb(), told), told);
                    } else {
                        fail(exchange, question, failure instanceof CompletionException ? failure.getCause() : failure);
                    }
                },
                exchange.request().getComponents().getExecutor());
    }

    private void fail(Exchange exchange, Question question, Throwable failure) {
        if (failure instanceof Refusal refusal) {
            log.refused(exchange, refusal.reason().status());
            exchange.refuse(refusal);
        } else {
            log.failed(question.verb(), failure);
            exchange.refuse(500, "failed", exchange.word("web.failed"));
        }
    }

    private static int status(String verb, JsonNode answer) {
        return switch (verb) {
            case "create" -> CREATED;
            case "review" -> answer.has("done") ? ACCEPTED : 200;
            default -> 200;
        };
    }

    private boolean isHost(Exchange exchange) {
        return isHost(settings, exchange.origin(), exchange.header("Host-Token"));
    }

    /** Whether it is the one who runs the server: by the host token, or from this very machine if nobody else can. */
    static boolean isHost(WebSettings settings, RequestOrigin origin, String token) {
        return settings.isHostsAlone() && origin.local()
                || !token.isEmpty() && settings.hostToken().matches(token);
    }

    private static String key(String token) {
        return Base64.getEncoder().encodeToString(Secret.sha256(token.getBytes(StandardCharsets.UTF_8)));
    }

    /** The parameters of a query; those that are JSON themselves are read as such, all others are strings. */
    private static ObjectNode query(Request request) {
        ObjectNode body = MAPPER.createObjectNode();
        for (Fields.Field field : Request.extractQueryParameters(request)) {
            body.set(field.getName(), value(field.getValue()));
        }
        return body;
    }

    private static JsonNode value(String text) {
        try {
            JsonNode value = MAPPER.readTree(text);
            return value.isMissingNode() || value.isTextual()
                    ? MAPPER.getNodeFactory().textNode(text)
                    : value;
        } catch (IOException plainText) {
            return MAPPER.getNodeFactory().textNode(text);
        }
    }
}
