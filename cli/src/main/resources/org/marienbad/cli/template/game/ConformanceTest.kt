package {{package}}

import org.junit.jupiter.api.Assertions.assertTrue
import org.marienbad.framework.game.Game
import org.marienbad.framework.game.State
import org.marienbad.testkit.GameConformance

/** All that players and screens rely on, tried in random games with all options. */
class {{Name}}ConformanceTest : GameConformance {
    override fun provider() = {{Name}}Provider()

    /** A property of every position. Leave it out if you know none. */
    override fun invariant(game: Game, state: State) {
        val at = state as {{Name}}State
        assertTrue(at.last <= at.square, "came from before the first square")
    }
}
