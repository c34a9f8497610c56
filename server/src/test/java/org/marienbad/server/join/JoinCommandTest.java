package org.marienbad.server.join;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.toy.RecordingContext;

/** The command against a room whose every step is known; {@code JoinServerTest} plays in rooms of the real server. */
class JoinCommandTest {
    private static final String QUICK = "mcts(iterations=20)";

    private static GameSetup setup(String game) {
        GameProvider provider = RecordingContext.PLUGINS.games().get(game);
        return GameSetup.of(provider);
    }

    private static RecordingContext context(String link, String... more) {
        Map<String, String> settings = new HashMap<>(Map.of("player", QUICK, "seed", "1"));
        for (int i = 0; i < more.length; i += 2) {
            settings.put(more[i], more[i + 1]);
        }
        return new RecordingContext(new JoinCommand(), link, settings);
    }

    private static boolean run(RecordingContext context) throws Exception {
        FutureTask<Boolean> task = new FutureTask<>(() -> new JoinCommand().run(context));
        new Thread(task, "join").start();
        return task.get(2, TimeUnit.MINUTES);
    }

    @ParameterizedTest
    @ValueSource(strings = {"nim", "kalaha", "liars-dice", "backgammon"})
    void anInvitationIsClaimedAndTheGamePlayedToItsEnd(String game) throws Exception {
        try (ScriptedServer server = new ScriptedServer(setup(game), 1)) {
            RecordingContext context = context(server.link("&invite=INVITATION"), "name", "Bot");
            assertTrue(run(context), context.warned::toString);
            assertTrue(
                    server.asked
                            .get(0)
                            .matches("claim \\{\"name\":\"Bot\",\"newToken\":\"[\\w-]{22}\"} Bearer INVITATION"),
                    server.asked.get(0));
            assertEquals("Seated. To come back: " + server.link("&seat=seat-token"), context.printed.get(0));
            assertEquals("Game 1: Bot against Ann.", context.printed.get(1));
            assertEquals("seat {link=" + server.link("&seat=seat-token") + "}", context.events.get(0));
            assertTrue(
                    context.events.get(1).matches("joined \\{names=\\[.*Bot.*], number=1, room=.*, seat=\\d}"),
                    context.events::toString);
            assertTrue(
                    context.events.get(2).matches("over \\{names=\\[.*], number=1, payoffs=\\[.*]}"),
                    context.events::toString);
            assertTrue(context.printed.get(2).startsWith("Game 1 of 1 is over: Ann "), context.printed::toString);
            assertEquals(List.of(), context.warned);
            assertTrue(server.asked.stream().skip(1).allMatch(ask -> ask.startsWith("play ")), server.asked::toString);
        }
    }

    @Test
    void aSeatLinkNeedsNoClaim() throws Exception {
        try (ScriptedServer server = new ScriptedServer(setup("nim"), 0)) {
            RecordingContext context = context(server.link("&seat=seat-token"));
            assertTrue(run(context), context.warned::toString);
            assertTrue(server.asked.get(0).startsWith("name {\"name\":\"" + QUICK), server.asked.get(0));
        }
    }

    @Test
    void aRoomThatChangesMeanwhileIsPlayedInAllTheSame() throws Exception {
        try (ScriptedServer server = new ScriptedServer(setup("nim"), 0).changesOnce()) {
            RecordingContext context = context(server.link("&seat=seat-token"));
            assertTrue(run(context), context.warned::toString);
            assertEquals(List.of(), context.warned);
        }
    }

    @Test
    void aTakeBackIsAgreedToAndTheGameGoesOn() throws Exception {
        try (ScriptedServer server = new ScriptedServer(setup("kalaha"), 0).takebackAfter(5)) {
            RecordingContext context = context(server.link("&seat=seat-token"));
            assertTrue(run(context), context.warned::toString);
            assertTrue(server.asked.contains("answer {\"what\":\"takeback\",\"yes\":true}"), server.asked::toString);
            assertTrue(context.printed.contains("Agreed to a take-back."), context.printed::toString);
        }
    }

