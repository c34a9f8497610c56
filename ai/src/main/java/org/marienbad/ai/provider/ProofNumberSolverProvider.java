package org.marienbad.ai.provider;

import java.util.List;
import java.util.Optional;
import org.marienbad.ai.proof.ProofNumberSearch;
import org.marienbad.ai.search.shared.Requirement;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** {@code df-pn}: {@link ProofNumberSearch} as a solver, for games too large for every position to be kept. */
public final class ProofNumberSolverProvider implements SolverProvider {
    /** Memory of the table in MiB. */
    static final IntSetting HASH = Setting.ofInt("hash", 1, 16_384, 256);

    @Override
    public String id() {
        return "df-pn";
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(HASH);
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return Requirement.firstMissing(game, Requirement.ofProofs());
    }

    @Override
    public Solver create(Game game, Settings settings) {
        return ProofNumberSearch.solver(game, settings.get(HASH), MemoryBudget.ofProcess());
    }

    @Override
    public String messages() {
        return "org.marienbad.ai.messages";
    }
}
