package org.marienbad.games.toguzkumalak;

import java.util.Arrays;
import java.util.Map;
import java.util.OptionalInt;
import org.marienbad.framework.game.State;
import org.marienbad.games.mancala.HouseForm;
import org.marienbad.games.mancala.HouseGame;
import org.marienbad.games.mancala.HouseParts;

/** Toguz kumalak with fixed options: what matches, files and computer players know of it. */
public final class ToguzGame implements HouseGame {
    private final ToguzRules rules;
    private final HouseParts parts;

    ToguzGame(ToguzRules rules) {
        this.rules = rules;
        parts = new HouseParts(
                new HouseForm(rules.board, "stones", "tuzdik"),
                rules.names(),
                rules.maxPlies(),
                new ToguzView(rules),
                state -> ToguzPotential.of((ToguzState) state));
    }

    @Override
    public HouseParts parts() {
        return parts;
    }

    /** The house, from its owner's left, where a seat must not have its tuzdik if the other one has it in {@code house}. */
    public int forbidden(int house) {
        return rules.forbidden(house);
    }

    /** Names the rules on which the values of endgames depend, in letters, digits and dashes. */
    public String tableKey() {
        return rules.tableKey();
    }

    @Override
    public ToguzState newInitialState() {
        return ToguzState.initial(rules);
    }

    /** The number of the house, or also that of the house of the last stone, with an {@code x} if it becomes a tuzdik. */
    @Override
    public OptionalInt parse(State before, String notation) {
        return Arrays.stream(legalActions(before))
                .filter(house -> notation.equals(String.valueOf(house + 1))
                        || notation.length() > 1
                                && notation.equals(new ToguzSowing((ToguzState) before, house).notation()))
                .findFirst();
    }

    @Override
    public Map<String, String> presets() {
        return Map.of("easy", "depth=1,evaluator=stores", "medium", "iterations=20", "hard", "iterations=60");
    }

    @Override
    public ToguzState stateOf(Map<String, ?> position) {
        ToguzState state = parts.form().read(position, new ToguzState(rules));
        int souths = state.tuzdik(0);
        int norths = state.tuzdik(1);
        boolean both = souths != ToguzState.NONE && norths != ToguzState.NONE;
        HouseForm.require(
                !both || norths % rules.houses != rules.forbidden(souths % rules.houses),
                "'tuzdik' is " + parts.form().marks(state.board()) + "; allowed: two that "
                        + (rules.opposite ? "are not opposite" : "have different numbers"));
        return state;
    }
}
