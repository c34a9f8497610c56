package org.marienbad.learn.training;

import java.util.Objects;
import java.util.Optional;
import org.marienbad.ai.search.model.BatchEvaluator;
import org.marienbad.ai.search.model.Policy;
import org.marienbad.framework.game.Evaluator;

/**
 * The part of a training that players use.
 *
 * @param policy empty if the method learns none
 * @param batches empty if positions are judged as cheaply one by one
 */
public record Learned(Evaluator evaluator, Optional<Policy> policy, Optional<Batches> batches) {
    /** Judges positions in batches. */
    @FunctionalInterface
    public interface Batches {
        /** @param size as {@link org.marienbad.ai.search.model.Model#batchEvaluator} says */
        BatchEvaluator evaluator(int size);
    }

    public Learned {
        Objects.requireNonNull(evaluator, "evaluator");
        Objects.requireNonNull(policy, "policy");
        Objects.requireNonNull(batches, "batches");
    }

    public Learned(Evaluator evaluator, Optional<Policy> policy) {
        this(evaluator, policy, Optional.empty());
    }
}
