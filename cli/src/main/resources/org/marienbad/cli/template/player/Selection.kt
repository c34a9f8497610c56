package {{package}}

import kotlin.math.ln
import kotlin.math.sqrt
import org.marienbad.ai.mcts.selection.SelectionRule
import org.marienbad.ai.mcts.selection.Siblings

/**
 * Which action the tree search follows at a node: the one with the greatest upper confidence bound, here UCB1 (Auer,
 * Cesa-Bianchi and Fischer, 2002). Change the score into yours; it is asked at every node, so it allocates nothing.
 *
 * @param exploration how much an action counts for having been tried little; payoffs are scaled to [0, 1]
 */
internal class {{Name}}Selection(private val exploration: Double) : SelectionRule {
    override fun select(siblings: Siblings): Int {
        var best = -1
        var most = Double.NEGATIVE_INFINITY
        for (i in 0 until siblings.count()) {
            // The search has proven that an action ruled out is no better than another one.
            if (!siblings.isRuledOut(i) && score(siblings, i) > most) {
                best = i
                most = score(siblings, i)
            }
        }
        return best
    }

    override fun score(siblings: Siblings, index: Int): Double {
        val unsure = ln(1.0 + siblings.opportunities(index)) / (1 + siblings.visits(index))
        return siblings.value(index) + exploration * sqrt(unsure)
    }
}
