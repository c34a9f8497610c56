package {{package}}

import java.util.SplittableRandom
import kotlin.math.ln
import kotlin.math.sqrt
import org.marienbad.framework.game.Game
import org.marienbad.framework.game.Playout
import org.marienbad.framework.game.State
import org.marienbad.framework.player.Budget
import org.marienbad.framework.player.Decision
import org.marienbad.framework.player.Decision.ActionValue
import org.marienbad.framework.player.Monitor
import org.marienbad.framework.player.Player

/**
 * A bandit at the root: each iteration tries one action and plays on at random. It tries actions with a high mean payoff
 * more often, by UCB1 (Auer, Cesa-Bianchi and Fischer, 2002).
 *
 * Only `choose` must be written. `begin`, `observe`, `end` and `close` tell a player the whole match. In `ponder` it may think
 * while others are to move.
 */
internal class {{Name}}Player(game: Game, private val limits: Budget, exploration: Double, seed: Long) : Player {
    // In parts of the payoffs there are, so that one number suits all games.
    private val exploration = exploration * (game.info().maxPayoff() - game.info().minPayoff())

    /** All randomness comes from the seed, so that a match can be repeated. */
    private val random = SplittableRandom(seed)
    private val playout = Playout(game)
    private val seats = game.info().seats()
    private val actions = IntArray(game.info().maxLegalActions())
    private val visits = IntArray(actions.size)
    private val sums = Array(actions.size) { DoubleArray(seats) }
    private val payoffs = DoubleArray(seats)

    /** Stays within `budget`, and returns at most 50 ms after `monitor` says so. */
    override fun choose(view: State, seat: Int, budget: Budget, monitor: Monitor): Decision {
        val begin = System.nanoTime()
        val allowed = thinking(limits.and(budget))
        val count = view.legalActions(actions)
        visits.fill(0, 0, count)
        for (i in 0 until count) sums[i].fill(0.0)
        val state = view.copy()
        var iterations = 0
        // With a single action there is nothing to think about.
        while (count > 1 &&
            iterations < allowed.iterations() &&
            System.nanoTime() - begin < allowed.nanos() &&
            !monitor.cancelled()
        ) {
            val tried = next(count, iterations, seat)
            state.copyFrom(view)
            state.apply(actions[tried])
            playout.run(state, random)
            state.payoffs(payoffs)
            for (i in 0 until seats) sums[tried][i] += payoffs[i]
            visits[tried]++
            iterations++
        }
        val lines = lines(count)
        val best = if (lines.isEmpty()) actions[0] else lines[0].action()
        return Decision(best, lines, iterations.toLong(), 1, System.nanoTime() - begin)
    }

    /** One second where nobody says how long. */
    private fun thinking(given: Budget): Budget {
        val endless = given.iterations() == Long.MAX_VALUE && !given.isTimed
        return if (endless) given.and(Budget.ofMillis(1000)) else given
    }

    /** The action to try: each once, then the one with the greatest upper confidence bound. */
    private fun next(count: Int, iterations: Int, seat: Int): Int {
        if (iterations < count) return iterations
        var best = 0
        var greatest = Double.NEGATIVE_INFINITY
        for (i in 0 until count) {
            val bound = sums[i][seat] / visits[i] + exploration * sqrt(ln(iterations.toDouble()) / visits[i])
            if (bound > greatest) {
                greatest = bound
                best = i
            }
        }
        return best
    }

    /** The values of the actions tried, the one tried most first. For hints and analyses; may be left out. */
    private fun lines(count: Int): List<ActionValue> = (0 until count)
        .filter { visits[it] > 0 }
        .sortedByDescending { visits[it] }
        .map { i ->
            val means = DoubleArray(seats) { sums[i][it] / visits[i] }
            ActionValue(actions[i], visits[i].toLong(), means, false, IntArray(0))
        }
}
