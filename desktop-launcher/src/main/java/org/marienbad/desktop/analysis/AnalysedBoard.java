package org.marienbad.desktop.analysis;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.marienbad.desktop.board.BoardView;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.picture.Marks;

/** The board beside which the panels stand, once there is one. */
final class AnalysedBoard {
    private BoardView view;
    private Consumer<Action> player = action -> {};

    void set(BoardView board, Consumer<Action> plays) {
        view = board;
        player = plays;
    }

    void recommend(Set<String> spots, List<Marks.Arrow> arrows) {
        if (view != null) {
            view.recommend(spots, arrows);
        }
    }

    /** Marks the spots of what was played instead of those of the last turn. */
    void mark(Set<String> spots) {
        if (view != null) {
            view.mark(spots);
        }
    }

    void play(Action action) {
        player.accept(action);
    }
}
