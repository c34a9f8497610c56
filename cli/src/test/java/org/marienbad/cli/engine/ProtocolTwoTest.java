package org.marienbad.cli.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.file.LineReader;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** A dialogue in protocol 2: answers as they are done, cancellation, sessions, observers, a watch. */
class ProtocolTwoTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String HELLO = "{\"do\":\"hello\",\"protocol\":2}";

    private static Plugins plugins;

    /** The calls that the test's players receive, in order. */
    private final List<String> told = new ArrayList<>();

    private final List<GameProvider> games = new ArrayList<>();
    /** The latch at which the plugins of this test wait. */
    private final CountDownLatch never = new CountDownLatch(1);

    private final CountDownLatch thinking = new CountDownLatch(1);

    private PipedWriter requests;
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private Thread serving;

    @BeforeAll
    static void load() {
        plugins = Plugins.load();
    }

    @AfterAll
    static void unload() throws IOException {
        plugins.close();
    }

    private void start(EngineOptions options, PlayerProvider... more) throws IOException {
        List<PlayerProvider> players = new ArrayList<>(plugins.players().all());
        players.addAll(List.of(more));
        games.addAll(plugins.games().all());
        Engine engine = new Engine(
                GameProvider.catalogue(games), PlayerProvider.catalogue(players), plugins.solvers(), options);
        requests = new PipedWriter();
        LineReader in = new LineReader(new PipedReader(requests, 1 << 16));
        serving = new Thread(() -> {
            try {
                engine.serve(in, answers::add);
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        });
        serving.start();
    }

    private void send(String... lines) throws IOException {
        for (String line : lines) {
            requests.write(line + "\n");
        }
        requests.flush();
    }

    private JsonNode next() throws InterruptedException, JsonProcessingException {
        String answer = answers.take();
        EngineSchema.requireAnswer(answer);
        return MAPPER.readTree(answer);
    }

    private JsonNode ask(String line) throws IOException, InterruptedException {
        send(line);
        JsonNode answer = next();
        EngineSchema.requireExchange(line, answer.toString());
        return answer;
    }

    @AfterEach
    void end() throws IOException, InterruptedException {
        never.countDown();
        requests.close();
        serving.join();
        assertTrue(answers.isEmpty(), answers.toString());
    }

    /** A player that thinks until it is cancelled, or for good. */
    private PlayerProvider waiting(String id, boolean obeys) {
        return new TestProvider(id) {
            @Override
            public Player create(Game game, Settings settings, long seed) {
                return (view, seat, budget, monitor) -> {
                    thinking.countDown();
                    while (!obeys || !monitor.cancelled()) {
                        try {
                            if (never.await(1, java.util.concurrent.TimeUnit.MILLISECONDS)) {
                                break;
                            }
                        } catch (InterruptedException ignored) {
                            // it does not obey
                        }
                    }
                    return Decision.of(view.legalActions(new int[64]) - 1);
                };
            }
        };
    }

    private abstract static class TestProvider implements PlayerProvider {
        private final String id;

        TestProvider(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public Optional<Text> unsupportedReason(Game game) {
            return Optional.empty();
        }
    }

    @Test
    void helloNamesTheProtocolAndWhatThereIs() throws IOException, InterruptedException {
        start(new EngineOptions().version("1.2").threads(3));
        JsonNode before = ask("{\"do\":\"open\",\"game\":\"nim\"}");
        assertTrue(before.get("error").textValue().startsWith("'open' needs protocol 2"), before.toString());
        JsonNode hello = ask("{\"id\":\"h\",\"do\":\"hello\"}");
        assertEquals("h", hello.get("id").textValue());
        assertEquals(2, hello.get("protocol").intValue());
        assertEquals("[1,2]", hello.get("protocols").toString());
        assertEquals("1.2", hello.get("version").textValue());
        assertTrue(hello.get("do").toString().contains("\"cancel\""));
        assertTrue(hello.get("games").toString().contains("\"nim\""));
        assertEquals(3, hello.get("threads").intValue());
        assertEquals(1, ask("{\"do\":\"hello\",\"protocol\":1}").get("protocol").intValue());
        assertEquals(
                "field 'protocol': 3 is not allowed; allowed: a whole number from 1 to 2",
                ask("{\"do\":\"hello\",\"protocol\":3}").get("error").textValue());
    }

    @Test
    void answersComeAsTheyAreDoneAndAChoiceCanBeCancelled() throws IOException, InterruptedException {
        start(new EngineOptions().threads(2), waiting("patient", true));
        ask(HELLO);
        send("{\"id\":1,\"do\":\"choose\",\"game\":\"nim\",\"player\":\"patient\"}");
        thinking.await();
        assertEquals(
                2,
                ask("{\"id\":2,\"do\":\"position\",\"game\":\"nim\"}").get("id").intValue());
        assertFalse(ask("{\"id\":3,\"do\":\"cancel\",\"request\":9}")
                .get("cancelled")
                .booleanValue());
        send("{\"id\":4,\"do\":\"cancel\",\"request\":1}");
        List<JsonNode> both = List.of(next(), next());
        JsonNode cancel = both.get(both.get(0).get("id").intValue() == 4 ? 0 : 1);
        JsonNode choice = both.get(both.get(0).get("id").intValue() == 4 ? 1 : 0);
        assertEquals("{\"id\":4,\"cancelled\":true}", cancel.toString());
        assertEquals(1, choice.get("id").intValue());
        assertTrue(choice.get("cancelled").booleanValue());
        assertTrue(choice.get("ply").isTextual());
    }

    @Test
    void theRequestWithTheSameIdIsCancelledIfNoOtherIsNamed() throws IOException, InterruptedException {
        start(new EngineOptions().threads(1), waiting("patient", true));
        ask(HELLO);
        send("{\"id\":1,\"do\":\"choose\",\"game\":\"nim\",\"player\":\"patient\"}");
        thinking.await();
        send("{\"id\":2,\"do\":\"position\",\"game\":\"nim\"}", "{\"id\":2,\"do\":\"cancel\"}");
        assertEquals("cancelled before it was begun", next().get("error").textValue());
        assertEquals("{\"id\":2,\"cancelled\":true}", next().toString());
        send("{\"id\":1,\"do\":\"cancel\"}");
        next();
        next();
    }

    @Test
    void aPlayerThatHangsCostsItsRequestOnly() throws IOException, InterruptedException {
        start(new EngineOptions().threads(1).patience(Duration.ofMillis(50)), waiting("deaf", false));
        String choose = "{\"id\":1,\"do\":\"choose\",\"game\":\"nim\",\"player\":\"deaf\"}";
        // In protocol 1, too, in which the next request would wait for ever.
        assertEquals(
                "player deaf did not answer in time", ask(choose).get("error").textValue());
        assertEquals(
                0, ask("{\"do\":\"position\",\"game\":\"nim\"}").get("actor").intValue());
        ask(HELLO);
        ask("{\"do\":\"open\",\"session\":\"a\",\"game\":\"nim\"}");
        assertEquals(
                "player deaf did not answer in time",
                ask("{\"do\":\"choose\",\"session\":\"a\",\"player\":\"deaf\"}")
                        .get("error")
                        .textValue());
        assertEquals(
                1,
                ask("{\"do\":\"ply\",\"session\":\"a\",\"ply\":\"1:1\"}")
                        .get("actor")
                        .intValue());
    }

    @Test
    void aPlayerThatHangsIsClosed() throws IOException, InterruptedException {
        CountDownLatch closed = new CountDownLatch(2);
        start(new EngineOptions().threads(1).patience(Duration.ofMillis(50)), new TestProvider("deaf") {
            @Override
            public Player create(Game game, Settings settings, long seed) {
                Player deaf = waiting("deaf", false).create(game, settings, seed);
                return new Player() {
                    @Override
                    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
                        return deaf.choose(view, seat, budget, monitor);
                    }

                    @Override
                    public void close() {
                        closed.countDown();
                    }
                };
            }
        });
        ask("{\"id\":1,\"do\":\"choose\",\"game\":\"nim\",\"player\":\"deaf\"}");
        ask(HELLO);
        ask("{\"do\":\"open\",\"session\":\"a\",\"game\":\"nim\"}");
        ask("{\"do\":\"choose\",\"session\":\"a\",\"player\":\"deaf\"}");
        closed.await();
    }

    @Test
    void aPlayerThatFailedIsNotBlamedForWhatHangsLater() throws IOException, InterruptedException {
        start(
                new EngineOptions().threads(1).patience(Duration.ofMillis(500)).gamePatience(Duration.ofMillis(500)),
                new TestProvider("failing") {
                    @Override
                    public Player create(Game game, Settings settings, long seed) {
                        return (view, seat, budget, monitor) -> {
                            throw new IllegalStateException("no idea");
                        };
                    }
                },
                new TestProvider("unborn") {
                    @Override
                    public Player create(Game game, Settings settings, long seed) {
                        waiting("unborn", false)
                                .create(game, settings, seed)
                                .choose(game.newInitialState(), 0, Budget.UNLIMITED, Monitor.NONE);
                        throw new IllegalStateException("the test is over");
                    }
                });
        ask(HELLO);
        ask("{\"do\":\"open\",\"session\":\"a\",\"game\":\"nim\"}");
        assertTrue(ask("{\"do\":\"choose\",\"session\":\"a\",\"player\":\"failing\"}")
                .has("error"));
        assertTrue(ask("{\"do\":\"choose\",\"session\":\"a\",\"player\":\"unborn\"}")
                .has("error"));
        assertEquals(
                "session 'a' is not open",
                ask("{\"do\":\"position\",\"session\":\"a\"}").get("error").textValue());
    }

    @Test
    void anOpeningThatIsCancelledLeavesItsNameFree() throws IOException, InterruptedException {
        start(new EngineOptions().threads(1), waiting("patient", true));
        ask(HELLO);
        send("{\"id\":1,\"do\":\"choose\",\"game\":\"nim\",\"player\":\"patient\"}");
        thinking.await();
        String open = "{\"id\":2,\"do\":\"open\",\"session\":\"a\",\"game\":\"nim\"}";
        send(open, "{\"id\":3,\"do\":\"cancel\",\"request\":2}");
        assertEquals("cancelled before it was begun", next().get("error").textValue());
        next();
        send("{\"id\":1,\"do\":\"cancel\"}");
        next();
        next();
        assertEquals("a", ask(open).path("session").textValue());
    }

    @Test
    void aGameThatHangsCostsItsSessionOnly() throws IOException, InterruptedException {
        games.add(new GameProvider() {
            @Override
            public String id() {
                return "stuck";
            }

            @Override
            public Game create(int seats, Settings options) {
                while (never.getCount() > 0) {
                    try {
                        never.await();
                    } catch (InterruptedException ignored) {
                        // it does not obey
                    }
                }
                throw new IllegalStateException("the test is over");
            }
        });
        start(new EngineOptions().threads(1).patience(Duration.ofMillis(1)).gamePatience(Duration.ofMillis(20)));
        assertEquals(
                "the game did not answer in time",
                ask("{\"do\":\"position\",\"game\":\"stuck\"}").get("error").textValue());
        ask(HELLO);
        assertEquals(
                "the game did not answer in time",
                ask("{\"do\":\"open\",\"session\":\"a\",\"game\":\"stuck\"}")
                        .get("error")
                        .textValue());
        assertEquals(
                "session 'a' is not open",
                ask("{\"do\":\"position\",\"session\":\"a\"}").get("error").textValue());
    }

    @Test
    void aSessionDoesNotRevealHiddenThingsByLegality() throws IOException, InterruptedException {
        start(new EngineOptions());
        ask(HELLO);
        String chance =
                "field 'observer': what is legal here depends on what is hidden; only \"referee\" may name a ply";
        for (String hidden : List.of("*J", "*Q")) {
            ask("{\"do\":\"open\",\"session\":\"a\",\"game\":\"poker\",\"options\":{\"variant\":\"leduc\"},"
                    + "\"plies\":[\"*K\",\"" + hidden + "\",\"c\",\"c\"]}");
            // A king is left in both worlds, a second jack in one of them only: the answer must not tell.
            for (String observer : List.of("", ",\"observer\":0", ",\"observer\":1", ",\"observer\":\"spectator\"")) {
                for (String named : List.of("*J", "*K", "*no")) {
                    assertEquals(
                            chance,
                            ask("{\"do\":\"apply\",\"session\":\"a\",\"ply\":\"" + named + "\"" + observer + "}")
                                    .path("error")
                                    .textValue());
                }
            }
            assertTrue(ask("{\"do\":\"ply\",\"session\":\"a\",\"ply\":\"*K\",\"observer\":\"referee\"}")
                    .path("error")
                    .isMissingNode());
            assertEquals(
                    "field 'observer': what is legal here depends on what is hidden; only 0 (the seat to move) or \"referee\""
                            + " may name a ply",
                    ask("{\"do\":\"ply\",\"session\":\"a\",\"ply\":\"c\",\"observer\":1}")
                            .path("error")
                            .textValue());
            assertTrue(ask("{\"do\":\"ply\",\"session\":\"a\",\"ply\":\"c\",\"observer\":0}")
                    .path("error")
                    .isMissingNode());
            ask("{\"do\":\"close\",\"session\":\"a\"}");
        }
    }

    @Test
    void aSessionGoesOnFromRequestToRequest() throws IOException, InterruptedException {
        start(new EngineOptions());
        ask(HELLO);
        JsonNode open = ask("{\"id\":1,\"do\":\"open\",\"session\":\"a\",\"game\":\"kalaha\",\"plies\":[\"c\"]}");
        assertEquals("a", open.get("session").textValue());
        assertEquals(
                "s1", ask("{\"do\":\"open\",\"game\":\"nim\"}").get("session").textValue());
        assertEquals(
                "session 'a' is open already",
                ask("{\"do\":\"open\",\"session\":\"a\",\"game\":\"nim\"}")
                        .get("error")
                        .textValue());
        JsonNode after = ask("{\"do\":\"ply\",\"session\":\"a\",\"ply\":\"a\",\"history\":true}");
        JsonNode once = ask("{\"do\":\"position\",\"game\":\"kalaha\",\"plies\":[\"c\",\"a\"]}");
        assertEquals(once.get("position"), after.get("position"));
        assertEquals(
                "[{\"actor\":0,\"ply\":\"c\"},{\"actor\":0,\"ply\":\"a\"}]",
                after.get("plies").toString());
        JsonNode apply = ask("{\"do\":\"apply\",\"session\":\"a\",\"ply\":\"F\"}");
        assertNotEquals(after.get("position"), apply.get("position"));
        assertEquals(
                after.get("position"),
                ask("{\"do\":\"position\",\"session\":\"a\"}").get("position"));
        assertEquals(
                "field 'ply': 'z' is not legal; legal: F E D C B A",
                ask("{\"do\":\"ply\",\"session\":\"a\",\"ply\":\"z\"}")
                        .get("error")
                        .textValue());
        JsonNode start = ask("{\"do\":\"undo\",\"session\":\"a\",\"count\":2}");
        assertEquals(ask("{\"do\":\"position\",\"game\":\"kalaha\"}").get("position"), start.get("position"));
        assertEquals(
                "no ply has been played; there is nothing to undo",
                ask("{\"do\":\"undo\",\"session\":\"a\"}").get("error").textValue());
        assertTrue(ask("{\"do\":\"close\",\"session\":\"a\"}").get("closed").booleanValue());
        assertEquals(
                "session 'a' is not open",
                ask("{\"do\":\"position\",\"session\":\"a\"}").get("error").textValue());
        JsonNode failed = ask("{\"do\":\"open\",\"session\":\"b\",\"game\":\"nim\",\"plies\":[\"x\"]}");
        assertTrue(failed.get("error").textValue().startsWith("field 'plies[0]'"));
        assertFalse(ask("{\"do\":\"open\",\"session\":\"b\",\"game\":\"nim\"}").has("error"));
        assertTrue(
                ask("{\"do\":\"ply\",\"ply\":\"a\"}").get("error").textValue().startsWith("field 'session' is"));
        assertTrue(ask("{\"do\":\"ply\",\"session\":\"b\",\"game\":\"nim\"}")
                .get("error")
                .textValue()
                .startsWith("unknown field 'game'"));
    }

    @Test
    void theRequestsOfASessionAreAnsweredInTheirOrder() throws IOException, InterruptedException {
        start(new EngineOptions().threads(4));
        ask(HELLO);
        send("{\"id\":0,\"do\":\"open\",\"session\":\"a\",\"game\":\"nim\",\"options\":{\"heaps\":[60,60]}}");
        for (int i = 1; i <= 50; i++) {
            send("{\"id\":" + i + ",\"do\":\"ply\",\"session\":\"a\",\"ply\":\"" + (i % 2 + 1) + ":1\"}");
        }
        for (int i = 0; i <= 50; i++) {
            JsonNode answer = next();
            assertEquals(i, answer.get("id").intValue());
            assertEquals(i % 2, answer.get("actor").intValue(), answer.toString());
        }
    }

    @Test
    void aPlayerOfASessionHearsTheViewOfItsSeat() throws IOException, InterruptedException {
        PlayerProvider listener = new TestProvider("listener") {
            @Override
            public Player create(Game game, Settings settings, long seed) {
                told.add("new");
                return new Player() {
                    @Override
                    public void begin(GameSetup setup, int seat) {
                        told.add("begin " + seat);
                    }

                    @Override
                    public void observe(Seen ply) {
                        told.add("ply " + ply.action());
                    }

                    @Override
                    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
                        return Decision.of(0);
                    }

                    @Override
                    public void close() {
                        told.add("close");
                    }
                };
            }
        };
        start(new EngineOptions(), listener);
        ask(HELLO);
        String choose = "{\"do\":\"choose\",\"session\":\"a\",\"player\":\"listener\"}";
        ask("{\"do\":\"open\",\"session\":\"a\",\"game\":\"kalaha\",\"plies\":[\"c\",\"a\",\"F\"]}");
        ask(choose);
        ask(choose);
        ask("{\"do\":\"undo\",\"session\":\"a\"}");
        ask(choose);
        ask("{\"do\":\"close\",\"session\":\"a\"}");
        assertEquals(
                List.of(
                        "new", "begin 0", "ply 2", "ply 0", "ply 0", "new", "begin 1", "ply 2", "ply 0", "close",
                        "close"),
                told);
    }
}
