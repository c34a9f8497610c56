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
            String own = "round." + tree.method();
            String usual = round.anew() ? "round.deeper" : "round";
            return names.message(names.has(own) ? own : usual, round.number());
        } else if (step instanceof SearchStep.Enter enter) {
            return enter(enter);
        } else if (step instanceof SearchStep.Select select) {
            return select(select);
        } else if (step instanceof SearchStep.Cut cut) {
            return cut(cut);
        } else if (step instanceof SearchStep.Improve improve) {
            String action = names.said(tree.present(), improve.action());
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
            String key = known.enough() ? "known.enough" : known.action() < 0 ? "known" : "known.action";
            return names.message(
                    key,
                    names.number(known.value(), known.bound()),
                    known.action() < 0 ? "" : names.said(node, known.action()));
        } else if (step instanceof SearchStep.Order order) {
            return names.message(
                    order.actions().length == 1 ? "order.one" : "order", names.actions(node, order.actions()));
        } else if (step instanceof SearchStep.Guess) {
            return names.message("guess");
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
            return regret(regret);
        } else if (step instanceof SearchStep.Layer layer) {
            return names.message("layer", layer.positions(), layer.plies(), names.number(layer.payoff()));
        }
        throw new IllegalArgumentException("no words for " + step);
    }

    private String enter(SearchStep.Enter enter) {
        String action = names.said(tree.present(), enter.action());
        if (tree.present().actor() == State.CHANCE) {
            return names.message("enter.chance", action);
        }
        Window window = enter.window();
        if (isAgain(enter)) {
            return names.message("enter.again", action);
        }
        if (window == null || window.alpha() == Double.NEGATIVE_INFINITY && window.beta() == Double.POSITIVE_INFINITY) {
            return names.message("enter", action);
        }
        String alpha = names.number(window.alpha());
        String beta = names.number(window.beta());
        if (window.isNull()) {
            boolean own = tree.present().asksAbove(tree.seat());
            return names.message(own ? "enter.null" : "enter.null.below", action, own ? alpha : beta);
        } else if (window.beta() == Double.POSITIVE_INFINITY) {
            return names.message("enter.above", action, alpha);
        } else if (window.alpha() == Double.NEGATIVE_INFINITY) {
            return names.message("enter.below", action, beta);
        }
        return names.message("enter.window", action, alpha, beta);
    }

    /** Whether the action was only asked whether it is better, and its value is wanted now. */
    private boolean isAgain(SearchStep.Enter enter) {
        ExplainedNode child = tree.child(tree.present(), enter.action());
        return child != null
                && enter.window() != null
                && !enter.window().isNull()
                && child.window().filter(Window::isNull).isPresent();
    }

    private String cut(SearchStep.Cut cut) {
        String key = "cut." + cut.reason().name().toLowerCase(Locale.ROOT);
        if (cut.reason() == SearchStep.Reason.CHANCE) {
            boolean low = tree.present()
                    .window()
                    .filter(window -> cut.limit() <= window.alpha())
                    .isPresent();
            key += low ? ".low" : ".high";
        } else if (isAnswer(cut)) {
            key += ".answer";
        }
        return names.message(key, names.number(cut.value()), names.number(cut.limit()), cut.skipped().length);
    }

    /** Whether the cut answers the question of a null window, and the limit is not what anybody has nearer to the root. */
    private boolean isAnswer(SearchStep.Cut cut) {
        boolean own = cut.reason() == SearchStep.Reason.BETA;
        return (own || cut.reason() == SearchStep.Reason.ALPHA)
                && tree.present().window().filter(Window::isNull).isPresent()
                && tree.present().asksAbove(tree.seat()) == own;
    }

    private String regret(SearchStep.Regret regret) {
        String mix = StepNames.list(
                regret.options().stream()
                        .map(option ->
                                names.action(regret.example(), option.action()) + " " + names.percent(option.score()))
                        .toList(),
                ", ");
        return names.message("regret", regret.situation(), regret.seat() + 1, mix);
    }

    private String select(SearchStep.Select select) {
        String action = names.said(tree.present(), select.chosen());
        String key = DRAWING.contains(select.rule()) ? "select.mixed" : "select";
        return names.message(
                select.options().size() == 1 ? "select.only" : key,
                action,
                select.options().size());
    }

    private String value(double[] payoffs) {
        return names.value(payoffs, tree.seat());
    }
}
