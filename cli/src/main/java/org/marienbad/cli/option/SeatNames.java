package org.marienbad.cli.option;

import java.util.Locale;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;

/** What seats are called where players have numbers too. */
public final class SeatNames {
    private SeatNames() {}

    /** {@code 1 South}; a mere {@code 1} where the game has no names of its own, and would say "Player 1". */
    public static String numbered(Game game, int seat, Messages words) {
        Text name = game.view().seatName(seat);
        boolean unnamed = words.get(name).equals(Messages.of(Locale.ENGLISH).get(Text.of("seat", seat + 1)));
        return (seat + 1) + (unnamed ? "" : " " + words.get(name));
    }
}
