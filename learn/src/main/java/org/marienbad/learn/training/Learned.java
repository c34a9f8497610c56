package org.marienbad.learn.training;

import java.util.Objects;
import java.util.Optional;
import org.marienbad.ai.search.model.Policy;
import org.marienbad.framework.game.Evaluator;

/**
 * What players use of a training.
 *
 * @param policy empty if the method learns none
 */
public record Learned(Evaluator evaluator, Optional<Policy> policy) {
    public Learned {
        Objects.requireNonNull(evaluator, "evaluator");
        Objects.requireNonNull(policy, "policy");
    }
}
