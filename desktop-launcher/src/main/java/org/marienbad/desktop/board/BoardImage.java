package org.marienbad.desktop.board;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.utils.ScissorStack;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.drawing.Primitive;

/**
 * A painted board that is kept from frame to frame. Only the parts around primitives that came or went are painted
 * again: where the processor renders, every pixel of a board costs time.
 */
final class BoardImage {
    /** A primitive, the pixels that it may touch, and its painter; equal only to itself, as equal ones are shared. */
    private static final class Piece {
        final Primitive primitive;
        final Rectangle extent;
        final List<DrawingPainter.Brush> brushes;

        Piece(Primitive primitive, DrawingPainter drawing) {
            this.primitive = primitive;
            extent = drawing.extent(primitive);
            brushes = drawing.prepare(List.of(primitive));
        }
    }

    private FrameBuffer buffer;
    private TextureRegion region;
    private List<Piece> pieces = List.of();

    /**
     * Paints the differences from before.
     *
     * @param batch begun, and left so
     */
    void update(List<Primitive> primitives, DrawingPainter drawing, Painter painter, Batch batch) {
        List<Piece> before = pieces;
        Map<Primitive, Piece> known = new HashMap<>();
        before.forEach(piece -> known.put(piece.primitive, piece));
        pieces = primitives.stream()
                .map(primitive -> known.computeIfAbsent(primitive, fresh -> new Piece(fresh, drawing)))
                .toList();
        List<Rectangle> parts = before.isEmpty()
                ? List.of(new Rectangle(0, 0, buffer.getWidth(), buffer.getHeight()))
                : apart(changes(before, pieces));
        if (!parts.isEmpty()) {
            paint(parts, painter, batch);
        }
    }

    /** The extents of all pieces that are in one of the lists only, or whose order has changed. */
    private static List<Rectangle> changes(List<Piece> before, List<Piece> after) {
        int most = Math.min(before.size(), after.size());
        int start = 0;
        while (start < most && before.get(start).equals(after.get(start))) {
            start++;
        }
        int end = 0;
        while (end < most - start && before.get(before.size() - 1 - end).equals(after.get(after.size() - 1 - end))) {
            end++;
        }
        List<Piece> removed = new ArrayList<>(before.subList(start, before.size() - end));
        List<Piece> added = new ArrayList<>(after.subList(start, after.size() - end));
        List<Piece> keptBefore = new ArrayList<>(removed);
        keptBefore.retainAll(added);
        List<Piece> keptAfter = new ArrayList<>(added);
        keptAfter.retainAll(removed);
        if (keptBefore.equals(keptAfter)) {
            removed.removeAll(keptBefore);
            added.removeAll(keptBefore);
        }
        removed.addAll(added);
        return removed.stream().map(piece -> piece.extent).toList();
    }

    /** Joins extents until none of them overlap. */
    private static List<Rectangle> apart(List<Rectangle> extents) {
        List<Rectangle> parts = new ArrayList<>();
        for (Rectangle extent : extents) {
            Rectangle part = new Rectangle(extent);
            for (int i = 0; i < parts.size(); ) {
                if (parts.get(i).overlaps(part)) {
                    part.merge(parts.remove(i));
                    i = 0;
                } else {
                    i++;
                }
            }
            parts.add(part);
        }
        return parts;
    }

    private void paint(List<Rectangle> parts, Painter painter, Batch batch) {
        batch.end();
        // The colors get multiplied by their opacity, so that the image can be laid over any ground.
        batch.setBlendFunctionSeparate(
                GL20.GL_SRC_ALPHA, GL20.GL_ONE_MINUS_SRC_ALPHA, GL20.GL_ONE, GL20.GL_ONE_MINUS_SRC_ALPHA);
        Offscreen.paint(buffer, batch, () -> {
            painter.on(batch, 1);
            Gdx.gl.glEnable(GL20.GL_SCISSOR_TEST);
            parts.forEach(part -> paint(part, painter, batch));
            restoreClipping();
        });
        batch.setBlendFunction(GL20.GL_SRC_ALPHA, GL20.GL_ONE_MINUS_SRC_ALPHA);
        batch.begin();
    }

    private void paint(Rectangle part, Painter painter, Batch batch) {
        int left = (int) Math.floor(part.x);
        int bottom = (int) Math.floor(part.y);
        int width = (int) Math.ceil(part.x + part.width) - left;
        int height = (int) Math.ceil(part.y + part.height) - bottom;
        Rectangle painted = new Rectangle(left, bottom, width, height);
        Gdx.gl.glScissor(left, bottom, width, height);
        Gdx.gl.glClearColor(0, 0, 0, 0);
        Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
        batch.begin();
        for (Piece piece : pieces) {
            if (piece.extent.overlaps(painted)) {
                piece.brushes.forEach(brush -> brush.paint(painter));
            }
        }
        batch.end();
    }

    /** A scroll pane around the board may have limited the painting of the window. */
    private static void restoreClipping() {
        Rectangle clip = ScissorStack.peekScissors();
        if (clip == null) {
            Gdx.gl.glDisable(GL20.GL_SCISSOR_TEST);
        } else {
            Gdx.gl.glScissor((int) clip.x, (int) clip.y, (int) clip.width, (int) clip.height);
        }
    }

    /** Lays the image at the origin of the batch. */
    void draw(Batch batch, float opacity) {
        batch.setBlendFunction(GL20.GL_ONE, GL20.GL_ONE_MINUS_SRC_ALPHA);
        batch.setColor(opacity, opacity, opacity, opacity);
        batch.draw(region, 0, 0);
        batch.setBlendFunction(GL20.GL_SRC_ALPHA, GL20.GL_ONE_MINUS_SRC_ALPHA);
    }

    /** Starts anew, with nothing painted, at that size in pixels. */
    void clear(int width, int height) {
        dispose();
        buffer = new FrameBuffer(Pixmap.Format.RGBA8888, Math.max(1, width), Math.max(1, height), false);
        region = new TextureRegion(buffer.getColorBufferTexture());
        region.flip(false, true);
    }

    /** Whether there is no image, or it was disposed of. */
    boolean isEmpty() {
        return buffer == null;
    }

    /** Forgets the image. */
    void dispose() {
        pieces = List.of();
        if (buffer != null) {
            buffer.dispose();
            buffer = null;
        }
    }
}
