package org.marienbad.framework.match;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.toy.FakeTime;
import org.marienbad.framework.toy.Toy;
import org.marienbad.framework.toy.ToyPlayers;

/** The promises to players, whoever plays the game. */
class MatchContractTest {
    private static final long SEED = 5;

    /**
     * A game as far as it came.
     *
     * @param left what the seat of each ply had left after it; empty where nobody decided, and without a clock
     */
    private record Played(
            List<Integer> plies,
            List<Optional<Duration>> left,
            Optional<double[]> payoffs,
            Optional<Forfeit> forfeit) {}

    /** How a game of these tests is played. */
    private record Rules(Duration patience, Optional<GameClock> clock, Runnable thinking) {
        static final Rules USUAL = new Rules(Match.DEFAULT_PATIENCE, Optional.empty(), () -> {});
    }

    private enum Engine {
        MATCH {
            @Override
            Played play(GameSetup setup, List<Player> players, Rules rules) {
                Match match = new Match(setup, players)
                        .seed(SEED)
                        .patience(rules.patience())
                        .listener(new MatchListener() {
                            @Override
                            public void thinking(int seat, Decision soFar) {
                                rules.thinking().run();
                            }
                        });
                rules.clock().ifPresent(clock -> match.clock(clock.control(), control -> clock));
                MatchResult result = match.play();
                List<Optional<Duration>> left = Arrays.stream(result.plyLeft())
                        .mapToObj(
                                nanos -> nanos < 0 ? Optional.<Duration>empty() : Optional.of(Duration.ofNanos(nanos)))
                        .toList();
                return new Played(result.plies(), left, Optional.of(result.payoffs()), result.forfeit());
            }
        },
        SESSION {
            @Override
            Played play(GameSetup setup, List<Player> players, Rules rules) throws InterruptedException {
                BlockingQueue<Runnable> owner = new LinkedBlockingQueue<>();
                List<Forfeit> faults = new ArrayList<>();
                Session session = new Session(setup, SEED, owner::add);
                session.patience(rules.patience());
                session.listener(() -> Observer.REFEREE, new SessionListener() {
                    @Override
                    public void thinking(int seat, Optional<Decision> soFar) {
                        rules.thinking().run();
                    }

                    @Override
                    public void fault(Forfeit reason) {
                        faults.add(reason);
                    }
                });
                rules.clock().ifPresent(session::clock);
                for (int seat = 0; seat < players.size(); seat++) {
                    session.player(seat, players.get(seat));
                }
                while (!session.tree().isOver() && faults.isEmpty()) {
                    Runnable next = owner.poll(10, TimeUnit.SECONDS);
                    assertTrue(next != null, "nothing happens any more");
                    next.run();
                }
                session.close();
                PlyTree tree = session.tree();
                return new Played(
                        tree.mainLine().stream().map(tree::action).toList(),
                        tree.mainLine().stream()
                                .map(node -> tree.time(node).left())
                                .toList(),
                        session.tree().payoffs(),
                        session.tree().forfeit().or(() -> faults.stream().findFirst()));
            }
        };

        abstract Played play(GameSetup setup, List<Player> players, Rules rules) throws InterruptedException;
    }

    private static GameSetup toy(Map<String, Object> options) {
        return GameSetup.of(new Toy(), 2, options, GameSetup.BY_LOT);
    }

    @ParameterizedTest
    @EnumSource
    void theSameSeedGivesTheSamePlies(Engine engine) throws InterruptedException {
        GameSetup dice = toy(Map.of("dice", true, "counters", 50));
        Played played = engine.play(dice, List.of(ToyPlayers.random(1), ToyPlayers.random(2)), Rules.USUAL);
        MatchResult expected = new Match(dice, List.of(ToyPlayers.random(1), ToyPlayers.random(2)))
                .seed(SEED)
                .play();
        assertEquals(expected.plies(), played.plies());
        assertArrayEquals(expected.payoffs(), played.payoffs().orElseThrow());
    }

