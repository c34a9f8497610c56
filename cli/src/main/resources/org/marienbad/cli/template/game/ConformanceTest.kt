package {{package}}

import org.junit.jupiter.api.Assertions.assertTrue
import org.marienbad.framework.game.Game
import org.marienbad.framework.game.State
import org.marienbad.testkit.GameConformance

/** All that players and screens rely on, tried in random games with all options. */
class {{Name}}ConformanceTest : GameConformance {
    override fun provider() = {{Name}}Provider()

    /** What is true in every position. Leave out if there is nothing to say. */
    override fun invariant(game: Game, state: State) {
        val at = state as {{Name}}State
        assertTrue(at.last <= at.square, "came from before the first square")
    }
}
