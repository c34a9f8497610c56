package org.marienbad.cli.engine;

import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;

class SchedulerTest {
    private static final long LONG = Long.MAX_VALUE / 4;

    private static Job job(Job.Work work) {
        return new Job(NullNode.getInstance(), work, answer -> {});
    }

    private static void awaitDeaf(CountDownLatch latch) {
        while (latch.getCount() > 0) {
            try {
                latch.await();
            } catch (InterruptedException ignored) {
                // deaf
            }
        }
    }

    @Test
    void theNextJobOfALaneStartsAfterTheLaneHasHeardOfTheOneLeftBehind()
            throws InterruptedException, ExecutionException {
        CountDownLatch never = new CountDownLatch(1);
        CompletableFuture<Boolean> startedBefore = new CompletableFuture<>();
        try (Scheduler scheduler = new Scheduler(2, LONG)) {
            Job next = job(self -> JsonNodeFactory.instance.objectNode());
            Job hanging = job(self -> {
                self.allow(0, "it");
                awaitDeaf(never);
                return JsonNodeFactory.instance.objectNode();
            });
            scheduler.submit(hanging, new Scheduler.Lane() {
                @Override
                public void leftBehind(Job job) {
                    scheduler.submit(next, this);
                    // A job that has started is allowed its time.
                    startedBefore.complete(next.nanosLeft() > LONG / 2);
                }
            });
            assertFalse(startedBefore.get());
            next.awaitAnswer();
            never.countDown();
            scheduler.awaitAll();
        }
    }
}
