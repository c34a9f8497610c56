package org.marienbad.desktop.widget;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeBitmapFontData;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeFontParameter;
import com.badlogic.gdx.utils.Array;
import com.badlogic.gdx.utils.Disposable;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;

/**
 * The fonts of the application, each in the pixel size asked for, so that text is never scaled. Glyphs are drawn when
 * first used; letters and symbols that a face lacks come from DejaVu Sans.
 */
public final class Fonts implements Disposable {
    /** The purposes of the fonts. */
    public enum Face {
        REGULAR("org/marienbad/desktop/fonts/Inter-Regular.ttf"),
        BOLD("org/marienbad/cli/picture/Inter-SemiBold.ttf"),
        MONOSPACE("org/marienbad/desktop/fonts/DejaVuSansMono.ttf"),
        SYMBOLS("org/marienbad/desktop/fonts/DejaVuSans.ttf");

        private final String file;

        Face(String file) {
            this.file = file;
        }
    }

    private static final int PAGE = 512;

    private record Key(Face face, int pixels) {}

    private final Map<Face, FreeTypeFontGenerator> generators = new EnumMap<>(Face.class);
    private final Map<Key, BitmapFont> fonts = new HashMap<>();
    private final Array<Disposable> owned = new Array<>();

    /** The font of that face and size; shared, so nobody may change or dispose of it. */
    public BitmapFont font(Face face, int pixels) {
        return fonts.computeIfAbsent(new Key(face, Math.max(6, pixels)), this::create);
    }

    /** Whether the character can be drawn in every face. */
    public boolean has(int character) {
        for (Face face : Face.values()) {
            if (!generator(face).hasGlyph(character) && !generator(Face.SYMBOLS).hasGlyph(character)) {
                return false;
            }
        }
        return true;
    }

    private FreeTypeFontGenerator generator(Face face) {
        return generators.computeIfAbsent(face, wanted -> {
            FileHandle file = Gdx.files.classpath(wanted.file);
            return new FreeTypeFontGenerator(file);
        });
    }

    private BitmapFont create(Key key) {
        PixmapPacker packer = new PixmapPacker(PAGE, PAGE, Pixmap.Format.RGBA8888, 1, false);
        FallbackData data = new FallbackData(generator(key.face), generator(Face.SYMBOLS));
        BitmapFont font = data.generator.generateFont(parameter(key.pixels, packer, true), data);
        data.fallback.regions = data.regions;
        data.spare.generateData(parameter(key.pixels, packer, false), data.fallback);
        data.shift = data.fallback.ascent + data.fallback.capHeight - data.ascent - data.capHeight;
        font.setUseIntegerPositions(true);
        owned.add(data, data.fallback, packer);
        return font;
    }

    private static FreeTypeFontParameter parameter(int pixels, PixmapPacker packer, boolean all) {
        FreeTypeFontParameter parameter = new FreeTypeFontParameter();
        parameter.size = pixels;
        parameter.incremental = true;
        parameter.packer = packer;
        parameter.characters = all ? FreeTypeFontGenerator.DEFAULT_CHARS : "x";
        parameter.kerning = true;
        parameter.minFilter = Texture.TextureFilter.Linear;
        parameter.magFilter = Texture.TextureFilter.Linear;
        parameter.hinting = FreeTypeFontGenerator.Hinting.Slight;
        return parameter;
    }

    @Override
    public void dispose() {
        fonts.clear();
        for (Disposable disposable : owned) {
            disposable.dispose();
        }
        owned.clear();
        generators.values().forEach(FreeTypeFontGenerator::dispose);
        generators.clear();
    }

    /** Font data that asks a second face for the glyphs that the first lacks; both draw into the same texture pages. */
    private static final class FallbackData extends FreeTypeBitmapFontData {
        private final FreeTypeFontGenerator generator;
        private final FreeTypeFontGenerator spare;
        private final FreeTypeBitmapFontData fallback = new FreeTypeBitmapFontData();
        private float shift;

        FallbackData(FreeTypeFontGenerator generator, FreeTypeFontGenerator spare) {
            this.generator = generator;
            this.spare = spare;
        }

        @Override
        public BitmapFont.Glyph getGlyph(char character) {
            boolean known = fallback.regions == null || character < 128 || generator.hasGlyph(character);
            if (known || !spare.hasGlyph(character)) {
                return super.getGlyph(character);
            }
            BitmapFont.Glyph[] page = ((BitmapFont.BitmapFontData) this).glyphs[character >> 9];
            BitmapFont.Glyph present = page == null ? null : page[character & 511];
            if (present == null) {
                present = fallback.getGlyph(character);
                present.yoffset += Math.round(shift);
                setGlyph(character, present);
            }
            return present;
        }
    }
}
