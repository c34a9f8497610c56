package {{package}};

import java.util.List;
import java.util.Optional;
{{?search}}import org.marienbad.ai.mcts.Mcts;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.DoubleSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** The plugin: the player's name and settings, and the games that it plays. */
public final class {{Name}}Provider implements PlayerProvider {
    private static final DoubleSetting EXPLORATION = Setting.ofDouble("exploration", 0, 2, 0.5);

    @Override
    public String id() {
        return "{{id}}";
    }

    /** Leave out in a player without settings. */
    @Override
    public List<Setting<?>> settings() {
        return List.of(BudgetSettings.ITERATIONS, BudgetSettings.MILLIS, EXPLORATION);
    }

    /** Why it cannot play a game, in a sentence; empty if it can. */
    @Override
    public Optional<Text> unsupportedReason(Game game) {
        boolean hidden = game.info().has(Trait.HIDDEN_INFORMATION);
        return hidden ? Optional.of(Text.of("{{id}}.hidden")) : Optional.empty();
    }

{{?!search}}    /** May refuse settings that this game does not allow, by an IllegalArgumentException that says why. */
{{?search}}    /**
{{?search}}     * Monte Carlo tree search with one part of its own. A selection rule needs no knowledge of any game. If you know what makes a
{{?search}}     * position good, bring an evaluator, {@code .evaluator(mine)}, which can also serve {@code Minimax}. If you know which actions
{{?search}}     * to try first, bring {@code Minimax} a move ordering, {@code .ordering(() -> mine)}.
{{?search}}     */
    @Override
    public Player create(Game game, Settings settings, long seed) {
{{?!search}}        return new {{Name}}Player(game, BudgetSettings.limits(settings), settings.get(EXPLORATION), seed);
{{?search}}        return Mcts.of(game)
{{?search}}                .selection(new {{Name}}Selection(settings.get(EXPLORATION)))
{{?search}}                .limits(BudgetSettings.limits(settings))
{{?search}}                .build(seed)
{{?search}}                .asPlayer();
    }
}
