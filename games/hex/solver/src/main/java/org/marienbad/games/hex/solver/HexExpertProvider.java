package org.marienbad.games.hex.solver;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.hex.HexGame;

/** {@code hex-expert}: proves what it can on small boards, and elsewhere looks ahead at the moves that matter. */
public final class HexExpertProvider implements PlayerProvider {
    @Override
    public String id() {
        return "hex-expert";
    }

    @Override
    public List<Setting<?>> settings() {
        return BudgetSettings.ALL;
    }

    @Override
    public int hintRank(Game game) {
        return game instanceof HexGame ? EXPERT : 0;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return game instanceof HexGame ? Optional.empty() : Optional.of(Text.of("unsupported.other"));
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        return new HexExpert((HexGame) game, settings);
    }
}
