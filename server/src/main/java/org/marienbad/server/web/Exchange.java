package org.marienbad.server.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.marienbad.framework.text.Messages;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerWords;

/** A request and its one answer. */
final class Exchange {
    static final String JSON = "application/json";

    private static final ObjectMapper MAPPER = new ObjectMapper();
    /** Smaller answers fit into one packet as they are. */
    private static final int WORTH_PACKING = 1400;

    private final Request request;
    private final Response response;
    private final Callback callback;
    private final RequestOrigin origin;
    private final Locale locale;

    Exchange(Request request, Response response, Callback callback, RequestOrigin origin) {
        this.request = request;
        this.response = response;
        this.callback = callback;
        this.origin = origin;
        locale = Request.getLocales(request).stream()
                .map(ServerWords::spoken)
                .findFirst()
                .orElse(Locale.ENGLISH);
    }

    Request request() {
        return request;
    }

    Response response() {
        return response;
    }

    Callback callback() {
        return callback;
    }

    RequestOrigin origin() {
        return origin;
    }

    Locale locale() {
        return locale;
    }

    String method() {
        return request.getMethod();
    }

    String path() {
        return Request.getPathInContext(request);
    }

    String header(String name) {
        String value = request.getHeaders().get(name);
        return value == null ? "" : value;
    }

    /** The token after {@code Authorization: Bearer}; empty if there is none. */
    String bearer() {
        String given = header("Authorization");
        return given.regionMatches(true, 0, "Bearer ", 0, 7)
                ? given.substring(7).strip()
                : "";
    }

    void put(HttpHeader header, String value) {
        response.getHeaders().put(header, value);
    }

    void send(int status, String type, byte[] content) {
        response.setStatus(status);
        HttpFields.Mutable headers = response.getHeaders();
        headers.put(HttpHeader.CONTENT_TYPE, type);
        headers.put(HttpHeader.CONTENT_LENGTH, content.length);
        response.write(true, ByteBuffer.wrap(content), callback);
    }

    void send(int status) {
        response.setStatus(status);
        callback.succeeded();
    }

    void text(int status, String text) {
        send(status, "text/plain;charset=utf-8", (text + "\n").getBytes(StandardCharsets.UTF_8));
    }

    void json(int status, JsonNode answer) {
        try {
            byte[] content = MAPPER.writeValueAsBytes(answer);
            response.getHeaders().put(new HttpField(HttpHeader.CACHE_CONTROL, "no-store"));
            if (content.length > WORTH_PACKING && Gzip.isAccepted(request)) {
                put(HttpHeader.CONTENT_ENCODING, "gzip");
                content = Gzip.pack(content);
            }
            send(status, JSON, content);
        } catch (JsonProcessingException ownTreesCanBeWritten) {
            throw new IllegalStateException(ownTreesCanBeWritten);
        }
    }

    /** @param reason as {@link Refusal.Reason#id} writes it */
    void refuse(int status, String reason, String line) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        json(status, answer.put("error", line).put("reason", reason));
    }

    /** @param key of the words that name the excess */
    void refuseTooMany(String key) {
        put(HttpHeader.RETRY_AFTER, "1");
        refuse(429, Refusal.Reason.TOO_MANY.id(), word(key));
    }

    void refuse(Refusal refusal) {
        if (refusal.reason() == Refusal.Reason.TOO_MANY || refusal.reason() == Refusal.Reason.BUSY) {
            put(HttpHeader.RETRY_AFTER, "1");
        }
        json(refusal.reason().status(), refusal.json(locale));
    }

    /** The words of this package, in the visitor's language. */
    String word(String key, Object... arguments) {
        return words(locale).get(key, arguments);
    }

    static Messages words(Locale locale) {
        return ServerWords.of(locale).with(Exchange.class.getClassLoader(), "org.marienbad.server.web.messages");
    }
}
