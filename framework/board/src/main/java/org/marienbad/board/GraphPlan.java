package org.marienbad.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Circle;
import org.marienbad.framework.picture.Picture.Line;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.text.Text;

/** Points anywhere, joined in pairs: a direction of the board is the one of eight that is nearest and still free. */
final class GraphPlan {
    private static final double LINE = 0.4;
    private static final double RADIUS = 4.5;

    private GraphPlan() {}

    static Board of(List<String> names, double[] places, int... edges) {
        if (places.length != 2 * names.size()) {
            throw new IllegalArgumentException(
                    places.length + " coordinates for " + names.size() + " points; there must be two for each");
        }
        double least = DoubleStream.of(places).min().orElse(0);
        if (!(least >= 0)) {
            throw new IllegalArgumentException("a coordinate is " + least + "; they count from 0");
        }
        if (edges.length % 2 != 0) {
            throw new IllegalArgumentException(edges.length + " ends of edges; there must be two for each");
        }
        BoardPlan plan = new BoardPlan();
        double width = 2 * Frame.EDGE + even(places).max().orElse(0);
        double height = 2 * Frame.EDGE + odd(places).max().orElse(0);
        StringBuilder drawing = new StringBuilder();
        for (int point = 0; point < names.size(); point++) {
            plan.cell(names.get(point), Frame.EDGE + places[2 * point], Frame.EDGE + places[2 * point + 1], 0, point);
            drawing.append('.');
        }
        plan.drawing = List.of(drawing.toString());
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("board", new Box(0, 0, width, height, 2), Style.BOARD));
        for (int edge = 0; edge + 1 < edges.length; edge += 2) {
            int from = edges[edge];
            int to = edges[edge + 1];
            join(plan, from, to);
            spots.add(new Spot(
                    names.get(from) + "-" + names.get(to),
                    new Line(List.of(plan.x.get(from), plan.y.get(from), plan.x.get(to), plan.y.get(to)), LINE),
                    Style.LINE));
        }
        return plan.board(new Frame(
                width,
                height,
                spots,
                // A name alone would be taken for the key of a message.
                (name, x, y, cell) ->
                        new Spot(name, new Circle(x, y, RADIUS), Style.CELL).label(Text.of("{0}", name))));
    }

    private static DoubleStream even(double... places) {
        return DoubleStream.iterate(0, i -> i < places.length, i -> i + 2).map(i -> places[(int) i]);
    }

    private static DoubleStream odd(double... places) {
        return DoubleStream.iterate(1, i -> i < places.length, i -> i + 2).map(i -> places[(int) i]);
    }

    private static void join(BoardPlan plan, int from, int to) {
        int last = plan.names.size() - 1;
        if (Math.min(from, to) < 0 || Math.max(from, to) > last) {
            throw new IllegalArgumentException(
                    "an edge from " + from + " to " + to + "; points count from 0 to " + last);
        }
        if (from == to || IntStream.of(plan.steps.get(from)).anyMatch(cell -> cell == to)) {
            String twice = from == to ? "itself" : plan.names.get(to) + " twice";
            throw new IllegalArgumentException(plan.names.get(from) + " is joined to " + twice);
        }
        double angle = Math.atan2(plan.x.get(to) - plan.x.get(from), plan.y.get(to) - plan.y.get(from));
        long nearest = Math.round(angle / (Math.PI / 4));
        for (int turn = 0; turn <= Board.DIRECTIONS; turn++) {
            long way = turn % 2 == 0 ? turn / 2 : -(turn + 1) / 2;
            int direction = (int) Math.floorMod(nearest + way, (long) Board.DIRECTIONS);
            int back = (direction + Board.DIRECTIONS / 2) % Board.DIRECTIONS;
            if (plan.steps.get(from)[direction] < 0 && plan.steps.get(to)[back] < 0) {
                plan.join(from, direction, to);
                return;
            }
        }
        throw new IllegalArgumentException(
                "more than 8 lines meet in " + plan.names.get(from) + " or " + plan.names.get(to));
    }
}
