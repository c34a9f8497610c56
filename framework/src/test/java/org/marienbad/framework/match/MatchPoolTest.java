package org.marienbad.framework.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.toy.Toy;
import org.marienbad.framework.toy.ToyPlayers;

class MatchPoolTest {
    private static final GameSetup SETUP = GameSetup.of(new Toy());
    private static final String WHOLE = " [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]";

    private final Queue<MatchPool.Job> jobs = new ConcurrentLinkedQueue<>();
    private final BlockingQueue<String> reports = new LinkedBlockingQueue<>();

    private MatchPool pool;

    private void start(int threads) {
        pool = new MatchPool(threads, jobs::poll);
    }

    @AfterEach
    void close() {
        pool.close();
    }

    private void add(String name, Supplier<Match> match) {
        jobs.add(new MatchPool.Job() {
            @Override
            public Match match() {
                return match.get();
            }

            @Override
            public void ended(MatchResult result) {
                String how = result.forfeit().map(forfeit -> " " + forfeit).orElse("");
                reports.add(name + " " + result.plies() + how);
            }

            @Override
            public void failed(Throwable failure) {
                reports.add(name + " " + failure.getMessage());
            }
        });
    }

    private static Match match(Player first, Player second) {
        return new Match(SETUP, List.of(first, second));
    }

    private static Match quick() {
        return match(ToyPlayers.always(1), ToyPlayers.always(1));
    }

    private List<String> take(int count) throws InterruptedException {
        String[] taken = new String[count];
        for (int i = 0; i < count; i++) {
            taken[i] = reports.take();
        }
        return List.of(taken).stream().sorted().toList();
    }

    @Test
    void everyJobIsPlayedOnceAndReported() throws InterruptedException {
        for (int i = 0; i < 20; i++) {
            add("job " + (char) ('a' + i), MatchPoolTest::quick);
        }
        start(3);
        List<String> reported = take(20);
        for (int i = 0; i < 20; i++) {
            assertEquals("job " + (char) ('a' + i) + WHOLE, reported.get(i));
        }
        assertTrue(reports.isEmpty());
    }

    @Test
    void oneThreadGoesOnAfterAJobThatFailed() throws InterruptedException {
        add("a", () -> {
            throw new IllegalStateException("no such player");
        });
        add("b", () -> new Match(GameSetup.of(new BrokenGame()), List.of(ToyPlayers.always(1), ToyPlayers.always(1))));
        add("c", MatchPoolTest::quick);
        start(1);
        String broken = "b broken failed at ply 1: java.lang.IllegalStateException: no board"
                + " at org.marienbad.framework.match.BrokenGame$1.newInitialState(BrokenGame.java:29)";
        assertEquals(List.of("a no such player", broken, "c" + WHOLE), take(3));
    }

    @Test
    void aHangingPlayerLosesIsInterruptedAndReplaced() throws InterruptedException {
        CountDownLatch interrupted = new CountDownLatch(1);
        Player hanging = (view, seat, budget, monitor) -> {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException expected) {
                interrupted.countDown();
            }
            return Decision.of(1);
        };
        add("a", () -> match(ToyPlayers.always(1), hanging).patience(Duration.ofMillis(500)));
        add("b", MatchPoolTest::quick);
        start(1);
        String lost = "a [1] " + new Forfeit(1, Forfeit.Cause.TIMEOUT, "no answer within 500 ms");
        assertEquals(List.of(lost, "b" + WHOLE), take(2), "another thread takes the place of the only one");
        interrupted.await();
    }

    @Test
    void closingStopsPlayersAndReportsNothing() throws InterruptedException {
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch stopped = new CountDownLatch(1);
        Player endless = (view, seat, budget, monitor) -> {
            asked.countDown();
            while (!monitor.cancelled()) {
                Thread.onSpinWait();
            }
            stopped.countDown();
            return Decision.of(1);
        };
        add("a", () -> match(endless, endless));
        add("b", MatchPoolTest::quick);
        start(1);
        asked.await();
        pool.close();
        stopped.await();
        assertEquals(1, jobs.size(), "no more jobs are taken");
        assertTrue(reports.isEmpty());
    }
}
