package org.marienbad.opponents.kgp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.toy.RecordingContext;

/** The command against a server written here: both sides of the conversations of the specification. */
class KgpCommandTest {
    private static final String SMALL = "<3,0,0,3,3,3,3,3,3>";
    private static final String QUICK = "minimax(depth=3)";

    /** A client at work, and the server's end of its connection. */
    private static final class Talk implements AutoCloseable {
        final RecordingContext context;
        final FutureTask<Boolean> client;
        final Wire wire;

        Talk(boolean webSocket, String... settings) throws IOException {
            Map<String, String> given = new LinkedHashMap<>();
            for (int i = 0; i < settings.length; i += 2) {
                given.put(settings[i], settings[i + 1]);
            }
            given.putIfAbsent("player", QUICK);
            try (ServerSocket server = Wire.listen()) {
                String place = "localhost:" + server.getLocalPort();
                context =
                        new RecordingContext(new KgpCommand(), webSocket ? "ws://" + place + "/socket" : place, given);
                client = new FutureTask<>(() -> new KgpCommand().run(context));
                new Thread(client, "client").start();
                wire = Wire.accept(server, webSocket);
            }
        }

        /** Greets; what the client says until it asks for a mode. */
        List<String> greet() throws IOException {
            wire.send("kgp 1 1 0");
            List<String> said = new ArrayList<>();
            for (KgpLine next = next(); !next.name().equals("mode"); next = next()) {
                said.add(next.name() + " " + next.arguments());
            }
            wire.send("2 ok");
            return said;
        }

        KgpLine next() throws IOException {
            String line = wire.receive();
            assertNotNull(line, () -> "the client is gone: " + context.warned);
            return KgpLine.parse(line).orElseThrow(() -> new AssertionError("no command: " + line));
        }

        /** The next command other than comments on moves. */
        KgpLine nextAnswer() throws IOException {
            KgpLine next = next();
            return next.name().equals("set") ? nextAnswer() : next;
        }

        /** The last move before the client yields. */
        int moveTo(long state) throws IOException {
            int move = -1;
            for (KgpLine next = nextAnswer(); !next.name().equals("yield"); next = nextAnswer()) {
                assertEquals("move", next.name());
                assertEquals(state, next.reference());
                move = next.number(0).orElseThrow();
            }
            return move;
        }

        boolean ended() throws InterruptedException, ExecutionException, TimeoutException {
            return client.get(1, TimeUnit.MINUTES);
        }

