package org.marienbad.ai.cfr;

import java.util.List;
import java.util.Optional;
import org.marienbad.ai.search.shared.Requirement;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.DoubleSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.LongSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** {@code cfr}: equilibrium strategies of small games with hidden information, by counterfactual regret minimization. */
public final class CfrSolverProvider implements SolverProvider {
    static final String PLUS = "plus";
    static final ChoiceSetting ALGORITHM = Setting.ofChoice("algorithm", PLUS, "sampling");
    static final IntSetting ITERATIONS = Setting.ofInt("iterations", 1, 2_000_000_000, 1_000_000);
    static final DoubleSetting PRECISION = Setting.ofDouble("precision", 0, 1000, 0.0001);
    static final LongSetting SEED = Setting.ofLong("seed", 1);

    @Override
    public String id() {
        return "cfr";
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(ALGORITHM, ITERATIONS, PRECISION, SEED);
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return unsupported(game);
    }

    /** The requirements of both solver and player. */
    static Optional<Text> unsupported(Game game) {
        Optional<Text> missing = Requirement.firstMissing(game, Requirement.TWO_SEATS, Requirement.CONSTANT_SUM);
        return missing.isPresent() || game.info().has(GameInfo.Trait.HIDDEN_INFORMATION)
                ? missing
                : Optional.of(Text.of("cfr.nothing-hidden"));
    }

    @Override
    public Solver create(Game game, Settings settings) {
        return new CfrSolver(game, settings);
    }

    @Override
    public String messages() {
        return "org.marienbad.ai.messages";
    }
}
