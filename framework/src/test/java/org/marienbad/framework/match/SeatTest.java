package org.marienbad.framework.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;

/** The requests of a seat and the tasks of its executors come in every order. */
class SeatTest {
    private static final GameSetup SETUP = new HookedToy(name -> {}).setup();

    /** A player that notes its calls, at a seat whose executors run when the test says so. */
    private static final class Scene implements Player, Seat.Question {
        private final Queue<Runnable> executor = new ArrayDeque<>();
        private final Queue<Runnable> background = new ArrayDeque<>();
        private final List<String> diary = new ArrayList<>();
        private final List<Throwable> failures = new ArrayList<>();
        private final Seat seat = new Seat(this, 0, executor::add, background::add, failures::add);
        /** The work of another thread while the player is told the end. */
        private Runnable meanwhile = () -> {};

        @Override
        public void begin(GameSetup setup, int number) {
            diary.add("begin");
        }

        @Override
        public void observe(Seen ply) {
            diary.add("observe " + ply.action());
        }

        @Override
        public Decision choose(State view, int number, Budget budget, Monitor monitor) {
            diary.add("choose");
            return Decision.of(1);
        }

        @Override
        public void ponder(State view, int number, Monitor monitor) {
            diary.add(monitor.cancelled() ? "cancelled" : "ponder");
        }

        @Override
        public void end(double[] payoffs) {
            diary.add("end");
            meanwhile.run();
        }

        @Override
        public void close() {
            diary.add("close");
        }

        @Override
        public boolean cancelled() {
            return false;
        }

        @Override
        public void decided(Decision decision) {
            diary.add("decided " + decision.action());
        }

        @Override
        public void failed(Throwable thrown) {
            failures.add(thrown);
        }

        void run(Queue<Runnable> tasks) {
            Runnable next = tasks.poll();
            if (next != null) {
                next.run();
            }
        }

        void ask() {
            seat.ask(SETUP.newState(), Budget.UNLIMITED, this);
        }

        void ponder() {
            seat.ponder(1, SETUP::newState);
        }
    }

    @Test
    void aPlayerIsToldAndAskedInTheOrderOfTheCalls() {
        int runs = Choices.all(choices -> {
            Scene scene = new Scene();
            Runnable step = () -> scene.run(scene.executor);
            choices.interleave(
                    List.of(
                            () -> scene.seat.begin(SETUP),
                            () -> scene.seat.observe(List.of(Seen.action(1, 2))),
                            scene::ask,
                            () -> scene.seat.dismiss(Optional.of(new double[2]))),
                    List.of(step, step, step, step));
            while (!scene.executor.isEmpty()) {
                step.run();
            }
            assertEquals(List.of("begin", "observe 2", "choose", "decided 1", "end", "close"), scene.diary);
        });
        assertEquals(70, runs);
    }

    /** The executor goes on only when the background has run what it began, as it waits for that. */
    @Test
    void aPlayerThatIsAskedPondersNoMore() {
        Choices.all(choices -> {
            Scene scene = new Scene();
            choices.interleave(
                    List.of(() -> scene.run(scene.background)),
                    List.of(scene::ponder, scene::ponder, scene::ask, scene.seat::stopPondering));
            scene.run(scene.background);
            while (!scene.executor.isEmpty()) {
                scene.run(scene.executor);
            }
            assertTrue(scene.background.isEmpty(), "begun once after the same ply");
            assertTrue(scene.failures.isEmpty());
            int pondered = scene.diary.indexOf("ponder");
            assertTrue(pondered <= 0, "before it is asked: " + scene.diary);
            assertEquals(List.of("choose", "decided 1"), scene.diary.subList(pondered + 1, scene.diary.size()));
        });
    }

    @Test
    void twoThreadsThatDismissAPlayerTellTheEndAndCloseOnce() {
        Choices.all(choices -> {
            Scene scene = new Scene();
            Runnable leave = () -> scene.seat.leave(Optional.of(new double[2]));
            if (choices.of(2) == 0) {
                scene.meanwhile = leave; // the first is stuck in the end
            }
            choices.interleave(List.of(leave), List.of(leave));
            assertEquals(List.of("end", "close"), scene.diary);
        });
    }

    @Test
    void aPlayersFailureIsReportedEvenIfNobodyWaits() {
        List<Throwable> failures = new ArrayList<>();
        Player failing = new Player() {
            @Override
            public void begin(GameSetup setup, int number) {
                throw new StackOverflowError();
            }

            @Override
            public void ponder(State view, int number, Monitor monitor) {
                throw new IllegalStateException("tired");
            }

            @Override
            public Decision choose(State view, int number, Budget budget, Monitor monitor) {
                return Decision.of(1);
            }
        };
        Seat seat = new Seat(failing, 0, Runnable::run, Runnable::run, failures::add);
        seat.begin(SETUP);
        seat.ponder(0, SETUP::newState);
        seat.rest();
        assertEquals(
                List.of(StackOverflowError.class, IllegalStateException.class),
                failures.stream().map(Object::getClass).toList());
    }
}
