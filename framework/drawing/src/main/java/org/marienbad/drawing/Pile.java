package org.marienbad.drawing;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.picture.Picture;

/** Equal tokens on one spot, the lowest first; each keeps its hue while it travels. Immutable. */
public record Pile(Picture.Kind kind, int owner, List<Integer> hues) {
    public Pile {
        hues = List.copyOf(hues);
    }

    /** No tokens yet. */
    public static Pile empty(Picture.Tokens tokens) {
        return new Pile(tokens.kind(), tokens.owner(), List.of());
    }

    public int count() {
        return hues.size();
    }

    /** Whether these are of the kind and owner of {@code tokens}. */
    public boolean is(Picture.Tokens tokens) {
        return tokens.kind().equals(kind) && tokens.owner() == owner;
    }

    /** Tokens added on top or taken off until there are {@code count}; new ones get hues from {@code firstHue} on. */
    public Pile resized(int count, int firstHue) {
        List<Integer> all = new ArrayList<>(hues.subList(0, Math.min(count, hues.size())));
        while (all.size() < count) {
            all.add(firstHue + all.size());
        }
        return new Pile(kind, owner, all);
    }

    /** One token more. */
    public Pile plus(int hue) {
        List<Integer> all = new ArrayList<>(hues);
        all.add(hue);
        return new Pile(kind, owner, all);
    }

    /** The look of a token of the pile, 0 being the lowest. */
    public Primitive.Look look(int index) {
        return new Primitive.Look(kind.id(), owner, hues.get(index));
    }
}