    @ParameterizedTest
    @EnumSource
    void aPlayerIsToldWhatItsSeatSeesAndTheEndOnce(Engine engine) throws InterruptedException {
        GameSetup hidden = GameSetup.of(new HookedToy(name -> {}), 2, Map.of("counters", 3), 0);
        DiaryPlayer first = new DiaryPlayer();
        DiaryPlayer second = new DiaryPlayer();
        engine.play(hidden, List.of(first, second), Rules.USUAL);
        first.closed.await();
        second.closed.await();
        assertEquals(
                List.of(
                        "begin hooked at 0",
                        "choose in 3 left, seat 0",
                        "0 takes 1",
                        "1 takes ?",
                        "choose in 1 left, seat 0",
                        "0 takes 1",
                        "end 1.0 -1.0",
                        "close"),
                first.diary);
        assertEquals(
                List.of(
                        "begin hooked at 1",
                        "0 takes ?",
                        "choose in 2 left, seat 1",
                        "1 takes 1",
                        "0 takes ?",
                        "end 1.0 -1.0",
                        "close"),
                second.diary);
    }

    @ParameterizedTest
    @EnumSource
    void chanceIsToldAsItComes(Engine engine) throws InterruptedException {
        GameSetup dice = toy(Map.of("dice", true, "counters", 20));
        List<List<String>> expected = diaries(Engine.MATCH, dice);
        assertTrue(expected.get(0).stream().anyMatch(line -> line.startsWith("-1 takes")));
        assertEquals(expected, diaries(engine, dice));
    }

    private static List<List<String>> diaries(Engine engine, GameSetup setup) throws InterruptedException {
        List<DiaryPlayer> players = List.of(new DiaryPlayer(), new DiaryPlayer());
        engine.play(setup, List.copyOf(players), Rules.USUAL);
        for (DiaryPlayer player : players) {
            player.closed.await();
        }
        return players.stream().map(player -> List.copyOf(player.diary)).toList();
    }

    @ParameterizedTest
    @EnumSource
    void everybodyIsToldTheEndOnceWhenAFlagFalls(Engine engine) throws InterruptedException {
        FakeTime time = new FakeTime();
        DiaryPlayer slow = new DiaryPlayer() {
            @Override
            public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
                time.seconds(40);
                return super.choose(view, seat, budget, monitor);
            }
        };
        DiaryPlayer other = new DiaryPlayer();
        engine.play(
                GameSetup.of(new Toy()),
                List.of(slow, other),
                new Rules(Match.DEFAULT_PATIENCE, Optional.of(time.clock("0.5+0")), () -> {}));
        for (DiaryPlayer player : List.of(slow, other)) {
            player.closed.await();
            assertEquals(
                    List.of("end -1.0 1.0", "close"),
                    player.diary.subList(player.diary.size() - 2, player.diary.size()));
            assertEquals(
                    1,
                    player.diary.stream().filter(line -> line.startsWith("end")).count());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aViewIsThePlayersOwnUntilItHasDecided(Engine engine) throws InterruptedException {
        List<String> views = new ArrayList<>();
        Player vandal = (view, seat, budget, monitor) -> {
            views.add(view.toString());
            view.apply(3);
            return Decision.of(1);
        };
        GameSetup setup = GameSetup.of(new Toy(), 2, Map.of("counters", 4), 0);
        Played played = engine.play(setup, List.of(vandal, vandal), Rules.USUAL);
        assertEquals(List.of(1, 1, 1, 1), played.plies());
        assertEquals(List.of("4 left, seat 0", "3 left, seat 1", "2 left, seat 0", "1 left, seat 1"), views);
    }

    /** A guess may be the number itself, but it is the same in each engine, and drawn from what the seat knows. */
    @ParameterizedTest
    @EnumSource
    void aViewHidesWhatItsSeatDoesNotKnow(Engine engine) throws InterruptedException {
        List<List<String>> views = new ArrayList<>();
        for (int number : List.of(3, 8)) {
            List<String> seen = new ArrayList<>();
            Player guessing = (view, seat, budget, monitor) -> {
                seen.add(view.toString());
                return Decision.of(7);
            };
            engine.play(GameSetup.of(new SecretNumber()), List.of(ToyPlayers.always(number), guessing), Rules.USUAL);
            views.add(seen);
        }
        assertEquals(1, views.get(0).size());
        assertEquals(views.get(0), views.get(1));
    }

    @ParameterizedTest
    @EnumSource
    void aPlayerThatFailsForfeitsWithTheReason(Engine engine) throws InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        Player hanging = (view, seat, budget, monitor) -> {
            PlayerLifeTest.awaitDeaf(never);
            return Decision.of(1);
        };
        Map<Player, Forfeit> reasons = Map.of(
                ToyPlayers.always(9),
                new Forfeit(0, Forfeit.Cause.ILLEGAL, "action 9"),
                (view, seat, budget, monitor) -> null,
                new Forfeit(0, Forfeit.Cause.ILLEGAL, "no decision"),
                hanging,
                new Forfeit(0, Forfeit.Cause.TIMEOUT, "no answer within 30 ms"));
        for (Map.Entry<Player, Forfeit> reason : reasons.entrySet()) {
            Duration patience = reason.getKey() == hanging ? Duration.ofMillis(30) : Match.DEFAULT_PATIENCE;
            Played played = engine.play(
                    GameSetup.of(new Toy()),
                    List.of(reason.getKey(), ToyPlayers.always(1)),
                    new Rules(patience, Optional.empty(), () -> {}));
            assertEquals(Optional.of(reason.getValue()), played.forfeit());
            assertEquals(List.of(), played.plies());
        }
        never.countDown();
    }

