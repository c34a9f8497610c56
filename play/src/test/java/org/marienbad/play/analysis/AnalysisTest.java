package org.marienbad.play.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.player.SearchNode;
import org.marienbad.framework.toy.Toy;
import org.marienbad.games.testgames.AuctionProvider;
import org.marienbad.games.testgames.DiceRaceProvider;
import org.marienbad.play.analysis.Thoughts.Status;

class AnalysisTest {
    private static final Duration PATIENT = Duration.ofMinutes(5);
    private static final List<Budget> TWICE = List.of(Budget.ofIterations(10), Budget.ofIterations(100));

    private final GameSetup toy = GameSetup.of(new Toy(), 2, Map.of("counters", 7), 0);
    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private final CountDownLatch closed = new CountDownLatch(1);
    private Analysis analysis;

    @AfterEach
    void end() {
        if (analysis != null) {
            analysis.close();
        }
    }

    private Analysis with(Duration patience, Supplier<Player> maker) {
        return with(patience, Experts.of(Experts.player("expert", maker)));
    }

    private Analysis with(Duration patience, Analysts analysts) {
        List<Budget> budgets = patience == PATIENT ? TWICE : List.of(Budget.ofMillis(1));
        analysis = new Analysis(analysts, tasks::add, () -> {}, budgets, patience);
        return analysis;
    }

