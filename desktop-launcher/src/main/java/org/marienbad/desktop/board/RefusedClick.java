package org.marienbad.desktop.board;

import org.marienbad.desktop.widget.Ink;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Theme;

/**
 * Why a click on a place plays nothing: a ring that shakes for a moment, and a sentence. They stay until they can have been
 * read, or the pointer leaves the place.
 */
final class RefusedClick {
    private static final float SHAKING = .45f;
    private static final double SWINGS = 3;
    /** Seconds to read a sentence, and the time that each of its letters takes. */
    private static final float READING = 2.5f;

    private static final float LETTER = .05f;
    /** A spot that takes up more of the board than that is the ground of others: a ring around it says nothing. */
    private static final float MOST_OF_BOARD = .5f;

    private Place place;
    private String sentence = "";
    private float age;

    /** Shows {@code words} at {@code refused}; nothing if there are none. */
    void show(Place refused, String words) {
        place = refused;
        sentence = words;
        age = 0;
    }

    void clear() {
        place = null;
        sentence = "";
    }

    boolean isShown() {
        return place != null && !sentence.isEmpty() && place.hasParent();
    }

    Place place() {
        return place;
    }

    String sentence() {
        return sentence;
    }

    void leave(Place left) {
        if (place == left) {
            clear();
        }
    }

    /** Lets time pass; whether something is to change. */
    boolean advance(float delta) {
        boolean shows = isShown();
        age += delta;
        if (age > READING + LETTER * sentence.length()) {
            clear();
        }
        return shows;
    }

    /** Paints the ring. */
    void paint(Painter painter, Theme theme) {
        float board = place.getParent().getWidth() * place.getParent().getHeight();
        if (place.getWidth() * place.getHeight() > MOST_OF_BOARD * board) {
            return;
        }
        double decay = Math.max(0, 1 - age / SHAKING);
        float aside = (float) (Math.sin(age / SHAKING * SWINGS * 2 * Math.PI) * decay) * theme.px(5);
        float gap = theme.px(1);
        float width = place.getWidth() + 2 * gap;
        float height = place.getHeight() + 2 * gap;
        painter.frame(
                place.getX() - gap + aside,
                place.getY() - gap,
                width,
                height,
                Math.min(width, height) / 2,
                theme.px(3),
                theme.color(Ink.ERROR));
    }
}
