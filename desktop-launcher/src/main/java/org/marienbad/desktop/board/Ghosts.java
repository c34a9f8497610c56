package org.marienbad.desktop.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.marienbad.drawing.Layout;
import org.marienbad.drawing.Pile;
import org.marienbad.drawing.Primitive;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;

/** The tokens that the action under the pointer would put on empty spots: shown there, they need no other mark. */
record Ghosts(List<Primitive.Icon> icons) {
    static final Ghosts NONE = new Ghosts(List.of());
    /** How much of a ghost is seen. */
    static final float OPACITY = .5f;

    /**
     * The ghosts of an action that would move {@code foreseen}. Tokens that come from elsewhere on the board are ghosts only
     * at the spot that is {@code pointed} at.
     */
    static Ghosts of(List<Motion> foreseen, Map<String, Place> places, Layout layout, String pointed) {
        List<Primitive.Icon> icons = new ArrayList<>();
        for (Motion motion : foreseen) {
            Picture.Tokens tokens = motion.tokens();
            Place to = places.get(motion.to());
            Place from = places.get(motion.from());
            boolean comes = from == null
                    || from == to
                    || from.count() == 0
                    || motion.to().equals(pointed);
            if (to == null || to.count() > 0 || tokens.count() == 0 || !comes) {
                continue;
            }
            Pile pile = Pile.empty(tokens).resized(tokens.count(), 0);
            for (int i = 0; i < tokens.count(); i++) {
                icons.add(new Primitive.Icon(
                        motion.to(),
                        Primitive.Layer.TOKEN,
                        pile.look(i),
                        layout.slot(motion.to(), List.of(pile), pile, i)));
            }
        }
        return icons.isEmpty() ? NONE : new Ghosts(icons);
    }

    /** The spots on which they stand. */
    Set<String> spots() {
        return icons.stream().map(Primitive.Icon::spot).collect(Collectors.toSet());
    }
}
