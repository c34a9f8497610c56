package org.marienbad.server.browser;

import java.net.InetAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.server.house.RoomSettings;
import org.marienbad.server.serving.Rooms;
import org.marienbad.server.threads.RoomProcess;
import org.marienbad.server.web.EventLog;
import org.marienbad.server.web.Listening;
import org.marienbad.server.web.Secret;
import org.marienbad.server.web.WebServer;
import org.marienbad.server.web.WebSettings;
import org.marienbad.store.GameStore;

/** The process of {@link ServerProcess}: PORT FOLDER [HOST-TOKEN|GAME.rbg]. */
final class TestServer {
    static final String READY = "ready";

    private TestServer() {}

    public static void main(String[] arguments) throws Exception {
        List<Path> plugins = new ArrayList<>(List.of(Path.of(System.getProperty("marienbad.testPlugin"))));
        WebSettings.Builder web = WebSettings.builder().embedders(System.getProperty("marienbad.embedders", ""));
        RoomSettings limits = RoomSettings.DEFAULT;
        if (arguments.length > 2 && arguments[2].endsWith(".rbg")) {
            plugins.add(Path.of(arguments[2]));
        } else if (arguments.length > 2) {
            web.hostToken(Secret.of(arguments[2])).proxies("192.0.2.1"); // behind a proxy nobody is the host by address
            limits = limits.withPatience(limits.hanging(), Duration.ofMillis(200));
        }
        WebSettings settings = web.build();
        try (ServerSocketChannel socket =
                        Listening.at(InetAddress.getLoopbackAddress(), Integer.parseInt(arguments[0]));
                GameStore store =
                        GameStore.open(Path.of(arguments[1], "games.db")).store();
                Rooms rooms = RoomProcess.open(
                        Plugins.load(plugins.toArray(Path[]::new)),
                        store,
                        settings.uri(Listening.port(socket)).toString(),
                        limits);
                WebServer server =
                        new WebServer(rooms, settings, socket, new EventLog(EventLog.Format.TEXT, System::nanoTime))) {
            server.start();
            System.out.println(READY);
            Thread.currentThread().join();
        }
    }
}
