package org.marienbad.desktop.board;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Vector2;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import org.marienbad.desktop.widget.Fonts;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Palette;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.framework.picture.Cluster;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/** The words and numbers on a board: labels in or beside their spots, counts on heaps, and the tip. */
final class Captions {
    private static final int SMALLEST = 10;
    private static final Color BADGE = new Color(0xfffdf8f2);
    private static final Color BADGE_EDGE = new Color(0x5a3a1c66);

    private final Theme theme;
    private final Painter painter;
    private final Function<Text, String> words;

    Captions(Theme theme, Function<Text, String> words) {
        this.theme = theme;
        this.painter = theme.painter();
        this.words = words;
    }

    /** Draws the labels and counts of all places. */
    void draw(Collection<Place> places, Sizes sizes, float width, float height) {
        List<Outline> taken = new ArrayList<>();
        for (Place place : places) {
            if (place.style() != Picture.Style.BOARD && place.style() != Picture.Style.HIDDEN) {
                taken.add(place.outline());
            }
        }
        for (Place place : places) {
            for (Pile pile : place.piles()) {
                multiple(place, pile);
            }
            if (place.isCounted()) {
                taken.add(badge(place, sizes));
            }
        }
        for (Place place : places) {
            String label = words.apply(place.spot().label());
            if (!label.isEmpty()) {
                label(place, label, sizes, taken, width, height);
            }
        }
    }

    private Outline badge(Place place, Sizes sizes) {
        int size = MathUtils.clamp(Math.round(sizes.unit() * .42f), Math.round(theme.px(13)), Math.round(theme.px(26)));
        BitmapFont font = even(Fonts.Face.BOLD, size);
        String number = String.valueOf(place.count());
        Outline o = place.outline();
        float h = font.getCapHeight() * 1.9f;
        float w = Math.max(h * 1.25f, painter.width(font, number) + h * .8f);
        float x = o.centreX() - w / 2;
        float y = o.y() - h * .3f;
        painter.box(x - 1, y - 1.5f, w + 2, h + 2, h / 2, BADGE_EDGE);
        painter.box(x, y, w, h, h / 2, BADGE);
        Color color = place.count() == 0 ? Palette.FAINT : Palette.TEXT;
        painter.text(font, number, x + w / 2, y + h / 2, color);
        return new Outline(Outline.Kind.ROUND, x, y, w, h, h / 2, null, null);
    }

    /** "×5" beside pieces that stand for more than are drawn. */
    private void multiple(Place place, Pile pile) {
        boolean clustered = Slots.isClustered(pile.kind, place.style());
        boolean row = !Slots.isHeaped(pile.kind) && pile.kind != Picture.Kind.DIE;
        if (pile.count() > (clustered ? 1 : row ? Slots.ROW_CAPACITY : Integer.MAX_VALUE - 1)) {
            Vector2 at = new Vector2();
            place.position(pile, 0, at);
            float r = place.radius(pile);
            BitmapFont font = even(Fonts.Face.BOLD, Math.round(Math.max(theme.px(12), clustered ? r * 1.35f : r)));
            String number = (clustered ? "" : "×") + pile.count();
            float x = at.x + r * (clustered ? 1.1f : 1.2f) + painter.width(font, number) / 2;
            painter.text(font, number, x, at.y, Palette.TEXT);
        }
    }

    private void label(Place place, String label, Sizes sizes, List<Outline> taken, float width, float height) {
        Outline o = place.outline();
        boolean container = place.style() == Picture.Style.PIT
                || place.style() == Picture.Style.STORE
                || place.style() == Picture.Style.HEAP;
        int size = MathUtils.clamp(Math.round(sizes.unit() * .40f), Math.round(theme.px(12)), Math.round(theme.px(22)));
        if (place.style() == Picture.Style.LAND) {
            name(place, label);
            return;
        }
        if (!container) {
            float room = o.width() * .92f;
            BitmapFont font = fitting(label, Math.min(size, Math.round(o.inradius() * 1.1f)), room);
            boolean empty = place.piles().stream().allMatch(pile -> pile.count() == 0);
            float top = o.y() + o.height() - font.getLineHeight() * .7f;
            float y = empty ? o.centreY() : top;
            painter.text(font, label, o.centreX(), y, Palette.TEXT);
            return;
        }
        BitmapFont font = fitting(label, size, Math.max(o.width() * 1.25f, theme.px(40)));
        float w = painter.width(font, label) + 4;
        float h = font.getLineHeight();
        float badge = place.isCounted() ? h * .3f : 0;
        float[][] candidates = {
            {o.centreX(), o.y() - h * .55f - badge},
            {o.centreX(), o.y() + o.height() + h * .5f + sizes.unit() * .12f},
            {o.x() - w / 2 - 4, o.centreY()},
            {o.x() + o.width() + w / 2 + 4, o.centreY()},
        };
        for (float[] at : candidates) {
            float left = at[0] - w / 2;
            float bottom = at[1] - h / 2;
            boolean inside = left >= 0 && bottom >= 0 && left + w <= width && bottom + h <= height;
            if (inside && taken.stream().noneMatch(other -> other.overlaps(left, bottom, w, h))) {
                painter.text(font, label, at[0], at[1], Palette.TEXT);
                return;
            }
        }
        painter.text(font, label, o.centreX(), o.y() + o.height() - h * .8f, Palette.PANEL);
    }

