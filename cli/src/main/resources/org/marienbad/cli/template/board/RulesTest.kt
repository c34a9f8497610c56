package {{package}}

import org.junit.jupiter.api.Assertions.assertArrayEquals
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.marienbad.framework.game.State
import org.marienbad.framework.setting.Settings
import org.marienbad.testkit.Perft

/** The rules, as somebody counts them by hand. */
class {{Name}}RulesTest {
    private val board = {{Name}}State.BOARD
    private val game = {{Name}}Provider().create(2, Settings.NONE)

    /** The best test of rules there is: how many sequences of 1, 2, 3, … plies there are. */
    @Test
    fun `as many sequences of plies as counted`() {
        val cells = board.size().toLong()
        val third = (0 until board.size()).sumOf { (cells - 2) * (cells - 1 - board.neighbours(it).size) }
        assertArrayEquals(longArrayOf(cells, cells * (cells - 1), third), Perft.plies(game, game.newInitialState(), 3))
    }

    @Test
    fun `who cannot place loses`() {
        val state = game.newInitialState()
        var plies = 0
        while (state.actor() != State.TERMINAL) {
            state.apply(game.legalActions(state)[0])
            plies++
        }
        val payoffs = DoubleArray(2)
        state.payoffs(payoffs)
        assertEquals(-1.0, payoffs[plies % 2])
    }
}
