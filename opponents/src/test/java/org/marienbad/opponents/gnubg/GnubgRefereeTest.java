package org.marienbad.opponents.gnubg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.backgammon.BackgammonProvider;
import org.marienbad.opponents.process.Installed;
import org.marienbad.opponents.process.ProgramFault;

/** GNU Backgammon judges the rules, and plays. */
@Tag("referee")
class GnubgRefereeTest {
    private static final int GAMES = 100;

    @BeforeAll
    static void installed() {
        Installed.require(GnuBackgammon.isInstalled(), "gnubg");
    }

    @Test
    void everyRollOfOneHundredRandomGamesAllowsTheSamePlays() {
        Game game = setup(Map.of()).game();
        int[] buffer = new int[game.info().maxLegalActions()];
        SplittableRandom random = new SplittableRandom(20);
        int rolls = 0;
        int plays = 0;
        try (GnuBackgammon judge = GnuBackgammon.start()) {
            for (int i = 0; i < GAMES; i++) {
                State state = game.newInitialState();
                while (state.actor() != State.TERMINAL) {
                    GnubgTurn turn = GnubgTurn.of(game, state);
                    if (turn.isMoving() && turn.isFresh()) {
                        plays += compare(game, state, turn, judge);
                        rolls++;
                    }
                    state.apply(
                            state.actor() == State.CHANCE
                                    ? state.randomOutcome(buffer, random)
                                    : state.randomAction(buffer, random));
                }
            }
        }
        System.out.println(rolls + " rolls of " + GAMES + " games, " + plays + " plays: all the same");
        assertTrue(rolls > 20 * GAMES);
    }

    private static int compare(Game game, State state, GnubgTurn turn, GnuBackgammon judge) {
        Map<String, List<Integer>> ours = new TreeMap<>(TurnEnds.of(game, state));
        boolean won = ours.remove(TurnEnds.WON) != null;
        if (ours.size() + (won ? 1 : 0) == 1 && game.legalActions(state).length == 1) {
            return 1; // forced, or a pass: GNU Backgammon lists no plays then
        }
        Set<String> theirs = new HashSet<>();
        boolean theyWon = false;
        for (GnuBackgammon.Play play : judge.plays(turn.id(), turn.high(), turn.low(), 0)) {
            if (isBorneOff(play.after())) {
                theyWon = true;
            } else {
                theirs.add(play.after());
            }
        }
        assertEquals(theirs, ours.keySet(), turn.position()::toString);
        assertEquals(theyWon, won, turn.position()::toString);
        return theirs.size();
    }

    /** Whether the seat that is not on roll has no men left: the first 25 bits are zero. */
    private static boolean isBorneOff(String id) {
        byte[] bytes = Base64.getDecoder().decode(id);
        return bytes[0] == 0 && bytes[1] == 0 && bytes[2] == 0 && (bytes[3] & 1) == 0;
    }

    @ParameterizedTest
    @CsvSource({
        "payoff=win",
        "payoff=points",
        "payoff=points cube=on",
        "payoff=points cube=on jacoby=on",
        "match=3",
        "match=3 cube=on"
    })
    void playsWholeGamesAndBeatsChance(String options) {
        Map<String, String> given = new TreeMap<>();
        for (String option : options.split(" ")) {
            given.put(option.replaceFirst("=.*", ""), option.replaceFirst(".*=", ""));
        }
        GameSetup setup = setup(given);
        Game game = setup.game();
        int[] buffer = new int[game.info().maxLegalActions()];
        SplittableRandom random = new SplittableRandom(7);
        double sum = 0;
        for (int i = 0; i < 4; i++) {
            Player player = new GnubgProvider()
                    .create(
                            game,
                            Settings.of("setting", "gnubg", new GnubgProvider().settings(), Map.of("plies", 0)),
                            1);
            player.begin(setup, i % 2);
            State state = game.newInitialState();
            while (state.actor() != State.TERMINAL) {
                if (state.actor() == State.CHANCE) {
                    state.apply(state.randomOutcome(buffer, random));
                } else if (state.actor() == i % 2) {
                    state.apply(player.choose(state.copy(), i % 2, Budget.UNLIMITED, Monitor.NONE)
                            .action());
                } else {
                    state.apply(state.randomAction(buffer, random));
                }
            }
            player.close();
            double[] payoffs = new double[2];
            state.payoffs(payoffs);
            sum += Math.signum(payoffs[i % 2]);
        }
        assertTrue(sum >= 2, "won " + sum + " more than it lost, of 4");
    }

    /** A player that leaves while the program is starting leaves none behind. */
    @Test
    void aProgramThatStartsTooLateIsEnded() {
        List<GnuBackgammon> started = new ArrayList<>();
        GnubgPlayer[] player = new GnubgPlayer[1];
        player[0] = new GnubgPlayer(0, () -> {
            started.add(GnuBackgammon.start());
            player[0].close();
            return started.get(0);
        });
        assertThrows(IllegalStateException.class, () -> firstPly(player[0]));
        assertThrows(ProgramFault.class, () -> started.get(0).plays("4HPwATDgc/ABMA", 3, 1, 0));
    }

    @Test
    void aProgramThatEndsIsStartedAgain() {
        List<GnuBackgammon> started = new ArrayList<>();
        GnubgPlayer player = new GnubgPlayer(0, () -> {
            GnuBackgammon program = GnuBackgammon.start();
            started.add(program);
            if (started.size() == 1) {
                program.close();
            }
            return program;
        });
        assertTrue(Set.of("8/5", "6/5").contains(firstPly(player)));
        assertEquals(2, started.size());
        player.close();
    }

    /** The first play of the player after 31. */
    private static String firstPly(Player player) {
        GameSetup setup = setup(Map.of());
        Game game = setup.game();
        State state = game.newInitialState();
        state.apply(game.parse(state, "31").orElseThrow());
        player.begin(setup, 0);
        int ply = player.choose(state.copy(), 0, Budget.UNLIMITED, Monitor.NONE).action();
        return game.action(state, ply).notation();
    }

    private static GameSetup setup(Map<String, ?> options) {
        return GameSetup.of(new BackgammonProvider(), 2, options, 0);
    }
}
