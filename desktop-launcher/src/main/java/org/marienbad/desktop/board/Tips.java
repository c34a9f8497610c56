package org.marienbad.desktop.board;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.math.MathUtils;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.marienbad.desktop.widget.Fonts;
import org.marienbad.desktop.widget.Ink;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Theme;

/** Words that are no part of a picture: the tip on a spot, and the page of a game that has no picture. */
final class Tips {
    private static final int SMALLEST = 10;
    /** Longer lines are broken. */
    private static final float WIDEST = 380;

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

    /** {@code tip} above a place, kept on the board: its first line stands out, long ones are broken. */
    void tip(String tip, Place place, float width, float height) {
        if (tip.isEmpty()) {
            return;
        }
        BitmapFont font = theme.fonts().font(Fonts.Face.REGULAR, Math.round(theme.px(13)));
        BitmapFont bold = theme.fonts().font(Fonts.Face.BOLD, Math.round(theme.px(13)));
        float room = Math.min(width - theme.px(24), theme.px(WIDEST));
        List<String> named = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        String[] given = tip.split("\n");
        boolean alone = given.length == 1;
        wrap(given[0], alone ? font : bold, room, alone ? lines : named);
        Arrays.stream(given).skip(1).forEach(line -> wrap(line, font, room, lines));
        float lineHeight = font.getLineHeight();
        float w = Math.max(widest(bold, named), widest(font, lines)) + theme.px(20);
        float h = (named.size() + lines.size()) * lineHeight + theme.px(10);
        float x = MathUtils.clamp(place.getX() + place.getWidth() / 2 - w / 2, 2, Math.max(2, width - w - 2));
        float above = place.getY() + place.getHeight() + theme.px(6);
        float y = above + h < height ? above : Math.max(2, place.getY() - h - theme.px(6));
        painter.box(x, y, w, h, theme.px(6), theme.color(Ink.TEXT));
        float middle = y + h - theme.px(5) - lineHeight / 2;
        for (int i = 0; i < named.size() + lines.size(); i++) {
            boolean first = i < named.size();
            String line = first ? named.get(i) : lines.get(i - named.size());
            BitmapFont face = first ? bold : font;
            painter.text(face, line, x + theme.px(10) + painter.width(face, line) / 2, middle, theme.color(Ink.PANEL));
            middle -= lineHeight;
        }
    }

    /** Adds {@code text} to {@code lines}, broken between words where it is wider than {@code room}. */
    private void wrap(String text, BitmapFont font, float room, List<String> lines) {
        String line = "";
        for (String word : text.split(" ")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && painter.width(font, longer) > room) {
                lines.add(line);
                longer = word;
            }
            line = longer;
        }
        lines.add(line);
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
