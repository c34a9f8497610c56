package org.marienbad.play.explain;

import java.util.List;
import org.marienbad.framework.player.SearchStep;
import org.marienbad.play.explain.StepTree.Mark;
import org.marienbad.play.explain.StepTree.Shown;

/** The boxes of a tree: what is written in them. */
final class StepBoxes {
    private static final int MOST_LETTERS = 12;

    private final StepTree tree;
    private final StepNames names;
    private final int seat;

    /** @param seat that the search decides for */
    StepBoxes(StepTree tree, StepNames names, int seat) {
        this.tree = tree;
        this.names = names;
        this.seat = seat;
    }

    /** Parents before their children. */
    List<StepBox> list() {
        return tree.nodes().stream().map(this::box).toList();
    }

    private StepBox box(Shown shown) {
        ExplainedNode node = shown.node();
        String best = shown.marks().contains(Mark.BEST) ? "★ " : "";
        String action = node.parent()
                .map(parent -> names.action(parent, node.action()))
                .orElseGet(() -> names.message("picture.root"));
        return new StepBox(shown, best + shortened(action), value(node), node.actor() == seat);
    }

    /** The search's numbers of the node: a value, or a mean and the visits, or else its window. */
    private String value(ExplainedNode node) {
        if (node.numbers().isPresent()) {
            SearchStep.Numbers numbers = node.numbers().get();
            return StepNames.count(numbers.proof()) + " / " + StepNames.count(numbers.disproof());
        }
        double[] payoffs = node.payoffs();
        // Means are those of the seat that chose the action, and so are the values still to be added.
        int judge = hasVisits() ? node.parent().map(ExplainedNode::actor).orElse(seat) : seat;
        String known = judge >= 0 && payoffs.length > judge && !Double.isNaN(payoffs[judge])
                ? names.number(payoffs[judge], node.bound().orElse(null))
                : "";
        if (node.visits() > 0) {
            String mean = Double.isNaN(node.mean()) ? "" : names.number(node.mean()) + " ";
            return mean + "×" + node.visits();
        }
        if (known.isEmpty() && node.window().isPresent()) {
            boolean above =
                    node.parent().filter(parent -> !parent.asksAbove(seat)).isEmpty();
            return window(node.window().get(), above);
        }
        String cut = node.skipped().isEmpty() ? "" : " ✂" + node.skipped().size();
        return known + cut;
    }

    private boolean hasVisits() {
        return tree.nodes().get(0).node().visits() > 0;
    }

    /**
     * The values that can matter, as the sentence about the node says them; nothing where all can.
     *
     * @param asksAbove the question of a null window
     */
    private String window(SearchStep.Window window, boolean asksAbove) {
        boolean above = window.isNull() ? asksAbove : Double.isFinite(window.alpha());
        boolean below = window.isNull() ? !asksAbove : Double.isFinite(window.beta());
        if (above && below) {
            return names.number(window.alpha()) + "–" + names.number(window.beta()) + "?";
        } else if (above) {
            return "> " + names.number(window.alpha()) + "?";
        }
        return below ? "< " + names.number(window.beta()) + "?" : "";
    }

    private static String shortened(String words) {
        return words.length() <= MOST_LETTERS ? words : words.substring(0, MOST_LETTERS - 1) + "…";
    }
}