        @Override
        public void close() throws IOException {
            context.cancelled.countDown();
            wire.close();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void freeplayGoesAsInTheSpecification(boolean webSocket) throws Exception {
        try (Talk talk = new Talk(
                webSocket, "name", "Mari\"enbad", "authors", "A, B", "token", "secret", "description", "plays")) {
            assertEquals(
                    List.of(
                            "set [info:name, Mari\"enbad]",
                            "set [info:authors, A, B]",
                            "set [info:description, plays]",
                            "set [auth:token, secret]"),
                    talk.greet());
            talk.wire.send("4 state " + SMALL);
            // The first pit ends in the store: South moves again.
            int first = talk.moveTo(4);
            assertTrue(first >= 1 && first <= 3, () -> "move " + first);
            talk.wire.send("6@4 stop");
            talk.wire.send("8 state <3,1,3,0,4,4,4,3,3>");
            int second = talk.moveTo(8);
            assertTrue(second == 2 || second == 3, () -> "move " + second);
            talk.wire.send("10@8 stop");
            talk.wire.send("goodbye");
            assertTrue(talk.ended());
            assertEquals(List.of(), talk.context.warned);
            assertEquals("2 positions played.", talk.context.printed.get(talk.context.printed.size() - 1));
            List<String> events = talk.context.events;
            assertEquals("end {answers=2, errors=0, mode=freeplay}", events.get(events.size() - 1));
            assertTrue(
                    events.stream()
                            .anyMatch(event ->
                                    event.matches("answer \\{board=<.*>, iterations=\\d+, move=\\d+(, value=.*)?}")),
                    events::toString);
        }
    }

    @Test
    void everyCommandHasANumberOfItsOwn() throws Exception {
        try (Talk talk = new Talk(false, "name", "x")) {
            talk.wire.send("kgp 1 0 1");
            Set<Long> numbers = new HashSet<>();
            for (KgpLine next = talk.next(); !next.name().equals("mode"); next = talk.next()) {
                assertTrue(numbers.add(next.id()) && next.id() % 2 == 1);
            }
        }
    }

    @Test
    void aPlayerWithoutLimitThinksUntilItIsStopped() throws Exception {
        try (Talk talk = new Talk(false, "player", "mcts")) {
            talk.greet();
            talk.wire.send("4 state <6,0,0,6,6,6,6,6,6,6,6,6,6,6,6>");
            KgpLine move = talk.nextAnswer();
            assertEquals("move", move.name());
            talk.wire.send("4 state " + SMALL); // the number is in use: left out
            talk.wire.send("6@4 stop");
            talk.wire.send("8 ping");
            KgpLine next = talk.nextAnswer();
            while (next.name().equals("move")) {
                next = talk.nextAnswer();
            }
            assertEquals("pong", next.name());
            assertEquals(8, next.reference());
            talk.wire.send("goodbye");
            assertTrue(talk.ended());
            assertEquals("One position played.", talk.context.printed.get(talk.context.printed.size() - 1));
        }
    }

    @Test
    void aServerWithoutAClockIsAnsweredByThePlayersOwnLimit() throws Exception {
        try (Talk talk = new Talk(false, "player", "mcts")) {
            talk.greet();
            talk.wire.send("set time:mode none");
            talk.wire.send("4 state " + SMALL);
            int move = talk.moveTo(4);
            assertTrue(move >= 1 && move <= 3, () -> "move " + move);
        }
    }

    @Test
    void positionsOfSeveralGamesAreAnsweredEach() throws Exception {
        try (Talk talk = new Talk(false, "threads", "3")) {
            talk.greet();
            Map<Long, Integer> moves = new HashMap<>();
            for (int state = 4; state < 4 + 20; state += 2) {
                talk.wire.send(state + " state <" + (state / 4) + ",0,0" + ",3".repeat(2 * (state / 4)) + ">");
            }
            int yields = 0;
            while (yields < 10) {
                KgpLine next = talk.nextAnswer();
                if (next.name().equals("yield")) {
                    yields++;
                } else {
                    assertEquals("move", next.name());
                    moves.put(next.reference(), next.number(0).orElseThrow());
                }
            }
            assertEquals(10, moves.size());
            moves.forEach((state, move) -> assertTrue(move >= 1 && move <= state / 4, state + " move " + move));
        }
    }

    @Test
    void aStateWithoutANumberIsAnsweredWithoutReference() throws Exception {
        try (Talk talk = new Talk(false)) {
            talk.greet();
            talk.wire.send("state " + SMALL);
            int move = talk.moveTo(KgpLine.NONE);
            assertTrue(move >= 1 && move <= 3, () -> "move " + move);
        }
    }

    @Test
    void malformedLinesAreToldAndDoNoHarm() throws Exception {
        try (Talk talk = new Talk(true)) {
            talk.greet();
            talk.wire.send("?? \"");
            talk.wire.send("state " + "9".repeat(2 * KgpLine.LONGEST)); // too long: left out
            talk.wire.send("future \"command\" of <1,2> some 1.5 kind");
            talk.wire.send("set future:option on");
            talk.wire.send("99@77 stop");
            talk.wire.send("6 state <3,1>");
            KgpLine error = talk.nextAnswer();
            assertEquals("error", error.name());
            assertEquals(6, error.reference());
            assertTrue(error.argument(0).startsWith("the board <3,1> has 3 pits a side"), error::toString);
            talk.wire.send("8 state");
            assertEquals(8, talk.nextAnswer().reference());
            talk.wire.send("10 state <1,3,3,0,0>"); // over
            assertEquals("yield", talk.nextAnswer().name());
            talk.wire.send("12 ping hello");
            KgpLine pong = talk.nextAnswer();
            assertEquals("pong [hello] @12", pong.name() + " " + pong.arguments() + " @" + pong.reference());
            assertEquals(3, talk.context.warned.size(), talk.context.warned::toString);
            assertEquals("not understood, left out: ?? \"", talk.context.warned.get(0));
        }
    }

    @Test
    void complaintsHaveAnEnd() throws Exception {
        try (Talk talk = new Talk(false)) {
            talk.greet();
            for (int i = 0; i < 100; i++) {
                talk.wire.send("!");
            }
            talk.wire.send("ping");
            talk.nextAnswer();
            assertEquals(10, talk.context.warned.size());
        }
    }

    @Test
    void aGameIsAnnouncedOnce() throws Exception {
        try (Talk talk = new Talk(false)) {
            talk.greet();
            talk.wire.send("set info:name \"The \u001b[31mserver\"");
            talk.wire.send("set game:id 77");
            talk.wire.send("set game:opponent \"Otto\"");
            talk.wire.send("4 state " + SMALL);
            talk.moveTo(4);
            talk.wire.send("set game:id 77");
            talk.wire.send("6 state " + SMALL);
            talk.moveTo(6);
            talk.wire.send("goodbye");
            assertTrue(talk.ended());
            assertEquals(
                    List.of("Server: The  [31mserver.", "Game 77 against Otto."),
                    talk.context.printed.stream()
                            .filter(line -> line.startsWith("Server") || line.startsWith("Game"))
                            .toList());
        }
    }

    @Test
    void anotherVersionIsRefused() throws Exception {
        try (Talk talk = new Talk(false)) {
            talk.wire.send("kgp 2 0 0");
            assertEquals("error", talk.next().name());
            assertEquals("goodbye", talk.next().name());
            assertFalse(talk.ended());
            assertEquals(
                    List.of("the server speaks version 2.0.0 of the protocol; we speak version 1"),
                    talk.context.warned);
        }
    }

    @Test
    void aModeThatTheServerDoesNotHaveIsAFailure() throws Exception {
        try (Talk talk = new Talk(false, "mode", "eval")) {
            talk.wire.send("kgp 1 0 0");
            talk.wire.send("error \"Unsupported activity\"");
            talk.wire.send("goodbye");
            assertFalse(talk.ended());
            assertEquals(List.of("the server says: Unsupported activity"), talk.context.warned);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aConnectionThatEndsInTheMiddleIsAFailureOfOneLine(boolean webSocket) throws Exception {
        try (Talk talk = new Talk(webSocket, "player", "mcts")) {
            talk.greet();
            talk.wire.send("4 state <6,0,0,6,6,6,6,6,6,6,6,6,6,6,6>");
            talk.nextAnswer();
            talk.wire.close();
            assertFalse(talk.ended());
            assertEquals(1, talk.context.warned.size(), talk.context.warned::toString);
            assertTrue(talk.context.warned.get(0).matches("the (server closed the connection|connection broke).*"));
        }
    }

    @Test
    void cancellingSaysGoodbye() throws Exception {
        try (Talk talk = new Talk(false)) {
            talk.greet();
            talk.context.cancelled.countDown();
            assertEquals("goodbye", talk.nextAnswer().name());
            assertTrue(talk.ended());
        }
    }

    @Test
    void aPlayerThatFailsIsToldAndTheServerDecides() throws Exception {
        try (Talk talk = new Talk(false, "player", "exec(command=\"no such program\")")) {
            talk.greet();
            talk.wire.send("4 state " + SMALL);
            KgpLine error = talk.nextAnswer();
            assertEquals("error", error.name());
            assertEquals(4, error.reference());
            assertEquals("yield", talk.nextAnswer().name());
            assertEquals(1, talk.context.warned.size(), talk.context.warned::toString);
        }
    }

    @Test
    void positionsAreEvaluatedByWhatTheSeatToMoveMayExpect() throws Exception {
        try (Talk talk = new Talk(false, "mode", "eval", "answers", "2")) {
            talk.greet();
            talk.wire.send("4 state <2,20,0,1,1,1,1>"); // South has won
            KgpLine won = talk.next();
            assertEquals("eval", won.name());
            assertEquals(4, won.reference());
            assertEquals(1, Double.parseDouble(won.argument(0)), 1e-9);
            talk.wire.send("6 state <2,0,20,1,1,1,1>");
            KgpLine lost = talk.next();
            while (lost.reference() == 4) {
                lost = talk.next();
            }
            assertEquals(-1, Double.parseDouble(lost.argument(0)), 1e-9);
            while (!lost.name().equals("goodbye")) {
                lost = talk.next();
            }
            assertTrue(talk.ended());
        }
    }

    /** The rules of our game against those of the protocol as written for the tests, on boards as large as its server's. */
    @Test
    void solutionsAreThoseOfTheProtocolsRules() throws Exception {
        int problems = 1000;
        Random random = new Random(1);
        int endings = 0;
        int repetitions = 0;
        try (Talk talk = new Talk(false, "mode", "verify", "answers", String.valueOf(problems))) {
            talk.greet();
            for (int problem = 0; problem < problems; problem++) {
                KalahRules board = KalahRules.random(random);
                int move = 1 + random.nextInt(board.pits);
                while (!board.isLegal(move)) {
                    move = 1 + random.nextInt(board.pits);
                }
                String asked = board.asSeenByMover();
                talk.wire.send(4 + 2 * problem + " problem " + asked + " " + move);
                boolean again = board.sow(move);
                KgpLine solution = talk.next();
                assertEquals(
                        "solution " + board.asSeenByMover() + " " + (again ? 1 : 0),
                        solution.name() + " " + String.join(" ", solution.arguments()),
                        asked + " move " + move);
                talk.wire.send("1000@" + solution.id() + " ok");
                endings += board.isOver() ? 1 : 0;
                repetitions += again ? 1 : 0;
            }
            assertEquals("goodbye", talk.next().name());
            assertTrue(talk.ended());
            assertEquals(
                    "1,000 problems answered, 0 of them wrongly.",
                    talk.context.printed.get(talk.context.printed.size() - 1));
        }
        assertTrue(endings > 10 && repetitions > 10, endings + " ends, " + repetitions + " further moves");
    }

    @Test
    void aWrongSolutionIsAFailure() throws Exception {
        try (Talk talk = new Talk(false, "mode", "verify")) {
            talk.greet();
            talk.wire.send("4 problem " + SMALL + " 1");
            KgpLine solution = talk.next();
            assertEquals(List.of("<3,1,0,0,4,4,3,3,3>", "1"), solution.arguments());
            talk.wire.send("6@" + solution.id() + " error \"Was not a repeat move\"");
            talk.wire.send("8 problem " + SMALL + " 7");
            assertEquals("error", talk.next().name());
            talk.wire.send("goodbye");
            assertFalse(talk.ended());
        }
    }

    /** Two clients, one of them over a WebSocket, through a server that judges by rules of its own. */
    @ParameterizedTest
    @CsvSource({"6, 6, 1", "3, 3, 2", "9, 4, 3"})
    void twoPlayersPlayToTheEnd(int pits, int stones, int seed) throws Exception {
        KalahRules board = new KalahRules(pits, stones);
        try (Talk south = new Talk(false, "player", "mcts(iterations=200)", "seed", String.valueOf(seed));
                Talk north = new Talk(true, "player", "random", "seed", String.valueOf(seed))) {
            south.greet();
            north.greet();
            Talk[] sides = {south, north};
            int number = 4;
            for (; !board.isOver(); number += 2) {
                Talk mover = sides[board.mover];
                mover.wire.send(number + " state " + board.asSeenByMover());
                int move = mover.moveTo(number);
                assertTrue(board.isLegal(move), board.asSeenByMover() + " move " + move);
                mover.wire.send(number + 1 + "@" + number + " stop");
                board.play(move);
            }
            assertEquals(2 * pits * stones, board.total(0) + board.total(1));
            assertEquals(1, board.winner(), "a search lost against chance");
            for (Talk side : sides) {
                side.wire.send("goodbye");
                assertTrue(side.ended());
                assertEquals(List.of(), side.context.warned);
            }
        }
    }

    @Test
    void aServerThatIsNotThereIsAFailureOfOneLine() throws Exception {
        int port;
        try (ServerSocket server = Wire.listen()) {
            port = server.getLocalPort();
        }
        for (String address : List.of("localhost:" + port, "ws://localhost:" + port + "/")) {
            RecordingContext context = new RecordingContext(new KgpCommand(), address, Map.of("player", QUICK));
            assertFalse(new KgpCommand().run(context));
            assertEquals(1, context.warned.size());
            assertTrue(
                    context.warned.get(0).startsWith("cannot connect to " + address + " ("), context.warned::toString);
        }
    }

    @Test
    void aPlayerThatDoesNotExistIsRefusedBeforeConnecting() {
        RecordingContext context = new RecordingContext(new KgpCommand(), "localhost:1", Map.of("player", "mtcs"));
        String message = assertThrows(IllegalArgumentException.class, () -> new KgpCommand().run(context))
                .getMessage();
        assertTrue(message.startsWith("unknown player 'mtcs'"), message);
    }
}
