package org.marienbad.games.nim.theory;

import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.text.Text;
import org.marienbad.games.nim.NimGame;

/** The common part of the player and the solver by the theory of Nim. */
final class Theory {
    static final String ID = "nim-sum";

    private Theory() {}

    static Optional<Text> unsupportedReason(Game game) {
        if (!(game instanceof NimGame)) {
            return Optional.of(Text.of("unsupported.game"));
        }
        return game.info().seats() == 2 ? Optional.empty() : Optional.of(Text.of("unsupported.seats"));
    }

    static NimSum of(NimGame game) {
        return new NimSum(game.misere(), game.limit());
    }
}
