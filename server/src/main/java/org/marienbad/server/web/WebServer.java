package org.marienbad.server.web;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.LongSupplier;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;
import org.marienbad.server.serving.Rooms;

/** The rooms of a process, reached by HTTP and WebSocket, with the page that browsers play on. */
public final class WebServer implements AutoCloseable {
    private static final int THREADS = 64;
    /** Beside the sockets: pages that are loading, requests, proxies that keep connections. */
    private static final int OTHER_CONNECTIONS = 5_000;

    /** The same from one address. */
    private static final int OTHERS_PER_ADDRESS = 100;

    private static final Duration STOP = Duration.ofSeconds(5);
    private static final int HEADERS = 8 * 1024;

    private final WebSettings settings;
    private final ServerSocketChannel socket;
    private final EventLog log;
    private final Server server;
    private final FairConnector connector;
    private final Sockets sockets;
    private final Metrics metrics;
    private final TokenBuckets requestRate;
    private final TokenBuckets fileRate;
    private final TokenBuckets plyRate;

    @Inject
    public WebServer(Rooms rooms, WebSettings settings, ServerSocketChannel socket, EventLog log) {
        this(rooms, settings, socket, log, System::nanoTime);
    }

    WebServer(Rooms rooms, WebSettings settings, ServerSocketChannel socket, EventLog log, LongSupplier nanoTime) {
        this.settings = settings;
        this.socket = socket;
        this.log = log;
        WebLimits limits = settings.limits();
        metrics = new Metrics(rooms);
        sockets = new Sockets(rooms, settings, nanoTime, log, metrics);
        metrics.watch(sockets);
        requestRate = new TokenBuckets(limits.requests(), nanoTime);
        fileRate = new TokenBuckets(limits.files(), nanoTime);
        plyRate = new TokenBuckets(limits.plies(), nanoTime);

        QueuedThreadPool threads = new QueuedThreadPool(THREADS);
        threads.setName("web");
        server = new Server(threads);
        connector = connector(nanoTime);
        server.addConnector(connector);
        server.addBean(new NetworkConnectionLimit(limits.sockets() + OTHER_CONNECTIONS, server));
        server.setErrorHandler(WebServer::error);
        ServerWebSocketContainer container = container(limits);
        GracefulHandler graceful = new GracefulHandler();
        graceful.setHandler(new Front(new Front.Parts(
                settings,
                new PageFiles(),
                new Api(rooms, settings, sockets, plyRate, log),
                sockets,
                container,
                metrics,
                log,
                requestRate,
                fileRate)));
        server.setHandler(graceful);
        server.setStopTimeout(STOP.toMillis());
    }

    private FairConnector connector(LongSupplier nanoTime) {
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setRequestHeaderSize(HEADERS);
        HttpConnectionFactory plain = new HttpConnectionFactory(http);
        ConnectionFactory[] layers = settings.keystore()
                .map(keystore -> {
                    // Certificates of one's own name no address, and the names are checked by ourselves.
                    http.addCustomizer(new SecureRequestCustomizer(false));
                    return new ConnectionFactory[] {
                        new SslConnectionFactory(keystore.context(), plain.getProtocol()), plain
                    };
                })
                .orElseGet(() -> new ConnectionFactory[] {plain});
        FairConnector made = new FairConnector(
                server,
                settings.proxies(),
                settings.limits().socketsPerAddress() + OTHERS_PER_ADDRESS,
                nanoTime,
                layers);
        made.setHost(settings.address().getHostAddress());
        made.setAcceptedSendBufferSize(settings.limits().sendBuffer());
        made.setIdleTimeout(
                settings.limits().silence().plus(settings.limits().ping()).toMillis());
        return made;
    }

    private ServerWebSocketContainer container(WebLimits limits) {
        ServerWebSocketContainer container = ServerWebSocketContainer.ensure(server);
        container.setMaxTextMessageSize(limits.message());
        container.setMaxBinaryMessageSize(limits.message());
        container.setMaxFrameSize(limits.message());
        container.setIdleTimeout(limits.silence().plus(limits.ping()));
        server.addBean(container);
        return container;
    }

    /** The refusals of Jetty itself, such as of a malformed request. */
    private static boolean error(Request request, Response response, Callback callback) {
        Front.secure(response.getHeaders());
        String text = response.getStatus() + " " + HttpStatus.getMessage(response.getStatus()) + "\n";
        response.getHeaders().put("Content-Type", "text/plain;charset=utf-8");
        response.write(true, StandardCharsets.UTF_8.encode(text), callback);
        return true;
    }

    /**
     * Begins to answer.
     *
     * @throws IOException if it cannot listen
     */
    public void start() throws IOException {
        try {
            connector.open(socket);
            server.start();
        } catch (IOException cannotListen) {
            throw cannotListen;
        } catch (Exception failure) {
            throw new IllegalStateException(failure);
        }
        every(settings.limits().greeting(), this::check);
        every(settings.limits().ping(), sockets::ping);
        log.info("started", "address", settings.address().getHostAddress(), "port", port());
    }

    private void every(Duration period, Runnable task) {
        server.getScheduler()
                .schedule(
                        () -> {
                            try {
                                task.run();
                            } catch (RuntimeException failure) {
                                log.failed("watch", failure);
                            }
                            every(period, task);
                        },
                        period);
    }

    /** Closes what should be closed, tells what was left out, and forgets what need not be known. */
    void check() {
        connector.closeLate(settings.limits().greeting(), address -> log.closed(address, "slow headers"));
        sockets.check();
        log.tellLeftOut();
        requestRate.sweep();
        fileRate.sweep();
        plyRate.sweep();
    }

    public int port() {
        return connector.getLocalPort();
    }

    /** Takes no more connections, and tells all sockets to come again; then the rooms can be closed. */
    public void retire() {
        connector.close();
        sockets.close().exceptionally(slow -> null).join();
    }

    /** Stops; requests that have begun are answered first, those that take longer are not. */
    @Override
    public void close() {
        try {
            retire();
            server.stop();
        } catch (Exception failure) {
            log.failed("stop", failure);
        }
        metrics.close();
        log.info("stopped");
    }
}
