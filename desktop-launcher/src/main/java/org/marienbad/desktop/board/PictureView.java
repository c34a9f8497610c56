package org.marienbad.desktop.board;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.List;
import java.util.function.Function;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Layout;
import org.marienbad.drawing.Primitive;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/** A picture that only is to be looked at, painted as on the board and as large as there is room. */
public final class PictureView extends Widget {
    private final Painter painter;
    private final DrawingPainter drawing;
    private final Layout layout;
    private final Marks marks;
    private final float most;
    private boolean silent;
    /** Null when they must be prepared again. */
    private List<DrawingPainter.Brush> brushes;

    /**
     * A picture.
     *
     * @param artwork its materials
     * @param words turns its texts into the language shown
     * @param marks the marks on it
     * @param most how high it may get, in pixels
     */
    public PictureView(
            Theme theme, Artwork artwork, Function<Text, String> words, Picture picture, Marks marks, float most) {
        painter = theme.painter();
        drawing = new DrawingPainter(theme, artwork, theme.colors());
        layout = Layout.of(picture, artwork, words);
        this.marks = marks;
        this.most = most;
    }

    /** Leaves out labels and numbers, which cannot be read in a small picture. */
    public PictureView silent() {
        silent = true;
        return this;
    }

    /** As high as its shape asks for at its present width. */
    @Override
    public float getPrefHeight() {
        Picture picture = layout.picture();
        return picture.isEmpty()
                ? 0
                : Math.min(most, (float) (getWidth() / DrawingPainter.aspect(picture.width(), picture.height())));
    }

    @Override
    protected void sizeChanged() {
        super.sizeChanged();
        invalidateHierarchy();
    }

    @Override
    public void layout() {
        Picture picture = layout.picture();
        if (picture.isEmpty()) {
            brushes = List.of();
            return;
        }
        drawing.fit(picture.width(), picture.height(), getWidth(), getHeight());
        brushes = drawing.prepare(layout.drawing(marks).primitives().stream()
                .filter(primitive -> !silent || primitive.layer() != Primitive.Layer.WORDS)
                .toList());
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        Matrix4 before = batch.getTransformMatrix().cpy();
        batch.setTransformMatrix(before.cpy().translate(getX(), getY(), 0));
        painter.on(batch, parentAlpha);
        brushes.forEach(brush -> brush.paint(painter));
        batch.setTransformMatrix(before);
    }
}
