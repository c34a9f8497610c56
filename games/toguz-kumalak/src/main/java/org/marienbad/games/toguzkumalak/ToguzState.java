package org.marienbad.games.toguzkumalak;

import org.marienbad.games.mancala.End;
import org.marienbad.games.mancala.HouseBoard;
import org.marienbad.games.mancala.HouseState;

/** A position of Toguz kumalak, and the rules of play. Houses, stores and tuzdiks are places and marks of a {@link HouseBoard}. */
public final class ToguzState implements HouseState {
    /** No place. */
    public static final int NONE = HouseBoard.NONE;

    private static final long[] KEYS = HouseBoard.keys("toguz");
    private static final long[] TUZDIK_KEYS = HouseBoard.keys("tuzdik");

    final ToguzRules rules;
    private final int houses;
    private final HouseBoard board;

    /** A position that is still to be set. */
    ToguzState(ToguzRules rules) {
        this.rules = rules;
        houses = rules.houses;
        board = new HouseBoard(rules.board, KEYS, TUZDIK_KEYS);
    }

    static ToguzState initial(ToguzRules rules) {
        ToguzState state = new ToguzState(rules);
        state.board.start();
        state.settle();
        return state;
    }

    /**
     * @param places the stones of all houses along the sowing, South's first, then those in both stores
     * @param tuzdiks by seat: the place of its tuzdik, in the other row, or {@link #NONE}
     */
    static ToguzState of(ToguzRules rules, int[] places, int[] tuzdiks, int mover) {
        ToguzState state = new ToguzState(rules);
        state.setUp(places, tuzdiks, mover);
        return state;
    }

    @Override
    public HouseBoard board() {
        return board;
    }

    @Override
    public void apply(int house) {
        int last = sow(board.place(house));
        boolean captures = board.seat(last) != board.side() && last != tuzdik(0) && last != tuzdik(1);
        if (captures && board.stones(last) % 2 == 0) {
            board.capture(last);
        } else if (captures && board.stones(last) == 3 && mayBecomeTuzdik(last)) {
            board.setMark(last);
            board.capture(last);
        }
        board.pass();
        settle();
    }

    /**
     * Sows the stones of a house one by one counter-clockwise, the first into the house itself, unless it is the only
     * one. Stones that fall into a tuzdik go to its owner's store. Returns where the last one falls.
     */
    private int sow(int from) {
        int souths = tuzdik(0);
        int norths = tuzdik(1);
        int inHand = board.take(from);
        int place = from;
        if (inHand > 1) {
            board.drop(place);
            inHand--;
        }
        for (; inHand > 0; inHand--) {
            place = board.next(place);
            board.drop(place == souths ? board.storePlace(0) : place == norths ? board.storePlace(1) : place);
        }
        return place;
    }

    /**
     * Whether the mover may have its tuzdik in this house of the opponent's. It must have none yet, and the house must
     * not be the last of its row. The opponent's tuzdik must not have the same number, or not lie opposite.
     */
    private boolean mayBecomeTuzdik(int place) {
        int house = place % houses;
        int others = tuzdik(1 - board.side());
        int forbidden = others == NONE ? NONE : rules.forbidden(others % houses);
        return tuzdik(board.side()) == NONE && house != houses - 1 && house != forbidden;
    }

    @Override
    public void settle() {
        board.settle(board.filled(board.side()), End.NO_STONES);
    }

    /** Stones in a house of {@code seat}, 0 its leftmost. */
    public int stones(int seat, int house) {
        return board.stones(seat, house);
    }

    /** The place of the tuzdik that {@code seat} owns in the other row, or {@link #NONE}. */
    public int tuzdik(int seat) {
        return board.mark(seat);
    }

    @Override
    public ToguzState copy() {
        ToguzState copy = new ToguzState(rules);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public String toString() {
        return board.text(
                rules.names(),
                (seat, house) -> tuzdik(1 - seat) == seat * houses + house ? "x" : stones(seat, house),
                "the stores have not changed for long");
    }
}
