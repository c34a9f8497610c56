package org.marienbad.desktop.board;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.math.MathUtils;
import java.util.List;
import org.marienbad.desktop.widget.Fonts;
import org.marienbad.desktop.widget.Ink;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Theme;

/** Words that are no part of a picture: the tip on a spot, and the page of a game that has no picture. */
final class Tips {
    private static final int SMALLEST = 10;

    private final Theme theme;
    private final Painter painter;

    Tips(Theme theme) {
        this.theme = theme;
        this.painter = theme.painter();
    }

    /** Lines of text in the middle of the board, for a game that has no picture. */
    void page(String text, float width, float height) {
        List<String> lines = text.lines().toList();
        int size = Math.round(theme.px(20));
        BitmapFont font = monospace(size);
        while (size > SMALLEST
                && (widest(font, lines) > width * .94f || lines.size() * font.getLineHeight() > height)) {
            size -= 2;
            font = monospace(size);
        }
        float lineHeight = font.getLineHeight();
        float left = (width - widest(font, lines)) / 2;
        float pad = theme.px(28);
        float cardWidth = Math.min(width, widest(font, lines) + 2 * pad);
        float cardHeight = Math.min(height, lines.size() * lineHeight + 2 * pad);
        float cardX = (width - cardWidth) / 2;
        float cardY = (height - cardHeight) / 2;
        painter.box(cardX, cardY, cardWidth, cardHeight, theme.px(12), theme.color(Ink.LINE));
        painter.box(cardX + 1, cardY + 1, cardWidth - 2, cardHeight - 2, theme.px(11), theme.color(Ink.PANEL));
        float y = height / 2 + (lines.size() - 1) * lineHeight / 2;
        for (String line : lines) {
            painter.text(font, line, left + painter.width(font, line) / 2, y, theme.color(Ink.TEXT));
            y -= lineHeight;
        }
    }

    /** {@code tip} above a place, kept on the board. */
    void tip(String tip, Place place, float width, float height) {
        if (tip.isEmpty()) {
            return;
        }
        BitmapFont font = theme.fonts().font(Fonts.Face.REGULAR, Math.round(theme.px(13)));
        float w = painter.width(font, tip) + theme.px(20);
        float h = font.getLineHeight() + theme.px(10);
        float x = MathUtils.clamp(place.getX() + place.getWidth() / 2 - w / 2, 2, Math.max(2, width - w - 2));
        float above = place.getY() + place.getHeight() + theme.px(6);
        float y = above + h < height ? above : Math.max(2, place.getY() - h - theme.px(6));
        painter.box(x, y, w, h, theme.px(6), theme.color(Ink.TEXT));
        painter.text(font, tip, x + w / 2, y + h / 2, theme.color(Ink.PANEL));
    }

    private float widest(BitmapFont font, List<String> lines) {
        float widest = 0;
        for (String line : lines) {
            widest = Math.max(widest, painter.width(font, line));
        }
        return widest;
    }

    /** Only even sizes, since each size that was asked for is kept. */
    private BitmapFont monospace(int size) {
        return theme.fonts().font(Fonts.Face.MONOSPACE, Math.max(SMALLEST, size / 2 * 2));
    }
}
