package org.marienbad.framework.match;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.RecordedPly;
import org.marienbad.framework.toy.FakeTime;
import org.marienbad.framework.toy.Toy;

class SessionClockTest {
    private final BlockingQueue<Runnable> owner = new LinkedBlockingQueue<>();
    private final FakeTime time = new FakeTime();
    private final Session session = new Session(GameSetup.of(new Toy()), 5, owner::add);

    @AfterEach
    void close() {
        session.close();
    }

    private void begin(String control) {
        session.clock(time.clock(control));
        session.start();
    }

    private long left(int seat) {
        return session.clock().orElseThrow().remaining(seat).toSeconds();
    }

    private OptionalInt running() {
        GameClock clock = session.clock().orElseThrow();
        return clock.isRunning() ? clock.seat() : OptionalInt.empty();
    }

    private void play(int seconds) {
        time.seconds(seconds);
        session.play(1);
    }

    private void until(BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            Runnable next = owner.poll(10, TimeUnit.SECONDS);
            assertTrue(next != null, "nothing happens any more");
            next.run();
        }
    }

    @Test
    void theSeatToMoveRuns() {
        begin("1+2");
        assertEquals(OptionalInt.of(0), running());
        play(10);
        assertEquals(OptionalInt.of(1), running());
        play(5);
        assertEquals(52, left(0));
        assertEquals(57, left(1));
    }

    @Test
    void pauseStopsTheClock() {
        begin("1+0");
        time.seconds(5);
        session.pause();
        assertEquals(OptionalInt.empty(), running());
        time.seconds(500);
        session.resume();
        time.seconds(5);
        assertEquals(50, left(0));
    }

    @Test
    void undoPutsTheClockBack() {
        begin("1+0");
        play(10);
        play(20);
        play(1);
        time.seconds(7);
        session.undo();
        assertEquals(50, left(0), "as when seat 0 was to move");
        assertEquals(40, left(1));
        assertEquals(OptionalInt.of(0), running(), "who plays anew takes time for it");
        time.seconds(3);
        session.undo();
        assertEquals(60, left(1));
        play(2);
        assertEquals(58, left(1));
        assertEquals(50, left(0));
    }

    @Test
    void lookingBackCostsNothingAndGainsNothing() {
        begin("1+0");
        play(10);
        play(20);
        time.seconds(5);
        session.jump(1);
        assertEquals(60, left(1), "what was left there");
        assertEquals(OptionalInt.empty(), running());
        time.seconds(100);
        session.jump(2);
        assertEquals(45, left(0), "the five seconds are gone");
        assertEquals(OptionalInt.of(0), running());
    }

    @Test
    void lookingAtAVariationGainsNothing() {
        begin("1+0");
        play(10);
        play(20);
        int main = session.tree().node();
        time.seconds(5);
        session.jump(1);
        session.play(2);
        time.seconds(7);
        int other = session.tree().node();
        session.visit(main);
        assertEquals(45, left(0), "the five seconds are gone");
        time.seconds(1);
        session.visit(other);
        assertEquals(43, left(0), "and so are the seven there");
        session.visit(main);
        assertEquals(44, left(0));
        play(4);
        session.undo();
        assertEquals(50, left(0), "a decision that is taken back has its whole time again");
    }

    /** The flag of a clock of days may fall in days only: nobody may wait for it so long. */
    @Test
    void aClosedSessionByDaysIsForgotten() {
        WeakReference<Session> closed = new WeakReference<>(closedByDays());
        for (int i = 0; i < 20 && closed.get() != null; i++) {
            System.gc();
        }
        assertNull(closed.get());
    }

    private Session closedByDays() {
        BlockingQueue<Runnable> calls = new LinkedBlockingQueue<>();
        Session byDays = new Session(GameSetup.of(new Toy()), 5, calls::add);
        byDays.clock(time.clock("3d"));
        byDays.start();
        byDays.close();
        return byDays;
    }

    @Test
    void theFlagEndsTheGame() {
        begin("0.5+0");
        play(10);
        time.seconds(30);
        session.play(1);
        assertTrue(session.tree().isOver(), "the action came too late");
        assertEquals(1, session.tree().length());
        MatchView view = session.view(Observer.SPECTATOR);
        assertEquals(new Forfeit(1, Forfeit.Cause.FLAG, "0.5+0"), view.forfeit().orElseThrow());
        assertArrayEquals(new double[] {1, -1}, view.payoffs());
        assertTrue(view.legalActions().isEmpty());
        assertThrows(IllegalArgumentException.class, () -> session.play(1));
        assertTrue(session.view(Observer.SPECTATOR).after(0).forfeit().isEmpty());
    }

    @Test
    void theFlagOfSomebodyWhoDoesNothingFalls() throws InterruptedException {
        session.clock(new GameClock(TimeControl.parse("0.01s"), 2));
        session.start();
        until(session.tree()::isOver);
        assertEquals(0, session.view(Observer.REFEREE).forfeit().orElseThrow().seat());
    }

    @Test
    void undoTakesAFallenFlagBack() {
        begin("0.5+0");
        play(10);
        time.seconds(30);
        session.play(1);
        session.undo();
        assertFalse(session.tree().isOver());
        assertEquals(30, left(0));
        play(1);
        assertEquals(OptionalInt.of(1), running());
        assertTrue(session.view(Observer.SPECTATOR).forfeit().isEmpty());
    }

    @Test
    void aPlayerGetsItsShareAndLosesByItsFlag() throws InterruptedException {
        List<Budget> budgets = new ArrayList<>();
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch late = new CountDownLatch(1);
        Player player = (view, seat, budget, monitor) -> {
            budgets.add(budget);
            asked.countDown();
            awaitUnlessInterrupted(late);
            return Decision.of(1);
        };
        session.player(1, player);
        begin("1+0");
        play(5);
        asked.await();
        Budget.Clock clock = budgets.get(0).clock().orElseThrow();
        assertEquals(List.of(Duration.ofSeconds(55), Duration.ofSeconds(60)), clock.remaining());
        assertTrue(budgets.get(0).nanos() <= Duration.ofSeconds(30).toNanos());
        time.seconds(60);
        late.countDown();
        until(session.tree()::isOver);
        assertEquals(1, session.tree().length(), "its decision does not count any more");
        assertArrayEquals(new double[] {1, -1}, session.view(Observer.REFEREE).payoffs());
    }

    private static void awaitUnlessInterrupted(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException gone) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void nobodysTimeRunsWhileTheClockIsHeld() {
        begin("1+0");
        session.holdClock(true);
        time.seconds(30);
        session.holdClock(false);
        time.seconds(1);
        assertEquals(59, left(0));
    }

    @Test
    void theRecordKeepsTheClockAndGoesOnWithIt() {
        begin("1+2");
        play(10);
        play(5);
        time.seconds(7);
        MatchRecord record = MatchRecord.of(session, List.of("person", "person"));
        assertEquals(TimeControl.parse("1+2"), record.clock().orElseThrow().control());
        assertEquals(
                Optional.of(new RecordedPly.Time(10_000, Optional.of(52_000L))),
                record.plies().get(0).time());
        assertEquals(
                Optional.of(new RecordedPly.Time(5_000, Optional.of(57_000L))),
                record.plies().get(1).time());
        Session again = new Session(GameSetup.of(new Toy()), 5, owner::add);
        again.replay(record.replay(id -> new Toy()).tree());
        again.clock(time.clock("1+2"), record.clock().orElseThrow().reading());
        assertEquals(45, again.clock().orElseThrow().remaining(0).toSeconds());
        again.undo();
        again.undo();
        assertEquals(60, again.clock().orElseThrow().remaining(0).toSeconds());
        again.close();
    }

    @Test
    void aGameLostOnTimeIsRecordedSo() {
        begin("0.5+0");
        time.seconds(30);
        session.play(1);
        MatchRecord record = MatchRecord.of(session, List.of("person", "person"));
        assertEquals(Forfeit.Cause.FLAG, record.forfeit().orElseThrow().cause());
        assertEquals(Optional.of(List.of(-1.0, 1.0)), record.payoffs());
        record.replay(id -> new Toy());
    }

    @Test
    void aClockOfDaysLeavesPlayersAsTheyAre() throws InterruptedException {
        List<Budget> budgets = new ArrayList<>();
        session.player(0, (view, seat, budget, monitor) -> {
            budgets.add(budget);
            return Decision.of(1);
        });
        begin("3d");
        until(() -> session.tree().length() == 1);
        assertTrue(budgets.get(0).isUnlimited());
        session.pause();
        assertEquals(OptionalInt.of(1), running(), "days are not paused");
    }
}
