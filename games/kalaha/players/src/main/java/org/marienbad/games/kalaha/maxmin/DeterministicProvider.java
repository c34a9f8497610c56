package org.marienbad.games.kalaha.maxmin;

import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.kalaha.KalahaState;
import org.marienbad.games.kalaha.sixpits.SixPits;

/** {@code deterministic}: the rule of thumb of the second Kalaha thesis. */
public final class DeterministicProvider implements PlayerProvider {
    @Override
    public String id() {
        return "deterministic";
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return SixPits.unsupportedReason(game);
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        Deterministic rule = new Deterministic();
        return (view, seat, budget, monitor) -> {
            KalahaState state = (KalahaState) view;
            return Decision.of(rule.pit(state.row(seat), state.row(1 - seat)));
        };
    }

    @Override
    public String messages() {
        return SixPits.MESSAGES;
    }
}
