package org.marienbad.games.minuteempire;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.marienbad.framework.picture.Picture;

/** Finds places for the names of continents: in the water before their coasts, where neither armies nor routes are. */
final class ContinentNames {
    /** From the middle of a name to its edge; a smaller one where there is less water. */
    private static final double[] RADII = {3, 2.4, 1.9};

    /** So far from its coast a name still belongs to it. */
    private static final double AWAY = 4;
    /** A name is so much nearer to its own coast than to another one, where the water is wide enough. */
    private static final double APART = 5;
    /** The cost of each unit that a name is farther from the middle of its continent. */
    private static final double CENTRAL = .1;
    /** Distances are those of a lattice, and no longer than this. */
    private static final double STEP = 1;

    private static final double FAR = RADII[0] + AWAY + APART;

    private final Picture.Box water;
    private final int across;
    private final int cells;
    private final List<Coast> coasts;
    private final double[] routes;

    private final boolean[] open;

    /** A continent: how far each cell is from its borders, and its middle. */
    private record Coast(double[] distances, Middle middle) {}

    /** The mean of some corners. */
    private record Middle(double x, double y) {
        static Middle of(List<Double> points) {
            return new Middle(mean(points, 0), mean(points, 1));
        }

        private static double mean(List<Double> points, int axis) {
            return IntStream.range(0, points.size())
                    .filter(i -> i % 2 == axis)
                    .mapToDouble(points::get)
                    .average()
                    .orElseThrow();
        }
    }

    /** @param continents the regions of each */
    ContinentNames(Picture.Box water, List<List<Picture.Polygon>> continents, List<Picture.Line> routes) {
        this.water = water;
        across = (int) (water.width() / STEP) + 1;
        cells = across * ((int) (water.height() / STEP) + 1);
        open = new boolean[cells];
        coasts = continents.stream().map(this::coast).toList();
        this.routes = distances(routes.stream().map(Picture.Line::points).toList(), false);
        flood();
    }

    /** Finds the open water: all cells that can be reached from the edge of the picture without crossing a coast. */
    private void flood() {
        Deque<Integer> reached = new ArrayDeque<>(IntStream.range(0, cells)
                .filter(cell -> cell % across == 0 || cell % across == across - 1 || cell < across)
                .boxed()
                .toList());
        while (!reached.isEmpty()) {
            int cell = reached.pop();
            boolean coast = coasts.stream().anyMatch(each -> each.distances()[cell] < .75 * STEP);
            if (!coast && !open[cell]) {
                open[cell] = true;
                IntStream.of(cell - 1, cell + 1, cell - across, cell + across)
                        .filter(next -> next >= 0 && next < cells)
                        .forEach(reached::push);
            }
        }
    }

    private Coast coast(List<Picture.Polygon> regions) {
        double[] distances =
                distances(regions.stream().map(Picture.Polygon::points).toList(), true);
        return new Coast(
                distances,
                Middle.of(regions.stream()
                        .flatMap(region -> region.points().stream())
                        .toList()));
    }

    /** How far each cell is from some lines. */
    private double[] distances(List<List<Double>> lines, boolean closed) {
        double[] squares = new double[cells];
        Arrays.fill(squares, FAR * FAR);
        lines.forEach(line -> spread(line, closed, squares));
        return Arrays.stream(squares).map(Math::sqrt).toArray();
    }

    private void spread(List<Double> points, boolean closed, double[] squares) {
        int count = points.size();
        for (int i = closed ? 0 : 2; i < count; i += 2) {
            double fromX = points.get((i + count - 2) % count);
            double fromY = points.get((i + count - 1) % count);
            double x = points.get(i) - fromX;
            double y = points.get(i + 1) - fromY;
            int parts = 1 + (int) (Math.hypot(x, y) / STEP);
            for (int part = 0; part < parts; part++) {
                measure(fromX + x * part / parts, fromY + y * part / parts, squares);
            }
        }
    }

    private void measure(double x, double y, double[] squares) {
        int reach = (int) (FAR / STEP) + 1;
        int column = (int) ((x - water.x()) / STEP);
        int row = (int) ((y - water.y()) / STEP);
        for (int r = Math.max(0, row - reach); r <= Math.min(cells / across - 1, row + reach); r++) {
            for (int c = Math.max(0, column - reach); c <= Math.min(across - 1, column + reach); c++) {
                int cell = r * across + c;
                double dx = x(cell) - x;
                double dy = y(cell) - y;
                squares[cell] = Math.min(squares[cell], dx * dx + dy * dy);
            }
        }
    }

    private double x(int cell) {
        return water.x() + cell % across * STEP;
    }

    private double y(int cell) {
        int row = cell / across;
        return water.y() + row * STEP;
    }

    /** The place for the name of a continent; empty if there is no water around it. */
    Optional<Picture.Circle> of(int continent) {
        double[] distances = coasts.get(continent).distances();
        for (double radius : RADII) {
            Optional<Integer> place = IntStream.range(0, cells)
                    .filter(cell -> open[cell] && distances[cell] <= radius + AWAY && isFree(cell, radius))
                    .boxed()
                    .min(Comparator.comparingDouble(cell -> cost(continent, cell)));
            if (place.isPresent()) {
                return Optional.of(new Picture.Circle(x(place.get()), y(place.get()), radius));
            }
        }
        return Optional.empty();
    }

    private boolean isFree(int cell, double radius) {
        double x = x(cell) - water.x();
        double y = y(cell) - water.y();
        return Math.min(x, water.width() - x) >= radius
                && Math.min(y, water.height() - y) >= radius
                && routes[cell] >= radius
                && coasts.stream().allMatch(coast -> coast.distances()[cell] >= radius);
    }

    /** The less, the better: near the own coast and the middle of the continent, away from others. */
    private double cost(int continent, int cell) {
        Coast own = coasts.get(continent);
        double distance = own.distances()[cell];
        double other = IntStream.range(0, coasts.size())
                .filter(each -> each != continent)
                .mapToDouble(each -> coasts.get(each).distances()[cell] - distance)
                .min()
                .orElse(APART);
        return distance / 2
                - Math.min(APART, other)
                + CENTRAL
                        * Math.hypot(
                                x(cell) - own.middle().x(),
                                y(cell) - own.middle().y());
    }
}
