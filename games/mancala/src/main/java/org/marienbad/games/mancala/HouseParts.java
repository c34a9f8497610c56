package org.marienbad.games.mancala;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.NamedEvaluator;

/** The values that a {@link HouseGame} is made of. Immutable. */
public final class HouseParts {
    final HouseForm form;
    final PitNames names;
    final GameInfo info;
    final Cells cells;
    final GameView view;
    final List<NamedEvaluator> evaluators;

    /**
     * @param plies most plies of any game
     * @param potential by how many stones a position seems to be good for South
     */
    public HouseParts(
            HouseForm form, PitNames names, int plies, GameView view, ToDoubleFunction<HouseState> potential) {
        this.form = form;
        this.names = names;
        this.view = view;
        evaluators = List.of(
                evaluator("potential", potential),
                evaluator("stores", position -> position.store(0) - position.store(1)));
        cells = new HouseCells(form);
        info = GameInfo.builder()
                .seats(2)
                .actions(form.rules().houses())
                .plies(plies)
                .constantSum(0)
                .words(HouseBoard.words(form.rules(), form.hasMarks()))
                .repetition(GameInfo.Repetition.ENDS_WITH_SCORES)
                .build();
    }

    private NamedEvaluator evaluator(String name, ToDoubleFunction<HouseState> lead) {
        MarginPayoff margin = form.rules().margin();
        return new NamedEvaluator(name, (state, out) -> margin.estimate(lead.applyAsDouble((HouseState) state), out));
    }

    public HouseForm form() {
        return form;
    }
}
