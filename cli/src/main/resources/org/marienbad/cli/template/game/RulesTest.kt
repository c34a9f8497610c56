package {{package}}

import org.junit.jupiter.api.Assertions.assertArrayEquals
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.marienbad.framework.game.State
import org.marienbad.framework.setting.Settings
import org.marienbad.testkit.Perft

/** The rules, as somebody counts them by hand. */
class {{Name}}RulesTest {
    private val provider = {{Name}}Provider()
    private val game = provider.create(2, Settings.defaults(provider.options()))

    /** The best test of rules there is: how many sequences of 1, 2, 3, … plies there are. */
    @Test
    fun `as many sequences of plies as counted`() {
        assertArrayEquals(longArrayOf(3, 6, 12, 24), Perft.plies(game, game.newInitialState(), 4))
    }

    @Test
    fun `who reaches the last square wins`() = assertPayoffs(1.0, 3, 2, 3, 2, 3, 2, 3, 2, 1)

    @Test
    fun `who cannot move loses`() = assertPayoffs(-1.0, 3, 2, 3, 2, 3, 1, 2, 1, 2, 1)

    private fun assertPayoffs(first: Double, vararg plies: Int) {
        val state = game.newInitialState()
        plies.forEach(state::apply)
        assertEquals(State.TERMINAL, state.actor())
        val payoffs = DoubleArray(2)
        state.payoffs(payoffs)
        assertEquals(listOf(first, -first), payoffs.toList())
    }
}
