package org.marienbad.server.join;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.toy.RecordingContext;
import org.marienbad.server.command.ServeCommand;

/** {@code marienbad join} and the program of the documentation, in rooms of {@code marienbad serve}. */
class JoinServerTest {
    private static final String QUICK = "mcts(iterations=20)";
    private static final Pattern LINK = Pattern.compile("http://[^/ ]+:\\d+/");

    @TempDir
    Path folder;

    private RecordingContext serving;
    private FutureTask<Boolean> server;
    private String address;

    @BeforeEach
    void serve() throws Exception {
        Subcommand serve = new ServeCommand();
        serving = new RecordingContext(serve, List.of(), Map.of("open", false), folder);
        server = new FutureTask<>(() -> serve.run(serving));
        new Thread(server, "server").start();
        while (address == null) {
            if (server.isDone()) {
                server.get();
            }
            Thread.onSpinWait();
            serving.printed.stream()
                    .map(LINK::matcher)
                    .filter(Matcher::find)
                    .findFirst()
                    .ifPresent(link -> address = link.group());
        }
    }

    @AfterEach
    void stop() throws Exception {
        serving.cancelled.countDown();
        assertTrue(server.get(1, TimeUnit.MINUTES));
    }

    private JsonNode create(String game, String... seats) throws IOException, InterruptedException {
        ObjectNode body = RoomApi.JSON.createObjectNode().put("game", game).put("clock", "unlimited");
        body.put("listed", false).put("starter", 0).putObject("options");
        for (String seat : seats) {
            ObjectNode one = body.withArray("seats").addObject();
            if (seat.equals("open")) {
                one.put("kind", "open");
            } else {
                one.put("kind", "level").put("level", seat);
            }
        }
        HttpRequest request = HttpRequest.newBuilder(URI.create(address + "api/create"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
                .build();
        HttpResponse<String> answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        assertEquals(201, answer.statusCode(), answer::body);
        return RoomApi.JSON.readTree(answer.body());
    }

    private String invitation(JsonNode room, int seat) {
        return address + "#room=" + room.path("id").asText() + "&invite="
                + room.path("invitations").path(seat).asText();
    }

    private static RecordingContext context(String link, String... more) {
        Map<String, String> settings = new HashMap<>(Map.of("player", QUICK, "seed", "1"));
        for (int i = 0; i < more.length; i += 2) {
            settings.put(more[i], more[i + 1]);
        }
        return new RecordingContext(new JoinCommand(), link, settings);
    }

    private static FutureTask<Boolean> start(RecordingContext context) {
        FutureTask<Boolean> task = new FutureTask<>(() -> new JoinCommand().run(context));
        new Thread(task, "join").start();
        return task;
    }

    @ParameterizedTest
    @CsvSource({"kalaha, open, easy", "liars-dice, easy, open", "connect-four, open, easy"})
    void aGuestPlaysAComputerOfTheServerToTheEnd(String game, String first, String second) throws Exception {
        JsonNode room = create(game, first, second);
        RecordingContext context = context(invitation(room, first.equals("open") ? 0 : 1), "name", "Guest");
        assertTrue(start(context).get(3, TimeUnit.MINUTES), context.warned::toString);
        assertEquals(List.of(), context.warned);
        assertEquals(3, context.printed.size(), context.printed::toString);
        assertTrue(context.printed.get(1).startsWith("Game 1: Guest against "), context.printed::toString);
        assertTrue(context.printed.get(2).startsWith("Game 1 of 1 is over: "), context.printed::toString);
    }

    @Test
    void twoGuestsPlayTwoGames() throws Exception {
        JsonNode room = create("nim", "open", "open");
        List<RecordingContext> contexts = new ArrayList<>();
        List<FutureTask<Boolean>> guests = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            contexts.add(context(invitation(room, seat), "name", "Guest " + seat, "games", "2"));
            guests.add(start(contexts.get(seat)));
        }
        for (int seat = 0; seat < 2; seat++) {
            RecordingContext context = contexts.get(seat);
            assertTrue(guests.get(seat).get(3, TimeUnit.MINUTES), context.warned::toString);
            assertTrue(
                    context.printed.get(context.printed.size() - 1).startsWith("Game 2 of 2 is over: "),
                    context.printed::toString);
        }
    }

    /** The page shows the program as it is, and the program plays. */
    @Test
    void thePythonProgramOfThePagePlaysToTheEnd() throws Exception {
        Path bot = Path.of("../docs/examples/bot/bot.py");
        String page = Files.readString(Path.of("../docs/server.md"));
        assertTrue(
                page.contains("```python\n" + Files.readString(bot) + "```\n"), "docs/server.md shows another program");
        boolean ci = "true".equals(System.getenv("CI"));
        if (!hasPython() && !ci) {
            System.out.println("skipped: python3 is missing, so the program of docs/server.md is not tried");
        }
        Assumptions.assumeTrue(hasPython() || ci);
        JsonNode room = create("kalaha", "open", "easy");
        Process python = new ProcessBuilder("python3", bot.toString(), invitation(room, 0))
                .redirectErrorStream(true)
                .start();
        String said = new String(python.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        assertEquals(0, python.waitFor(), said);
        assertTrue(said.matches("over: \\[-?\\d[.\\d]*, -?\\d[.\\d]*]\\s*"), said);
    }

    private static boolean hasPython() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "-c", "").start().waitFor() == 0;
        } catch (IOException missing) {
            return false;
        }
    }
}
