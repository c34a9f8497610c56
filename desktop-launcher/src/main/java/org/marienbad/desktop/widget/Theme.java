package org.marienbad.desktop.widget;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.ui.CheckBox.CheckBoxStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.List.ListStyle;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane.ScrollPaneStyle;
import com.badlogic.gdx.scenes.scene2d.ui.SelectBox.SelectBoxStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Skin;
import com.badlogic.gdx.scenes.scene2d.ui.Slider.SliderStyle;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton.TextButtonStyle;
import com.badlogic.gdx.scenes.scene2d.ui.TextField.TextFieldStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Window.WindowStyle;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.scenes.scene2d.utils.NinePatchDrawable;
import com.badlogic.gdx.scenes.scene2d.utils.TextureRegionDrawable;
import com.badlogic.gdx.utils.Disposable;
import java.util.EnumMap;
import java.util.Map;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.PictureTheme;
import org.marienbad.drawing.Taste;

/** The look of the application at one scale and in one set of colours: fonts, shapes and the skin of all widgets. */
public final class Theme implements Disposable {
    /** The height of the smallest letters, in units; a unit grows with the window. */
    private static final float BASE = 13;

    /** The sizes of letters. */
    private enum Step {
        SMALL(1),
        TEXT(1.2f),
        HEADING(1.5f),
        TITLE(2);

        private final float factor;

        Step(float factor) {
            this.factor = factor;
        }
    }

    private static final Color SHADE = new Color(.06f, .05f, .04f, .5f);

    private final float scale;
    private final PictureTheme colors;
    private final Taste taste;
    private final Map<Ink, Color> inks = new EnumMap<>(Ink.class);
    private final Fonts fonts = new Fonts();
    private final Shapes shapes = new Shapes();
    private final Painter painter = new Painter(shapes);
    private final Skin skin = new Skin();
    private int textures;

    /** In light colours; {@code scale} is 1 for a screen of about 96 dots an inch. */
    public Theme(float scale) {
        this(scale, PictureTheme.LIGHT, Taste.USUAL);
    }

    /** {@code scale} is 1 for a screen of about 96 dots an inch. */
    public Theme(float scale, PictureTheme colors, Taste taste) {
        this.scale = scale;
        this.colors = colors;
        this.taste = taste;
        for (Ink ink : Ink.values()) {
            inks.put(ink, new Color(Artwork.common().color(ink.id(), colors)));
        }
        labels();
        boxes();
        buttons();
        checkBoxes();
        fields();
        sliders();
        windows();
    }

    public float scale() {
        return scale;
    }

    /** A length on the screen that is {@code units} at scale 1. */
    public float px(float units) {
        return Math.round(units * scale);
    }

    /** The colours in which pictures are painted. */
    public PictureTheme colors() {
        return colors;
    }

    /** How boards and pieces are liked. */
    public Taste taste() {
        return taste;
    }

    /** The colour of an ink; shared, so nobody may change it. */
    public Color color(Ink ink) {
        return inks.get(ink);
    }

    public Skin skin() {
        return skin;
    }

    public Fonts fonts() {
        return fonts;
    }

    public Painter painter() {
        return painter;
    }

    @Override
    public void dispose() {
        // The fonts own the font textures; the skin must not dispose of them a second time.
        fonts.dispose();
        shapes.dispose();
        skin.dispose();
    }

    private BitmapFont font(Fonts.Face face, Step step) {
        return fonts.font(face, (int) Math.floor(BASE * step.factor * scale));
    }

