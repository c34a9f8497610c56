package org.marienbad.server.command;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Stage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.setting.FileSetting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Messages;
import org.marienbad.server.serving.Rooms;
import org.marienbad.server.web.Keystore;
import org.marienbad.server.web.Listening;
import org.marienbad.server.web.LogBudget;
import org.marienbad.server.web.Secret;
import org.marienbad.server.web.WebLimits;
import org.marienbad.server.web.WebServer;
import org.marienbad.server.web.WebSettings;
import org.marienbad.store.GameStore;
import org.marienbad.store.StoreException;

/** One run of {@code marienbad serve}: from the options to the server, and to its end. */
final class Serving {
    private static final int USUAL_PORT = 8080;
    private static final int LONGEST_SECRET = 1000;

    private final CommandContext context;
    private final Settings settings;
    private final Messages words;

    Serving(CommandContext context) {
        this.context = context;
        settings = context.settings();
        words = context.messages();
    }

    /**
     * Serves until the user cancels.
     *
     * @throws IllegalArgumentException if what the options ask for cannot be done; the message is one line
     * @throws IOException if it cannot listen for a reason that no option is to blame for
     */
    boolean run() throws IOException {
        LogBudget budget = new LogBudget(System::nanoTime);
        LogLines.install(settings.get(ServeSettings.LOG), budget);
        String given = token(ServeSettings.HOST_TOKEN);
        String hostToken = given.isEmpty() ? Secret.newToken() : given;
        WebSettings web = webSettings(hostToken);
        try (ServerSocketChannel socket = listen(web.address());
                GameStore store = open()) {
            URI uri = web.uri(Listening.port(socket));
            Injector injector = Guice.createInjector(
                    Stage.PRODUCTION, new ServerModule(context.plugins(), settings, web, socket, store, uri, budget));
            WebServer server = injector.getInstance(WebServer.class);
            try {
                server.start();
                tell(web, uri, given.isEmpty() ? hostToken : "");
                context.awaitCancelled();
            } finally {
                // Requests that wait for a room are answered when it closes, so it closes before the server does.
                server.retire();
                injector.getInstance(Rooms.class).close();
                server.close();
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
        return true;
    }

    private void tell(WebSettings web, URI uri, String hostToken) {
        Greeting greeting = new Greeting(words, web, uri, hostToken);
        context.event("serving", greeting.fields(), greeting.lines().toArray(String[]::new));
        greeting.warnings().forEach(context::warn);
        if (settings.get(ServeSettings.OPEN)) {
            Browser.open(greeting.ownLink());
        }
    }

    private WebSettings webSettings(String hostToken) {
        WebSettings.Builder web = WebSettings.builder()
                .hostToken(Secret.of(hostToken))
                .limits(WebLimits.builder()
                        .sockets(settings.get(ServeSettings.SOCKETS), settings.get(ServeSettings.SOCKETS_PER_ADDRESS))
                        .build());
        String host = settings.get(ServeSettings.HOST);
        if (!host.isEmpty()) {
            web.address(address(host), host);
        }
        String publicUrl = settings.get(ServeSettings.PUBLIC_URL);
        if (!publicUrl.isEmpty()) {
            web.publicUrl(url(publicUrl));
        }
        web.proxies(settings.get(ServeSettings.PROXY));
        String keystore = settings.get(ServeSettings.TLS_KEYSTORE);
        if (!keystore.isEmpty()) {
            web.keystore(Keystore.read(Path.of(keystore), secret(ServeSettings.TLS_PASSWORD)));
        } else if (!settings.get(ServeSettings.TLS_PASSWORD).isEmpty()) {
            throw refusal("serve.password.alone");
        }
        String metricsToken = token(ServeSettings.METRICS_TOKEN);
        if (!metricsToken.isEmpty()) {
            web.metricsToken(Secret.of(metricsToken));
        }
        web.embedders(settings.get(ServeSettings.EMBED_FROM));
        return web.build();
    }

    private InetAddress address(String host) {
        try {
            return InetAddress.getByName(host);
        } catch (UnknownHostException unknown) {
            throw refusal("serve.host.unknown", host);
        }
    }

    private URI url(String text) {
        try {
            return new URI(text);
        } catch (URISyntaxException malformed) {
            throw refusal("serve.url", text);
        }
    }

    /** A secret that others must not guess. */
    private String token(FileSetting setting) {
        String token = secret(setting);
        if (!settings.get(setting).isEmpty() && !token.matches("[A-Za-z0-9_-]{22,}")) {
            throw refusal("serve.token", settings.get(setting));
        }
        return token;
    }

    /** The first line of the file that {@code setting} names; empty if it names none. */
    private String secret(FileSetting setting) {
        String file = settings.get(setting);
        if (file.isEmpty()) {
            return "";
        }
        try (Stream<String> lines = Files.lines(Path.of(file), StandardCharsets.UTF_8)) {
            String first = lines.findFirst().orElse("").strip();
            if (first.length() > LONGEST_SECRET) {
                throw refusal("serve.secret", file);
            }
            return first;
        } catch (UncheckedIOException noText) {
            throw refusal("serve.secret", file);
        } catch (IOException unreadable) {
            throw refusal("serve.unreadable", file);
        }
    }

    private ServerSocketChannel listen(InetAddress address) throws IOException {
        int port = settings.get(ServeSettings.PORT);
        try {
            return Listening.at(address, port == 0 ? USUAL_PORT : port);
        } catch (BindException taken) {
            return listenInstead(address, port, taken);
        }
    }

    /** @param port 0 if none was named */
    private ServerSocketChannel listenInstead(InetAddress address, int port, BindException problem) throws IOException {
        String why = String.valueOf(problem.getMessage());
        if (why.contains("Cannot assign")) {
            throw refusal("serve.host.foreign", address.getHostAddress());
        } else if (why.contains("denied")) {
            throw refusal("serve.port.denied", String.valueOf(port));
        } else if (port != 0) {
            throw refusal("serve.port.taken", String.valueOf(port));
        }
        ServerSocketChannel other = Listening.at(address, 0);
        int free = Listening.port(other);
        context.event(
                "port",
                Map.of("taken", USUAL_PORT, "port", free),
                words.get("serve.port.other", String.valueOf(USUAL_PORT), String.valueOf(free)));
        return other;
    }

    private GameStore open() throws IOException {
        String database = settings.get(ServeSettings.DATABASE);
        Path own = context.dataDirectory().resolve("server.db");
        if (database.isEmpty()) {
            Files.createDirectories(context.dataDirectory());
        }
        try {
            GameStore.Opening opening = GameStore.open(database.isEmpty() ? own.toString() : database);
            opening.damaged().ifPresent(aside -> context.warn(words.get("store.damaged", aside.toString())));
            return opening.store();
        } catch (StoreException failure) {
            throw new IllegalArgumentException(words.get(failure.words()), failure);
        }
    }

    private IllegalArgumentException refusal(String key, Object... arguments) {
        return new IllegalArgumentException(words.get(key, arguments));
    }
}
