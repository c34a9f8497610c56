package org.marienbad.games.breakthrough;

import java.util.List;
import org.marienbad.board.BoardGame;
import org.marienbad.board.Lessons;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** Breakthrough (Dan Troyka, 2000): the first pawn on the last row wins. */
public final class Breakthrough implements GameProvider {
    private static final IntSetting SIZE = Setting.ofInt("size", 4, 12, 8);

    @Override
    public String id() {
        return "breakthrough";
    }

    @Override
    public int minutes() {
        return 15;
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(SIZE);
    }

    @Override
    public Game create(int seats, Settings options) {
        int size = options.get(SIZE);
        Pawns.Field field = Pawns.Field.of(size);
        List<int[]> mirrors = field.board().symmetries();
        return BoardGame.of(field.fields(), field.actions(), () -> Pawns.start(field))
                // Each pawn advances with every ply, by at most all rows ahead of it.
                .info(info -> info.plies(2 * 2 * size * (size - 1)).legalActions(3 * 2 * size))
                .symmetries(mirrors.subList(0, 1))
                .alike(mirrors.get(1))
                .outcome(
                        Pawns::winner,
                        end -> Text.of(end.pawns(1 - end.winner()) == 0 ? "ending.captured" : "ending.arrived"))
                .captures("takes")
                .fact("threatens", (before, ply, after) -> after.winner() < 0 && after.stepsToGo(before.actor()) == 1)
                .note("pawns", Pawns::pawns)
                .note("toGo", Pawns::stepsToGo)
                .evaluator("race", state -> race(state, size))
                .levels("depth=1", "depth=2", "depth=4", "depth=60,millis=4500")
                .lessons(Lessons.beside(Breakthrough.class, "size", size))
                .build();
    }

    /** The lead in pawns, and a little for being nearer to the last row. */
    private static double race(Pawns state, int size) {
        double pawns = state.pawns(0) - state.pawns(1);
        double steps = state.stepsToGo(1) - state.stepsToGo(0);
        return 0.9 * pawns / (2 * size) + 0.1 * steps / size;
    }
}
