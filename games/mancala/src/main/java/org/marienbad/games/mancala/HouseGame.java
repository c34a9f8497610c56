package org.marienbad.games.mancala;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.State;

/** A game on a {@link HouseBoard}: all but its states follows from the values that it is made of. */
public interface HouseGame extends Game, GameAdvice, HasCells {
    HouseParts parts();

    @Override
    default GameInfo info() {
        return parts().info;
    }

    @Override
    default GameView view() {
        return parts().view;
    }

    @Override
    default List<NamedEvaluator> evaluators() {
        return parts().evaluators;
    }

    @Override
    default Cells cells() {
        return parts().cells;
    }

    /** The options that such games share. */
    default HouseRules board() {
        return parts().form.rules();
    }

    /** Houses a side. */
    default int houses() {
        return board().houses();
    }

    /** All stones, those in the stores included. */
    default int total() {
        return board().total();
    }

    /** Plies without a change of the stores that end the game. */
    default int limit() {
        return board().cycles().limit();
    }

    /** Whether the margin counts; otherwise only who has more. */
    default boolean countsMargin() {
        return board().margin().counts();
    }

    @Override
    default Action action(State before, int house) {
        return parts().names.sowing(before.actor(), house);
    }

    /** The stones in the stores, with those of the rows where the end of the game gives them to their owners. */
    @Override
    default int[] scores(State state) {
        HouseBoard board = ((HouseState) state).board();
        return new int[] {board.score(0), board.score(1)};
    }

    @Override
    default Map<String, String> analysisOptions() {
        return MarginPayoff.ANALYSIS;
    }

    /** See {@link HouseForm}. */
    @Override
    default Optional<Map<String, Object>> position(State state) {
        return Optional.of(parts().form.of(((HouseState) state).board()));
    }
}
