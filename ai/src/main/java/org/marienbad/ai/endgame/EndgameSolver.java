package org.marienbad.ai.endgame;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.framework.player.Solution.Effort;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.text.Text;

/**
 * Proves who wins, and by how much if the margin counts, ever deeper; the plies before the position do not count. Keeps
 * its tables. Its words are in the bundle of the provider: {@code progress.tables}, {@code progress.proof}, {@code
 * open.cancelled}, {@code open.time} with the seconds, {@code fact.tables} with the most pieces.
 *
 * @param <S> the positions of the game
 */
public final class EndgameSolver<S extends State> implements Solver {
    private static final long REPORT_NANOS = 300_000_000;

    private final Function<S, EndgameRules<S>> rulesFrom;
    private final long positions;
    private EndgameRules<S> rules;
    private EndgameTables<S> tables;
    private long reported;

    /**
     * @param rulesFrom the rules as far as they matter from a position on: the same object for positions that share their tables
     * @param positions the most that tables may hold
     */
    public EndgameSolver(Function<S, EndgameRules<S>> rulesFrom, long positions) {
        this.rulesFrom = rulesFrom;
        this.positions = positions;
    }

    @Override
    public Solution solve(State position, Goal goal, Limits limits, Watch watch) {
        long start = System.nanoTime();
        @SuppressWarnings("unchecked") // states of a game are of one class
        S given = (S) position;
        EndgameRules<S> now = rulesFrom.apply(given);
        if (now != rules) {
            rules = now;
            tables = new EndgameTables<>(rules);
        }
        EndgameProof<S> proof = new EndgameProof<>(rules, tables, withoutHistory(given));
        Optional<Text> unfinished = Optional.empty();
        try {
            watch.progress(new Progress(Text.of("progress.tables"), 0, Double.NaN));
            long fitting = Math.min(positions, limits.bytes() / EndgameTables.BYTES_PER_POSITION);
            tables.grow(EndgameTables.most(rules, fitting), () -> stops(start, 0, limits, watch));
            proof.prove(goal, () -> stops(start, proof.nodes(), limits, watch));
        } catch (SearchStopped | CancellationException stopped) {
            unfinished = Optional.of(
                    watch.cancelled() ? Text.of("open.cancelled") : Text.of("open.time", limits.nanos() / 1e9));
        }
        proof.sort();
        return Solution.of(
                        rules.side(given),
                        rules.countsMargin() ? Measure.MARGIN : Measure.PAYOFF,
                        Value.between(proof.low(), proof.high()))
                .lines(proof.lines().stream()
                        .map(line -> new ActionBounds(line.action(), Value.between(line.low(), line.high())))
                        .toList())
                .unfinished(unfinished)
                .facts(tables.most() < 0 ? List.of() : List.of(Text.of("fact.tables", tables.most())))
                .effort(Effort.of(proof.nodes(), System.nanoTime() - start).bytes(tables.bytes()))
                .build();
    }

    private S withoutHistory(S position) {
        long[] words = new long[rules.game().info().words()];
        position.encode(words);
        S state = tables.cast(position.copy());
        state.decode(words);
        return state;
    }

    private boolean stops(long start, long nodes, Limits limits, Watch watch) {
        long now = System.nanoTime();
        if (now - reported > REPORT_NANOS) {
            reported = now;
            watch.progress(new Progress(Text.of("progress.proof"), nodes, Double.NaN));
        }
        return watch.cancelled() || now - start > limits.nanos();
    }
}
