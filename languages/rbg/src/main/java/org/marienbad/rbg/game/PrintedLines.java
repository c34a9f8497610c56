package org.marienbad.rbg.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.marienbad.framework.picture.Picture.Line;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;

/**
 * Lines on a board that join no vertices: entries {@code line.NAME} with points, and {@code arc.NAME} with middle, radius and the angles of both ends.
 * The name of a player may stand before the numbers; the line then has the color of that seat.
 */
final class PrintedLines {
    private static final double CELL = BoardLayout.cell();
    private static final double WIDTH = 0.5;
    private static final double OWN_WIDTH = 1.8;
    /** In degrees. */
    private static final int STEP = 10;

    private final List<Printed> lines = new ArrayList<>();

    /** @param points x and y alternately, as vertices are placed */
    private record Printed(String id, List<Double> points, int seat) {}

    /** @param players their names, in the order of {@code seats} */
    PrintedLines(Companion companion, VertexPlaces places, List<String> players, int... seats) {
        companion.named("line.", "arc.").forEach((key, value) -> {
            int player = players.indexOf(value.split("\\s+")[0]);
            double[] numbers = Stream.of(value.split("\\s+"))
                    .skip(player < 0 ? 0 : 1)
                    .mapToDouble(Double::parseDouble)
                    .toArray();
            double[] points = key.startsWith("arc.") ? arc(numbers) : numbers;
            List<Double> placed = new ArrayList<>();
            for (int i = 0; i + 1 < points.length; i += 2) {
                placed.add(CELL * points[i] - places.left());
                placed.add(CELL * points[i + 1] - places.low());
            }
            lines.add(new Printed(key, placed, player < 0 ? -1 : seats[player]));
        });
    }

    private static double[] arc(double... numbers) {
        int steps = (int) Math.max(1, Math.abs(numbers[4] - numbers[3]) / STEP);
        double[] points = new double[2 * steps + 2];
        for (int i = 0; i <= steps; i++) {
            double angle = Math.toRadians(numbers[3] + (numbers[4] - numbers[3]) * i / steps);
            points[2 * i] = numbers[0] + numbers[2] * Math.cos(angle);
            points[2 * i + 1] = numbers[1] + numbers[2] * Math.sin(angle);
        }
        return points;
    }

    /** How far lines reach beyond {@code places}, with half a cell around, in negative direction. */
    double before(int axis) {
        return Math.max(0, -numbers(axis).min().orElse(0) - CELL / 2);
    }

    /** The same in positive direction. */
    double beyond(int axis, double... places) {
        return Math.max(
                0, numbers(axis).max().orElse(0) - Arrays.stream(places).max().orElse(0) - CELL / 2);
    }

    private DoubleStream numbers(int axis) {
        return lines.stream()
                .flatMapToDouble(line ->
                        IntStream.range(0, line.points.size() / 2).mapToDouble(i -> line.points.get(2 * i + axis)));
    }

    /** The lines, moved to the right and up. */
    List<Spot> spots(double right, double up) {
        return lines.stream()
                .map(line -> {
                    List<Double> moved = new ArrayList<>(line.points);
                    for (int i = 0; i < moved.size(); i++) {
                        moved.set(i, moved.get(i) + (i % 2 == 0 ? right : up));
                    }
                    return new Spot(line.id, new Line(moved, line.seat < 0 ? WIDTH : OWN_WIDTH), Style.LINE)
                            .owner(line.seat);
                })
                .toList();
    }
}
