package org.marienbad.play.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.marienbad.framework.player.SearchStep;
import org.marienbad.framework.player.SearchStep.Bound;

/**
 * A question that a learner can answer before a step is shown.
 *
 * @param answer the number of the choice that is right, from 0
 */
public record StepQuestion(String text, List<String> choices, int answer) {
    /** More choices are no question for people. */
    private static final int MOST_CHOICES = 10;

    public StepQuestion {
        choices = List.copyOf(choices);
    }

    /**
     * The question about {@code step}, if there is one.
     *
     * @param before the step before it; null at the first
     * @param tree as it is before the step
     */
    static Optional<StepQuestion> of(SearchStep before, SearchStep step, GrowingTree tree, StepNames names) {
        if (step instanceof SearchStep.Select select) {
            return child(select, tree, names);
        } else if (before instanceof SearchStep.Improve improve
                && tree.present().window().isPresent()
                && (step instanceof SearchStep.Cut || step instanceof SearchStep.Enter)) {
            return Optional.of(new StepQuestion(
                    names.message("question.cut", names.said(tree.present(), improve.action())),
                    List.of(names.message("question.yes"), names.message("question.no")),
                    step instanceof SearchStep.Cut ? 0 : 1));
        } else if (step instanceof SearchStep.Leave leave && leave.bound() == Bound.EXACT) {
            return value(leave, tree, names);
        }
        return Optional.empty();
    }

    /** The child that is followed, if the formula alone decides and no other child has the same score. */
    private static Optional<StepQuestion> child(SearchStep.Select select, GrowingTree tree, StepNames names) {
        List<SearchStep.Option> options = select.options().stream()
                .sorted(Comparator.comparingInt(SearchStep.Option::action))
                .toList();
        double most =
                options.stream().mapToDouble(SearchStep.Option::score).max().orElse(Double.NaN);
        List<SearchStep.Option> best =
                options.stream().filter(option -> option.score() == most).toList();
        if (options.size() < 2
                || options.size() > MOST_CHOICES
                || best.size() != 1
                || best.get(0).action() != select.chosen()
                || StepFormula.isFirst(select.rule(), best.get(0).parts())) {
            return Optional.empty();
        }
        List<String> choices = options.stream()
                .map(option -> names.said(tree.present(), option.action()))
                .toList();
        return Optional.of(new StepQuestion(names.message("question.child"), choices, options.indexOf(best.get(0))));
    }

    private static Optional<StepQuestion> value(SearchStep.Leave leave, GrowingTree tree, StepNames names) {
        int seat = tree.seat();
        TreeMap<Double, String> values = new TreeMap<>();
        for (ExplainedNode child : tree.children(tree.present())) {
            double[] payoffs = child.payoffs();
            if (payoffs.length > seat && !Double.isNaN(payoffs[seat])) {
                values.putIfAbsent(payoffs[seat], names.number(payoffs[seat]));
            }
        }
        if (leave.payoffs().length <= seat
                || values.size() < 2
                || values.size() > MOST_CHOICES
                || !values.containsKey(leave.payoffs()[seat])) {
            return Optional.empty();
        }
        return Optional.of(new StepQuestion(
                names.message("question.value"),
                new ArrayList<>(values.values()),
                values.headMap(leave.payoffs()[seat]).size()));
    }
}
