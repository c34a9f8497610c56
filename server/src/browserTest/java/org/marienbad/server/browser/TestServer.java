package org.marienbad.server.browser;

import java.net.InetAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Path;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.server.room.RoomSettings;
import org.marienbad.server.room.Rooms;
import org.marienbad.server.web.EventLog;
import org.marienbad.server.web.Listening;
import org.marienbad.server.web.WebServer;
import org.marienbad.server.web.WebSettings;
import org.marienbad.store.GameStore;

/** The process of {@link ServerProcess}: PORT FOLDER. */
final class TestServer {
    static final String READY = "ready";

    private TestServer() {}

    public static void main(String[] arguments) throws Exception {
        Path plugin = Path.of(System.getProperty("marienbad.testPlugin"));
        WebSettings settings = WebSettings.builder().build();
        try (ServerSocketChannel socket =
                        Listening.at(InetAddress.getLoopbackAddress(), Integer.parseInt(arguments[0]));
                GameStore store =
                        GameStore.open(Path.of(arguments[1], "games.db")).store();
                Rooms rooms = Rooms.of(
                        Plugins.load(plugin),
                        store,
                        settings.uri(Listening.port(socket)).toString(),
                        RoomSettings.DEFAULT);
                WebServer server =
                        new WebServer(rooms, settings, socket, new EventLog(EventLog.Format.TEXT, System::nanoTime))) {
            server.start();
            System.out.println(READY);
            Thread.currentThread().join();
        }
    }
}
