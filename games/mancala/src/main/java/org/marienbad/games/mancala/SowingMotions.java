package org.marienbad.games.mancala;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Tokens;

/** How the stones of one ply travel, put together in the order in which people see it. */
public final class SowingMotions {
    private final PitNames names;
    private final List<Motion> motions = new ArrayList<>();
    private int step;

    public SowingMotions(PitNames names) {
        this.names = names;
    }

    /** One stone after another goes from {@code from} to these places; one that comes back to it has not left it. */
    public void sow(String from, List<String> places) {
        for (String place : places) {
            if (!place.equals(from)) {
                move(from, place, 1);
                next();
            }
        }
    }

    /** So many stones, possibly none, travel along with what else does in this step. */
    public void move(String from, String to, int stones) {
        if (stones > 0) {
            motions.add(new Motion(step, from, to, Tokens.of(Kind.STONE, stones)));
        }
    }

    /** So many stones, possibly none, go from a pit to the store of {@code seat}, in a step of their own. */
    public void capture(String from, int seat, int stones) {
        if (stones > 0) {
            move(from, PitNames.storeId(seat), stones);
            next();
        }
    }

    /** Stones that move from now on move later. */
    public void next() {
        step++;
    }

    /** Stones left in the pits, by seat and pit, go to the stores of their owners. */
    public void sweep(IntBinaryOperator left) {
        for (int seat = 0; seat < 2; seat++) {
            for (int pit = 0; pit < names.pits(); pit++) {
                move(names.id(seat, pit), PitNames.storeId(seat), left.applyAsInt(seat, pit));
            }
        }
    }

    public List<Motion> motions() {
        return List.copyOf(motions);
    }
}
