package org.marienbad.games.dotsandboxes.solver;

import java.util.Optional;
import org.marienbad.ai.endgame.MarginSolver;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.dotsandboxes.DotsAndBoxesGame;
import org.marienbad.games.dotsandboxes.DotsAndBoxesGrid;

/** {@code dots-and-boxes}: proves final margins of two seats. */
public final class MarginSolverProvider implements SolverProvider {
    private static final int TABLE_BITS = 22;

    @Override
    public String id() {
        return "dots-and-boxes";
    }

    @Override
    public boolean specialised() {
        return true;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return unsupportedReasonOf(game);
    }

    static Optional<Text> unsupportedReasonOf(Game game) {
        if (!(game instanceof DotsAndBoxesGame)) {
            return Optional.of(Text.of("unsupported.game"));
        }
        return game.info().seats() == 2 ? Optional.empty() : Optional.of(Text.of("unsupported.seats"));
    }

    @Override
    public Solver create(Game game, Settings settings) {
        return solver((DotsAndBoxesGame) game);
    }

    static Solver solver(DotsAndBoxesGame game) {
        DotsAndBoxesGrid grid = game.rules().grid();
        // No more places than sets of lines.
        int bits = Math.min(TABLE_BITS, grid.lineCount());
        return new MarginSolver<>(
                game, grid.boxCount(), bytes -> new MarginSearch(grid, new MarginTable(MarginTable.bits(bytes, bits))));
    }
}
