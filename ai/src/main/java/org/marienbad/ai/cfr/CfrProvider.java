package org.marienbad.ai.cfr;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** {@code cfr}: plays the average strategy of CFR+ in small games with hidden information, at random as it says. */
public final class CfrProvider implements PlayerProvider {
    static final IntSetting ITERATIONS = Setting.ofInt("iterations", 1, 10_000, 200);

    @Override
    public String id() {
        return "cfr";
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(ITERATIONS);
    }

    @Override
    public int hintRank(Game game) {
        return 30;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        Optional<Text> missing = CfrSolverProvider.unsupported(game);
        return missing.isPresent() || Equilibria.of(game).isSmall()
                ? missing
                : Optional.of(Text.of("cfr.large", Equilibria.LIMIT));
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        return new CfrPlayer(game, settings.get(ITERATIONS), seed);
    }

    @Override
    public String messages() {
        return "org.marienbad.ai.messages";
    }
}
