package org.marienbad.games.dotsandboxes.solver;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.marienbad.ai.endgame.SearchStopped;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.dotsandboxes.DotsAndBoxesGame;
import org.marienbad.games.dotsandboxes.DotsAndBoxesState;

/**
 * Plays the line with the greatest margin, as far as it is proven within the budget. The lines that look best by chains
 * are proven first. Its findings stay in its table.
 */
final class PerfectDotsAndBoxes implements Player {
    private static final int TABLE_BITS = 20;

    private final DotsAndBoxesGame game;
    private final Settings settings;
    private final Evaluator chains;
    private final MarginSearch search;
    private final MemoryBudget.Reservation memory;

    PerfectDotsAndBoxes(DotsAndBoxesGame game, Settings settings) {
        this.game = game;
        this.settings = settings;
        chains = game.evaluator("chains").orElseThrow().forThread();
        int bits = Math.min(TABLE_BITS, game.rules().grid().lineCount());
        memory = MemoryBudget.ofProcess().reserve("dots-and-boxes-perfect", (long) MarginTable.BYTES << bits);
        search = new MarginSearch(game.rules().grid(), new MarginTable(bits));
    }

    /** A line that may be drawn: its value to the seat, the final margin where that is proven. */
    private record Candidate(int line, double value, boolean exact, int margin) {}

    private static final Comparator<Candidate> BEST_FIRST = Comparator.comparingDouble(Candidate::value)
            .thenComparingInt(Candidate::margin)
            .reversed();

    @Override
    public Decision choose(State view, int seat, Budget callers, Monitor monitor) {
        long start = System.nanoTime();
        long before = search.nodes();
        Budget budget = BudgetSettings.budget(settings, callers);
        DotsAndBoxesState position = (DotsAndBoxesState) view;
        search.stopWhen(() -> monitor.cancelled()
                || search.nodes() - before >= budget.iterations()
                || budget.isTimed() && System.nanoTime() - start >= budget.nanos());
        List<Candidate> candidates = proven(position, estimated(position, seat));
        candidates.sort(BEST_FIRST);
        List<Decision.ActionValue> lines = new ArrayList<>();
        for (Candidate candidate : candidates) {
            double[] value = new double[2];
            value[seat] = candidate.value;
            value[1 - seat] = 0 - candidate.value;
            lines.add(new Decision.ActionValue(candidate.line, 0, value, candidate.exact, new int[0]));
        }
        Decision decision =
                new Decision(candidates.get(0).line, lines, search.nodes() - before, 0, System.nanoTime() - start);
        return decision.because(reason(candidates));
    }

    /** The best first, so that what is proven first is likely to be played. */
    private List<Candidate> estimated(DotsAndBoxesState position, int seat) {
        DotsAndBoxesState next = position.copy();
        double[] payoffs = new double[2];
        List<Candidate> candidates = new ArrayList<>();
        for (int action : game.legalActions(position)) {
            next.copyFrom(position);
            next.apply(action);
            if (next.actor() == State.TERMINAL) {
                next.payoffs(payoffs);
            } else {
                chains.evaluate(next, payoffs);
            }
            candidates.add(new Candidate(action, payoffs[seat], false, 0));
        }
        candidates.sort(BEST_FIRST);
        return candidates;
    }

    private List<Candidate> proven(DotsAndBoxesState position, List<Candidate> estimates) {
        List<Candidate> candidates = new ArrayList<>(estimates);
        try {
            for (int i = 0; i < candidates.size(); i++) {
                int line = candidates.get(i).line;
                int margin = search.exactAfter(position, line);
                double value = game.rules().margin()
                        ? (double) margin / game.rules().grid().boxCount()
                        : Integer.signum(margin);
                candidates.set(i, new Candidate(line, value, true, margin));
            }
        } catch (SearchStopped stopped) {
            // The proofs found so far still help.
        }
        return candidates;
    }

    private static Text reason(List<Candidate> candidates) {
        if (!candidates.stream().allMatch(Candidate::exact)) {
            return Text.of("perfect.estimated");
        }
        int margin = candidates.get(0).margin;
        String outcome = margin > 0 ? "perfect.win" : margin < 0 ? "perfect.loss" : "perfect.draw";
        return Text.of(outcome, Math.abs(margin));
    }

    @Override
    public void close() {
        memory.close();
    }
}