    @Test
    void furtherGamesAreRematches() throws Exception {
        try (ScriptedServer server = new ScriptedServer(setup("nim"), 0)) {
            RecordingContext context = context(server.link("&seat=seat-token"), "games", "2");
            assertTrue(run(context), context.warned::toString);
            assertTrue(server.asked.contains("rematch {}"), server.asked::toString);
            assertEquals(4, context.printed.size(), context.printed::toString);
            assertTrue(context.printed.get(3).startsWith("Game 2 of 2 is over: "), context.printed::toString);
        }
    }

    @Test
    void aServerThatCannotBeReachedForAWhileIsTriedAgain() throws Exception {
        try (ScriptedServer server = new ScriptedServer(setup("nim"), 0)) {
            server.failures.addAll(List.of(503, 0, 429));
            RecordingContext context = context(server.link("&seat=seat-token"), "name", "Bot");
            assertTrue(run(context), context.warned::toString);
            assertEquals(
                    List.of(
                            "the server cannot be reached (the server is not available (status 503)); trying again",
                            "the server is back"),
                    context.warned);
        }
    }

    @Test
    void patienceHasAnEnd() throws Exception {
        int port;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        RecordingContext context = context("http://localhost:" + port + "/#room=1&seat=x", "patience", "0");
        assertFalse(run(context));
        assertEquals(1, context.warned.size(), context.warned::toString);
        assertTrue(context.warned.get(0).startsWith("the server cannot be reached ("), context.warned::toString);
    }

    @Test
    void joinReportsARefusalInTheServersWords() throws Exception {
        try (ScriptedServer server = new ScriptedServer(setup("nim"), 0)) {
            RecordingContext context = context(server.link("&seat=wrong"));
            assertFalse(run(context));
            assertEquals(List.of("the server refuses: this link gives no right to that"), context.warned);
        }
    }

    @Test
    void anotherServerIsNone() throws Exception {
        HttpServer other = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1);
        other.createContext("/", exchange -> {
            exchange.sendResponseHeaders(200, 5);
            exchange.getResponseBody().write("<html".getBytes(java.nio.charset.StandardCharsets.UTF_8));
            exchange.close();
        });
        other.start();
        try {
            RecordingContext context =
                    context("http://localhost:" + other.getAddress().getPort() + "/#room=1&invite=x");
            assertFalse(run(context));
            assertEquals(
                    List.of("the server refuses: there is no Marienbad server (its answer is not JSON)"),
                    context.warned);
        } finally {
            other.stop(0);
        }
    }

    @Test
    void aPlayerThatCannotPlayTheGameIsRefusedInOneLine() throws IOException {
        try (ScriptedServer server = new ScriptedServer(setup("nim"), 0)) {
            RecordingContext context = context(server.link("&seat=seat-token"), "player", "strategy-1");
            String message = assertThrows(IllegalArgumentException.class, () -> new JoinCommand().run(context))
                    .getMessage();
            assertTrue(message.startsWith("player 'strategy-1' cannot play this game: "), message);
        }
    }

    @Test
    void anUnknownPlayerIsRefusedBeforeTheServerIsAsked() throws IOException {
        try (ScriptedServer server = new ScriptedServer(setup("nim"), 0)) {
            RecordingContext context = context(server.link("&invite=x"), "player", "mtcs");
            assertThrows(IllegalArgumentException.class, () -> new JoinCommand().run(context));
            assertEquals(List.of(), server.asked);
        }
    }

    @Test
    void joinEndsAtOnceWhenItIsCancelled() throws Exception {
        try (ScriptedServer server = new ScriptedServer(setup("nim"), 0)) {
            RecordingContext context =
                    context(server.link("&seat=seat-token"), "player", "mcts(millis=3600000,solver=off)");
            FutureTask<Boolean> task = new FutureTask<>(() -> new JoinCommand().run(context));
            new Thread(task, "join").start();
            while (context.printed.isEmpty()) {
                Thread.onSpinWait();
            }
            context.cancelled.countDown();
            assertFalse(task.get(1, TimeUnit.MINUTES));
        }
    }
}
