package org.marienbad.desktop.widget;

import com.badlogic.gdx.graphics.Color;
import java.util.ArrayList;
import java.util.List;
import org.marienbad.drawing.PathData;

/** The signs on buttons: strokes of one weight, drawn in a square of 24. */
public enum Icon {
    BACK("M15 5l-7 7 7 7"),
    NEXT("M9 5l7 7-7 7"),
    FIRST("M6 5v14M18 5l-8 7 8 7"),
    LAST("M18 5v14M6 5l8 7-8 7"),
    PLAY("M8 5l11 7-11 7z"),
    PAUSE("M9 5v14M15 5v14"),
    UNDO("M9 5l-5 5 5 5M4 10h10c4 0 6 2.500 6 5c0 2.500-2 5-6 5h-2"),
    REDO("M15 5l5 5-5 5M20 10h-10c-4 0-6 2.500-6 5c0 2.500 2 5 6 5h2"),
    AGAIN("M5 5v5h5M5.500 10c1-3 3.500-5 6.500-5c4 0 7 3 7 7c0 4-3 7-7 7c-2.500 0-4.500-1-6-3"),
    HINT("M9.500 18h5M10 21h4M9.500 15.500c0-1.500-3.500-3-3.500-6.500c0-3.500 2.700-6 6-6c3.300 0 6 2.500 6 6c0"
            + " 3.500-3.500 5-3.500 6.500z"),
    ANALYSIS("M4 4v16h16M7 15l4-5 3 3 6-7"),
    LENS("M10 3h4v4h-4zM12 7v4M12 11l-6 4M12 11l6 4M4 15h4v4h-4zM16 15h4v4h-4zM12 11v4M10 15h4v4h-4z"),
    RULES("M5 4h11l3 3v13h-14zM8.500 9h7M8.500 13h7M8.500 17h4"),
    LEARN("M2 9l10-5 10 5-10 5zM6 11.500v5c3.500 2.600 8.500 2.600 12 0v-5M22 9v6"),
    RESULT("M7 4h10v6c0 3-2 5-5 5c-3 0-5-2-5-5zM12 15v4.500M8 20h8M7 6h-3c0 3 1 5 3.500 5.500M17 6h3c0 3-1 5-3.500"
            + " 5.500"),
    SETTINGS("M10 5.300L10.400 2.700L13.600 2.700L14 5.300L15.300 5.800L17.400 4.300L19.700 6.600L18.200 8.700L18.700"
            + " 10L21.300 10.400L21.300 13.600L18.700 14L18.200 15.300L19.700 17.400L17.400 19.700L15.300"
            + " 18.200L14 18.700L13.600 21.300L10.400 21.300L10 18.700L8.700 18.200L6.600 19.700L4.300"
            + " 17.400L5.800 15.300L5.300 14L2.700 13.600L2.700 10.400L5.300 10L5.800 8.700L4.300 6.600L6.600"
            + " 4.300L8.700 5.800ZM12 8.800c1.800 0 3.200 1.400 3.200 3.200c0 1.800-1.400 3.200-3.200 3.200c-1.800"
            + " 0-3.200-1.400-3.200-3.200c0-1.800 1.400-3.200 3.200-3.200z"),
    TURN("M7 4v15m-3-3l3 3 3-3M17 20v-15m-3 3l3-3 3 3"),
    CLOCK("M12 3c5 0 9 4 9 9c0 5-4 9-9 9c-5 0-9-4-9-9c0-5 4-9 9-9zM12 7v5l4 2"),
    FOLDER("M3 6h6l2 2h10v11h-18z"),
    FILE("M6 3h8l4 4v14h-12zM14 3v4h4"),
    UP("M12 20v-15M6 11l6-6 6 6"),
    LAB("M9 3h6M10 3v6l-5 9c-.8 1.500 0 3 1.700 3h10.600c1.700 0 2.500-1.500 1.700-3l-5-9v-6M7.500 15h9"),
    PLUG("M9 3v5M15 3v5M6 8h12v4c0 3.500-2.500 6-6 6c-3.500 0-6-2.500-6-6zM12 18v3.500"),
    FRIEND("M9 11c-2 0-3.500-1.500-3.500-3.500c0-2 1.500-3.500 3.500-3.500c2 0 3.500 1.500 3.500 3.500c0 2-1.500"
            + " 3.500-3.500 3.500zM2.500 20c.5-3.500 3-5 6.500-5c3.500 0 6 1.500 6.500 5M18 8v6M15 11h6"),
    EXPORT("M12 15v-12M7.500 7.500l4.500-4.500 4.500 4.500M5 13v7h14v-7"),
    STAR("M12.0 3.1L14.4 9.4L21.0 9.7L15.8 13.8L17.6 20.3L12.0 16.6L6.4 20.3L8.2 13.8L3.0 9.7L9.6 9." + "4Z"),
    /** A star that is filled. */
    STARRED("M12.0 3.1L14.4 9.4L21.0 9.7L15.8 13.8L17.6 20.3L12.0 16.6L6.4 20.3L8.2 13.8L3.0 9.7L9.6 9."
            + "4ZM12.0 6.0L13.6 10.3L18.3 10.5L14.7 13.5L15.9 18.0L12.0 15.4L8.1 18.0L9.3 13.5L5.7 10.5L1"
            + "0.4 10.3ZM12.0 8.8L12.9 11.3L15.6 11.4L13.5 13.1L14.2 15.7L12.0 14.2L9.8 15.7L10.5 13.1L8."
            + "4 11.4L11.1 11.3ZM12.0 11.2L12.4 12.1L13.4 12.2L12.6 12.8L12.8 13.8L12.0 13.2L11.2 13.8L11"
            + ".4 12.8L10.6 12.2L11.6 12.1Z"),
    PICTURE(
            "M3 7h4l2-3h6l2 3h4v13h-18zM12 10c2.200 0 4 1.800 4 4c0 2.200-1.800 4-4 4c-2.200 0-4-1.800-4-4c0-2.200 1.800-4 4-4z"),
    CLOSE("M6 6l12 12M18 6l-12 12");

    private static final float SQUARE = 24;
    private static final float WEIGHT = 1.8f;

    private final List<Path> paths = new ArrayList<>();

    /** The corners, x and y in turn with y up. */
    private record Path(float[] points, boolean closed) {}

    Icon(String data) {
        for (PathData.Path path : PathData.read(data)) {
            float[] points = new float[path.points().size()];
            for (int i = 0; i < points.length; i++) {
                points[i] = path.points().get(i).floatValue() + (i % 2 == 0 ? 0 : SQUARE);
            }
            paths.add(new Path(points, path.closed()));
        }
    }

    /** Draws it in the square of {@code side} pixels whose lower left corner is at x and y. */
    public void paint(Painter painter, float x, float y, float side, Color color) {
        float scale = side / SQUARE;
        for (Path path : paths) {
            float[] points = new float[path.points.length];
            for (int i = 0; i < points.length; i++) {
                points[i] = (i % 2 == 0 ? x : y) + scale * path.points[i];
            }
            painter.polyline(points, path.closed, WEIGHT * scale, color);
        }
    }
}
