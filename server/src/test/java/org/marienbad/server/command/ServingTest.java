package org.marienbad.server.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.toy.RecordingContext;

/** {@code marienbad serve}, as the command line runs it. */
class ServingTest {
    private static final Subcommand SERVE = new ServeCommand();

    @TempDir
    private Path directory;

    /** A command line whose next line a test can wait for. */
    private final class Line extends RecordingContext {
        private final BlockingQueue<String> unread = new LinkedBlockingQueue<>();

        Line(String... options) {
            super(SERVE, List.of(), given(options), directory.resolve("data"));
        }

        private static Map<String, Object> given(String... options) {
            Map<String, Object> given = new LinkedHashMap<>(Map.of("open", "off"));
            for (int i = 0; i < options.length; i += 2) {
                given.put(options[i], options[i + 1]);
            }
            return given;
        }

        boolean run() throws Exception {
            return SERVE.run(this);
        }

        /** The next line that begins with {@code start}, without it. */
        String after(String start) throws InterruptedException {
            while (true) {
                String line = unread.poll(2, TimeUnit.MINUTES);
                assertNotNull(line, "nothing more was printed");
                if (line.startsWith(start)) {
                    return line.substring(start.length());
                }
            }
        }

        @Override
        public void println(String line) {
            super.println(line);
            unread.add(line);
        }
    }

    private static int freePort() throws Exception {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private static CompletableFuture<Boolean> start(Line line) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                return line.run();
            } catch (Exception failure) {
                throw new java.util.concurrent.CompletionException(failure);
            }
        });
    }

    @Test
    void itPrintsALinkAndServesUntilItIsCancelled() throws Exception {
        int port = freePort();
        Line line = new Line("port", "" + port);
        CompletableFuture<Boolean> running = start(line);
        URI link = URI.create(line.after("Marienbad is at "));
        assertEquals("http://localhost:" + port + "/", link.toString().split("#")[0]);
        assertTrue(link.getFragment().matches("host=[A-Za-z0-9_-]{22}"), link.toString());
        line.after("Only this machine can reach it");
        assertEquals("serving {link=" + link + ", others=[], url=http://localhost:" + port + "/}", line.events.get(0));
        HttpResponse<String> page = HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(link).build(), HttpResponse.BodyHandlers.ofString());
        assertEquals(200, page.statusCode());
        assertTrue(Files.exists(directory.resolve("data/server.db")));
        assertEquals(List.of(), line.warned);
        line.cancelled.countDown();
        assertTrue(running.get(2, TimeUnit.MINUTES));
        try (ServerSocket again = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            assertTrue(again.isBound(), "the port is free again");
        }
    }

    @Test
    void serveWarnsOfPlainHttpAndReadsTheHostTokenFromAFile() throws Exception {
        Path token = Files.writeString(directory.resolve("token"), "abcdefghijklmnopqrstuvwxyz\nmore\n");
        Line line = new Line("port", "" + freePort(), "host", "0.0.0.0", "hostToken", token.toString());
        CompletableFuture<Boolean> running = start(line);
        assertEquals("/", URI.create(line.after("Marienbad is at ")).getPath());
        line.after("Ctrl-C ends it");
        line.cancelled.countDown();
        assertTrue(running.get(2, TimeUnit.MINUTES));
        assertEquals(1, line.warned.size());
        assertTrue(line.warned.get(0).startsWith("without TLS"), line.warned.toString());
        assertTrue(line.printed.stream().noneMatch(printed -> printed.contains("abcdefgh")), line.printed.toString());
    }

    @Test
    void aSecondServerOfTheSameGamesIsRefused() throws Exception {
        Line first = new Line("port", "" + freePort());
        CompletableFuture<Boolean> running = start(first);
        first.after("Marienbad is at ");
        assertEquals(
                "The games cannot be kept in " + directory.resolve("data/server.db")
                        + ": another server uses it, and only PostgreSQL serves several.",
                refusal(new Line("port", "" + freePort())));
        first.cancelled.countDown();
        assertTrue(running.get(2, TimeUnit.MINUTES));
        Line next = new Line("port", "" + freePort());
        CompletableFuture<Boolean> again = start(next);
        next.after("Marienbad is at ");
        next.cancelled.countDown();
        assertTrue(again.get(2, TimeUnit.MINUTES));
    }

    private String refusal(Line line) {
        String message = assertThrows(IllegalArgumentException.class, line::run).getMessage();
        assertEquals(1, message.lines().count(), message);
        return message;
    }

    @Test
    void aPortThatWasNamedAndIsTakenIsSaid() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = "" + taken.getLocalPort();
            assertEquals(
                    "port " + port + " is taken; allowed: a free one, or no --port for any",
                    refusal(new Line("port", port)));
        }
    }

    @Test
    void aPortThatNobodyNamedIsReplacedIfItIsTaken() throws Exception {
        // If it cannot be taken here, somebody else has it, which is as well.
        try (ServerSocket taken = new ServerSocket()) {
            try {
                taken.bind(new java.net.InetSocketAddress(InetAddress.getLoopbackAddress(), 8080));
            } catch (java.net.BindException already) {
                assertNotNull(already.getMessage());
            }
            Line line = new Line();
            CompletableFuture<Boolean> running = start(line);
            String other = line.after("Port 8080 is taken, so it is port ").replace(".", "");
            assertEquals(other, "" + URI.create(line.after("Marienbad is at ")).getPort());
            line.cancelled.countDown();
            assertTrue(running.get(2, TimeUnit.MINUTES));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "host        | no.such.host.invalid     | --host no.such.host.invalid: there is no such host; allowed: ",
                "host        | 192.0.2.1                | --host 192.0.2.1 is no address of this machine; allowed: ",
                "publicUrl   | play                     | 'play' is not allowed; allowed: ",
                "publicUrl   | https://example.org/path | 'https://example.org/path' is not allowed; allowed: ",
                "publicUrl   | https://exa mple.org     | --public-url https://exa mple.org is no address; allowed: ",
                "proxy       | nginx                    | 'nginx' is no address; allowed: ",
                "tlsKeystore | /nowhere/key.p12         | the keystore /nowhere/key.p12 does not exist",
                "tlsPassword | /nowhere/password        | --tls-password without --tls-keystore has no use",
                "hostToken   | /nowhere/token           | /nowhere/token cannot be read",
                "database    | /dev/null/games.db       | ",
                "database    | postgresql://localhost:1/none | "
            })
    void whatCannotBeDoneIsOneLine(String option, String value, String start) throws Exception {
        String message = refusal(new Line("port", "" + freePort(), option, value));
        assertTrue(message.startsWith(start == null ? "" : start), message);
    }

    @Test
    void aTokenThatCouldBeGuessedIsRefused() throws Exception {
        Path token = Files.writeString(directory.resolve("token"), "secret\n");
        assertTrue(refusal(new Line("hostToken", token.toString())).contains("at least 22 letters"));
    }
}
