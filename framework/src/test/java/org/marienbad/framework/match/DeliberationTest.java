package org.marienbad.framework.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.player.Decision;

/** The player's thread and the owner's go on in every order. */
class DeliberationTest {
    /** A deliberation in which nothing happens unless the test runs it. */
    private static final class Scene implements Deliberation.Listener {
        private final Queue<Runnable> owner = new ArrayDeque<>();
        private final List<String> told = new ArrayList<>();
        private Runnable alarm = () -> {};
        private boolean alarmIsSet;
        private boolean begun;
        private final Deliberation deliberation = new Deliberation(1, 5_000_000, owner::add, this::alarm, this);

        private Runnable alarm(long nanos, Runnable task) {
            assertEquals(5_000_000, nanos);
            assertFalse(alarmIsSet, "the time counts once");
            alarmIsSet = true;
            alarm = task;
            return () -> alarmIsSet = false;
        }

        void begin() {
            begun = deliberation.begins();
        }

        void report() {
            if (begun) {
                deliberation.progress(Decision.of(1));
            }
        }

        void decide() {
            if (begun) {
                deliberation.decided(Decision.of(2));
            }
        }

        void fail() {
            if (begun) {
                deliberation.failed(new IllegalStateException("oops"));
            }
        }

        void ring() {
            if (alarmIsSet) {
                alarm.run();
            }
        }

        void drop() {
            deliberation.drop();
            told.add("dropped");
        }

        void runOwner() {
            while (!owner.isEmpty()) {
                owner.poll().run();
            }
        }

        /** The cause of its end. */
        List<String> ends() {
            return told.stream().filter(line -> !line.equals("thinking")).toList();
        }

        @Override
        public void thinking(int seat, Decision soFar) {
            told.add("thinking");
        }

        @Override
        public void decided(int seat, Decision decision, long nanos) {
            told.add("decided " + decision.action());
        }

        @Override
        public void failed(Forfeit reason) {
            told.add(reason.seat() + " " + reason.cause());
        }
    }

    @Test
    void nothingIsToldAfterADecisionIsDropped() {
        int runs = Choices.all(choices -> {
            Scene scene = new Scene();
            choices.interleave(
                    List.of(scene::begin, scene::report, scene::decide),
                    List.of(scene.deliberation::watch, scene::runOwner, scene::drop, scene::runOwner));
            scene.runOwner();
            assertTrue(scene.deliberation.isOver());
            assertTrue(scene.deliberation.cancelled(), "the player is told to stop");
            assertFalse(scene.alarmIsSet);
            int end = scene.told.indexOf("dropped");
            assertEquals(scene.told.size() - 1, end, "nothing comes later: " + scene.told);
            assertTrue(scene.ends().size() <= 2, "decided at most once: " + scene.told);
        });
        assertEquals(35, runs);
    }

    @Test
    void aDecisionEndsOnceHoweverItsTimeRunsOut() {
        Choices.all(choices -> {
            Scene scene = new Scene();
            choices.interleave(
                    List.of(scene::begin, scene::report, choices.of(2) == 0 ? scene::decide : scene::fail),
                    List.of(scene.deliberation::watch, scene::ring, scene::runOwner));
            scene.runOwner();
            assertEquals(1, scene.ends().size(), scene.told.toString());
            assertTrue(
                    List.of("decided 2", "1 FAILED", "1 TIMEOUT").contains(scene.told.get(scene.told.size() - 1)),
                    "nothing comes later: " + scene.told);
            assertFalse(scene.alarmIsSet && !scene.ends().contains("1 TIMEOUT"));
        });
    }

    @Test
    void aPlayerThatIsHurriedStillDecides() {
        Choices.all(choices -> {
            Scene scene = new Scene();
            choices.interleave(
                    List.of(scene::begin, scene::report, scene::decide),
                    List.of(scene.deliberation::hurry, scene::runOwner));
            scene.runOwner();
            assertEquals(List.of("decided 2"), scene.ends());
            assertTrue(scene.deliberation.cancelled());
        });
    }
}
