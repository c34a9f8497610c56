package org.marienbad.framework.match;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.toy.Toy;
import org.marienbad.framework.toy.ToyPlayers;

class PlayerLifeTest {
    private static final GameSetup SETUP = GameSetup.of(new HookedToy(name -> {}), 2, Map.of("counters", 3), 0);

    private final DiaryPlayer diary = new DiaryPlayer();

    private static MatchResult play(Player first, Player second) {
        return new Match(SETUP, List.of(first, second)).play();
    }

    /** Long enough for everybody who answers at all. */
    private static MatchResult playImpatiently(Player first, Player second) {
        return new Match(SETUP, List.of(first, second))
                .patience(Duration.ofMillis(500))
                .play();
    }

    @Test
    void aPlayerIsToldWhatItsSeatSees() {
        MatchResult result = play(ToyPlayers.always(1), diary);
        assertEquals(
                List.of(
                        "begin hooked at 1",
                        "0 takes ?",
                        "choose in 2 left, seat 1",
                        "1 takes 1",
                        "0 takes ?",
                        "end 1.0 -1.0",
                        "close"),
                diary.diary);
        assertArrayEquals(new double[] {1, -1}, result.payoffs());
    }

    @Test
    void openingsAndChanceAreObserved() {
        GameSetup dice = GameSetup.of(new Toy(), 2, Map.of("counters", 3, "dice", true), 0);
        MatchResult result = new Match(dice, List.of(diary, ToyPlayers.always(1)))
                .opening(1, 5)
                .seed(3)
                .play();
        assertEquals(
                result.plies().size(),
                diary.diary.stream().filter(line -> line.contains("takes")).count());
        assertEquals("0 takes " + result.plies().get(0), diary.diary.get(1));
        assertTrue(diary.diary.get(2).startsWith("-1 takes ") || result.plies().size() == 1, diary.diary.toString());
    }

    @Test
    void aLambdaWritesNothingButItsDecisions() {
        assertEquals(new Lifecycle(false, false, false, false, false), Lifecycle.of(ToyPlayers.always(1)));
        assertEquals(new Lifecycle(true, true, false, true, true), Lifecycle.of(diary));
        DiaryPlayer heir = new DiaryPlayer() {};
        assertEquals(Lifecycle.of(diary), Lifecycle.of(heir), "inherited is written, too");
    }

    @Test
    void aPlayerThatThrowsWhenToldSomethingLoses() {
        Player atBegin = new DiaryPlayer() {
            @Override
            public void begin(GameSetup setup, int seat) {
                throw new StackOverflowError();
            }
        };
        Player atPly = new DiaryPlayer() {
            @Override
            public void observe(Seen ply) {
                throw new IllegalStateException("too much");
            }
        };
        for (Player failing : List.of(atBegin, atPly)) {
            Forfeit forfeit = play(failing, diary).forfeit().orElseThrow();
            assertEquals(Forfeit.Cause.FAILED, forfeit.cause());
            assertEquals(0, forfeit.seat());
        }
        assertTrue(diary.diary.contains("end -1.0 1.0"), "the other one is told");
    }

