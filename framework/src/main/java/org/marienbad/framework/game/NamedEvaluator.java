package org.marienbad.framework.game;

import java.util.Objects;

/** An evaluator under the name by which players and people choose it: letters, digits and dashes. */
public record NamedEvaluator(String name, Evaluator evaluator) {
    public NamedEvaluator {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(evaluator, "evaluator");
    }
}
