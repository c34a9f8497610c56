package org.marienbad.desktop.analysis;

import com.badlogic.gdx.Gdx;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.IntFunction;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.text.Text;
import org.marienbad.play.LiveGame;
import org.marienbad.play.analysis.Analysts;
import org.marienbad.play.analysis.Line;

/**
 * The game that the panels are about.
 *
 * @param names what the seats are called, in the language shown
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

    float px(float units) {
        return context.theme().px(units);
    }

    /** What a line is worth to the seat to move in {@code position}, in the game's own units; empty if it is not known. */
    String value(MatchView position, Line line) {
        int seat = position.actor();
        return line.isKnown(seat) ? value(position, line.payoffs().get(seat), line.exact()) : "";
    }

    String value(MatchView position, double payoff, boolean exact) {
        return Double.isNaN(payoff) ? "" : words(position.value(payoff, exact));
    }

    /** By seat, its part of what there is to win: parts of 1. */
    static double[] shares(MatchView position, List<Double> payoffs) {
        double least = position.setup().game().info().minPayoff();
        double sum = payoffs.stream().mapToDouble(payoff -> payoff - least).sum();
        return payoffs.stream()
                .mapToDouble(payoff -> sum > 0 ? (payoff - least) / sum : 1.0 / payoffs.size())
                .toArray();
    }
}
