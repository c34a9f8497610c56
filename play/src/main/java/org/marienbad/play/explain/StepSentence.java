package org.marienbad.play.explain;

import java.util.Locale;
import java.util.Set;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchStep;
import org.marienbad.framework.player.SearchStep.Window;

/** The event of one step, in a sentence or two. */
final class StepSentence {
    /** Rules that draw by the probabilities of their options. */
    static final Set<String> DRAWING = Set.of("mixed", "drawn");

    private final GrowingTree tree;
    private final StepNames names;

    /** @param tree before the step */
    StepSentence(GrowingTree tree, StepNames names) {
        this.tree = tree;
        this.names = names;
    }

    String of(SearchStep step) {
        if (step instanceof SearchStep.Start start) {
            String key = "start." + start.method();
            return names.message(names.has(key) ? key : "start");
        } else if (step instanceof SearchStep.Round round) {
            return names.message(round.anew() ? "round.deeper" : "round", round.number());
        } else if (step instanceof SearchStep.Enter enter) {
            return enter(enter);
        } else if (step instanceof SearchStep.Select select) {
            return select(select);
        } else if (step instanceof SearchStep.Cut cut) {
            String key = "cut." + cut.reason().name().toLowerCase(Locale.ROOT);
            return names.message(key, names.number(cut.value()), names.number(cut.limit()), cut.skipped().length);
        } else if (step instanceof SearchStep.Improve improve) {
            String action = names.action(tree.present(), improve.action());
            boolean root = tree.present() == tree.root();
            return names.message(root ? "improve.root" : "improve", action, value(improve.payoffs()));
        } else if (step instanceof SearchStep.Leaf leaf) {
            String key = "leaf." + leaf.source().name().toLowerCase(Locale.ROOT);
            return names.message(key, value(leaf.payoffs()));
        } else if (step instanceof SearchStep.Leave leave) {
            boolean open = Double.isNaN(leave.payoffs()[tree.seat()]);
            String key = open ? "leave.open" : "leave." + leave.bound().name().toLowerCase(Locale.ROOT);
            return names.message(key, value(leave.payoffs()));
        }
        return rare(step);
    }

    private String rare(SearchStep step) {
        ExplainedNode node = tree.present();
        if (step instanceof SearchStep.Known known) {
            return names.message(
                    known.enough() ? "known.enough" : "known",
                    names.number(known.value(), known.bound()),
                    known.action() < 0 ? "" : names.action(node, known.action()));
        } else if (step instanceof SearchStep.Order order) {
            return names.message("order", names.actions(node, order.actions()));
        } else if (step instanceof SearchStep.Expand expand) {
            return names.message("expand", expand.actions().length);
        } else if (step instanceof SearchStep.BackUp backUp) {
            return names.message("backup", value(backUp.payoffs()));
        } else if (step instanceof SearchStep.Prove prove) {
            double low = prove.low()[tree.seat()];
            double high = prove.high()[tree.seat()];
            return names.message(low == high ? "prove" : "prove.between", names.number(low), names.number(high));
        } else if (step instanceof SearchStep.Expect expect) {
            return names.message("expect", names.number(expect.expectation()));
        } else if (step instanceof SearchStep.Numbers numbers) {
            String key = numbers.proof() == 0 ? "numbers.proven" : "numbers";
            key = numbers.disproof() == 0 ? "numbers.disproven" : key;
            return names.message(key, numbers.proof(), numbers.disproof());
        } else if (step instanceof SearchStep.Regret regret) {
            return names.message("regret", regret.situation());
        } else if (step instanceof SearchStep.Layer layer) {
            return names.message("layer", layer.positions(), layer.plies(), names.number(layer.payoff()));
        }
        throw new IllegalArgumentException("no words for " + step);
    }

    private String enter(SearchStep.Enter enter) {
        String action = names.action(tree.present(), enter.action());
        if (tree.present().actor() == State.CHANCE) {
            return names.message("enter.chance", action);
        }
        Window window = enter.window();
        if (window == null || window.alpha() == Double.NEGATIVE_INFINITY && window.beta() == Double.POSITIVE_INFINITY) {
            return names.message("enter", action);
        }
        String alpha = names.number(window.alpha());
        String beta = names.number(window.beta());
        if (window.isNull()) {
            boolean own = tree.present().actor() == tree.seat();
            return names.message(own ? "enter.null" : "enter.null.below", action, own ? alpha : beta);
        } else if (window.beta() == Double.POSITIVE_INFINITY) {
            return names.message("enter.above", action, alpha);
        } else if (window.alpha() == Double.NEGATIVE_INFINITY) {
            return names.message("enter.below", action, beta);
        }
        return names.message("enter.window", action, alpha, beta);
    }

    private String select(SearchStep.Select select) {
        String action = names.action(tree.present(), select.chosen());
        String key = DRAWING.contains(select.rule()) ? "select.mixed" : "select";
        return names.message(key, action, select.options().size());
    }

    private String value(double[] payoffs) {
        return names.number(payoffs[tree.seat()]);
    }
}
