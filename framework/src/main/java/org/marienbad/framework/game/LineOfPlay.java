package org.marienbad.framework.game;

import java.util.ArrayList;
import java.util.List;

/**
 * A start, the plies played from there, and the position after each. It answers questions that the present position
 * cannot, such as the stones that the last ply brought in. The positions are to be read only, and nobody's secrets are
 * hidden in them.
 *
 * @param positions one more than {@code plies}, the present one last
 * @param plies actions and chance outcomes
 */
public record LineOfPlay(List<State> positions, List<Integer> plies) {
    public LineOfPlay {
        positions = List.copyOf(positions);
        plies = List.copyOf(plies);
        if (positions.size() != plies.size() + 1) {
            throw new IllegalArgumentException(
                    positions.size() + " positions do not fit " + plies.size() + " plies: there must be one more");
        }
    }

    /**
     * The line of {@code plies} from the start of {@code setup}.
     *
     * @throws IllegalArgumentException if the starter is not drawn yet or a ply is not legal
     */
    public static LineOfPlay of(GameSetup setup, List<Integer> plies) {
        return of(setup.game(), setup.newState(), plies);
    }

    private static LineOfPlay of(Game game, State start, List<Integer> plies) {
        State state = start;
        List<State> positions = new ArrayList<>(plies.size() + 1);
        positions.add(state);
        for (int ply : plies) {
            if (!game.isLegal(state, ply)) {
                throw new IllegalArgumentException("ply " + positions.size() + ": action " + ply + " is not legal");
            }
            state = state.copy();
            state.apply(ply);
            positions.add(state);
        }
        return new LineOfPlay(positions, plies);
    }

    /**
     * The same plies from the same start under another setup, in which they are legal, too.
     *
     * @throws IllegalArgumentException if a ply is not
     */
    public LineOfPlay under(GameSetup now, GameSetup other) {
        State start = position(0);
        boolean setUp = start.hash() != now.newState().hash();
        return of(
                other.game(),
                setUp ? other.game().stateOf(now.game().position(start).orElseThrow()) : other.newState(),
                plies);
    }

    /**
     * The line of {@code plies}, in the notation of {@link Game#parse}, chance outcomes included.
     *
     * @throws IllegalArgumentException naming a ply that is not legal
     */
    static LineOfPlay from(Game game, State start, List<String> plies) {
        List<State> positions = new ArrayList<>(List.of(start));
        List<Integer> codes = new ArrayList<>();
        for (String ply : plies) {
            State before = positions.get(codes.size());
            int code = game.parse(before, ply)
                    .orElseThrow(() -> new IllegalArgumentException(
                            "ply " + positions.size() + ": '" + ply + "' is not legal in " + before));
            State after = before.copy();
            after.apply(code);
            positions.add(after);
            codes.add(code);
        }
        return new LineOfPlay(positions, codes);
    }

    /** How many plies have been played; may be 0, in a position that was set up even where the game is over. */
    public int length() {
        return plies.size();
    }

    /** The position after {@code index} plies. */
    public State position(int index) {
        return positions.get(index);
    }

    /** The ply played in {@link #position} {@code index}. */
    public int ply(int index) {
        return plies.get(index);
    }

    /** The first {@code count} plies. */
    public LineOfPlay first(int count) {
        return new LineOfPlay(positions.subList(0, count + 1), plies.subList(0, count));
    }

    /** The line with one more ply, which is legal. */
    public LineOfPlay then(int ply) {
        State next = present().copy();
        next.apply(ply);
        List<State> reached = new ArrayList<>(positions);
        reached.add(next);
        List<Integer> longer = new ArrayList<>(plies);
        longer.add(ply);
        return new LineOfPlay(reached, longer);
    }

    /** The present position. */
    public State present() {
        return positions.get(plies.size());
    }
}
