package org.marienbad.games.oware;

import org.marienbad.games.mancala.End;
import org.marienbad.games.mancala.HouseBoard;
import org.marienbad.games.mancala.HouseState;
import org.marienbad.games.oware.OwareRules.GrandSlam;

/** A position of Oware, and the rules of play. Houses and stores are the places of a {@link HouseBoard}. */
public final class OwareState implements HouseState {
    private static final long[] KEYS = HouseBoard.keys("oware");
    private static final int[] NO_MARKS = {};

    final OwareRules rules;
    private final int houses;
    private final HouseBoard board;

    /** A position that is still to be set. */
    OwareState(OwareRules rules) {
        this.rules = rules;
        houses = rules.houses;
        board = new HouseBoard(rules.board, KEYS);
    }

    static OwareState initial(OwareRules rules) {
        OwareState state = new OwareState(rules);
        state.board.start();
        state.settle();
        return state;
    }

    /** @param places the seeds of all houses along the sowing, South's first, then those in both stores */
    static OwareState of(OwareRules rules, int[] places, int mover) {
        OwareState state = new OwareState(rules);
        state.setUp(places, mover);
        return state;
    }

    /** Becomes a position without history; {@code places} holds all seeds of the game. */
    public void setUp(int[] places, int mover) {
        setUp(places, NO_MARKS, mover);
    }

    @Override
    public HouseBoard board() {
        return board;
    }

    @Override
    public void apply(int house) {
        int captured = capturable(sow(board.place(house)));
        if (rules.grandSlam == GrandSlam.ALLOWED || !isGrandSlam(captured)) {
            for (int left = captured; left != 0; left &= left - 1) {
                board.capture(Integer.numberOfTrailingZeros(left));
            }
        }
        board.pass();
        settle();
    }

    /** Sows the seeds of a house one by one counter-clockwise, leaving the house itself out; returns where the last falls. */
    private int sow(int from) {
        int place = from;
        for (int inHand = board.take(from); inHand > 0; inHand--) {
            place = board.next(place);
            if (place == from) {
                place = board.next(place);
            }
            board.drop(place);
        }
        return place;
    }

    /**
     * The houses of the opponent, as bits, that a last seed in {@code last} captures. It is captured if it now holds
     * two or three. So are those before it that do, up to another number or the end of the row.
     */
    private int capturable(int last) {
        int opponent = 1 - board.side();
        int captured = 0;
        for (int place = last; place >= 0 && board.seat(place) == opponent && holdsTwoOrThree(place); place--) {
            captured |= 1 << place;
        }
        return captured;
    }

    private boolean holdsTwoOrThree(int place) {
        return board.stones(place) == 2 || board.stones(place) == 3;
    }

    /** Whether the opponent has no seeds but those in the houses {@code captured}, of which there are some. */
    private boolean isGrandSlam(int captured) {
        int opponent = 1 - board.side();
        return captured != 0 && board.filled(opponent) << opponent * houses == captured;
    }

    @Override
    public void settle() {
        board.settle(playable(), End.NO_MOVE);
    }

    /** Houses of the seat to move that it may play, as bits. */
    private int playable() {
        int playable = board.filled(board.side());
        if (rules.mustFeed && board.filled(1 - board.side()) == 0) {
            playable = feeding(playable);
        }
        return rules.grandSlam == GrandSlam.ILLEGAL ? withoutGrandSlams(playable) : playable;
    }

    /** Of these houses those whose seeds reach the opponent's row. */
    private int feeding(int set) {
        int feeding = 0;
        for (int house = 0; house < houses; house++) {
            if ((set >> house & 1) != 0 && house + board.stones(board.place(house)) >= houses) {
                feeding |= 1 << house;
            }
        }
        return feeding;
    }

    private int withoutGrandSlams(int set) {
        int allowed = set;
        board.keep();
        for (int house = 0; house < houses; house++) {
            if ((set >> house & 1) != 0) {
                if (isGrandSlam(capturable(sow(board.place(house))))) {
                    allowed &= ~(1 << house);
                }
                board.restore();
            }
        }
        return allowed;
    }

    /** Seeds in a house of {@code seat}, 0 its leftmost. */
    public int seeds(int seat, int house) {
        return board.stones(seat, house);
    }

    @Override
    public OwareState copy() {
        OwareState copy = new OwareState(rules);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public String toString() {
        return board.text(rules.names(), board::stones, "nothing was captured for long");
    }
}