    private void labels() {
        BitmapFont regular = font(Fonts.Face.REGULAR, Step.TEXT);
        BitmapFont bold = font(Fonts.Face.BOLD, Step.TEXT);
        skin.add("default", new LabelStyle(regular, color(Ink.TEXT)));
        skin.add("dim", new LabelStyle(regular, color(Ink.DIM)));
        skin.add("error", new LabelStyle(font(Fonts.Face.REGULAR, Step.SMALL), color(Ink.ERROR)));
        skin.add("small", new LabelStyle(font(Fonts.Face.REGULAR, Step.SMALL), color(Ink.DIM)));
        skin.add("bold", new LabelStyle(bold, color(Ink.TEXT)));
        skin.add("small-bold", new LabelStyle(font(Fonts.Face.BOLD, Step.SMALL), color(Ink.TEXT)));
        skin.add("heading", new LabelStyle(font(Fonts.Face.BOLD, Step.HEADING), color(Ink.TEXT)));
        skin.add("heading-yours", new LabelStyle(font(Fonts.Face.BOLD, Step.HEADING), color(Ink.ACCENT)));
        skin.add("heading-small", new LabelStyle(font(Fonts.Face.BOLD, Step.TEXT), color(Ink.TEXT)));
        skin.add("title", new LabelStyle(font(Fonts.Face.BOLD, Step.TITLE), color(Ink.TEXT)));
        skin.add("number", new LabelStyle(font(Fonts.Face.BOLD, Step.TITLE), color(Ink.TEXT)));
        skin.add("monospace", new LabelStyle(font(Fonts.Face.MONOSPACE, Step.TEXT), color(Ink.TEXT)));
        skin.add("banner", new LabelStyle(font(Fonts.Face.BOLD, Step.HEADING), color(Ink.PANEL)));
        skin.add("hint", new LabelStyle(font(Fonts.Face.BOLD, Step.SMALL), color(Ink.DIM)));
        BitmapFont clock = font(Fonts.Face.BOLD, Step.HEADING);
        skin.add("clock", clock(clock, color(Ink.DIM), color(Ink.BACKGROUND)));
        skin.add("clock-running", clock(clock, color(Ink.PANEL), color(Ink.ACCENT)));
        skin.add("clock-urgent", clock(clock, color(Ink.ERROR), color(Ink.BACKGROUND)));
        skin.add("clock-urgent-running", clock(clock, color(Ink.PANEL), color(Ink.ERROR)));
        LabelStyle chip = new LabelStyle(font(Fonts.Face.BOLD, Step.SMALL), color(Ink.TEXT));
        chip.background = box(color(Ink.ACCENT_PALE), color(Ink.LINE), 9, 1, 9, 3);
        skin.add("chip", chip);
        skin.add("section", new LabelStyle(font(Fonts.Face.BOLD, Step.SMALL), color(Ink.DIM)));
    }

    private LabelStyle clock(BitmapFont font, Color text, Color face) {
        LabelStyle style = new LabelStyle(font, text);
        style.background = box(face, face, 6, 0, 7, 2);
        return style;
    }

    private void boxes() {
        skin.add("panel", box(color(Ink.PANEL), color(Ink.LINE), 12, 1, 16, 14), Drawable.class);
        skin.add("card", box(color(Ink.PANEL_DIM), color(Ink.LINE), 9, 1, 12, 10), Drawable.class);
        skin.add("gallery", box(color(Ink.PANEL), color(Ink.LINE), 12, 1, 0, 0), Drawable.class);
        skin.add("gallery-over", box(color(Ink.PANEL), color(Ink.ACCENT), 12, 1.5f, 0, 0), Drawable.class);
        skin.add("card-active", box(color(Ink.ACCENT_PALE), color(Ink.ACCENT), 9, 1.5f, 12, 10), Drawable.class);
        skin.add("background", box(color(Ink.BACKGROUND), color(Ink.BACKGROUND), 1, 0, 0, 0), Drawable.class);
        skin.add("variation", box(color(Ink.PANEL_DIM), color(Ink.LINE), 5, 1, 3, 1), Drawable.class);
        skin.add("line", box(color(Ink.LINE), color(Ink.LINE), 1, 0, 0, 0), Drawable.class);
        skin.add("banner", box(color(Ink.ACCENT), color(Ink.ACCENT), 10, 0, 18, 10), Drawable.class);
        skin.add("tip", box(color(Ink.TEXT), color(Ink.TEXT), 6, 0, 10, 7), Drawable.class);
        skin.add("shade", box(SHADE, SHADE, 1, 0, 0, 0), Drawable.class);
    }

