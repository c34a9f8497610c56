package org.marienbad.ai.provider;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.ai.minimax.Minimax;
import org.marienbad.ai.search.shared.Requirement;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * {@code minimax}: {@link Minimax} as a player. Plays games of two seats with a constant payoff sum, without chance and
 * hidden information.
 */
public final class MinimaxProvider extends AlgorithmProvider {
    /** Most memory of the transposition table in MiB; 0 for none. */
    static final IntSetting HASH = Setting.ofInt("hash", 0, 16_384, 64);

    /** More than one only with {@link #PARALLEL}. */
    static final IntSetting THREADS = Setting.ofInt("threads", 1, 64, 1);
    /** How threads work together. */
    static final ChoiceSetting PARALLEL = Setting.ofChoice("parallel", "none", "abdada");
    /** Whether symmetric positions are one in the table, where the game has symmetries. */
    static final BooleanSetting SYMMETRIES = Setting.ofBoolean("symmetries", true);

    @Override
    public String id() {
        return "minimax";
    }

    @Override
    public List<Setting<?>> settings() {
        return DeepeningSettings.with(HASH, THREADS, PARALLEL, SYMMETRIES);
    }

    @Override
    public int hintRank(Game game) {
        return 10;
    }

    @Override
    public int opponentRank(Game game) {
        return 10;
    }

    @Override
    public Map<String, Map<String, Object>> benchmarks() {
        return Map.of(id(), Map.of());
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return Requirement.firstMissing(game, Requirement.ofAlphaBeta());
    }

    @Override
    public Player create(Game game, Settings settings, long seed, Services services) {
        Minimax.Builder builder = DeepeningSettings.apply(settings, services, game, Minimax.of(game))
                .table(settings.get(HASH))
                .symmetries(settings.get(SYMMETRIES))
                .memory(MemoryBudget.ofProcess());
        int threads = settings.get(THREADS);
        if (threads > 1 && settings.get(PARALLEL).equals("none")) {
            throw new IllegalArgumentException("threads is " + threads + ", but must be 1 unless parallel is abdada");
        }
        return builder.threads(threads).build().asPlayer();
    }
}
