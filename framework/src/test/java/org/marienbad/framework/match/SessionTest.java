package org.marienbad.framework.match;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.toy.Toy;
import org.marienbad.framework.toy.ToyPlayers;

@Timeout(30)
class SessionTest {
    private final BlockingQueue<Runnable> owner = new LinkedBlockingQueue<>();
    private final List<Forfeit> faults = new ArrayList<>();
    private final List<String> played = new ArrayList<>();
    private Session session = session(Map.of());

    private Session session(Map<String, Object> options) {
        Session made = new Session(GameSetup.of(new Toy(), 2, options, 0), 5, owner::add);
        made.listener(new Session.Listener() {
            @Override
            public void fault(Forfeit reason) {
                faults.add(reason);
            }

            @Override
            public void played(State before, int action) {
                played.add(before + ": " + action);
            }
        });
        return made;
    }

    @AfterEach
    void close() {
        session.close();
    }

    private void until(BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            Runnable next = owner.poll(10, TimeUnit.SECONDS);
            assertTrue(next != null, "nothing happens any more");
            next.run();
        }
    }

    private String shown() {
        return session.state().toString();
    }

    @Test
    void twoPersonsPlayToTheEnd() {
        session.start();
        for (int ply = 0; ply < 10; ply++) {
            assertTrue(session.isPersonsTurn());
            session.play(1);
        }
        assertTrue(session.isOver());
        assertArrayEquals(new double[] {-1, 1}, session.payoffs());
        assertEquals("10 left, seat 0: 1", played.get(0));
        assertThrows(IllegalArgumentException.class, () -> session.play(1));
    }

    @Test
    void anIllegalActionIsRefusedAndNothingIsLost() {
        session.start();
        session.play(3);
        session.undo();
        assertThrows(IllegalArgumentException.class, () -> session.play(4));
        assertTrue(session.canRedo());
    }

    @Test
    void undoGoesBackOverTheRepliesOfPlayers() throws InterruptedException {
        session.player(1, ToyPlayers.always(2));
        session.play(1);
        until(session::isPersonsTurn);
        session.play(1);
        until(session::isPersonsTurn);
        assertEquals("4 left, seat 0", shown());
        session.undo();
        assertEquals("7 left, seat 0", shown());
        session.undo();
        assertEquals("10 left, seat 0", shown());
        assertFalse(session.canUndo());
        session.redo();
        assertEquals("7 left, seat 0", shown());
        session.redo();
        assertEquals("4 left, seat 0", shown());
        assertFalse(session.canRedo());
    }

    @Test
    void aNewActionForgetsWhatWasUndone() {
        session.start();
        session.play(1);
        session.play(1);
        session.undo();
        session.play(3);
        assertEquals(2, session.plies().size());
        assertEquals("6 left, seat 0", shown());
    }

    @Test
    void afterAJumpPlayersWaitUntilResumed() throws InterruptedException {
        session.player(0, ToyPlayers.always(1));
        session.player(1, ToyPlayers.always(1));
        until(session::isOver);
        session.jump(4);
        assertEquals("6 left, seat 0", shown());
        assertEquals(OptionalInt.empty(), session.thinkingSeat());
        assertEquals(10, session.plies().size());
        session.player(0, ToyPlayers.always(2));
        session.resume();
        until(session::isOver);
        assertEquals(8, session.plies().size());
        assertThrows(IndexOutOfBoundsException.class, () -> session.jump(9));
    }

    @Test
    void aPlayerIsExchangedWhileItThinks() throws InterruptedException {
        session.player(1, waiting(3));
        session.play(1);
        assertEquals(OptionalInt.of(1), session.thinkingSeat());
        session.player(1, ToyPlayers.always(2));
        until(session::isPersonsTurn);
        assertEquals("7 left, seat 0", shown());
    }

    @Test
    void anAnswerThatUndoMadeStaleIsDropped() throws InterruptedException {
        session.player(1, waiting(3));
        session.play(1);
        session.undo();
        Runnable stale = owner.poll(10, TimeUnit.SECONDS);
        stale.run();
        assertEquals("10 left, seat 0", shown());
    }

    @Test
    void moveNowTakesTheBestSoFar() throws InterruptedException {
        session.player(1, waiting(3));
        session.play(1);
        session.moveNow();
        until(session::isPersonsTurn);
        assertEquals("6 left, seat 0", shown());
    }

    @Test
    void pausedPlayersDecideStepByStep() throws InterruptedException {
        session.pause();
        session.player(0, ToyPlayers.always(1));
        session.player(1, ToyPlayers.always(1));
        assertEquals(0, session.index());
        session.step();
        until(() -> session.index() == 1);
        assertEquals(OptionalInt.empty(), session.thinkingSeat());
        session.resume();
        until(session::isOver);
    }

    @Test
    void aFailingPlayerPausesTheSessionAndMayBeReplaced() throws InterruptedException {
        session.player(0, ToyPlayers.failing());
        until(() -> !faults.isEmpty());
        assertEquals(Forfeit.Cause.FAILED, faults.get(0).cause());
        assertTrue(session.isPaused());
        session.player(0, ToyPlayers.always(9));
        session.resume();
        until(() -> faults.size() == 2);
        assertEquals(Forfeit.Cause.ILLEGAL, faults.get(1).cause());
        session.player(0, null);
        session.play(3);
        assertEquals("7 left, seat 1", shown());
    }

    @Test
    void goingBackDoesNotChangeWhatChanceBrings() {
        session.close();
        session = session(Map.of("dice", true));
        session.start();
        session.play(1);
        String after = shown();
        session.undo();
        session.play(1);
        assertEquals(after, shown());
        assertEquals(2, session.index());
    }

    /** Thinks until told to stop, then plays {@code action}. */
    private static Player waiting(int action) {
        return (view, seat, budget, monitor) -> {
            while (!monitor.cancelled()) {
                Thread.onSpinWait();
            }
            return Decision.of(action);
        };
    }
}
