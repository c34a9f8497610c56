package org.marienbad.ai.endgame;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.framework.file.TableFile;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * Plays proven actions, by tables and by a search down to them. Elsewhere, of the actions not refuted, it plays the
 * choice of a search with the tables at the end of its lines. Its words are in the bundle of the provider. They are
 * {@code perfect.win}, {@code perfect.draw}, {@code perfect.loss} with the margin, 0 if it does not count, and {@code
 * perfect.estimated} with the plies it looked ahead.
 *
 * @param <S> the positions of the game
 */
public final class EndgamePlayer<S extends State> implements Player {
    private static final String VERSION = "marienbad endgames 1";
    /** Smaller tables are computed faster than read. */
    private static final long LEAST_KEPT = 100_000;
    /** The part of the budget that may go into a proof; the search gets the rest. */
    private static final double PROOF = 0.3;
    /** A proof is not begun with fewer positions. */
    private static final long LEAST_ITERATIONS = 1_000;
    /** So many times as many pieces as the tables have are too many for a proof. */
    private static final int MOST_TABLES_AWAY = 3;
    /** Positions that a proof may visit where neither positions nor time are limited. */
    private static final long PROOF_NODES = 20_000;

    private final Function<S, EndgameRules<S>> rulesFrom;
    private final Function<Evaluator, GameSearch> searchBy;
    private final Settings settings;
    private final long positions;
    private final Optional<Path> folder;
    private final MemoryBudget.Reservation memory;
    private EndgameRules<S> rules;
    private EndgameTables<S> tables;
    private GameSearch search;

    /**
     * @param rulesFrom the rules as far as they matter from a position on: the same object for positions that share their tables
     * @param searchBy makes the search, which estimates positions as it is told
     * @param settings those of {@link BudgetSettings}
     * @param positions the most that tables may hold
     * @param folder where they are kept, if anywhere
     */
    public EndgamePlayer(
            Function<S, EndgameRules<S>> rulesFrom,
            Function<Evaluator, GameSearch> searchBy,
            Settings settings,
            long positions,
            Optional<Path> folder) {
        this.rulesFrom = rulesFrom;
        this.searchBy = searchBy;
        this.settings = settings;
        this.positions = positions;
        this.folder = folder;
        memory = MemoryBudget.ofProcess().reserve("endgames", positions * EndgameTables.BYTES_PER_POSITION);
    }

    @Override
    public Decision choose(State view, int seat, Budget callers, Monitor monitor) {
        long start = System.nanoTime();
        Budget budget = BudgetSettings.budget(settings, callers);
        @SuppressWarnings("unchecked") // states of a game are of one class
        S position = (S) view;
        prepare(rulesFrom.apply(position), monitor::cancelled);
        EndgameProof<S> proof = prove(position, start, budget, monitor);
        proof.sort();
        EndgameProof<S>.Line best = proof.lines().get(0);
        boolean isLost = !rules.countsMargin() && proof.high() < 0;
        if (best.low() >= proof.high() && !isLost) {
            return decision(proof, best, Optional.empty(), seat, start);
        }
        SearchResult found = search.search(position, left(budget, proof.nodes(), start), monitor);
        // The choice of the search, unless it is proven to be worse than another action. If all lose, it resists
        // longest.
        EndgameProof<S>.Line chosen = proof.lines().stream()
                .filter(line ->
                        line.action() == found.action() && (line.high() > best.low() || line.low() >= best.low()))
                .findFirst()
                .orElse(best);
        return decision(proof, chosen, Optional.of(found), seat, start);
    }

    /** The part of the time that has passed; 0 where it is not limited. */
    private static double spent(long start, Budget budget) {
        return budget.isTimed() ? (double) (System.nanoTime() - start) / budget.nanos() : 0;
    }

    private static Budget left(Budget budget, long nodes, long start) {
        return new Budget(
                budget.iterations() == Long.MAX_VALUE ? Long.MAX_VALUE : Math.max(1, budget.iterations() - nodes),
                budget.depth(),
                budget.isTimed() ? Math.max(1, budget.nanos() - (System.nanoTime() - start)) : Long.MAX_VALUE);
    }

