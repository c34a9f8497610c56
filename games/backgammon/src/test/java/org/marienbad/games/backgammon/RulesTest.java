package org.marienbad.games.backgammon;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.State;
import org.marienbad.games.backgammon.BackgammonState.Phase;

class RulesTest {
    private final BackgammonGame game = Games.of();
    private final BackgammonGame money = Games.of("payoff", "points", "cube", true);

    /** A position in which both seats have men where {@code men} says: place and number, in turn, of each seat. */
    private static BackgammonState at(BackgammonGame game, String white, String black, Phase phase, int... dice) {
        BackgammonState state = game.newInitialState();
        String[] sides = {white, black};
        for (int seat = 0; seat < 2; seat++) {
            int left = BackgammonState.MEN;
            for (int place = 1; place <= BackgammonState.BAR; place++) {
                state.board().set(seat, place, 0);
            }
            for (String group : sides[seat].split(" ")) {
                int men = Integer.parseInt(group.split(":")[1]);
                state.board().set(seat, Integer.parseInt(group.split(":")[0]), men);
                left -= men;
            }
            state.board().set(seat, BackgammonState.OFF, left);
        }
        state.set(phase, 0, dice);
        return state;
    }

    private List<String> legal(String white, String black, int... dice) {
        return Games.legal(game, at(game, white, black, Phase.MOVE, dice));
    }

    @Test
    void theHigherDieOfTheOpeningBegins() {
        BackgammonState start = game.newInitialState();
        assertEquals(State.CHANCE, start.actor());
        assertEquals(30, Games.legal(game, start).size());
        BackgammonState white = Games.play(game, start, "31");
        assertEquals(0, white.actor());
        assertArrayEquals(new int[] {3, 1}, white.dice());
        BackgammonState black = Games.play(game, start, "26");
        assertEquals(1, black.actor());
        assertArrayEquals(new int[] {6, 2}, black.dice());
        assertEquals(1, start.chanceWeight(ActionCodes.opening(2, 6)));
        BackgammonState second = Games.play(game, white, "8/5 6/5");
        assertEquals(State.CHANCE, second.actor());
        assertEquals(2, second.chanceWeight(ActionCodes.roll(3, 1)));
        assertEquals(1, second.chanceWeight(ActionCodes.roll(3, 3)));
    }

    /** One number is drawn, and the outcome is the one that listing them would give. */
    @Test
    void randomRollsAreThoseOfTheList() {
        int[] buffer = new int[ActionCodes.OPENINGS];
        for (String plies : new String[] {"", "31 8/5 6/5"}) {
            BackgammonState state =
                    plies.isEmpty() ? game.newInitialState() : Games.play(game, game.newInitialState(), plies);
            for (int seed = 0; seed < 2000; seed++) {
                int fast = state.randomOutcome(buffer, new SplittableRandom(seed));
                int count = state.legalActions(buffer);
                assertEquals(Chance.sample(state, buffer, count, new SplittableRandom(seed)), fast);
            }
        }
    }

    @Test
    void bothDiceMustBePlayedIfPossible() {
        assertEquals(List.of("8/7", "8/2"), legal("8:1", "13:15", 6, 1));
        // With 18 closed the 5 must come first.
        assertEquals(List.of("24/19"), legal("24:1", "7:15", 6, 5));
        // No 1 could follow 7/1, since 8 is closed; after 9/3 it can be played 3/2.
        BackgammonState one = at(game, "9:1 7:1", "17:2 19:13", Phase.MOVE, 6, 1);
        assertEquals(List.of("9/3"), Games.legal(game, one));
        assertTrue(one.couldMove(7));
    }

    @Test
    void ofTwoDiceOnlyOneOfWhichCanBePlayedTheGreaterIs() {
        // From 24 a 6 leads to 18 and a 5 to 19, but the other die then meets point 13.
        assertEquals(List.of("24/18"), legal("24:1", "12:2 1:13", 6, 5));
        // With the 18 closed only the 5 is left.
        assertEquals(List.of("24/19"), legal("24:1", "12:2 7:13", 6, 5));
    }

