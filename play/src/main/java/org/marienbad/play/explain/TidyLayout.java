package org.marienbad.play.explain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Places the nodes of a tree. Children lie beside one another below their parent, which is in the middle above them.
 * Subtrees are at least one unit apart, as close as they can be, and equal ones are drawn equally. Takes time in
 * proportion to the nodes.
 *
 * <p>Reingold and Tilford: Tidier Drawings of Trees (1981). Walker: A Node-Positioning Algorithm for General Trees
 * (1990). In linear time: Buchheim, Jünger and Leipert: Improving Walker's Algorithm to Run in Linear Time (2002),
 * whose names are kept.
 *
 * @param <N> the nodes, which are told apart by {@code equals}
 */
final class TidyLayout<N> {
    private final Map<N, Double> places = new HashMap<>();

    /** The layout of a node. */
    private static final class Place<N> {
        final N node;
        /** Null for the root. */
        final Place<N> parent;
        /** Place among its siblings. */
        final int number;

        final List<Place<N>> children = new ArrayList<>();
        Place<N> thread;
        Place<N> ancestor = this;
        double prelim;
        double mod;
        double shift;
        double change;

        Place(N node, Place<N> parent, int number) {
            this.node = node;
            this.parent = parent;
            this.number = number;
        }

        Place<N> first() {
            return children.get(0);
        }

        Place<N> last() {
            return children.get(children.size() - 1);
        }

        Place<N> nextLeft() {
            return children.isEmpty() ? thread : first();
        }

        Place<N> nextRight() {
            return children.isEmpty() ? thread : last();
        }
    }

    /** Places {@code root} and all below it. */
    TidyLayout(N root, Function<N, List<N>> children) {
        Place<N> top = grow(root, null, 0, children);
        firstWalk(top);
        secondWalk(top, -top.prelim);
        double least =
                places.values().stream().mapToDouble(Double::doubleValue).min().orElse(0);
        places.replaceAll((node, x) -> x - least);
    }

    /** How far right {@code node} is, from 0. */
    double x(N node) {
        return places.get(node);
    }

    private static <N> Place<N> grow(N node, Place<N> parent, int number, Function<N, List<N>> children) {
        Place<N> place = new Place<>(node, parent, number);
        for (N child : children.apply(node)) {
            place.children.add(grow(child, place, place.children.size(), children));
        }
        return place;
    }

    private void firstWalk(Place<N> v) {
        Place<N> left = v.number == 0 ? null : v.parent.children.get(v.number - 1);
        if (v.children.isEmpty()) {
            v.prelim = left == null ? 0 : left.prelim + 1;
            return;
        }
        Place<N> defaultAncestor = v.first();
        for (Place<N> w : v.children) {
            firstWalk(w);
            defaultAncestor = apportion(w, defaultAncestor);
        }
        executeShifts(v);
        double middle = (v.first().prelim + v.last().prelim) / 2;
        v.prelim = left == null ? middle : left.prelim + 1;
        v.mod = left == null ? 0 : v.prelim - middle;
    }

    /** Moves the subtree of {@code v} right until it is clear of those before it; returns the default ancestor. */
    private Place<N> apportion(Place<N> v, Place<N> defaultAncestor) {
        if (v.number == 0) {
            return defaultAncestor;
        }
        // Contours: inside (i) and outside (o), of the subtrees on the left (m) and of v on the right (p).
        Place<N> vip = v;
        Place<N> vop = v;
        Place<N> vim = v.parent.children.get(v.number - 1);
        Place<N> vom = v.parent.first();
        double sip = vip.mod;
        double sop = vop.mod;
        double sim = vim.mod;
        double som = vom.mod;
        while (vim.nextRight() != null && vip.nextLeft() != null) {
            vim = vim.nextRight();
            vip = vip.nextLeft();
            vom = vom.nextLeft();
            vop = vop.nextRight();
            vop.ancestor = v;
            double shift = vim.prelim + sim - (vip.prelim + sip) + 1;
            if (shift > 0) {
                Place<N> ancestor = vim.ancestor.parent == v.parent ? vim.ancestor : defaultAncestor;
                moveSubtree(ancestor, v, shift);
                sip += shift;
                sop += shift;
            }
            sim += vim.mod;
            sip += vip.mod;
            som += vom.mod;
            sop += vop.mod;
        }
        if (vim.nextRight() != null && vop.nextRight() == null) {
            vop.thread = vim.nextRight();
            vop.mod += sim - sop;
        }
        if (vip.nextLeft() != null && vom.nextLeft() == null) {
            vom.thread = vip.nextLeft();
            vom.mod += sip - som;
            return v;
        }
        return defaultAncestor;
    }

    private void moveSubtree(Place<N> from, Place<N> to, double shift) {
        double subtrees = to.number - from.number;
        to.change -= shift / subtrees;
        to.shift += shift;
        from.change += shift / subtrees;
        to.prelim += shift;
        to.mod += shift;
    }

    private void executeShifts(Place<N> v) {
        double shift = 0;
        double change = 0;
        for (int i = v.children.size() - 1; i >= 0; i--) {
            Place<N> w = v.children.get(i);
            w.prelim += shift;
            w.mod += shift;
            change += w.change;
            shift += w.shift + change;
        }
    }

    private void secondWalk(Place<N> v, double shift) {
        places.put(v.node, v.prelim + shift);
        for (Place<N> w : v.children) {
            secondWalk(w, shift + v.mod);
        }
    }
}
