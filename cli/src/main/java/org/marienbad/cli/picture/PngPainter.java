package org.marienbad.cli.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.GlyphVector;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.picture.PictureCommand.ImageSize;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Drawing;
import org.marienbad.drawing.Finish;
import org.marienbad.drawing.PictureTheme;
import org.marienbad.drawing.Primitive;
import org.marienbad.drawing.Primitive.Area;
import org.marienbad.drawing.Primitive.Icon;
import org.marienbad.drawing.Primitive.Layer;
import org.marienbad.drawing.Primitive.Stroke;
import org.marienbad.drawing.Primitive.Words;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.picture.Picture;

/** Paints drawings as images, without a screen: circles and boxes pixel by pixel, as lit as in the window. */
final class PngPainter {
    private static final String FONT = "Inter-SemiBold.ttf";
    private static final double GRAIN_SIDE = .9;

    private final Artwork artwork;
    private final PictureTheme theme;
    private final ImageSize size;
    private final BufferedImage image;
    private final Graphics2D graphics;
    private final Font font;

    private PngPainter(Artwork artwork, PictureTheme theme, ImageSize size) {
        this.artwork = artwork;
        this.theme = theme;
        this.size = size;
        image = new BufferedImage(size.width(), size.height(), BufferedImage.TYPE_INT_RGB);
        graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        font = font();
    }

