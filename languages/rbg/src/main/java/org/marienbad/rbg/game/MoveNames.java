package org.marienbad.rbg.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.text.Text;
import org.marienbad.rbg.play.MoveList;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.tree.Rule;

/**
 * The notation, clicks and words of all moves of a position. A move is written and clicked as the path of its vertices. Several with the same path
 * are told apart by the pieces that they put down, or else by numbers. Immutable.
 */
final class MoveNames {
    /** Longer paths are cut where they are the only ones that begin so. */
    private static final int SHORTEST = 2;

    /** @param choice the difference from others with the same path; empty if there are none */
    private record Named(int code, List<String> path, String choice) {}

    private final RbgGame game;
    private final Map<Integer, Action> actions = new HashMap<>();

    MoveNames(RbgGame game, RbgState state) {
        this.game = game;
        MoveList moves = state.moves();
        Map<List<String>, List<Integer>> byPath = new LinkedHashMap<>();
        for (int move = 0; move < moves.size(); move++) {
            byPath.computeIfAbsent(path(state.position(), moves, move), path -> new ArrayList<>())
                    .add(move);
        }
        List<Named> named = new ArrayList<>();
        byPath.forEach((path, group) -> name(state, path, group, named));
        Map<List<String>, Integer> begins = new HashMap<>();
        for (Named each : named) {
            for (int length = 1; length <= each.path.size(); length++) {
                begins.merge(each.path.subList(0, length), 1, Integer::sum);
            }
        }
        Map<List<String>, Long> alike =
                named.stream().collect(Collectors.groupingBy(Named::path, Collectors.counting()));
        Text seat = game.view().seatName(Math.max(0, state.actor()));
        for (Named each : named) {
            actions.put(
                    each.code,
                    new Action(
                            each.code,
                            notation(each),
                            words(each, seat, state),
                            clicks(each.path, begins, alike.get(each.path))));
        }
    }

    /** The vertices to which shifts lead, each once in a row. */
    private List<String> path(RbgPosition position, MoveList moves, int move) {
        List<String> path = new ArrayList<>();
        int node = position.node();
        for (int step = 0; step < moves.length(move); step++) {
            int modifier = moves.modifier(move, step);
            String vertex = game.layout().name(moves.vertex(move, step));
            boolean again = !path.isEmpty() && path.get(path.size() - 1).equals(vertex);
            if (game.ways().isShifted(node, modifier) && !again) {
                path.add(vertex);
            }
            node = game.rules().automaton().step(modifier).target();
        }
        return path;
    }

    private void name(RbgState state, List<String> path, List<Integer> group, List<Named> out) {
        if (group.size() == 1) {
            out.add(new Named(state.code(group.get(0)), path, ""));
            return;
        }
        List<String> put = group.stream().map(move -> put(state.moves(), move)).toList();
        boolean told = new TreeSet<>(put).size() == put.size();
        int[] order = IntStream.range(0, group.size()).toArray();
        int[] codes = group.stream().mapToInt(state::code).toArray();
        int[] sorted = Arrays.stream(codes).sorted().toArray();
        for (int i : order) {
            int rank = Arrays.binarySearch(sorted, codes[i]) + 1;
            boolean passes = told && path.isEmpty() && put.get(i).isEmpty();
            String choice = told && !put.get(i).isEmpty() ? put.get(i) : String.valueOf(rank);
            out.add(new Named(codes[i], path, passes ? "" : choice));
        }
    }

    /** The names of the pieces that a move puts down. */
    private String put(MoveList moves, int move) {
        return IntStream.range(0, moves.length(move))
                .mapToObj(step -> game.rules()
                        .automaton()
                        .step(moves.modifier(move, step))
                        .action())
                .filter(Rule.Put.class::isInstance)
                .map(put -> ((Rule.Put) put).piece())
                .filter(piece -> game.looks().tokens(piece).isPresent())
                .map(piece -> game.rules().description().pieces().get(piece))
                .collect(Collectors.joining("+"));
    }

    private static String notation(Named named) {
        String path = named.path.isEmpty() ? "pass" : String.join("-", named.path);
        return named.choice.isEmpty() ? path : path + "=" + named.choice;
    }

    private Text words(Named named, Text seat, RbgState state) {
        String path = String.join("-", named.path);
        if (!named.choice.isEmpty()) {
            Text choice = game.choice(named.choice);
            return named.path.isEmpty()
                    ? Text.of("action.choose", seat, choice)
                    : Text.of("action.play.choice", seat, path, choice);
        } else if (named.path.isEmpty()) {
            return Text.of("action.pass", seat);
        } else if (named.path.size() == 2 && game.hasFigure(state.position(), named.path.get(0))) {
            return Text.of("action.move", seat, named.path.get(0), named.path.get(1));
        }
        return Text.of("action.play", seat, path);
    }

    /** @param alike how many moves have this path; screens offer them in words after the clicks */
    private static List<String> clicks(List<String> path, Map<List<String>, Integer> begins, long alike) {
        for (int length = SHORTEST; length < path.size() && alike == 1; length++) {
            if (begins.get(path.subList(0, length)) == 1) {
                return path.subList(0, length);
            }
        }
        if (!path.isEmpty() && begins.get(path) > alike) {
            // Another path goes on from here: the last vertex once more ends this one.
            List<String> clicks = new ArrayList<>(path);
            clicks.add(path.get(path.size() - 1));
            return clicks;
        }
        return path;
    }

    /** The action of a code, null for one that is not legal. */
    Action action(int code) {
        return actions.get(code);
    }
}