    @Test
    void menOnTheBarComeFirst() {
        assertEquals(List.of("bar/22", "bar/20*"), legal("25:1 13:14", "5:1 6:14", 5, 3));
        BackgammonState entered = Games.play(game, at(game, "25:1 13:14", "5:1 6:14", Phase.MOVE, 5, 3), "bar/20*");
        assertEquals(1, entered.men(1, BackgammonState.BAR));
        assertEquals(List.of("13/10", "20/17"), Games.legal(game, entered));
        assertEquals(List.of("bar/23", "bar/22"), legal("25:2 13:13", "6:8 5:7", 3, 2));
        assertEquals(List.of("pass"), legal("25:2 13:13", "6:8 5:7", 6, 5));
    }

    @Test
    void equalDiceAreFourMoves() {
        BackgammonState state = Games.play(game, game.newInitialState(), "21 13/11 6/5 44 13/9 13/9 24/20");
        assertArrayEquals(new int[] {4}, state.dice());
        assertEquals(Phase.ROLL, Games.play(game, state, "24/20").phase());
    }

    @Test
    void menAreBorneOffFromHomeAlone() {
        assertEquals(List.of("6/1", "6/off"), legal("6:2 4:2", "6:3", 6, 5));
        assertEquals(
                List.of("7/2", "7/1"),
                legal("7:1 6:1", "6:3", 6, 5).stream()
                        .filter(s -> s.startsWith("7"))
                        .toList());
        // Both dice take the man on 4 off: it is one action. The 5 could not move within the home.
        assertEquals(List.of("4/off"), legal("4:2 1:1", "6:3", 6, 5));
        // The 1 may be played within the home.
        assertEquals(List.of("1/off", "3/2", "4/3", "4/off"), legal("4:1 3:1 1:1", "6:3", 6, 1));
        BackgammonState last = at(game, "1:1", "1:15", Phase.MOVE, 6, 5);
        BackgammonState over = Games.play(game, last, "1/off");
        assertEquals(State.TERMINAL, over.actor());
        assertArrayEquals(new double[] {1, -1}, Games.payoffs(over));
    }

    @ParameterizedTest
    @CsvSource({
        "win, 6:14, 1",
        "points, 6:14, 1",
        "points, 6:15, 2",
        "points, 18:1 6:14, 2",
        "points, 19:1 6:14, 3",
        "points, 25:1 6:14, 3",
        "win, 25:1 6:14, 1",
    })
    void gammonsCountMore(String payoff, String black, int expected) {
        BackgammonGame played = Games.of("payoff", payoff);
        BackgammonState over = Games.play(played, at(played, "1:1", black, Phase.MOVE, 6, 5), "1/off");
        assertArrayEquals(new double[] {expected, -expected}, Games.payoffs(over));
    }

    @Test
    void theCubeDoublesTheStakes() {
        BackgammonState start = Games.play(money, money.newInitialState(), "31 8/5 6/5");
        assertEquals(List.of("double", "roll"), Games.legal(money, start));
        assertEquals(1, start.actor());
        BackgammonState offered = Games.play(money, start, "double");
        assertEquals(0, offered.actor());
        assertEquals(List.of("take", "drop"), Games.legal(money, offered));
        assertArrayEquals(new double[] {-1, 1}, Games.payoffs(Games.play(money, offered, "drop")));
        BackgammonState taken = Games.play(money, offered, "take");
        assertEquals(2, taken.cube());
        assertEquals(0, taken.cubeOwner());
        assertEquals(State.CHANCE, taken.actor());
        BackgammonState mine = Games.play(money, taken, "62 24/18 13/11");
        assertEquals(List.of("double", "roll"), Games.legal(money, mine), "the owner may double");
        BackgammonState theirs = Games.play(money, mine, "roll 21 13/11 6/5");
        assertEquals(State.CHANCE, theirs.actor(), "the other one may not");
    }

