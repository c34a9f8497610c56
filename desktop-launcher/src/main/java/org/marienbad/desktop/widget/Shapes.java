package org.marienbad.desktop.widget;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.utils.Disposable;
import java.util.EnumMap;
import java.util.Map;

/** Round master shapes, computed once and drawn at any size through mip-maps: smooth edges without multisampling. */
public final class Shapes implements Disposable {
    /** How the inside of a shape is lit. White and grey, to be tinted. */
    public enum Look {
        /** One even colour. */
        FLAT,
        /** Hollowed out: dark below its upper rim, light at the lower one. */
        HOLLOW,
        /** Slightly raised, as a board with a rounded edge. */
        RAISED,
        /** A ball with a highlight. */
        BALL,
        /** A shadow that fades out. */
        SOFT
    }

    /** Side of the textures in texels. */
    static final int SIZE = 256;
    /** Texels left clear around a shape, so that its edge fades out inside the rectangle that is drawn. */
    static final int MARGIN = 10;
    /** How often the width of a stroke goes into the texture of {@link #stroke}: the rest is clear. */
    static final int STROKE_ROOM = 2;

    private final Map<Look, Texture> textures = new EnumMap<>(Look.class);
    private final Texture grain;
    private final Texture stroke;

    public Shapes() {
        for (Look look : Look.values()) {
            textures.put(look, disc(look));
        }
        grain = wood();
        stroke = straight();
    }

    public Texture texture(Look look) {
        return textures.get(look);
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
        return new TextureRegion(textures.get(Look.FLAT), SIZE / 2, SIZE / 2, 1, 1);
    }

    @Override
    public void dispose() {
        textures.values().forEach(Texture::dispose);
        grain.dispose();
        stroke.dispose();
    }

    private static Texture disc(Look look) {
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
                if (look == Look.SOFT) {
                    float fade = MathUtils.clamp(1 - distance, 0, 1);
                    alpha = fade * fade * (3 - 2 * fade);
                }
                int grey = Math.round(255 * MathUtils.clamp(light(look, dx, dy, distance), 0, 1));
                pixmap.drawPixel(x, y, grey << 24 | grey << 16 | grey << 8 | Math.round(255 * alpha));
            }
        }
        Texture texture = new Texture(pixmap, true);
        texture.setFilter(Texture.TextureFilter.MipMapLinearLinear, Texture.TextureFilter.Linear);
        pixmap.dispose();
        return texture;
    }

    /** Brightness at a point of the unit disc, lit from the upper left. */
    private static float light(Look look, float dx, float dy, float distance) {
        float towards = distance == 0 ? 0 : (dy * .8f - dx * .6f) / distance;
        return switch (look) {
            case FLAT, SOFT -> 1;
            case HOLLOW -> {
                float rim = smooth(.55f, 1, distance);
                yield .88f - towards * .30f * rim - .06f * rim;
            }
            case RAISED -> {
                float rim = smooth(.86f, 1, distance);
                yield .94f + towards * .12f * rim;
            }
            case BALL -> {
                float height = (float) Math.sqrt(Math.max(0, 1 - distance * distance));
                float diffuse = -.42f * dx + .56f * dy + .72f * height;
                float shine = (float) Math.pow(Math.max(0, -.3f * dx + .42f * dy + .855f * height), 26);
                yield .46f + .56f * diffuse + .34f * shine;
            }
        };
    }

    private static float smooth(float from, float to, float value) {
        float t = MathUtils.clamp((value - from) / (to - from), 0, 1);
        return t * t * (3 - 2 * t);
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
                double u = 2 * Math.PI * x / width;
                double v = 2 * Math.PI * y / height;
                double bend = 1.6 * Math.sin(u + .7 * Math.sin(v)) + .5 * Math.sin(3 * u + 2 * v);
                double rings = Math.sin(9 * v + bend) * .5 + Math.sin(23 * v + 1.7 * bend) * .3;
                double fibre = .2 * Math.sin(71 * v + 2 * bend + Math.sin(2 * u));
                double grain = rings + fibre;
                int alpha = (int) Math.round(Math.min(1, Math.abs(grain)) * (grain > 0 ? 26 : 18));
                pixmap.drawPixel(x, y, (grain > 0 ? 0x5a330000 : 0xffe9c400) | alpha);
            }
        }
        Texture texture = new Texture(pixmap, true);
        texture.setFilter(Texture.TextureFilter.MipMapLinearLinear, Texture.TextureFilter.Linear);
        texture.setWrap(Texture.TextureWrap.Repeat, Texture.TextureWrap.Repeat);
        pixmap.dispose();
        return texture;
    }
}
