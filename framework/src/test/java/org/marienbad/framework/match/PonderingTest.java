package org.marienbad.framework.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.toy.Toy;
import org.marienbad.framework.toy.ToyPlayers;

class PonderingTest {
    private static final GameSetup SETUP = GameSetup.of(new Toy());
    private final BlockingQueue<Runnable> owner = new LinkedBlockingQueue<>();
    private final Ponderer ponderer = new Ponderer();

    /** Ponders until it is told to stop, and tells when it begins. */
    private static final class Ponderer implements Player {
        private final CountDownLatch began = new CountDownLatch(1);
        private final CountDownLatch ended = new CountDownLatch(1);
        private final CountDownLatch closed = new CountDownLatch(1);
        private final AtomicInteger ponderings = new AtomicInteger();
        /** At most one call at a time. */
        private final AtomicInteger busy = new AtomicInteger();

        private volatile String seen;
        private volatile boolean overlapped;

        @Override
        public void ponder(State view, int seat, Monitor monitor) {
            enter();
            ponderings.incrementAndGet();
            seen = view + " for " + seat;
            began.countDown();
            while (!monitor.cancelled()) {
                LockSupport.parkNanos(100_000);
            }
            ended.countDown();
            busy.decrementAndGet();
        }

        @Override
        public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
            enter();
            busy.decrementAndGet();
            return Decision.of(1);
        }

        @Override
        public void close() {
            enter();
            closed.countDown();
        }

        private void enter() {
            overlapped |= busy.getAndIncrement() > 0;
        }
    }

    private void until(BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            Runnable next = owner.poll(10, TimeUnit.SECONDS);
            assertTrue(next != null, "nothing happens any more");
            next.run();
        }
    }

    @Test
    void aPlayerPondersWhileAPersonThinks() throws InterruptedException {
        try (Session session = new Session(SETUP, 5, owner::add)) {
            session.player(1, ponderer);
            session.start();
            ponderer.began.await();
            assertEquals("10 left, seat 0 for 1", ponderer.seen);
            session.play(2);
            ponderer.ended.await();
            until(() -> session.tree().length() == 2);
            assertFalse(ponderer.overlapped);
        }
        ponderer.closed.await();
        assertFalse(ponderer.overlapped, "closed while it pondered");
    }

    @Test
    void aPauseStopsPondering() throws InterruptedException {
        try (Session session = new Session(SETUP, 5, owner::add)) {
            session.player(1, ponderer);
            session.start();
            ponderer.began.await();
            session.pause();
            ponderer.ended.await();
            assertEquals(1, ponderer.ponderings.get());
        }
    }

    @Test
    void nobodyPondersAfterTheEnd() throws InterruptedException {
        try (Session session = new Session(SETUP, 5, owner::add)) {
            session.player(1, ponderer);
            session.start();
            ponderer.began.await();
            session.end(new Forfeit(0, Forfeit.Cause.FLAG, "1+0"));
            ponderer.ended.await();
        }
    }

    @Test
    void aPonderingPlayerIsClosedOnlyWhenItHasStopped() throws InterruptedException {
        CountDownLatch overlap = new CountDownLatch(1);
        CountDownLatch closed = new CountDownLatch(1);
        Player slow = new Player() {
            private volatile boolean pondering;

            @Override
            public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
                return Decision.of(1);
            }

            @Override
            public void ponder(State view, int seat, Monitor monitor) {
                pondering = true;
                ponderer.began.countDown();
                while (!monitor.cancelled()) {
                    LockSupport.parkNanos(100_000);
                }
                try {
                    closed.await(200, TimeUnit.MILLISECONDS); // it is closed meanwhile if nobody waits for it
                } catch (InterruptedException stopped) {
                    Thread.currentThread().interrupt();
                }
                pondering = false;
            }

            @Override
            public void close() {
                if (pondering) {
                    overlap.countDown();
                }
                closed.countDown();
            }
        };
        Player hanging = after(new CountDownLatch(1));
        MatchResult result = new Match(SETUP, List.of(after(ponderer.began, hanging), slow))
                .patience(Duration.ofMillis(50))
                .play();
        assertEquals(0, result.forfeit().orElseThrow().seat());
        closed.await();
        assertEquals(1, overlap.getCount(), "closed while it pondered");
    }

    @Test
    void nobodyPondersWhereDecisionsAreCounted() throws InterruptedException {
        try (Session session = new Session(SETUP, 5, owner::add)) {
            session.budget(Budget.ofIterations(10));
            session.player(1, ponderer);
            session.start();
            session.play(1);
            until(() -> session.tree().length() == 2);
        }
        new Match(SETUP, List.of(ToyPlayers.always(1), ponderer))
                .budget(Budget.ofIterations(10))
                .play();
        assertEquals(0, ponderer.ponderings.get());
    }

    @Test
    void aPlayerPondersInAMatch() {
        MatchResult result = new Match(SETUP, List.of(after(ponderer.began), ponderer)).play();
        assertTrue(result.forfeit().isEmpty());
        assertFalse(ponderer.overlapped);
        assertTrue(ponderer.ponderings.get() >= 1);
    }

    private static Player after(CountDownLatch latch) {
        return after(latch, (view, seat, budget, monitor) -> Decision.of(1));
    }

    private static Player after(CountDownLatch latch, Player player) {
        return (view, seat, budget, monitor) -> {
            try {
                latch.await(); // it would wait for ever if the other did not ponder
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
            return player.choose(view, seat, budget, monitor);
        };
    }

    @Test
    void aPlayerThatFailsWhilePonderingLoses() {
        CountDownLatch pondered = new CountDownLatch(1);
        Player failing = new Player() {
            @Override
            public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
                return Decision.of(1);
            }

            @Override
            public void ponder(State view, int seat, Monitor monitor) {
                pondered.countDown();
                throw new IllegalStateException("oops");
            }
        };
        Forfeit forfeit = new Match(SETUP, List.of(failing, after(pondered)))
                .play()
                .forfeit()
                .orElseThrow();
        assertEquals(0, forfeit.seat());
        assertEquals(Forfeit.Cause.FAILED, forfeit.cause());
    }

    @Test
    void aPlayerAtTwoSeatsDoesNotPonder() {
        MatchResult result = new Match(SETUP, List.of(ponderer, ponderer)).play();
        assertTrue(result.forfeit().isEmpty());
        assertEquals(0, ponderer.ponderings.get());
        assertNull(ponderer.seen);
    }
}