    private void buttons() {
        TextButtonStyle plain = new TextButtonStyle();
        plain.font = font(Fonts.Face.BOLD, Step.SMALL);
        plain.up = box(color(Ink.PANEL), color(Ink.LINE_STRONG), 8, 1, 13, 7);
        plain.over = box(color(Ink.PANEL_DIM), color(Ink.ACCENT), 8, 1, 13, 7);
        plain.down = box(color(Ink.ACCENT_PALE), color(Ink.ACCENT), 8, 1, 13, 7);
        plain.disabled = box(color(Ink.BACKGROUND), color(Ink.LINE), 8, 1, 13, 7);
        plain.fontColor = color(Ink.TEXT);
        plain.disabledFontColor = color(Ink.FAINT);
        skin.add("default", plain);

        TextButtonStyle main = new TextButtonStyle(plain);
        main.up = box(color(Ink.ACCENT), color(Ink.ACCENT), 8, 0, 20, 9);
        main.over = box(color(Ink.ACCENT_LIGHT), color(Ink.ACCENT_LIGHT), 8, 0, 20, 9);
        main.down = box(color(Ink.ACCENT_LIGHT), color(Ink.ACCENT), 8, 2, 20, 9);
        main.disabled = box(color(Ink.BACKGROUND), color(Ink.LINE), 8, 1, 20, 9);
        main.fontColor = color(Ink.PANEL);
        main.font = font(Fonts.Face.BOLD, Step.TEXT);
        skin.add("main", main);

        TextButtonStyle offer = new TextButtonStyle(main);
        offer.font = plain.font;
        offer.up = box(color(Ink.ACCENT), color(Ink.ACCENT), 8, 0, 13, 7);
        offer.over = box(color(Ink.ACCENT_LIGHT), color(Ink.ACCENT_LIGHT), 8, 0, 13, 7);
        offer.down = box(color(Ink.ACCENT_LIGHT), color(Ink.ACCENT), 8, 2, 13, 7);
        skin.add("offer", offer);

        TextButtonStyle toggle = new TextButtonStyle(plain);
        toggle.checked = box(color(Ink.ACCENT), color(Ink.ACCENT), 8, 0, 13, 7);
        toggle.checkedFontColor = color(Ink.PANEL);
        toggle.checkedOver = offer.over;
        toggle.checkedDown = offer.down;
        skin.add("toggle", toggle);

        plainButtons(plain);
    }

    /** Those without a frame around them, for what is often in sight. */
    private void plainButtons(TextButtonStyle plain) {
        TextButtonStyle quiet = new TextButtonStyle(plain);
        quiet.up = clear(8, 6);
        quiet.disabled = clear(8, 6);
        quiet.over = box(color(Ink.PANEL), color(Ink.LINE), 8, 1, 8, 6);
        quiet.down = box(color(Ink.ACCENT_PALE), color(Ink.ACCENT), 8, 1, 8, 6);
        quiet.overFontColor = color(Ink.ACCENT);
        skin.add("quiet", quiet);

        TextButtonStyle open = new TextButtonStyle(quiet);
        open.up = chosen(8, 8, 6);
        open.over = quiet.down;
        open.fontColor = color(Ink.ACCENT);
        skin.add("quiet-open", open);

        TextButtonStyle jump = new TextButtonStyle(plain);
        jump.font = font(Fonts.Face.SYMBOLS, Step.SMALL);
        jump.fontColor = color(Ink.DIM);
        jump.up = clear(6, 3);
        jump.disabled = clear(6, 3);
        // As large as at rest, so that nothing moves under the pointer.
        jump.down = box(color(Ink.ACCENT_PALE), color(Ink.ACCENT), 6, 1, 6, 3);
        jump.over = box(color(Ink.BACKGROUND), color(Ink.BACKGROUND), 6, 0, 6, 3);
        skin.add("jump", jump);

        TextButtonStyle link = new TextButtonStyle(jump);
        link.font = font(Fonts.Face.BOLD, Step.SMALL);
        link.fontColor = color(Ink.ACCENT);
        skin.add("link", link);

        TextButtonStyle light = new TextButtonStyle(plain);
        light.up = box(color(Ink.PANEL), color(Ink.PANEL), 7, 0, 13, 5);
        light.over = box(color(Ink.ACCENT_PALE), color(Ink.ACCENT_PALE), 7, 0, 13, 5);
        light.down = light.over;
        light.fontColor = color(Ink.ACCENT);
        skin.add("light", light);

        TextButtonStyle row = new TextButtonStyle();
        row.font = font(Fonts.Face.REGULAR, Step.SMALL);
        row.fontColor = color(Ink.TEXT);
        row.up = clear(8, 3);
        row.over = box(color(Ink.BACKGROUND), color(Ink.BACKGROUND), 5, 0, 8, 3);
        row.checked = chosen(5, 8, 3);
        skin.add("row", row);

        TextButtonStyle item = new TextButtonStyle();
        item.font = font(Fonts.Face.BOLD, Step.TEXT);
        item.fontColor = color(Ink.TEXT);
        item.up = box(color(Ink.PANEL_DIM), color(Ink.LINE), 9, 1, 14, 11);
        item.over = box(color(Ink.PANEL_DIM), color(Ink.ACCENT), 9, 1, 14, 11);
        item.checked = box(color(Ink.ACCENT_PALE), color(Ink.ACCENT), 9, 1.5f, 14, 11);
        skin.add("item", item);
    }

