package org.marienbad.play.explain;

import org.marienbad.framework.game.State;
import org.marienbad.play.explain.StepTree.Mark;
import org.marienbad.play.explain.StepTree.Shown;

/**
 * A node as a picture of the tree shows it: a box in its place, with an action and a value. Lengths are in pixels of a usual
 * screen, from the left and from the top.
 *
 * @param action that leads there, with a star if it is the best
 * @param value the numbers of the search; empty if there are none
 * @param own whether the seat that the search decides for moves there
 */
public record StepBox(Shown shown, String action, String value, boolean own) {
    /** The width of a box. */
    public static final double WIDE = 88;

    /** The height of a box. */
    public static final double HIGH = 40;

    /** Around the tree. */
    static final double MARGIN = 14;
    /** Room below the lowest box for the number of nodes that are folded. */
    static final double FOOT = 18;

    private static final double ACROSS = 96;
    private static final double DOWN = 66;
    private static final double ROUNDED = 7;

    /** The width of the picture of {@code tree}. */
    public static double width(StepTree tree) {
        return tree.width() * ACROSS + WIDE + 2 * MARGIN;
    }

    /** The height of the picture of {@code tree}. */
    public static double height(StepTree tree) {
        int plies = tree.nodes().stream()
                .mapToInt(shown -> shown.node().ply())
                .max()
                .orElse(0);
        return plies * DOWN + HIGH + 2 * MARGIN + FOOT;
    }

    public ExplainedNode node() {
        return shown.node();
    }

    /** The middle of the box, from the left. */
    public double middle() {
        return MARGIN + WIDE / 2 + shown.x() * ACROSS;
    }

    /** The upper edge of the box. */
    public double top() {
        return MARGIN + node().ply() * DOWN;
    }

    /** The radius of the corners, which tells who moves. */
    public double corner() {
        if (own) {
            return ROUNDED;
        }
        return node().actor() == State.TERMINAL ? 0 : HIGH / 2;
    }

    /** Whether chance decides there, so that its line is broken. */
    public boolean isChance() {
        return node().actor() == State.CHANCE;
    }

    /** Whether the step is about the node. */
    public boolean isPresent() {
        return shown.marks().contains(Mark.PRESENT);
    }

    /** Whether it lies on the way to the node that the step is about. */
    public boolean isLit() {
        return isPresent() || shown.marks().contains(Mark.PATH);
    }
}
