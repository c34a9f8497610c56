package org.marienbad.framework.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.toy.Toy;

class TreePositionsTest {
    private static final int PLIES = 6;

    private final GameSetup setup = GameSetup.of(new Toy());
    private final PlyTree tree = new PlyTree();
    private final TreePositions positions = new TreePositions(setup, tree);

    /** Plays first legal actions; returns what each position says of itself. */
    private List<String> play() {
        List<String> texts =
                new ArrayList<>(List.of(positions.stay(PlyTree.START).toString()));
        int[] legal = new int[setup.game().info().maxLegalActions()];
        for (int ply = 0; ply < PLIES; ply++) {
            State next = positions.stay(ply).copy();
            next.legalActions(legal);
            int action = legal[0];
            next.apply(action);
            int node = tree.add(new PlyTree.Node(ply, action, PlyTime.UNKNOWN));
            positions.add(node, next, next.actor());
            texts.add(next.toString());
        }
        return texts;
    }

    private static void awaitForgotten(WeakReference<State> position) {
        for (int i = 0; i < 100 && position.get() != null; i++) {
            System.gc();
        }
        assertNull(position.get(), "nobody needs it");
    }

    @Test
    void forgottenPositionsArePlayedAgain() {
        List<String> texts = play();
        State present = positions.stay(PLIES);
        WeakReference<State> old = new WeakReference<>(positions.state(2));
        awaitForgotten(old);
        assertSame(present, positions.stay(PLIES));
        for (int node = PLIES; node >= 0; node--) {
            assertEquals(texts.get(node), positions.state(node).toString());
            assertEquals(positions.state(node).actor(), positions.actor(node));
        }
        assertNotSame(present, positions.state(PLIES - 1));
    }

    @Test
    void aVariationIsPlayedAgainFromWhereItLeft() {
        play();
        State next = positions.stay(1).copy();
        next.apply(2);
        int node = tree.add(new PlyTree.Node(1, 2, PlyTime.UNKNOWN));
        positions.add(node, next, next.actor());
        String text = next.toString();
        positions.stay(PLIES);
        next = null;
        awaitForgotten(new WeakReference<>(positions.state(node)));
        assertEquals(text, positions.state(node).toString());
        assertEquals(
                List.of(text),
                positions.states(List.of(node)).stream().map(State::toString).toList());
    }
}
