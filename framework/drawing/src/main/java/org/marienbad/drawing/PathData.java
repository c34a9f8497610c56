package org.marienbad.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the path data of SVG (Scalable Vector Graphics 1.1, 8.3): the commands M, L, H, V, C, Q and Z, absolute or
 * relative. Curves become short lines. As in SVG y points down; the paths read have y up.
 */
public final class PathData {
    private static final Pattern TOKEN = Pattern.compile("[a-zA-Z]|[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?");
    private static final Pattern BETWEEN = Pattern.compile("[\\s,]*");
    private static final String COMMANDS = "MLHVCQZ";
    private static final int CURVE_STEPS = 10;

    private final List<String> tokens = new ArrayList<>();
    private final List<Path> paths = new ArrayList<>();
    private List<Double> points = new ArrayList<>();
    private int at;
    private double x;
    private double y;

    /** One subpath: its corners, x and y in turn, and whether it was closed. */
    public record Path(List<Double> points, boolean closed) {
        public Path {
            points = List.copyOf(points);
        }
    }

    private PathData(String text) {
        Matcher matcher = TOKEN.matcher(text);
        int end = 0;
        while (matcher.find()) {
            requireBlank(text.substring(end, matcher.start()));
            tokens.add(matcher.group());
            end = matcher.end();
        }
        requireBlank(text.substring(end));
    }

    private static void requireBlank(String between) {
        if (!BETWEEN.matcher(between).matches()) {
            throw new IllegalArgumentException("'" + between.strip() + "' is not path data");
        }
    }

    /**
     * The subpaths of {@code text}.
     *
     * @throws IllegalArgumentException saying what is wrong
     */
    public static List<Path> read(String text) {
        PathData data = new PathData(text);
        data.read();
        return data.paths;
    }

    private void read() {
        char command = ' ';
        while (at < tokens.size()) {
            if (Character.isLetter(tokens.get(at).charAt(0))) {
                command = tokens.get(at++).charAt(0);
                if (COMMANDS.indexOf(Character.toUpperCase(command)) < 0) {
                    throw new IllegalArgumentException(
                            "path command '" + command + "' is not allowed; allowed: M L H V C Q Z, small or capital");
                }
            } else if (command == 'M' || command == 'm') {
                command = command == 'M' ? 'L' : 'l';
            }
            if (points.isEmpty() && Character.toUpperCase(command) != 'M') {
                throw new IllegalArgumentException("a path must begin with M");
            }
            step(command);
        }
        end(false);
        if (paths.isEmpty()) {
            throw new IllegalArgumentException("a path must begin with M");
        }
    }

    private void step(char command) {
        boolean relative = Character.isLowerCase(command);
        double fromX = relative ? x : 0;
        double fromY = relative ? y : 0;
        switch (Character.toUpperCase(command)) {
            case 'M' -> {
                end(false);
                to(fromX + number(), fromY + number());
            }
            case 'L' -> to(fromX + number(), fromY + number());
            case 'H' -> to(fromX + number(), y);
            case 'V' -> to(x, fromY + number());
            case 'Q' -> {
                double cx = fromX + number();
                double cy = fromY + number();
                double ex = fromX + number();
                double ey = fromY + number();
                curve(
                        x + (cx - x) * 2 / 3,
                        y + (cy - y) * 2 / 3,
                        ex + (cx - ex) * 2 / 3,
                        ey + (cy - ey) * 2 / 3,
                        ex,
                        ey);
            }
            case 'C' ->
                curve(
                        fromX + number(),
                        fromY + number(),
                        fromX + number(),
                        fromY + number(),
                        fromX + number(),
                        fromY + number());
            default -> end(true);
        }
    }

    private double number() {
        if (at >= tokens.size() || Character.isLetter(tokens.get(at).charAt(0))) {
            throw new IllegalArgumentException("a number is missing in the path after "
                    + String.join(" ", tokens.subList(Math.max(0, at - 3), at)));
        }
        return Double.parseDouble(tokens.get(at++));
    }

    private void to(double newX, double newY) {
        x = newX;
        y = newY;
        points.add(x);
        points.add(-y);
    }

    private void curve(double ax, double ay, double bx, double by, double ex, double ey) {
        double sx = x;
        double sy = y;
        for (int i = 1; i <= CURVE_STEPS; i++) {
            double t = (double) i / CURVE_STEPS;
            double u = 1 - t;
            to(
                    u * u * u * sx + 3 * u * u * t * ax + 3 * u * t * t * bx + t * t * t * ex,
                    u * u * u * sy + 3 * u * u * t * ay + 3 * u * t * t * by + t * t * t * ey);
        }
    }

    private void end(boolean closed) {
        if (points.size() >= 4) {
            paths.add(new Path(points, closed));
        } else if (!points.isEmpty()) {
            throw new IllegalArgumentException("a path needs two points at least");
        }
        if (closed) {
            x = paths.get(paths.size() - 1).points().get(0);
            y = -paths.get(paths.size() - 1).points().get(1);
        }
        points = new ArrayList<>();
    }
}
