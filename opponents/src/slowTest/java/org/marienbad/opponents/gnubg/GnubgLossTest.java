package org.marienbad.opponents.gnubg;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.games.backgammon.BackgammonProvider;
import org.marienbad.opponents.process.Installed;

/**
 * How much equity each level of the computer loses per decision, as GNU Backgammon judges (2 plies, money play without
 * a cube). It also tells how the level's games against GNU Backgammon (0 plies) end.
 */
class GnubgLossTest {
    private static final int GAMES = 30;
    private static final Catalogue<PlayerProvider> PLAYERS = Plugins.load().players();

    @BeforeAll
    static void installed() {
        Installed.require(GnuBackgammon.isInstalled(), "gnubg");
    }

    @Test
    void levelsLoseLessTheHarderTheyAre() {
        double before = Double.MAX_VALUE;
        for (String level : List.of("easy", "medium", "hard")) {
            double loss = measure("computer(level=" + level + ")");
            assertTrue(loss < before, level + " loses " + loss);
            before = loss;
        }
    }

    private static double measure(String spec) {
        GameSetup setup = GameSetup.of(new BackgammonProvider(), 2, Map.of("payoff", "points"), 0);
        Game game = setup.game();
        int[] buffer = new int[game.info().maxLegalActions()];
        double lost = 0;
        int decisions = 0;
        int won = 0;
        double points = 0;
        try (GnuBackgammon judge = GnuBackgammon.start()) {
            for (int i = 0; i < GAMES; i++) {
                SplittableRandom random = new SplittableRandom(i / 2);
                int seat = i % 2;
                Player[] players = new Player[2];
                players[seat] = PlayerSpec.parse(spec).create(PLAYERS, game, i);
                players[1 - seat] = PlayerSpec.parse("gnubg(plies=0)").create(PLAYERS, game, i);
                for (int each = 0; each < 2; each++) {
                    players[each].begin(setup, each);
                }
                State state = game.newInitialState();
                GnubgTurn judged = null;
                List<GnuBackgammon.Play> plays = List.of();
                while (state.actor() != State.TERMINAL) {
                    int actor = state.actor();
                    if (actor == State.CHANCE) {
                        state.apply(state.randomOutcome(buffer, random));
                        continue;
                    }
                    GnubgTurn turn = GnubgTurn.of(game, state);
                    if (actor == seat
                            && turn.isFresh()
                            && TurnEnds.of(game, state).size() > 1) {
                        judged = turn;
                        plays = judge.plays(turn.id(), turn.high(), turn.low(), 2);
                    }
                    state.apply(players[actor]
                            .choose(state.copy(), actor, Budget.UNLIMITED, Monitor.NONE)
                            .action());
                    GnubgTurn next = GnubgTurn.of(game, state);
                    if (judged != null && (state.actor() != seat || !next.isMoving())) {
                        lost += next.isWon() ? 0 : loss(plays, next.id());
                        decisions++;
                        judged = null;
                    }
                }
                double[] payoffs = new double[2];
                state.payoffs(payoffs);
                won += payoffs[seat] > 0 ? 1 : 0;
                points += payoffs[seat];
                players[0].close();
                players[1].close();
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%s: %d games against gnubg(plies=0): %d won, %+.3f points a game; %.4f equity lost in each of %d decisions%n",
                spec,
                GAMES,
                won,
                points / GAMES,
                lost / decisions,
                decisions);
        return lost / decisions;
    }

    private static double loss(List<GnuBackgammon.Play> plays, String after) {
        double played = plays.stream()
                .filter(play -> play.after().equals(after))
                .findFirst()
                .orElseThrow()
                .equity();
        return plays.get(0).equity() - played;
    }
}