    /** Takes the tables from their file, or computes them, whatever the budget: it happens once, and takes less than a second. */
    private void prepare(EndgameRules<S> now, BooleanSupplier stop) {
        if (now != rules) {
            closeSearch();
            rules = now;
            tables = new EndgameTables<>(rules);
            search = searchBy.apply(this::estimate);
        }
        int most = EndgameTables.most(rules, positions);
        if (tables.most() >= most) {
            return;
        }
        Optional<TableFile> file = rules.size(most) < LEAST_KEPT ? Optional.empty() : folder.map(to -> file(to, most));
        if (file.isPresent() && tables.most() < 0) {
            if (file.get().read(tables.blank(most))) {
                return;
            }
            tables.clear();
        }
        try {
            tables.grow(most, stop);
            file.ifPresent(to -> to.write(tables.tables()));
        } catch (CancellationException cancelled) {
            // Those of fewer pieces serve meanwhile.
        }
    }

    private TableFile file(Path in, int most) {
        String name = rules.key() + "-" + most;
        return new TableFile(in.resolve(name + ".endgames"), VERSION + ", " + name);
    }

    private EndgameProof<S> prove(S position, long start, Budget budget, Monitor monitor) {
        boolean counted = budget.iterations() != Long.MAX_VALUE;
        long most = counted ? (long) (PROOF * budget.iterations()) : budget.isTimed() ? Long.MAX_VALUE : PROOF_NODES;
        double from = spent(start, budget);
        EndgameProof<S> proof = new EndgameProof<>(rules, tables, position);
        if (budget.iterations() < LEAST_ITERATIONS || rules.pieces(position) > MOST_TABLES_AWAY * tables.most()) {
            return proof;
        }
        try {
            proof.prove(
                    Goal.VALUE,
                    () -> monitor.cancelled()
                            || proof.nodes() >= most
                            || spent(start, budget) > from + PROOF * (1 - from));
        } catch (SearchStopped stopped) {
            // The proofs found so far still help.
        }
        return proof;
    }

    /** The proof of the tables, elsewhere the estimate of the game's own evaluator. */
    private void estimate(State state, double[] out) {
        S position = tables.cast(state);
        if (rules.pieces(position) <= tables.most()) {
            int side = rules.side(position);
            int lead = rules.lead(position, side);
            int low = lead + tables.low(position);
            int high = lead + tables.high(position);
            if (rules.countsMargin() || low > 0 || high < 0 || low == high) {
                double worth = rules.countsMargin() ? (low + high) / 2.0 / rules.total() : Integer.signum(low + high);
                out[side] = worth;
                out[1 - side] = 0 - worth;
                return;
            }
        }
        rules.evaluator().evaluate(state, out);
    }

    private Decision decision(
            EndgameProof<S> proof, EndgameProof<S>.Line chosen, Optional<SearchResult> found, int seat, long start) {
        List<ActionValue> lines = new ArrayList<>();
        for (EndgameProof<S>.Line line : proof.lines()) {
            double worth = line.exact()
                    ? rules.countsMargin() ? (double) line.low() / rules.total() : line.low()
                    : found.map(result -> estimate(result, line.action(), seat)).orElse(Double.NaN);
            double[] value = new double[2];
            value[seat] = worth;
            value[1 - seat] = 0 - worth;
            lines.add(
                    line == chosen ? 0 : lines.size(),
                    new ActionValue(line.action(), 0, value, line.exact(), new int[0]));
        }
        int depth = found.map(result -> result.decision().depth()).orElse(0);
        long nodes = proof.nodes()
                + found.map(result -> result.decision().iterations()).orElse(0L);
        return new Decision(chosen.action(), lines, nodes, depth, System.nanoTime() - start)
                .because(chosen.low() >= proof.high() ? reason(proof.low()) : Text.of("perfect.estimated", depth));
    }

    /** The search's value of an action; NaN where it says nothing. */
    private static double estimate(SearchResult found, int action, int seat) {
        return found.actions().stream()
                .filter(known -> known.action() == action)
                .mapToDouble(known -> known.value()[seat])
                .findFirst()
                .orElse(Double.NaN);
    }

    private Text reason(int value) {
        String outcome = value > 0 ? "perfect.win" : value < 0 ? "perfect.loss" : "perfect.draw";
        return Text.of(outcome, rules.countsMargin() ? Math.abs(value) : 0);
    }

    private void closeSearch() {
        if (search != null) {
            search.close();
        }
    }

    @Override
    public void close() {
        closeSearch();
        memory.close();
    }
}
