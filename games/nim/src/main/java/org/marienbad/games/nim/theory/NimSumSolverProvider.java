package org.marienbad.games.nim.theory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.nim.NimGame;
import org.marienbad.games.nim.NimState;

/** {@code nim-sum}: knows the value of every position of Nim for two, however large, by the theory. */
public final class NimSumSolverProvider implements SolverProvider {
    @Override
    public String id() {
        return Theory.ID;
    }

    @Override
    public boolean specialised() {
        return true;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return Theory.unsupportedReason(game);
    }

    @Override
    public Solver create(Game game, Settings settings) {
        NimGame nim = (NimGame) game;
        NimSum theory = Theory.of(nim);
        return (position, goal, limits, watch) -> solve(nim, theory, (NimState) position);
    }

    private static Solution solve(NimGame nim, NimSum theory, NimState position) {
        long start = System.nanoTime();
        int[] heaps = position.heaps();
        List<ActionBounds> lines = lines(nim, theory, position);
        return Solution.of(position.actor(), Solution.Measure.PAYOFF, value(theory, heaps, 1))
                .lines(lines)
                .variation(variation(nim, theory, position))
                .facts(List.of(MoveReason.of(theory, heaps, theory.best(heaps))))
                .effort(Solution.Effort.of(lines.size() + 1, System.nanoTime() - start)
                        .positions(0)
                        .bytes(0))
                .build();
    }

    /** The worth of {@code heaps}, for the seat to move if {@code sign} is 1, for the other if −1. */
    private static Value value(NimSum theory, int[] heaps, int sign) {
        double worth = theory.isLost(heaps) ? -sign : sign;
        return new Value(worth, worth, OptionalInt.empty(), OptionalInt.of(theory.sum(heaps)));
    }

    private static List<ActionBounds> lines(NimGame nim, NimSum theory, NimState position) {
        int[] heaps = position.heaps();
        List<ActionBounds> lines = new ArrayList<>();
        for (int heap = 0; heap < heaps.length; heap++) {
            int most = theory.limit() == 0 ? heaps[heap] : Math.min(theory.limit(), heaps[heap]);
            for (int take = 1; take <= most; take++) {
                int[] after = NimSum.after(heaps, heap, take);
                lines.add(new ActionBounds(nim.code(position, heap, take), value(theory, after, -1)));
            }
        }
        lines.sort(ActionBounds.BEST_FIRST);
        return lines;
    }

    private static List<Integer> variation(NimGame nim, NimSum theory, NimState from) {
        List<Integer> codes = new ArrayList<>();
        NimState state = from.copy();
        while (state.actor() != State.TERMINAL) {
            NimSum.Take take = theory.best(state.heaps());
            int code = nim.code(state, take.heap(), take.matches());
            codes.add(code);
            state.apply(code);
        }
        return codes;
    }
}
