package {{package}}

import java.util.Optional
import kotlin.math.min
import org.marienbad.framework.game.Action
import org.marienbad.framework.game.Game
import org.marienbad.framework.game.GameInfo
import org.marienbad.framework.game.GameInfo.Trait
import org.marienbad.framework.game.GameView
import org.marienbad.framework.game.LineOfPlay
import org.marienbad.framework.game.Observer
import org.marienbad.framework.game.PositionFields
import org.marienbad.framework.game.Rulebook
import org.marienbad.framework.game.State
import org.marienbad.framework.picture.Motion
import org.marienbad.framework.picture.Picture
import org.marienbad.framework.picture.Picture.Box
import org.marienbad.framework.picture.Picture.Kind
import org.marienbad.framework.picture.Picture.Spot
import org.marienbad.framework.picture.Picture.Style
import org.marienbad.framework.picture.Picture.Tokens
import org.marienbad.framework.text.Text

/** The game for given options: its facts, how positions are written, and what people see. */
internal class {{Name}}Game(private val length: Int, private val steps: Int) : Game, GameView {
    // Players make room by these numbers, so they must never be exceeded: `plies` is the length of the longest game, chance
    // included. A game that could go on for ever needs a rule that ends it, or GameInfo.Repetition.
    private val info = GameInfo.builder()
        .seats(2)
        .actions(steps + 1)
        .legalActions(steps)
        .plies(length)
        .constantSum(0.0)
        // Leave out unless the actions are the same for both seats and only who moves last decides.
        .with(Trait.IMPARTIAL)
        .build()

    override fun info() = info

    override fun newInitialState() = {{Name}}State(length, steps)

    /** The notation is the same in every language, has no blanks, and no two legal actions share it. */
    override fun action(before: State, step: Int): Action {
        val square = (before as {{Name}}State).square + step
        // The spots to click, in their order. Leave them out to have a button for the action.
        return Action.of(step, "+$step", spot(square)).words(Text.of("walk", step, square))
    }

    /**
     * The position as plain JSON values, all of it: here the seat to move, too, where the game is over. Leave out, together
     * with `stateOf`, if positions need not be set up, edited or sent to a program.
     */
    override fun position(state: State): Optional<Map<String, Any>> {
        val at = state as {{Name}}State
        return Optional.of(mapOf("square" to at.square, "last" to at.last, "turn" to at.turn))
    }

    /** The inverse: every field must be there and in range, and none that is unknown; `PositionFields` sees to it. */
    override fun stateOf(position: Map<String, *>): State {
        val fields = PositionFields(position)
        val square = fields.number("square", 0, length)
        val last = fields.number("last", 0, min(square, steps))
        val turn = fields.number("turn", 0, 1)
        fields.requireNoMore()
        require(last > 0 || square == 0) { "position: 'last' may be 0 only at the start" }
        return {{Name}}State(length, steps, square, last, turn)
    }

    /** Leave out if "Player 1" and "Player 2" will do. */
    override fun seatName(seat: Int): Text = Text.of("seat.$seat")

    /** The picture. Leave it out to have the game played by text and buttons alone. Spots keep their ids for the whole game. */
    override fun picture(state: State, observer: Observer): Picture {
        val at = state as {{Name}}State
        val rows = length / SQUARES_A_ROW + 1
        val width = SQUARES_A_ROW * SIZE + 2
        val height = rows * SIZE + 2
        val board = Spot("board", Box(0.0, 0.0, width, height, 2.0), Style.BOARD)
        val squares = (0..length).map { square ->
            val row = square / SQUARES_A_ROW
            val along = square % SQUARES_A_ROW
            val column = if (row % 2 == 0) along else SQUARES_A_ROW - 1 - along
            val box = Box(1.5 + column * SIZE, 1.5 + row * SIZE, SIZE - 1, SIZE - 1, 1.0)
            val spot = Spot(spot(square), box, Style.CELL).label(Text.of(square.toString()))
            if (square == at.square) spot.tokens(COUNTER) else spot
        }
        return Picture(width, height, listOf(board) + squares, listOf(), caption(at))
    }

    /** How tokens travel. Leave out if nothing needs to be seen moving. */
    override fun motions(before: State, step: Int, observer: Observer): List<Motion> {
        val square = (before as {{Name}}State).square
        return listOf(Motion(0, spot(square), spot(square + step), COUNTER))
    }

    /** Leave out if the summary says it all. */
    override fun rulebook(): Rulebook = Rulebook.of(Text.of("rules.aim", length, steps), Text.of("rules.repeat"))

    /** Why the game is over. Leave out if the position says it. */
    override fun ending(line: LineOfPlay): Text {
        val end = line.present() as {{Name}}State
        return if (end.square == length) Text.of("ending.goal", seatName(end.winner))
        else Text.of("ending.stuck", seatName(end.turn))
    }

    private fun caption(at: {{Name}}State): Text = when {
        at.actor() == State.TERMINAL -> Text.of("won", seatName(at.winner))
        at.last == 0 -> Text.of("turn.first", seatName(at.turn))
        else -> Text.of("turn", seatName(at.turn), at.last)
    }

    private companion object {
        const val SQUARES_A_ROW = 10
        const val SIZE = 10.0
        val COUNTER: Tokens = Tokens.of(Kind.PAWN, 1)

        fun spot(square: Int) = "square-$square"
    }
}
