package org.marienbad.framework.match;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.PluginFault;
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
    private final class Lane implements PlayerThread {
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
        public void shut() {
            shut = true;
        }

        @Override
        public void abandon() {
            abandoned = true;
        }

        @Override
        public boolean isDone() {
            return shut && tasks.isEmpty();
        }
    }

    SessionThreadsTest() {
        session.threads(Lane::new);
        session.listener(() -> Observer.REFEREE, new SessionListener() {
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
        assertEquals(1, session.tree().index(), "nobody runs the player yet");
        runAll();
        assertEquals(2, session.tree().index());
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
    void aPlayerThatLeavesGivesItsThreadBack() {
        session.player(1, ToyPlayers.always(1));
        session.player(1, null);
        assertTrue(lanes.get(0).shut);
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
        assertEquals(1, session.tree().index(), "what the other was thinking of is not played any more");
        assertTrue(session.tree().isOver());
        assertTrue(session.tree().isDecided());
        assertArrayEquals(new double[] {-1, 1}, session.view(Observer.SPECTATOR).payoffs());
        MatchRecord record = MatchRecord.of(session, List.of("person", "person"));
        assertEquals(Forfeit.Cause.RESIGNED, record.forfeit().orElseThrow().cause());
        assertEquals(Optional.of(List.of(-1.0, 1.0)), record.payoffs());
    }

    @Test
    void seatsThatAgreeOnADrawShareEqually() {
        session.start();
        session.play(1);
        session.end(Forfeit.agreed());
        assertArrayEquals(new double[] {0, 0}, session.view(Observer.SPECTATOR).payoffs());
        assertTrue(Winners.of(session.tree().payoffs().orElseThrow()).isDraw());
    }

    @Test
    void gamesThatComeWithTheApplicationAreTrusted() {
        GameSetup bundled = GameSetup.of(new Toy());
        assertEquals(Session.TRUSTED, Session.patience(bundled, Session.GAME_PATIENCE));
        ClassLoader jar = new ClassLoader(Game.class.getClassLoader()) {};
        GameProvider provider = (GameProvider) Proxy.newProxyInstance(
                jar, new Class<?>[] {GameProvider.class}, (self, method, arguments) -> {
                    Object made = method.invoke(bundled.provider(), arguments);
                    return made instanceof Game game ? foreign(game, jar) : made;
                });
        assertEquals(Session.GAME_PATIENCE, Session.patience(GameSetup.of(provider), Session.GAME_PATIENCE));
    }

    private static Object foreign(Game game, ClassLoader loader) {
        return Proxy.newProxyInstance(
                loader, new Class<?>[] {Game.class}, (self, method, arguments) -> method.invoke(game, arguments));
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
    void anExceptionOfATrustedGameIsItsFault() {
        boolean[] fails = new boolean[1];
        List<PluginFault> gameFaults = new ArrayList<>();
        HookedToy toy = new HookedToy(name -> {
            if (fails[0]) {
                throw new IllegalStateException("broken");
            }
        });
        try (Session trusting = new Session(toy.setup(), 5, tasks::add, Session.TRUSTED)) {
            trusting.listener(() -> Observer.REFEREE, new SessionListener() {
                @Override
                public void fault(PluginFault reason) {
                    gameFaults.add(reason);
                }
            });
            trusting.start();
            fails[0] = true;
            trusting.play(1);
            assertEquals(1, gameFaults.size());
            assertEquals(0, trusting.tree().index());
        }
    }

    @Test
    void aRecordWithoutItsSeedCannotBeContinued() {
        session.start();
        MatchRecord record =
                MatchRecord.of(session, List.of("person", "person")).withoutSeed();
        assertEquals(Optional.empty(), record.seed());
        assertFalse(record.resumable());
    }
}
