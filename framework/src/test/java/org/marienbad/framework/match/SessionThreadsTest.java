package org.marienbad.framework.match;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.toy.Toy;
import org.marienbad.framework.toy.ToyPlayers;

/** Sessions whose owner runs the players, here in the test's own thread; and games that end before their end. */
class SessionThreadsTest {
    private final Queue<Runnable> tasks = new ArrayDeque<>();
    private final List<Forfeit> faults = new ArrayList<>();
    private final List<Lane> lanes = new ArrayList<>();
    private final Session session = new Session(GameSetup.of(new Toy(), 2, Map.of(), 0), 5, tasks::add);

    /** The thread of a player: the owner's tasks, as long as the player stays. */
    private final class Lane extends AbstractExecutorService {
        private boolean shut;
        private boolean abandoned;

        Lane() {
            lanes.add(this);
        }

        @Override
        public void execute(Runnable task) {
            tasks.add(task);
        }

        @Override
        public void shutdown() {
            shut = true;
        }

        @Override
        public List<Runnable> shutdownNow() {
            abandoned = true;
            return List.of();
        }

        @Override
        public boolean isShutdown() {
            return shut;
        }

        @Override
        public boolean isTerminated() {
            return shut && tasks.isEmpty();
        }

        @Override
        public boolean awaitTermination(long timeout, TimeUnit unit) {
            return isTerminated();
        }
    }

    SessionThreadsTest() {
        session.threads(Lane::new);
        session.listener(() -> Observer.REFEREE, new Session.Listener() {
            @Override
            public void fault(Forfeit reason) {
                faults.add(reason);
            }
        });
    }

    @AfterEach
    void close() {
        session.close();
    }

    private void runAll() {
        while (!tasks.isEmpty()) {
            tasks.poll().run();
        }
    }

    @Test
    void playersDecideWhereTheirOwnerRunsThem() {
        List<Thread> threads = new ArrayList<>();
        session.player(1, (view, seat, budget, monitor) -> {
            threads.add(Thread.currentThread());
            return Decision.of(2);
        });
        session.start();
        session.play(1);
        assertEquals(OptionalInt.of(1), session.thinkingSeat());
        assertEquals(1, session.index(), "nobody runs the player yet");
        runAll();
        assertEquals(2, session.index());
        assertEquals(List.of(Thread.currentThread()), threads);
    }

    @Test
    void aPlayerIsToldAndAskedInOrder() {
        List<String> diary = new ArrayList<>();
        session.player(1, new Player() {
            @Override
            public void begin(GameSetup setup, int seat) {
                diary.add("begin");
            }

            @Override
            public void observe(Seen ply) {
                diary.add("observe " + ply.action());
            }

            @Override
            public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
                diary.add("choose");
                return Decision.of(3);
            }
        });
        session.start();
        session.play(1);
        runAll();
        assertEquals(List.of("begin", "observe 1", "choose", "observe 3"), diary);
    }

    @Test
    void aDecisionThatWasDroppedBeforeItBeganIsNotMade() {
        boolean[] asked = new boolean[1];
        session.player(1, (view, seat, budget, monitor) -> {
            asked[0] = true;
            return Decision.of(1);
        });
        session.start();
        session.play(1);
        session.undo();
        runAll();
        assertFalse(asked[0]);
    }

    @Test
    void whoLeavesGivesItsThreadBack() {
        session.player(1, ToyPlayers.always(1));
        session.player(1, null);
        assertTrue(lanes.get(0).isShutdown());
        assertFalse(lanes.get(0).abandoned);
    }

    @Test
    void nobodyPondersWhereThatIsOff() {
        Queue<String> pondered = new ArrayDeque<>();
        Player player = new Player() {
            @Override
            public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
                return Decision.of(1);
            }

            @Override
            public void ponder(State view, int seat, Monitor monitor) {
                pondered.add("pondered");
            }
        };
        session.pondering(false);
        session.player(1, player);
        session.start();
        runAll();
        assertTrue(pondered.isEmpty());
        session.pondering(true);
        session.play(1);
        runAll();
        assertFalse(pondered.isEmpty());
    }

    @Test
    void aSeatThatResignsLosesEvenWhileAnotherThinks() {
        session.player(1, ToyPlayers.always(1));
        session.start();
        session.play(1);
        session.end(Forfeit.resigned(0));
        runAll();
        assertEquals(1, session.index(), "what the other was thinking of is not played any more");
        assertTrue(session.isOver());
        assertTrue(session.isDecided());
        assertArrayEquals(new double[] {-1, 1}, session.view(Observer.SPECTATOR).payoffs());
        MatchRecord record = MatchRecord.of(session, List.of("person", "person"));
        assertEquals(Forfeit.Cause.RESIGNED, record.forfeit().cause());
        assertEquals(List.of(-1.0, 1.0), record.payoffs());
    }

    @Test
    void seatsThatAgreeOnADrawShareEqually() {
        session.start();
        session.play(1);
        session.end(Forfeit.agreed());
        assertArrayEquals(new double[] {0, 0}, session.view(Observer.SPECTATOR).payoffs());
        assertTrue(Outcome.of(session.payoffs().orElseThrow()).isDraw());
    }

    @Test
    void aTrustedGameIsCalledInTheThreadOfTheOwner() {
        Set<Thread> threads = new HashSet<>();
        HookedToy toy = new HookedToy(name -> threads.add(Thread.currentThread()));
        try (Session trusting = new Session(toy.setup(), 5, tasks::add, Session.TRUSTED)) {
            trusting.start();
            trusting.play(1);
            assertEquals(Set.of(Thread.currentThread()), threads);
        }
    }

    @Test
    void whatATrustedGameThrowsIsAFaultOfTheGame() {
        boolean[] fails = new boolean[1];
        List<GameFault> gameFaults = new ArrayList<>();
        HookedToy toy = new HookedToy(name -> {
            if (fails[0]) {
                throw new IllegalStateException("broken");
            }
        });
        try (Session trusting = new Session(toy.setup(), 5, tasks::add, Session.TRUSTED)) {
            trusting.listener(() -> Observer.REFEREE, new Session.Listener() {
                @Override
                public void fault(GameFault reason) {
                    gameFaults.add(reason);
                }
            });
            trusting.start();
            fails[0] = true;
            trusting.play(1);
            assertEquals(1, gameFaults.size());
            assertEquals(0, trusting.index());
        }
    }

    @Test
    void aRecordWithoutItsSeedCannotBeGoneOnWith() {
        session.start();
        MatchRecord record =
                MatchRecord.of(session, List.of("person", "person")).withoutSeed();
        assertEquals(null, record.seed());
        assertFalse(record.resumable());
    }
}
