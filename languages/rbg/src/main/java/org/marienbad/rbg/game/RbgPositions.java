package org.marienbad.rbg.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.marienbad.framework.game.PositionFields;
import org.marienbad.rbg.play.Automaton;
import org.marienbad.rbg.play.Automaton.Edge;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.tree.RbgDescription;
import org.marienbad.rbg.tree.Rule;

/**
 * Positions as plain values that people write, and back. Pieces and mover are always there; numbers and the ply only if they are not as at the start.
 * The place in the rules counts those at which the mover may be to move, in the order of the text; 1 is left out. The current vertex is there if it
 * matters.
 */
final class RbgPositions {
    private static final String BOARD = "board";
    private static final String MOVER = "mover";
    private static final String PLACE = "place";
    private static final String AT = "at";
    private static final String PLY = "ply";
    /** As the mover of a game that the keeper has ended. */
    private static final int NOBODY = -1;

    private final RbgGame game;
    private final RbgDescription description;
    private final RbgPosition start;
    private final BoardText text;
    /** By player, the keeper last, the nodes at which it may be to move. */
    private final List<List<Integer>> places = new ArrayList<>();

    private final List<String> numbers = new ArrayList<>();

    RbgPositions(RbgGame game, RbgPosition start, BoardText text) {
        this.game = game;
        this.start = start;
        this.text = text;
        description = game.rules().description();
        for (int player = 0; player < description.players().size(); player++) {
            places.add(places(player));
        }
        places.add(places(Rule.Switch.KEEPER));
        List<String> taken = List.of(BOARD, MOVER, PLACE, AT, PLY);
        description.players().forEach(name -> numbers.add(taken.contains(name) ? "score-" + name : name));
        description.variables().forEach(name -> numbers.add(taken.contains(name) ? "number-" + name : name));
    }

    private List<Integer> places(int player) {
        Automaton automaton = game.rules().automaton();
        TreeSet<Integer> found = new TreeSet<>();
        for (int index = 1; index <= automaton.modifiers(); index++) {
            Edge edge = automaton.step(index);
            if (edge.action() instanceof Rule.Switch turn && turn.player() == player) {
                found.add(edge.target());
            }
        }
        boolean within = game.codes().hasSteps() || game.codes().hasParts();
        if (player != Rule.Switch.KEEPER && within) {
            addWithin(new ArrayDeque<>(found), found);
        }
        return List.copyOf(found);
    }

    /** Adds the nodes behind parts of a move. */
    private void addWithin(Deque<Integer> open, TreeSet<Integer> found) {
        TreeSet<Integer> known = new TreeSet<>(found);
        while (!open.isEmpty()) {
            for (Edge edge : game.rules().automaton().edges(open.remove())) {
                if (edge.action() instanceof Rule.Switch) {
                    continue;
                }
                if (edge.index() != 0) {
                    found.add(edge.target());
                }
                if (known.add(edge.target())) {
                    open.add(edge.target());
                }
            }
        }
    }

    private List<Integer> placesOf(int player) {
        return places.get(player == Rule.Switch.KEEPER ? places.size() - 1 : player);
    }

    private boolean vertexMatters(int player, int node) {
        return player != Rule.Switch.KEEPER && game.rules().vertexMatters(node);
    }

    /** A position as JSON values. */
    Map<String, Object> position(RbgState state) {
        RbgPosition position = state.position();
        Map<String, Object> form = new LinkedHashMap<>();
        form.put(BOARD, text.rows(position));
        form.put(MOVER, position.player() == Rule.Switch.KEEPER ? NOBODY : game.seat(position.player()));
        form.putAll(rest(state));
        return form;
    }

    /** All but the pieces and the mover. */
    Map<String, Object> rest(RbgState state) {
        RbgPosition position = state.position();
        Map<String, Object> form = new LinkedHashMap<>();
        for (int index = 0; index < numbers.size(); index++) {
            if (position.number(index) != start.number(index)) {
                form.put(numbers.get(index), position.number(index));
            }
        }
        int place = placesOf(position.player()).indexOf(position.node());
        if (place > 0) {
            form.put(PLACE, place + 1);
        }
        if (vertexMatters(position.player(), position.node())) {
            form.put(AT, game.layout().name(position.vertex()));
        }
        if (state.plies() > 0) {
            form.put(PLY, state.plies());
        }
        return form;
    }

    /**
     * The inverse of {@link #position}.
     *
     * @throws IllegalArgumentException saying what is wrong where
     */
    RbgState stateOf(Map<String, ?> position) {
        PositionFields given = new PositionFields(position);
        int rows = text.countRows();
        int[] board = text.read(
                rows == 0 ? given.texts(BOARD, 0, description.board().size()) : given.texts(BOARD, rows, rows));
        int mover = given.number(MOVER, NOBODY, description.players().size() - 1);
        int player = mover == NOBODY ? Rule.Switch.KEEPER : game.player(mover);
        List<Integer> nodes = placesOf(player);
        if (nodes.isEmpty()) {
            throw new IllegalArgumentException("position: '" + MOVER + "' must be another seat; this one never moves");
        }
        int[] others = new int[game.rules().words().numbers()];
        others[0] = player + 1;
        others[1] = nodes.get(given.number(PLACE, 1, nodes.size(), 1) - 1);
        for (int index = 0; index < numbers.size(); index++) {
            int most = description.bounds().get(index);
            others[3 + index] = given.number(numbers.get(index), 0, most, start.number(index));
        }
        int plies = given.number(PLY, 0, game.mostPlies(), 0);
        others[2] = vertexMatters(player, others[1]) ? vertex(given.text(AT)) : 0;
        given.requireNoMore();
        game.requirePayoffs(others[3], others[2 + description.players().size()]);
        return state(board, others, plies);
    }

    private RbgState state(int[] board, int[] others, int plies) {
        RbgState state = (RbgState) game.newInitialState();
        state.set(board, others, plies);
        try {
            state.actor();
        } catch (IllegalStateException endless) {
            throw new IllegalArgumentException("position: " + endless.getMessage(), endless);
        }
        return state;
    }

    private int vertex(String name) {
        int vertex = game.layout().find(name);
        if (vertex < 0) {
            throw new IllegalArgumentException("position: '" + AT + "' must be a place of the board such as "
                    + game.layout().name(0) + ", not '" + name + "'");
        }
        return vertex;
    }
}
