package org.marienbad.games.backgammon.notation;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.games.backgammon.BackgammonState;

/**
 * A position as the board line of FIBS, the First Internet Backgammon Server (A. Schneider: "FIBS client protocol"), which
 * GNU Backgammon takes on its external socket. The seat on roll is {@code You}, plays from 24 down, and has the positive
 * numbers.
 */
public final class FibsBoard {
    private static final int POINTS = 24;

    private FibsBoard() {}

    public static String of(BackgammonState state) {
        int seat = state.turn();
        int other = 1 - seat;
        List<Object> fields = new ArrayList<>(List.of("board", "You", "Him"));
        fields.addAll(List.of(state.rules().match(), state.score(seat), state.score(other)));
        for (int place = 0; place <= BackgammonState.BAR; place++) {
            int own = place == BackgammonState.OFF ? 0 : state.men(seat, place);
            int enemy = place == BackgammonState.BAR ? 0 : state.men(other, POINTS + 1 - place);
            fields.add(own - enemy);
        }
        int[] dice = state.dice();
        boolean rolled = dice.length > 0;
        fields.addAll(List.of(1, rolled ? dice[0] : 0, rolled ? dice[dice.length > 1 ? 1 : 0] : 0, 0, 0));
        fields.addAll(List.of(state.cube(), flag(state.cubeOwner() != other), flag(state.cubeOwner() != seat), 0));
        // Color, direction, and where home and bar are.
        fields.addAll(List.of(1, -1, 0, BackgammonState.BAR));
        fields.addAll(List.of(state.men(seat, BackgammonState.OFF), state.men(other, BackgammonState.OFF)));
        fields.addAll(List.of(state.men(seat, BackgammonState.BAR), state.men(other, BackgammonState.BAR)));
        fields.addAll(List.of(2, 0, 0, 0));
        return String.join(":", fields.stream().map(String::valueOf).toList());
    }

    private static int flag(boolean set) {
        return set ? 1 : 0;
    }
}