    /** A small name at the upper edge of the room in a region, in the colour of the seat that holds it. */
    private void name(Place place, String label) {
        Outline o = place.outline();
        int size = MathUtils.clamp(Math.round(o.inradius() * .34f), Math.round(theme.px(10)), Math.round(theme.px(16)));
        BitmapFont font = even(Fonts.Face.BOLD, size);
        float y = o.centreY() + o.inradius() * (float) Cluster.NAME_HEIGHT;
        int owner = place.spot().owner();
        if (owner < 0) {
            painter.text(font, label, o.centreX(), y, Palette.DIM);
            return;
        }
        float h = font.getCapHeight() * 1.8f;
        float sign = h * .28f;
        float w = painter.width(font, label) + 2.6f * sign + h * .8f;
        float x = o.centreX() - w / 2;
        painter.box(x, y - h / 2, w, h, h / 2, Palette.seat(owner));
        painter.sign(owner, x + h * .35f + sign, y, sign, Color.WHITE);
        painter.text(font, label, x + w - h * .4f - painter.width(font, label) / 2, y, Color.WHITE);
    }

    /** Lines of text in the middle of the board, for a game that has no picture. */
    void page(String text, float width, float height) {
        List<String> lines = text.lines().toList();
        int size = Math.round(theme.px(20));
        BitmapFont font = even(Fonts.Face.MONOSPACE, size);
        while (size > SMALLEST
                && (widest(font, lines) > width * .94f || lines.size() * font.getLineHeight() > height)) {
            size -= 2;
            font = even(Fonts.Face.MONOSPACE, size);
        }
        float lineHeight = font.getLineHeight();
        float left = (width - widest(font, lines)) / 2;
        float pad = theme.px(28);
        float cardWidth = Math.min(width, widest(font, lines) + 2 * pad);
        float cardHeight = Math.min(height, lines.size() * lineHeight + 2 * pad);
        float cardX = (width - cardWidth) / 2;
        float cardY = (height - cardHeight) / 2;
        painter.box(cardX, cardY, cardWidth, cardHeight, theme.px(12), Palette.LINE);
        painter.box(cardX + 1, cardY + 1, cardWidth - 2, cardHeight - 2, theme.px(11), Palette.PANEL);
        float y = height / 2 + (lines.size() - 1) * lineHeight / 2;
        for (String line : lines) {
            painter.text(font, line, left + painter.width(font, line) / 2, y, Palette.TEXT);
            y -= lineHeight;
        }
    }

    /** A tip above {@code place}, kept on the board. */
    void tip(Place place, float width, float height) {
        String tip = words.apply(place.spot().tip());
        if (tip.isEmpty()) {
            return;
        }
        BitmapFont font = theme.fonts().font(Fonts.Face.REGULAR, Math.round(theme.px(13)));
        Outline o = place.outline();
        float w = painter.width(font, tip) + theme.px(20);
        float h = font.getLineHeight() + theme.px(10);
        float x = MathUtils.clamp(o.centreX() - w / 2, 2, Math.max(2, width - w - 2));
        float above = o.y() + o.height() + theme.px(6);
        float y = above + h < height ? above : Math.max(2, o.y() - h - theme.px(6));
        painter.box(x, y, w, h, theme.px(6), Palette.TEXT);
        painter.text(font, tip, x + w / 2, y + h / 2, Palette.PANEL);
    }

    private float widest(BitmapFont font, List<String> lines) {
        float widest = 0;
        for (String line : lines) {
            widest = Math.max(widest, painter.width(font, line));
        }
        return widest;
    }

    private BitmapFont fitting(String text, int size, float room) {
        int now = size;
        while (now > SMALLEST && painter.width(even(Fonts.Face.BOLD, now), text) > room) {
            now -= 2;
        }
        return even(Fonts.Face.BOLD, now);
    }

    /** Only even sizes, so that resizing a window does not make a font for every pixel. */
    private BitmapFont even(Fonts.Face face, int size) {
        return theme.fonts().font(face, Math.max(SMALLEST, size / 2 * 2));
    }
}
