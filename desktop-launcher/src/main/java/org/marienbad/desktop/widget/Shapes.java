package org.marienbad.desktop.widget;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.utils.Disposable;
import java.util.EnumMap;
import java.util.Map;
import org.marienbad.drawing.Finish;

/** Round master shapes, computed once and drawn at any size through mip-maps: smooth edges without multisampling. */
public final class Shapes implements Disposable {
    /** Side of the textures in texels. */
    static final int SIZE = 256;
    /** Texels left clear around a shape, so that its edge fades out inside the rectangle that is drawn. */
    static final int MARGIN = 10;
    /** How often the width of a stroke goes into the texture of {@link #stroke}: the rest is clear. */
    static final int STROKE_ROOM = 2;

    private final Map<Finish, Texture> textures = new EnumMap<>(Finish.class);
    private final Texture grain;
    private final Texture stroke;

    public Shapes() {
        for (Finish finish : Finish.values()) {
            if (finish != Finish.GRAIN) {
                textures.put(finish, disc(finish));
            }
        }
        grain = wood();
        stroke = straight();
    }

    public Texture texture(Finish finish) {
        return textures.get(finish);
    }

    /** Wood grain that repeats, as light and dark veils. */
    public Texture grain() {
        return grain;
    }

    /** A straight stroke from left to right, half as wide as the texture is high. */
    TextureRegion stroke() {
        return new TextureRegion(stroke, 32, 0, 1, 64);
    }

    /** One white texel. */
    public TextureRegion white() {
        return new TextureRegion(textures.get(Finish.FLAT), SIZE / 2, SIZE / 2, 1, 1);
    }

    @Override
    public void dispose() {
        textures.values().forEach(Texture::dispose);
        grain.dispose();
        stroke.dispose();
    }

    private static Texture disc(Finish finish) {
        Pixmap pixmap = new Pixmap(SIZE, SIZE, Pixmap.Format.RGBA8888);
        pixmap.setBlending(Pixmap.Blending.None);
        float centre = SIZE / 2f;
        float radius = centre - MARGIN;
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                float dx = (x + .5f - centre) / radius;
                float dy = (centre - y - .5f) / radius;
                float distance = (float) Math.hypot(dx, dy);
                float alpha = MathUtils.clamp((1 - distance) * radius + .5f, 0, 1);
                if (finish == Finish.SOFT) {
                    alpha = (float) finish.opacity(distance);
                }
                int grey = (int) Math.round(255 * finish.light(dx, dy));
                pixmap.drawPixel(x, y, grey << 24 | grey << 16 | grey << 8 | Math.round(255 * alpha));
            }
        }
        Texture texture = new Texture(pixmap, true);
        texture.setFilter(Texture.TextureFilter.MipMapLinearLinear, Texture.TextureFilter.Linear);
        pixmap.dispose();
        return texture;
    }

    private static Texture straight() {
        Pixmap pixmap = new Pixmap(64, 64, Pixmap.Format.RGBA8888);
        pixmap.setBlending(Pixmap.Blending.None);
        for (int y = 0; y < 64; y++) {
            for (int x = 0; x < 64; x++) {
                pixmap.drawPixel(x, y, y >= 16 && y < 48 ? 0xffffffff : 0xffffff00);
            }
        }
        Texture texture = new Texture(pixmap, true);
        texture.setFilter(Texture.TextureFilter.MipMapLinearLinear, Texture.TextureFilter.Linear);
        pixmap.dispose();
        return texture;
    }

    private static Texture wood() {
        int width = 512;
        int height = 256;
        Pixmap pixmap = new Pixmap(width, height, Pixmap.Format.RGBA8888);
        pixmap.setBlending(Pixmap.Blending.None);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                pixmap.drawPixel(x, y, Finish.grain((double) x / width, (double) y / height));
            }
        }
        Texture texture = new Texture(pixmap, true);
        texture.setFilter(Texture.TextureFilter.MipMapLinearLinear, Texture.TextureFilter.Linear);
        texture.setWrap(Texture.TextureWrap.Repeat, Texture.TextureWrap.Repeat);
        pixmap.dispose();
        return texture;
    }
}
