package org.marienbad.server.web;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;

/** The entrance of all requests: refuses those that may not be answered, and hands on the others. */
final class Front extends Handler.Abstract {
    private static final Pattern EVENTS = Pattern.compile("/api/rooms/([A-Za-z0-9_-]{1,64})/events");
    private static final String POLICY = "default-src 'self'; img-src 'self' data: blob:; style-src 'self';"
            + " object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
    /** The page with this among its parameters shows a board without any token of its reader. */
    private static final Pattern EMBEDDED = Pattern.compile("(.*&)?embed([=&].*)?");

    private final WebSettings settings;
    private final OwnNames names;
    private final PageFiles files;
    private final Api api;
    private final Sockets sockets;
    private final ServerWebSocketContainer container;
    private final Metrics metrics;
    private final EventLog log;
    private final TokenBuckets requestRate;
    private final TokenBuckets fileRate;

    Front(Parts parts) {
        settings = parts.settings();
        names = new OwnNames(settings);
        files = parts.files();
        api = parts.api();
        sockets = parts.sockets();
        container = parts.container();
        metrics = parts.metrics();
        log = parts.log();
        requestRate = parts.requestRate();
        fileRate = parts.fileRate();
    }

    /** The handler behind the front. */
    record Parts(
            WebSettings settings,
            PageFiles files,
            Api api,
            Sockets sockets,
            ServerWebSocketContainer container,
            Metrics metrics,
            EventLog log,
            TokenBuckets requestRate,
            TokenBuckets fileRate) {}

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        Exchange exchange = new Exchange(request, response, callback, RequestOrigin.of(request, settings.proxies()));
        secure(response.getHeaders());
        String path = exchange.path();
        letEmbed(request, path, response.getHeaders());
        if (path.startsWith(Api.PREFIX)) {
            Request.addCompletionListener(
                    request,
                    failure -> metrics.answered(
                            Api.label(path), response.getStatus(), System.nanoTime() - request.getBeginNanoTime()));
        }
        try {
            route(exchange, path);
        } catch (RuntimeException failure) {
            log.failed(exchange.method() + " " + path, failure);
            exchange.refuse(500, "failed", exchange.word("web.failed"));
        }
        return true;
    }

    /** The headers of every answer about whom the browser may trust. */
    static void secure(HttpFields.Mutable headers) {
        headers.put("Content-Security-Policy", POLICY);
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("Referrer-Policy", "no-referrer");
        headers.put("X-Frame-Options", "SAMEORIGIN");
        headers.put("Cross-Origin-Opener-Policy", "same-origin");
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
    }

    /** Lets pages of the origins that the host names show the page where it is to be embedded. */
    private void letEmbed(Request request, String path, HttpFields.Mutable headers) {
        String query = request.getHttpURI().getQuery();
        if (!settings.embedders().isEmpty()
                && path.equals("/")
                && query != null
                && EMBEDDED.matcher(query).matches()) {
            headers.put("Content-Security-Policy", POLICY + " " + String.join(" ", settings.embedders()));
            headers.remove("X-Frame-Options"); // it knows no list
        }
    }

    private void route(Exchange exchange, String path) {
        if (!names.isOwn(exchange.origin().authority())) {
            log.refused(exchange, 403);
            exchange.refuse(
                    403,
                    "forbidden",
                    exchange.word("web.name", printable(exchange.origin().authority())));
        } else if (path.startsWith(Api.PREFIX)) {
            ask(exchange, path);
        } else if (path.equals("/health")) {
            exchange.text(200, "ok");
        } else if (path.equals("/metrics")) {
            metrics(exchange);
        } else if (!exchange.method().equals("GET") && !exchange.method().equals("HEAD")) {
            exchange.put(HttpHeader.ALLOW, "GET, HEAD");
            exchange.text(405, exchange.word("web.method", path, "GET"));
        } else if (!fileRate.take(exchange.origin().address())) {
            exchange.refuseTooMany("web.often");
        } else if (!files.answer(exchange)) {
            exchange.text(404, exchange.word("web.nothing", path));
        }
    }

    private void ask(Exchange exchange, String path) {
        Matcher events = EVENTS.matcher(path);
        if (!requestRate.take(exchange.origin().address())) {
            log.refused(exchange, 429);
            exchange.refuseTooMany("web.often");
        } else if (!names.isFromOwnPage(exchange.request().getHeaders(), exchange.origin())) {
            log.refused(exchange, 403);
            exchange.refuse(403, "forbidden", exchange.word("web.origin"));
        } else if (events.matches()) {
            sockets.open(exchange, events.group(1), container);
        } else {
            api.answer(exchange);
        }
    }

    private void metrics(Exchange exchange) {
        boolean allowed = exchange.origin().local() && settings.publicUrl().isEmpty()
                || settings.metricsToken()
                        .filter(token -> token.matches(exchange.bearer()))
                        .isPresent();
        if (allowed) {
            exchange.send(
                    200,
                    "text/plain;version=0.0.4;charset=utf-8",
                    metrics.text().getBytes(StandardCharsets.UTF_8));
        } else {
            exchange.text(403, exchange.word("web.metrics"));
        }
    }

    private static String printable(String given) {
        return given.length() > 100 ? given.substring(0, 100) : given;
    }
}
