package org.marienbad.ai.solver;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.text.Text;

/** Looks decisions up in the table of a solved game. */
final class PerfectPlayer implements Player {
    private final Game game;
    private Solved solved;

    PerfectPlayer(Game game) {
        this.game = game;
        solved = SmallGames.solve(game).orElseThrow(() -> new IllegalArgumentException("the game is too large"));
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        long start = System.nanoTime();
        if (solved.find(view) < 0) {
            solveFrom(view);
        }
        int position = solved.find(view);
        List<Decision.ActionValue> lines = solved.lines(view, position).stream()
                .map(line -> line(view, line))
                .toList();
        int depth = solved.plies(position).orElse(0);
        return new Decision(lines.get(0).action(), lines, 1, depth, System.nanoTime() - start)
                .because(explanation(position, seat));
    }

    private Text explanation(int position, int seat) {
        double worth = solved.worth(position, seat);
        String key = worth > 0 ? "perfect.wins" : worth < 0 ? "perfect.loses" : "perfect.ties";
        return Text.of(key, solved.plies(position).orElse(0));
    }

    /** For a position that was set up and cannot arise from the start. */
    private void solveFrom(State view) {
        PositionGraph graph = new PositionGraph(game);
        if (!graph.grow(view, (growing, more) -> true)) {
            throw new IllegalStateException("the game was not solved");
        }
        solved = Retrograde.solve(graph);
    }

    private Decision.ActionValue line(State view, Solution.ActionBounds line) {
        State next = view.copy();
        next.apply(line.action());
        double tie = game.info().payoffSum() / 2;
        double[] value = new double[2];
        value[view.actor()] = tie + line.value().low();
        value[1 - view.actor()] = tie - line.value().low();
        int[] continuation =
                solved.variation(next).stream().mapToInt(Integer::intValue).toArray();
        return new Decision.ActionValue(line.action(), 1, value, true, continuation);
    }
}
