package org.marienbad.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Drawing;
import org.marienbad.drawing.Layout;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Marks;

/**
 * A drawing of a position, compared with a file beside the sources. It has a line for each primitive, so that a
 * difference can be read. A missing file is written, to be looked at and kept; in CI that is an error.
 */
public final class GoldenDrawing {
    private GoldenDrawing() {}

    /** Compares the view of {@code view}, in English and with nothing marked. */
    public static void requireSame(Path file, MatchView view) {
        Layout layout = Layout.of(
                view.picture(),
                Artwork.of(view.setup().provider()),
                view.setup().provider().messages(Locale.ENGLISH)::get);
        requireSame(file, layout.drawing(Marks.NONE));
    }

    /** Compares {@code drawing}. */
    public static void requireSame(Path file, Drawing drawing) {
        try {
            if (!Files.exists(file)) {
                if ("true".equals(System.getenv("CI"))) {
                    throw new AssertionError(file + " is missing");
                }
                Files.createDirectories(file.toAbsolutePath().getParent());
                Files.writeString(file, drawing.text());
            }
            List<String> kept = Files.readAllLines(file);
            List<String> now = drawing.text().lines().toList();
            for (int i = 0; i < Math.max(kept.size(), now.size()); i++) {
                String before = i < kept.size() ? kept.get(i) : "(end)";
                String after = i < now.size() ? now.get(i) : "(end)";
                if (!before.equals(after)) {
                    throw new AssertionError(file + ", line " + (i + 1) + ":\n  kept: " + before + "\n  now:  " + after
                            + "\n(if the new drawing is right, delete the file and run the test again)");
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
