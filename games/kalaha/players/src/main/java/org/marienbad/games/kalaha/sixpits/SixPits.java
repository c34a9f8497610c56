package org.marienbad.games.kalaha.sixpits;

import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.text.Text;
import org.marienbad.games.kalaha.KalahaGame;

/** The common part of the players of the theses: they play on six pits per side, without the pie rule. */
public final class SixPits {
    /** Base name of the bundle with the words of these players. */
    public static final String MESSAGES = "org.marienbad.games.kalaha.sixpits.messages";

    private static final int PITS = 6;

    private SixPits() {}

    /** Why such a player cannot play {@code game}. */
    public static Optional<Text> unsupportedReason(Game game) {
        if (!(game instanceof KalahaGame kalaha)) {
            return Optional.of(Text.of("unsupported.kalaha"));
        }
        if (kalaha.rules().pits() != PITS) {
            return Optional.of(Text.of("unsupported.pits"));
        }
        return kalaha.rules().pie() ? Optional.of(Text.of("unsupported.pie")) : Optional.empty();
    }
}
