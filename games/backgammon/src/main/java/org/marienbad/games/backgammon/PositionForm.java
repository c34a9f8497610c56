package org.marienbad.games.backgammon;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marienbad.framework.game.PositionFields;
import org.marienbad.games.backgammon.BackgammonState.Phase;
import org.marienbad.games.backgammon.Scoreboard.Crawford;

/** Positions as plain data: the men as GNU position ID, and what else belongs to it. */
final class PositionForm {
    private static final String ID = "id";
    private static final String PHASE = "phase";

    private PositionForm() {}

    static Map<String, Object> of(BackgammonState state) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put(ID, PositionId.of(state));
        fields.put(PHASE, nameOf(state.phase()));
        fields.put("turn", state.turn());
        fields.put("dice", Arrays.stream(state.dice()).boxed().toList());
        fields.put("turns", state.turns());
        if (state.rules().cube()) {
            fields.put("cube", state.cube());
            fields.put("cubeOwner", state.cubeOwner());
        }
        if (state.rules().isMatch()) {
            fields.put("score", List.of(state.score(0), state.score(1)));
            fields.put("crawford", state.crawford().ordinal());
        }
        if (state.phase() == Phase.OVER) {
            fields.put("winner", state.winner());
            fields.put("won", state.won());
        }
        return fields;
    }

    static String nameOf(Phase phase) {
        return phase.name().toLowerCase(Locale.ROOT);
    }

    static BackgammonState read(BackgammonRules rules, Map<String, ?> position) {
        Map<String, Object> rest = new LinkedHashMap<>(position);
        String id = String.valueOf(rest.remove(ID));
        Phase phase = phase(String.valueOf(rest.remove(PHASE)));
        PositionFields fields = new PositionFields(rest);
        BackgammonState state = new BackgammonState(rules);
        int turn = fields.number("turn", 0, 1);
        PositionId.read(id, turn, state.board());
        int[] dice = fields.numbers("dice", 0, 4, 1, ActionCodes.FACES);
        readPast(rules, fields, phase, state);
        if (rules.cube()) {
            readCube(fields, state);
        } else if (phase == Phase.CUBE || phase == Phase.TAKE) {
            throw new IllegalArgumentException("position: 'phase' cannot be " + nameOf(phase) + " without a cube");
        }
        if (rules.isMatch()) {
            // Who has all points has won the match.
            int[] score = fields.numbers("score", 2, 0, rules.match() - (phase == Phase.OVER ? 0 : 1));
            state.scoreboard().setScore(score[0], score[1], Crawford.values()[fields.number("crawford", 0, 2)]);
        }
        fields.requireNoMore();
        requireDice(phase, dice);
        if ((phase == Phase.CUBE || phase == Phase.TAKE) && !state.scoreboard().mayDouble(turn)) {
            throw new IllegalArgumentException(
                    "position: 'phase' cannot be " + nameOf(phase) + ", since the seat to move may not double");
        }
        for (int seat = 0; seat < 2 && phase != Phase.OVER; seat++) {
            if (state.held(seat) == 0) {
                throw new IllegalArgumentException("position: a seat has borne off all men, so 'phase' must be over");
            }
        }
        state.set(phase, turn, dice);
        return state;
    }

    private static Phase phase(String name) {
        for (Phase phase : Phase.values()) {
            if (nameOf(phase).equals(name)) {
                return phase;
            }
        }
        String allowed = String.join(
                ", ", Arrays.stream(Phase.values()).map(PositionForm::nameOf).toList());
        throw new IllegalArgumentException("position: 'phase' must be one of " + allowed + "; got '" + name + "'");
    }

    private static void readPast(BackgammonRules rules, PositionFields fields, Phase phase, BackgammonState state) {
        int turns = fields.number("turns", 0, rules.mostTurns());
        if (phase == Phase.OVER) {
            int winner = fields.number("winner", -1, 1);
            state.scoreboard().setPast(turns, winner, fields.number("won", winner < 0 ? 0 : 1, rules.mostWon()));
        } else if (turns == rules.mostTurns()) {
            throw new IllegalArgumentException("position: 'turns' is " + turns + ", so 'phase' must be over");
        } else {
            state.scoreboard().setPast(turns, -1, 0);
        }
    }

    private static void readCube(PositionFields fields, BackgammonState state) {
        int number = fields.number("cube", 1, BackgammonRules.MAX_CUBE);
        int owner = fields.number("cubeOwner", -1, 1);
        if (Integer.bitCount(number) != 1) {
            throw new IllegalArgumentException("position: 'cube' must be a power of two; got " + number);
        }
        state.scoreboard().setCube(number, owner);
    }

    private static void requireDice(Phase phase, int... dice) {
        boolean rolled = phase == Phase.MOVE;
        boolean fits = rolled ? dice.length > 0 : dice.length == 0;
        for (int i = 1; i < dice.length; i++) {
            fits &= dice.length == 2 ? dice[0] >= dice[1] : dice[i] == dice[0];
        }
        if (!fits) {
            throw new IllegalArgumentException("position: 'dice' must be the dice left, one, two with the greater one"
                    + " first, or up to four equal ones where 'phase' is move, and none elsewhere; got "
                    + Arrays.toString(dice));
        }
    }
}