    @ParameterizedTest
    @EnumSource
    void aPlayerThatThrowsForfeits(Engine engine) throws InterruptedException {
        Played played =
                engine.play(GameSetup.of(new Toy()), List.of(ToyPlayers.failing(), ToyPlayers.always(1)), Rules.USUAL);
        assertEquals(Forfeit.Cause.FAILED, played.forfeit().orElseThrow().cause());
        assertEquals(0, played.forfeit().orElseThrow().seat());
    }

    @ParameterizedTest
    @EnumSource
    void aPlayerThatThrowsWhilePonderingForfeits(Engine engine) throws InterruptedException {
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
        Player other = (view, seat, budget, monitor) -> {
            PlayerLifeTest.awaitDeaf(pondered);
            return Decision.of(1);
        };
        GameSetup setup = GameSetup.of(new Toy(), 2, Map.of(), 1);
        Forfeit expected = new Forfeit(0, Forfeit.Cause.FAILED, "java.lang.IllegalStateException: oops");
        assertEquals(
                Optional.of(expected),
                engine.play(setup, List.of(failing, other), Rules.USUAL).forfeit());
    }

    @ParameterizedTest
    @EnumSource
    void theClockShowsTheSameAfterEachPly(Engine engine) throws InterruptedException {
        FakeTime time = new FakeTime();
        int[] decisions = new int[1];
        Player slower = (view, seat, budget, monitor) -> {
            time.seconds(++decisions[0]);
            return Decision.of(2);
        };
        GameSetup setup = GameSetup.of(new Toy(), 2, Map.of("counters", 8), 0);
        Played played = engine.play(
                setup,
                List.of(slower, slower),
                new Rules(Match.DEFAULT_PATIENCE, Optional.of(time.clock("1+3")), () -> {}));
        assertEquals(
                Stream.of(62, 61, 62, 60)
                        .map(Duration::ofSeconds)
                        .map(Optional::of)
                        .toList(),
                played.left());
    }

    @ParameterizedTest
    @EnumSource
    void aPlayerThatUsesUpItsTimeLoses(Engine engine) throws InterruptedException {
        FakeTime time = new FakeTime();
        Player slow = (view, seat, budget, monitor) -> {
            time.seconds(8);
            return Decision.of(1);
        };
        Played played = engine.play(
                GameSetup.of(new Toy()),
                List.of(slow, ToyPlayers.always(1)),
                new Rules(Match.DEFAULT_PATIENCE, Optional.of(time.clock("0.5+0")), () -> {}));
        assertEquals(Optional.of(new Forfeit(0, Forfeit.Cause.FLAG, "0.5+0")), played.forfeit());
        assertEquals(6, played.plies().size(), "the fourth decision of seat 0 comes too late");
        assertArrayEquals(new double[] {-1, 1}, played.payoffs().orElseThrow());
    }

    @ParameterizedTest
    @EnumSource
    void theTimeOfAListenerCountsAgainstNobody(Engine engine) throws InterruptedException {
        FakeTime time = new FakeTime();
        Player thinking = new Player() {
            @Override
            public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
                monitor.progress(Decision.of(1));
                return Decision.of(1);
            }
        };
        GameClock clock = time.clock("0.3s");
        Played played = engine.play(
                GameSetup.of(new Toy()),
                List.of(thinking, thinking),
                new Rules(Match.DEFAULT_PATIENCE, Optional.of(clock), () -> time.seconds(700)));
        assertEquals(Optional.empty(), played.forfeit());
        assertEquals(10, played.plies().size());
    }
}
