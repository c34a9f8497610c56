package org.marienbad.games.kalaha;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.marienbad.framework.game.Evaluator;

/** Estimates of the payoff. */
final class Evaluators {
    private Evaluators() {}

    static Map<String, Evaluator> of(KalahaRules rules) {
        Map<String, Evaluator> byName = new LinkedHashMap<>();
        byName.put("stores", (state, out) -> {
            KalahaState position = (KalahaState) state;
            out[0] = (double) (position.store(0) - position.store(1)) / rules.total();
            out[1] = -out[0];
        });
        return Collections.unmodifiableMap(byName);
    }
}
