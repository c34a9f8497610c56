package {{package}}

import org.marienbad.board.Board
import org.marienbad.board.FieldState
import org.marienbad.board.Fields
import org.marienbad.board.Pieces
import org.marienbad.framework.game.Payoffs
import org.marienbad.framework.game.State
import org.marienbad.framework.picture.Picture.Kind

/**
 * A position, and the rules of play. A position is a row of numbers. The contents of the cells come first, 0 for
 * nothing and 1 + seat for a stone, then the seat to move.
 */
internal class {{Name}}State : FieldState {
    private val values = FIELDS.newValues()

    private val mover get() = values[MOVER]

    /** The seat that has won, once the game is over. */
    val winner get() = 1 - mover

    /** The seat to move. The game is over when it cannot. */
    override fun actor() = if (room(mover) > 0) mover else State.TERMINAL

    /** In ascending order. Placing on a cell has the number of the cell. Searches call this a million times a second: allocate nothing. */
    override fun legalActions(buffer: IntArray): Int {
        var count = 0
        for (cell in 0 until BOARD.size()) {
            if (mayPlace(mover, cell)) buffer[count++] = cell
        }
        return count
    }

    /** A stone must not lie beside one of its own color. */
    private fun mayPlace(seat: Int, cell: Int): Boolean {
        var free = values[cell] == 0
        for (neighbour in BOARD.neighbours(cell)) {
            free = free && values[neighbour] != 1 + seat
        }
        return free
    }

    override fun apply(cell: Int) {
        values[cell] = 1 + mover
        values[MOVER] = 1 - mover
    }

    override fun payoffs(out: DoubleArray) = Payoffs.outcome(winner, out)

    /** On how many cells a seat could place a stone. */
    fun room(seat: Int): Int {
        var room = 0
        for (cell in 0 until BOARD.size()) {
            if (mayPlace(seat, cell)) room++
        }
        return room
    }

    fun isEmpty(cell: Int) = values[cell] == 0

    override fun fields() = FIELDS

    override fun values() = values

    override fun copy() = {{Name}}State().also { it.copyFrom(this) }

    override fun toString(): String = FIELDS.text(values)

    companion object {
        val BOARD: Board = {{board}}
        val FIELDS: Fields = Fields.of(BOARD, Pieces.of('B', Kind.BLACK_DISC, 'W', Kind.WHITE_DISC)).mover(2)
        private val MOVER = FIELDS.mover()
    }
}
