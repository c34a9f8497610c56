package org.marienbad.play.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.player.SearchStep;

/** The numbers behind one step, with values put in. */
final class StepFormula {
    private final GrowingTree tree;
    private final StepNames names;

    /** @param tree before the step */
    StepFormula(GrowingTree tree, StepNames names) {
        this.tree = tree;
        this.names = names;
    }

    String of(SearchStep step) {
        if (step instanceof SearchStep.Select select) {
            return selection(select);
        } else if (step instanceof SearchStep.Improve improve) {
            return best(improve);
        } else if (step instanceof SearchStep.Cut cut) {
            return cut(cut);
        } else if (step instanceof SearchStep.BackUp backUp) {
            return mean(backUp);
        } else if (step instanceof SearchStep.Expect expect) {
            return expectation(expect);
        } else if (step instanceof SearchStep.Numbers numbers) {
            return names.message(
                    "formula.numbers",
                    StepNames.count(numbers.proof()),
                    StepNames.count(numbers.proofThreshold()),
                    StepNames.count(numbers.disproof()),
                    StepNames.count(numbers.disproofThreshold()));
        } else if (step instanceof SearchStep.Regret regret) {
            return regret(regret);
        }
        return "";
    }

    private String selection(SearchStep.Select select) {
        SearchStep.Option chosen = select.options().stream()
                .filter(option -> option.action() == select.chosen())
                .findFirst()
                .orElse(null);
        if (chosen == null) {
            return "";
        }
        if (isFirst(select.rule(), chosen.parts())) {
            return select.options().size() == 1 ? "" : names.message("formula.first");
        }
        String pattern = "formula." + select.rule();
        List<String> numbers = new ArrayList<>();
        Arrays.stream(chosen.parts()).mapToObj(names::number).forEach(numbers::add);
        numbers.add(names.number(chosen.score()));
        String score = names.message(names.has(pattern) ? pattern : "formula.score", numbers.toArray());
        if (!names.has(pattern)) {
            score = StepNames.list(numbers.subList(0, numbers.size() - 1), ", ");
        }
        boolean compared = !Double.isNaN(chosen.score())
                && !StepSentence.DRAWING.contains(select.rule())
                && select.options().stream().allMatch(option -> option.score() <= chosen.score() + 1e-9);
        String whole = compared && select.options().size() > 1
                ? names.message("formula.greatest", score, select.options().size())
                : score;
        return mixed(select, chosen, whole);
    }

    /** Says so where the value of an action is more than the mean that its node shows. */
    private String mixed(SearchStep.Select select, SearchStep.Option chosen, String formula) {
        ExplainedNode child = tree.child(tree.present(), select.chosen());
        boolean mixes = select.rule().equals("ucb1")
                && child != null
                && child.visits() > 0
                && Math.abs(child.mean() - chosen.parts()[0]) > 5e-4;
        return mixes
                ? names.message("formula.mixes", formula, names.number(chosen.parts()[0]), names.number(child.mean()))
                : formula;
    }

    /** Whether an action is chosen because nobody has tried it. */
    static boolean isFirst(String rule, double[] parts) {
        return switch (rule) {
            case "ucb1", "bias" -> parts[3] == 0;
            case "grave" -> parts[0] < 0;
            case "turn" -> parts[1] == 0;
            default -> false;
        };
    }

    private String best(SearchStep.Improve improve) {
        ExplainedNode node = tree.present();
        int seats = improve.payoffs().length;
        boolean everybodys = seats > 2 && Arrays.stream(improve.payoffs()).noneMatch(Double::isNaN);
        int seat = everybodys ? node.actor() : tree.seat();
        boolean greatest = everybodys || node.actor() == seat;
        List<String> values = new ArrayList<>();
        for (ExplainedNode child : tree.children(node)) {
            if (child.bound().isPresent() && child.payoffs().length > seat) {
                values.add(names.number(child.payoffs()[seat], child.bound().get()));
            }
        }
        double value = improve.payoffs()[seat];
        return names.message(
                greatest ? "formula.max" : "formula.min", StepNames.list(values, "; "), names.number(value));
    }

    private String cut(SearchStep.Cut cut) {
        String value = names.number(cut.value());
        String limit = names.number(cut.limit());
        return switch (cut.reason()) {
            case BETA -> value + " ≥ " + limit;
            case ALPHA -> value + " ≤ " + limit;
            default -> value;
        };
    }

    private String mean(SearchStep.BackUp backUp) {
        int ply = Math.min(1, tree.present().ply());
        ExplainedNode node = tree.present();
        while (node.ply() > ply) {
            node = node.parent().orElseThrow();
        }
        double mean = backUp.means()[ply];
        if (Double.isNaN(mean)) {
            return "";
        }
        long visits = backUp.visits()[ply];
        int mover = node.parent().orElseThrow().actor();
        double payoff = backUp.payoffs()[mover];
        double before = visits == 1 ? 0 : (mean * visits - payoff) / (visits - 1);
        return names.message(
                "formula.mean",
                names.number(before),
                Long.toString(visits - 1),
                names.number(payoff),
                Long.toString(visits),
                names.number(mean),
                names.action(node.parent().orElseThrow(), node.action()));
    }

    private String expectation(SearchStep.Expect expect) {
        Map<Double, Double> shares = new LinkedHashMap<>();
        for (int i = 0; i < expect.outcomes().length; i++) {
            shares.merge(expect.values()[i], expect.weights()[i], Double::sum);
        }
        List<String> terms = new ArrayList<>();
        shares.forEach((value, share) -> terms.add(
                names.number(share) + "·" + (value < 0 ? "(" + names.number(value) + ")" : names.number(value))));
        return StepNames.list(terms, " + ") + " = " + names.number(expect.expectation());
    }

    private String regret(SearchStep.Regret regret) {
        double sum = regret.options().stream()
                .mapToDouble(option -> Math.max(0, option.parts()[0]))
                .sum();
        List<String> next = new ArrayList<>();
        List<String> average = new ArrayList<>();
        for (SearchStep.Option option : regret.options()) {
            String action = names.action(regret.example(), option.action()) + " ";
            next.add(action + names.number(Math.max(0, option.parts()[0])) + " / " + names.number(sum));
            average.add(action + names.percent(option.parts()[1]));
        }
        String regrets = sum <= 0 ? names.message("formula.regret.none") : StepNames.list(next, "; ");
        return names.message("formula.regret", regrets, StepNames.list(average, ", "));
    }
}
