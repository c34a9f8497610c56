package org.marienbad.play.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.PlayerThread;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.toy.Toy;
import org.marienbad.games.testgames.AuctionProvider;

class GameReviewTest {
    private final GameSetup toy = GameSetup.of(new Toy(), 2, Map.of("counters", 7), 0);
    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private final AtomicInteger asked = new AtomicInteger();

    /** Thinks that who is to move is a little better off. */
    private final Player hopeful = (view, seat, budget, monitor) -> {
        asked.incrementAndGet();
        double[] value = {seat == 0 ? .1 : -.1, seat == 0 ? -.1 : .1};
        int[] legal = new int[view.legalActions(new int[20]) + 20];
        view.legalActions(legal);
        return Decision.of(legal[0]).with(List.of(new ActionValue(legal[0], 1, value, false, new int[0])));
    };

    private void finish(GameReview review) throws InterruptedException {
        while (review.isWorking()) {
            tasks.take().run();
        }
        assertEquals("", review.problem());
        assertEquals(0, review.left());
    }

    @Test
    void pliesThatGiveTheWinAwayAreMarked() throws InterruptedException {
        Analysts analysts = Experts.withSolver(Experts.player("expert", () -> hopeful));
        try (GameReview review = new GameReview(analysts, tasks::add, () -> {})) {
            // 7: takes 1 instead of 3, 6: takes 2 and leaves 4, then nothing helps.
            review.show(MatchView.of(toy, List.of(1, 2, 1, 3), Observer.SPECTATOR));
            assertTrue(review.isWorking());
            finish(review);
            assertEquals(List.of(0), review.marked(Mark.WEAK));
            assertEquals(Optional.of(3), review.annotation(0).orElseThrow().better());
            assertEquals(0, review.start(seat -> seat == 0), "before the mistake");
            assertEquals(3, review.start(seat -> seat == 1), "no mistake of its own: before the end");
            assertTrue(review.marked(Mark.STRONG).contains(1), "the only one that wins: " + review.marked(Mark.STRONG));
            assertFalse(review.marked(Mark.STRONG).contains(0));
            assertEquals(Mark.STRONG, review.annotation(1).orElseThrow().mark());
            assertEquals(List.of(1.0, -1.0), review.worth(0).orElseThrow().payoffs());
            assertEquals(List.of(-1.0, 1.0), review.worth(1).orElseThrow().payoffs());
            assertEquals(List.of(-1.0, 1.0), review.worth(4).orElseThrow().payoffs(), "the end");
        }
    }

    @Test
    void findingsStayWhenTheGameGoesOn() throws InterruptedException {
        Analysts analysts = Experts.of(Experts.player("expert", () -> hopeful));
        try (GameReview review = new GameReview(analysts, tasks::add, () -> {})) {
            review.show(MatchView.of(toy, List.of(1, 2), Observer.SPECTATOR));
            finish(review);
            assertEquals(
                    List.of(.1, -.1), review.worth(2).orElseThrow().payoffs(), "the position shown, seat 0 to move");
            int before = asked.get();
            review.show(MatchView.of(toy, List.of(1, 2), Observer.SPECTATOR));
            assertEquals(false, review.isWorking(), "nothing is new");
            review.show(MatchView.of(toy, List.of(1, 2, 1), Observer.SPECTATOR));
            finish(review);
            assertEquals(3, review.line().length(), "what it tells of");
            assertTrue(asked.get() - before <= 3, "only what is new: " + (asked.get() - before));
            assertTrue(review.worths().stream().allMatch(Optional::isPresent));
        }
    }

    @Test
    void proofsOfTheAnalysisAreToldAtOnceAndStay() throws InterruptedException {
        Analysts analysts = Experts.of(Experts.player("expert", () -> hopeful));
        Solution proof = Solution.of(0, Solution.Measure.MARGIN, Solution.Value.exactly(8))
                .build();
        PositionFindings proven = new PositionFindings(
                List.of(new Line(
                        Action.of(1, "1"), List.of(.1, -.1), false, 1, List.of(), List.of(), Optional.empty())),
                Decision.of(1),
                List.of(),
                List.of(),
                Optional.of(proof));
        try (GameReview review = new GameReview(analysts, tasks::add, () -> {})) {
            MatchView game = MatchView.of(toy, List.of(1, 2), Observer.SPECTATOR);
            review.show(game);
            review.learn(game, proven);
            assertEquals(List.of(1.0, -1.0), review.worth(2).orElseThrow().payoffs());
            finish(review);
            assertEquals(List.of(1.0, -1.0), review.worth(2).orElseThrow().payoffs(), "no estimate takes its place");
            review.learn(MatchView.of(toy, List.of(3), Observer.SPECTATOR), proven);
            assertFalse(review.worth(1).orElseThrow().exact(), "a position of another game");
        }
    }

