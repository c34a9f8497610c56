package org.marienbad.desktop.board;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.utils.ScreenUtils;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.marienbad.desktop.widget.Ink;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Drawing;
import org.marienbad.drawing.Primitive;

/**
 * A drawing in a small place. It is painted once, not in every frame, so that a screen may have dozens; empty until there
 * is a drawing.
 */
public final class Thumbnail extends Widget {
    /** Words that are lower are left out, in pixels: fonts do not get smaller, and they would lie over each other. */
    private static final float LEGIBLE = 10;

    private final Theme theme;
    private final Ink ground;
    private Drawing drawing;
    private Artwork artwork;
    private FrameBuffer image;
    private TextureRegion region;

    /** @param ground the color around the drawing */
    public Thumbnail(Theme theme, Ink ground) {
        this.theme = theme;
        this.ground = ground;
    }

    /** Shows {@code next}, which {@code made} draws the icons of. */
    public void show(Drawing next, Artwork made) {
        drawing = next;
        artwork = made;
        forget();
        Gdx.graphics.requestRendering();
    }

    /** Whether there is something to see. */
    public boolean isPainted() {
        return image != null;
    }

    @Override
    public void layout() {
        if (image != null && (image.getWidth() != width() || image.getHeight() != height())) {
            forget();
        }
        Gdx.graphics.requestRendering();
    }

    private int width() {
        return Math.round(getWidth());
    }

    private int height() {
        return Math.round(getHeight());
    }

    /** Painted between frames: in a frame the clipping of a scrolling parent would hold. */
    @Override
    public void act(float delta) {
        super.act(delta);
        if (image == null && drawing != null && getStage() != null && width() > 0 && height() > 0) {
            paint(getStage().getBatch());
            Gdx.graphics.requestRendering();
        }
    }

    private void paint(Batch batch) {
        DrawingPainter drawer = new DrawingPainter(theme, artwork, theme.colors())
                .fit(drawing.width(), drawing.height(), width(), height());
        List<DrawingPainter.Brush> brushes = drawer.prepare(legible(drawer.scale()));
        image = new FrameBuffer(Pixmap.Format.RGBA8888, width(), height(), false);
        image.getColorBufferTexture().setFilter(Texture.TextureFilter.Linear, Texture.TextureFilter.Linear);
        region = new TextureRegion(image.getColorBufferTexture());
        region.flip(false, true);
        Offscreen.paint(image, batch, () -> {
            ScreenUtils.clear(theme.color(ground));
            batch.begin();
            Painter painter = theme.painter().on(batch, 1);
            brushes.forEach(brush -> brush.paint(painter));
            batch.end();
        });
    }

    /** The drawing without the labels that nobody could read, and their grounds. */
    private List<Primitive> legible(double scale) {
        Set<String> small = drawing.primitives().stream()
                .filter(primitive -> primitive instanceof Primitive.Words words && words.size() * scale < LEGIBLE)
                .map(Primitive::spot)
                .collect(Collectors.toSet());
        return drawing.primitives().stream()
                .filter(primitive -> primitive.layer() != Primitive.Layer.WORDS || !small.contains(primitive.spot()))
                .toList();
    }

    private void forget() {
        if (image != null) {
            image.dispose();
            image = null;
        }
    }

    @Override
    protected void setStage(Stage stage) {
        super.setStage(stage);
        if (stage == null) {
            forget();
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        if (image != null) {
            Color color = getColor();
            batch.setColor(color.r, color.g, color.b, color.a * parentAlpha);
            batch.draw(region, getX(), getY(), getWidth(), getHeight());
        }
    }
}
