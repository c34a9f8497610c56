package org.marienbad.play.explain;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marienbad.drawing.Svg;

/**
 * The tree of a step as SVG. Its edges and nodes have the numbers of the nodes, so that a script can tell
 * what has changed. Every node is a box with its action and its value in the search. The path to the node that
 * the step is about is lit. The shape says who moves: rounded corners the seat that the search decides for, round ends
 * another one, a broken line chance, square corners nobody.
 */
final class StepPicture {
    private final Map<ExplainedNode, StepBox> boxes = new HashMap<>();
    private final StringBuilder edges = new StringBuilder();
    private final StringBuilder nodes = new StringBuilder();

    private StepPicture() {}

    /**
     * The picture of {@code tree}.
     *
     * @param boxes its nodes
     * @param sentence the picture in words, for those who do not see it
     */
    static String of(StepTree tree, List<StepBox> boxes, String sentence) {
        return new StepPicture().paint(tree, boxes, sentence);
    }

    private String paint(StepTree tree, List<StepBox> all, String sentence) {
        all.forEach(this::add);
        return "<svg class=\"search\" role=\"img\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 "
                + number(StepBox.width(tree)) + " " + number(StepBox.height(tree))
                + "\" font-family=\"Inter, 'Segoe UI', Arial, sans-serif\" font-size=\"13\">\n<title>"
                + Svg.escape(sentence) + "</title>\n<g class=\"edges\" fill=\"none\" stroke=\"#8a939c\">" + edges
                + "</g>\n<g class=\"nodes\" fill=\"#1b1f24\" text-anchor=\"middle\">" + nodes + "</g>\n</svg>\n";
    }

    private void add(StepBox box) {
        boxes.put(box.node(), box);
        box.node().parent().ifPresent(parent -> edge(boxes.get(parent), box));
        nodes.append("<g data-node=\"").append(box.node().id()).append("\" transform=\"translate(");
        nodes.append(number(box.middle())).append(' ').append(number(box.top())).append(")\">");
        frame(box);
        words(17, box.action(), " font-weight=\"600\"");
        words(33, box.value(), "");
        if (box.shown().folded() > 0) {
            words(StepBox.HIGH + 14, "+" + box.shown().folded(), " font-size=\"11\"");
        }
        nodes.append("</g>");
    }

    private void edge(StepBox from, StepBox to) {
        edges.append("<path data-to=\"").append(to.node().id()).append("\" d=\"M");
        edges.append(number(from.middle())).append(' ').append(number(from.top() + StepBox.HIGH));
        edges.append("L").append(number(to.middle())).append(' ').append(number(to.top()));
        edges.append(to.isLit() ? "\" class=\"lit\" stroke=\"#d55e00\" stroke-width=\"3\"/>" : "\"/>");
    }

    private void frame(StepBox box) {
        nodes.append("<rect x=\"").append(number(-StepBox.WIDE / 2));
        nodes.append("\" width=\"").append(number(StepBox.WIDE));
        nodes.append("\" height=\"").append(number(StepBox.HIGH));
        nodes.append("\" rx=\"").append(number(box.corner())).append('"');
        nodes.append(box.isChance() ? " stroke-dasharray=\"4 3\"" : "");
        if (box.isPresent()) {
            nodes.append(" class=\"present\" fill=\"#ffe9b8\" stroke=\"#d55e00\" stroke-width=\"3\"/>");
        } else if (box.isLit()) {
            nodes.append(" class=\"lit\" fill=\"#ffffff\" stroke=\"#d55e00\" stroke-width=\"2\"/>");
        } else {
            nodes.append(" fill=\"#ffffff\" stroke=\"#59636e\"/>");
        }
    }

    private void words(double base, String words, String looks) {
        if (!words.isEmpty()) {
            nodes.append("<text y=\"").append(number(base)).append('"');
            nodes.append(looks).append('>').append(Svg.escape(words)).append("</text>");
        }
    }

    private static String number(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : String.format(Locale.ROOT, "%.1f", value);
    }
}
