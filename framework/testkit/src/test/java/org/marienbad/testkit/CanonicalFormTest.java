package org.marienbad.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.framework.shared.CanonicalForm;
import org.marienbad.testkit.toy.PebblesProvider;
import org.marienbad.testkit.toy.PongHauKiProvider;

class CanonicalFormTest {
    @Test
    void imagesHaveTheSameCanonicalForm() {
        Game game = GameSetup.of(new PongHauKiProvider()).game();
        CanonicalForm form = new CanonicalForm(game);
        Deque<State> open = new ArrayDeque<>(List.of(game.newInitialState()));
        Set<String> all = new HashSet<>();
        Set<String> canonical = new HashSet<>();
        int[] buffer = new int[game.info().maxLegalActions()];
        while (!open.isEmpty()) {
            State state = open.remove();
            if (all.add(state.toString())) {
                String own = form.of(state).toString();
                State image = game.newInitialState();
                ((Symmetries) game).image(0, state, image);
                assertEquals(own, form.of(image).toString());
                assertEquals(own, form.of(form.of(state).copy()).toString());
                canonical.add(own);
                int count = state.legalActions(buffer);
                for (int i = 0; i < count; i++) {
                    State child = state.copy();
                    child.apply(buffer[i]);
                    open.add(child);
                }
            }
        }
        assertTrue(canonical.size() * 2 >= all.size() && canonical.size() < all.size() * 0.7);
    }

    @Test
    void withoutSymmetriesItIsThePositionItself() {
        Game game = GameSetup.of(new PebblesProvider()).game();
        State state = game.newInitialState();
        state.apply(1);
        assertEquals(state.toString(), new CanonicalForm(game).of(state).toString());
    }
}
