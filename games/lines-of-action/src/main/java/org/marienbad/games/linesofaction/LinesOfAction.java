package org.marienbad.games.linesofaction;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.board.BoardGame;
import org.marienbad.board.Draws;
import org.marienbad.board.Lessons;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/**
 * Lines of Action (Claude Soucie, about 1960), told by Sid Sackson in <i>A Gamut of Games</i>, 1969. The usual options are the rules of the
 * Computer Olympiad (Mark Winands, <i>Informed Search in Complex Games</i>, 2004).
 */
public final class LinesOfAction implements GameProvider {
    private static final IntSetting SIZE = Setting.ofInt("size", 5, 10, 8);
    private static final ChoiceSetting BOTH = Setting.ofChoice("both", "draw", "mover");
    private static final ChoiceSetting STUCK = Setting.ofChoice("stuck", "passes", "loses");
    private static final Draws DRAWS = new Draws(3, 100);

    @Override
    public String id() {
        return "lines-of-action";
    }

    @Override
    public int minutes() {
        return 25;
    }

    @Override
    public List<Setting<?>> options() {
        List<Setting<?>> options = new ArrayList<>(List.of(SIZE, BOTH, STUCK));
        options.addAll(DRAWS.options());
        return options;
    }

    @Override
    public Game create(int seats, Settings options) {
        Draws draws = DRAWS.chosen(options);
        boolean moverWins = options.get(BOTH).equals("mover");
        Lines field = new Lines(options.get(SIZE), moverWins, options.get(STUCK).equals("loses"), draws);
        return BoardGame.of(field.fields, field.actions, () -> Men.start(field))
                // Each seat keeps a man: all others may be captured.
                .info(info -> info.plies(draws.plies(2 * (field.men() - 1))).legalActions(8 * field.men()))
                .symmetries(field.board.symmetries())
                .alike()
                .outcome(Men::winner, Men::ending)
                .captures("takes")
                .fact("threatens", (before, ply, after) -> after.threatens(before.actor()))
                .amount("joins", LinesOfAction::joins)
                .objection(Men::objection)
                .note("groups", Men::groups)
                .note("men", (state, seat) -> field.men(state.values(), seat))
                .evaluator("prospects", state -> (state.prospects(0) - state.prospects(1)) / (4 * field.size))
                .levels("depth=1", "depth=2", "depth=4", "depth=60,millis=4500")
                .lessons(Lessons.beside(LinesOfAction.class, options))
                .build();
    }

    /** How many groups the men of the mover form, where they are fewer than before. */
    private static int joins(Men before, int ply, Men after) {
        int groups = after.groups(before.actor());
        return groups < before.groups(before.actor()) ? groups : 0;
    }
}
