package org.marienbad.games.kalaha.solver;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaState;

/**
 * Plays proven actions: by the book, by the endgames, or by a proof of its own within the budget. Elsewhere it plays,
 * of the actions not refuted, the one with the best estimate of a heuristic search.
 */
final class KalahaPerfectPlayer implements Player {
    private static final String ESTIMATED = "perfect.estimated";
    private static final int TABLE_BITS = 20;
    /** Positions whose values take less than a second to compute; boards with seven pits have more of them. */
    private static final long MOST_ENDGAMES = 41_000_000;
    /** The part of the budget that may go into a proof; estimates get the rest. */
    private static final double PROOF = 0.6;
    /** A proof is not begun with fewer nodes. */
    private static final long LEAST_NODES = 5_000;

    private final KalahaGame game;
    private final Settings settings;
    private final EndgameFile file;
    private final KalahaBook book;
    /** A prover without endgames. */
    private final Prover bare;

    private Optional<Prover> prover = Optional.empty();

    KalahaPerfectPlayer(KalahaGame game, Settings settings, EndgameFile file) {
        this.game = game;
        this.settings = settings;
        this.file = file;
        book = KalahaBook.of(game);
        bare = new Prover(game, ProofTables.empty(game.rules()));
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        KalahaState position = (KalahaState) view;
        Effort effort = new Effort(BudgetSettings.budget(settings, budget), monitor);
        Optional<Map<Integer, Range>> opening = book.find(game, position);
        if (opening.isPresent()) {
            Proof proof = new Proof(game, position, bare, effort.job());
            opening.get().forEach(proof::know);
            if (decided(proof)) {
                return decision(position, proof, Optional.empty(), effort, "perfect.book");
            }
        }
        Prover ready = ready(effort);
        Proof proof = new Proof(game, position, ready, effort.job());
        opening.ifPresent(known -> known.forEach(proof::know));
        if (prove(proof, ready.left(position) <= ready.tables().endgames().most(), effort)) {
            return decision(position, proof, Optional.empty(), effort, "perfect.proven");
        }
        HeuristicSearch foresight =
                new HeuristicSearch(game.rules(), ready.tables().endgames());
        foresight.look(position.row(seat), position.row(1 - seat), effort.depth(), effort.nodesLeft(), effort::over);
        return decision(position, proof, Optional.of(foresight), effort, ESTIMATED);
    }

    /**
     * Takes the endgames from the file, or computes them; returns a prover without endgames if it is cancelled
     * meanwhile.
     */
    private Prover ready(Effort effort) {
        if (prover.isEmpty()) {
            PositionIndex index = bare.tables().index();
            int most = Math.min(settings.get(KalahaPerfectProvider.ENDGAMES), index.stones());
            while (index.upTo(most) > MOST_ENDGAMES) {
                most--;
            }
            try {
                KalahaEndgames endgames = file.endgames(game.rules(), index, most, effort.monitor::cancelled);
                BoundsTable bounds = new BoundsTable(index.upTo(index.stones()), TABLE_BITS);
                prover = Optional.of(new Prover(game, new ProofTables(game.rules(), index, endgames, bounds)));
            } catch (CancellationException cancelled) {
                return bare;
            }
        }
        return prover.get();
    }

    /** Whether it could be proven, within the budget, that nothing is better than the first line. */
    private boolean prove(Proof proof, boolean small, Effort effort) {
        try {
            if (small) {
                proof.solveActions();
            } else if (effort.budget.iterations() >= LEAST_NODES) {
                proof.outcome();
                proof.solve();
            }
        } catch (Control.Stopped stopped) {
            // The proofs found so far still help.
        }
        return decided(proof);
    }

    /** Whether nothing can be better than the first line, as far as the payoff goes. */
    private boolean decided(Proof proof) {
        Range value = proof.value();
        return value.exact() || !game.rules().margin() && value.low() > 0;
    }

    private Decision decision(
            KalahaState position, Proof proof, Optional<HeuristicSearch> foresight, Effort effort, String why) {
        List<Integer> order = new ArrayList<>();
        proof.lines().forEach(line -> order.add(line.action()));
        int best = proof.value().low();
        foresight.ifPresent(seen -> order.sort(Comparator.<Integer, Boolean>comparing(
                        action -> proof.range(action).high() < best)
                .thenComparing(action -> -seen.value(action))));
        List<Decision.ActionValue> lines = order.stream()
                .map(action -> line(position, action, proof.range(action), foresight))
                .toList();
        int depth = foresight.map(HeuristicSearch::depth).orElse(1);
        long nodes = effort.job.nodes() + foresight.map(HeuristicSearch::nodes).orElse(0L);
        Decision decision = new Decision(order.get(0), lines, nodes, depth, System.nanoTime() - effort.start);
        return decision.because(reason(why, best, depth));
    }

    private static Text reason(String why, int margin, int depth) {
        if (why.equals(ESTIMATED)) {
            return Text.of(why, depth);
        }
        String outcome = margin > 0 ? "perfect.win" : margin < 0 ? "perfect.loss" : "perfect.draw";
        return Text.of(outcome, Text.of(why), Math.abs(margin));
    }

    private Decision.ActionValue line(
            KalahaState position, int action, Range range, Optional<HeuristicSearch> foresight) {
        int seat = position.actor();
        double[] value = {Double.NaN, Double.NaN};
        boolean margin = game.rules().margin();
        boolean exact = range.exact() || !margin && (range.low() > 0 || range.high() < 0);
        if (exact) {
            double own = margin ? (double) range.low() / game.rules().total() : sign(range);
            value[seat] = own;
            value[1 - seat] = 0 - own;
        } else if (foresight.isPresent()) {
            int lead = position.store(seat) - position.store(1 - seat);
            value = game.expectedPayoffs(
                    position, lead + (double) foresight.get().value(action) / HeuristicSearch.STONE);
        }
        return new Decision.ActionValue(action, 0, value, exact, new int[0]);
    }

    private static int sign(Range range) {
        return range.low() > 0 ? 1 : range.high() < 0 ? -1 : 0;
    }

    /** The limits of one decision, and when it began. */
    private static final class Effort {
        private final Budget budget;
        private final Monitor monitor;
        private final long start = System.nanoTime();
        private final ProofTask job;

        Effort(Budget budget, Monitor monitor) {
            this.budget = budget;
            this.monitor = monitor;
            long nanos = budget.isTimed() ? Math.max(1, (long) (PROOF * budget.nanos())) : Long.MAX_VALUE;
            long nodes = budget.iterations() == Long.MAX_VALUE ? Long.MAX_VALUE : (long) (PROOF * budget.iterations());
            Limits limits = new Limits(Long.MAX_VALUE, Long.MAX_VALUE, nanos, 1);
            job = new ProofTask(limits, monitor::cancelled, true, nodes);
        }

        ProofTask job() {
            return job;
        }

        int depth() {
            return budget.depth();
        }

        long nodesLeft() {
            return budget.iterations() == Long.MAX_VALUE
                    ? Long.MAX_VALUE
                    : Math.max(1, budget.iterations() - job.nodes());
        }

        boolean over() {
            return monitor.cancelled() || budget.isTimed() && System.nanoTime() - start >= budget.nanos();
        }
    }
}
