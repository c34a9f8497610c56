package org.marienbad.framework.match;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.SearchStep;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.RecordedPly;
import org.marienbad.framework.text.Text;
import org.marienbad.framework.toy.Toy;
import org.marienbad.framework.toy.ToyPlayers;

class SessionTest {
    private final BlockingQueue<Runnable> owner = new LinkedBlockingQueue<>();
    private final List<Forfeit> faults = new ArrayList<>();
    private final List<PluginFault> gameFaults = new ArrayList<>();
    private final List<String> played = new ArrayList<>();
    private int changes;
    private Session session = session(Map.of());

    private Session session(Map<String, Object> options) {
        return listened(new Session(GameSetup.of(new Toy(), 2, options, 0), 5, owner::add));
    }

    private Session listened(Session made) {
        made.listener(() -> Observer.REFEREE, new SessionListener() {
            @Override
            public void changed() {
                changes++;
            }

            @Override
            public void fault(PluginFault reason) {
                gameFaults.add(reason);
            }

            @Override
            public void fault(Forfeit reason) {
                faults.add(reason);
            }

            @Override
            public void played(MatchView now) {
                int last = now.length() - 1;
                played.add(now.after(last).text() + ": " + now.seen(last).action());
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
        return session.view(Observer.REFEREE).text();
    }

    @Test
    void twoPersonsPlayToTheEnd() {
        session.start();
        for (int ply = 0; ply < 10; ply++) {
            assertTrue(session.isPersonsTurn());
            session.play(1);
        }
        assertTrue(session.tree().isOver());
        assertArrayEquals(new double[] {-1, 1}, session.view(Observer.SPECTATOR).payoffs());
        assertEquals("10 left, seat 0: 1", played.get(0));
        assertThrows(IllegalArgumentException.class, () -> session.play(1));
    }

    @Test
    void anIllegalActionIsRefusedAndNothingIsLost() {
        session.start();
        session.play(3);
        session.undo();
        assertThrows(IllegalArgumentException.class, () -> session.play(4));
        assertTrue(!session.tree().isLatest());
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
        assertFalse(!session.tree().isLatest());
    }

    @Test
    void aDecisionIsWatchedByTheObserverThatIsNamedWhenItBegins() throws InterruptedException {
        List<SearchStep> steps = new CopyOnWriteArrayList<>();
        session.watch(seat -> seat == 1 && session.tree().length() == 1 ? steps::add : null);
        session.player(1, (view, seat, budget, monitor) -> {
            if (monitor.observer() != null) {
                monitor.observer().observe(new SearchStep.Round(7, false));
            }
            return Decision.of(1);
        });
        session.play(1);
        until(session::isPersonsTurn);
        session.play(1);
        until(session::isPersonsTurn);
        assertEquals(List.of(new SearchStep.Round(7, false)), steps);
    }

    @Test
    void undoNeverStopsWhereChanceDecides() throws InterruptedException {
        session.close();
        session = session(Map.of("dice", true));
        session.player(0, ToyPlayers.always(1));
        session.start();
        until(session::isPersonsTurn);
        assertFalse(session.canUndo(), "the coin has been seen");
        session.end(Forfeit.agreed());
        session.undo();
        assertEquals("10 left, seat 0", shown(), "over the coin, back to the player");
        assertFalse(session.canUndo());
        session.player(1, ToyPlayers.always(1));
        session.redo();
        assertEquals(2, session.tree().index(), "forward over the coin, too");
    }

    @Test
    void aNewActionForgetsWhatWasUndone() {
        session.start();
        session.play(1);
        session.play(1);
        session.undo();
        session.play(3);
        assertEquals(2, session.tree().length());
        assertEquals("6 left, seat 0", shown());
    }

    private static List<Integer> actions(PlyTree tree, List<Integer> nodes) {
        return nodes.stream().map(tree::action).toList();
    }

    @Test
    void undonePliesStayAsAVariationOfTheNewMainLine() {
        session.start();
        session.play(1);
        session.play(1);
        int undone = session.tree().node();
        session.undo();
        session.play(3);
        PlyTree tree = session.tree();
        assertEquals(List.of(1, 3), actions(tree, tree.mainLine()));
        assertEquals(List.of(1, 1), actions(tree, tree.path(undone)));
        session.visit(undone);
        assertEquals("8 left, seat 0", shown());
        session.play(2);
        assertEquals(List.of(1, 1, 2), actions(tree, tree.mainLine()));
    }

    @Test
    void theSameActionGoesOnAlongTheSameLine() {
        session.start();
        session.play(1);
        session.play(2);
        session.undo();
        session.undo();
        session.play(1);
        assertEquals(1, session.tree().length(), "what followed is not redone");
        assertFalse(session.tree().hasVariations());
        session.play(2);
        assertEquals(3, session.tree().bound(), "the start and two plies");
    }

    @Test
    void aGameThatIsOverKeepsItsResultWhateverIsTriedAfterwards() {
        session.start();
        for (int ply = 0; ply < 10; ply++) {
            session.play(1);
        }
        assertArrayEquals(new double[] {-1, 1}, session.tree().payoffs().orElseThrow());
        session.jump(8);
        session.play(2);
        assertTrue(session.tree().isOver());
        assertArrayEquals(new double[] {1, -1}, session.view(Observer.SPECTATOR).payoffs());
        assertEquals(10, session.tree().mainLine().size());
        assertArrayEquals(new double[] {-1, 1}, session.tree().payoffs().orElseThrow());
        session.promote(session.tree().node());
        assertEquals(9, session.tree().mainLine().size());
        assertArrayEquals(new double[] {1, -1}, session.tree().payoffs().orElseThrow());
    }

    @Test
    void aRemovedVariationIsLeft() {
        session.start();
        session.play(1);
        session.play(1);
        session.undo();
        session.play(2);
        int variation = session.tree()
                .children(session.tree().parent(session.tree().node()))
                .get(1);
        int main = session.tree().node();
        session.visit(variation);
        session.remove(variation);
        assertEquals("9 left, seat 1", shown());
        assertFalse(session.tree().contains(variation));
        assertFalse(session.tree().hasVariations());
        assertEquals(main, session.tree().end());
        assertTrue(!session.tree().isLatest(), "the main line is in view again");
        session.remove(session.tree().mainLine().get(0));
        assertEquals("10 left, seat 0", shown());
        assertEquals(0, session.tree().length());
    }

    @Test
    void aGameWithVariationsIsReplayedWithThem() {
        session.start();
        session.play(1);
        session.play(1);
        session.play(1);
        session.jump(1);
        session.play(2);
        session.play(3);
        session.jump(0);
        session.play(3);
        MatchRecord record = MatchRecord.of(session, List.of("person", "person"));
        assertEquals(List.of("take3"), record.mainLine());
        MatchRecord.Replay replay = record.replay(id -> new Toy());
        Session again = session(Map.of());
        again.replay(replay.tree());
        assertEquals(record, MatchRecord.of(again, List.of("person", "person")));
        assertEquals(1, again.tree().index(), "at the end of the main line");
        assertEquals(7, again.tree().bound());
    }

    @Test
    void chanceIsTheSameInAVariation() {
        Session played = dice(7);
        played.start();
        played.play(1);
        played.end(Forfeit.agreed());
        played.undo();
        played.play(2);
        int coin = played.tree().action(2);
        assertEquals(coin, played.tree().action(4));
        PlyTree wrong = PlyTree.of(List.of(
                new PlyTree.Node(0, 1, PlyTime.UNKNOWN),
                new PlyTree.Node(1, coin, PlyTime.UNKNOWN),
                new PlyTree.Node(0, 2, PlyTime.UNKNOWN),
                new PlyTree.Node(3, 1 - coin, PlyTime.UNKNOWN)));
        assertEquals(
                "record: ply 2 is not what chance brings with the record's seed",
                assertThrows(IllegalArgumentException.class, () -> dice(7).replay(wrong))
                        .getMessage());
    }

    @Test
    void afterAJumpPlayersWaitUntilResumed() throws InterruptedException {
        session.player(0, ToyPlayers.always(1));
        session.player(1, ToyPlayers.always(1));
        until(session.tree()::isOver);
        session.jump(4);
        assertEquals("6 left, seat 0", shown());
        assertEquals(OptionalInt.empty(), session.thinkingSeat());
        assertEquals(10, session.tree().length());
        session.player(0, ToyPlayers.always(2));
        session.resume();
        until(session.tree()::isOver);
        assertEquals(8, session.tree().length());
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
    void itTellsHowLongPlayersThought() throws InterruptedException {
        session.player(1, waiting(3));
        session.play(1);
        session.moveNow();
        until(session::isPersonsTurn);
        assertTrue(session.tree().time(1).spent().isZero(), "a person's");
        assertFalse(session.tree().time(2).spent().isZero());
        List<String> players = List.of("person", "somebody");
        assertEquals(
                List.of(false, true),
                MatchRecord.of(session, players, seat -> true).plies().stream()
                        .map(ply -> ply.time().isPresent())
                        .toList());
        assertTrue(MatchRecord.of(session, players).plies().stream().allMatch(RecordedPly::isPlain));
    }

    @Test
    void anAnswerThatUndoMadeStaleIsDropped() throws InterruptedException {
        CountDownLatch asked = new CountDownLatch(1);
        session.player(1, (view, seat, budget, monitor) -> {
            asked.countDown();
            return waiting(3).choose(view, seat, budget, monitor);
        });
        session.play(1);
        asked.await();
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
        assertEquals(0, session.tree().index());
        session.step();
        until(() -> session.tree().index() == 1);
        assertEquals(OptionalInt.empty(), session.thinkingSeat());
        session.resume();
        until(session.tree()::isOver);
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
    void outcomesOfChanceAreNotTakenBackBeforeTheEnd() {
        session.close();
        session = session(Map.of("dice", true));
        session.start();
        session.play(1);
        String after = shown();
        Optional<Text> why = Optional.of(Text.of("takeback.chance"));
        assertEquals(why, session.undoObjection());
        session.undo();
        assertEquals(2, session.tree().index(), "nothing has happened");
        session.jump(0);
        assertEquals(why, session.objection(session.tree().node()));
        assertThrows(IllegalStateException.class, () -> session.play(2));
        assertThrows(IllegalStateException.class, () -> session.remove(1));
        session.player(0, ToyPlayers.always(2));
        assertThrows(IllegalStateException.class, session::resume);
        session.player(0, null);
        session.jump(2);
        session.end(Forfeit.agreed());
        session.undo();
        session.play(1);
        assertEquals(after, shown(), "in a game that is over everybody sees what chance would have brought");
        assertThrows(IllegalStateException.class, () -> session.remove(1), "but its result stays");
    }

    @Test
    void theCoinFallsOnBothSides() {
        Set<Integer> faces = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            Session dice = dice(seed);
            dice.start();
            dice.play(1);
            faces.add(codes(dice).get(1));
        }
        assertEquals(Set.of(0, 1), faces);
    }

    private Session dice(long seed) {
        return new Session(GameSetup.of(new Toy(), 2, Map.of("dice", true), 0), seed, owner::add);
    }

    private static List<Integer> codes(Session of) {
        return of.line(Observer.REFEREE).plies().stream().map(Seen::action).toList();
    }

    @Test
    void aReplayedGameIsTheSameAndItsChanceIsChecked() {
        Session played = dice(7);
        played.start();
        played.play(1);
        List<Integer> codes = codes(played);
        Session replayed = dice(7);
        replayed.replay(PlyTree.ofLine(codes));
        assertEquals(played.view(Observer.REFEREE), replayed.view(Observer.REFEREE));
        Session shorter = dice(7);
        shorter.replay(PlyTree.ofLine(codes.subList(0, 1)));
        assertEquals(2, shorter.tree().index(), "chance is drawn");
        assertEquals(
                "record: ply 2 is not what chance brings with the record's seed",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> dice(7).replay(PlyTree.ofLine(List.of(1, 1 - codes.get(1)))))
                        .getMessage());
    }

    @Test
    void aGameMayTakeThePliesItDeclaredAndNotOneMore() {
        Session short9 = listened(new Session(HookedToy.ofPlies(9).setup(), 5, owner::add));
        for (int ply = 0; ply < 9; ply++) {
            short9.play(1);
        }
        assertEquals(List.of(), gameFaults);
        short9.play(1);
        assertEquals(
                "hooked did not end within the 9 plies it declared",
                gameFaults.get(0).getMessage());
        assertEquals(9, short9.tree().index());
    }

    @Test
    void adviceIsToldToThoseWhoMaySeeIt() throws InterruptedException {
        for (Observer observer : List.of(Observer.seat(0), Observer.seat(1))) {
            List<String> thoughts = new ArrayList<>();
            Session secret = new Session(GameSetup.of(new SecretNumber()), 5, owner::add);
            secret.listener(() -> observer, new SessionListener() {
                @Override
                public void thinking(int seat, Optional<Decision> soFar) {
                    thoughts.add(seat + ": " + soFar.map(Decision::action));
                }
            });
            secret.player(0, (view, seat, budget, monitor) -> {
                monitor.progress(Decision.of(2));
                return Decision.of(3);
            });
            until(() -> secret.tree().index() == 1);
            assertEquals(List.of(observer.seat() == 0 ? "0: Optional[2]" : "0: Optional.empty"), thoughts);
            secret.close();
        }
    }

    @Test
    void undoRedoAndJumpTellTheListenerAndSetPlayersGoing() throws InterruptedException {
        session.player(1, ToyPlayers.always(1));
        session.play(1);
        until(session::isPersonsTurn);
        for (Runnable step : List.<Runnable>of(session::undo, session::redo, () -> session.jump(1))) {
            int before = changes;
            step.run();
            assertEquals(before + 1, changes);
        }
        assertEquals(OptionalInt.empty(), session.thinkingSeat(), "players wait in an earlier position");
        session.jump(2);
        session.player(0, waiting(1));
        session.player(1, null);
        session.jump(0);
        session.player(0, null);
        session.play(1);
        session.player(0, waiting(1));
        session.play(1);
        session.undo();
        session.jump(2);
        assertEquals(OptionalInt.of(0), session.thinkingSeat(), "back where it is its turn, the player thinks");
    }

    @Test
    void theListenerIsToldWhatItsObserverMayKnowThen() {
        session.close();
        session = new Session(new HookedToy(name -> {}).setup(), 5, owner::add);
        List<MatchView> views = new ArrayList<>();
        Observer[] looking = {Observer.seat(0)};
        session.listener(() -> looking[0], new SessionListener() {
            @Override
            public void played(MatchView now) {
                views.add(now);
            }
        });
        session.play(2);
        assertEquals(List.of(Seen.action(0, 2)), views.get(0).plies());
        looking[0] = Observer.seat(1);
        session.play(3);
        assertEquals(
                List.of(Seen.hidden(0, Text.EMPTY), Seen.action(1, 3)),
                views.get(1).plies());
        assertEquals(Observer.seat(1), views.get(1).observer());
    }

    @Test
    void aPlayerIsNotToldToStopBeforeAnybodyWantsItTo() throws InterruptedException {
        List<Boolean> told = new CopyOnWriteArrayList<>();
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch stopped = new CountDownLatch(1);
        session.player(0, (view, seat, budget, monitor) -> {
            told.add(monitor.cancelled());
            asked.countDown();
            while (!monitor.cancelled()) {
                Thread.onSpinWait();
            }
            stopped.countDown();
            return Decision.of(1);
        });
        asked.await();
        assertEquals(List.of(false), told);
        session.close();
        stopped.await(); // closing drops the decision
        assertEquals(OptionalInt.empty(), session.thinkingSeat());
    }

    @Test
    void playersThinkInThreadsThatDoNotKeepTheProgramFromEnding() throws InterruptedException {
        BlockingQueue<Thread> threads = new LinkedBlockingQueue<>();
        session.player(0, (view, seat, budget, monitor) -> {
            threads.add(Thread.currentThread());
            return Decision.of(1);
        });
        until(() -> session.tree().index() == 1);
        assertTrue(threads.take().isDaemon());
    }

    @Test
    void aPlayerThatDoesNotAnswerIsAFaultAndCanBeReplaced() throws InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        DiaryPlayer hanging = new DiaryPlayer() {
            @Override
            public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
                PlayerLifeTest.awaitDeaf(never);
                return Decision.of(2);
            }
        };
        session.patience(Duration.ofMillis(20));
        session.grace(Duration.ofMillis(20));
        session.player(0, hanging);
        until(() -> !faults.isEmpty());
        assertEquals(new Forfeit(0, Forfeit.Cause.TIMEOUT, "no answer within 20 ms"), faults.get(0));
        assertTrue(session.isPaused());
        assertEquals(OptionalInt.empty(), session.thinkingSeat());
        session.patience(Duration.ofMinutes(1));
        session.player(0, ToyPlayers.always(1));
        hanging.closed.await(); // by another thread, since its own does not come back
        session.resume();
        until(() -> session.tree().index() == 1);
        never.countDown();
        assertEquals(1, faults.size());
    }

    @Test
    void aTimedBudgetTakesThePlaceOfPatience() throws InterruptedException {
        BlockingQueue<Budget> budgets = new LinkedBlockingQueue<>();
        session.patience(Duration.ofNanos(1));
        session.budget(Budget.ofMillis(10_000));
        session.player(0, (view, seat, budget, monitor) -> {
            budgets.add(budget);
            return Decision.of(1);
        });
        until(() -> session.tree().index() == 1);
        assertEquals(Budget.ofMillis(10_000), budgets.take());
    }

    @Test
    void playersAreToldTheirLifeInOrder() throws InterruptedException {
        session.close();
        session = listened(new Session(new HookedToy(name -> {}).setup(), 5, owner::add));
        DiaryPlayer diary = new DiaryPlayer();
        session.player(1, diary);
        session.play(3);
        until(session::isPersonsTurn);
        assertEquals(
                List.of("begin hooked at 1", "0 takes ?", "choose in 7 left, seat 1"),
                List.copyOf(diary.diary).subList(0, 3));
        session.undo();
        session.play(2);
        until(session::isPersonsTurn);
        session.jump(1);
        session.resume();
        until(session::isPersonsTurn);
        session.play(3);
        until(session::isPersonsTurn);
        session.play(3);
        assertTrue(session.tree().isOver());
        session.close();
        diary.closed.await();
        String life = String.join("; ", diary.diary);
        String begin = "begin hooked at 1; ";
        String second = "0 takes ?; choose in 8 left, seat 1; ";
        assertEquals(
                begin + "0 takes ?; choose in 7 left, seat 1; 1 takes 1; " + begin + second + "1 takes 1; " + begin
                        + second
                        + "1 takes 1; 0 takes ?; choose in 4 left, seat 1; 1 takes 1; 0 takes ?; end 1.0 -1.0; close",
                life);
    }

    @Test
    void aPlayerThatComesLaterIsToldWhatItsSeatHasSeen() throws InterruptedException {
        session.start();
        session.play(1);
        session.play(2);
        session.play(3);
        DiaryPlayer diary = new DiaryPlayer();
        session.player(1, diary);
        until(session::isPersonsTurn);
        assertEquals(
                List.of("begin toy at 1", "0 takes 1", "1 takes 2", "0 takes 3", "choose in 4 left, seat 1"),
                List.copyOf(diary.diary).subList(0, 5));
        session.player(1, null);
        diary.closed.await();
    }

    @Test
    void aPlayerThatFailsWhenItIsToldSomethingPausesTheSession() throws InterruptedException {
        session.player(1, new DiaryPlayer() {
            @Override
            public void begin(GameSetup setup, int seat) {
                throw new StackOverflowError();
            }
        });
        until(() -> !faults.isEmpty());
        assertEquals(Forfeit.Cause.FAILED, faults.get(0).cause());
        assertEquals(1, faults.get(0).seat());
        assertTrue(session.isPaused());
    }

    @Test
    void aGameThatHangsDoesNotFreezeItsOwner() {
        for (String method : List.of("apply", "legalActions", "copy")) {
            CountDownLatch never = new CountDownLatch(1);
            AtomicBoolean armed = new AtomicBoolean();
            HookedToy hanging = new HookedToy(name -> {
                if (armed.get() && name.equals(method)) {
                    PlayerLifeTest.awaitDeaf(never);
                }
            });
            gameFaults.clear();
            Session frozen = listened(new Session(hanging.setup(), 5, owner::add, Duration.ofMillis(500)));
            frozen.start();
            frozen.play(1);
            armed.set(true);
            frozen.play(1);
            assertEquals(
                    "hooked hangs at ply 2: no answer within 500 ms",
                    gameFaults.get(0).getMessage(),
                    method);
            assertTrue(frozen.isPaused());
            assertEquals(1, frozen.tree().index(), "nothing has changed");
            frozen.undo();
            assertEquals(0, frozen.tree().index(), "what needs no game still goes");
            frozen.close();
            never.countDown();
        }
    }

    @Test
    void aPictureThatHangsIsToldToWhoAsksForIt() {
        CountDownLatch never = new CountDownLatch(1);
        HookedToy hanging = new HookedToy(name -> {
            if (name.equals("picture")) {
                PlayerLifeTest.awaitDeaf(never);
            }
        });
        Session frozen = listened(new Session(hanging.setup(), 5, owner::add, Duration.ofMillis(500)));
        frozen.play(1);
        MatchView view = frozen.view(Observer.SPECTATOR);
        assertEquals(List.of(Seen.hidden(0, Text.EMPTY)), view.plies());
        assertEquals(
                "hooked hangs at ply 2: no answer within 500 ms",
                assertThrows(PluginFault.class, view::picture).getMessage());
        frozen.close();
        never.countDown();
    }

    @Test
    void aGameThatThrowsLeavesTheSessionWhereItWas() {
        AtomicBoolean armed = new AtomicBoolean(true);
        HookedToy failing = new HookedToy(name -> {
            if (armed.get() && name.equals("apply")) {
                throw new StackOverflowError();
            }
        });
        Session broken = listened(new Session(failing.setup(), 5, owner::add));
        broken.start();
        broken.play(1);
        String told = gameFaults.get(0).getMessage();
        assertTrue(
                told.matches("hooked failed at ply 1: java.lang.StackOverflowError at .*\\(SessionTest\\.java:\\d+\\)"),
                told);
        assertEquals(0, broken.tree().index());
        armed.set(false);
        broken.play(1);
        assertEquals(1, broken.tree().index(), "it goes on if the game does");
        broken.close();
    }

    @Test
    void aGameWithoutAStartIsAFault() {
        GameSetup broken = GameSetup.of(new BrokenGame());
        PluginFault fault = assertThrows(PluginFault.class, () -> new Session(broken, 5, owner::add));
        assertTrue(fault.getMessage().startsWith("broken failed at ply 1: "), fault.getMessage());
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
