package org.marienbad.desktop.analysis;

import java.util.List;
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
    private Consumer<SidePanel> opener = panel -> {};

    /**
     * Panels without a board yet.
     *
     * @param names the names of the seats, in the language shown
     * @param before the score of the series before this game
     */
    public GamePanels(Context context, LiveGame live, IntFunction<String> names, Series before) {
        GameRoom room = new GameRoom(context, live, names);
        review = new GameReview(room.analysts(), room.owner(), this::reviewed);
        hint = new HintPanel(room, board);
        analysis = new AnalysisPanel(room, board, review);
        lens = new LensPanel(room);
        result = new ResultPanel(room, review, before, () -> {
            live.jump(0);
            opener.accept(analysis());
        });
    }

    private SidePanel analysis() {
        return analysis;
    }

    private void reviewed() {
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
