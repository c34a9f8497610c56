package org.marienbad.games.backgammon;

import java.util.Base64;

/**
 * The position ID of GNU Backgammon: which men stand where, in 14 letters. The seat not on roll comes first, then the
 * one on roll. Each of its points 1 to 24 and then the bar gives a one for each man, and a zero. The first of these 80
 * bits is the lowest one of the first byte. The bytes are in Base64 without padding. (GNU Backgammon manual, "A
 * technical description of the Position ID".)
 */
public final class PositionId {
    private static final int BITS = 80;
    private static final String FORM = "[A-Za-z0-9+/]{14}";

    private PositionId() {}

    public static String of(BackgammonState state) {
        byte[] bytes = new byte[BITS / Byte.SIZE];
        int bit = 0;
        for (int seat : new int[] {1 - state.turn(), state.turn()}) {
            for (int place = 1; place <= BackgammonState.BAR; place++, bit++) {
                for (int man = 0; man < state.men(seat, place); man++, bit++) {
                    bytes[bit / Byte.SIZE] |= (byte) (1 << bit % Byte.SIZE);
                }
            }
        }
        return Base64.getEncoder().withoutPadding().encodeToString(bytes);
    }

    /**
     * Puts the men on {@code board}, those that are missing borne off.
     *
     * @throws IllegalArgumentException if there is no such position
     */
    static void read(String id, int onRoll, BackgammonBoard board) {
        if (!id.matches(FORM)) {
            throw new IllegalArgumentException(
                    "position: 'id' must be a GNU position ID of 14 letters, digits, + or /, such"
                            + " as 4HPwATDgc/ABMA; got '" + id + "'");
        }
        byte[] bytes = Base64.getDecoder().decode(id);
        int bit = 0;
        for (int seat : new int[] {1 - onRoll, onRoll}) {
            int left = BackgammonState.MEN;
            for (int place = 1; place <= BackgammonState.BAR; place++, bit++) {
                int men = 0;
                while (bit < BITS && (bytes[bit / Byte.SIZE] >>> bit % Byte.SIZE & 1) != 0) {
                    men++;
                    bit++;
                }
                left -= men;
                if (left < 0) {
                    throw new IllegalArgumentException(
                            "position: 'id' " + id + " has more than " + BackgammonState.MEN + " men of a seat");
                }
                board.set(seat, place, men);
            }
            board.set(seat, BackgammonState.OFF, left);
        }
        for (int point = 1; point < BackgammonState.BAR; point++) {
            if (board.men(0, point) > 0 && board.men(1, BackgammonState.BAR - point) > 0) {
                throw new IllegalArgumentException(
                        "position: 'id' " + id + " has men of both seats on point " + point + " of the first seat");
            }
        }
    }
}