    @Test
    void aPlayerThatHangsWhenItIsToldSomethingLosesAndAllAreClosed() throws InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        DiaryPlayer hanging = new DiaryPlayer() {
            @Override
            public void observe(Seen ply) {
                awaitDeaf(never);
            }
        };
        Forfeit forfeit = playImpatiently(diary, hanging).forfeit().orElseThrow();
        assertEquals(Forfeit.Cause.TIMEOUT, forfeit.cause());
        assertEquals(1, forfeit.seat());
        diary.closed.await();
        hanging.closed.await();
        assertTrue(diary.diary.contains("end 1.0 -1.0"), "the other one is told");
        assertFalse(hanging.diary.stream().anyMatch(line -> line.startsWith("end")), hanging.diary.toString());
        never.countDown();
    }

    /** The late player comes back between the moment in which its time is over and the one in which the match is. */
    @Test
    void theOthersAreToldTheEndThoughTheLatePlayerComesBackMeanwhile() throws InterruptedException {
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch answer = new CountDownLatch(1);
        Player late = (view, seat, budget, monitor) -> {
            asked.countDown();
            awaitDeaf(answer);
            return Decision.of(1);
        };
        Thread[] worker = new Thread[1];
        AtomicBoolean expired = new AtomicBoolean();
        GameSetup setup = new HookedToy(name -> {}, DoubleUnaryOperator.identity(), info -> {
                    if (expired.get()) { // asked for the payoffs of the forfeit
                        answer.countDown();
                        join(worker[0]);
                    }
                    return info;
                })
                .setup();
        MatchRunner match =
                new Match(setup, List.of(late, diary)).patience(Duration.ZERO).runner();
        BlockingQueue<Throwable> thrown = new LinkedBlockingQueue<>();
        worker[0] = new Thread(() -> thrown.add(assertThrows(RuntimeException.class, match::play)));
        worker[0].start();
        asked.await();
        expired.set(true);
        assertEquals(0, match.expire().forfeit().orElseThrow().seat());
        assertEquals(MatchTurn.MatchEnded.class, thrown.take().getClass());
        diary.closed.await();
        assertEquals(List.of("begin hooked at 1", "end -1.0 1.0", "close"), diary.diary);
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Test
    void aPlayerThatHangsOrThrowsAfterTheEndChangesNothing() {
        CountDownLatch never = new CountDownLatch(1);
        for (Consumer<double[]> end : List.<Consumer<double[]>>of(payoffs -> awaitDeaf(never), payoffs -> {
            throw new IllegalStateException("unfair");
        })) {
            Player late = new DiaryPlayer() {
                @Override
                public void end(double[] payoffs) {
                    end.accept(payoffs);
                }
            };
            MatchResult result = playImpatiently(late, ToyPlayers.always(1));
            assertTrue(result.forfeit().isEmpty());
            assertArrayEquals(new double[] {1, -1}, result.payoffs());
        }
        never.countDown();
    }

    @Test
    void aPlayerThatHangsAfterTheEndKeepsNobodyFromLeaving() throws InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        CountDownLatch over = new CountDownLatch(1);
        DiaryPlayer hanging = new DiaryPlayer() {
            @Override
            public void end(double[] payoffs) {
                awaitDeaf(never);
            }
        };
        MatchResult result = new Match(SETUP, List.of(hanging, diary))
                .patience(Duration.ofMillis(500))
                .listener(new MatchListener() {
                    @Override
                    public void ended() {
                        over.countDown();
                    }
                })
                .play();
        assertTrue(result.forfeit().isEmpty());
        diary.closed.await();
        hanging.closed.await();
        over.await();
        assertTrue(diary.diary.contains("end 1.0 -1.0"), diary.diary.toString());
        never.countDown();
    }

    @Test
    void aGameThatFailsAfterItWasReportedIsNotReportedAgain() throws InterruptedException {
        CountDownLatch hangs = new CountDownLatch(1);
        CountDownLatch reported = new CountDownLatch(1);
        GameSetup failing = new HookedToy(name -> {
                    if (name.equals("apply")) {
                        hangs.countDown();
                        awaitDeaf(reported);
                        throw new IllegalStateException("no board");
                    }
                })
                .setup();
        MatchRunner match = new Match(failing, List.of(diary, ToyPlayers.always(1))).runner();
        match.gamePatience(0);
        BlockingQueue<Throwable> thrown = new LinkedBlockingQueue<>();
        Thread worker = new Thread(() -> thrown.add(assertThrows(RuntimeException.class, match::play)));
        worker.start();
        hangs.await();
        PluginFault fault = assertThrows(PluginFault.class, match::expire);
        assertEquals("hooked hangs at ply 1", fault.getMessage());
        reported.countDown();
        assertEquals(MatchTurn.MatchEnded.class, thrown.take().getClass());
    }

    @Test
    void playersAreClosedWhenTheGameFails() {
        GameSetup failing = new HookedToy(name -> {
                    if (name.equals("apply")) {
                        throw new IllegalStateException("no board");
                    }
                })
                .setup();
        PluginFault fault =
                assertThrows(PluginFault.class, () -> new Match(failing, List.of(diary, ToyPlayers.always(1))).play());
        assertTrue(
                fault.getMessage()
                        .matches("hooked failed at ply 1: java.lang.IllegalStateException: no board"
                                + " at .*\\(PlayerLifeTest\\.java:\\d+\\)"),
                fault.getMessage());
        assertEquals("close", diary.diary.get(diary.diary.size() - 1));
        assertFalse(diary.diary.stream().anyMatch(line -> line.startsWith("end")), diary.diary.toString());
    }

    @Test
    void aGameThatCannotCopyIsNoPlayersLoss() {
        GameSetup failing = new HookedToy(name -> {
                    if (name.equals("copy")) {
                        throw new IllegalStateException("no paper");
                    }
                })
                .setup();
        assertThrows(PluginFault.class, () -> new Match(failing, List.of(diary, diary)).play());
    }

    /** Waits as one that does not listen to interruption. */
    static void awaitDeaf(CountDownLatch latch) {
        while (true) {
            try {
                latch.await();
                return;
            } catch (InterruptedException ignored) {
                // deaf
            }
        }
    }
}
