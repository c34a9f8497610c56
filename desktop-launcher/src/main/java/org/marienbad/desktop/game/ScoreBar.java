package org.marienbad.desktop.game;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.marienbad.desktop.widget.Fonts;
import org.marienbad.desktop.widget.Ink;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.text.Text;

/** The score of a seat as a bar of its parts, as long as it is among the scores of all. */
final class ScoreBar extends Widget {
    private static final float HEIGHT = 17;
    /** How much lighter the second, the third part … are than the first. */
    private static final float[] PALE = {0, .26f, .48f};

    private final Theme theme;
    private final List<Part> parts;
    private final int most;

    /** A part of the score of the seat. */
    private record Part(String label, int points, String help) {}

    private ScoreBar(Theme theme, List<Part> parts, int most) {
        this.theme = theme;
        this.parts = parts;
        this.most = most;
        setName("scoreBar");
    }

    /** The bar of {@code seat} from {@link org.marienbad.play.ScoreParts}. */
    static ScoreBar of(Theme theme, List<ScoreLine> parts, int[] scores, int seat, Function<Text, String> words) {
        List<Part> own = parts.stream()
                .map(line -> new Part(
                        words.apply(line.label()), line.values().get(seat).orElseThrow(), words.apply(line.help())))
                .toList();
        return new ScoreBar(theme, own, Arrays.stream(scores).max().orElseThrow());
    }

    /** The sum in words, and how each part comes about. */
    String explanation() {
        List<String> lines = new ArrayList<>();
        lines.add(parts.stream().map(part -> part.label + " " + part.points).collect(Collectors.joining(" + ")) + " = "
                + parts.stream().mapToInt(Part::points).sum());
        parts.stream().filter(part -> !part.help.isEmpty()).forEach(part -> lines.add(part.label + ": " + part.help));
        return String.join("\n", lines);
    }

    @Override
    public float getPrefHeight() {
        return theme.px(HEIGHT);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        Painter painter = theme.painter().on(batch, parentAlpha);
        BitmapFont font = theme.fonts().font(Fonts.Face.REGULAR, Math.round(theme.px(12)));
        painter.box(getX(), getY(), getWidth(), getHeight(), theme.px(4), theme.color(Ink.LINE));
        float x = getX();
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            float width = getWidth() * part.points / most;
            if (width == 0) {
                continue;
            }
            float pale = PALE[Math.min(i, PALE.length - 1)];
            Color color = new Color(theme.color(Ink.ACCENT)).lerp(theme.color(Ink.PANEL), pale);
            painter.box(x, getY(), Math.max(1, width - theme.px(1)), getHeight(), theme.px(4), color);
            Color ink = theme.color(pale > .4f ? Ink.TEXT : Ink.PANEL);
            float room = width - theme.px(8);
            String whole = part.label + " " + part.points;
            String shown = painter.width(font, whole) <= room ? whole : String.valueOf(part.points);
            if (painter.width(font, shown) <= room) {
                painter.text(font, shown, x + width / 2, getY() + getHeight() / 2, ink);
            }
            x += width;
        }
    }
}
