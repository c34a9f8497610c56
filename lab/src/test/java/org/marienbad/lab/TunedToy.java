package org.marienbad.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.DoubleSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * Plays the toy perfectly as often as its settings are good, else at random: best are c = 2, d = 7 and mode b. Says of
 * its decisions what it knows, as a searching player does.
 */
final class TunedToy implements PlayerProvider {
    private static final DoubleSetting C = Setting.ofDouble("c", 0.001, 50, 0.1);
    private static final DoubleSetting D = Setting.ofDouble("d", 0, 10, 7);
    private static final ChoiceSetting MODE = Setting.ofChoice("mode", "a", "b");
    private static final IntSetting SKILL = Setting.ofInt("skill", 0, 10, 10);

    @Override
    public String id() {
        return "tuned";
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(C, D, MODE, SKILL);
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return Optional.empty();
    }

    /** How often it plays perfectly. */
    private static double quality(Settings settings) {
        double c = Math.log(settings.get(C) / 2);
        double d = (settings.get(D) - 7) / 5;
        return Math.exp(-c * c / 4 - d * d) * (settings.get(MODE).equals("b") ? 1 : 0.8) * settings.get(SKILL) / 10;
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        double quality = quality(settings);
        SplittableRandom random = new SplittableRandom(seed);
        return (view, seat, budget, monitor) -> {
            int[] legal = new int[8];
            int count = view.legalActions(legal);
            int best = (int) (((OneWordState) view).pack() / 4 % 4);
            boolean won = best > 0 && best <= count;
            int chosen = won && random.nextDouble() < quality ? best : legal[random.nextInt(count)];
            List<Decision.ActionValue> lines = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                double value = won && legal[i] == best ? 1 : -1;
                lines.add(new Decision.ActionValue(
                        legal[i],
                        legal[i] == chosen ? 10 : 1,
                        seat == 0 ? new double[] {value, -value} : new double[] {-value, value},
                        false,
                        new int[0]));
            }
            return new Decision(chosen, lines, 9 + count, 3, 0);
        };
    }
}
