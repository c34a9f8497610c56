package org.marienbad.lab.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongFunction;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Advisor;
import org.marienbad.framework.match.MatchListener;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.lab.tournament.Fixture;
import org.marienbad.lab.tournament.Tournament;
import org.marienbad.lab.tournament.Verdict;

/**
 * Judges the decisions of others by the proven action values of a player. The best action of a position is known if all
 * legal actions are proven, or if one is proven to gain the greatest possible payoff.
 */
final class Oracle {
    /** Payoffs that differ by less are the same. */
    private static final double SAME = 1e-9;

    private final LongFunction<Player> maker;

    Oracle(LongFunction<Player> maker) {
        this.maker = maker;
    }

    Judge judge(Tournament tournament, Fixture fixture) {
        GameSetup setup = tournament.drawn(fixture);
        return new Judge(setup, tournament, fixture, maker.apply(tournament.judgeSeed(fixture)));
    }

    /** Judges the decisions of one game, those of its opening excepted; closed when the game ends. */
    static final class Judge implements MatchListener {
        private final GameSetup setup;
        /** How many decisions at the start are random. */
        private final int random;
        /** How many plies at the start are given. */
        private final int given;

        private final Advisor advisor;
        private final List<Integer> plies = new ArrayList<>();
        private final List<State> positions = new ArrayList<>();
        private final int[] judged;
        private final int[] errors;
        private final double[] lost;
        private int decisions;

        private final int[] legal;
        private final double mostPayoff;

        Judge(GameSetup setup, Tournament tournament, Fixture fixture, Player player) {
            this.setup = setup;
            random = tournament.options().opening();
            given = tournament.openingPlies(fixture).size();
            this.advisor = new Advisor(player);
            GameInfo info = setup.game().info();
            int seats = info.seats();
            legal = new int[info.maxLegalActions()];
            mostPayoff = info.maxPayoff();
            judged = new int[seats];
            errors = new int[seats];
            lost = new double[seats];
        }

        @Override
        public void playing(State before, int action) {
            positions.add(before.copy());
            if (before.actor() >= 0 && plies.size() >= given && decisions++ >= random) {
                judge(before, action);
            }
            plies.add(action);
        }

        private void judge(State before, int action) {
            int seat = before.actor();
            MatchView view = MatchView.of(setup, new LineOfPlay(positions, plies), Observer.seat(seat));
            Decision decision = advisor.ask(view, Budget.UNLIMITED, Monitor.NONE);
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

        @Override
        public void ended() {
            PluginGuard.run(advisor::close, ignored -> {}); // only its verdict counts
        }

        Verdict verdict() {
            return new Verdict(
                    Arrays.copyOf(judged, judged.length),
                    Arrays.copyOf(errors, errors.length),
                    Arrays.copyOf(lost, lost.length));
        }
    }
}