    private void until(BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            tasks.take().run();
        }
    }

    private void until(Status status) throws InterruptedException {
        until(() -> analysis.thoughts().status() == status
                || analysis.thoughts().status() == Status.FAILED
                || analysis.thoughts().status() == Status.HANGS);
        assertEquals(status, analysis.thoughts().status(), analysis.thoughts()::problem);
    }

    private static MatchView after(GameSetup setup, Integer... plies) {
        return MatchView.of(setup, List.of(plies), Observer.SPECTATOR);
    }

    /** Thinks that taking three is worth .5 to who takes them, and says so at once, with its budget as its effort. */
    private final class Expert implements Player {
        @Override
        public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
            double[] value = {seat == 0 ? .5 : -.5, seat == 0 ? -.5 : .5};
            long effort = budget.iterations();
            Decision decision = new Decision(
                    3, List.of(new ActionValue(3, effort, value, false, new int[] {1, 2})), effort, 2, budget.nanos());
            monitor.progress(decision);
            return decision;
        }

        @Override
        public List<SearchNode> searchTree(int levels) {
            SearchNode last = new SearchNode(2, 1, Double.NaN, false, List.of());
            SearchNode reply = new SearchNode(1, 2, Double.NaN, false, List.of(last));
            return List.of(new SearchNode(3, 3, .5, false, List.of(reply)));
        }

        @Override
        public void close() {
            closed.countDown();
        }
    }

    @Test
    void theAnalystIsAskedMoreAndMoreThoroughly() throws InterruptedException {
        with(PATIENT, Expert::new).show(after(toy));
        assertEquals(Status.THINKING, analysis.thoughts().status());
        until(() -> analysis.thoughts().findings().isPresent());
        assertEquals(10, analysis.thoughts().findings().orElseThrow().decision().iterations());
        until(Status.FINISHED);
        PositionFindings findings = analysis.thoughts().findings().orElseThrow();
        assertEquals(100, findings.decision().iterations());
        Line best = findings.lines().get(0);
        assertEquals("take3", best.action().notation());
        assertEquals(List.of(.5, -.5), best.payoffs());
        assertEquals(List.of("take1", "take2"), best.continuation());
        Branch branch = findings.tree().get(0);
        assertEquals("take3", branch.notation());
        assertEquals("take2", branch.children().get(0).children().get(0).notation());
        assertEquals(1, branch.children().get(0).actor());
    }

    @Test
    void anotherPositionStartsItAnew() throws InterruptedException {
        with(PATIENT, Expert::new).show(after(toy));
        until(Status.FINISHED);
        analysis.show(after(toy));
        assertEquals(Status.FINISHED, analysis.thoughts().status(), "the same position");
        analysis.show(after(toy, 1));
        assertEquals(Status.THINKING, analysis.thoughts().status());
        until(Status.FINISHED);
        assertEquals(
                List.of(-.5, .5),
                analysis.thoughts().findings().orElseThrow().lines().get(0).payoffs());
    }

    @Test
    void itStopsWhenNothingIsShownAndClosesThePlayer() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch stopped = new CountDownLatch(1);
        with(PATIENT, () -> new Player() {
                    @Override
                    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
                        begun.countDown();
                        while (!monitor.cancelled()) {
                            Thread.onSpinWait();
                        }
                        stopped.countDown();
                        return Decision.of(1);
                    }

                    @Override
                    public void close() {
                        closed.countDown();
                    }
                })
                .show(after(toy));
        begun.await();
        analysis.hide();
        stopped.await();
        assertEquals(Status.OFF, analysis.thoughts().status());
        assertEquals(1, closed.getCount(), "kept for the next position");
        analysis.close();
        closed.await();
    }

    @Test
    void oneThatThrowsIsToldAndClosed() throws InterruptedException {
        with(PATIENT, () -> new Player() {
                    @Override
                    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
                        throw new IllegalStateException("out of ideas");
                    }

                    @Override
                    public void close() {
                        closed.countDown();
                    }
                })
                .show(after(toy));
        until(Status.FAILED);
        assertEquals("out of ideas", analysis.thoughts().problem());
        closed.await();
        analysis.analyst(PlayerSpec.of("expert"));
        assertEquals(Status.THINKING, analysis.thoughts().status(), "asked again when it is chosen again");
    }

    @Test
    void oneThatCheatsIsTold() throws InterruptedException {
        with(PATIENT, () -> (view, seat, budget, monitor) -> Decision.of(77)).show(after(toy));
        until(Status.FAILED);
        assertTrue(
                analysis.thoughts().problem().contains("77"),
                analysis.thoughts().problem());
    }

    @Test
    void oneThatHangsIsToldAndClosedByAnotherThread() throws InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        with(Duration.ofMillis(20), () -> new Player() {
                    @Override
                    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
                        boolean interrupted = true;
                        while (interrupted) {
                            try {
                                never.await();
                                interrupted = false;
                            } catch (InterruptedException again) {
                                interrupted = true; // as bad as can be
                            }
                        }
                        return Decision.of(1);
                    }

                    @Override
                    public void close() {
                        closed.countDown();
                    }
                })
                .show(after(toy));
        until(Status.HANGS);
        closed.await();
        analysis.show(after(toy, 1));
        assertEquals(Status.HANGS, analysis.thoughts().status(), "it is not asked again");
        never.countDown();
    }

    @Test
    void nothingIsAskedAtTheEndOrOfChance() {
        with(PATIENT, Expert::new).show(after(toy, 3, 3, 1));
        assertEquals(Status.OVER, analysis.thoughts().status());
        GameSetup dice = GameSetup.of(new DiceRaceProvider(), 2, Map.of(), 0);
        analysis.show(after(dice));
        assertEquals(
                after(dice).actor() < 0 ? Status.CHANCE : Status.THINKING,
                analysis.thoughts().status());
    }

    @Test
    void secretsOfASeatAreAskedOnlyForThatSeat() throws InterruptedException {
        GameSetup auction = GameSetup.of(new AuctionProvider(), 2, Map.of("lots", 2), 0);
        MatchView secret = MatchView.of(auction, List.of(3), Observer.SPECTATOR);
        BlockingQueue<String> asked = new LinkedBlockingQueue<>();
        with(PATIENT, () -> (view, seat, budget, monitor) -> {
            asked.add(seat + " " + view);
            return new Decision(0, List.of(), 1, 1, budget.nanos());
        });
        analysis.show(secret);
        assertEquals(Status.HIDDEN, analysis.thoughts().status());
        analysis.show(secret.as(Observer.seat(0)));
        assertEquals(Status.HIDDEN, analysis.thoughts().status(), "seat 1 is to move");
        analysis.show(secret.as(Observer.seat(1)));
        until(Status.FINISHED);
        GameSetup again = GameSetup.of(new AuctionProvider(), 2, Map.of("lots", 2), 0);
        analysis.show(MatchView.of(again, List.of(1), Observer.seat(1)));
        until(Status.FINISHED);
        assertEquals(asked.take(), asked.take(), "a bid of 3 and one of 1 look the same");
    }

    @Test
    void aSolverPutsTheProvenLineFirst() throws InterruptedException {
        with(PATIENT, Experts.withSolver(Experts.player("expert", () -> (view, seat, budget, monitor) -> {
                    double[] even = {0, 0};
                    return new Decision(
                            1,
                            List.of(
                                    new ActionValue(1, 1, even, false, new int[0]),
                                    new ActionValue(2, 1, even, false, new int[0]),
                                    new ActionValue(3, 1, even, false, new int[0])),
                            1,
                            1,
                            budget.nanos());
                })))
                .show(after(toy));
        until(Status.FINISHED);
        PositionFindings findings = analysis.thoughts().findings().orElseThrow();
        assertEquals("take3", findings.lines().get(0).action().notation(), "leaves four of seven");
        assertEquals(1, findings.lines().get(0).proven().orElseThrow().low());
        assertEquals(-1, findings.lines().get(1).proven().orElseThrow().low());
        assertFalse(findings.verdict().orElseThrow().unfinished().isPresent());
    }
}