    @Test
    void theCubeEndsAt64() {
        BackgammonState state = at(money, "1:1", "6:15", Phase.ROLL);
        state.scoreboard().setCube(64, 1);
        state.set(Phase.ROLL, 0);
        BackgammonState over = Games.play(money, state, "65 1/off");
        assertArrayEquals(new double[] {128, -128}, Games.payoffs(over));
        BackgammonState turn = at(money, "24:15", "6:15", Phase.MOVE, 1);
        turn.scoreboard().setCube(64, -1);
        assertEquals(State.CHANCE, Games.play(money, turn, "24/23").actor(), "nobody may double any more");
    }

    @Test
    void withJacobyGammonsNeedADouble() {
        BackgammonGame jacoby = Games.of("payoff", "points", "cube", true, "jacoby", true);
        BackgammonState state = at(jacoby, "1:1", "6:15", Phase.MOVE, 6);
        assertArrayEquals(new double[] {1, -1}, Games.payoffs(Games.play(jacoby, state, "1/off")));
        state.scoreboard().setCube(2, 1);
        assertArrayEquals(new double[] {4, -4}, Games.payoffs(Games.play(jacoby, state, "1/off")));
    }

    @Test
    void aMatchGoesOnUntilItsPointsAreWon() {
        BackgammonGame match = Games.of("match", 3, "cube", true);
        BackgammonState state = at(match, "1:1", "6:15", Phase.MOVE, 6);
        BackgammonState second = Games.play(match, state, "1/off");
        assertEquals(Phase.OPENING, second.phase());
        assertArrayEquals(new int[] {2, 0}, match.scores(second));
        assertEquals(Scoreboard.Crawford.NOW, second.crawford());
        assertEquals(167, second.pips(0));
        BackgammonState crawford = Games.play(match, second, "31 8/5 6/5");
        assertEquals(State.CHANCE, crawford.actor(), "nobody may double in the Crawford game");
        BackgammonState won = at(match, "6:15", "1:1", Phase.MOVE, 6);
        won.scoreboard().setScore(2, 0, Scoreboard.Crawford.NOW);
        won.set(Phase.MOVE, 1, 6);
        BackgammonState third = Games.play(match, won, "1/off");
        assertArrayEquals(new int[] {2, 2}, match.scores(third));
        assertEquals(Scoreboard.Crawford.PAST, third.crawford());
        BackgammonState later = Games.play(match, third, "31 8/5 6/5 double drop");
        assertEquals(State.TERMINAL, later.actor());
        assertArrayEquals(new double[] {-1, 1}, Games.payoffs(later));
        assertArrayEquals(new int[] {2, 3}, match.scores(later));
    }

    @Test
    void theGameStopsAtTheLimit() {
        BackgammonGame brief = Games.of("turnLimit", 10);
        BackgammonState state = brief.newInitialState();
        SplittableRandom random = new SplittableRandom(1);
        int[] buffer = new int[ActionCodes.OPENINGS];
        while (state.actor() != State.TERMINAL) {
            boolean chance = state.actor() == State.CHANCE;
            state.apply(chance ? state.randomOutcome(buffer, random) : state.randomAction(buffer, random));
        }
        assertEquals(10, state.turns());
        assertArrayEquals(new double[] {0, 0}, Games.payoffs(state));
    }

