package org.marienbad.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.lab.run.GameExecutor;
import org.marienbad.lab.tournament.GameResult;

class SparkExecutorTest {
    @BeforeAll
    static void quiet() {
        SparkLog.quiet();
    }

    /** Hands out one game of a plan. */
    private static final class OneGame implements GameExecutor.Board {
        private final String plan;
        private final AtomicInteger taken = new AtomicInteger();
        private final BlockingQueue<RuntimeException> failures = new LinkedBlockingQueue<>();

        OneGame(String plan) {
            this.plan = plan;
        }

        @Override
        public String plan() {
            return plan;
        }

        @Override
        public long[] take(int most) {
            return taken.getAndIncrement() == 0 ? new long[] {0} : new long[0];
        }

        @Override
        public void report(String line) {
            throw new AssertionError("a game was played: " + line);
        }

        @Override
        public void played(GameResult game, MatchResult result) {
            throw new AssertionError("a game was played");
        }

        @Override
        public void failed(long index, Throwable failure) {
            throw new AssertionError(failure);
        }

        @Override
        public void failed(RuntimeException failure) {
            failures.add(failure);
        }
    }

    @Test
    void anExecutorsRefusalIsOneLineAndNotTriedAgain() throws InterruptedException {
        OneGame board = new OneGame("{}");
        try (JavaSparkContext context =
                        new JavaSparkContext(SparkCluster.conf("local[1]", Map.of(), OptionalInt.empty()));
                GameExecutor.Work work = new SparkExecutor(context, List.of()).start(board)) {
            assertNotNull(work);
            RuntimeException refusal = board.failures.poll(3, TimeUnit.MINUTES);
            assertNotNull(refusal);
            assertTrue(
                    refusal.getMessage().startsWith("an executor of Spark refuses the games: "), refusal.getMessage());
            assertEquals(1, refusal.getMessage().lines().count());
        }
        assertTrue(board.failures.isEmpty(), board.failures::toString);
    }
}
