package org.marienbad.games.backgammon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.marienbad.framework.game.State;
import org.marienbad.games.backgammon.BackgammonState.Phase;

/** The plays of random rolls in random games, against the rules written down as plainly as possible. */
class RulesPropertyTest {
    @Property(tries = 200)
    void stepsLeadToAllPlaysThatUseMostDice(
            @ForAll @IntRange(min = 1, max = 6) int one,
            @ForAll @IntRange(min = 1, max = 6) int other,
            @ForAll @IntRange(max = 150) int turns,
            @ForAll long seed) {
        BackgammonState state = randomPosition(turns, new SplittableRandom(seed));
        int seat = state.turn();
        BackgammonState rolled = state.copy();
        rolled.apply(ActionCodes.roll(one, other));
        Set<String> found = new TreeSet<>();
        for (BackgammonState result : Games.results(rolled)) {
            found.add(Arrays.toString(men(result, seat)));
        }
        assertEquals(new Plays(men(state, seat), one, other).results(), found, rolled::toString);
    }

    private static BackgammonState randomPosition(int turns, SplittableRandom random) {
        BackgammonGame game = Games.of();
        int[] buffer = new int[ActionCodes.OPENINGS];
        while (true) {
            BackgammonState state = game.newInitialState();
            while (state.actor() != State.TERMINAL && (state.turns() < turns || state.phase() != Phase.ROLL)) {
                boolean chance = state.actor() == State.CHANCE;
                state.apply(chance ? state.randomOutcome(buffer, random) : state.randomAction(buffer, random));
            }
            if (state.phase() == Phase.ROLL) {
                return state;
            }
        }
    }

    /** The men of {@code seat} from 0 to 25, and those of the other one behind them, by their own numbers. */
    private static int[] men(BackgammonState state, int seat) {
        int[] men = new int[52];
        for (int place = 0; place <= BackgammonState.BAR; place++) {
            men[place] = state.men(seat, place);
            men[26 + place] = state.men(1 - seat, place);
        }
        return men;
    }

    /** All ways of playing two dice, in either order, or four equal ones. */
    private static final class Plays {
        /** By the dice used, in any order, the boards that arise. */
        private final Map<String, Set<String>> byDice = new HashMap<>();

        Plays(int[] men, int one, int other) {
            int[] dice = one == other ? new int[] {one, one, one, one} : new int[] {one, other};
            play(men, "", dice);
            if (one != other) {
                play(men, "", other, one);
            }
        }

        private void play(int[] men, String used, int... dice) {
            char[] sorted = used.toCharArray();
            Arrays.sort(sorted);
            byDice.computeIfAbsent(new String(sorted), key -> new TreeSet<>()).add(Arrays.toString(men));
            for (int from = 1; from <= 25 && dice.length > 0; from++) {
                if (canMove(men, from, dice[0])) {
                    int[] next = men.clone();
                    int to = Math.max(0, from - dice[0]);
                    next[from]--;
                    next[to]++;
                    if (to > 0 && next[26 + 25 - to] == 1) {
                        next[26 + 25 - to] = 0;
                        next[26 + 25]++;
                    }
                    play(next, used + dice[0], Arrays.copyOfRange(dice, 1, dice.length));
                }
            }
        }

        private static boolean canMove(int[] men, int from, int die) {
            if (men[from] == 0 || from < 25 && men[25] > 0) {
                return false;
            } else if (from > die) {
                return men[26 + 25 - (from - die)] < 2;
            }
            for (int place = from == die ? 7 : from + 1; place <= 25; place++) {
                if (men[place] > 0) {
                    return false;
                }
            }
            return true;
        }

        /** Those with most dice, of one die alone the greater; a game that is won needs no more dice. */
        Set<String> results() {
            int most = byDice.keySet().stream().mapToInt(String::length).max().orElseThrow();
            Set<String> results = new TreeSet<>();
            String best = "";
            for (String used : byDice.keySet()) {
                best = used.length() == most && used.compareTo(best) > 0 ? used : best;
            }
            results.addAll(byDice.get(best));
            byDice.values()
                    .forEach(boards -> boards.stream()
                            .filter(board -> board.startsWith("[15,"))
                            .forEach(results::add));
            return results;
        }
    }
}
