package {{package}}

import kotlin.math.min
import org.marienbad.framework.game.OneWordState
import org.marienbad.framework.game.Payoffs
import org.marienbad.framework.game.State

/**
 * A position: the square of the counter, how many steps brought it there, and whose turn it is. An action is the number of
 * steps.
 *
 * Search copies positions a million times a second, so they are a few numbers: no history, no text, nothing allocated but in
 * `copy`. Positions of a game share the length and the most steps, which are not copied. A position of more than 64 bits
 * implements `State` instead. There `encode` writes it to as many words as `GameInfo.builder().words(n)` says, `decode` reads
 * them, and `hash` mixes them with `Seeds.mix`.
 */
internal class {{Name}}State(
    private val length: Int,
    private val steps: Int,
    square: Int = 0,
    last: Int = 0,
    turn: Int = 0,
) : OneWordState {
    var square = square
        private set

    /** How many steps the last action had; 0 at the start. */
    var last = last
        private set

    /** The seat to move, also where the game is over: then it is the one that cannot. */
    var turn = turn
        private set

    /** The seat that has won, once the game is over. */
    val winner get() = 1 - turn

    private val mayWalk get() = length - square > 1 || length - square == 1 && last != 1

    /** The seat to move. Chance would be `State.CHANCE`; a seat that moves again is simply returned again. */
    override fun actor() = if (mayWalk) turn else State.TERMINAL

    /** In ascending order, and none exactly if the game is over. */
    override fun legalActions(buffer: IntArray): Int {
        var count = 0
        for (step in 1..min(steps, length - square)) {
            if (step != last) buffer[count++] = step
        }
        return count
    }

    override fun apply(step: Int) {
        square += step
        last = step
        turn = 1 - turn
    }

    /** One number a seat; whoever moved last has won. More seats, and payoffs that are points, are just as well possible. */
    override fun payoffs(out: DoubleArray) = Payoffs.outcome(winner, out)

    /** All of the position in one word; it gives the encoding, the hash and the copies. */
    override fun pack() = (square.toLong() shl 3 or last.toLong()) shl 1 or turn.toLong()

    override fun unpack(word: Long) {
        turn = word.toInt() and 1
        last = (word shr 1).toInt() and 7
        square = (word shr 4).toInt()
    }

    override fun copy() = {{Name}}State(length, steps, square, last, turn)

    /** The whole position, for consoles and tests: equal texts must mean equal positions. Not called by search. */
    override fun toString(): String {
        val track = ".".repeat(square) + "o" + ".".repeat(length - square)
        return "$track after $last, seat ${turn + 1}" + if (mayWalk) " to move" else " cannot move"
    }
}
