package {{package}}

import org.marienbad.testkit.GameConformance

/** All that players and screens rely on, tried in random games. */
class {{Name}}ConformanceTest : GameConformance {
    override fun provider() = {{Name}}Provider()
}
