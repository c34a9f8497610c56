package org.marienbad.games.mancala;

import java.util.List;
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

    /** @param plies most plies of any game */
    public HouseParts(HouseForm form, PitNames names, int plies, GameView view, List<NamedEvaluator> evaluators) {
        this.form = form;
        this.names = names;
        this.view = view;
        this.evaluators = evaluators;
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

    public HouseForm form() {
        return form;
    }
}
