package org.marienbad.games.draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.marienbad.framework.game.State;

/**
 * A whole turn: a step, or all jumps of one piece.
 *
 * @param plies the actions
 * @param squares where the piece stands before the turn and after each ply, from 0
 * @param captured the squares of the pieces that it captures, from 0
 */
public record Turn(List<Integer> plies, List<Integer> squares, List<Integer> captured) {
    public Turn {
        plies = List.copyOf(plies);
        squares = List.copyOf(squares);
        captured = List.copyOf(captured);
    }

    /** All turns, or all ways to end the turn, in {@code state}. */
    public static List<Turn> of(State state) {
        List<Turn> turns = new ArrayList<>();
        add((DraughtsState) state, new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), turns);
        return turns;
    }

    private static void add(
            DraughtsState state, List<Integer> plies, List<Integer> squares, List<Integer> captured, List<Turn> turns) {
        int[] legal = new int[DraughtsState.MOST_ACTIONS];
        int count = state.legalActions(legal);
        for (int i = 0; i < count; i++) {
            int action = legal[i];
            List<Integer> played = with(plies, action);
            List<Integer> path =
                    with(squares.isEmpty() ? List.of(Squares.from(action)) : squares, Squares.to(state, action));
            List<Integer> taken = state.mustJump() ? with(captured, Squares.captured(state, action)) : captured;
            DraughtsState after = state.copy();
            after.apply(action);
            if (after.jumper() != 0) {
                add(after, played, path, taken, turns);
            } else {
                turns.add(new Turn(played, path, taken));
            }
        }
    }

    private static List<Integer> with(List<Integer> list, int last) {
        List<Integer> longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }

    /** With all squares: {@code 11-15}, {@code 1x10x19}. */
    public String notation() {
        return squares.stream().map(Squares::name).collect(Collectors.joining(captured.isEmpty() ? "-" : "x"));
    }
}