    private void checkBoxes() {
        Drawable off = box(color(Ink.PANEL), color(Ink.LINE_STRONG), 5, 1, 0, 0);
        Drawable over = box(color(Ink.PANEL), color(Ink.ACCENT), 5, 1, 0, 0);
        Drawable on = tick();
        for (Drawable drawable : new Drawable[] {off, over, on}) {
            drawable.setMinWidth(px(20));
            drawable.setMinHeight(px(20));
        }
        CheckBoxStyle check = new CheckBoxStyle(off, on, font(Fonts.Face.REGULAR, Step.TEXT), color(Ink.TEXT));
        check.checkboxOver = over;
        skin.add("default", check);
    }

    private void fields() {
        BitmapFont regular = font(Fonts.Face.REGULAR, Step.TEXT);
        Drawable cursor = new TextureRegionDrawable(shapes.white()).tint(color(Ink.TEXT));
        cursor.setMinWidth(px(1.5f));
        Drawable selection = chosen(1, 0, 0);
        TextFieldStyle field = new TextFieldStyle(
                regular, color(Ink.TEXT), cursor, selection, box(color(Ink.PANEL), color(Ink.LINE_STRONG), 7, 1, 9, 6));
        field.focusedBackground = box(color(Ink.PANEL), color(Ink.ACCENT), 7, 1.5f, 9, 6);
        field.disabledBackground = box(color(Ink.BACKGROUND), color(Ink.LINE), 7, 1, 9, 6);
        field.disabledFontColor = color(Ink.FAINT);
        field.messageFontColor = color(Ink.DIM);
        skin.add("default", field);
        TextFieldStyle written = new TextFieldStyle(field);
        written.font = font(Fonts.Face.MONOSPACE, Step.TEXT);
        skin.add("monospace", written);
        TextFieldStyle wrong = new TextFieldStyle(field);
        wrong.background = box(color(Ink.PANEL), color(Ink.ERROR), 7, 1.5f, 9, 6);
        wrong.focusedBackground = wrong.background;
        skin.add("wrong", wrong);

        ScrollPaneStyle scroll = new ScrollPaneStyle();
        Drawable thumb = box(color(Ink.LINE_STRONG), color(Ink.LINE_STRONG), 3, 0, 0, 0);
        thumb.setMinWidth(px(6));
        thumb.setMinHeight(px(6));
        scroll.vScrollKnob = thumb;
        scroll.hScrollKnob = thumb;
        skin.add("default", scroll);

        ScrollPaneStyle popup = new ScrollPaneStyle(scroll);
        popup.background = box(color(Ink.PANEL), color(Ink.LINE_STRONG), 7, 1, 4, 4);
        ListStyle list = new ListStyle(regular, color(Ink.TEXT), color(Ink.TEXT), chosen(5, 8, 5));
        list.over = box(color(Ink.BACKGROUND), color(Ink.BACKGROUND), 5, 0, 8, 5);
        skin.add("default", list);
        SelectBoxStyle select = new SelectBoxStyle(
                regular, color(Ink.TEXT), box(color(Ink.PANEL), color(Ink.LINE_STRONG), 7, 1, 9, 6), popup, list);
        select.background.setRightWidth(px(26));
        select.backgroundOver = box(color(Ink.PANEL_DIM), color(Ink.ACCENT), 7, 1, 9, 6);
        select.backgroundOver.setRightWidth(px(26));
        select.backgroundOpen = select.backgroundOver;
        select.disabledFontColor = color(Ink.FAINT);
        skin.add("default", select);
    }

    private void sliders() {
        boolean outlined = colors == PictureTheme.HIGH_CONTRAST;
        Drawable bar = box(color(outlined ? Ink.PANEL : Ink.LINE), color(Ink.LINE), 3, outlined ? 1.5f : 0, 0, 0);
        Drawable filled = box(color(Ink.ACCENT), color(Ink.ACCENT), 3, 0, 0, 0);
        Drawable knob = box(color(Ink.PANEL), color(Ink.ACCENT), 9, 2, 0, 0);
        bar.setMinHeight(px(6));
        filled.setMinHeight(px(6));
        bar.setMinWidth(0);
        filled.setMinWidth(0);
        knob.setMinWidth(px(18));
        knob.setMinHeight(px(18));
        SliderStyle slider = new SliderStyle(bar, knob);
        slider.knobBefore = filled;
        skin.add("default-horizontal", slider);
    }

