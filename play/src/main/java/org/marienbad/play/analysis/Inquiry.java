package org.marienbad.play.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Advisor;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.SearchNode;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.framework.player.Solver;
import org.marienbad.play.Consultation;

/**
 * One position that an analyst is asked about, again and again with a greater budget. Everything but {@link #cancel} runs
 * in the analyst's thread; a game or player that throws there or hangs harms nobody else.
 */
final class Inquiry implements Monitor {
    /** How many actions get words; a position may have thousands. */
    private static final int MOST_LINES = 12;

    /** Instead of an action. */
    private static final int NONE = -1;

    private static final int PLIES_AHEAD = 10;
    private static final int LEVELS = 3;
    private static final int MOST_CHILDREN = 6;
    /** An analyst that took less than this part of its budget has said all that it will. */
    private static final double IN_A_HURRY = .5;

    private static final long SOLVER_BYTES =
            Math.min(256L << 20, Runtime.getRuntime().maxMemory() / 8);

    /** The answers to the asker, in the analyst's thread. */
    interface Listener {
        /** The analyst is asked with {@code budget} now; it has to come back in time. */
        void asked(Budget budget);

        void found(PositionFindings findings, boolean last);
    }

    private final Consultation asked;
    private final Listener listener;
    private final MatchView view;
    private final Game game;
    private final Set<Integer> legal;
    private Optional<Solution> verdict = Optional.empty();
    /** The last answer. */
    private Decision told;

    private volatile boolean cancelled;

    Inquiry(Consultation asked, Listener listener) {
        this.asked = asked;
        this.listener = listener;
        view = asked.view();
        game = view.setup().game();
        legal = view.legalActions().stream().map(Action::code).collect(Collectors.toSet());
    }

    /** It is not wanted any more. */
    void cancel() {
        cancelled = true;
    }

    @Override
    public boolean cancelled() {
        return cancelled;
    }

    @Override
    public void progress(Decision soFar) {
        if (!cancelled && (told == null || soFar.iterations() >= told.iterations())) {
            tell(soFar, List.of(), false);
        }
    }

    /**
     * Asks {@code advisor} with each of the budgets, until it has nothing to add; between them {@code solver}.
     *
     * @throws IllegalStateException if it chooses an illegal action
     */
    void run(Advisor advisor, List<Budget> budgets, Supplier<Optional<Solver>> solver) {
        for (int step = 0; step < budgets.size() && !cancelled; step++) {
            Budget budget = budgets.get(step);
            listener.asked(budget);
            Decision decision = asked.ask(advisor, budget, this);
            if (!legal.contains(decision.action())) {
                throw new IllegalStateException("it chose " + decision.action() + ", which is not legal");
            }
            if (cancelled) {
                return;
            }
            boolean settled = isSettled(decision, budget);
            if (!isProven(decision)) {
                tell(decision, advisor.searchTree(LEVELS), false);
                verdict = solver.get().flatMap(each -> prove(each, budget));
            }
            boolean last = settled || step == budgets.size() - 1 || isDecided();
            tell(decision, advisor.searchTree(LEVELS), last);
            if (last) {
                return;
            }
        }
    }

    private static boolean isSettled(Decision decision, Budget budget) {
        return isProven(decision) || decision.nanos() < IN_A_HURRY * budget.nanos();
    }

    private static boolean isProven(Decision decision) {
        return !decision.lines().isEmpty() && decision.lines().stream().allMatch(Decision.ActionValue::exact);
    }

    private boolean isDecided() {
        return verdict.isPresent() && verdict.get().unfinished().isEmpty();
    }

    private Optional<Solution> prove(Solver solver, Budget budget) {
        if (isDecided()) {
            return verdict;
        }
        listener.asked(budget);
        Solver.Limits limits = new Solver.Limits(Long.MAX_VALUE, SOLVER_BYTES, budget.nanos(), 1);
        return Optional.of(solver.solve(view.determinized(), Solver.Goal.ACTIONS, limits, this::cancelled));
    }

