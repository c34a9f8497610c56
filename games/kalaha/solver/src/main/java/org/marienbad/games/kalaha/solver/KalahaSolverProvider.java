package org.marienbad.games.kalaha.solver;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.FileSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaRules;

/** {@code kalaha}: final margins of Kalaha under perfect play, for all its options on boards that fit a word a side. */
public final class KalahaSolverProvider implements SolverProvider {
    static final FileSetting CHECKPOINT = Setting.ofFile("checkpoint", List.of());

    private static final int MOST_PITS = 7;
    private static final int MOST_STONES = 127;

    @Override
    public String id() {
        return "kalaha";
    }

    @Override
    public boolean specialised() {
        return true;
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(CHECKPOINT);
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return unsupportedReasonOf(game);
    }

    static Optional<Text> unsupportedReasonOf(Game game) {
        if (!(game instanceof KalahaGame kalaha)) {
            return Optional.of(Text.of("unsupported.kalaha"));
        }
        return fits(kalaha.rules())
                ? Optional.empty()
                : Optional.of(Text.of("unsupported.size", MOST_PITS, MOST_STONES));
    }

    static boolean fits(KalahaRules rules) {
        return rules.pits() <= MOST_PITS && rules.total() <= MOST_STONES;
    }

    @Override
    public Solver create(Game game, Settings settings) {
        String file = settings.get(CHECKPOINT);
        return new KalahaSolver(
                (KalahaGame) game, file.isEmpty() ? Optional.empty() : Optional.of(new Checkpoint(Path.of(file))));
    }
}
