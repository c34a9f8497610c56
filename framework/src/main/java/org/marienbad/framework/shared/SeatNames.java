package org.marienbad.framework.shared;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;

/** The names of seats if the people who play are called players and change places. */
public final class SeatNames {
    private SeatNames() {}

    /** {@code 1 South}, or {@code 1} where the game has no names of its own and would say "Player 1". */
    public static String numbered(Game game, int seat, Messages words) {
        return (seat + 1)
                + (isNamed(game, seat, words) ? " " + words.get(game.view().seatName(seat)) : "");
    }

    /** {@code South}, or {@code Seat 1}. */
    public static String of(Game game, int seat, Messages words) {
        return words.get(isNamed(game, seat, words) ? game.view().seatName(seat) : Text.of("seat.number", seat + 1));
    }

    private static boolean isNamed(Game game, int seat, Messages words) {
        String unnamed = Messages.of(words.locale()).get(Text.of("seat", seat + 1));
        return !words.get(game.view().seatName(seat)).equals(unnamed);
    }
}
