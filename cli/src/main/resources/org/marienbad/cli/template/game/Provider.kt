package {{package}}

import org.marienbad.framework.game.Game
import org.marienbad.framework.game.GameProvider
import org.marienbad.framework.setting.IntSetting
import org.marienbad.framework.setting.Setting
import org.marienbad.framework.setting.Settings

/** The plugin: what the game is called, and which options it has. */
class {{Name}}Provider : GameProvider {
    override fun id() = "{{id}}"

    /** About how long people take. Leave out if nobody can tell. */
    override fun minutes() = 2

    /** Leave out in a game without options; `minSeats` and `maxSeats` are 2 unless overridden. */
    override fun options(): List<Setting<*>> = listOf(LENGTH, STEPS)

    /** May refuse combinations that make no sense, by an IllegalArgumentException that says why. */
    override fun create(seats: Int, options: Settings): Game = {{Name}}Game(options.get(LENGTH), options.get(STEPS))

    private companion object {
        val LENGTH: IntSetting = Setting.ofInt("length", 3, 60, 21)
        val STEPS: IntSetting = Setting.ofInt("steps", 2, 6, 3)
    }
}
