package org.marienbad.learn.run;

import java.util.LinkedHashMap;
import java.util.Map;
import org.marienbad.lab.statistics.Sprt;

/**
 * The result of the comparison of a new model with the old one.
 *
 * @param test the rule by which it ended
 * @param score of the new model
 * @param budgets positions of a decision for both sides
 * @param decision H1 if it is stronger, H0 if it is weaker
 */
public record GateResult(String test, Score score, Budgets budgets, Sprt.Decision decision) {
    /** In plain JSON values. */
    public Map<String, Object> plain() {
        Map<String, Object> plain = new LinkedHashMap<>();
        plain.put("rule", test);
        plain.put("decision", decision.name());
        plain.put("passed", passed());
        plain.put("games", score.games());
        plain.put("points", score.points());
        plain.put("positions", budgets.model());
        plain.put("rivalPositions", budgets.rival());
        return plain;
    }

    /** Whether the new model takes the place: it is stronger, or as strong as far as can be told. */
    public boolean passed() {
        return decision == Sprt.Decision.H1 || decision == Sprt.Decision.CONTINUE && score.points() >= 0.5;
    }
}
