package org.marienbad.ai.minimax;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.ai.search.Evaluators;
import org.marienbad.ai.search.Requirement;
import org.marienbad.ai.search.deepening.DeepeningPlayer;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * {@code minimax}: principal variation search (Marsland and Campbell 1982) with iterative deepening and a transposition
 * table, signed by actor so that extra turns are right. Plays games of two seats with a constant payoff sum, without
 * chance and hidden information; stops as soon as the best action is proven.
 */
public final class MinimaxProvider implements PlayerProvider {
    private static final long BYTES_PER_MIB = 1 << 20;

    /** Most memory of the transposition table in MiB; 0 for none. */
    static final IntSetting HASH = Setting.ofInt("hash", 0, 16_384, 64);

    @Override
    public String id() {
        return "minimax";
    }

    @Override
    public List<Setting<?>> settings() {
        return DeepeningPlayer.settings(HASH);
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
        return Requirement.firstMissing(
                game,
                Requirement.TWO_SEATS,
                Requirement.CONSTANT_SUM,
                Requirement.NO_CHANCE,
                Requirement.NO_HIDDEN_INFORMATION);
    }

    @Override
    public List<String> suggestions(Game game, NameSetting setting) {
        return Evaluators.suggestions(game, setting);
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        return create(game, settings, MemoryBudget.ofProcess());
    }

    static Player create(Game game, Settings settings, MemoryBudget budget) {
        Evaluator evaluator = Evaluators.named(settings.get(Evaluators.SETTING), game);
        MemoryBudget.Reservation memory =
                budget.reserve("minimax(hash=" + settings.get(HASH) + ")", settings.get(HASH) * BYTES_PER_MIB);
        AlphaBeta search = new AlphaBeta(game, evaluator, table(settings), Technique.ALL);
        return new DeepeningPlayer(game, settings, search, memory);
    }

    /** The table that {@code settings} ask for, null for none. */
    static TranspositionTable table(Settings settings) {
        long bytes = settings.get(HASH) * BYTES_PER_MIB;
        return bytes == 0 ? null : new TranspositionTable(bytes);
    }

    @Override
    public String messages() {
        return "org.marienbad.ai.messages";
    }
}
