package org.marienbad.server.cluster;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.URI;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.server.house.RoomSettings;
import org.marienbad.server.serving.Rooms;
import org.marienbad.server.threads.RoomProcess;
import org.marienbad.server.web.EventLog;
import org.marienbad.server.web.Listening;
import org.marienbad.server.web.WebLimits;
import org.marienbad.server.web.WebServer;
import org.marienbad.server.web.WebSettings;
import org.marienbad.store.GameStore;

/** A server in a process of its own, one of several on a database. */
final class Node implements AutoCloseable {
    private final Process process;
    private final URI uri;

    private Node(Process process, URI uri) {
        this.process = process;
        this.uri = uri;
    }

    /** Starts one at a free port; returns when it answers. */
    static Node start(String database) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx512m",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        database)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String line =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)).readLine();
        if (line == null) {
            process.destroyForcibly();
            throw new IOException("the server did not start");
        }
        return new Node(process, URI.create(line));
    }

    URI uri() {
        return uri;
    }

    /** SIGKILL: nothing is written or told any more. */
    void kill() {
        process.destroyForcibly();
    }

    /** SIGTERM. */
    @Override
    public void close() {
        process.destroy();
        try {
            process.waitFor();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** The process itself; prints its address when it is ready. */
    static final class Main {
        private static final WebLimits.Rate ENOUGH = new WebLimits.Rate(1_000_000, 1_000_000);

        private Main() {}

        public static void main(String[] arguments) throws Exception {
            WebLimits limits = WebLimits.builder()
                    .requests(ENOUGH)
                    .plies(ENOUGH)
                    .sockets(20_000, 20_000)
                    .build();
            WebSettings settings = WebSettings.builder().limits(limits).build();
            RoomSettings rooms = RoomSettings.DEFAULT.withRooms(20_000, 20_000);
            ServerSocketChannel socket = Listening.at(InetAddress.getLoopbackAddress(), 0);
            GameStore store = GameStore.open(arguments[0]).store();
            String uri = settings.uri(Listening.port(socket)).toString();
            Rooms all = RoomProcess.open(Plugins.load(), store, uri, rooms);
            WebServer server =
                    new WebServer(all, settings, socket, new EventLog(EventLog.Format.TEXT, System::nanoTime));
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                server.retire();
                all.close();
                server.close();
                store.close();
            }));
            server.start();
            System.out.println(uri);
        }
    }
}
