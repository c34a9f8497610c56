package {{package}}

import java.util.Optional
{{?search}}import org.marienbad.ai.mcts.Mcts
import org.marienbad.framework.game.Game
import org.marienbad.framework.game.GameInfo.Trait
import org.marienbad.framework.player.BudgetSettings
import org.marienbad.framework.player.Player
import org.marienbad.framework.player.PlayerProvider
import org.marienbad.framework.setting.DoubleSetting
import org.marienbad.framework.setting.Setting
import org.marienbad.framework.setting.Settings
import org.marienbad.framework.text.Text

/** The plugin: the player's name and settings, and the games that it plays. */
class {{Name}}Provider : PlayerProvider {
    override fun id() = "{{id}}"

    /** Leave out in a player without settings. */
    override fun settings(): List<Setting<*>> = listOf(BudgetSettings.ITERATIONS, BudgetSettings.MILLIS, EXPLORATION)

    /** Why it cannot play a game, in a sentence; empty if it can. */
    override fun unsupportedReason(game: Game): Optional<Text> =
        if (game.info().has(Trait.HIDDEN_INFORMATION)) Optional.of(Text.of("{{id}}.hidden")) else Optional.empty()

{{?!search}}    /** May refuse settings that this game does not allow, by an IllegalArgumentException that says why. */
{{?search}}    /**
{{?search}}     * Monte Carlo tree search with one part of its own. A selection rule needs no knowledge of any game. If you know what makes a
{{?search}}     * position good, bring an evaluator, `.evaluator(mine)`, which can also serve `Minimax`. If you know which actions to try
{{?search}}     * first, bring `Minimax` a move ordering, `.ordering { mine }`.
{{?search}}     */
    override fun create(game: Game, settings: Settings, seed: Long): Player =
{{?!search}}        {{Name}}Player(game, BudgetSettings.limits(settings), settings.get(EXPLORATION), seed)
{{?search}}        Mcts.of(game)
{{?search}}            .selection({{Name}}Selection(settings.get(EXPLORATION)))
{{?search}}            .limits(BudgetSettings.limits(settings))
{{?search}}            .build(seed)
{{?search}}            .asPlayer()

    private companion object {
        val EXPLORATION: DoubleSetting = Setting.ofDouble("exploration", 0.0, 2.0, 0.5)
    }
}
