package {{package}}

import java.util.Optional
import org.marienbad.framework.game.Game
import org.marienbad.framework.game.GameInfo.Trait
import org.marienbad.framework.player.BudgetSettings
import org.marienbad.framework.player.Player
import org.marienbad.framework.player.PlayerProvider
import org.marienbad.framework.setting.DoubleSetting
import org.marienbad.framework.setting.Setting
import org.marienbad.framework.setting.Settings
import org.marienbad.framework.text.Text

/** The plugin: what the player is called, which settings it has, and which games it plays. */
class {{Name}}Provider : PlayerProvider {
    override fun id() = "{{id}}"

    /** Leave out in a player without settings. */
    override fun settings(): List<Setting<*>> = listOf(BudgetSettings.ITERATIONS, BudgetSettings.MILLIS, EXPLORATION)

    /** Why it cannot play a game, in a sentence; empty if it can. */
    override fun unsupportedReason(game: Game): Optional<Text> =
        if (game.info().has(Trait.HIDDEN_INFORMATION)) Optional.of(Text.of("{{id}}.hidden")) else Optional.empty()

    /** May refuse settings that this game does not allow, by an IllegalArgumentException that says why. */
    override fun create(game: Game, settings: Settings, seed: Long): Player =
        {{Name}}Player(game, BudgetSettings.limits(settings), settings.get(EXPLORATION), seed)

    private companion object {
        val EXPLORATION: DoubleSetting = Setting.ofDouble("exploration", 0.0, 2.0, 0.5)
    }
}
