package org.marienbad.play.explain;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.marienbad.drawing.Svg;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchStep;
import org.marienbad.play.explain.StepTree.Mark;
import org.marienbad.play.explain.StepTree.Shown;

/**
 * The tree of a step as SVG. Its edges and nodes have the numbers of the nodes, so that a script can tell
 * what has changed. Every node is a box with its action and its value in the search. The path to the node that
 * the step is about is lit. The shape says who moves: rounded corners the seat that the search decides for, round ends
 * another one, a broken line chance, square corners nobody.
 */
final class StepPicture {
    private static final double ACROSS = 96;
    private static final double DOWN = 66;
    private static final double WIDE = 88;
    private static final double HIGH = 40;
    private static final double ROUNDED = 7;
    private static final double MARGIN = 14;
    /** Room below the lowest node for the number of nodes that are folded. */
    private static final double FOOT = 18;

    private static final int MOST_LETTERS = 12;

    private final StepTree tree;
    private final StepNames names;
    private final int seat;
    private final Map<ExplainedNode, Double> middles = new HashMap<>();
    private final StringBuilder edges = new StringBuilder();
    private final StringBuilder nodes = new StringBuilder();

    private StepPicture(StepTree tree, StepNames names, int seat) {
        this.tree = tree;
        this.names = names;
        this.seat = seat;
    }

    /**
     * The picture of {@code tree}.
     *
     * @param sentence what it shows, for those who do not see it
     */
    static String of(StepTree tree, StepNames names, int seat, String sentence) {
        return new StepPicture(tree, names, seat).paint(sentence);
    }

    private String paint(String sentence) {
        int plies = tree.nodes().stream()
                .mapToInt(shown -> shown.node().ply())
                .max()
                .orElse(0);
        tree.nodes().forEach(this::add);
        double width = tree.width() * ACROSS + WIDE + 2 * MARGIN;
        double height = plies * DOWN + HIGH + 2 * MARGIN + FOOT;
        return "<svg class=\"search\" role=\"img\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + number(width)
                + " "
                + number(height) + "\" font-family=\"Inter, 'Segoe UI', Arial, sans-serif\" font-size=\"13\">\n<title>"
                + Svg.escape(sentence) + "</title>\n<g class=\"edges\" fill=\"none\" stroke=\"#8a939c\">" + edges
                + "</g>\n<g class=\"nodes\" fill=\"#1b1f24\" text-anchor=\"middle\">" + nodes + "</g>\n</svg>\n";
    }

    private void add(Shown shown) {
        ExplainedNode node = shown.node();
        double middle = MARGIN + WIDE / 2 + shown.x() * ACROSS;
        double top = MARGIN + node.ply() * DOWN;
        boolean onPath = shown.marks().contains(Mark.PATH) || shown.marks().contains(Mark.PRESENT);
        middles.put(node, middle);
        node.parent().ifPresent(parent -> edge(parent, node.id(), middle, top, onPath));
        nodes.append("<g data-node=\"").append(node.id()).append("\" transform=\"translate(");
        nodes.append(number(middle)).append(' ').append(number(top)).append(")\">");
        box(node, shown.marks());
        String best = shown.marks().contains(Mark.BEST) ? "★ " : "";
        String action = node.parent()
                .map(parent -> names.action(parent, node.action()))
                .orElseGet(() -> names.message("picture.root"));
        words(17, best + shortened(action), " font-weight=\"600\"");
        words(33, value(node), "");
        if (shown.folded() > 0) {
            words(HIGH + 14, "+" + shown.folded(), " font-size=\"11\"");
        }
        nodes.append("</g>");
    }

    private void edge(ExplainedNode parent, int id, double middle, double top, boolean onPath) {
        edges.append("<path data-to=\"")
                .append(id)
                .append("\" d=\"M")
                .append(number(middles.get(parent)))
                .append(' ')
                .append(number(top - DOWN + HIGH));
        edges.append("L").append(number(middle)).append(' ').append(number(top)).append('"');
        edges.append(onPath ? " class=\"lit\" stroke=\"#d55e00\" stroke-width=\"3\"" : "")
                .append("/>");
    }

    private void box(ExplainedNode node, Set<Mark> marks) {
        nodes.append("<rect x=\"")
                .append(number(-WIDE / 2))
                .append("\" width=\"")
                .append(number(WIDE));
        nodes.append("\" height=\"")
                .append(number(HIGH))
                .append("\" rx=\"")
                .append(number(corner(node.actor())))
                .append('"');
        nodes.append(node.actor() == State.CHANCE ? " stroke-dasharray=\"4 3\"" : "");
        if (marks.contains(Mark.PRESENT)) {
            nodes.append(" class=\"present\" fill=\"#ffe9b8\" stroke=\"#d55e00\" stroke-width=\"3\"");
        } else if (marks.contains(Mark.PATH)) {
            nodes.append(" class=\"lit\" fill=\"#ffffff\" stroke=\"#d55e00\" stroke-width=\"2\"");
        } else {
            nodes.append(" fill=\"#ffffff\" stroke=\"#59636e\"");
        }
        nodes.append("/>");
    }

    /** The radius of the corners, which tells who moves. */
    private double corner(int actor) {
        if (actor == seat) {
            return ROUNDED;
        }
        return actor == State.TERMINAL ? 0 : HIGH / 2;
    }

    /** The search's numbers of the node: a value, or a mean and the visits, or else its window. */
    private String value(ExplainedNode node) {
        if (node.numbers().isPresent()) {
            SearchStep.Numbers numbers = node.numbers().get();
            return StepNames.count(numbers.proof()) + " / " + StepNames.count(numbers.disproof());
        }
        double[] payoffs = node.payoffs();
        // Means are those of the seat that chose the action, and so is what will be added to them.
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
     * @param asksAbove what a null window asks
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

    private void words(double base, String words, String looks) {
        if (!words.isEmpty()) {
            nodes.append("<text y=\"").append(number(base)).append('"');
            nodes.append(looks).append('>').append(Svg.escape(words)).append("</text>");
        }
    }

    private static String shortened(String words) {
        return words.length() <= MOST_LETTERS ? words : words.substring(0, MOST_LETTERS - 1) + "…";
    }

    private static String number(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : String.format(Locale.ROOT, "%.1f", value);
    }
}