    @Test
    void theMovesOfAProvenPositionAreAskedFor() throws InterruptedException {
        Analysts analysts = Experts.withSolver(Experts.player("expert", () -> hopeful));
        try (GameReview review = new GameReview(analysts, tasks::add, () -> {})) {
            review.show(MatchView.of(toy, List.of(1, 2, 1, 3), Observer.SPECTATOR));
            assertEquals(Optional.empty(), review.moves(0), "while it looks");
            finish(review);
            int before = asked.get();
            assertEquals(Optional.empty(), review.moves(0), "a solver needed no player");
            finish(review);
            assertEquals(1, asked.get() - before);
            List<ActionValue> moves = review.moves(0).orElseThrow();
            assertEquals(3, moves.get(0).action(), "the one that wins");
            assertEquals(
                    review.worth(0).orElseThrow().payoffs().get(0), moves.get(0).value()[0]);
            assertEquals(1, asked.get() - before, "once");
        }
    }

    @Test
    void nothingIsLookedAtOnceItIsClosed() {
        GameReview review = new GameReview(Experts.of(Experts.player("expert", () -> hopeful)), tasks::add, () -> {});
        review.close();
        review.show(MatchView.of(toy, List.of(1), Observer.SPECTATOR));
        assertFalse(review.isWorking());
    }

    @Test
    void aPlayerThatHangsIsLeft() throws InterruptedException {
        CountDownLatch left = new CountDownLatch(1);
        Player hanging = (view, seat, budget, monitor) -> {
            if (asked.incrementAndGet() > 2) {
                try {
                    new CountDownLatch(1).await();
                } catch (InterruptedException ended) {
                    left.countDown();
                }
            }
            return Decision.of(1).with(List.of(new ActionValue(1, 1, new double[] {.1, -.1}, false, new int[0])));
        };
        Analysts analysts = Experts.of(Experts.player("expert", () -> hanging));
        GameReview.Terms terms = new GameReview.Terms(
                GameReview.Terms.ALONE.limits(), Integer.MAX_VALUE, Optional.of(Duration.ofSeconds(1)));
        try (GameReview review =
                new GameReview(analysts, terms, () -> PlayerThread.named("review"), tasks::add, () -> {})) {
            review.show(MatchView.of(toy, List.of(1, 1, 1), Observer.SPECTATOR));
            while (review.isWorking()) {
                tasks.take().run();
            }
            assertTrue(review.hangs());
            assertEquals(0, review.left());
            assertTrue(left.await(1, TimeUnit.MINUTES), "its thread ends where it can be interrupted");
            review.show(MatchView.of(toy, List.of(1, 1, 1, 1), Observer.SPECTATOR));
            assertFalse(review.isWorking(), "it is not asked again");
        }
    }

    @Test
    void aReviewInPartsTellsTheSame() throws InterruptedException {
        Analysts analysts = Experts.of(Experts.player("expert", () -> hopeful));
        GameReview.Terms terms = new GameReview.Terms(GameReview.Terms.ALONE.limits(), 2, Optional.empty());
        MatchView game = MatchView.of(toy, List.of(1, 2, 1, 3), Observer.SPECTATOR);
        SharedThread thread = new SharedThread(PlayerThread.named("shared"));
        try (GameReview whole = new GameReview(analysts, tasks::add, () -> {});
                GameReview parted = new GameReview(analysts, terms, () -> thread, tasks::add, () -> {})) {
            whole.show(game);
            finish(whole);
            parted.show(game);
            finish(parted);
            assertEquals(5, whole.worths().size());
            assertEquals(whole.worths(), parted.worths());
            for (int ply = 0; ply < game.length(); ply++) {
                assertEquals(
                        whole.annotation(ply).orElseThrow().mark(),
                        parted.annotation(ply).orElseThrow().mark());
            }
            assertEquals(3, thread.given.get(), "positions 3 and 4, 1 and 2, and 0");
        }
    }

    /** Counts how often it is asked for. */
    private record SharedThread(PlayerThread thread, AtomicInteger given) implements PlayerThread {
        SharedThread(PlayerThread thread) {
            this(thread, new AtomicInteger());
        }

        @Override
        public void execute(Runnable task) {
            given.incrementAndGet();
            thread.execute(task);
        }

        @Override
        public void shut() {
            thread.shut();
        }

        @Override
        public boolean isDone() {
            return thread.isDone();
        }

        @Override
        public void abandon() {
            thread.abandon();
        }
    }

    @Test
    void ofARunningGameWithSecretsOnlyTheOwnDecisionsAreLookedAt() throws InterruptedException {
        GameSetup auction = GameSetup.of(new AuctionProvider(), 2, Map.of("lots", 2), 0);
        Analysts analysts = Experts.of(Experts.player("expert", () -> hopeful));
        try (GameReview review = new GameReview(analysts, tasks::add, () -> {})) {
            review.show(MatchView.of(auction, List.of(3), Observer.seat(0)));
            finish(review);
            assertTrue(review.worth(0).isPresent());
            assertTrue(review.worth(1).isEmpty(), "what seat 1 thinks");
        }
    }
}