    /** Writes {@code drawing} as PNG, {@code caption} below it if it is not empty. */
    static void write(
            Path output, Drawing drawing, Artwork artwork, PictureTheme theme, String caption, ImageSize size) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(painted(drawing, artwork, theme, caption, size), "png", bytes);
            AtomicFiles.write(output, bytes::writeTo);
        } catch (IOException unwritable) {
            throw UserFiles.unwritable(output, unwritable);
        }
    }

    /** Paints {@code drawing}, {@code caption} below it if it is not empty. */
    static BufferedImage painted(Drawing drawing, Artwork artwork, PictureTheme theme, String caption, ImageSize size) {
        System.setProperty("java.awt.headless", "true");
        PngPainter painter = new PngPainter(artwork, theme, size);
        painter.paint(drawing, caption);
        return painter.image;
    }

    private static Font font() {
        try (InputStream file = PngPainter.class.getResourceAsStream(FONT)) {
            return Font.createFont(Font.TRUETYPE_FONT, file);
        } catch (IOException | FontFormatException broken) {
            throw new IllegalStateException(broken);
        } catch (RuntimeException | Error none) {
            throw new BadInput(
                    "Java cannot use fonts on this machine; write .svg, or install a package of fonts", none);
        }
    }

    private void paint(Drawing drawing, String caption) {
        graphics.setColor(color("background"));
        graphics.fillRect(0, 0, size.width(), size.height());
        drawing.primitives().forEach(this::add);
        if (!caption.isEmpty()) {
            double height = size.captionSize(drawing, caption);
            add(new Words("", Layer.WORDS, caption, drawing.width() / 2, -1.6 * height, height, "text"));
        }
        graphics.dispose();
    }

    private void add(Primitive primitive) {
        if (primitive instanceof Area area) {
            area(area);
        } else if (primitive instanceof Stroke stroke) {
            stroke(stroke);
        } else if (primitive instanceof Words words) {
            words(words);
        } else if (primitive instanceof Icon icon) {
            artwork.expand(icon).forEach(this::add);
        }
    }

    private double x(double units) {
        return size.left() + units * size.scale();
    }

    private double y(double units) {
        return size.height() - size.bottom() - units * size.scale();
    }

    private Color color(String ink) {
        int rgba = artwork.color(ink, theme);
        return new Color(rgba >>> 24, rgba >>> 16 & 0xff, rgba >>> 8 & 0xff, rgba & 0xff);
    }

    private void area(Area area) {
        boolean veil = area.finish() == Finish.SOFT || area.finish() == Finish.GRAIN;
        if (veil && !theme.isShaded()) {
            return;
        }
        Finish finish = theme.isShaded() ? area.finish() : Finish.FLAT;
        int rgba = artwork.color(area.ink(), theme);
        if (area.shape() instanceof Picture.Circle circle) {
            double r = circle.radius();
            box(finish, rgba, new Picture.Box(circle.x() - r, circle.y() - r, 2 * r, 2 * r, r));
        } else if (area.shape() instanceof Picture.Box box) {
            box(finish, rgba, box);
        } else {
            graphics.setColor(color(area.ink()));
            graphics.fill(path(area.shape()));
        }
    }

    /** A box with rounded corners; each pixel is as light as the part of a disc would be that the corners are made of. */
    private void box(Finish finish, int rgba, Picture.Box box) {
        double width = box.width() * size.scale();
        double height = box.height() * size.scale();
        double r = Math.max(.5, Math.min(box.radius() * size.scale(), Math.min(width, height) / 2));
        double left = x(box.x());
        double top = y(box.y() + box.height());
        double side = Math.max(width, height) * GRAIN_SIDE;
        for (int py = Math.max(0, (int) top - 1); py < Math.min(size.height(), top + height + 1); py++) {
            for (int px = Math.max(0, (int) left - 1); px < Math.min(size.width(), left + width + 1); px++) {
                double cx = px + .5;
                double cy = py + .5;
                double dx = (cx - Math.max(left + r, Math.min(left + width - r, cx))) / r;
                double dy = (Math.max(top + r, Math.min(top + height - r, cy)) - cy) / r;
                double distance = Math.hypot(dx, dy);
                double cover = Math.max(0, Math.min(1, (1 - distance) * r + .5));
                if (cover <= 0) {
                    continue;
                }
                if (finish == Finish.GRAIN) {
                    int veil = Finish.grain(
                            cx / side - Math.floor(cx / side),
                            wrapped((size.height() - cy) * Finish.GRAIN_ASPECT / side));
                    blend(px, py, veil, cover * (veil & 0xff) / 255, 1);
                } else {
                    double opacity = finish == Finish.SOFT ? finish.opacity(distance) : cover;
                    blend(px, py, rgba, opacity * (rgba & 0xff) / 255, finish.light(dx, dy));
                }
            }
        }
    }

    private static double wrapped(double value) {
        return value - Math.floor(value);
    }

    private void blend(int px, int py, int rgba, double opacity, double light) {
        int below = image.getRGB(px, py);
        int mixed = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            double from = below >> shift & 0xff;
            double to = (rgba >>> shift + 8 & 0xff) * light;
            mixed |= (int) Math.round(from + (to - from) * opacity) << shift;
        }
        image.setRGB(px, py, mixed);
    }

    private void stroke(Stroke stroke) {
        float width = (float) Math.max(1, stroke.width() * size.scale());
        float dash = (float) (stroke.dash() * size.scale());
        graphics.setStroke(
                dash > 0
                        ? new BasicStroke(
                                width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {dash, dash}, 0)
                        : new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        graphics.setColor(color(stroke.ink()));
        graphics.draw(path(stroke.shape()));
    }

    private Path2D path(Picture.Shape shape) {
        double[] points = Primitive.path(shape);
        Path2D path = new Path2D.Double();
        for (int i = 0; i + 1 < points.length; i += 2) {
            if (i == 0) {
                path.moveTo(x(points[0]), y(points[1]));
            } else {
                path.lineTo(x(points[i]), y(points[i + 1]));
            }
        }
        if (!(shape instanceof Picture.Line)) {
            path.closePath();
        }
        return path;
    }

    private void words(Words words) {
        Font sized = font.deriveFont((float) (words.size() * size.scale()));
        GlyphVector glyphs = sized.createGlyphVector(graphics.getFontRenderContext(), words.words());
        double width = glyphs.getLogicalBounds().getWidth();
        Rectangle2D capital =
                sized.createGlyphVector(graphics.getFontRenderContext(), "H").getVisualBounds();
        graphics.setColor(color(words.ink()));
        graphics.drawGlyphVector(
                glyphs, (float) (x(words.x()) - width / 2), (float) (y(words.y()) + capital.getHeight() / 2));
    }
}