    private void tell(Decision decision, List<SearchNode> tree, boolean last) {
        told = decision;
        List<Line> lines = lines(decision);
        int first = lines.get(0).action().code();
        List<Branch> branches = branches(view.determinized(), tree);
        listener.found(new PositionFindings(lines, decision, asked.reasons(first, decision), branches, verdict), last);
    }

    private List<Line> lines(Decision decision) {
        List<Line> lines = new ArrayList<>();
        for (Decision.ActionValue each : Evidence.sound(decision, view.actor())) {
            if (lines.size() < MOST_LINES
                    && legal.contains(each.action())
                    && each.value().length == view.setup().seats()) {
                Optional<List<Double>> proof = payoffs(each);
                lines.add(new Line(
                        asked.action(each.action()),
                        proof.orElse(Arrays.stream(each.value()).boxed().toList()),
                        each.exact() || proof.isPresent(),
                        each.visits(),
                        asked.continuation(each, PLIES_AHEAD),
                        Line.path(view, asked.action(each.action())),
                        proven(each.action())));
            }
        }
        if (lines.stream().noneMatch(line -> line.action().code() == decision.action())) {
            lines.add(0, unknown(decision.action()));
        }
        // By value, and the analyst's choice first among equals: it may choose by the number of playouts.
        lines.sort(Comparator.comparingDouble((Line line) -> -line.payoffs().get(view.actor()))
                .thenComparing(line -> line.action().code() != decision.action()));
        verdict.ifPresent(solution -> arrange(lines, solution));
        return lines;
    }

    /** The order of the solver; where it has not proven all actions, those first by which it proves the value. */
    private void arrange(List<Line> lines, Solution solution) {
        if (solution.lines().size() == legal.size()) {
            List<Integer> order =
                    solution.lines().stream().map(ActionBounds::action).toList();
            lines.sort(
                    Comparator.comparingInt(line -> order.indexOf(line.action().code())));
            return;
        }
        OptionalInt outcome = solution.value().outcome();
        if (outcome.isEmpty()) {
            return;
        }
        int best = solution.variation().stream()
                .findFirst()
                .filter(legal::contains)
                .orElse(NONE);
        if (best != NONE && lines.stream().noneMatch(line -> line.action().code() == best)) {
            lines.add(0, unknown(best));
        }
        lines.sort(Comparator.comparingInt(line -> line.action().code() == best
                        || line.proven()
                                .map(Solution.Value::outcome)
                                .filter(outcome::equals)
                                .isPresent()
                ? 0
                : line.proven().isEmpty() ? 1 : 2));
    }

    /** The proof of a solver about a line whose value the analyst does not tell. */
    private Optional<List<Double>> payoffs(Decision.ActionValue line) {
        return verdict.filter(solution -> Double.isNaN(line.value()[view.actor()]))
                .flatMap(solution -> proven(line.action())
                        .filter(value -> value.exact() || solution.measure() != Solution.Measure.PAYOFF)
                        .flatMap(value -> Worth.proven(
                                game.info(), solution.seat(), value, solution.measure() == Solution.Measure.PAYOFF)))
                .map(Worth::payoffs);
    }

    private Line unknown(int action) {
        return Line.unknown(view, asked.action(action), proven(action));
    }

    private Optional<Solution.Value> proven(int action) {
        return verdict.flatMap(solution -> solution.lines().stream()
                .filter(line -> line.action() == action)
                .map(ActionBounds::value)
                .filter(value -> value.outcome().isPresent())
                .findFirst());
    }

    private List<Branch> branches(State before, List<SearchNode> nodes) {
        List<Branch> branches = new ArrayList<>();
        int[] known = game.legalActions(before);
        for (SearchNode node : nodes) {
            if (Arrays.binarySearch(known, node.action()) < 0 || branches.size() == MOST_CHILDREN) {
                continue;
            }
            State after = before.copy();
            after.apply(node.action());
            branches.add(new Branch(
                    game.action(before, node.action()).notation(),
                    before.actor(),
                    node.visits(),
                    node.value(),
                    node.exact(),
                    branches(after, node.children())));
        }
        return branches;
    }
}
