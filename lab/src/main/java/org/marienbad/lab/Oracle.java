package org.marienbad.lab;

import java.util.Arrays;
import java.util.function.LongFunction;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchListener;
import org.marienbad.framework.match.PlayerViews;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;

/**
 * A player whose lines are proven, and what it says of the choices of others. What is best in a position is known where
 * all legal actions are proven, or where one is proven to gain the greatest payoff that there is.
 */
final class Oracle {
    /** Payoffs that differ by less are the same. */
    private static final double SAME = 1e-9;

    private final LongFunction<Player> maker;
    private final GameInfo info;

    Oracle(LongFunction<Player> maker, Game game) {
        this.maker = maker;
        this.info = game.info();
    }

    Judge judge(Tournament tournament, Fixture fixture) {
        return new Judge(tournament, maker.apply(tournament.judgeSeed(fixture)), info);
    }

    /** Judges the decisions of one game, those of its opening excepted. */
    static final class Judge implements MatchListener {
        private final Tournament tournament;
        private final Player player;
        private final int[] judged;
        private final int[] errors;
        private final double[] lost;
        private int decisions;

        private final int[] legal;
        private final double mostPayoff;

        Judge(Tournament tournament, Player player, GameInfo info) {
            this.tournament = tournament;
            this.player = player;
            int seats = info.seats();
            legal = new int[info.maxLegalActions()];
            mostPayoff = info.maxPayoff();
            judged = new int[seats];
            errors = new int[seats];
            lost = new double[seats];
        }

        @Override
        public void playing(State before, int action) {
            int seat = before.actor();
            if (seat < 0 || decisions++ < tournament.options().opening()) {
                return;
            }
            State view = PlayerViews.of(before, seat, 0, decisions);
            Decision decision = player.choose(view, seat, Budget.UNLIMITED, Monitor.NONE);
            double best = Double.NEGATIVE_INFINITY;
            double chosen = Double.NaN;
            int proven = 0;
            for (Decision.ActionValue line : decision.lines()) {
                if (line.exact()) {
                    proven++;
                    best = Math.max(best, line.value()[seat]);
                    if (line.action() == action) {
                        chosen = line.value()[seat];
                    }
                }
            }
            boolean known = proven == before.legalActions(legal) || best >= mostPayoff - SAME;
            if (known && chosen <= best) {
                judged[seat]++;
                if (best - chosen > SAME) {
                    errors[seat]++;
                    lost[seat] += best - chosen;
                }
            }
        }

        Verdict verdict() {
            return new Verdict(
                    Arrays.copyOf(judged, judged.length),
                    Arrays.copyOf(errors, errors.length),
                    Arrays.copyOf(lost, lost.length));
        }
    }
}