    private void windows() {
        Drawable window = box(color(Ink.PANEL), color(Ink.LINE_STRONG), 14, 1, 22, 18);
        window.setTopHeight(px(52));
        WindowStyle style = new WindowStyle(font(Fonts.Face.BOLD, Step.HEADING), color(Ink.TEXT), window);
        style.stageBackground = skin.get("shade", Drawable.class);
        skin.add("default", style);
        skin.add("tip", new LabelStyle(font(Fonts.Face.REGULAR, Step.SMALL), color(Ink.PANEL)));
    }

    /** The look of chosen items; with an edge for pale colors that need one. */
    private Drawable chosen(float radius, float padX, float padY) {
        boolean edged = colors == PictureTheme.HIGH_CONTRAST;
        Color edge = color(edged ? Ink.ACCENT : Ink.ACCENT_PALE);
        return box(color(Ink.ACCENT_PALE), edge, radius, edged ? 1.5f : 0, padX, padY);
    }

    private Drawable clear(float padX, float padY) {
        return box(new Color(0), new Color(0), 1, 0, padX, padY);
    }

    private Drawable box(Color inside, Color outline, float radius, float width, float padX, float padY) {
        NinePatchDrawable drawable =
                new NinePatchDrawable(patch(inside, outline, radius * scale, width * scale, false));
        drawable.setLeftWidth(px(padX));
        drawable.setRightWidth(px(padX));
        drawable.setTopHeight(px(padY));
        drawable.setBottomHeight(px(padY));
        drawable.setMinWidth(0);
        drawable.setMinHeight(0);
        return drawable;
    }

    private Drawable tick() {
        return new NinePatchDrawable(patch(color(Ink.ACCENT), color(Ink.ACCENT), 5 * scale, 0, true));
    }

    /** A rounded box in as few pixels as can be stretched, or, with a tick in it, in its full size. */
    private NinePatch patch(Color inside, Color outline, float r, float width, boolean tick) {
        int radius = Math.max(1, Math.round(r));
        int side = tick ? Math.round(20 * scale) : 2 * radius + 6;
        Pixmap pixmap = new Pixmap(side, side, Pixmap.Format.RGBA8888);
        pixmap.setBlending(Pixmap.Blending.None);
        Color color = new Color();
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                float px = x + .5f;
                float py = y + .5f;
                float dx = Math.max(Math.max(radius - px, px - side + radius), 0);
                float dy = Math.max(Math.max(radius - py, py - side + radius), 0);
                float inner = Math.min(Math.min(px, side - px), Math.min(py, side - py));
                float depth = dx > 0 && dy > 0 ? radius - (float) Math.hypot(dx, dy) : inner;
                color.set(outline).lerp(inside, MathUtils.clamp(depth - width + .5f, 0, 1));
                if (tick) {
                    color.lerp(color(Ink.PANEL), tickCover(px / side, py / side, side));
                }
                color.a *= MathUtils.clamp(depth + .5f, 0, 1);
                pixmap.drawPixel(x, y, Color.rgba8888(color));
            }
        }
        Texture texture = new Texture(pixmap);
        texture.setFilter(Texture.TextureFilter.Linear, Texture.TextureFilter.Linear);
        pixmap.dispose();
        skin.add("box" + textures++, texture);
        int split = tick ? side / 2 : radius + 2;
        return new NinePatch(texture, split, tick ? side - split - 1 : split, split, tick ? side - split - 1 : split);
    }

    /** How much of the pixel at x, y (unit square, y down) the tick covers. */
    private static float tickCover(float x, float y, int side) {
        float down = segment(x, y, .24f, .52f, .43f, .70f);
        float up = segment(x, y, .43f, .70f, .77f, .31f);
        return MathUtils.clamp((.065f - Math.min(down, up)) * side + .5f, 0, 1);
    }

    private static float segment(float x, float y, float x1, float y1, float x2, float y2) {
        float t = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
        float at = MathUtils.clamp(t, 0, 1);
        return (float) Math.hypot(x - x1 - at * (x2 - x1), y - y1 - at * (y2 - y1));
    }
}
