package org.marienbad.server.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.server.house.RoomSettings;
import org.marienbad.server.serving.Rooms;
import org.marienbad.server.threads.RoomProcess;
import org.marienbad.store.GameStore;

class QueryTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"%zz", "game=%", "game=%e9%", "%u00"})
    void aQueryThatCannotBeReadIsTheVisitorsFault(String query) throws IOException {
        WebSettings settings =
                WebSettings.builder().hostToken(Secret.of(Secret.newToken())).build();
        EventLog log = new EventLog(EventLog.Format.TEXT, System::nanoTime);
        try (GameStore store =
                        GameStore.open(folder.resolve("games.db").toString()).store();
                ServerSocketChannel socket = Listening.at(InetAddress.getLoopbackAddress(), 0);
                Rooms rooms = RoomProcess.open(Plugins.none(), store, "http://localhost", RoomSettings.DEFAULT);
                WebServer server = new WebServer(rooms, settings, socket, log)) {
            server.start();
            String answer = ask(Listening.port(socket), query);
            assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
            assertTrue(answer.contains("\"reason\":\"malformed\""), answer);
        }
    }

    /** The clients of the JDK send no such query. */
    private static String ask(int port, String query) throws IOException {
        try (Socket client = new Socket(InetAddress.getLoopbackAddress(), port)) {
            String request = "GET /api/catalogue?" + query + " HTTP/1.1\r\nHost: localhost:" + port
                    + "\r\nConnection: close\r\n\r\n";
            client.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new String(client.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
