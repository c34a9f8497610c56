package org.marienbad.games.oware;

import java.util.Arrays;
import java.util.Map;
import java.util.OptionalInt;
import org.marienbad.framework.game.State;
import org.marienbad.games.mancala.HouseForm;
import org.marienbad.games.mancala.HouseGame;
import org.marienbad.games.mancala.HouseParts;

/** Oware with fixed options: what matches, files and computer players know of it. */
public final class OwareGame implements HouseGame {
    private final OwareRules rules;
    private final HouseParts parts;

    OwareGame(OwareRules rules) {
        this.rules = rules;
        parts = new HouseParts(
                new HouseForm(rules.board, "seeds", ""),
                rules.names(),
                rules.maxPlies(),
                new OwareView(rules),
                state -> OwarePotential.of((OwareState) state));
    }

    @Override
    public HouseParts parts() {
        return parts;
    }

    /** Names the rules on which the values of endgames depend, in letters, digits and dashes. */
    public String tableKey() {
        return rules.tableKey();
    }

    @Override
    public OwareState newInitialState() {
        return OwareState.initial(rules);
    }

    /** Letters as {@link #action} writes them, or the number of a house from its owner's left, 1 and on. */
    @Override
    public OptionalInt parse(State before, String notation) {
        int seat = before.actor();
        return Arrays.stream(legalActions(before))
                .filter(house ->
                        notation.equals(rules.names().label(seat, house)) || notation.equals(String.valueOf(house + 1)))
                .findFirst();
    }

    @Override
    public Map<String, String> presets() {
        return Map.of(
                "easy", "depth=1,evaluator=stores",
                "medium", "iterations=20",
                "hard", "iterations=60",
                "best", "depth=60,millis=4500,model=oware");
    }

    @Override
    public OwareState stateOf(Map<String, ?> position) {
        return parts.form().read(position, new OwareState(rules));
    }
}
