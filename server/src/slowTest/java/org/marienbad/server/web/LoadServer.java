package org.marienbad.server.web;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.server.house.RoomSettings;
import org.marienbad.server.serving.Rooms;
import org.marienbad.server.threads.RoomProcess;
import org.marienbad.store.GameStore;

/** A server in a process of its own, for {@link LoadTest}: prints its port, and the bytes of its heap for each line it reads. */
final class LoadServer {
    private static final int MANY = 1_000_000;

    private LoadServer() {}

    /** @param arguments the database */
    public static void main(String[] arguments) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        WebLimits.Rate much = new WebLimits.Rate(MANY, MANY);
        WebSettings settings = WebSettings.builder()
                .limits(WebLimits.builder()
                        .requests(much)
                        .plies(much)
                        .sockets(MANY, MANY)
                        .build())
                .build();
        var socket = Listening.at(InetAddress.getLoopbackAddress(), 0);
        String url = settings.uri(Listening.port(socket)).toString();
        try (Plugins plugins = Plugins.load();
                GameStore store =
                        GameStore.open(Path.of(arguments[0]).toString()).store();
                Rooms rooms = RoomProcess.open(plugins, store, url, RoomSettings.DEFAULT.withSubscribers(MANY));
                WebServer server =
                        new WebServer(rooms, settings, socket, new EventLog(EventLog.Format.TEXT, System::nanoTime))) {
            server.start();
            out.println(server.port());
            BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            while (in.readLine() != null) {
                System.gc();
                Runtime heap = Runtime.getRuntime();
                out.println(heap.totalMemory() - heap.freeMemory());
            }
        }
    }
}
