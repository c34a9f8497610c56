package org.marienbad.games.dotsandboxes;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** A position: the lines drawn and the boxes of each seat, as bits of a {@link DotsAndBoxesGrid}. These methods are the rules. */
public final class DotsAndBoxesState implements State {
    /** Vertical lines take at most 56 bits of their word; the actor is above them. */
    private static final int ACTOR_SHIFT = 56;

    private final DotsAndBoxesRules rules;
    private final DotsAndBoxesGrid grid;
    private long horizontals;
    private long verticals;
    private final long[] owned;
    /** Room for {@link #payoffs}, no part of the position. */
    private final int[] counts;

    private int actor;

    DotsAndBoxesState(DotsAndBoxesRules rules) {
        this.rules = rules;
        grid = rules.grid();
        owned = new long[rules.seats()];
        counts = new int[rules.seats()];
    }

    @Override
    public int actor() {
        return actor;
    }

    /** Every line that is not yet drawn. */
    @Override
    public int legalActions(int[] buffer) {
        int count = 0;
        for (long open = openHorizontals(); open != 0; open &= open - 1) {
            buffer[count++] = grid.horizontal(Long.numberOfTrailingZeros(open));
        }
        for (long open = openVerticals(); open != 0; open &= open - 1) {
            buffer[count++] = grid.vertical(Long.numberOfTrailingZeros(open));
        }
        return count;
    }

    @Override
    public int randomAction(int[] buffer, SplittableRandom random) {
        return actor == TERMINAL ? -1 : oneOf(openHorizontals(), openVerticals(), random);
    }

    /** One of these lines, all equally likely. */
    int oneOf(long someHorizontals, long someVerticals, SplittableRandom random) {
        int horizontal = Long.bitCount(someHorizontals);
        int index = Playout.index(horizontal + Long.bitCount(someVerticals), random);
        return index < horizontal
                ? grid.horizontal(Bits.select(someHorizontals, index))
                : grid.vertical(Bits.select(someVerticals, index - horizontal));
    }

    @Override
    public int playoutAction(int[] buffer, SplittableRandom random) {
        return actor == TERMINAL ? -1 : DotsAndBoxesPlayouts.choose(this, random);
    }

    /**
     * Draws a line. Boxes whose fourth line it is belong to the seat, which moves again; otherwise the next seat moves. The
     * game is over when all lines are drawn, that is, when all boxes are closed.
     */
    @Override
    public void apply(int line) {
        long before = grid.closed(horizontals, verticals);
        if (grid.isHorizontal(line)) {
            horizontals |= grid.bit(line);
        } else {
            verticals |= grid.bit(line);
        }
        long after = grid.closed(horizontals, verticals);
        owned[actor] |= after & ~before;
        if (after == grid.boxes()) {
            actor = TERMINAL;
        } else if (after == before) {
            actor = actor + 1 == owned.length ? 0 : actor + 1;
        }
    }

    @Override
    public void payoffs(double[] out) {
        for (int seat = 0; seat < counts.length; seat++) {
            counts[seat] = boxes(seat);
        }
        rules.payoffs(counts, out);
    }

    /** How many boxes {@code seat} has. */
    public int boxes(int seat) {
        return Long.bitCount(owned[seat]);
    }

    /** The boxes of {@code seat}. */
    long owned(int seat) {
        return owned[seat];
    }

    /** The seat that has the box with this number of bit, or −1. */
    int owner(int box) {
        for (int seat = 0; seat < owned.length; seat++) {
            if ((owned[seat] >>> box & 1) != 0) {
                return seat;
            }
        }
        return -1;
    }

    DotsAndBoxesRules rules() {
        return rules;
    }

    /** The horizontal lines that are drawn, as bits of the {@link DotsAndBoxesGrid}. */
    public long horizontals() {
        return horizontals;
    }

    /** The vertical lines that are drawn. */
    public long verticals() {
        return verticals;
    }

    long openHorizontals() {
        return grid.horizontals() & ~horizontals;
    }

    long openVerticals() {
        return grid.verticals() & ~verticals;
    }

    boolean isDrawn(int line) {
        return ((grid.isHorizontal(line) ? horizontals : verticals) & grid.bit(line)) != 0;
    }

    /** Becomes the position with these lines and boxes, {@code mover} to move unless the game is over. */
    void set(long drawnHorizontals, long drawnVerticals, long[] boxesBySeat, int mover) {
        horizontals = drawnHorizontals;
        verticals = drawnVerticals;
        System.arraycopy(boxesBySeat, 0, owned, 0, owned.length);
        actor = grid.closed(horizontals, verticals) == grid.boxes() ? TERMINAL : mover;
    }

    /** Becomes {@code from} on the board turned or mirrored. */
    void become(DotsAndBoxesState from, BoardSymmetry image) {
        horizontals = image.horizontals(from.horizontals, from.verticals);
        verticals = image.verticals(from.horizontals, from.verticals);
        for (int seat = 0; seat < owned.length; seat++) {
            owned[seat] = image.boxes(from.owned[seat]);
        }
        actor = from.actor;
    }

    @Override
    public DotsAndBoxesState copy() {
        DotsAndBoxesState copy = new DotsAndBoxesState(rules);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State state) {
        DotsAndBoxesState from = (DotsAndBoxesState) state;
        horizontals = from.horizontals;
        verticals = from.verticals;
        for (int seat = 0; seat < owned.length; seat++) {
            owned[seat] = from.owned[seat];
        }
        actor = from.actor;
    }

    /** The last seat has the closed boxes that the others have not. */
    @Override
    public void encode(long[] out) {
        out[0] = horizontals;
        out[1] = verticals | (long) (actor - TERMINAL) << ACTOR_SHIFT;
        System.arraycopy(owned, 0, out, 2, owned.length - 1);
    }

    @Override
    public void decode(long[] words) {
        horizontals = words[0];
        verticals = words[1] & grid.verticals();
        actor = (int) (words[1] >>> ACTOR_SHIFT) + TERMINAL;
        int last = owned.length - 1;
        owned[last] = grid.closed(horizontals, verticals);
        for (int seat = 0; seat < last; seat++) {
            owned[seat] = words[2 + seat];
            owned[last] &= ~owned[seat];
        }
    }

    @Override
    public long hash() {
        long hash = Seeds.mix(horizontals + 1);
        hash = Seeds.mix(hash + (verticals | (long) (actor - TERMINAL) << ACTOR_SHIFT));
        for (int seat = 0; seat < owned.length - 1; seat++) {
            hash = Seeds.mix(hash + owned[seat]);
        }
        return hash;
    }

    @Override
    public String toString() {
        String turn = actor == TERMINAL ? "over" : "player " + (actor + 1);
        return String.join("\n", DotsAndBoxesText.lines(this)) + "\n" + turn;
    }
}
