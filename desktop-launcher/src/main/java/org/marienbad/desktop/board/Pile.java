package org.marienbad.desktop.board;

import com.badlogic.gdx.utils.IntArray;
import org.marienbad.framework.picture.Picture;

/** Equal tokens in one place; each keeps its hue while it travels. */
final class Pile {
    final Picture.Kind kind;
    final int owner;
    final IntArray hues = new IntArray();

    Pile(Picture.Kind kind, int owner) {
        this.kind = kind;
        this.owner = owner;
    }

    int count() {
        return hues.size;
    }

    /** Adds or takes away tokens until there are {@code count}; new ones get hues from {@code firstHue} on. */
    void resize(int count, int firstHue) {
        while (hues.size < count) {
            hues.add(firstHue + hues.size);
        }
        hues.size = count;
    }

    boolean is(Picture.Tokens tokens) {
        return tokens.kind() == kind && tokens.owner() == owner;
    }
}
