package org.marienbad.games.minuteempire.map;

import java.util.List;

/**
 * How a map is drawn: free units, x to the right, y up, origin at the lower left.
 *
 * @param outlines the border of each region, a closed polygon; neighbors on land share the points of their border
 * @param labels where the name and the armies of each region are drawn, inside its outline
 * @param routes the drawings of the sea routes; none where they need no drawing
 */
public record MapLayout(
        Kind kind, double width, double height, List<List<Point>> outlines, List<Point> labels, List<Route> routes) {
    /** Squares that need no routes drawn, or a drawing of its own. */
    public enum Kind {
        GRID,
        GRAPH
    }

    public record Point(double x, double y) {}

    /** A line over the sea from the coast of one region to that of another. */
    public record Route(int from, int to, List<Point> line) {
        public Route {
            line = List.copyOf(line);
        }
    }

    public MapLayout {
        outlines = outlines.stream().map(List::copyOf).toList();
        labels = List.copyOf(labels);
        routes = List.copyOf(routes);
    }
}
