package org.marienbad.desktop.analysis;

import com.badlogic.gdx.Gdx;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.IntFunction;
import org.marienbad.desktop.board.SeatColors;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.drawing.Artwork;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.text.Text;
import org.marienbad.play.LiveGame;
import org.marienbad.play.analysis.Analysts;
import org.marienbad.play.analysis.Line;

/**
 * The game that the panels are about.
 *
 * @param names the names of the seats, in the language shown
 */
record GameRoom(Context context, LiveGame live, IntFunction<String> names) {
    Analysts analysts() {
        return new Analysts(context.plugins().players(), context.plugins().solvers());
    }

    /** Runs tasks in the thread of the window. */
    Executor owner() {
        return task -> Gdx.app.postRunnable(() -> context.guarded(task));
    }

    UiMessages words() {
        return context.words();
    }

    GameProvider provider() {
        return live.setup().provider();
    }

    String words(Text text) {
        return words().get(provider(), text);
    }

    SeatColors seatColors() {
        return new SeatColors(context.theme(), Artwork.of(live.view().setup().provider()));
    }

    float px(float units) {
        return context.theme().px(units);
    }

    /**
     * The value of a line for the seat to move in {@code position}, in the game's own units; empty if it is not known.
     *
     * @param verdict of a solver, which may know by how much, where the payoff is only who wins
     */
    String value(MatchView position, Line line, Optional<Solution> verdict) {
        int seat = position.actor();
        Optional<Solution.Value> margin = line.proven()
                .filter(value -> value.exact() && verdict.orElseThrow().measure() == Solution.Measure.MARGIN)
                .filter(value -> value.low() != 0 && !isMargin(line, seat));
        if (margin.isPresent()) {
            double points = margin.get().low();
            return words().get(points > 0 ? "analysis.wins.by" : "analysis.loses.by", Math.abs(points));
        }
        return line.isKnown(seat) ? value(position, line.payoffs().get(seat), line.exact()) : "";
    }

    /** Whether the payoff itself tells by how much. */
    private boolean isMargin(Line line, int seat) {
        GameInfo info = live.setup().game().info();
        double payoff = line.payoffs().get(seat);
        return line.exact() && payoff > info.minPayoff() && payoff < info.maxPayoff();
    }

    String value(MatchView position, double payoff, boolean exact) {
        return Double.isNaN(payoff) ? "" : words(position.value(payoff, exact));
    }
}
