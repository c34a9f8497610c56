package org.marienbad.desktop.analysis;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.marienbad.desktop.board.BoardView;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.SidePanel;
import org.marienbad.framework.game.Action;
import org.marienbad.play.LiveGame;
import org.marienbad.play.Series;
import org.marienbad.play.analysis.GameReview;

/** The panels of one game: hint, analysis and result. To be closed with the screen that shows them. */
public final class GamePanels implements AutoCloseable {
    private final AnalysedBoard board = new AnalysedBoard();
    private final GameReview review;
    private final HintPanel hint;
    private final AnalysisPanel analysis;
    private final LensPanel lens;
    private final ResultPanel result;
    private final LiveGame live;
    private Consumer<SidePanel> opener = panel -> {};
    /** The position at which somebody asked where to begin to look, until that is known. */
    private OptionalInt asked = OptionalInt.empty();

    /**
     * Panels without a board yet.
     *
     * @param names the names of the seats, in the language shown
     * @param before the score of the series before this game
     */
    public GamePanels(Context context, LiveGame live, IntFunction<String> names, Series before) {
        this.live = live;
        GameRoom room = new GameRoom(context, live, names);
        review = new GameReview(room.analysts(), room.owner(), this::reviewed);
        hint = new HintPanel(room, board);
        analysis = new AnalysisPanel(room, board, review);
        lens = new LensPanel(room);
        result = new ResultPanel(room, board, review, before, this::begin);
    }

    /** Looks at the game from where it went wrong, as soon as that is known. */
    private void begin() {
        asked = OptionalInt.of(live.tree().index());
        opener.accept(analysis);
        reviewed();
    }

    private void reviewed() {
        if (asked.isPresent() && !review.isWorking()) {
            boolean stayed = asked.getAsInt() == live.tree().index();
            asked = OptionalInt.empty();
            if (stayed) {
                live.jump(review.start(live::isPerson));
            }
        }
        analysis.reviewed();
        result.reviewed();
    }

    /** The panels, in the order of their buttons. */
    public List<SidePanel> all() {
        return List.of(hint, analysis, lens, result);
    }

    /**
     * The board beside which they stand.
     *
     * @param plays plays an action of the person at the screen
     * @param opens opens one of the panels
     */
    public void board(BoardView shown, Consumer<Action> plays, Consumer<SidePanel> opens) {
        board.set(shown, plays);
        opener = opens;
    }

    @Override
    public void close() {
        hint.close();
        analysis.close();
        lens.close();
        review.close();
    }
}
