package org.marienbad.games.ninemensmorris;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.setting.Settings;

/** How the removal of a man is shown. */
class RemovalTest {
    private final Game game = new NineMensMorris().create(2, Settings.defaults(new NineMensMorris().options()));

    @Test
    void aManThatIsRemovedIsTakenAway() {
        State state = game.newInitialState();
        for (String ply : List.of("a7", "d2", "d7", "f2", "g7")) {
            state.apply(game.parse(state, ply).orElseThrow());
        }
        int removal = game.parse(state, "xd2").orElseThrow();
        assertEquals(
                List.of(new Motion(0, "d2", "d2", new Tokens(Kind.BLACK_DISC, 1, 0))),
                game.view().motions(state, removal, Observer.REFEREE));
    }
}
