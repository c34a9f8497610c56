package {{package}}

import org.marienbad.board.Actions
import org.marienbad.board.BoardGame
import org.marienbad.board.Lessons
import org.marienbad.framework.game.Game
import org.marienbad.framework.game.GameProvider
import org.marienbad.framework.setting.Settings
import org.marienbad.framework.text.Text

/** The plugin: what the game is called, and its declaration. All lines but `info` may go. */
class {{Name}}Provider : GameProvider {
    override fun id() = "{{id}}"

    /** About how long people take. */
    override fun minutes() = 5

    override fun create(seats: Int, options: Settings): Game {
        val board = {{Name}}State.BOARD
        return BoardGame.of({{Name}}State.FIELDS, Actions.on(board).place("place")) { {{Name}}State() }
            // The length of the longest game. Players make room by it.
            .info { it.plies(board.size()) }
            .symmetries(board.symmetries())
            .alike()
            .outcome({ it.winner }, { Text.of("ending.stuck", BoardGame.seatName(1 - it.winner)) })
            .objection { state, _, to -> if (state.isEmpty(to)) Text.of("objection.beside", board.name(to)) else null }
            .note("room") { state, seat -> state.room(seat) }
            .evaluator("room") { (it.room(0) - it.room(1)).toDouble() / board.size() }
            .levels("iterations=10", "iterations=50", "iterations=400", "iterations=100000,millis=3000")
            .lessons(Lessons.beside({{Name}}Provider::class.java))
            .build()
    }
}