    @ParameterizedTest
    @CsvSource({
        "cube, true, 'option ''cube'': stakes can be doubled only with payoff=points or in a match'",
        "jacoby, true, 'option ''jacoby'': only with cube=on and outside of a match'",
    })
    void optionsThatExcludeEachOtherAreRefused(String key, boolean value, String message) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> Games.of(key, value))
                        .getMessage());
    }

    @Test
    void positionIdsAreThoseOfGnuBackgammon() {
        assertEquals("4HPwATDgc/ABMA", PositionId.of(game.newInitialState()));
        BackgammonState bearOff = Games.position("gwAAAAcAAAAAAA", "roll");
        assertEquals(3, bearOff.men(0, 5));
        assertEquals(2, bearOff.men(1, 1));
        assertEquals(1, bearOff.men(1, 6));
        assertEquals(12, bearOff.men(1, BackgammonState.OFF));
        assertEquals("gwAAAAcAAAAAAA", PositionId.of(bearOff));
    }

    @ParameterizedTest
    @CsvSource({
        "id, xyz, must be a GNU position ID",
        "id, 4HPwATDgc///MA, more than 15 men",
        "id, AAAAAAAAAAAAAA, has borne off all men",
        "id, //8AAAAAAAAAAA, more than 15 men",
        "id, AQAAAAAAAEAAAA, has borne off all men",
        "phase, bar, must be one of opening",
        "phase, cube, without a cube",
        "turns, 1000, must be over",
    })
    void impossiblePositionsAreRefused(String key, String value, String message) {
        Map<String, Object> fields =
                new HashMap<>(game.position(game.newInitialState()).orElseThrow());
        fields.put("phase", "roll");
        fields.put(key, key.equals("turns") ? Integer.valueOf(value) : value);
        String said = assertThrows(IllegalArgumentException.class, () -> game.stateOf(fields))
                .getMessage();
        assertTrue(said.contains(message), said);
    }

    /** Such games would pay more than any can, or go on although the match is won. */
    @Test
    void contradictoryPositionsAreRefused() {
        BackgammonGame match = Games.of("match", 3, "cube", true);
        BackgammonGame points = Games.of("payoff", "points");
        assertEquals(
                "position: 'phase' cannot be cube, since the seat to move may not double",
                refusal(money, "phase", "cube", "cube", 64));
        assertEquals(
                "position: 'phase' cannot be take, since the seat to move may not double",
                refusal(money, "phase", "take", "cube", 2, "cubeOwner", 1));
        assertEquals(
                "position: 'phase' cannot be cube, since the seat to move may not double",
                refusal(match, "phase", "cube", "turn", 1, "score", List.of(2, 0), "crawford", 1));
        assertEquals(
                "position: 'score' must be a list of 2 whole numbers from 0 to 2",
                refusal(match, "phase", "roll", "score", List.of(3, 0)));
        assertEquals(
                "position: 'won' must be a whole number from 1 to 3",
                refusal(points, "phase", "over", "winner", 0, "won", 4));
        assertEquals(
                "position: 'won' must be a whole number from 1 to 1",
                refusal(game, "phase", "over", "winner", 1, "won", 0));
    }

    private static String refusal(BackgammonGame game, Object... changes) {
        Map<String, Object> fields =
                new HashMap<>(game.position(game.newInitialState()).orElseThrow());
        for (int i = 0; i < changes.length; i += 2) {
            fields.put((String) changes[i], changes[i + 1]);
        }
        return assertThrows(IllegalArgumentException.class, () -> game.stateOf(fields))
                .getMessage();
    }

    @Test
    void notationIsReadInOtherForms() {
        BackgammonState state = at(game, "25:1 13:14", "5:1 6:14", Phase.MOVE, 5, 3);
        assertEquals(ActionCodes.step(25, 5), game.parse(state, "25/20").orElseThrow());
        BackgammonState rolled = Games.play(game, game.newInitialState(), "31 8/5 6/5");
        assertEquals(ActionCodes.roll(4, 2), game.parse(rolled, "24").orElseThrow());
        assertEquals(
                ActionCodes.step(2, 6),
                game.parse(at(game, "2:1", "6:15", Phase.MOVE, 6), "2/0").orElseThrow());
    }
}
