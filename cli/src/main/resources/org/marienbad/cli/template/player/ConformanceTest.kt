package {{package}}

import org.marienbad.testkit.PlayerConformance

/** All that games, screens and tournaments rely on, tried in small games of every kind. */
class {{Name}}ConformanceTest : PlayerConformance {
    override fun provider() = {{Name}}Provider()
}
